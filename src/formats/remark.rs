//! Remarks on how a game was read.

use std::fmt;

use super::FormatError;
use super::error::Quoted;
use super::text::RowOrigin;
use crate::rules::Variant;

/// Gap or ambiguity in a file, and how it was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The file names no board; this one was chosen.
    TakenFor(Variant),
    /// The file has stones, not moves, so that their order is unknown.
    NoOrder,
    /// The rows in cell names were counted from here.
    RowsFrom(RowOrigin),
    /// The file has this many games, of which the first was read.
    OtherGames(usize),
    /// The rule has an unknown name and is taken for freestyle.
    UnknownRule(String),
    /// The file claims to be a game of Go.
    SaysGo,
    /// The result in the file contradicts the board.
    ResultDoesNotFit(String),
    /// The result in the file, or its reason, is unknown.
    UnknownResult(String),
    /// So many variations end where they cannot be played, the first for this reason.
    #[expect(missing_docs, reason = "the names say it")]
    Cut { variations: usize, first: FormatError },
    /// The bytes are not UTF-8.
    Latin1,
    /// The file has text between its games.
    TextOutside,
    /// The file ends in the middle of the game, or the next game begins there.
    NotClosed,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TakenFor(variant) => {
                let shape = variant.shape();
                let (width, height) = (shape.width(), shape.height());
                write!(f, "taken for {width}x{height}: the file names no board")
            }
            Self::NoOrder => f.write_str("the file does not give the order of play"),
            Self::RowsFrom(RowOrigin::Bottom) => f.write_str("rows are counted from the bottom"),
            Self::RowsFrom(RowOrigin::Top) => f.write_str("rows are counted from the top"),
            Self::OtherGames(games) => write!(f, "the first of {games} games in the file"),
            Self::UnknownRule(rule) => {
                write!(f, "the rule {} is not known: here five or more win", Quoted(rule))
            }
            Self::SaysGo => f.write_str("the file says that it is Go; it is read as Gomoku"),
            Self::ResultDoesNotFit(result) => {
                write!(f, "the result {} is not that of the board", Quoted(result))
            }
            Self::UnknownResult(result) => {
                write!(f, "the result {} is not known in full", Quoted(result))
            }
            Self::Cut { variations: 1, first } => {
                write!(f, "a variation ends where it cannot be played ({first})")
            }
            Self::Cut { variations, first } => {
                write!(f, "{variations} variations end where they cannot be played ({first})")
            }
            Self::Latin1 => f.write_str("not UTF-8: letters are read as Latin-1"),
            Self::TextOutside => f.write_str("text before or between the games is passed over"),
            Self::NotClosed => f.write_str("the end of the game is missing"),
        }
    }
}
