//! Cells of a board and the four lines through a cell.

use std::fmt;

/// Cell, counted from the top-left corner.
///
/// Any two numbers form a point. The fields are public, since only a [`Shape`](super::Shape) knows
/// whether the point is on the board.
///
/// ```text
///    0 1 2
/// 0  . . .
/// 1  . . X   the X stands on Point { row: 1, col: 2 }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Point {
    /// Row from 0 at the top.
    pub row: u8,
    /// Column from 0 at the left.
    pub col: u8,
}

impl Point {
    /// Creates a point from row and column, in that order.
    pub const fn new(row: u8, col: u8) -> Self {
        Self { row, col }
    }
}

/// Direction in which stones form a row.
///
/// ```text
/// Row  . . .    Column  . X .    Falling  X . .    Rising  . . X
///      X X X            . X .             . X .            . X .
///      . . .            . X .             . . X            X . .
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
    /// From the upper left to the lower right.
    Falling,
    /// From the lower left to the upper right.
    Rising,
}

impl Axis {
    /// All axes, in the order in which winning rows are reported.
    pub const ALL: [Self; 4] = [Self::Row, Self::Column, Self::Falling, Self::Rising];

    /// Step forward along the axis.
    pub const fn delta(self) -> Delta {
        let (rows, cols) = match self {
            Self::Row => (0, 1),
            Self::Column => (1, 0),
            Self::Falling => (1, 1),
            Self::Rising => (-1, 1),
        };
        Delta { rows, cols }
    }
}

/// Writes `Horizontal`, `Vertical`, `Diagonal down` or `Diagonal up`, seen from the left.
impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "Horizontal",
            Self::Column => "Vertical",
            Self::Falling => "Diagonal down",
            Self::Rising => "Diagonal up",
        })
    }
}

/// Step on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Delta {
    /// Rows downwards; negative for up.
    pub rows: i8,
    /// Columns to the right; negative for left.
    pub cols: i8,
}

impl Delta {
    /// Returns the step backwards.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { rows: -self.rows, cols: -self.cols }
    }
}
