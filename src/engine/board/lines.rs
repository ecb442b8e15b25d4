//! The lines of the board as bits: where a square lies on its four lines, and what lies around it.

use super::square::{MAX_SIDE, STRIDE, Square};

/// Cells of border at both ends of a line.
pub(super) const PAD: usize = 5;
/// Lines along one axis: at least the diagonals of the largest board.
pub(super) const LINES: usize = (2 * MAX_SIDE).next_power_of_two();

/// From one square of an axis to the next, in the order of the axes.
pub(super) const STEPS: [isize; 4] = {
    let stride = STRIDE.cast_signed();
    [1, stride, stride + 1, 1 - stride]
};

/// The line of a square along an axis, and its place there.
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

/// The squares of a line on both sides of a place: the index of [`PatternTables::pair`].
///
/// [`PatternTables::pair`]: crate::engine::patterns::PatternTables::pair
#[inline]
pub(super) fn window<const REACH: usize>(bits: u64, place: usize) -> usize {
    #[expect(clippy::cast_possible_truncation, reason = "22 bits of it are used at most")]
    let window = (bits >> (2 * (place + PAD - REACH))) as usize;
    let half = (1 << (2 * REACH)) - 1;
    window & half | (window >> (2 * REACH + 2) & half) << (2 * REACH)
}

/// The free squares of a line up to `REACH` steps from a place: of the two bits of each the lower one.
#[inline]
pub(super) const fn free_around<const REACH: usize>(bits: u64, place: usize) -> u64 {
    const LOWER: u64 = u64::MAX / 3;
    let free = !(bits | bits >> 1) & LOWER;
    free >> (2 * (place + PAD - REACH)) & ((1 << (2 * (2 * REACH + 1))) - 1)
}
