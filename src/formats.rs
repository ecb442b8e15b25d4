//! File formats: pure codecs between games and bytes.
//!
//! They open no file: the [`store`](crate::store) does.

pub mod csv;
mod error;
pub mod journal;
pub mod script;

pub use error::{FormatError, Place, Problem};

use crate::game::AnyGame;
use crate::rules::Variant;

/// The size limit of a file in bytes, far above any game.
pub const MAX_SIZE: u64 = csv::MAX_SIZE;

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
