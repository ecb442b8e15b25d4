//! Games to play: rows or Quarto, their players, time controls and the score. Pure.
//!
//! `GameKind` and `AnyGame` are the one pair of enums over the games of rows and Quarto. Files and
//! the screen share them. How the computer plays them is in `player`.
//!
//! A `Participant` plays a side: a person, or a `Computer`, which is this program at a `Level` or
//! another engine. Players One and Two keep their names and score when they swap sides. A `Lineup`
//! describes the players of the next game, and may draw the sides at random.
//!
//! The clock is pure as well: `running_clock` receives the time. The score is derived from the
//! games before this one, and from this one if it has ended.

mod clock;
#[doc(hidden)]
mod computer;
mod end;
#[doc(hidden)]
mod engine_name;
mod foul;
mod kind;
mod level;
mod move_limit;
#[doc(hidden)]
mod names;
#[doc(hidden)]
mod participant;
#[doc(hidden)]
mod running_clock;
#[doc(hidden)]
mod score;

pub use clock::{Allowance, TimeControl, UnknownTimeControl};
pub use end::End;
pub use foul::{FoulExplanation, FoulPenalty, FoulSign, side_with_fouls};
pub use kind::{AnyGame, GameKind};
pub use level::Level;
pub use move_limit::{MoveLimit, UnknownMoveLimit};

#[doc(hidden)]
pub use self::{
    computer::Computer,
    engine_name::EngineName,
    names::Names,
    participant::{ComputerSides, Lineup, Participant, Participants, Person, Seats, Step},
    running_clock::Clock,
    score::Score,
};

use std::fmt;

use crate::quarto::{self, Piece};
use crate::rules::opening::Choice;
use crate::rules::{self, Foul, Point, Shape, Stone, Turn};
use crate::translate::message;

/// Side to move, or outcome of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// In progress, with this side to move.
    ToMove(Stone),
    /// Finished with this outcome.
    Over(Outcome),
}

/// Outcome of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Won by this side.
    Won(Stone, Win),
    /// Drawn for this reason.
    Drawn(Draw),
    /// Declared void: no result.
    Void,
}

/// Reason for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// No cell or no piece is left.
    Full,
    /// Both sides passed, one after the other.
    Passes,
    /// Agreement of the players.
    Agreement,
    /// The move limit is reached.
    MoveLimit,
}

/// Reason for a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Win {
    /// A winning row.
    Row,
    /// A foul by the loser.
    Foul(Foul),
    /// Resignation by the loser.
    Resignation,
    /// Loss on time by the loser.
    Time,
    /// Forfeit: the loser broke a rule, or did not appear.
    Forfeit,
    /// Reason not known.
    Unknown,
}

/// Target of a move. In an opening, a cell may also be a fifth move to offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Cell for a stone, or for the selected piece.
    Cell(Point),
    /// Column in which a stone falls.
    Column(u8),
    /// Piece from Quarto's bag, for the other side to place.
    Piece(Piece),
    /// Pass, which needs no target.
    Pass,
    /// Choice in a decision of the opening.
    Choose(Choice),
    /// Number of fifth moves to declare in the opening.
    Declare(u8),
}

/// Target of a turn of a game of rows.
impl From<Turn> for Target {
    fn from(turn: Turn) -> Self {
        match turn {
            Turn::Stone(point) | Turn::Offer(point) => Self::Cell(point),
            Turn::Pass => Self::Pass,
            Turn::Choose(choice) => Self::Choose(choice),
            Turn::Declare(number) => Self::Declare(number),
        }
    }
}

impl Target {
    /// Cell of the target, if it is one.
    pub const fn cell(self) -> Option<Point> {
        match self {
            Self::Cell(point) => Some(point),
            _ => None,
        }
    }
}

/// Kind of target that the side to move must choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    /// Cell of a board.
    Cell(Shape),
    /// Column of a board.
    Column(Shape),
    /// Piece from the bag.
    Piece,
}

/// Reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The match has ended.
    GameOver,
    /// Illegal in the game of rows.
    Rows(rules::IllegalMove),
    /// Illegal in Quarto.
    Quarto(quarto::IllegalMove),
    /// The record has no room for further moves.
    RecordFull,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => rules::IllegalMove::GameOver.fmt(f),
            Self::Rows(why) => why.fmt(f),
            Self::Quarto(why) => why.fmt(f),
            Self::RecordFull => {
                message!("record-full", "the game has as many moves as a record can hold").fmt(f)
            }
        }
    }
}

impl std::error::Error for IllegalMove {}

impl State {
    /// Returns the side to move; `None` after the end.
    pub const fn mover(self) -> Option<Stone> {
        match self {
            Self::ToMove(side) => Some(side),
            Self::Over(_) => None,
        }
    }
}

impl Outcome {
    /// Returns the winner; `None` for a draw.
    pub const fn winner(self) -> Option<Stone> {
        match self {
            Self::Won(winner, _) => Some(winner),
            Self::Drawn(_) | Self::Void => None,
        }
    }
}
