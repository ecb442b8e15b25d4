//! Mistakes in a settings file, with their places.

use thiserror::Error;

use crate::translate::message;

/// Place in a text: lines and columns count from 1, columns in characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    pub line: usize,
    pub column: usize,
}

impl LineColumn {
    pub fn of(text: &str, byte: usize) -> Self {
        LineIndex::of(text).at(byte)
    }
}

#[derive(Debug)]
pub(super) struct LineIndex<'a> {
    text: &'a str,
    lines: Vec<usize>,
}

impl<'a> LineIndex<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        let behind = text.match_indices('\n').map(|(at, _)| at + 1);
        Self { text, lines: std::iter::once(0).chain(behind).collect() }
    }

    pub(super) fn at(&self, byte: usize) -> LineColumn {
        let byte = if self.text.is_char_boundary(byte) { byte } else { self.text.len() };
        let line = self.lines.partition_point(|&start| start <= byte);
        let start = self.lines[line - 1];
        LineColumn { line, column: self.text[start..byte].chars().count() + 1 }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{}",
    message!(
        "settings-mistake",
        "line {line}, column {column}: {message}",
        line = place.line,
        column = place.column,
        message = message
    )
)]
pub struct Mistake {
    pub place: LineColumn,
    /// Description of the mistake, and of the allowed values.
    pub message: String,
}

/// Mistakes of a file, at least one, in the order of their places.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", lines(.0))]
pub struct Mistakes(Vec<Mistake>);

impl Mistakes {
    pub fn check(mut found: Vec<Mistake>) -> Result<(), Self> {
        found.sort_by_key(|mistake| mistake.place);
        if found.is_empty() { Ok(()) } else { Err(Self(found)) }
    }

    pub fn iter(&self) -> impl Iterator<Item = &Mistake> {
        self.0.iter()
    }
}

impl From<Mistake> for Mistakes {
    fn from(mistake: Mistake) -> Self {
        Self(vec![mistake])
    }
}

fn lines(mistakes: &[Mistake]) -> String {
    mistakes.iter().map(Mistake::to_string).collect::<Vec<_>>().join("\n")
}
