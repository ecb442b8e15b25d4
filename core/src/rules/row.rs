//! Run of equal stones, or of cells that could hold one.

use std::fmt;

use super::{Axis, Point, Shape};

/// Unbroken run of equal stones along an axis, or of the cells for one
/// ([`Shape::groups`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    pub(super) shape: Shape,
    pub(super) axis: Axis,
    pub(super) start: Point,
    pub(super) length: u16,
}

impl Row {
    /// Direction of the row.
    pub const fn axis(&self) -> Axis {
        self.axis
    }

    /// First cell, from which [`Axis::delta`] leads to the others.
    pub const fn start(&self) -> Point {
        self.start
    }

    /// Number of cells, at least 1.
    pub const fn length(&self) -> u16 {
        self.length
    }

    /// Iterates over the cells, from the first to the last.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let (shape, delta) = (self.shape, self.axis.delta());
        std::iter::successors(Some(self.start), move |&last| shape.step(last, delta))
            .take(usize::from(self.length))
    }

    /// Cells before the first and after the last one; `None` off the board.
    pub fn ends(&self) -> [Option<Point>; 2] {
        let delta = self.axis.delta();
        let last = self.points().last().unwrap_or(self.start);
        [self.shape.step(self.start, delta.reversed()), self.shape.step(last, delta)]
    }
}

/// Writes direction and first cell, column before row: `Horizontal X: 2, Y: 5`.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Point { row, col } = self.start;
        write!(f, "{} X: {col}, Y: {row}", self.axis)
    }
}
