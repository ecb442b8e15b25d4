//! How a match ends off the board.

use super::{Outcome, Win};
use crate::rules::Stone;

/// What made a side lose though nothing on the board did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forfeit {
    /// This side resigned.
    Resigned(Stone),
    /// This side's time was up.
    OutOfTime(Stone),
}

impl Forfeit {
    /// Who won, and how.
    pub(super) const fn outcome(self) -> Outcome {
        match self {
            Self::Resigned(loser) => Outcome::Won(loser.opponent(), Win::Resignation),
            Self::OutOfTime(loser) => Outcome::Won(loser.opponent(), Win::Time),
        }
    }
}
