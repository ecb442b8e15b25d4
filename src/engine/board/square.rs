//! Squares by number, in a border.

use super::lines::STEPS;
use crate::rules::Point;

/// From one row to the next. Boards have at most 20 columns, so that the rest of a row is a border
/// on both sides.
pub const STRIDE: usize = 32;
/// Rows of border above and below the board.
pub(super) const BORDER: usize = 6;
/// The widest and highest board.
pub const MAX_SIDE: usize = 20;
/// How many squares there are, border included; a power of two, so that a masked number is valid.
pub const SQUARES: usize = 1024;

const _: () = assert!((MAX_SIDE + 2 * BORDER) * STRIDE == SQUARES);

/// A square of the engine's board, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u16);

impl Square {
    /// The square of a point. A point beyond the largest board is some other square.
    #[expect(clippy::cast_possible_truncation, reason = "masked")]
    pub const fn new(point: Point) -> Self {
        Self((((point.row as usize + BORDER) * STRIDE + point.col as usize) % SQUARES) as u16)
    }

    /// The square with this number.
    #[expect(clippy::cast_possible_truncation, reason = "masked")]
    pub const fn at(index: usize) -> Self {
        Self((index % SQUARES) as u16)
    }

    /// Its number, below 1024.
    pub const fn index(self) -> usize {
        self.0 as usize % SQUARES
    }

    /// Its row from 0 at the top of the board.
    pub const fn row(self) -> usize {
        (self.index() / STRIDE).wrapping_sub(BORDER)
    }

    /// Its column from 0 at the left.
    pub const fn col(self) -> usize {
        self.index() % STRIDE
    }

    /// The square so many steps away along an axis; some other square if that is beyond the border.
    #[inline]
    pub(super) const fn along(self, axis: usize, steps: isize) -> Self {
        Self::at(self.index().wrapping_add_signed(steps * STEPS[axis]))
    }

    /// The rows and columns between it and another square, in either direction.
    #[inline]
    pub const fn offset(self, other: Self) -> [usize; 2] {
        [self.row().abs_diff(other.row()), self.col().abs_diff(other.col())]
    }

    /// The step from another square as one number: the rows times 64 and the columns, both counted from 32 on, so that
    /// it is below 4,096.
    #[inline]
    pub const fn step_from(self, other: Self) -> usize {
        (32 * 64 + 32 + self.in_wide_rows() - other.in_wide_rows()) % (64 * 64)
    }

    /// Its number if rows had 64 squares: no column of another row is as far away as one of its own.
    const fn in_wide_rows(self) -> usize {
        self.index() + self.index() / STRIDE * STRIDE
    }

    /// The point that it is.
    #[expect(clippy::cast_possible_truncation, reason = "below 32")]
    pub const fn point(self) -> Point {
        Point::new(self.row() as u8, self.col() as u8)
    }
}
