//! Names of the many files that are no games here, so that nobody is told that the first line of a
//! picture must be `No;Row;Col;Player`.

use super::start_of_text;
use crate::translate::{Phrase, phrase};

/// Kind of a file that is not a text, by its first bytes.
const fn of_mark(bytes: &[u8]) -> Option<Kind> {
    Some(match bytes {
        [b'P', b'K', 3, 4, ..]
        | [b'P', b'K', 5, 6, ..]
        | [0x1f, 0x8b, ..]
        | [b'7', b'z', 0xbc, 0xaf, ..]
        | [b'R', b'a', b'r', b'!', ..]
        | [b'B', b'Z', b'h', ..]
        | [0xfd, b'7', b'z', b'X', b'Z', ..]
        | [0x28, 0xb5, 0x2f, 0xfd, ..] => Kind::Archive,
        [0x89, b'P', b'N', b'G', ..]
        | [0xff, 0xd8, 0xff, ..]
        | [b'G', b'I', b'F', b'8', ..]
        | [b'I', b'I', b'*', 0, ..]
        | [b'M', b'M', 0, b'*', ..]
        | [0, 0, 1, 0, ..]
        | [b'B', b'M', _, _, _, _, 0, 0, 0, 0, ..]
        | [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Kind::Picture,
        [b'%', b'P', b'D', b'F', b'-', ..]
        | [b'{', b'\\', b'r', b't', b'f', ..]
        | [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, ..] => Kind::Document,
        [b'S', b'Q', b'L', b'i', b't', b'e', b' ', ..]
        | [0, 1, 0, 0, b'S', b't', b'a', b'n', ..] => Kind::Database,
        [b'M', b'Z', ..]
        | [b'#', b'!', ..]
        | [0x7f, b'E', b'L', b'F', ..]
        | [0xca, 0xfe, 0xba, 0xbe, ..]
        | [0xcf, 0xfa, 0xed, 0xfe, ..] => Kind::Program,
        _ => return None,
    })
}

/// Names of the first file in a document of an office.
const OFFICE: [&[u8]; 4] = [b"[Content_Types].xml", b"_rels/", b"word/", b"mimetype"];

/// Kind of a file that holds no game in a format that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Empty,
    Archive,
    Picture,
    Document,
    Database,
    Program,
    Web,
    Xml,
    Json,
    Settings,
    Pgn,
    Chess,
    Yixin,
}

impl Kind {
    /// Recognizes a file by its content.
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        if bytes.iter().all(|byte| *byte == 0) {
            return Some(Self::Empty);
        }
        if bytes.get(257..262) == Some(b"ustar") {
            return Some(Self::Archive);
        }
        // The documents of offices are archives.
        let first = bytes.get(30..).unwrap_or_default();
        if bytes.starts_with(b"PK") && OFFICE.iter().any(|name| first.starts_with(name)) {
            return Some(Self::Document);
        }
        of_mark(bytes).or_else(|| Self::of_text(&start_of_text(bytes)))
    }

    fn of_text(bytes: &[u8]) -> Option<Self> {
        const START: usize = 1 << 12;
        let bytes = bytes.trim_ascii_start();
        let start = &bytes[..bytes.len().min(START)];
        let start = String::from_utf8_lossy(start).to_ascii_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| start.starts_with(word));
        let contains = |words: &[&str]| words.iter().any(|word| start.contains(word));
        let is_marked = has(&["<"]);
        if is_marked && contains(&["<!doctype html", "<html", "<head", "<body"]) {
            Some(Self::Web)
        } else if is_marked && contains(&["<svg"]) {
            Some(Self::Picture)
        } else if is_marked && contains(&["<?xml", "</", "/>"]) {
            Some(Self::Xml)
        } else if is_pgn(&start) {
            Some(Self::Pgn)
        } else if is_chess(&start) {
            Some(Self::Chess)
        } else if is_settings(&start) {
            Some(Self::Settings)
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
            Self::Empty => phrase!("foreign-empty", "there is nothing in this file"),
            Self::Archive => phrase!(
                "foreign-archive",
                "this is a compressed archive; unpack it and open the games in it"
            ),
            Self::Picture => phrase!("foreign-picture", "this is a picture, not a game"),
            Self::Document => phrase!("foreign-document", "this is a document, not a game"),
            Self::Database => {
                phrase!("foreign-database", "this is a database of another program")
            }
            Self::Program => phrase!("foreign-program", "this is a program, not a game"),
            Self::Web => phrase!("foreign-web", "this is a web page, not a game"),
            Self::Xml => phrase!("foreign-xml", "this is an XML file of another program"),
            Self::Json => phrase!("foreign-json", "this is a JSON file of another program"),
            Self::Settings => phrase!("foreign-settings", "this is a settings file, not a game"),
            Self::Chess => phrase!("foreign-chess", "this is a position of chess (FEN)"),
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

/// First line with contents, after comments that begin with one of these characters.
fn first_line<'a>(text: &'a str, comments: &[char]) -> &'a str {
    let lines = text.lines().map(str::trim);
    let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with(comments));
    lines.next().unwrap_or_default()
}

