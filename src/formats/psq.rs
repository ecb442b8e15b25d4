//! Files of Piskvork: `.psq`, and the older `.rec` of its tournaments.
//!
//! ```text
//! Piskvorky 15x15, 0:0, 0
//! 8,8,1200
//! 9,7,850
//! Ada
//! Eve
//! -1
//! 1,Freestyle
//! ```
//!
//! The head names the board and the player who moves first. A move consists of column and row, from
//! 1 at the top left, and its time in milliseconds. Names follow in tournaments only. A number alone
//! says how the game ended, but not who won. After it, the judge of Gomocup adds the winner (0 for
//! none) and the rule. A `.rec` has the names first, counts from 0, and names no board.
//!
//! `lines` tells these lines apart, and `reader` plays them.

mod lines;
mod reader;

use std::fmt::Write as _;

use super::{FormatError, Loaded, encoding, read_text, rule};
use crate::game::State;
use crate::record::{Action, Record};
use crate::rules::{Game, Stone};
use lines::Lines;
pub(super) use reader::{parse, parse_rec};

/// Size limit of a file in bytes, far above any game.
pub const MAX_SIZE: u64 = 1 << 20;
const HEAD: &str = "Piskvorky ";
/// Start of the head, as all programs write it but for capital letters.
const WORD: &str = "piskvork";

/// Checks whether a file that starts with these bytes is meant to be a `.psq`.
pub fn is_psq(start: &[u8]) -> bool {
    let start = start.trim_ascii_start();
    start.get(..WORD.len()).is_some_and(|word| word.eq_ignore_ascii_case(WORD.as_bytes()))
}

/// Checks whether this is a complete `.rec`: two names and moves.
pub fn is_rec(bytes: &[u8]) -> bool {
    let decoded = encoding::decode(bytes, None, None);
    let lines = Lines::of_rec(&decoded.text);
    !lines.moves.is_empty() && lines.names.len() == 2 && lines.skipped.is_empty()
}

/// Reads a `.psq`.
///
/// ```
/// use gomoku::formats::psq;
/// use gomoku::rules::{Point, Variant};
///
/// let file = b"Piskvorky 20x20, 11:11, 0\n3,2,850\n11,11,900\nAda\nEve\n-1\n1,Freestyle\n";
/// let record = psq::read(file)?.record;
/// assert_eq!(record.kind().variant(), Variant::GOMOKU_20);
/// assert_eq!(record.on_board().stones(), 2);
/// assert_eq!(record.info().players.first.name, "Ada");
/// # Ok::<(), gomoku::formats::FormatError>(())
/// ```
///
/// # Errors
/// Reports the line that is malformed or has an illegal move.
pub fn read(bytes: &[u8]) -> Result<Loaded, FormatError> {
    read_text(bytes, None, parse)
}

/// Reads a `.rec`, for the tournament board 20x20.
///
/// # Errors
/// Reports the line that is malformed or has an illegal move.
pub fn read_rec(bytes: &[u8]) -> Result<Loaded, FormatError> {
    read_text(bytes, None, parse_rec)
}

pub(super) fn write(record: &Record, game: &Game) -> Vec<u8> {
    let shape = game.variant().shape();
    let mut text = format!("{HEAD}{}x{}, 0:0, 0\n", shape.width(), shape.height());
    text += &moves(record, game, 1);
    let [first, second] = names(record);
    // Writing to a `String` cannot fail.
    let _ = writeln!(text, "{first}\n{second}\n-1");
    if let State::Over(outcome) = record.state() {
        let winner = outcome.winner().map_or(0, |side| side as u8 + 1);
        let own = rule::write(game.variant());
        let rule = record.info().rule.as_deref().unwrap_or(&own);
        let mut first = rule.chars();
        let capital = first.next().map(|letter| letter.to_ascii_uppercase()).into_iter();
        let rule: String = capital.chain(first).collect();
        let _ = writeln!(text, "{winner},{}", one_line(&rule));
    }
    text.into_bytes()
}

pub(super) fn write_rec(record: &Record, game: &Game) -> Vec<u8> {
    let mut text: String = names(record).map(|name| format!("{name}\n")).concat();
    text += &moves(record, game, 0);
    text.into_bytes()
}

/// Names of the players, or of the sides if a player has none.
fn names(record: &Record) -> [String; 2] {
    [(Stone::First, "X"), (Stone::Second, "O")].map(|(side, usual)| {
        let name = one_line(&record.info().players.of(side).name);
        if lines::is_name(&name) { name } else { usual.to_owned() }
    })
}

/// Checks whether the names of the players are written as they are.
pub(super) fn holds_names(record: &Record) -> bool {
    [Stone::First, Stone::Second].into_iter().all(|side| {
        let name = &record.info().players.of(side).name;
        name.is_empty() || lines::is_name(name) && one_line(name) == *name
    })
}

fn one_line(text: &str) -> String {
    text.replace(['\r', '\n'], " ").trim().to_owned()
}

/// Writes the moves line by line; cells count from `first`.
fn moves(record: &Record, game: &Game, first: u8) -> String {
    let tree = record.tree();
    let path = tree.path(record.node()).into_iter();
    let stones = path.filter(|&node| matches!(tree.action(node), Some(Action::Stone(_))));
    let mut text = String::new();
    for (point, node) in game.moves().iter().zip(stones) {
        let time = tree.notes(node).spent.unwrap_or_default().as_millis();
        // Writing to a `String` cannot fail.
        let _ = writeln!(text, "{},{},{time}", point.col + first, point.row + first);
    }
    text
}

#[cfg(test)]
mod tests;
