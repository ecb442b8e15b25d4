//! Cells, times and sides as values.

use std::time::Duration;

use crate::rules::{Coordinates, Point, Shape, Stone};

/// Parses a cell: letters for column and row from the top left, or a name like `h8` with rows from
/// the bottom.
pub(super) fn point(value: &str, shape: Shape) -> Option<Point> {
    let value = trimmed(value);
    let point = match *value.as_bytes() {
        [col, row] if col.is_ascii_alphabetic() && row.is_ascii_alphabetic() => {
            Point::new(number(row), number(col))
        }
        _ => Coordinates::Letters.parse(value, shape).ok()?,
    };
    Some(point).filter(|&point| shape.contains(point))
}

/// Trims a cell, before which there may be a bracket too many.
fn trimmed(value: &str) -> &str {
    value.trim_matches(|char: char| char.is_whitespace() || char == '[')
}

/// Number of columns and rows that a board needs for this cell.
pub(super) fn extent(value: &str) -> Option<(u8, u8)> {
    let value = trimmed(value);
    match *value.as_bytes() {
        [col, row] if col.is_ascii_alphabetic() && row.is_ascii_alphabetic() => {
            Some((number(col) + 1, number(row) + 1))
        }
        [col, ..] if col.is_ascii_alphabetic() => {
            value[1..].parse().ok().map(|row| (number(col) + 1, row))
        }
        _ => None,
    }
}

fn number(letter: u8) -> u8 {
    letter.to_ascii_lowercase().saturating_sub(b'a')
}

/// Checks for a pass, which is an empty value, the word, or `tt` on boards up to 19x19.
pub(super) fn is_pass(value: &str, shape: Shape) -> bool {
    let value = value.trim();
    let is = |word| value.eq_ignore_ascii_case(word);
    value.is_empty() || is("pass") || is("tt") && shape.width() <= 19 && shape.height() <= 19
}

/// Parses the cells of a value: one, or a rectangle given by two corners and a colon.
pub(super) fn points(value: &str, shape: Shape) -> Option<Vec<Point>> {
    let Some((one, other)) = value.split_once(':') else {
        return point(value, shape).map(|point| vec![point]);
    };
    let (one, other) = (point(one, shape)?, point(other, shape)?);
    let cols = one.col.min(other.col)..=one.col.max(other.col);
    let rows = one.row.min(other.row)..=one.row.max(other.row);
    Some(rows.flat_map(|row| cols.clone().map(move |col| Point::new(row, col))).collect())
}

/// Writes column and row from `a` at the top left.
pub(super) fn point_text(point: Point) -> String {
    [point.col, point.row].map(|number| char::from(b'a'.saturating_add(number))).iter().collect()
}

/// Colour of a side: the first one is black.
pub(super) const fn colour(side: Stone) -> &'static str {
    match side {
        Stone::First => "B",
        Stone::Second => "W",
    }
}

pub(super) fn side(value: &str) -> Option<Stone> {
    match value.trim().as_bytes().first()?.to_ascii_uppercase() {
        b'B' => Some(Stone::First),
        b'W' => Some(Stone::Second),
        _ => None,
    }
}

/// Parses seconds, optionally with a fraction, exact to a billionth.
pub(super) fn seconds(value: &str) -> Option<Duration> {
    const DIGITS: usize = 9;
    let (whole, fraction) = value.trim().split_once('.').unwrap_or((value.trim(), ""));
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || !is_number(whole) || !is_number(fraction) || fraction.len() > DIGITS {
        return None;
    }
    let nanos = format!("{fraction:0<DIGITS$}").parse().ok()?;
    Some(Duration::new(whole.parse().ok()?, nanos))
}

pub(super) fn seconds_text(time: Duration) -> String {
    let exact = format!("{}.{:09}", time.as_secs(), time.subsec_nanos());
    exact.trim_end_matches('0').trim_end_matches('.').to_owned()
}