/// Checks for a tag: `[Event "Cup"]`.
fn is_pgn(text: &str) -> bool {
    let tag = first_line(text, &[';', '%']).strip_prefix('[').and_then(|tag| tag.split_once(" \""));
    tag.is_some_and(|(name, _)| name.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// Checks for a position of chess: eight rows of pieces and numbers.
fn is_chess(text: &str) -> bool {
    let rows = text.split_ascii_whitespace().next().unwrap_or_default().split('/');
    let is_row =
        |row: &str| !row.is_empty() && row.bytes().all(|it| b"pnbrqk12345678".contains(&it));
    rows.clone().count() == 8 && rows.clone().all(is_row)
}

/// Checks for a section of settings, `[general]`, with `name = value` in it.
fn is_settings(text: &str) -> bool {
    let section = first_line(text, &['#', ';']);
    let name = section.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    let is_name = |name: &str| {
        name.starts_with(|char: char| char.is_ascii_alphabetic()) && !name.contains([',', '"'])
    };
    name.is_some_and(is_name) && text.contains('=')
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
            (b"II*\0\x08\0\0\0", "picture"),
            (b"<?xml version='1.0'?><!-- drawn --><svg/>", "picture"),
            (b"%PDF-1.7", "document"),
            (b"{\\rtf1 h8 i9}", "document"),
            (b"PK\x03\x04..........................word/document.xml", "document"),
            (b"PK\x03\x04..........................mimetype", "document"),
            (b"SQLite format 3\0...", "database"),
            (b"#!/bin/sh\n", "program"),
            (b"", "nothing"),
            (&[0; 300], "nothing"),
            (b"MZ\x90\0", "program"),
            (b"\xef\xbb\xbf<!DOCTYPE html><html>", "web page"),
            (b"<!-- saved page -->\n<html>", "web page"),
            (b"<?xml version='1.0'?><games/>", "XML"),
            (b"<games><game/></games>", "XML"),
            (b"{\"moves\": []}", "JSON"),
            (b"[\n  {\"x\": 1}\n]", "JSON"),
            (b"[Event \"1\"]\n[Black \"a\"]\n\n1. h8 i9 0-1\n", "PGN"),
            (b"; exported\n\n[Annotator \"a\"]\n[Event \"1\"]\n", "PGN"),
            (b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "chess"),
            (b"# engine\n[general]\nthreads = 1\n", "settings"),
            (b"15\n15\n2\n7 7\n8 8\n", "Yixin"),
        ] {
            // Nothing is also a list of no moves.
            let endings = ["csv", "sgf", "psq", "rec", "txt", "dat"];
            for ending in endings.into_iter().filter(|it| !bytes.is_empty() || *it != "txt") {
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
            "[[7,7],[8,8]]",
            "; a comment\n[h8, i9]",
            "{b: h8}",
            "<h8>",
        ] {
            assert_eq!(Kind::of(text.as_bytes()), None, "{text}");
        }
    }
}
