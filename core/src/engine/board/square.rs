//! Numbered squares within a border.

use crate::rules::{Point, splitmix64};

/// Distance between rows. Boards have at most 20 columns; the rest of a row is a border on both
/// sides.
pub const STRIDE: usize = 32;
/// Rows beyond the board on either side, and columns between the ends of two rows at least.
pub const BORDER: usize = 6;
pub const MAX_SIDE: usize = 20;
/// Number of squares with the border; a power of two, so that a masked number is valid.
pub const SQUARES: usize = 1024;

/// Distances between the squares of a line along each axis.
pub(super) const STEPS: [isize; 4] = {
    let stride = STRIDE.cast_signed();
    [1, stride, stride + 1, 1 - stride]
};

const _: () = assert!((MAX_SIDE + 2 * BORDER) * STRIDE == SQUARES);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u16);

impl Square {
    /// Square of a point; an arbitrary one for a point beyond the largest board.
    #[expect(clippy::cast_possible_truncation, reason = "masked")]
    pub const fn new(point: Point) -> Self {
        Self((((point.row as usize + BORDER) * STRIDE + point.col as usize) % SQUARES) as u16)
    }

    #[expect(clippy::cast_possible_truncation, reason = "masked")]
    pub const fn at(index: usize) -> Self {
        Self((index % SQUARES) as u16)
    }

    pub const fn index(self) -> usize {
        self.0 as usize % SQUARES
    }

    pub const fn row(self) -> usize {
        (self.index() / STRIDE).wrapping_sub(BORDER)
    }

    pub const fn col(self) -> usize {
        self.index() % STRIDE
    }

    /// Square this many steps away along an axis; an arbitrary one beyond the border.
    #[inline]
    pub(in crate::engine) const fn along(self, axis: usize, steps: isize) -> Self {
        Self::at(self.index().wrapping_add_signed(steps * STEPS[axis]))
    }

    #[inline]
    pub const fn offset(self, other: Self) -> [usize; 2] {
        [self.row().abs_diff(other.row()), self.col().abs_diff(other.col())]
    }

    /// Step from another square as one number below 4,096: 64 times the rows plus the columns, both
    /// counted from -32.
    #[inline]
    pub const fn step_from(self, other: Self) -> usize {
        (32 * 64 + 32 + self.in_wide_rows() - other.in_wide_rows()) % (64 * 64)
    }

    /// Number in rows of 64 squares, so that no column of another row is as close as one of its
    /// own.
    const fn in_wide_rows(self) -> usize {
        self.index() + self.index() / STRIDE * STRIDE
    }

    #[expect(clippy::cast_possible_truncation, reason = "below 32")]
    pub const fn point(self) -> Point {
        Point::new(self.row() as u8, self.col() as u8)
    }
}

/// Random numbers for each square and side. Their exclusive or is the key of a position (Zobrist
/// 1970).
pub(super) static KEYS: [[u64; 2]; SQUARES] = {
    let mut keys = [[0; 2]; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        keys[index] = [splitmix64(2 * index as u64), splitmix64(2 * index as u64 + 1)];
        index += 1;
    }
    keys
};

/// Random number for the side to move.
pub(super) const TURN: u64 = splitmix64(u64::MAX - 1);
