//! The encodings that need no tables.

use std::borrow::Cow;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Codec {
    Utf8,
    Utf16Le,
    Utf16Be,
    Latin1,
}

pub(super) const UTF_8: Codec = Codec::Utf8;
pub(super) const UTF_16LE: Codec = Codec::Utf16Le;
pub(super) const UTF_16BE: Codec = Codec::Utf16Be;

pub(super) const fn name(codec: Codec) -> &'static str {
    match codec {
        Codec::Utf8 => "UTF-8",
        Codec::Utf16Le => "UTF-16LE",
        Codec::Utf16Be => "UTF-16BE",
        Codec::Latin1 => "ISO-8859-1",
    }
}

pub(super) fn of_label(label: &str) -> Option<Codec> {
    matches!(label, "latin1" | "iso88591" | "windows-1252").then_some(Codec::Latin1)
}

pub(super) fn decode(codec: Codec, bytes: &[u8]) -> (Cow<'_, str>, bool) {
    let of_units = |unit: fn([u8; 2]) -> u16| {
        let (pairs, rest) = bytes.as_chunks();
        let text: Result<String, _> =
            char::decode_utf16(pairs.iter().map(|&it| unit(it))).collect();
        let text = text.map_err(|_| {
            let units: Vec<u16> = pairs.iter().map(|&it| unit(it)).collect();
            String::from_utf16_lossy(&units)
        });
        let is_damaged = text.is_err() || !rest.is_empty();
        (Cow::from(text.unwrap_or_else(|text| text)), is_damaged)
    };
    match codec {
        Codec::Utf8 => {
            let text = String::from_utf8_lossy(bytes);
            let is_damaged = matches!(text, Cow::Owned(_));
            (text, is_damaged)
        }
        Codec::Utf16Le => of_units(u16::from_le_bytes),
        Codec::Utf16Be => of_units(u16::from_be_bytes),
        Codec::Latin1 => (bytes.iter().map(|&byte| char::from(byte)).collect(), false),
    }
}

pub(super) const fn is_same_as_utf_8(_: Codec, bytes: &[u8]) -> bool {
    bytes.is_ascii()
}

pub(super) const fn is_single_byte(_: Codec) -> bool {
    true
}

pub(super) const fn guess(_: &[u8]) -> Codec {
    Codec::Latin1
}

pub(super) const fn width(_: Codec, _: &[u8], _: usize) -> usize {
    1
}
