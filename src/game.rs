//! What can be played: a game of rows or Quarto, who plays it, in what time, and the score.
//! Pure.

mod clock;
mod end;
mod kind;
mod names;
mod participant;
mod running_clock;
mod score;

pub use clock::{Allowance, TimeControl, UnknownTimeControl};
pub use end::End;
pub use kind::{AnyGame, GameKind, UnknownKind};
pub use names::Names;
pub use participant::{ComputerSides, Lineup, Participant, Participants, Person, Step};
pub use running_clock::Clock;
pub use score::{Points, Score};

use std::fmt;

use crate::quarto::{self, Piece};
use crate::rules::{self, Point, Shape, Stone};

/// Whose turn it is, or how the match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// This side is to move.
    ToMove(Stone),
    /// The match has ended.
    Over(Outcome),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This side won.
    Won(Stone, Win),
    /// No cell or no piece is left.
    Drawn,
    /// The players agreed on a draw.
    Agreed,
    /// It does not count.
    Void,
}

/// How a match was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Win {
    /// A winning row.
    Row,
    /// The loser resigned.
    Resignation,
    /// The loser's time was up.
    Time,
    /// The loser broke a rule, or did not come.
    Forfeit,
    /// Nobody says how.
    Unknown,
}

/// What a player points at or plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A cell: a stone, or the selected piece, goes there.
    Cell(Point),
    /// A column, where stones fall.
    Column(u8),
    /// A piece of Quarto's bag, for the other side.
    Piece(Piece),
}

/// What the side to move has to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    /// A cell of a board.
    Cell(Shape),
    /// A column of a board.
    Column(Shape),
    /// A piece of the bag.
    Piece,
}

/// Why nothing was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The match has ended.
    GameOver,
    /// A game of rows refuses it.
    Rows(rules::IllegalMove),
    /// Quarto refuses it.
    Quarto(quarto::IllegalMove),
    /// The record of the game holds as many moves as one can hold.
    RecordFull,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => rules::IllegalMove::GameOver.fmt(f),
            Self::Rows(why) => why.fmt(f),
            Self::Quarto(why) => why.fmt(f),
            Self::RecordFull => f.write_str("the record holds no more moves"),
        }
    }
}

impl std::error::Error for IllegalMove {}

impl State {
    /// Whose turn it is; `None` after the end.
    pub const fn mover(self) -> Option<Stone> {
        match self {
            Self::ToMove(side) => Some(side),
            Self::Over(_) => None,
        }
    }
}

impl Outcome {
    /// Who won; `None` for a draw.
    pub const fn winner(self) -> Option<Stone> {
        match self {
            Self::Won(winner, _) => Some(winner),
            Self::Drawn | Self::Agreed | Self::Void => None,
        }
    }
}
