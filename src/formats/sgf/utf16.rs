//! Files in UTF-16, which are decoded before they are split.

use std::borrow::Cow;

use super::split::{Chunk, Split};
use crate::formats::encoding::{Decoded, Encoding, decode, is_utf_16};

/// Splits a file in UTF-16 into games, whose places are those in the file; `None` for others.
pub(super) fn pieces(bytes: &[u8], chosen: Option<Encoding>) -> Option<Vec<Chunk<'static>>> {
    if !is_utf_16(bytes, chosen) {
        return None;
    }
    let Decoded { text, encoding, source, is_damaged } = decode(bytes, None, chosen);
    let has_mark = matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]);
    let (mut at, mut place) = (0, if has_mark { 2 } else { 0 });
    let mut place_of = |next: usize| {
        place += 2 * text[at..next].chars().map(char::len_utf16).sum::<usize>();
        at = next;
        // The last letter may lack its second byte.
        place.min(bytes.len())
    };
    let split = Split::new(text.as_bytes(), Some(Encoding::UTF_8));
    let pieces = split.map(|piece| {
        let Chunk { range, line, is_closed, has_text_outside, .. } = piece;
        let range = place_of(range.start)..place_of(range.end);
        let text = Cow::from(piece.text.text.into_owned());
        let text = Decoded { text, encoding, source, is_damaged };
        Chunk { text, range, line, is_closed, has_text_outside }
    });
    Some(pieces.collect())
}
