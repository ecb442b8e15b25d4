//! Names of cells in two notations: `7,7` and `h8`.

use std::fmt;

use super::{Point, Shape};
use crate::translate::message;

/// Notation of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// `row,column`, both from 0 at the top left.
    #[default]
    Numbers,
    /// Letter of the column from `A` (`I` is not skipped), then the row from 1 at the **bottom**.
    Letters,
}

impl Coordinates {
    /// Returns the other notation.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Numbers => Self::Letters,
            Self::Letters => Self::Numbers,
        }
    }

    /// Names a column.
    pub fn column(self, col: u8) -> String {
        match self {
            Self::Numbers => col.to_string(),
            Self::Letters => char::from(b'A'.saturating_add(col)).to_string(),
        }
    }

    /// Names a row of this shape.
    pub fn row(self, row: u8, shape: Shape) -> String {
        match self {
            Self::Numbers => row.to_string(),
            Self::Letters => shape.height().saturating_sub(row).to_string(),
        }
    }

    /// Names a cell of this shape.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Coordinates, Point, Variant};
    ///
    /// let shape = Variant::GOMOKU_15.shape();
    /// assert_eq!(Coordinates::Numbers.name(Point::new(3, 7), shape), "3,7");
    /// assert_eq!(Coordinates::Letters.name(Point::new(3, 7), shape), "H12");
    /// ```
    pub fn name(self, point: Point, shape: Shape) -> String {
        let (row, col) = (self.row(point.row, shape), self.column(point.col));
        match self {
            Self::Numbers => format!("{row},{col}"),
            Self::Letters => format!("{col}{row}"),
        }
    }

    /// Parses a name in this notation only; spaces around the numbers and lower-case letters are
    /// accepted.
    ///
    /// # Errors
    /// Fails for any other text, and for cells off the board.
    pub fn parse(self, text: &str, shape: Shape) -> Result<Point, NotationError> {
        let text = text.trim();
        let cell = match self {
            Self::Numbers => {
                let (row, col) = text.split_once(',').ok_or(NotationError::NotACoordinate)?;
                (number(row)?, number(col)?)
            }
            Self::Letters => letters(text, shape)?,
        };
        match cell {
            (Some(row), Some(col)) if shape.contains(Point::new(row, col)) => {
                Ok(Point::new(row, col))
            }
            _ => Err(NotationError::OffBoard(shape)),
        }
    }
}

/// Error of parsing the name of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// The text is not a coordinate.
    NotACoordinate,
    /// The coordinate is not on this board.
    OffBoard(Shape),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotACoordinate => message!("cell-unknown", "this is not a cell").fmt(f),
            Self::OffBoard(shape) => {
                let corner = Point::new(shape.height() - 1, shape.width() - 1);
                let top_right = Coordinates::Letters.name(Point { row: 0, ..corner }, *shape);
                let last = Coordinates::Numbers.name(corner, *shape);
                message!(
                    "cell-off-board",
                    "off the board (0,0 to {last} or A1 to {top})",
                    last = last,
                    top = top_right
                )
                .fmt(f)
            }
        }
    }
}

impl std::error::Error for NotationError {}

/// Parses a name in either notation.
///
/// # Errors
/// Fails for any other text, and for cells off the board.
///
/// ```
/// # use gomoku_core as gomoku;
/// use gomoku::rules::{NotationError, Point, Variant, parse_point};
///
/// let shape = Variant::GOMOKU_15.shape();
/// assert_eq!(parse_point("3, 7", shape), Ok(Point::new(3, 7)));
/// assert_eq!(parse_point("h12", shape), Ok(Point::new(3, 7)));
/// assert_eq!(parse_point("15,0", shape), Err(NotationError::OffBoard(shape)));
/// assert_eq!(parse_point("hello", shape), Err(NotationError::NotACoordinate));
/// ```
pub fn parse_point(text: &str, shape: Shape) -> Result<Point, NotationError> {
    let notation = if text.contains(',') { Coordinates::Numbers } else { Coordinates::Letters };
    notation.parse(text, shape)
}

/// Row and column from the top left; `None` for a number beyond every board.
type RowAndCol = (Option<u8>, Option<u8>);

/// Parses a number, possibly between spaces; `None` if it is negative or beyond any board.
fn number(text: &str) -> Result<Option<u8>, NotationError> {
    let text = text.trim();
    match text.strip_prefix('-') {
        Some(positive) => digits(positive).map(|_| None),
        None => digits(text),
    }
}

fn letters(text: &str, shape: Shape) -> Result<RowAndCol, NotationError> {
    let mut rest = text.chars();
    let letter = rest.next().filter(char::is_ascii_alphabetic);
    let letter = letter.ok_or(NotationError::NotACoordinate)?.to_ascii_uppercase();
    // Row 0 is just below the board.
    let row = digits(rest.as_str())?.and_then(|number| shape.height().checked_sub(number));
    let col = u8::try_from(letter).ok().map(|letter| letter - b'A');
    Ok((row, col))
}

/// Parses plain digits; `None` if the number is beyond any board.
fn digits(text: &str) -> Result<Option<u8>, NotationError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NotationError::NotACoordinate);
    }
    Ok(text.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Topology;

    fn wide() -> Shape {
        Shape::new(26, 5, Topology::Plane).unwrap()
    }

    #[track_caller]
    fn check(text: &str, expected: Result<(u8, u8), &str>) {
        let found = parse_point(text, wide());
        let expected = expected.map(|(row, col)| Point::new(row, col)).map_err(str::to_owned);
        assert_eq!(found.map_err(|error| error.to_string()), expected, "{text:?}");
    }

    #[test]
    fn numbers_are_row_and_column_from_the_top_left() {
        check("1,20", Ok((1, 20)));
        check("  1 ,  20 ", Ok((1, 20)));
        check("04,025", Ok((4, 25)));
    }

    #[test]
    fn letters_are_column_and_row_from_the_bottom_left() {
        check("a1", Ok((4, 0)));
        check("I5", Ok((0, 8)));
        check(" J5 ", Ok((0, 9)));
        check("z3", Ok((2, 25)));
    }

    #[test]
    fn cells_beyond_the_edge_are_off_the_board() {
        let off = Err("off the board (0,0 to 4,25 or A1 to Z5)");
        for text in ["5,0", "0,26", "-1,3", "3,-0", "99999999999999999999,0", "a0", "a6", "h999"] {
            check(text, off);
        }
    }

    #[test]
    fn other_texts_are_not_coordinates() {
        for text in
            ["", ",", "1,", ",1", "1", "h", "h 1", "hh1", "1h", "1,2,3", "+1,2", "1;2", "ä1", "h-1"]
        {
            check(text, Err("this is not a cell"));
        }
        check("1,\u{661}", Err("this is not a cell"));
    }
}
