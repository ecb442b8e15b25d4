//! File formats: pure codecs between games and bytes.
//!
//! They open no file: that is the [`store`](crate::store)'s business.

pub mod csv;
mod error;
mod kind;
pub mod script;
mod sheet;

pub use error::{FormatError, Place, Problem};
pub use kind::{Kind, UnknownKind};
pub use sheet::{Content, MAX_SIZE, Sheet, is_saved_game, read};

use crate::rules::Game;

/// What a file holds of a game of rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The game.
    pub game: Game,
    /// Where its order of play comes from.
    pub order: Order,
}

/// Where the order of play comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// From the file.
    Played,
    /// The file lists the stones in another order, for example row by row across the board: a
    /// legal order was made up.
    Rebuilt,
}
