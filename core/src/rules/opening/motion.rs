//! Motions of the plane: turns and reflections, with a shift.

use crate::rules::{Axis, Coordinates, Point, Shape};
use crate::translate::message;

/// Kind of a motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MotionKind {
    /// Turn by 90 degrees clockwise.
    Turn90,
    /// Turn by 180 degrees.
    Turn180,
    /// Turn by 270 degrees clockwise.
    Turn270,
    /// Reflection in a line along this axis.
    Mirror(Axis),
}

impl MotionKind {
    /// All kinds, reflections in rows and columns first.
    pub const ALL: [Self; 7] = [
        Self::Mirror(Axis::Column),
        Self::Mirror(Axis::Row),
        Self::Mirror(Axis::Falling),
        Self::Mirror(Axis::Rising),
        Self::Turn180,
        Self::Turn90,
        Self::Turn270,
    ];

    /// Maps a row and a column, with the corner cell as the fixed point.
    const fn map(self, (row, col): (i16, i16)) -> (i16, i16) {
        match self {
            Self::Turn90 => (col, -row),
            Self::Turn180 => (-row, -col),
            Self::Turn270 => (-col, row),
            Self::Mirror(Axis::Row) => (-row, col),
            Self::Mirror(Axis::Column) => (row, -col),
            Self::Mirror(Axis::Falling) => (col, row),
            Self::Mirror(Axis::Rising) => (-col, -row),
        }
    }
}

/// Motion of the plane, which knows no edges: a turn or a reflection, then a shift.
///
/// The centre of a turn and the axis of a reflection may lie between cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Motion {
    kind: MotionKind,
    /// Rows and columns of the shift.
    rows: i16,
    cols: i16,
}

const fn numbers(point: Point) -> (i16, i16) {
    (point.row as i16, point.col as i16)
}

impl Motion {
    /// Creates the motion of this kind that maps one cell to the other. A reflection may shift along
    /// its axis, too.
    pub(super) const fn between(kind: MotionKind, from: Point, to: Point) -> Self {
        let ((row, col), (to_row, to_col)) = (kind.map(numbers(from)), numbers(to));
        Self { kind, rows: to_row - row, cols: to_col - col }
    }

    /// Kind of the motion.
    pub const fn kind(self) -> MotionKind {
        self.kind
    }

    /// Maps a cell; `None` above or left of every board. The result need not be on the same board.
    pub fn apply(self, point: Point) -> Option<Point> {
        let (row, col) = self.kind.map(numbers(point));
        let (row, col) = (u8::try_from(row + self.rows), u8::try_from(col + self.cols));
        Some(Point::new(row.ok()?, col.ok()?))
    }

    /// Iterates over the cells of the board that stay in their place: those on the axis, or the
    /// centre, if it is a cell.
    pub fn fixed(self, shape: Shape) -> impl Iterator<Item = Point> {
        shape.points().filter(move |&point| self.apply(point) == Some(point))
    }

    /// Formats the motion as the end of a sentence: `mirrored in column H`.
    pub fn to_text(self, coordinates: Coordinates, shape: Shape) -> String {
        match self.kind {
            MotionKind::Turn90 => turned(90),
            MotionKind::Turn180 => turned(180),
            MotionKind::Turn270 => turned(270),
            MotionKind::Mirror(Axis::Column) => {
                let (left, right) = around(self.cols);
                let (left, right) = (coordinates.column(left), coordinates.column(right));
                in_column(&left, &right)
            }
            MotionKind::Mirror(Axis::Row) => {
                let (upper, lower) = around(self.rows);
                in_row(&coordinates.row(upper, shape), &coordinates.row(lower, shape))
            }
            MotionKind::Mirror(Axis::Falling | Axis::Rising) => {
                let mut axis = self.fixed(shape);
                let from = axis.next().unwrap_or(shape.centre());
                let to = axis.last().unwrap_or(from);
                message!(
                    "motion-diagonal",
                    "mirrored in the diagonal {from} to {to}",
                    from = coordinates.name(from, shape),
                    to = coordinates.name(to, shape)
                )
                .to_string()
            }
        }
    }
}

/// Lines on both sides of an axis, given the sum of a line and its image; equal if the axis is a
/// line.
fn around(sum: i16) -> (u8, u8) {
    let line = |number| u8::try_from(number).unwrap_or(u8::MAX);
    (line(sum / 2), line((sum + 1) / 2))
}

fn turned(degrees: u16) -> String {
    message!("motion-turned", "turned by {degrees} degrees", degrees = degrees).to_string()
}

fn in_column(left: &str, right: &str) -> String {
    if left == right {
        message!("motion-column", "mirrored in column {column}", column = left).to_string()
    } else {
        message!(
            "motion-columns",
            "mirrored between columns {left} and {right}",
            left = left,
            right = right
        )
        .to_string()
    }
}

fn in_row(upper: &str, lower: &str) -> String {
    if upper == lower {
        message!("motion-row", "mirrored in row {row}", row = upper).to_string()
    } else {
        message!(
            "motion-rows",
            "mirrored between rows {upper} and {lower}",
            upper = upper,
            lower = lower
        )
        .to_string()
    }
}
