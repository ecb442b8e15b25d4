//! Games as people write and paste them: `h8i9j10`, a list of moves, a drawn board.
//!
//! ```text
//! h8i9j10                  1. h8 i9          7,7 6,8          . . . .
//!                          2. j10                             . X O .
//! ```
//!
//! A letter is a column from the left. The number after it is a row from the bottom, or from the
//! top on request. Two numbers are row and column from 0 at the top left.

mod board;
mod moves;

pub use board::picture;

use super::error::check_size;
use super::{FormatError, Loaded, Remark};
use crate::game::AnyGame;
use crate::record::Record;
use crate::rules::{Coordinates, Game, Variant};

/// Size limit of a text in bytes, far above any game.
pub const MAX_SIZE: u64 = 1 << 20;

/// Position of row 1 in names like `h8`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RowOrigin {
    /// Row 1 is the lowest.
    #[default]
    Bottom,
    /// Row 1 is the uppermost.
    Top,
}

/// Reads a drawn board or a list of moves, on the `current` board if all stones fit.
///
/// ```
/// use gomoku::formats::text::{self, RowOrigin};
/// use gomoku::game::AnyGame;
/// use gomoku::rules::{Point, Variant};
///
/// let moves = |text, origin| match text::read(text, Variant::GOMOKU_15, origin) {
///     Ok(loaded) => match loaded.record.on_board() {
///         AnyGame::Rows(game) => game.moves().to_vec(),
///         AnyGame::Quarto(_) => Vec::new(),
///     },
///     Err(why) => panic!("{why}"),
/// };
/// let cells = [Point::new(7, 7), Point::new(6, 8)];
/// assert_eq!(moves("h8i9", RowOrigin::Bottom), cells);
/// assert_eq!(moves("1. h8 i7", RowOrigin::Top), cells);
/// assert_eq!(moves("7,7 6,8", RowOrigin::Bottom), cells);
/// ```
///
/// # Errors
/// Reports the line or move that is wrong.
pub fn read(text: &str, current: Variant, origin: RowOrigin) -> Result<Loaded, FormatError> {
    check_size(text.as_bytes(), MAX_SIZE)?;
    let rows = board::rows(text);
    if rows.len() >= 3 { board::read(&rows, current) } else { moves::read(text, current, origin) }
}

/// Checks whether a text looks like a list of moves or a drawn board.
pub fn is_position(text: &str) -> bool {
    !text.trim().is_empty() && read(text, Variant::GOMOKU_20, RowOrigin::Bottom).is_ok()
}

/// Writes the moves on the board as one word, or draws the board if stones were set up.
pub fn write(game: &Game) -> String {
    if !game.start().stones().is_empty() {
        return board::picture(game, Coordinates::Letters);
    }
    let shape = game.variant().shape();
    let names = game.moves().iter().map(|&cell| Coordinates::Letters.name(cell, shape));
    let mut text = names.collect::<String>().to_ascii_lowercase();
    text.push('\n');
    text
}

fn loaded(game: Game, mut remarks: Vec<Remark>) -> Loaded {
    if !game.start().stones().is_empty() {
        remarks.push(Remark::NoOrder);
    }
    Loaded { remarks, ..Loaded::new(Record::from(AnyGame::Rows(game))) }
}

#[cfg(test)]
mod tests;
