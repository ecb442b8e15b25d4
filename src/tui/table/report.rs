//! Reports of what was done: a short form follows where the long one has the name of a file.

use std::path::Path;

use crate::formats::Remark;
use crate::game::GameKind;
use crate::player::Reason;
use crate::printable::printable_path;
use crate::review::words::reason;
use crate::rules::Point;
use crate::tui::editor::Editor;
use crate::tui::naming::{self, Naming, counted, stones};

pub fn saved(
    path: &Path,
    (kind, number): (GameKind, usize),
    not_held: Option<String>,
    is_on_screen: bool,
) -> Vec<String> {
    let which = if is_on_screen { "Game" } else { "Earlier game" };
    let stones = stones(kind, number);
    let more = not_held.map_or_else(String::new, |what| format!(". {what}"));
    let long = format!("{which} saved. {stones} in {}{more}", printable_path(path));
    vec![long, format!("{which} saved.")]
}

pub fn loaded(path: &Path, (kind, number): (GameKind, usize), remarks: &[Remark]) -> Vec<String> {
    let unnamed = |board: String| format!("{board}: the file names no board");
    let told = |remark| board(remark).map_or_else(|| remark.to_string(), unnamed);
    let in_brackets = |remark| format!(" ({})", told(remark));
    let all = remarks.iter().map(in_brackets).collect::<String>();
    let stones = stones(kind, number);
    let board = remarks.iter().find_map(board).map(unnamed);
    let short = board.map_or("Game loaded.".to_owned(), |board| format!("Loaded, {board}"));
    vec![format!("Game loaded. {stones} from {}{all}", printable_path(path)), short]
}

/// `Pasted: 3 moves (rows are counted from the bottom).`
pub fn pasted(kind: GameKind, number: usize, all: usize, remarks: &[Remark]) -> Vec<String> {
    // The word `stones` says already that their order is unknown.
    let what = if number == all { counted(number, "move") } else { stones(kind, all) };
    let remarks = remarks.iter().filter(|remark| **remark != Remark::NoOrder);
    let told = |remark: &Remark| board(remark).unwrap_or_else(|| remark.to_string());
    let in_brackets = |remark| format!(" ({})", told(remark));
    let told = remarks.map(in_brackets).collect::<String>();
    vec![format!("Pasted: {what}{told}."), format!("Pasted: {what}.")]
}

/// `15x15`: the board that was chosen for the stones.
fn board(remark: &Remark) -> Option<String> {
    let Remark::TakenFor(board) = remark else { return None };
    Some(format!("{}x{}", board.shape().width(), board.shape().height()))
}

pub fn opened(path: &Path, number: u32, kind: GameKind, moves: usize) -> Vec<String> {
    let what = naming::game(kind);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let study = "A study: the file stays as it is.";
    vec![format!("{what}: game {number} of {name}, {moves} moves. {study}"), study.to_owned()]
}

pub fn continued(stones: &str, naming: &Naming) -> String {
    let [who, _] = naming.participants_forms();
    let who = if naming.kind.has_computer() { format!(" {who}.") } else { String::new() };
    format!("The game goes on, {stones}.{who}")
}

/// The readable part of a damaged game was opened as a copy.
pub fn part(stones: &str, why: &str) -> Vec<String> {
    vec![
        format!("This is a copy of what can be read, {stones}; the file stays as it is: {why}."),
        format!("A copy of what can be read, {stones}."),
    ]
}

pub fn set_up(editor: &Editor) -> String {
    let first = format!("A game from here: {}.", editor.counts());
    std::iter::once(first).chain(editor.oddities()).collect::<Vec<_>>().join(" ")
}

/// `Hint: H8. It makes a four.`
pub fn hint(point: Point, why: Option<&Reason>, naming: &Naming) -> String {
    let cell = naming.cell(point);
    match why {
        Some(why) => format!("Hint: {cell}. {}", reason(why, point, |at| naming.cell(at))),
        None => format!("Hint: {cell}."),
    }
}
