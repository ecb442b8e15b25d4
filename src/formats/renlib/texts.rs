//! Texts of a library: their letters, and the two parts of a comment.

use super::walk::{RawNode, Walk};
use crate::formats::Loaded;
use crate::formats::encoding::{self, Encoding, EncodingSource};

/// Byte between the one-line part of a comment and the long one.
pub(super) const PARTS: u8 = 0x08;

/// Number of bytes from which the encoding of a file is guessed.
const SAMPLE: usize = 1 << 20;

/// Encoding of the texts of a file.
#[derive(Clone, Copy, Debug)]
pub struct Codec {
    encoding: Encoding,
    source: EncodingSource,
}

impl Codec {
    /// Encoding of files whose texts are all ASCII.
    pub(super) const ASCII: Self =
        Self { encoding: Encoding::UTF_8, source: EncodingSource::Usual };

    /// Encoding chosen by the user.
    pub(super) const fn chosen(encoding: Encoding) -> Self {
        Self { encoding, source: EncodingSource::Chosen }
    }

    /// Decides on the encoding of all texts of a file: UTF-8 if they are that, or else by a guess
    /// from the first ones that are not ASCII.
    pub fn of(walk: Walk) -> Self {
        let mut sample = Vec::new();
        let mut is_utf_8 = true;
        for node in walk {
            for text in [node.comment, node.board_text] {
                if text.is_ascii() {
                    continue;
                }
                is_utf_8 &= std::str::from_utf8(text).is_ok();
                if sample.len() < SAMPLE {
                    sample.extend_from_slice(text);
                    sample.push(b'\n');
                } else if !is_utf_8 {
                    break;
                }
            }
        }
        if is_utf_8 {
            return Self::ASCII;
        }
        Self { encoding: Encoding::guessed(&sample), source: EncodingSource::Guessed }
    }

    /// Adds to a library how its encoding was decided, if it is not UTF-8.
    pub(super) fn remark(self, loaded: &mut Loaded) {
        loaded.remarks.extend(self.source.remark(self.encoding));
        loaded.encoding = self.encoding;
    }

    /// Decodes a text of the file, with `\n` for its line ends.
    pub fn decode(self, text: &[u8]) -> String {
        let text = if text.is_ascii() || self.encoding == Encoding::UTF_8 {
            String::from_utf8_lossy(text)
        } else {
            encoding::decode(text, None, Some(self.encoding)).text
        };
        if text.contains('\r') {
            text.replace("\r\n", "\n").replace('\r', "\n")
        } else {
            text.into_owned()
        }
    }

    /// Decodes the first line of a node's comment; `None` if there is no text.
    pub fn first_line(self, node: &RawNode) -> Option<String> {
        let (comment, _) = self.comment(node)?;
        comment.lines().find(|line| !line.trim().is_empty()).map(|line| line.trim().to_owned())
    }

    /// Decodes the comment of a node, and returns whether it has no one-line part; `None` if there
    /// is no text.
    pub(super) fn comment(self, node: &RawNode) -> Option<(String, bool)> {
        let mut whole = node.comment;
        if whole.is_empty() && node.last.is_none() {
            return None;
        }
        let old: Vec<u8>;
        if let Some(last) = node.last.filter(|&last| last != 0) {
            old = whole.iter().copied().chain([last]).collect();
            whole = &old;
        }
        let parts = whole.iter().position(|&byte| byte == PARTS);
        let (first, long) = parts.map_or((whole, &[][..]), |at| (&whole[..at], &whole[at + 1..]));
        let [first, mut long] = [first, long].map(|part| self.decode(part));
        if long.contains(char::from(PARTS)) {
            long = long.replace(char::from(PARTS), "\n");
        }
        match (first.is_empty(), long.is_empty()) {
            (true, true) => None,
            (false, true) => Some((first, false)),
            (true, false) => Some((long, true)),
            (false, false) => Some((format!("{first}\n{long}"), false)),
        }
    }
}

/// Splits a comment into its one-line and its long part.
pub(super) fn parts(comment: &str, is_long: bool) -> (&str, &str) {
    if is_long {
        return ("", comment);
    }
    let comment = comment.trim_start_matches('\n');
    // Without a second line, there is no long part.
    comment.split_once('\n').filter(|(_, long)| !long.is_empty()).unwrap_or((comment, ""))
}
