//! What is known of a cell.

use crate::engine::line::Line;
use crate::engine::patterns::Patterns;
use crate::engine::threat::Threat;
use crate::engine::weights::{Traits, Weights};
use crate::rules::Stone;

/// What is known of a free cell. Of other cells it is the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(16))]
pub(super) struct Spot {
    /// For each axis from the lowest byte on, what a stone makes: `First`'s line in the lower four
    /// bits.
    pub(super) lines: u32,
    /// What follows from the four lines, for each side.
    pub(super) worth: [Worth<i16>; 2],
    pub(super) threats: [Threat; 2],
}

/// What something is worth to a side if it is to move, and if it is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Worth<T> {
    pub(super) moving: T,
    pub(super) waiting: T,
}

impl Spot {
    /// A spot with these lines.
    #[inline]
    pub(super) fn new(weights: &Weights, patterns: &Patterns, lines: u32) -> Self {
        let traits = |lines: u32| weights.traits(patterns.group(gather(lines)));
        let [first, second] = [traits(lines), traits(lines >> 4)];
        Self {
            lines,
            worth: [first, second].map(|Traits { moving, waiting, .. }| Worth { moving, waiting }),
            threats: [first.threat, second.threat],
        }
    }
}

/// One side's line in a byte of both.
#[inline]
pub(super) fn class(both: u8, side: Stone) -> Line {
    Line::of_bits(both >> (4 * side as u8))
}

/// The lower four bits of each of the four bytes.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "16 bits are left")]
pub(super) const fn gather(lines: u32) -> u16 {
    let pairs = lines & 0x0f0f_0f0f;
    let pairs = (pairs | pairs >> 4) & 0x00ff_00ff;
    (pairs | pairs >> 8) as u16
}
