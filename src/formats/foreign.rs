//! Names of the many files that are no games here, so that nobody is told that the first line of a
//! picture must be `No;Row;Col;Player`.

use super::start_of_text;
use crate::translate::{Phrase, phrase};

/// Starts of files that are not texts.
const MARKS: [(&[u8], Kind); 14] = [
    (b"PK\x03\x04", Kind::Archive),
    (b"PK\x05\x06", Kind::Archive),
    (b"\x1f\x8b", Kind::Archive),
    (b"7z\xbc\xaf\x27\x1c", Kind::Archive),
    (b"Rar!\x1a\x07", Kind::Archive),
    (b"BZh", Kind::Archive),
    (b"\xfd7zXZ\0", Kind::Archive),
    (b"\x28\xb5\x2f\xfd", Kind::Archive),
    (b"\x89PNG", Kind::Picture),
    (b"\xff\xd8\xff", Kind::Picture),
    (b"GIF8", Kind::Picture),
    (b"%PDF-", Kind::Pdf),
    (b"MZ", Kind::Program),
    (b"\x7fELF", Kind::Program),
];

/// Kind of a file that holds no game in a format that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Archive,
    Picture,
    Pdf,
    Program,
    Web,
    Xml,
    Json,
    Pgn,
    Yixin,
}

impl Kind {
    /// Recognizes a file by its content.
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        let is_bitmap = bytes.starts_with(b"BM") && bytes.get(6..10) == Some(&[0; 4]);
        let is_web_picture = bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP");
        if is_bitmap || is_web_picture {
            return Some(Self::Picture);
        }
        let mark = MARKS.iter().find(|(mark, _)| bytes.starts_with(mark));
        mark.map(|(_, kind)| *kind).or_else(|| Self::of_text(&start_of_text(bytes)))
    }

    fn of_text(bytes: &[u8]) -> Option<Self> {
        const START: usize = 1 << 12;
        let bytes = bytes.trim_ascii_start();
        let start = &bytes[..bytes.len().min(START)];
        let start = String::from_utf8_lossy(start).to_ascii_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| start.starts_with(word));
        if has(&["<!doctype html", "<html"]) {
            Some(Self::Web)
        } else if has(&["<svg", "<?xml"]) && start.contains("<svg") {
            Some(Self::Picture)
        } else if has(&["<?xml"]) {
            Some(Self::Xml)
        } else if has(&["[event ", "[site ", "[date ", "[round ", "[white ", "[black ", "[result "])
        {
            Some(Self::Pgn)
        } else if has(&["{\"", "{ \"", "{\n", "{\r", "[{", "[\n", "[ {", "{}", "[]"]) {
            Some(Self::Json)
        } else if is_yixin(&start) {
            Some(Self::Yixin)
        } else {
            None
        }
    }

    /// Says what the file is.
    pub(super) const fn phrase(self) -> Phrase {
        match self {
            Self::Archive => phrase!(
                "foreign-archive",
                "this is a compressed archive; unpack it and open the games in it"
            ),
            Self::Picture => phrase!("foreign-picture", "this is a picture, not a game"),
            Self::Pdf => phrase!("foreign-pdf", "this is a PDF document, not a game"),
            Self::Program => phrase!("foreign-program", "this is a program, not a game"),
            Self::Web => phrase!("foreign-web", "this is a web page, not a game"),
            Self::Xml => phrase!("foreign-xml", "this is an XML file of another program"),
            Self::Json => phrase!("foreign-json", "this is a JSON file of another program"),
            Self::Pgn => phrase!(
                "foreign-pgn",
                "this is PGN, the format of chess, which is not read; its moves can be pasted"
            ),
            Self::Yixin => {
                phrase!("foreign-yixin", "this is a game saved by Yixin, which is not read")
            }
        }
    }
}

/// Checks for a game that Yixin has saved: width, height and number of moves, each on its line, and
/// then the moves as two numbers.
fn is_yixin(text: &str) -> bool {
    let numbers = |line: &str| {
        let numbers: Option<Vec<u16>> =
            line.split_ascii_whitespace().map(|word| word.parse().ok()).collect();
        numbers.unwrap_or_default()
    };
    let mut lines = text.lines();
    let mut alone = || numbers(lines.next().unwrap_or_default());
    let head = [alone(), alone(), alone()];
    let is_side = |numbers: &[u16]| matches!(numbers, [5..=26]);
    let is_head = is_side(&head[0]) && is_side(&head[1]) && head[2].len() == 1;
    is_head && lines.next().is_none_or(|line| numbers(line).len() == 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::read;
    use crate::rules::Variant;

    #[test]
    fn files_of_other_kinds_are_named_by_what_they_are() {
        for (bytes, expected) in [
            (&b"PK\x03\x04..."[..], "archive"),
            (b"\x1f\x8b\x08", "archive"),
            (b"\x89PNG\r\n\x1a\n", "picture"),
            (b"\xff\xd8\xff\xe0", "picture"),
            (b"BM\x36\0\0\0\0\0\0\0", "picture"),
            (b"<svg xmlns='http://www.w3.org/2000/svg'>", "picture"),
            (b"%PDF-1.7", "PDF"),
            (b"MZ\x90\0", "program"),
            (b"\xef\xbb\xbf<!DOCTYPE html><html>", "web page"),
            (b"<?xml version='1.0'?><games/>", "XML"),
            (b"{\"moves\": []}", "JSON"),
            (b"[\n  {\"x\": 1}\n]", "JSON"),
            (b"[Event \"1\"]\n[Black \"a\"]\n\n1. h8 i9 0-1\n", "PGN"),
            (b"15\n15\n2\n7 7\n8 8\n", "Yixin"),
        ] {
            for ending in ["csv", "sgf", "psq", "rec", "txt", "dat"] {
                let why = read(bytes, Some(ending), Variant::GOMOKU_15).unwrap_err().to_string();
                assert!(why.contains(expected), "{ending}: {why}");
            }
        }
    }

    #[test]
    fn games_and_other_texts_are_none_of_these() {
        for text in [
            "(;GM[4]SZ[15];B[hh])",
            "No;Row;Col;Player\n",
            "Piskvorky 15x15, 0:0, 0\n",
            "h8i9j10",
            "7,7 6,8",
            "[[7,7],[6,8]]",
            "...\n.X.\n...\n",
            "Ada\nEve\n3,3,0\n",
            "15\n",
            "",
        ] {
            assert_eq!(Kind::of(text.as_bytes()), None, "{text}");
        }
    }
}
