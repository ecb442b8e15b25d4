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
mod caption;
mod clean;
mod moves;
mod picture;
mod signs;

pub use picture::picture;

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

/// Sides of the stones of a drawn board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sides {
    /// Those that the signs usually have.
    #[default]
    Usual,
    /// The stones of one side belong to the other.
    Swapped,
}

/// Way to read a text that can be understood in two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Position of row 1 in names of cells.
    pub origin: RowOrigin,
    /// Sides of the stones of a drawn board.
    pub sides: Sides,
}

/// Game that was read from a text, and what the text leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Game, with remarks.
    pub loaded: Loaded,
    /// Set if cells have names whose rows may count from the other side of the board.
    pub are_rows_open: bool,
    /// Set if the signs do not say which side begins.
    pub are_sides_open: bool,
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
    let choice = Choice { origin, ..Choice::default() };
    understand(text, current, choice).map(|reading| reading.loaded)
}

/// Reads a game like [`read`], in the way that was chosen if there are several.
///
/// # Errors
/// Reports the line or move that is wrong.
pub fn understand(text: &str, current: Variant, choice: Choice) -> Result<Reading, FormatError> {
    check_size(text.as_bytes(), MAX_SIZE)?;
    let text = clean::clean(text);
    let text = moves::rows_in_brackets(&text).unwrap_or(text);
    let moves = || moves::read(&text, current, choice.origin);
    let Some(drawing) = board::find(&text) else { return moves() };
    // Short names of cells look like rows of stones.
    if !drawing.has_marks()
        && let Ok(reading) = moves()
    {
        return Ok(reading);
    }
    drawing.read(current, choice.sides)
}

/// Checks whether a text is a list of moves or a drawn board, and nothing else.
pub fn is_position(text: &str) -> bool {
    let is_whole = |loaded: Loaded| !loaded.remarks.iter().any(Remark::is_loss);
    !text.trim().is_empty() && read(text, Variant::GOMOKU_20, RowOrigin::Bottom).is_ok_and(is_whole)
}

/// Checks whether a text was evidently meant as a game: it draws a board, or has the commands of a
/// protocol, a list in brackets, or a link with moves.
pub fn is_evident(text: &str) -> bool {
    let text = clean::clean(text);
    moves::is_evident(&text) || board::find(&text).is_some_and(|drawing| drawing.has_marks())
}

/// Writes the moves on the board as one word, or draws the board if stones were set up or a side
/// has passed.
pub fn write(game: &Game) -> String {
    if !game.start().stones().is_empty() || game.has_passed() {
        return picture(game, Coordinates::Letters);
    }
    let shape = game.variant().shape();
    let names = game.moves().iter().map(|&cell| Coordinates::Letters.name(cell, shape));
    let mut text = names.collect::<String>().to_ascii_lowercase();
    text.push('\n');
    text
}

/// Number of the line at a byte of a text, which is no part of a letter.
fn line_at(text: &str, at: usize) -> u64 {
    text[..at].matches('\n').count() as u64 + 1
}

fn loaded(game: Game, mut remarks: Vec<Remark>) -> Loaded {
    if !game.start().stones().is_empty() {
        remarks.push(Remark::NoOrder);
    }
    Loaded { remarks, ..Loaded::new(Record::from(AnyGame::Rows(game))) }
}

#[cfg(test)]
mod tests;
