//! The formats together: what any of our files holds.

use super::{FormatError, Kind, csv, script};
use crate::quarto;
use crate::rules::{Game, Variant};

/// A game as it is written to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// A game of rows, as CSV.
    Rows(Game),
    /// A game of Quarto, as a script.
    Quarto(quarto::Game),
}

/// What was read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A game of rows.
    Rows(Game),
    /// A game of Quarto.
    Quarto(quarto::Game),
}

/// No file of ours comes near this size, in bytes.
pub const MAX_SIZE: u64 = csv::MAX_SIZE;

impl Sheet {
    /// Which game it is.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Rows(game) => Kind::Rows(game.variant()),
            Self::Quarto(game) => Kind::Quarto(game.shape().topology()),
        }
    }

    /// The file's bytes. Those of a game that goes on begin with those of its beginning.
    pub fn write(&self) -> Vec<u8> {
        match self {
            Self::Rows(game) => csv::write(game),
            Self::Quarto(game) => script::write(game),
        }
    }

    /// How many stones or pieces lie on the board.
    pub fn stones(&self) -> usize {
        match self {
            Self::Rows(game) => game.board().stones(),
            Self::Quarto(game) => game.moves().len(),
        }
    }

    /// Whether nothing lies on the board.
    pub fn is_empty(&self) -> bool {
        self.stones() == 0
    }
}

impl Content {
    /// Which game it is.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Rows(game) => Kind::Rows(game.variant()),
            Self::Quarto(game) => Kind::Quarto(game.shape().topology()),
        }
    }

    /// How many stones or pieces lie on the board.
    pub fn stones(&self) -> usize {
        match self {
            Self::Rows(game) => game.board().stones(),
            Self::Quarto(game) => game.moves().len(),
        }
    }
}

/// What would be written of what was read.
impl From<&Content> for Sheet {
    fn from(content: &Content) -> Self {
        match content {
            Content::Rows(game) => Self::Rows(game.clone()),
            Content::Quarto(game) => Self::Quarto(game.clone()),
        }
    }
}

/// Whether a file that begins with these bytes is meant to be a saved game.
pub fn is_saved_game(start: &[u8]) -> bool {
    csv::is_saved_game(start) || script::is_saved_game(start)
}

/// Reads a file of either kind; a game of rows for the `current` board if it fits.
///
/// # Errors
/// If it holds no game, with the place where that is seen.
pub fn read(bytes: &[u8], current: Variant) -> Result<Content, FormatError> {
    if script::is_saved_game(bytes) {
        script::read(bytes).map(Content::Quarto)
    } else {
        csv::read(bytes, current).map(Content::Rows)
    }
}
