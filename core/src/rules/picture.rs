//! Boards as pictures.

use std::fmt;
use std::str::FromStr;

use super::{Board, ParseError, Point, Shape, Stone, Topology};
use crate::translate::phrase;

const FREE: &str = ".";

/// Writes a line for each row from the top, with `.`, `X` and `O`; below a torus, `torus`.
///
/// ```
/// # use gomoku_core as gomoku;
/// use gomoku::rules::{Board, Point, Stone};
///
/// let picture = ". X .\nO . .\n. . .";
/// let board: Board = picture.parse()?;
/// assert_eq!(board.get(Point::new(1, 0)), Some(Stone::Second));
/// assert_eq!(board.to_string(), picture);
/// # Ok::<(), gomoku::rules::ParseError>(())
/// ```
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.shape();
        for Point { row, col } in shape.points() {
            match (row, col) {
                (0, 0) => {}
                (_, 0) => f.write_str("\n")?,
                _ => f.write_str(" ")?,
            }
            match self.get(Point { row, col }) {
                Some(stone) => stone.fmt(f)?,
                None => f.write_str(FREE)?,
            }
        }
        match shape.topology() {
            Topology::Plane => Ok(()),
            torus @ Topology::Torus => write!(f, "\n{torus}"),
        }
    }
}

/// Reads such a picture. Blank lines and surrounding spaces are ignored.
impl FromStr for Board {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let expected =
            phrase!("expected-picture", "expected rows of ., X and O, all of the same length");
        let form = || ParseError::Form { expected };
        let mut lines: Vec<&str> =
            text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let topology = lines.last().and_then(|line| line.parse().ok());
        if topology.is_some() {
            lines.pop();
        }
        let rows: Vec<Vec<&str>> =
            lines.iter().map(|line| line.split_whitespace().collect()).collect();
        let width = rows.first().map_or(0, Vec::len);
        if rows.iter().any(|row| row.len() != width) {
            return Err(form());
        }
        let shape = Shape::of_rows(width, rows.len(), topology.unwrap_or(Topology::Plane));
        let mut board = Self::new(shape.map_err(ParseError::Shape)?);
        for (point, cell) in board.shape().points().zip(rows.into_iter().flatten()) {
            if cell != FREE {
                board.set(point, Some(cell.parse::<Stone>().map_err(|_| form())?));
            }
        }
        Ok(board)
    }
}
