//! How a game ends off the board.

use super::{Outcome, Win};
use crate::rules::Stone;

/// How a game ended though nothing on the board did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This side resigned.
    Resigned(Stone),
    /// This side's time was up.
    OutOfTime(Stone),
    /// This side broke a rule, or did not come.
    Forfeited(Stone),
    /// This side lost, and nobody says why.
    Lost(Stone),
    /// The players agreed on a draw.
    Drawn,
    /// It does not count.
    Void,
}

impl End {
    /// Who won, and how.
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Resigned(loser) => Outcome::Won(loser.opponent(), Win::Resignation),
            Self::OutOfTime(loser) => Outcome::Won(loser.opponent(), Win::Time),
            Self::Forfeited(loser) => Outcome::Won(loser.opponent(), Win::Forfeit),
            Self::Lost(loser) => Outcome::Won(loser.opponent(), Win::Unknown),
            Self::Drawn => Outcome::Agreed,
            Self::Void => Outcome::Void,
        }
    }
}
