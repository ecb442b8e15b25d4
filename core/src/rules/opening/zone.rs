//! Cells on which a stone of an opening may be placed.

use std::fmt;

use crate::rules::{Point, Shape};
use crate::translate::message;

/// Cells on which a stone of an opening may be placed, around [`Shape::centre`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    /// Centre of the board.
    Centre,
    /// Square with this odd side around the centre.
    Inside(u8),
    /// All cells but those of the square with this odd side.
    Outside(u8),
    /// All cells of the board.
    Anywhere,
}

impl Zone {
    /// Checks whether a cell of this board is in the zone, whatever is on it.
    pub const fn contains(self, point: Point, shape: Shape) -> bool {
        let centre = shape.centre();
        let (rows, cols) = (point.row.abs_diff(centre.row), point.col.abs_diff(centre.col));
        let distance = if rows > cols { rows } else { cols };
        shape.contains(point)
            && match self {
                Self::Centre => distance == 0,
                Self::Inside(side) => distance <= side / 2,
                Self::Outside(side) => distance > side / 2,
                Self::Anywhere => true,
            }
    }

    /// Iterates over the cells of the zone, row by row.
    pub fn cells(self, shape: Shape) -> impl Iterator<Item = Point> {
        shape.points().filter(move |&point| self.contains(point, shape))
    }

    /// Shortest side of a board that has the whole zone.
    pub(super) const fn least_side(self) -> u8 {
        match self {
            Self::Inside(side) => side,
            Self::Outside(side) => side + 1,
            Self::Centre | Self::Anywhere => 0,
        }
    }
}

/// Writes where a stone must be placed.
impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Centre => {
                message!("opening-zone-centre", "the stone must be placed in the centre").fmt(f)
            }
            Self::Inside(side) => message!(
                "opening-zone-inside",
                "the stone must be placed within the central {side}x{side} cells",
                side = side
            )
            .fmt(f),
            Self::Outside(side) => message!(
                "opening-zone-outside",
                "the stone must be placed outside the central {side}x{side} cells",
                side = side
            )
            .fmt(f),
            Self::Anywhere => {
                message!("opening-zone-anywhere", "the stone may be placed anywhere").fmt(f)
            }
        }
    }
}
