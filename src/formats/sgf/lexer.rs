//! Tokens of a game: parentheses, and nodes with their properties.

use std::borrow::Cow;

use super::split::end_of_value;
use crate::formats::Problem;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TreeEvent<'a> {
    Open,
    Close,
    Node(Vec<RawProperty<'a>>),
}

/// Position, property if any, and kind of a mistake.
pub(super) type SgfError = (usize, Option<&'static str>, Problem);

pub(super) struct Steps<'a> {
    text: &'a str,
    pub(super) at: usize,
}

impl<'a> Steps<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    pub(super) fn properties_of(text: &'a str) -> Result<Vec<RawProperty<'a>>, SgfError> {
        let mut steps = Self::new(text);
        let properties = steps.properties()?;
        match steps.peek() {
            Some(_) => Err((steps.at, None, steps.unexpected())),
            None => Ok(properties),
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip(&mut self, is_skipped: impl Fn(&u8) -> bool) {
        while self.peek().is_some_and(|byte| is_skipped(&byte)) {
            self.at += 1;
        }
    }

    fn unexpected(&self) -> Problem {
        let found = self.text[self.at..].chars().next().unwrap_or_default();
        Problem::Unexpected(found.to_string())
    }

    fn properties(&mut self) -> Result<Vec<RawProperty<'a>>, SgfError> {
        let mut properties = Vec::new();
        loop {
            let before = self.at;
            self.skip(u8::is_ascii_whitespace);
            match self.peek() {
                Some(byte) if byte.is_ascii_alphabetic() => {
                    properties.push(self.property().map_err(|problem| (before, None, problem))?);
                }
                Some(b'(' | b')' | b';') | None => {
                    self.at = before;
                    return Ok(properties);
                }
                Some(_) => return Err((before, None, self.unexpected())),
            }
        }
    }

    fn property(&mut self) -> Result<RawProperty<'a>, Problem> {
        let at = self.at;
        self.skip(u8::is_ascii_alphanumeric);
        let name = &self.text[at..self.at];
        self.skip(u8::is_ascii_whitespace);
        let start = self.at;
        let mut end = start;
        while self.peek() == Some(b'[') {
            end = end_of_value(self.text.as_bytes(), self.at);
            // At the end of the file, a value may lack its bracket.
            end = (end + 1).min(self.text.len());
            self.at = end;
            self.skip(u8::is_ascii_whitespace);
        }
        if start == end {
            return Err(Problem::NoValue(name.to_owned()));
        }
        Ok(RawProperty { name: capital(name), values: &self.text[start..end], at })
    }
}

impl<'a> Iterator for Steps<'a> {
    type Item = Result<TreeEvent<'a>, SgfError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.skip(u8::is_ascii_whitespace);
        let at = self.at;
        let byte = self.peek()?;
        self.at += usize::from(b"();".contains(&byte));
        Some(match byte {
            b'(' => Ok(TreeEvent::Open),
            b')' => Ok(TreeEvent::Close),
            b';' => self.properties().map(TreeEvent::Node),
            // Every property belongs to a node.
            byte if byte.is_ascii_alphabetic() => Err(match self.property() {
                Ok(property) => (at, None, Problem::Unexpected(property.name.into_owned())),
                Err(problem) => (at, None, problem),
            }),
            _ => Err((at, None, self.unexpected())),
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RawProperty<'a> {
    /// Name in capitals: `B` even if the file has `Black` or `b`.
    pub(super) name: Cow<'a, str>,
    /// Values with their brackets.
    values: &'a str,
    pub(super) at: usize,
}

impl<'a> RawProperty<'a> {
    pub(super) fn values(&self) -> impl Iterator<Item = &'a str> {
        let mut rest = self.values;
        std::iter::from_fn(move || {
            let start = rest.find('[')? + 1;
            let end = end_of_value(rest.as_bytes(), start);
            let value = &rest[start..end];
            rest = &rest[end..];
            Some(value)
        })
    }

    pub(super) fn value(&self) -> &'a str {
        self.values().next().unwrap_or_default().trim()
    }
}

/// Capital letters of a name, which are the significant ones; all letters if none is capital.
fn capital(name: &str) -> Cow<'_, str> {
    if !name.bytes().any(|byte| byte.is_ascii_lowercase()) {
        return name.into();
    }
    let capitals: String = name.chars().filter(|char| !char.is_ascii_lowercase()).collect();
    if capitals.is_empty() { name.to_ascii_uppercase().into() } else { capitals.into() }
}
