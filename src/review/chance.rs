//! How likely a side wins, and how that is known.

use crate::player::Verdict;

/// What a claim rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// It is proved.
    Proved,
    /// A search thinks so, which looked so many plies ahead in full.
    Searched {
        /// These plies.
        depth: u8,
    },
}

/// How likely a side wins, a draw counted half: from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// The chance.
    pub chance: f64,
    /// How it is known.
    pub basis: Basis,
}

impl Chance {
    pub(super) const fn proved(chance: f64) -> Self {
        Self { chance, basis: Basis::Proved }
    }

    pub(super) fn searched(verdict: Verdict, depth: u8) -> Self {
        Self { chance: verdict.chance(), basis: Basis::Searched { depth } }
    }

    /// The other side's.
    #[must_use]
    pub fn of_opponent(self) -> Self {
        Self { chance: 1.0 - self.chance, ..self }
    }
}
