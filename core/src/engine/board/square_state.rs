//! State of a square, by side and axis.

use crate::engine::patterns::{Pattern, PatternCode, PatternTables, Threat};
use crate::rules::Stone;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SquareState {
    /// Four bits for each axis: `First`'s pattern in the lower half, `Second`'s in the upper.
    pub(super) patterns: u32,
    /// Pattern code of each side; see [`PatternCode::NONE`].
    pub(super) codes: [PatternCode; 2],
    pub(super) threats: [Threat; 2],
}

impl Default for SquareState {
    fn default() -> Self {
        Self { patterns: 0, codes: [PatternCode::NONE; 2], threats: [Threat::None; 2] }
    }
}

impl SquareState {
    #[inline]
    pub(super) fn new(tables: &PatternTables, patterns: u32) -> Self {
        let [a, b, c, d] = patterns.to_le_bytes();
        let first = tables.code(u16::from_le_bytes([a, b]), Stone::First);
        let second = tables.code(u16::from_le_bytes([c, d]), Stone::Second);
        Self { patterns, codes: [first.0, second.0], threats: [first.1, second.1] }
    }
}

#[inline]
pub(super) const fn mask(axis: usize) -> u32 {
    0x000f_000f << (4 * axis)
}

/// Moves a pair of patterns, `First`'s in the lower four bits, to its axis.
#[inline]
pub(super) const fn on_axis(pair: u8, axis: usize) -> u32 {
    (pair as u32 & 0x0f | (pair as u32 & 0xf0) << 12) << (4 * axis)
}

#[inline]
pub(super) fn pattern_of(pair: u8, side: Stone) -> Pattern {
    Pattern::from_bits(pair >> (4 * side as u8))
}
