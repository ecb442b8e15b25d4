//! Splits a file into games.

use std::ops::Range;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chunk<'a> {
    /// Bytes from the first `(` to its `)`.
    pub(super) bytes: &'a [u8],
    pub(super) range: Range<usize>,
    pub(super) line: u64,
    pub(super) is_closed: bool,
    pub(super) has_text_before: bool,
}

/// Splits a file into games. An unclosed game ends at the first property of the next one.
#[derive(Clone, Debug)]
pub(super) struct Split<'a> {
    bytes: &'a [u8],
    at: usize,
    line: u64,
}

impl<'a> Split<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let at = if bytes.starts_with(BOM) { BOM.len() } else { 0 };
        Self { bytes, at, line: 1 }
    }

    fn start(&self) -> Option<usize> {
        (self.at..self.bytes.len()).find(|&at| begins_tree(&self.bytes[at..]).is_some())
    }

    /// Finds the end of the game that starts there, and whether it is closed.
    fn end(&self, start: usize) -> (usize, bool) {
        let mut depth = 0_usize;
        let mut at = start;
        while let Some(&byte) = self.bytes.get(at) {
            match byte {
                b'[' => at = end_of_value(self.bytes, at),
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
        let (end, is_closed) = self.end(start);
        let line = self.line + breaks(before);
        let bytes = &self.bytes[start..end];
        (self.at, self.line) = (end, line + breaks(bytes));
        let has_text_before = !before.trim_ascii().is_empty();
        Some(Chunk { bytes, range: start..end, line, is_closed, has_text_before })
    }
}

const BOM: &[u8] = "\u{feff}".as_bytes();

/// Returns the bytes after a `(` that is followed by `;`.
fn begins_tree(bytes: &[u8]) -> Option<&[u8]> {
    bytes.strip_prefix(b"(")?.trim_ascii_start().strip_prefix(b";")
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

pub(super) fn breaks(bytes: &[u8]) -> u64 {
    let ends = |(at, &byte): (usize, &u8)| {
        byte == b'\n' || byte == b'\r' && bytes.get(at + 1) != Some(&b'\n')
    };
    bytes.iter().enumerate().filter(|&it| ends(it)).count() as u64
}

/// Decodes a game, and reports whether it is not UTF-8 without naming Latin-1.
pub(super) fn text(bytes: &[u8]) -> (std::borrow::Cow<'_, str>, bool) {
    let says_latin1 = charset(bytes).is_some_and(|name| {
        let name = name.to_ascii_lowercase();
        [&b"latin"[..], b"iso-8859-1", b"iso8859-1"].iter().any(|known| name.starts_with(known))
    });
    match std::str::from_utf8(bytes) {
        Ok(text) if !says_latin1 || text.is_ascii() => (text.into(), false),
        _ => (bytes.iter().map(|&byte| char::from(byte)).collect::<String>().into(), !says_latin1),
    }
}

fn charset(bytes: &[u8]) -> Option<&[u8]> {
    // It is among the first properties; comments come later.
    let head = &bytes[..bytes.len().min(1 << 10)];
    let at = head.windows(3).position(|name| name == b"CA[")? + 3;
    Some(head[at..end_of_value(head, at)].trim_ascii())
}
