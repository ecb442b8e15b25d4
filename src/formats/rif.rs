//! Databases of `RenjuNet` (`.rif`): many games in one file of XML, which is only read.
//!
//! ```text
//! <?xml version="1.0" encoding="UTF-8"?>
//! <database>
//! <rules><rule id="1" name="Sakata"/></rules>
//! <players><player id="1" name="Ada" surname="A"/><player id="2" name="Eve" surname="E"/></players>
//! <tournaments><tournament id="1" name="Open" year="2026" month="11"/></tournaments>
//! <games>
//! <game id="1" tournament="1" round="2" rule="1" black="1" white="2" bresult="0.5">
//! <move>h8 i9 j9</move><info>drawn by agreement</info></game>
//! </games>
//! </database>
//! ```
//!
//! The board is 15x15, and row 1 is the lowest. `bresult` is the score of the side that begins.
//! Names stand in tables before the games. What a record has no place for is kept in the property
//! `RIF` of its start.
//!
//! A [`Scanner`] finds the games in a window of the file, so that memory does not grow with the
//! file. `split` finds where elements begin and end, and only those are decoded and parsed.

mod element;
mod game;
mod split;
mod tables;

use std::borrow::Cow;
use std::ops::Range;

use super::encoding::{self, Decoded};
use super::{Encoding, FormatError, FoundGame, Loaded, Problem};
use crate::game::End;
use crate::record::Info;
use crate::rules::Game;
use element::Element;
use split::{Step, step};
use tables::Tables;

/// Size limit of a file in bytes.
pub const MAX_SIZE: u64 = 1 << 27;

/// Players, moves and result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MainGame {
    /// Players and date, and the name of an unknown rule.
    pub info: Info,
    /// Moves up to the first that cannot be played.
    pub game: Game,
    /// Result in the file.
    pub result: Option<End>,
}

/// Game in a file, not parsed yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    /// Bytes of the game among those that were scanned.
    pub range: Range<usize>,
    /// First line of the game in the file, from 1.
    pub line: u64,
    bytes: &'a [u8],
    is_closed: bool,
}

/// Finder of the games of a file, which collects the tables before them.
#[derive(Clone, Debug)]
pub struct Scanner {
    tables: Tables,
    /// Encoding that the file names.
    named: Option<String>,
    chosen: Option<Encoding>,
    line: u64,
}

impl Default for Scanner {
    fn default() -> Self {
        Self::new(None)
    }
}

impl Scanner {
    /// Starts to read a file in this encoding, or the one that it names.
    pub fn new(chosen: Option<Encoding>) -> Self {
        Self { tables: Tables::default(), named: None, chosen, line: 1 }
    }

    /// Finds the next game of `bytes` from `at`, which moves behind everything that was read.
    /// Without a game, it moves to something that may be complete with more bytes, unless these
    /// are the last.
    pub fn next_game<'a>(
        &mut self,
        bytes: &'a [u8],
        at: &mut usize,
        is_last: bool,
    ) -> Option<Piece<'a>> {
        loop {
            let start = *at;
            let end = match step(bytes, start, is_last) {
                Step::Incomplete => return None,
                Step::Skip(end) => end,
                Step::Declaration(text, end) => {
                    self.declare(text);
                    end
                }
                Step::Element { name, range, is_closed } => {
                    let element = &bytes[range.clone()];
                    if name == b"game" {
                        let line = self.line + breaks(&bytes[start..range.start]);
                        self.line = line + breaks(element);
                        *at = range.end;
                        return Some(Piece { range, line, bytes: element, is_closed });
                    }
                    let element = Element::read(&self.decoded(element).text);
                    self.tables.add(name, &element);
                    range.end
                }
            };
            self.line += breaks(&bytes[start..end]);
            *at = end;
        }
    }

    /// Takes the encoding from the XML declaration.
    fn declare(&mut self, text: &[u8]) {
        let name = || {
            let (_, rest) = std::str::from_utf8(text).ok()?.split_once("encoding")?;
            let rest = rest.trim_start().strip_prefix('=')?.trim_start();
            rest.trim_start_matches(['"', '\'']).split(['"', '\'']).next().map(str::to_owned)
        };
        self.named = self.named.take().or_else(name);
    }

    fn decoded<'a>(&self, bytes: &'a [u8]) -> Decoded<'a> {
        encoding::decode(bytes, self.named.as_deref(), self.chosen)
    }

    /// Reads a game that was found.
    ///
    /// # Errors
    /// Fails if the start of the game is damaged, and reports its line.
    pub fn read(&self, piece: &Piece) -> Result<Loaded, FormatError> {
        let text = self.decoded(piece.bytes);
        let element = element(&text, piece)?;
        Ok(text.remarked(game::read(&element, &self.tables, piece)))
    }

    /// Reads only players, moves and result of a game that was found, to index many games.
    ///
    /// # Errors
    /// Fails if the start of the game is damaged, and reports its line.
    pub fn main_game(&self, piece: &Piece) -> Result<MainGame, FormatError> {
        let element = element(&self.decoded(piece.bytes), piece)?;
        Ok(game::main(&element, &self.tables, &mut Vec::new(), &mut Vec::new()))
    }
}

fn element(text: &Decoded, piece: &Piece) -> Result<Element, FormatError> {
    let element = Element::read(&text.text);
    if element.all().next().is_none() && (!piece.is_closed || element.is_damaged) {
        let start = text.text.lines().next().unwrap_or_default();
        return Err(Problem::Unexpected(start.to_owned()).at(piece.line));
    }
    Ok(element)
}

fn breaks(bytes: &[u8]) -> u64 {
    bytes.split(|&byte| byte == b'\n').count() as u64 - 1
}

/// Iterates over the games of a file. Only one is in memory at a time.
pub fn games(bytes: &[u8], chosen: Option<Encoding>) -> impl Iterator<Item = FoundGame> {
    let bytes = plain(bytes, chosen);
    // UTF-16 has been decoded.
    let mut scanner = Scanner::new(chosen.filter(|it| !it.is_utf_16()));
    let mut at = 0;
    std::iter::from_fn(move || {
        let piece = scanner.next_game(&bytes, &mut at, true)?;
        let game = scanner.read(&piece);
        Some(FoundGame { range: piece.range, line: piece.line, game })
    })
}

/// Converts UTF-16, in which the marks of XML are not bytes, to UTF-8.
pub fn plain(bytes: &[u8], chosen: Option<Encoding>) -> Cow<'_, [u8]> {
    if !encoding::is_utf_16(bytes, chosen) {
        return bytes.into();
    }
    encoding::decode(bytes, None, chosen).text.into_owned().into_bytes().into()
}

#[cfg(test)]
mod tests;
