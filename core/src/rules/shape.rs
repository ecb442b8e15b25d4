//! Extent of a board and behaviour at its edge.

use std::fmt;

use super::{Axis, Delta, Point, Row};
use crate::translate::message;

/// Effect of a step over the edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topology {
    /// Leaves the board.
    Plane,
    /// Enters at the opposite edge.
    Torus,
}

/// Width, height and topology of a board.
///
/// Both sides are 3 to 26 cells long, so that every column has a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    width: u8,
    height: u8,
    topology: Topology,
}

/// Error of creating a board whose sides are too short or too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShapeError {
    /// Columns asked for.
    pub width: usize,
    /// Rows asked for.
    pub height: usize,
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { width, height } = self;
        let (min, max) = (Shape::MIN_SIDE, Shape::MAX_SIDE);
        message!(
            "board-size",
            "a board cannot have {width} by {height} cells: each side has {min} to {max}",
            width = width,
            height = height,
            min = min,
            max = max
        )
        .fmt(f)
    }
}

impl std::error::Error for ShapeError {}

impl Shape {
    /// Length of the shortest side.
    pub const MIN_SIDE: u8 = 3;
    /// Length of the longest side, so that every column has a letter.
    pub const MAX_SIDE: u8 = 26;

    /// Creates a board of `width` columns and `height` rows.
    ///
    /// # Errors
    /// Fails for sides shorter than [`MIN_SIDE`](Self::MIN_SIDE) or longer than
    /// [`MAX_SIDE`](Self::MAX_SIDE).
    pub const fn new(width: u8, height: u8, topology: Topology) -> Result<Self, ShapeError> {
        if Self::is_side(width) && Self::is_side(height) {
            Ok(Self { width, height, topology })
        } else {
            Err(ShapeError { width: width as usize, height: height as usize })
        }
    }

    /// Creates the shape of a picture with rows of equal length.
    #[doc(hidden)]
    pub fn of_rows(width: usize, height: usize, topology: Topology) -> Result<Self, ShapeError> {
        let sides = u8::try_from(width).ok().zip(u8::try_from(height).ok());
        let (columns, rows) = sides.ok_or(ShapeError { width, height })?;
        Self::new(columns, rows, topology)
    }

    const fn is_side(length: u8) -> bool {
        Self::MIN_SIDE <= length && length <= Self::MAX_SIDE
    }

    /// Creates the shape of a named game, whose sides are valid.
    #[doc(hidden)]
    pub const fn known(width: u8, height: u8, topology: Topology) -> Self {
        assert!(Self::is_side(width) && Self::is_side(height));
        Self { width, height, topology }
    }

    /// Number of columns.
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Number of rows.
    pub const fn height(self) -> u8 {
        self.height
    }

    /// Effect of a step over the edge.
    pub const fn topology(self) -> Topology {
        self.topology
    }

    /// Number of cells.
    pub const fn cells(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// Checks whether the point lies on the board, without going round a torus.
    pub const fn contains(self, point: Point) -> bool {
        point.row < self.height && point.col < self.width
    }

    /// Cell in a row and a column: `None` beyond the edge of a plane, wrapped around on a torus.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Point, Shape, Topology};
    ///
    /// let plane = Shape::new(7, 6, Topology::Plane)?;
    /// let torus = Shape::new(7, 6, Topology::Torus)?;
    /// assert_eq!(plane.cell(-1, 7), None);
    /// assert_eq!(torus.cell(-1, 7), Some(Point::new(5, 0)));
    /// # Ok::<(), gomoku::rules::ShapeError>(())
    /// ```
    pub fn cell(self, row: i32, col: i32) -> Option<Point> {
        let within = |number: i32, side: u8| match self.topology {
            Topology::Plane => u8::try_from(number).ok().filter(|&number| number < side),
            Topology::Torus => u8::try_from(number.rem_euclid(side.into())).ok(),
        };
        Some(Point::new(within(row, self.height)?, within(col, self.width)?))
    }

    /// Cell in the middle; the lower right one of the middle cells if a side is even.
    pub const fn centre(self) -> Point {
        Point::new(self.height / 2, self.width / 2)
    }

    /// Iterates over all cells, row by row from the top left.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..self.height).flat_map(move |row| (0..self.width).map(move |col| Point::new(row, col)))
    }

    /// Cell one `delta` away: `None` beyond the edge of a plane, wrapped around on a torus.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Delta, Point, Shape, Topology};
    ///
    /// let up = Delta { rows: -1, cols: 0 };
    /// let plane = Shape::new(7, 6, Topology::Plane)?;
    /// let torus = Shape::new(7, 6, Topology::Torus)?;
    /// assert_eq!(plane.step(Point::new(0, 3), up), None);
    /// assert_eq!(torus.step(Point::new(0, 3), up), Some(Point::new(5, 3)));
    /// # Ok::<(), gomoku::rules::ShapeError>(())
    /// ```
    pub fn step(self, from: Point, delta: Delta) -> Option<Point> {
        let row = i32::from(from.row) + i32::from(delta.rows);
        self.cell(row, i32::from(from.col) + i32::from(delta.cols))
    }

