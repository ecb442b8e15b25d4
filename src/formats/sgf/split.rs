//! Splits a file into games, and decides the letters of each.

use std::ops::Range;

use crate::formats::encoding::{Decoded, Encoding, EncodingSource, UTF_8_MARK, decided, decode};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chunk<'a> {
    /// Text from the first `(` to its `)`.
    pub(super) text: Decoded<'a>,
    pub(super) range: Range<usize>,
    pub(super) line: u64,
    pub(super) is_closed: bool,
    /// Set if text comes before it, or follows the last game.
    pub(super) has_text_outside: bool,
}

/// Splits a file into games. An unclosed game ends at the first property of the next one.
#[derive(Clone, Debug)]
pub(super) struct Split<'a> {
    bytes: &'a [u8],
    chosen: Option<Encoding>,
    at: usize,
    line: u64,
}

impl<'a> Split<'a> {
    /// Splits bytes in the `chosen` encoding, or in that of each game. UTF-16 must have been
    /// decoded.
    pub(super) fn new(bytes: &'a [u8], chosen: Option<Encoding>) -> Self {
        let at = if bytes.starts_with(UTF_8_MARK) { UTF_8_MARK.len() } else { 0 };
        Self { bytes, chosen, at, line: 1 }
    }

    /// Checks whether a game comes next, with nothing but blanks before it.
    pub(super) fn is_at_game(&self) -> bool {
        self.start().is_some_and(|start| self.bytes[self.at..start].trim_ascii().is_empty())
    }

    fn start(&self) -> Option<usize> {
        let rest = &self.bytes[self.at..];
        let start = self.at + rest.len() - rest.trim_ascii_start().len();
        // The first game of a file may lack its parenthesis.
        if self.at <= UTF_8_MARK.len() && begins_node(&self.bytes[start..]) {
            return Some(start);
        }
        (self.at..self.bytes.len()).find(|&at| begins_tree(&self.bytes[at..]).is_some())
    }

    /// Finds the end of the game that starts there, and its text.
    fn game(&self, start: usize) -> (usize, bool, Decoded<'a>) {
        let rest = &self.bytes[start..];
        let named = charset(rest);
        let named = named.as_deref();
        let encoding = named.and_then(Encoding::of_label).filter(|it| !it.is_utf_16());
        let encoding = self.chosen.or(encoding).unwrap_or_default();
        let (end, is_closed) = self.end(start, encoding);
        let bytes = &self.bytes[start..end];
        let (found, source) = decided(bytes, named, self.chosen);
        if source != EncodingSource::Guessed || found == encoding {
            return (end, is_closed, decode(bytes, named, self.chosen));
        }
        // A letter may look like the end of a value. If fewer bytes are left, they must look the
        // same, so that the game is the same on its own.
        let other = self.end(start, found);
        let is_sure = || decided(&self.bytes[start..other.0], named, None) == (found, source);
        let (end, is_closed) = if other.0 >= end || is_sure() { other } else { (end, is_closed) };
        let text = decode(&self.bytes[start..end], None, Some(found));
        (end, is_closed, Decoded { source, ..text })
    }

    /// Finds the end of the game that starts there, and whether it is closed.
    fn end(&self, start: usize, encoding: Encoding) -> (usize, bool) {
        let mut depth = usize::from(self.bytes.get(start) != Some(&b'('));
        let mut at = start;
        while let Some(&byte) = self.bytes.get(at) {
            match byte {
                b'[' => at = end_of_value_in(encoding, self.bytes, at + 1),
                b'(' if depth > 0 && begins_game(&self.bytes[at..]) => return (at, false),
                b'(' => depth += 1,
                b')' if depth <= 1 => return (at + 1, true),
                b')' => depth -= 1,
                _ => {}
            }
            at += 1;
        }
        (self.bytes.len(), false)
    }
}

impl<'a> Iterator for Split<'a> {
    type Item = Chunk<'a>;

    fn next(&mut self) -> Option<Chunk<'a>> {
        let start = self.start()?;
        let before = &self.bytes[self.at..start];
        let (end, is_closed, text) = self.game(start);
        let line = self.line + breaks(before);
        let bytes = &self.bytes[start..end];
        (self.at, self.line) = (end, line + breaks(bytes));
        let is_text = |bytes: &[u8]| bytes.iter().any(|byte| !matches!(byte, b' ' | 0..=0x1f));
        let has_text_after = is_text(&self.bytes[end..]) && self.start().is_none();
        let has_text_outside = has_text_after || is_text(before);
        Some(Chunk { text, range: start..end, line, is_closed, has_text_outside })
    }
}

/// Returns the bytes after a `(` that is followed by `;`, which may be missing before a property.
fn begins_tree(bytes: &[u8]) -> Option<&[u8]> {
    let inside = bytes.strip_prefix(b"(")?.trim_ascii_start();
    inside.strip_prefix(b";").or_else(|| {
        let name = inside.iter().take_while(|byte| byte.is_ascii_uppercase()).count();
        (matches!(name, 1 | 2) && inside.get(name) == Some(&b'[')).then_some(inside)
    })
}

/// Checks for a `;` with a property, or for a property whose name has two capital letters.
pub(super) fn begins_node(bytes: &[u8]) -> bool {
    let bytes = bytes.trim_ascii_start();
    let inside = bytes.strip_prefix(b";").map(<[u8]>::trim_ascii_start);
    let name = inside.unwrap_or(bytes);
    let letters = name.iter().take_while(|byte| byte.is_ascii_uppercase()).count();
    let is_name = letters == 2 || letters == 1 && inside.is_some();
    is_name && name.get(letters) == Some(&b'[')
}

/// Checks for the start of a game, as opposed to a variation.
fn begins_game(bytes: &[u8]) -> bool {
    let names: [&[u8]; 2] = [b"FF[", b"GM["];
    let first = begins_tree(bytes).map(<[u8]>::trim_ascii_start);
    first.is_some_and(|first| names.iter().any(|name| first.starts_with(name)))
}

/// Position of the `]` that ends the value, or the end of the text.
pub(super) fn end_of_value(bytes: &[u8], start: usize) -> usize {
    let mut at = start;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b']' => return at,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// Works like [`end_of_value`] for bytes in this encoding.
fn end_of_value_in(encoding: Encoding, bytes: &[u8], start: usize) -> usize {
    let mut at = start;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b']' => return at,
            b'\\' => at += 1 + encoding.width(bytes, at + 1),
            _ if byte.is_ascii() && byte != 0x1b => at += 1,
            _ => at += encoding.width(bytes, at),
        }
    }
    bytes.len()
}

pub(super) fn breaks(bytes: &[u8]) -> u64 {
    let ends = |(at, &byte): (usize, &u8)| {
        byte == b'\n' || byte == b'\r' && bytes.get(at + 1) != Some(&b'\n')
    };
    bytes.iter().enumerate().filter(|&it| ends(it)).count() as u64
}

/// Name of the encoding that a game gives.
fn charset(bytes: &[u8]) -> Option<String> {
    // It is among the first properties, and not in the next game.
    let head = &bytes[..bytes.len().min(1 << 12)];
    let next = head.windows(2).skip(1).position(|pair| pair == b"(;");
    let head = &head[..next.map_or(head.len(), |next| next + 1)];
    let at = head.windows(3).position(|name| name.eq_ignore_ascii_case(b"CA["))? + 3;
    let name = head[at..end_of_value(head, at)].trim_ascii();
    std::str::from_utf8(name).ok().map(str::to_owned)
}
