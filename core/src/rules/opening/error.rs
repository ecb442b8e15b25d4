//! Reasons for refusing an act or a rule.

use std::fmt;

use super::{Choice, Motion, OpeningRule, Work, Zone};
use crate::rules::{Coordinates, IllegalMove, Point, Shape};
use crate::translate::message;

/// Reason why an act of an opening is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningError {
    /// The opening is over.
    Over,
    /// Another act is due.
    NotNow(Work),
    /// The point is not on the board.
    OffBoard,
    /// The cell is not free.
    Occupied,
    /// The stone is outside its zone.
    OutOfZone(Zone),
    /// The decision does not have this choice.
    NoSuchChoice(Choice),
    /// The number declared is 0 or too large.
    Number {
        /// Largest number that can be declared.
        most: u8,
    },
    /// This fifth move is already offered.
    OfferedTwice,
    /// A fifth move is offered that leads to the same five stones.
    Alike {
        /// Fifth move offered before.
        other: Point,
        /// Motion that maps the other fifth move to this one, and the four stones to themselves.
        motion: Motion,
        /// Board of the opening, for the names of the cells.
        shape: Shape,
    },
    /// The fifth move to choose was not offered.
    NotOffered,
}

impl OpeningError {
    /// Formats the message with cells in this notation. `to_string` uses letters.
    pub fn to_text(self, coordinates: Coordinates) -> String {
        match self {
            Self::Over => message!("opening-over", "the opening is over").to_string(),
            Self::NotNow(work) => not_now(work),
            Self::OffBoard => IllegalMove::OffBoard.to_string(),
            Self::Occupied => IllegalMove::Occupied.to_string(),
            Self::OutOfZone(zone) => zone.to_string(),
            Self::NoSuchChoice(_) => {
                message!("opening-no-such-choice", "this choice is not available now").to_string()
            }
            Self::Number { most } => {
                message!("opening-number", "the number must be from 1 to {most}", most = most)
                    .to_string()
            }
            Self::OfferedTwice => {
                message!("opening-offered-twice", "this fifth move is already offered").to_string()
            }
            Self::Alike { other, motion, shape } => message!(
                "opening-alike",
                "this fifth move is the same as {other}, {motion}",
                other = coordinates.name(other, shape),
                motion = motion.to_text(coordinates, shape)
            )
            .to_string(),
            Self::NotOffered => {
                message!("opening-not-offered", "this fifth move was not offered").to_string()
            }
        }
    }
}

fn not_now(due: Work) -> String {
    match due {
        Work::Place { .. } => {
            message!("opening-place-first", "a stone must be placed first").to_string()
        }
        Work::Decide => message!("opening-decide-first", "a choice must be made first").to_string(),
        Work::Declare { .. } => {
            message!("opening-declare-first", "the number of fifth moves must be declared first")
                .to_string()
        }
        Work::Offer { .. } => {
            message!("opening-offer-first", "all fifth moves must be offered first").to_string()
        }
        Work::Pick => {
            message!("opening-pick-first", "one of the offered fifth moves must be chosen first")
                .to_string()
        }
    }
}

impl fmt::Display for OpeningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Coordinates::Letters))
    }
}

impl std::error::Error for OpeningError {}

/// Reason why an opening rule does not fit a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningUnfit {
    /// The board is a torus, which has no centre.
    Torus(OpeningRule),
    /// Stones fall, so they cannot be placed in zones.
    Gravity(OpeningRule),
    /// The winning row is not five stones long.
    RowLength(OpeningRule),
    /// The board is too small for the zones or the fifth moves.
    TooSmall {
        /// Rule of the opening.
        rule: OpeningRule,
        /// Length that both sides of the board must have.
        least: u8,
    },
}

impl fmt::Display for OpeningUnfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Torus(rule) => message!(
                "opening-unfit-torus",
                "the opening rule {rule} needs a board with edges",
                rule = rule.name()
            )
            .fmt(f),
            Self::Gravity(rule) => message!(
                "opening-unfit-gravity",
                "the opening rule {rule} needs a game in which stones do not fall",
                rule = rule.name()
            )
            .fmt(f),
            Self::RowLength(rule) => message!(
                "opening-unfit-row",
                "the opening rule {rule} needs a game of five in a row",
                rule = rule.name()
            )
            .fmt(f),
            Self::TooSmall { rule, least } => message!(
                "opening-unfit-small",
                "the opening rule {rule} needs a board of at least {least}x{least} cells",
                rule = rule.name(),
                least = least
            )
            .fmt(f),
        }
    }
}

impl std::error::Error for OpeningUnfit {}