    /// Iterates over the cells that follow in a direction: up to the edge of a plane, endlessly on
    /// a torus.
    pub fn steps(self, from: Point, delta: Delta) -> impl Iterator<Item = Point> + Clone {
        std::iter::successors(self.step(from, delta), move |&at| self.step(at, delta))
    }

    /// Lists the cells of the line through a point along an axis, up to `reach` steps to each side.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Axis, Point, Variant};
    ///
    /// let line = Variant::GOMOKU_15.shape().line_through(Point::new(7, 1), Axis::Row, 2);
    /// assert_eq!(line, [0, 1, 2, 3].map(|col| Point::new(7, col)));
    /// ```
    pub fn line_through(self, point: Point, axis: Axis, reach: usize) -> Vec<Point> {
        let mut line: Vec<Point> = self.steps(point, axis.delta().reversed()).take(reach).collect();
        line.reverse();
        line.push(point);
        line.extend(self.steps(point, axis.delta()).take(reach));
        line
    }

    /// Iterates over all groups of `length` adjacent cells in a line, each once, whatever is on
    /// them. On a torus, groups continue at the opposite edge.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Board, Stone, Variant};
    ///
    /// let four = Variant::CONNECT_FOUR;
    /// assert_eq!(four.shape().groups(four.row_length()).count(), 69);
    ///
    /// // Those in one colour.
    /// let field = [[-1, -1, -1], [1, 1, 1], [0, 0, -1]];
    /// let board = Board::from_field(&field)?;
    /// let of_second = |cell| board.get(cell) == Some(Stone::Second);
    /// let mut groups = board.shape().groups(3).filter(|group| group.points().all(of_second));
    /// assert_eq!(groups.next().unwrap().to_string(), "Horizontal X: 0, Y: 1");
    /// assert!(groups.next().is_none());
    /// # Ok::<(), gomoku::rules::FieldError>(())
    /// ```
    pub fn groups(self, length: u8) -> impl Iterator<Item = Row> {
        let starts = move |axis| self.points().map(move |start| (axis, start));
        Axis::ALL.into_iter().flat_map(starts).filter_map(move |(axis, start)| {
            let group = Row { shape: self, axis, start, length: u16::from(length) };
            let last = group.points().last()?;
            let is_whole = group.points().count() == usize::from(length)
                // A line around a torus may be shorter.
                && group.points().skip(1).all(|cell| cell != start);
            // All around a torus, each of its cells starts the same group.
            let is_first =
                self.step(last, axis.delta()) != Some(start) || group.points().min() == Some(start);
            (is_whole && is_first).then_some(group)
        })
    }

    /// Cell this many steps away, if the whole path stays on the board.
    pub(super) fn walk(self, from: Point, delta: Delta, steps: u16) -> Option<Point> {
        (0..steps).try_fold(from, |at, _| self.step(at, delta))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_step(topology: Topology, from: (u8, u8), delta: (i8, i8), expected: Option<(u8, u8)>) {
        let shape = Shape::new(7, 4, topology).unwrap();
        let delta = Delta { rows: delta.0, cols: delta.1 };
        assert_eq!(
            shape.step(Point::new(from.0, from.1), delta),
            expected.map(|(row, col)| Point::new(row, col))
        );
    }

    #[test]
    fn steps_on_a_plane_stop_at_the_edge() {
        check_step(Topology::Plane, (3, 5), (0, 1), Some((3, 6)));
        check_step(Topology::Plane, (3, 6), (0, 1), None);
        check_step(Topology::Plane, (3, 6), (1, 0), None);
        check_step(Topology::Plane, (0, 0), (-1, 1), None);
        check_step(Topology::Plane, (0, 0), (0, -1), None);
        check_step(Topology::Plane, (1, 0), (-1, 1), Some((0, 1)));
    }

    #[test]
    fn steps_on_a_torus_go_round_all_four_corners() {
        check_step(Topology::Torus, (3, 6), (1, 1), Some((0, 0)));
        check_step(Topology::Torus, (0, 0), (-1, -1), Some((3, 6)));
        check_step(Topology::Torus, (0, 6), (-1, 1), Some((3, 0)));
        check_step(Topology::Torus, (3, 0), (1, -1), Some((0, 6)));
    }

    #[test]
    fn sides_are_3_to_26() {
        assert!(Shape::new(3, 26, Topology::Plane).is_ok());
        assert_eq!(
            Shape::new(2, 15, Topology::Plane).unwrap_err().to_string(),
            "a board cannot have 2 by 15 cells: each side has 3 to 26"
        );
        assert!(Shape::new(15, 27, Topology::Torus).is_err());
    }
}
