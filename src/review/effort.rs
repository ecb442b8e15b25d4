//! How much a review may cost, in nodes: the same review on every machine.

use super::proof::Bound;

/// What a review may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// One after the other: each goes on where the one before proved nothing.
    pub rounds: &'static [Round],
    /// For a proof that the position before the losing move was lost already; and how often that is tried, if
    /// it leads to an earlier losing move.
    pub turning_point: Option<(Bound, usize)>,
    /// Nodes of a search after a move that might have been better: as many as in the last round, so that the
    /// two can be compared.
    pub better: u64,
}

/// A proof, and then a search, in every position of which nothing is proved yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// What a proof may cost.
    pub proof: Bound,
    /// Nodes of a search.
    pub search: u64,
}

const ANY: usize = usize::MAX;
const GLANCE: Bound = Bound { win: 1_000, defence: &[(300, ANY)], without_threat: false };
const USUAL: Bound =
    Bound { win: 20_000, defence: &[(300, ANY), (3_000, 64)], without_threat: false };
const DEEP: Bound = Bound {
    win: 200_000,
    defence: &[(300, ANY), (3_000, ANY), (30_000, 48), (200_000, 4)],
    without_threat: true,
};

impl Effort {
    /// A second or two for a game of sixty moves.
    pub const QUICK: Self = Self {
        rounds: &[Round { proof: GLANCE, search: 20_000 }],
        turning_point: None,
        better: 20_000,
    };

    /// Less than a minute for a game of sixty moves, on two cores.
    pub const FULL: Self = Self {
        rounds: &[Round { proof: GLANCE, search: 20_000 }, Round { proof: USUAL, search: 300_000 }],
        turning_point: Some((DEEP, 4)),
        better: 300_000,
    };
}
