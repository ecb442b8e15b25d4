//! File formats: pure codecs between games and bytes.
//!
//! They open no file: the [`store`](crate::store) does.

pub mod csv;
mod error;
pub mod journal;
mod remark;
pub mod script;
pub mod sgf;

pub use error::{FormatError, Place, Problem};
pub use remark::Remark;

use std::fmt;

use crate::game::AnyGame;
use crate::record::Record;
use crate::rules::Variant;

/// The size limit of a file in bytes, far above any game.
pub const MAX_SIZE: u64 = csv::MAX_SIZE;

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// Everything that the file says of it.
    pub record: Record,
    /// What had to be decided.
    pub remarks: Vec<Remark>,
}

/// Why a game cannot be written in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// The format does not know Quarto.
    Quarto,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this format does not know Quarto")
    }
}

impl std::error::Error for Unwritable {}

/// Whether a file that begins with these bytes is meant to be a saved game.
pub fn is_saved_game(start: &[u8]) -> bool {
    csv::is_saved_game(start) || script::is_saved_game(start)
}

/// The file's bytes: a game of rows as CSV, a game of Quarto as a script. The bytes of a game begin
/// with those of its earlier states.
pub fn write(game: &AnyGame) -> Vec<u8> {
    match game {
        AnyGame::Rows(game) => csv::write(game),
        AnyGame::Quarto(game) => script::write(game),
    }
}

/// Reads a file of any kind; a game of rows for the `current` board if it fits.
///
/// # Errors
/// If it holds no game, with the place where that is seen.
pub fn read(bytes: &[u8], current: Variant) -> Result<AnyGame, FormatError> {
    if journal::is_journal(bytes) {
        journal::read(bytes).map(|contents| contents.sheet.game.on_board().clone())
    } else if script::is_saved_game(bytes) {
        script::read(bytes).map(AnyGame::Quarto)
    } else {
        csv::read(bytes, current).map(AnyGame::Rows)
    }
}

#[cfg(test)]
mod tests;
