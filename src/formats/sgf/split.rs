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

/// End of a game, and how its letters are decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Extent {
    end: usize,
    is_closed: bool,
    encoding: Encoding,
    source: EncodingSource,
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

    /// Finds where the game that starts there ends, and its encoding.
    fn game(&self, start: usize) -> Extent {
        let mut extent = self.extent(start);
        // They must be those that it has in a file of its own: neither the letters nor the name of
        // an encoding behind its end may decide.
        while extent.end < self.bytes.len() && !self.is_plain(start, extent) {
            let alone = Self { bytes: &self.bytes[..extent.end], ..self.clone() };
            let known = std::mem::replace(&mut extent, alone.extent(start));
            if extent == known {
                break;
            }
        }
        extent
    }

    /// Checks for a text that is the same in all encodings.
    fn is_plain(&self, start: usize, Extent { end, encoding, .. }: Extent) -> bool {
        encoding == Encoding::UTF_8 && self.bytes[start..end].is_ascii()
    }

    fn extent(&self, start: usize) -> Extent {
        let named = charset(&self.bytes[start..]);
        let named = named.as_deref();
        let encoding = named.and_then(Encoding::of_label).filter(|it| !it.is_utf_16());
        let encoding = self.chosen.or(encoding).unwrap_or_default();
        let (mut end, mut is_closed) = self.end(start, encoding);
        let (found, source) = decided(&self.bytes[start..end], named, self.chosen);
        if source == EncodingSource::Guessed && found != encoding {
            // A letter may look like the end of a value.
            (end, is_closed) = self.end(start, found);
        }
        Extent { end, is_closed, encoding: found, source }
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
        let Extent { end, is_closed, encoding, source } = self.game(start);
        let line = self.line + breaks(before);
        let bytes = &self.bytes[start..end];
        let text = Decoded { source, ..decode(bytes, None, Some(encoding)) };
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
    let count = |end| bytes.iter().map(|byte| u64::from(*byte == end)).sum::<u64>();
    let (breaks, returns) = (count(b'\n'), count(b'\r'));
    let pairs = || bytes.windows(2).map(|pair| u64::from(pair == b"\r\n")).sum::<u64>();
    breaks + returns - if returns > 0 { pairs() } else { 0 }
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
