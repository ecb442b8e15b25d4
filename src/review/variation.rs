//! Variations of a review, and their winning chances.

use crate::game::Target;
use crate::player::{ForcedWin, Line, Reason, Verdict, WinKind};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    pub pv: Vec<Target>,
    pub claim: Claim,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Proved win of the side that starts it.
    Wins(WinKind),
    /// Best line for both sides according to a search.
    Searched {
        /// Value for the side that starts it.
        verdict: Verdict,
        depth: u8,
    },
    /// Value for the side that starts it, proved by the solver.
    Proved(Verdict),
}

impl Claim {
    pub fn chance(self) -> Chance {
        match self {
            Self::Wins(_) => Chance::proved(1.0),
            Self::Searched { verdict, depth } => Chance::searched(verdict, depth),
            Self::Proved(verdict) => Chance::proved(verdict.chance()),
        }
    }
}

impl From<ForcedWin> for Variation {
    fn from(ForcedWin { by, pv }: ForcedWin) -> Self {
        Self { pv: pv.into_iter().map(Target::Cell).collect(), claim: Claim::Wins(by) }
    }
}

impl From<Line> for Variation {
    fn from(Line { verdict, depth, pv }: Line) -> Self {
        let pv = pv.into_iter().map(Target::Cell).collect();
        Self { pv, claim: Claim::Searched { verdict, depth } }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Better {
    pub variation: Variation,
    pub reason: Option<Reason>,
}

/// Basis of an estimate, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Basis {
    Searched { depth: u8 },
    Proved,
}

/// Winning chance of a side, from 0 to 1; a draw counts half.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    pub chance: f64,
    pub basis: Basis,
}

impl Chance {
    pub(super) const fn proved(chance: f64) -> Self {
        Self { chance, basis: Basis::Proved }
    }

    pub(super) fn searched(verdict: Verdict, depth: u8) -> Self {
        Self { chance: verdict.chance(), basis: Basis::Searched { depth } }
    }

    #[must_use]
    pub fn of_opponent(self) -> Self {
        Self { chance: 1.0 - self.chance, ..self }
    }
}
