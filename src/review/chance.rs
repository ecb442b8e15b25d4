//! Winning chances and their basis.

use crate::player::Verdict;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    Proved,
    Searched { depth: u8 },
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
