//! The encodings of the web, of `encoding_rs`.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::Encoding;

pub(super) type Codec = &'static Encoding;

pub(super) const UTF_8: Codec = encoding_rs::UTF_8;
pub(super) const UTF_16LE: Codec = encoding_rs::UTF_16LE;
pub(super) const UTF_16BE: Codec = encoding_rs::UTF_16BE;

pub(super) fn name(codec: Codec) -> &'static str {
    codec.name()
}

pub(super) fn of_label(label: &str) -> Option<Codec> {
    // The others of these are not encodings of texts.
    Encoding::for_label_no_replacement(label.as_bytes())
}

pub(super) fn decode(codec: Codec, bytes: &[u8]) -> (Cow<'_, str>, bool) {
    codec.decode_without_bom_handling(bytes)
}

/// Checks whether all bytes mean in this encoding what they mean in UTF-8.
pub(super) fn is_same_as_utf_8(codec: Codec, bytes: &[u8]) -> bool {
    let is_plain = |byte: &u8| byte.is_ascii() && *byte != ESCAPE;
    bytes.iter().all(is_plain) || codec != encoding_rs::ISO_2022_JP && bytes.is_ascii()
}

pub(super) fn is_single_byte(codec: Codec) -> bool {
    codec.is_single_byte()
}

pub(super) fn guess(bytes: &[u8]) -> Codec {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    detector.guess(None, Utf8Detection::Deny)
}

const ESCAPE: u8 = 0x1b;

/// Number of bytes of the character at `at`.
pub(super) fn width(codec: Codec, bytes: &[u8], at: usize) -> usize {
    let Some(&first) = bytes.get(at) else { return 1 };
    let is_double = match first {
        0x81..=0x9f | 0xe0..=0xfc if codec == encoding_rs::SHIFT_JIS => true,
        0x81..=0xfe => DOUBLE.contains(&codec),
        // Whatever follows the escape sequence is Japanese, up to the next one.
        ESCAPE if codec == encoding_rs::ISO_2022_JP => {
            let escaped = bytes[at + 1..].first() == Some(&b'$');
            let rest = bytes[at..].windows(2).position(|pair| pair == [ESCAPE, b'(']);
            return if escaped { rest.unwrap_or(bytes.len() - at) } else { 1 };
        }
        _ => false,
    };
    if is_double { 2 } else { 1 }
}

/// Encodings whose letters take two bytes, of which the second may be one of ASCII. Those of four
/// in GB18030 are two such pairs.
const DOUBLE: [Codec; 4] =
    [encoding_rs::GBK, encoding_rs::GB18030, encoding_rs::BIG5, encoding_rs::EUC_KR];
