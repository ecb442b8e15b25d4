//! Lines that a review tells.

use super::chance::Chance;
use crate::player::{Line, Reason, Verdict, Win, WinKind};
use crate::rules::Point;

/// Moves of both sides in turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The moves.
    pub pv: Vec<Point>,
    /// What is said of them.
    pub claim: Claim,
}

/// What is said of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It is proved that the side that begins it wins.
    Wins(WinKind),
    /// A search found nothing better for either side.
    Searched {
        /// How good it is for the side that begins it.
        verdict: Verdict,
        /// Plies that were searched in full.
        depth: u8,
    },
}

impl Claim {
    /// The chance of the side that begins the line.
    pub fn chance(self) -> Chance {
        match self {
            Self::Wins(_) => Chance::proved(1.0),
            Self::Searched { verdict, depth } => Chance::searched(verdict, depth),
        }
    }
}

impl From<Win> for Variation {
    fn from(Win { by, pv }: Win) -> Self {
        Self { pv, claim: Claim::Wins(by) }
    }
}

impl From<Line> for Variation {
    fn from(Line { verdict, depth, pv }: Line) -> Self {
        Self { pv, claim: Claim::Searched { verdict, depth } }
    }
}

/// A move that should have been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Better {
    /// It and what would have followed.
    pub variation: Variation,
    /// What speaks for it.
    pub reason: Option<Reason>,
}
