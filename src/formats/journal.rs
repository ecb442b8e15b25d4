//! Journals: games and their players as lines of text, one for each event. Lines are only ever
//! appended.
//!
//! ```text
//! gomoku journal 2
//! game 15
//! begun 2026-11-22T04:08:07Z
//! player o computer 5
//! move 7,7 300000
//! move 6,6 289120
//! undo
//! @1 note C[so so]
//! resign x
//! ```
//!
//! `docs/formats.md` describes the lines, and version 1, which can also be read. Extra fields at
//! the end of a known line are reserved for later versions and ignored; an unknown line is an
//! error. A last line without a line end was not completely written, and is skipped.

mod parser;
mod writer;

pub use writer::{JournalStatus, Update, Writer};

use std::fmt::Write as _;
use std::time::Duration;

use jiff::Timestamp;

use super::error::check_size;
use super::saved_game::SavedGame;
use super::{FormatError, Problem};
use crate::game::{AnyGame, GameKind};
use crate::rules::{Point, Stone};

/// Size limit of a file in bytes. A record of [`Tree::MAX_NODES`](crate::record::Tree::MAX_NODES)
/// moves is smaller, and so is one with all the text that a file may have. So everything
/// written can be read.
pub const MAX_SIZE: u64 = 1 << 31;

const FIRST_LINE: &str = "gomoku journal 2";

/// Reason for a draw at the move limit.
const AT_LIMIT: &str = "limit";

/// Time left after a move, and time spent on it.
type Times = (Option<Duration>, Option<Duration>);

/// Escapes that fit any text into one line.
const ESCAPES: [(&str, &str); 3] = [("%", "%25"), ("\n", "%0A"), ("\r", "%0D")];

fn to_one_line(text: String) -> String {
    ESCAPES.into_iter().fold(text, |text, (plain, escaped)| text.replace(plain, escaped))
}

fn of_one_line(text: String) -> String {
    ESCAPES.into_iter().rev().fold(text, |text, (plain, escaped)| text.replace(escaped, plain))
}

/// Writes row and column from 0 at the top left: `7,7`.
fn row_col(Point { row, col }: Point) -> String {
    format!("{row},{col}")
}

const fn mark(side: Stone) -> char {
    match side {
        Stone::First => 'x',
        Stone::Second => 'o',
    }
}

pub fn is_journal(start: &[u8]) -> bool {
    start.starts_with(b"gomoku journal ")
}

pub fn write(game: &SavedGame) -> Vec<u8> {
    let head = head(game.record.kind(), game.begun.unwrap_or_default());
    (head + &lines(game)).into_bytes()
}

pub fn head(kind: GameKind, begun: Timestamp) -> String {
    // Quarto's name covers all boards.
    let board = match kind {
        GameKind::Quarto(board) => format!(" {board}"),
        GameKind::Rows(_) => String::new(),
    };
    format!("{FIRST_LINE}\ngame {kind}{board}\nbegun {begun}\n")
}

pub fn lines(game: &SavedGame) -> String {
    let mut text = String::new();
    if let AnyGame::Rows(game) = game.record.on_board() {
        let start = game.start();
        // Writing to a `String` cannot fail.
        for &(point, stone) in start.stones() {
            let _ = writeln!(text, "stone {} {}", row_col(point), mark(stone));
        }
        if start.to_move() != Stone::First.after(start.stones().len()) {
            let _ = writeln!(text, "turn {}", mark(start.to_move()));
        }
        if game.opening().is_some() {
            let _ = writeln!(text, "opening {}", game.opening_rule());
        }
    }
    text + &writer::whole(&game.record, &game.terms())
}

/// Returns the number of bytes in the header, and in all complete lines.
pub fn extent(bytes: &[u8]) -> (usize, usize) {
    let length = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    let mut ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    (ends.nth(2).map_or(length, |(end, _)| end + 1), length)
}

/// Checks whether a journal is of the current version, so that lines can be appended.
pub fn is_current(bytes: &[u8]) -> bool {
    bytes.starts_with(FIRST_LINE.as_bytes())
}

/// Number of bytes that suffice to recognize a journal.
pub const START: u64 = 64;

/// Reads a journal, ignoring an incomplete last line.
pub fn read(bytes: &[u8]) -> Result<SavedGame, FormatError> {
    match read_part(bytes)? {
        (game, None) => Ok(game),
        (_, Some(why)) => Err(why),
    }
}

/// Reads a damaged journal up to the first unreadable line, and reports that line.
pub fn read_part(bytes: &[u8]) -> Result<(SavedGame, Option<FormatError>), FormatError> {
    check_size(bytes, MAX_SIZE)?;
    parser::read(bytes)
}

#[cfg(test)]
mod tests;
