//! Games as people write and paste them: `h8i9j10`, a list of moves, a drawn board.
//!
//! ```text
//! h8i9j10                  1. h8 i9          7,7 6,8          . . . .
//!                          2. j10                             . X O .
//! ```
//!
//! Letters name columns from the left, numbers behind them rows from the bottom, or from the top if that is
//! said; two numbers are row and column from 0 at the top left.

mod board;
mod moves;

pub use board::picture;

use super::{FormatError, Loaded, Place, Problem, Remark};
use crate::game::AnyGame;
use crate::record::Record;
use crate::rules::{Coordinates, Game, Variant};

/// The size limit of a text in bytes, far above any game.
pub const MAX_SIZE: u64 = 1 << 20;

/// Where the numbers of the rows begin in names like `h8`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// Row 1 is the lowest.
    #[default]
    Bottom,
    /// Row 1 is the uppermost.
    Top,
}

/// Reads a drawn board or a list of moves, for the `current` board if all stones fit on it.
///
/// ```
/// use gomoku::formats::text::{self, Origin};
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
/// assert_eq!(moves("h8i9", Origin::Bottom), cells);
/// assert_eq!(moves("1. h8 i7", Origin::Top), cells);
/// assert_eq!(moves("7,7 6,8", Origin::Bottom), cells);
/// ```
///
/// # Errors
/// If it is none, with the line or the move.
pub fn read(text: &str, current: Variant, origin: Origin) -> Result<Loaded, FormatError> {
    if text.len() as u64 > MAX_SIZE {
        let problem = Problem::TooLarge { limit: MAX_SIZE };
        return Err(FormatError { place: Place::File, problem });
    }
    let rows = board::rows(text);
    if rows.len() >= 3 { board::read(&rows, current) } else { moves::read(text, current, origin) }
}

/// Whether a text is a list of moves or a drawn board, as far as it can be told at once.
pub fn is_position(text: &str) -> bool {
    !text.trim().is_empty() && read(text, Variant::GOMOKU_20, Origin::Bottom).is_ok()
}

/// Writes the moves on the board as one word; a board on which stones were set up is drawn.
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

/// The record of a game that was read, with what is to be said of its board.
fn loaded(game: Game, mut remarks: Vec<Remark>) -> Loaded {
    if !game.start().stones().is_empty() {
        remarks.push(Remark::NoOrder);
    }
    Loaded { remarks, ..Loaded::new(Record::from(AnyGame::Rows(game))) }
}

#[cfg(test)]
mod tests;
