//! Endings off the board.

use super::{Draw, Outcome, Win};
use crate::rules::Stone;

/// Ending off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Resignation of this side.
    Resigned(Stone),
    /// Loss on time of this side.
    OutOfTime(Stone),
    /// Forfeit by this side, which broke a rule or did not appear.
    Forfeited(Stone),
    /// Loss of this side for an unknown reason.
    Lost(Stone),
    /// Draw by agreement, or for an unknown reason.
    Drawn,
    /// Draw of a game that has reached its move limit.
    MoveLimit,
    /// Declared void: no result.
    Void,
}

impl End {
    /// Moves before which no draw can be offered.
    pub const MOVES_BEFORE_DRAW: usize = 2;

    /// Returns the outcome.
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Resigned(loser) => Outcome::Won(loser.opponent(), Win::Resignation),
            Self::OutOfTime(loser) => Outcome::Won(loser.opponent(), Win::Time),
            Self::Forfeited(loser) => Outcome::Won(loser.opponent(), Win::Forfeit),
            Self::Lost(loser) => Outcome::Won(loser.opponent(), Win::Unknown),
            Self::Drawn => Outcome::Drawn(Draw::Agreement),
            Self::MoveLimit => Outcome::Drawn(Draw::MoveLimit),
            Self::Void => Outcome::Void,
        }
    }
}
