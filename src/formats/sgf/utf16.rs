//! Files in UTF-16, which are decoded before they are split.

use super::split::{Chunk, Split};
use crate::formats::FoundGame;
use crate::formats::encoding::{Decoded, Encoding, decided, decode};

/// Text of a file in UTF-16.
pub(super) struct Utf16<'a> {
    decoded: Decoded<'a>,
    /// Number of bytes before the text.
    mark: usize,
}

impl<'a> Utf16<'a> {
    /// Decodes a file if it is in UTF-16.
    pub(super) fn of(bytes: &'a [u8], chosen: Option<Encoding>) -> Option<Self> {
        decided(bytes, None, chosen).0.is_utf_16().then(|| {
            let has_mark = matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]);
            Self { decoded: decode(bytes, None, chosen), mark: if has_mark { 2 } else { 0 } }
        })
    }

    /// Reads the games, whose places are those in the file.
    pub(super) fn games<T>(&self, found: impl Fn(Chunk) -> FoundGame<T>) -> Vec<FoundGame<T>> {
        let text = &*self.decoded.text;
        let (mut at, mut place) = (0, self.mark);
        let mut place_of = |next: usize| {
            place += 2 * text[at..next].chars().map(char::len_utf16).sum::<usize>();
            at = next;
            place
        };
        let pieces = Split::new(text.as_bytes(), Some(Encoding::UTF_8));
        let games = pieces.map(|piece| {
            let range = place_of(piece.range.start)..place_of(piece.range.end);
            let Decoded { encoding, source, is_damaged, .. } = self.decoded;
            let text = Decoded { encoding, source, is_damaged, ..piece.text.clone() };
            FoundGame { range, ..found(Chunk { text, ..piece }) }
        });
        games.collect()
    }
}
