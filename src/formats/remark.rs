//! What a reader is told of a game that was read.

use std::fmt;

use super::FormatError;
use super::error::Quoted;
use super::text::Origin;
use crate::rules::Variant;

/// What a file does not say, or says in a way that had to be decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The file names no board: this one was taken.
    TakenFor(Variant),
    /// The file has stones, not moves: nobody knows their order.
    NoOrder,
    /// The numbers of rows in names of cells were counted from there.
    RowsFrom(Origin),
    /// The file has so many games; this is the first.
    OtherGames(usize),
    /// The rule has a name that is not known here: five or more win.
    UnknownRule(String),
    /// The file calls itself a game of Go.
    SaysGo,
    /// What the file says of the result is not what is on the board.
    ResultDoesNotFit(String),
    /// Nobody knows what the file says of the result, or of its reason.
    UnknownResult(String),
    /// Variations end where they cannot be played.
    Cut {
        /// How many.
        variations: usize,
        /// Why the first of them does.
        first: FormatError,
    },
    /// The bytes are not UTF-8.
    Latin1,
    /// Between the games is text that belongs to none.
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
            Self::RowsFrom(Origin::Bottom) => f.write_str("rows are counted from the bottom"),
            Self::RowsFrom(Origin::Top) => f.write_str("rows are counted from the top"),
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
