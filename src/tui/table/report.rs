//! Reports on actions. If the long form includes a file name, a short form follows.

use std::path::Path;

use crate::formats::Remark;
use crate::game::{GameKind, Target};
use crate::locale::text;
use crate::player::{Advice, Claim, SmallReason};
use crate::review::words::reason;
use crate::tui::editor::Editor;
use crate::tui::naming::{self, Naming};
use crate::tui::text::with_path;

pub fn saved(path: &Path, length: &str, is_on_screen: bool) -> Vec<String> {
    let stones = length;
    let (mut forms, short) = if is_on_screen {
        (with_path(path, |path| text!("saved", path = path, stones = stones)), text!("saved.short"))
    } else {
        let long = |path: &str| text!("saved-earlier", path = path, stones = stones);
        (with_path(path, long), text!("saved-earlier.short"))
    };
    forms.push(short);
    forms
}

pub fn loaded(path: &Path, length: &str, remarks: &[Remark]) -> Vec<String> {
    let stones = length;
    let unnamed = |board: String| text!("loaded-no-board", board = board);
    let told = |remark| board(remark).map_or_else(|| remark.to_string(), unnamed);
    let mut forms = if remarks.is_empty() {
        with_path(path, |path| text!("loaded", path = path, stones = stones))
    } else {
        let all: Vec<String> = remarks.iter().map(told).collect();
        let all = all.join(&text!("list-semicolon"));
        with_path(path, |path| text!("loaded-remarks", path = path, stones = stones, remarks = all))
    };
    let short = match remarks.iter().find_map(board) {
        Some(board) => text!("loaded-on-board", board = board),
        None => text!("loaded.short"),
    };
    forms.push(short);
    forms
}

/// Reports a pasted game: `Pasted: 3 moves (rows are counted from the bottom).`
pub fn pasted(length: &str, remarks: &[Remark]) -> Vec<String> {
    // The word `stones` already implies that their order is unknown.
    let remarks = remarks.iter().filter(|remark| **remark != Remark::NoOrder);
    let told = |remark: &Remark| board(remark).unwrap_or_else(|| remark.to_string());
    let told: Vec<String> = remarks.map(told).collect();
    let short = text!("pasted", what = length);
    if told.is_empty() {
        return vec![short];
    }
    let told = told.join(&text!("list-semicolon"));
    vec![text!("pasted-remarks", what = length, remarks = told), short]
}

/// Board that was chosen for the stones: `15x15`.
fn board(remark: &Remark) -> Option<String> {
    let Remark::TakenFor(board) = remark else { return None };
    Some(format!("{}x{}", board.shape().width(), board.shape().height()))
}

/// Reports a game of a collection, with its number in the file.
pub fn opened(
    path: &Path,
    (number, kind): (u32, GameKind),
    moves: usize,
    remarks: &[Remark],
) -> Vec<String> {
    let name = Path::new(path.file_name().unwrap_or_default());
    let game = naming::game(kind);
    let remarks: Vec<String> = remarks.iter().map(Remark::to_string).collect();
    let remarks = remarks.join(&text!("list-semicolon"));
    let mut forms = with_path(name, |name| {
        let opened =
            text!("study-opened", game = game, number = number, file = name, moves = moves);
        if remarks.is_empty() {
            return opened;
        }
        [opened, text!("study-remarks", remarks = remarks)].join(&text!("between-sentences"))
    });
    forms.push(text!("study-opened.short"));
    forms
}

pub fn continued(stones: &str, naming: &Naming) -> String {
    let [lineup, _] = naming.participants_forms();
    text!("resumed-lineup", stones = stones, lineup = lineup)
}

/// Reports that the readable part of a damaged game was opened as a copy.
pub fn part(stones: &str, why: &str) -> Vec<String> {
    vec![
        text!("resumed-damaged", why = why, stones = stones),
        text!("resumed-damaged.short", stones = stones),
    ]
}

pub fn set_up(editor: &Editor) -> String {
    let first = text!("game-from-position", counts = editor.counts());
    let sentences: Vec<String> = std::iter::once(first).chain(editor.oddities()).collect();
    sentences.join(&text!("between-sentences"))
}

/// Formats a hint: `Hint: H8 makes a four.`
pub fn hint(target: Target, why: Option<&Advice>, naming: &Naming) -> String {
    let played = naming.target(target);
    match (why, target.cell()) {
        (Some(Advice::Gomoku(why)), Some(point)) => {
            text!("hint-reason", reason = reason(why, point, |at| naming.cell(at)))
        }
        (Some(Advice::Proved(Claim::Wins(_))), _) => {
            text!("hint-reason", reason = text!("reason-proof-wins", played = played))
        }
        (Some(Advice::Proved(Claim::Loses)), _) => {
            text!("hint-reason", reason = text!("reason-proof-loses", played = played))
        }
        (Some(Advice::Small(why)), _) => {
            text!("hint-reason", reason = small_reason(*why, &played))
        }
        _ => text!("hint", cell = played),
    }
}

/// Formats a reason of the solver as a sentence: `D3 completes a row.`
fn small_reason(why: SmallReason, played: &str) -> String {
    match why {
        SmallReason::Completes => text!("reason-completes", played = played),
        SmallReason::Blocks => text!("reason-blocks", played = played),
        SmallReason::Wins(moves) => text!("reason-proved-win", played = played, moves = moves),
        SmallReason::HoldsOut(moves) => text!("reason-holds-out", played = played, moves = moves),
        SmallReason::GivesLosing => text!("reason-gives-losing", played = played),
        SmallReason::GivesLastSafe => text!("reason-gives-last-safe", played = played),
        SmallReason::GivesSafe(count) => text!("reason-gives-safe", played = played, count = count),
        SmallReason::Draws => text!("reason-draws", played = played),
        SmallReason::IsBestFound { depth } => text!("reason-best", played = played, depth = depth),
    }
}
