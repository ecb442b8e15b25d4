//! Character encodings: the letters of a file are decided before its text is read.
//!
//! A byte order mark decides, then the bytes of UTF-16, then the name that the file gives (`CA` of
//! SGF), then the bytes. Whatever is valid UTF-8 and names nothing else is UTF-8. For anything else
//! the encoding is guessed from the letters. The user's choice decides before all of these.
//!
//! Without the feature `import`, only UTF-8, UTF-16 and Latin-1 are known.

#[cfg_attr(not(feature = "import"), path = "encoding/codec_without_import.rs")]
mod codec;

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use codec::Codec;

use super::{Loaded, Remark};
use crate::translate::message;

/// Character encoding of a file.
///
/// ```
/// use gomoku::formats::Encoding;
///
/// let encoding: Encoding = "utf-16le".parse()?;
/// assert_eq!(encoding.to_string(), "UTF-16LE");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoding(Codec);

/// Way in which an encoding was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncodingSource {
    /// Every byte is valid UTF-8, and nothing says otherwise.
    Usual,
    /// The bytes begin with a mark, or alternate with zeros.
    Marked,
    /// The file names it.
    Named,
    /// The letters look like it.
    Guessed,
    /// The user chose it.
    Chosen,
}

/// Text of a file, with its encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decoded<'a> {
    /// Text without a byte order mark.
    pub text: Cow<'a, str>,
    pub encoding: Encoding,
    pub source: EncodingSource,
    /// Set if bytes were replaced that are no letters in this encoding.
    pub is_damaged: bool,
}

pub(crate) const UTF_8_MARK: &[u8] = b"\xef\xbb\xbf";

/// Byte order marks.
const MARKS: [(&[u8], Encoding); 3] = [
    (UTF_8_MARK, Encoding::UTF_8),
    (b"\xff\xfe", Encoding::UTF_16LE),
    (b"\xfe\xff", Encoding::UTF_16BE),
];

/// Number of bytes from which an encoding is guessed: enough for any, and quick.
const SAMPLE: usize = 1 << 18;
/// Number of bytes of them before the first letter that is not ASCII.
const BEFORE: usize = 1 << 8;

impl Encoding {
    /// The encoding in which every file is written.
    pub const UTF_8: Self = Self(codec::UTF_8);
    const UTF_16LE: Self = Self(codec::UTF_16LE);
    const UTF_16BE: Self = Self(codec::UTF_16BE);

    /// Finds an encoding by any name in use: `windows-1251`, `cp1251`, `Shift_JIS`, `GB2312`.
    pub(crate) fn of_label(label: &str) -> Option<Self> {
        let letters = label.chars().filter(char::is_ascii_alphanumeric);
        let name = letters.collect::<String>().to_ascii_lowercase();
        let known = match &*name {
            "utf8" => Some(Self::UTF_8),
            "utf16" | "utf16le" | "unicode" | "ucs2" => Some(Self::UTF_16LE),
            "utf16be" => Some(Self::UTF_16BE),
            _ => None,
        };
        let page = || {
            let digits = name.trim_start_matches(|char: char| char.is_ascii_alphabetic());
            let mut names = OTHER_NAMES.split(' ');
            while let (Some(other), Some(label)) = (names.next(), names.next()) {
                if other == name || other == digits {
                    return codec::of_label(label);
                }
            }
            None
        };
        known.or_else(|| {
            let found = codec::of_label(label.trim()).or_else(|| codec::of_label(&name));
            found.or_else(page).map(Self)
        })
    }

    /// Number of bytes of the character that begins at `at`, none of which is a sign of its own:
    /// the second byte of a Japanese letter may look like `\` or `]`.
    pub(crate) fn width(self, bytes: &[u8], at: usize) -> usize {
        codec::width(self.0, bytes, at).clamp(1, bytes.len().saturating_sub(at).max(1))
    }

    /// Checks for two bytes a character at least.
    pub(crate) fn is_utf_16(self) -> bool {
        self == Self::UTF_16LE || self == Self::UTF_16BE
    }

    /// Encoding that the first bytes of a file give away: by a mark, or as the ASCII letters of
    /// UTF-16.
    fn marked(bytes: &[u8]) -> Option<Self> {
        let mark = MARKS.iter().find(|(mark, _)| bytes.starts_with(mark));
        mark.map(|(_, encoding)| *encoding).or(match *bytes {
            [1..=0x7f, 0, 1..=0x7f, 0, ..] => Some(Self::UTF_16LE),
            [0, 1..=0x7f, 0, 1..=0x7f, ..] => Some(Self::UTF_16BE),
            _ => None,
        })
    }

    /// Guesses the encoding of these bytes, which are not UTF-8, from their first letters that are
    /// not ASCII.
    pub(crate) fn guessed(bytes: &[u8]) -> Self {
        let is_ascii = bytes.iter().take_while(|byte| byte.is_ascii()).count();
        let sample = &bytes[is_ascii.saturating_sub(BEFORE)..];
        Self(codec::guess(&sample[..sample.len().min(SAMPLE)]))
    }
}

impl Default for Encoding {
    fn default() -> Self {
        Self::UTF_8
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(codec::name(self.0))
    }
}

impl FromStr for Encoding {
    type Err = String;

