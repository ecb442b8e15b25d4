//! What is kept for a square.

use crate::engine::patterns::{Pattern, PatternTables, Threat};
use crate::engine::weights::{ByTurn, Weights};
use crate::rules::Stone;

/// What is kept for a free square. Of other squares it is the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(16))]
pub(super) struct SquareState {
    /// For each axis from the lowest byte on, the patterns that a stone makes: `First`'s in the lower
    /// four bits.
    pub(super) patterns: u32,
    /// What the pattern codes count in the evaluation, for each side.
    pub(super) eval: [ByTurn<i16>; 2],
    pub(super) threats: [Threat; 2],
}

impl SquareState {
    /// The state that follows from the patterns.
    #[inline]
    pub(super) fn new(weights: &Weights, tables: &PatternTables, patterns: u32) -> Self {
        let of = |patterns: u32| weights.of_code(tables.code(gather(patterns)));
        let [first, second] = [of(patterns), of(patterns >> 4)];
        Self { patterns, eval: [first.eval, second.eval], threats: [first.threat, second.threat] }
    }
}

/// One side's pattern in a byte of both.
#[inline]
pub(super) fn pattern_of(pair: u8, side: Stone) -> Pattern {
    Pattern::from_bits(pair >> (4 * side as u8))
}

/// The lower four bits of each of the four bytes.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "16 bits are left")]
pub(super) const fn gather(patterns: u32) -> u16 {
    let pairs = patterns & 0x0f0f_0f0f;
    let pairs = (pairs | pairs >> 4) & 0x00ff_00ff;
    (pairs | pairs >> 8) as u16
}
