//! Values in the lines of a journal.

use std::fmt;
use std::time::Duration;

use crate::rules::{Point, Stone};

/// Escapes a text to fit into a line: `%0A` for a line break, and so on.
pub(super) struct Escaped<'a>(pub(super) &'a str);

const ESCAPES: [(&str, &str); 3] = [("%", "%25"), ("\n", "%0A"), ("\r", "%0D")];

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let escape = |text: String, (plain, escaped)| text.replace(plain, escaped);
        f.write_str(&ESCAPES.into_iter().fold(self.0.to_owned(), escape))
    }
}

pub(super) fn of_one_line(text: &str) -> String {
    let plain = |text: String, (plain, escaped)| text.replace(escaped, plain);
    ESCAPES.into_iter().rev().fold(text.to_owned(), plain)
}

/// Writes row and column from 0 at the top left: `7,7`.
pub(super) struct RowCol(pub(super) Point);

impl fmt::Display for RowCol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0.row, self.0.col)
    }
}

pub(super) const fn mark(side: Stone) -> char {
    match side {
        Stone::First => 'x',
        Stone::Second => 'o',
    }
}

/// Time left after a move, and time that it took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Times {
    pub left: Option<Duration>,
    pub spent: Option<Duration>,
}

/// ` 300000 1250` in milliseconds behind a move; `-` for a time that is not known before one that is.
impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.left, self.spent) {
            (None, None) => Ok(()),
            (Some(left), None) => write!(f, " {}", left.as_millis()),
            (None, Some(spent)) => write!(f, " - {}", spent.as_millis()),
            (Some(left), Some(spent)) => write!(f, " {} {}", left.as_millis(), spent.as_millis()),
        }
    }
}