    fn from_str(label: &str) -> Result<Self, String> {
        let unknown = || {
            message!(
                "encoding-unknown",
                "unknown encoding; examples are UTF-8, windows-1251, Shift_JIS, GBK"
            )
        };
        Self::of_label(label).ok_or_else(|| unknown().to_string())
    }
}

/// Code pages of Windows and other names in use, each followed by the name of the encoding.
const OTHER_NAMES: &str = "866 ibm866 874 windows-874 932 shift_jis 936 gbk 949 euc-kr 950 big5 \
    1250 windows-1250 1251 windows-1251 1252 windows-1252 1253 windows-1253 1254 windows-1254 \
    1255 windows-1255 1256 windows-1256 1257 windows-1257 1258 windows-1258 20866 koi8-r \
    51932 euc-jp eucjp euc-jp euckr euc-kr uhc euc-kr koi8r koi8-r koi8u koi8-u \
    shiftjis shift_jis 88592 iso-8859-2";

/// Decodes a text. The file may name its encoding, and the user may have `chosen` one.
pub(crate) fn decode<'a>(
    bytes: &'a [u8],
    named: Option<&str>,
    chosen: Option<Encoding>,
) -> Decoded<'a> {
    let (encoding, source) = decided(bytes, named, chosen);
    let is_mark = |(mark, of): &&(&[u8], Encoding)| *of == encoding && bytes.starts_with(mark);
    let mark = MARKS.iter().find(is_mark).map_or(0, |(mark, _)| mark.len());
    // Old programs and broken disks leave these at the end of a file.
    let is_padding = |byte: &u8| matches!(byte, 0 | 0x1a) && !encoding.is_utf_16();
    let end = bytes.iter().rposition(|byte| !is_padding(byte)).map_or(0, |last| last + 1);
    let (mut text, is_damaged) = codec::decode(encoding.0, &bytes[mark.min(end)..end]);
    if let Cow::Owned(text) = &mut text {
        // The decoder makes room for three bytes a letter.
        text.shrink_to_fit();
    }
    Decoded { text, encoding, source, is_damaged }
}

/// Checks whether a file is in UTF-16, which is decoded before it is split.
pub(crate) fn is_utf_16(bytes: &[u8], chosen: Option<Encoding>) -> bool {
    chosen.or_else(|| Encoding::marked(bytes)).is_some_and(Encoding::is_utf_16)
}

/// Decides the encoding of these bytes.
pub(crate) fn decided(
    bytes: &[u8],
    named: Option<&str>,
    chosen: Option<Encoding>,
) -> (Encoding, EncodingSource) {
    use EncodingSource::{Chosen, Guessed, Marked, Named, Usual};
    if let Some(encoding) = chosen {
        // UTF-16 may leave the order of its bytes to the mark.
        let marked = Encoding::marked(bytes).filter(|it| it.is_utf_16() && encoding.is_utf_16());
        return (marked.unwrap_or(encoding), Chosen);
    }
    if let Some(encoding) = Encoding::marked(bytes) {
        return (encoding, if encoding == Encoding::UTF_8 { Usual } else { Marked });
    }
    let named = named.and_then(Encoding::of_label);
    let named = named.filter(|it| *it != Encoding::UTF_8 && !it.is_utf_16());
    match named {
        Some(encoding)
            if !codec::is_same_as_utf_8(encoding.0, bytes) && !is_rather_utf_8(bytes, encoding) =>
        {
            (encoding, Named)
        }
        _ if is_mostly_utf_8(bytes) => (Encoding::UTF_8, Usual),
        _ => (Encoding::guessed(bytes), Guessed),
    }
}

/// Checks for letters of UTF-8 in a file that names another encoding. With one byte a letter, they
/// would make no words; a few letters of two bytes may look like UTF-8 by chance.
fn is_rather_utf_8(bytes: &[u8], named: Encoding) -> bool {
    let least = if codec::is_single_byte(named.0) { 1 } else { 4 };
    std::str::from_utf8(bytes).is_ok_and(|text| {
        let letters = text.chars().filter(|char| !char.is_ascii());
        letters.clone().any(|char| char.len_utf8() > 2) || letters.take(least).count() == least
    })
}

/// Checks whether the bytes are UTF-8, or only a few of its letters are damaged.
fn is_mostly_utf_8(bytes: &[u8]) -> bool {
    if std::str::from_utf8(bytes).is_ok() {
        return true;
    }
    let (mut right, mut wrong) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        right += chunk.valid().chars().filter(|char| !char.is_ascii()).count();
        wrong += usize::from(!chunk.invalid().is_empty());
    }
    right > 2 * wrong
}

impl EncodingSource {
    /// Says which encoding was decided, if not in the usual way.
    pub(crate) fn remark(self, encoding: Encoding) -> Option<Remark> {
        (self != Self::Usual).then_some(Remark::Encoded(encoding, self))
    }
}

impl Decoded<'_> {
    /// Adds to a game how its letters were decided, if that is not the usual way.
    pub(crate) fn remarked(&self, mut loaded: Loaded) -> Loaded {
        let decided = self.source.remark(self.encoding);
        let damaged = self.is_damaged.then_some(Remark::DamagedLetters(self.encoding));
        loaded.remarks.extend(decided.into_iter().chain(damaged));
        Loaded { encoding: self.encoding, ..loaded }
    }
}

#[cfg(test)]
mod tests;
