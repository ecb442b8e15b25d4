//! Lines of the board as bits, and the position of a square on its four lines.

use super::square::{MAX_SIDE, Square};

pub(super) const PAD: usize = 5;
/// Number of lines along an axis: at least the number of diagonals on the largest board.
pub(super) const LINES: usize = (2 * MAX_SIDE).next_power_of_two();

#[inline]
pub(super) fn line_of(square: Square, axis: usize) -> (usize, usize) {
    let (row, col) = (square.row(), square.col());
    let (line, place) = match axis {
        0 => (row, col),
        1 => (col, row),
        2 => (row + MAX_SIDE - 1 - col, col),
        _ => (row + col, col),
    };
    (line % LINES, place)
}

/// Squares of a line around a place, as the index of [`PatternTables::pair`].
///
/// [`PatternTables::pair`]: crate::engine::patterns::PatternTables::pair
#[inline]
pub(super) fn window<const REACH: usize>(bits: u64, place: usize) -> usize {
    #[expect(clippy::cast_possible_truncation, reason = "22 bits of it are used at most")]
    let window = (bits >> (2 * (place + PAD - REACH))) as usize;
    let half = (1 << (2 * REACH)) - 1;
    window & half | (window >> (2 * REACH + 2) & half) << (2 * REACH)
}

/// Free squares within `REACH` steps of a place, marked by the lower of their two bits.
#[inline]
pub(super) const fn free_around<const REACH: usize>(bits: u64, place: usize) -> u64 {
    const LOWER: u64 = u64::MAX / 3;
    let free = !(bits | bits >> 1) & LOWER;
    free >> (2 * (place + PAD - REACH)) & ((1 << (2 * (2 * REACH + 1))) - 1)
}
