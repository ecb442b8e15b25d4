//! What is wrong with a file of settings, and where.

use std::fmt;

/// A place in a text: lines and columns count from 1, columns in characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// The place of a byte.
    pub fn of(text: &str, byte: usize) -> Self {
        Places::of(text).at(byte)
    }
}

/// The places of a text, of which many are asked for.
#[derive(Debug)]
pub(super) struct Places<'a> {
    text: &'a str,
    /// Where the lines begin.
    lines: Vec<usize>,
}

impl<'a> Places<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        let behind = text.match_indices('\n').map(|(at, _)| at + 1);
        Self { text, lines: std::iter::once(0).chain(behind).collect() }
    }

    /// The place of a byte.
    pub(super) fn at(&self, byte: usize) -> Place {
        let byte = if self.text.is_char_boundary(byte) { byte } else { self.text.len() };
        let line = self.lines.partition_point(|&start| start <= byte);
        let start = self.lines[line - 1];
        Place { line, column: self.text[start..byte].chars().count() + 1 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A mistake in a file of settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Where.
    pub place: Place,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

/// The mistakes of a file, at least one, in the order of their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistakes(Vec<Mistake>);

impl Mistakes {
    /// What was found, or that nothing was.
    ///
    /// # Errors
    /// If there is a mistake.
    pub fn check(mut found: Vec<Mistake>) -> Result<(), Self> {
        found.sort_by_key(|mistake| mistake.place);
        if found.is_empty() { Ok(()) } else { Err(Self(found)) }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Mistake> {
        self.0.iter()
    }
}

impl From<Mistake> for Mistakes {
    fn from(mistake: Mistake) -> Self {
        Self(vec![mistake])
    }
}

/// A line for each.
impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, mistake) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            mistake.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Mistakes {}
