//! Tokens of a game: parentheses, and nodes with their properties.

use std::borrow::Cow;

use super::split::end_of_value;
use crate::formats::Problem;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TreeEvent<'a> {
    /// Opens a line: `(`.
    Open,
    /// Closes a line: `)`.
    Close,
    Node(Vec<RawProperty<'a>>),
}

/// Position and kind of a mistake in the text.
pub(super) type LexError = (usize, Problem);

#[derive(Clone, Debug)]
pub(super) struct Steps<'a>(Lexer<'a>);

impl<'a> Steps<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self(Lexer { text, at: 0 })
    }

    pub(super) fn properties_of(text: &'a str) -> Result<Vec<RawProperty<'a>>, LexError> {
        let mut steps = Self::new(text);
        let properties = steps.properties()?;
        match steps.0.peek() {
            Some(byte) => Err((steps.at(), Problem::Unexpected(char::from(byte).to_string()))),
            None => Ok(properties),
        }
    }

    pub(super) const fn at(&self) -> usize {
        self.0.at
    }

    fn properties(&mut self) -> Result<Vec<RawProperty<'a>>, LexError> {
        let mut properties = Vec::new();
        loop {
            let before = self.0.clone();
            match self.0.next() {
                Some(Ok(Token::Property(property))) => properties.push(property),
                Some(Err(problem)) => return Err((before.at, problem)),
                Some(Ok(Token::Open | Token::Close | Token::Node)) | None => {
                    self.0 = before;
                    return Ok(properties);
                }
            }
        }
    }
}

impl<'a> Iterator for Steps<'a> {
    type Item = Result<TreeEvent<'a>, LexError>;

    fn next(&mut self) -> Option<Self::Item> {
        Lexer::skip(&mut self.0, |byte| byte.is_ascii_whitespace());
        let at = self.at();
        Some(match self.0.next()? {
            Ok(Token::Open) => Ok(TreeEvent::Open),
            Ok(Token::Close) => Ok(TreeEvent::Close),
            Ok(Token::Node) => self.properties().map(TreeEvent::Node),
            // Every property belongs to a node.
            Ok(Token::Property(property)) => {
                Err((property.at, Problem::Unexpected(property.name.into_owned())))
            }
            Err(problem) => Err((at, problem)),
        })
    }
}

enum Token<'a> {
    Open,
    Close,
    /// Begins a node: `;`.
    Node,
    Property(RawProperty<'a>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RawProperty<'a> {
    /// Name in capitals: `B` even where the file has `Black` or `b`.
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

    /// First value, trimmed.
    pub(super) fn value(&self) -> &'a str {
        self.values().next().unwrap_or_default().trim()
    }
}

#[derive(Clone, Debug)]
struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip(&mut self, is_skipped: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&is_skipped) {
            self.at += 1;
        }
    }

    fn property(&mut self) -> Result<Token<'a>, Problem> {
        let at = self.at;
        self.skip(|byte| byte.is_ascii_alphanumeric());
        let name = &self.text[at..self.at];
        self.skip(|byte| byte.is_ascii_whitespace());
        let start = self.at;
        let mut end = start;
        while self.peek() == Some(b'[') {
            end = end_of_value(self.text.as_bytes(), self.at);
            // One that the file ends in has no bracket.
            end = (end + 1).min(self.text.len());
            self.at = end;
            self.skip(|byte| byte.is_ascii_whitespace());
        }
        if start == end {
            return Err(Problem::NoValue(name.to_owned()));
        }
        let (name, values) = (capital(name), &self.text[start..end]);
        Ok(Token::Property(RawProperty { name, values, at }))
    }
}

/// Capital letters of a name, which are the ones that count; all letters if none is capital.
fn capital(name: &str) -> Cow<'_, str> {
    if !name.bytes().any(|byte| byte.is_ascii_lowercase()) {
        return name.into();
    }
    let capitals: String = name.chars().filter(|char| !char.is_ascii_lowercase()).collect();
    if capitals.is_empty() { name.to_ascii_uppercase().into() } else { capitals.into() }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Result<Token<'a>, Problem>;

    fn next(&mut self) -> Option<Self::Item> {
        self.skip(|byte| byte.is_ascii_whitespace());
        let token = match self.peek()? {
            b'(' => Token::Open,
            b')' => Token::Close,
            b';' => Token::Node,
            byte if byte.is_ascii_alphabetic() => return Some(self.property()),
            _ => {
                let found = self.text[self.at..].chars().next().unwrap_or_default();
                return Some(Err(Problem::Unexpected(found.to_string())));
            }
        };
        self.at += 1;
        Some(Ok(token))
    }
}
