//! Limits of a review in nodes, so that results are the same on every machine.

use super::proof::ProofLimits;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Successive rounds. Each continues where the previous one proved nothing.
    pub rounds: &'static [Round],
    /// Limits of a proof that the position before the losing move was already lost, and the maximum
    /// number of such attempts, each after one that finds an earlier losing move.
    pub turning_point: Option<(ProofLimits, usize)>,
    /// Nodes of a search after a move that might have been better: as many as in the last round, so
    /// that the two can be compared.
    pub better: u64,
}

/// Round that tries a proof, then a search, in every position without a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    pub proof: ProofLimits,
    pub search: u64,
}

const ANY: usize = usize::MAX;
const GLANCE: ProofLimits =
    ProofLimits { win: 1_000, defence: &[(300, ANY)], without_threat: false };
const USUAL: ProofLimits =
    ProofLimits { win: 20_000, defence: &[(300, ANY), (3_000, 64)], without_threat: false };
const DEEP: ProofLimits = ProofLimits {
    win: 200_000,
    defence: &[(300, ANY), (3_000, ANY), (30_000, 48), (200_000, 4)],
    without_threat: true,
};

impl Effort {
    /// Full effort, which takes less than a minute for a game of sixty moves on two cores.
    pub const FULL: Self = Self {
        rounds: &[Round { proof: GLANCE, search: 20_000 }, Round { proof: USUAL, search: 300_000 }],
        turning_point: Some((DEEP, 4)),
        better: 300_000,
    };
}
