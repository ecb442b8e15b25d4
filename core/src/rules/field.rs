//! Field of the assignment: a rectangle of numbers, -1 free, 0 first, 1 second.

use std::fmt;

use super::{Board, Point, Shape, ShapeError, Stone, Topology};
use crate::translate::message;

const FREE: i32 = -1;
const FIRST: i32 = 0;
const SECOND: i32 = 1;

/// Error of converting a field of numbers to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldError {
    /// Too small or too large.
    Shape(ShapeError),
    /// A row whose length differs from the first.
    Ragged {
        /// Row from 0.
        row: usize,
    },
    /// A number other than -1, 0 or 1.
    Code {
        /// Cell with the number.
        point: Point,
        /// The number found there.
        code: i32,
    },
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(error) => error.fmt(f),
            Self::Ragged { row } => {
                message!("field-ragged", "row {row} is not as long as row 0", row = row).fmt(f)
            }
            Self::Code { point: Point { row, col }, code } => message!(
                "field-code",
                "row {row}, column {column}: {code} is not -1, 0 or 1",
                row = row,
                column = col,
                code = code
            )
            .fmt(f),
        }
    }
}

impl std::error::Error for FieldError {}

impl Board {
    /// Reads a field of numbers, rows from the top: -1 free, 0 first, 1 second.
    ///
    /// Accepts any position, even one that no game can reach.
    ///
    /// # Errors
    /// Refuses rows of different lengths, a size without a [`Shape`], and other numbers.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Axis, Board, Point};
    ///
    /// let board = Board::from_field(&[
    ///     [-1, 0, 0, 0],
    ///     [-1, 1, -1, 1],
    ///     [-1, -1, -1, -1],
    /// ])?;
    /// assert_eq!(board.stones(), 5);
    /// assert_eq!(board.row_through(Point::new(0, 2), Axis::Row).map(|row| row.length()), Some(3));
    /// # Ok::<(), gomoku::rules::FieldError>(())
    /// ```
    pub fn from_field(rows: &[impl AsRef<[i32]>]) -> Result<Self, FieldError> {
        let width = rows.first().map_or(0, |row| row.as_ref().len());
        let shape =
            Shape::of_rows(width, rows.len(), Topology::Plane).map_err(FieldError::Shape)?;
        if let Some(row) = rows.iter().position(|row| row.as_ref().len() != width) {
            return Err(FieldError::Ragged { row });
        }
        let mut board = Self::new(shape);
        let codes = rows.iter().flat_map(AsRef::as_ref);
        for (point, &code) in shape.points().zip(codes) {
            let stone = match code {
                FREE => None,
                FIRST => Some(Stone::First),
                SECOND => Some(Stone::Second),
                _ => return Err(FieldError::Code { point, code }),
            };
            board.set(point, stone);
        }
        Ok(board)
    }

    /// Writes the field of numbers that [`from_field`](Self::from_field) reads.
    pub fn to_field(&self) -> Vec<Vec<i32>> {
        let code = |row, col| self.get(Point::new(row, col)).map_or(FREE, |stone| stone as i32);
        (0..self.shape().height())
            .map(|row| (0..self.shape().width()).map(|col| code(row, col)).collect())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_and_columns_are_not_swapped() {
        let field = vec![vec![-1, -1, -1, 0], vec![-1, -1, -1, -1], vec![1, -1, -1, -1]];
        let board = Board::from_field(&field).unwrap();
        assert_eq!((board.shape().width(), board.shape().height()), (4, 3));
        assert_eq!(board.get(Point::new(0, 3)), Some(Stone::First));
        assert_eq!(board.get(Point::new(2, 0)), Some(Stone::Second));
        assert_eq!(board.stones(), 2);
        assert_eq!(board.to_field(), field);
    }

    #[track_caller]
    fn check_refused(rows: &[Vec<i32>], expected: &str) {
        assert_eq!(Board::from_field(rows).unwrap_err().to_string(), expected);
    }

    #[test]
    fn errors_name_the_row_or_cell_that_is_wrong() {
        let row = || vec![-1, -1, -1];
        check_refused(&[], "a board cannot have 0 by 0 cells: each side has 3 to 26");
        check_refused(
            &[vec![-1; 300], row()],
            "a board cannot have 300 by 2 cells: each side has 3 to 26",
        );
        check_refused(&[row(), row(), vec![-1]], "row 2 is not as long as row 0");
        check_refused(&[row(), vec![-1, 2, -1], row()], "row 1, column 1: 2 is not -1, 0 or 1");
    }
}
