//! Tokens of a game: parentheses, and nodes with their properties.

use std::borrow::Cow;

use super::split::{begins_node, end_of_value};
use crate::formats::Problem;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TreeEvent {
    Open,
    Close,
    /// Node with the [`Steps::properties`].
    Node,
}

/// Maximum number of properties of a node: several for each cell, which each take many times the
/// memory of three letters.
const MOST: usize = 1_000;

/// Position, property if any, and kind of a mistake.
pub(super) type SgfError = (usize, Option<&'static str>, Problem);

/// Steps through the text of a game. Whatever is neither a parenthesis nor a node with properties
/// is skipped and counted: dashes, words, a bracket too many.
pub(super) struct Steps<'a> {
    text: &'a str,
    pub(super) at: usize,
    /// Properties of the last node.
    pub(super) properties: Vec<RawProperty<'a>>,
    /// Set at the start and after a parenthesis that opens a line, where a node may lack its
    /// semicolon.
    is_open: bool,
    pub(super) skipped: Option<Skipped>,
}

/// Parts of a text that were skipped.
pub(super) struct Skipped {
    pub(super) count: usize,
    /// Where the first one begins, and what is wrong with it.
    pub(super) first: usize,
    problem: Problem,
    /// End of the last one.
    end: usize,
}

impl<'a> Steps<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0, properties: Vec::new(), is_open: true, skipped: None }
    }

    pub(super) fn properties_of(text: &'a str) -> Result<Vec<RawProperty<'a>>, SgfError> {
        let mut steps = Self::new(text);
        steps.read_properties();
        if let Some(Skipped { first, problem, .. }) = steps.skipped {
            return Err((first, None, problem));
        }
        match steps.peek() {
            Some(_) => Err((steps.at, None, steps.unexpected())),
            None => Ok(steps.properties),
        }
    }

    /// Line break or blank text is no part of its own.
    fn skip_part(&mut self, at: usize, problem: Problem) {
        let end = self.at;
        match &mut self.skipped {
            None => self.skipped = Some(Skipped { count: 1, first: at, problem, end }),
            Some(skipped) => {
                skipped.count += usize::from(!self.text[skipped.end..at].trim().is_empty());
                skipped.end = end;
            }
        }
    }

    /// Skips a character that means nothing here.
    fn skip_char(&mut self) {
        let (at, problem) = (self.at, self.unexpected());
        self.at += self.text[at..].chars().next().map_or(1, char::len_utf8);
        self.skip_part(at, problem);
    }

    /// First words of what was skipped first.
    pub(super) fn first_skipped(&self) -> &'a str {
        let at = self.skipped.as_ref().map_or(self.text.len(), |skipped| skipped.first);
        let rest = self.text[at..].lines().next().unwrap_or_default();
        rest.split(['(', ')', ';']).next().unwrap_or_default().trim()
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

    /// Reads the properties of a node, but not more than any program writes.
    fn read_properties(&mut self) {
        self.properties.clear();
        loop {
            let before = self.at;
            self.skip(u8::is_ascii_whitespace);
            match self.peek() {
                Some(b'(' | b')' | b';') | None => {
                    self.at = before;
                    return;
                }
                Some(byte) if byte.is_ascii_alphanumeric() => {
                    let at = self.at;
                    match self.property() {
                        Ok(property) if self.properties.len() < MOST => {
                            self.properties.push(property);
                        }
                        Ok(property) => {
                            let problem = Problem::Unexpected(property.name.into_owned());
                            self.skip_part(at, problem);
                        }
                        Err(problem) => self.skip_part(at, problem),
                    }
                }
                Some(_) => self.skip_char(),
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
            // After a move, a bracket before the next node is one too many.
            let is_move = matches!(name, "B" | "W");
            if is_move && end > start && begins_node(&self.text.as_bytes()[self.at + 1..]) {
                break;
            }
            end = end_of_value(self.text.as_bytes(), self.at);
            // At the end of the file, a value may lack its bracket.
            end = (end + 1).min(self.text.len());
            self.at = end;
            self.skip(u8::is_ascii_whitespace);
        }
        if start == end || !name.bytes().any(|byte| byte.is_ascii_alphabetic()) {
            return Err(Problem::NoValue(name.to_owned()));
        }
        Ok(RawProperty { name: capital(name), values: &self.text[start..end], at })
    }
}

impl Iterator for Steps<'_> {
    type Item = TreeEvent;

    fn next(&mut self) -> Option<TreeEvent> {
        loop {
            self.skip(u8::is_ascii_whitespace);
            let at = self.at;
            let byte = self.peek()?;
            let was_open = std::mem::replace(&mut self.is_open, byte == b'(');
            match byte {
                b'(' | b')' | b';' => self.at += 1,
                // The first node of a line may lack its semicolon.
                _ if was_open && byte.is_ascii_alphabetic() => {}
                // Every property belongs to a node.
                _ if byte.is_ascii_alphanumeric() => {
                    let problem = match self.property() {
                        Ok(property) => Problem::Unexpected(property.name.into_owned()),
                        Err(problem) => problem,
                    };
                    self.skip_part(at, problem);
                    self.is_open = was_open;
                    continue;
                }
                _ => {
                    self.skip_char();
                    self.is_open = was_open;
                    continue;
                }
            }
            return Some(match byte {
                b'(' => TreeEvent::Open,
                b')' => TreeEvent::Close,
                _ => {
                    self.read_properties();
                    TreeEvent::Node
                }
            });
        }
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
            let start = rest.bytes().position(|byte| byte == b'[')? + 1;
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
