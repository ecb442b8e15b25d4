//! Words of a line.

use std::fmt::Display;
use std::str::FromStr;

/// Words of a line that are still to be read.
pub(super) struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    pub(super) const fn of(line: &'a str) -> Self {
        Self(line)
    }

    /// Takes the next word.
    pub(super) fn word(&mut self) -> Option<&'a str> {
        let text = self.0.trim_start_matches(' ');
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        self.0 = rest;
        Some(word).filter(|word| !word.is_empty())
    }

    /// Takes the next word, which must be a number.
    pub(super) fn number<T: FromStr + Display>(&mut self) -> Option<T> {
        plain(self.word()?)
    }

    /// Takes everything that is left.
    pub(super) fn rest(self) -> &'a str {
        self.0.trim_matches(' ')
    }
}

/// Parses a number without sign and leading zeros.
pub(super) fn plain<T: FromStr + Display>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}
