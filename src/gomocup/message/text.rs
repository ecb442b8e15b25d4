//! Parts of commands and replies: words, numbers and cells.

use std::fmt;

use crate::printable::printable;
use crate::rules::Point;

pub(super) fn word(line: &str) -> (String, &str) {
    let line = line.trim();
    let (word, rest) = line.split_once(|char: char| char.is_whitespace()).unwrap_or((line, ""));
    (word.to_ascii_uppercase(), rest.trim_start())
}

/// Parses `N` small numbers separated by commas, with or without spaces.
pub(super) fn numbers<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut numbers = [0; N];
    let mut parts = text.split(',');
    for number in &mut numbers {
        let digits = parts.next()?.trim();
        let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        *number = digits.parse().ok().filter(|_| is_plain)?;
    }
    parts.next().is_none().then_some(numbers)
}

pub(super) fn point(text: &str) -> Option<Point> {
    numbers(text).map(|[x, y]| Point::new(y, x))
}

pub(super) struct Xy(pub Point);

impl fmt::Display for Xy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0.col, self.0.row)
    }
}

/// Writes a word, followed by the text if there is any, on one line, since managers may show it to
/// people.
pub(super) fn write_line(f: &mut fmt::Formatter<'_>, word: &str, text: &str) -> fmt::Result {
    f.write_str(word)?;
    if text.is_empty() { Ok(()) } else { write!(f, " {}", printable(text)) }
}
