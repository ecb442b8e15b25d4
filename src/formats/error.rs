//! Mistakes in files, with their places.

use std::fmt;

use crate::quarto;
use crate::rules::IllegalMove;

/// Why a file holds no game, with the place in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError {
    /// Where it is wrong.
    pub place: Place,
    /// What is wrong there.
    pub problem: Problem,
}

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The file as a whole.
    File,
    /// A line, from 1.
    Line(u64),
    /// A field of a line.
    Field {
        /// The line, from 1.
        line: u64,
        /// Name of the field.
        name: &'static str,
    },
    /// A move of a list, from 1.
    Move(usize),
}

/// What is wrong at a place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The bytes are not UTF-8.
    NotUtf8,
    /// The first line is missing or another one.
    Header {
        /// What it must be.
        expected: &'static str,
    },
    /// Too few or too many fields.
    Fields {
        /// How many there are.
        found: usize,
        /// How many there must be.
        expected: usize,
    },
    /// Not a whole number.
    NotANumber(String),
    /// A number below zero.
    Negative(String),
    /// A cell beyond the largest board that is offered.
    OffBoard {
        /// What is written.
        value: String,
        /// The largest number that has a cell.
        max: u8,
    },
    /// A stone was there before.
    Occupied {
        /// The line of that stone.
        line: u64,
    },
    /// A player other than 0 and 1.
    NotAPlayer(String),
    /// The rules forbid this move at this point of the game.
    Illegal(IllegalMove),
    /// A line that is not a command of Quarto.
    Command(quarto::CommandError),
    /// A command that cannot be part of a saved game.
    NotAMove,
    /// The first line does not begin a game of Quarto.
    NoStart,
    /// The rules of Quarto forbid this.
    Quarto(quarto::IllegalMove),
    /// A field or a line that must be there is missing.
    Missing,
    /// A journal of another version.
    Version(String),
    /// No line of a journal begins with this word.
    NotALine(String),
    /// A line of another game than the journal's.
    OtherGame,
    /// A line that must stand before the first move.
    NotAtStart,
    /// There is nothing to be taken back.
    NothingToUndo,
    /// There is nothing to be played again.
    NothingToRedo,
    /// No move has this number.
    NotANode(u32),
    /// Another move has this number.
    NumberTaken(u32),
    /// Not the name of a game or a board.
    NotAGame(String),
    /// Not a date with its time.
    NotADate(String),
    /// Neither side.
    NotASide(String),
    /// Neither a person nor the computer.
    NotAParticipant(String),
    /// Neither of the two persons.
    NotAPerson(String),
    /// Not a level of the computer.
    NotALevel(String),
    /// Not a clock.
    NotAClock(String),
    /// Not a cell.
    NotACell(String),
    /// Not a piece of Quarto.
    NotAPiece(String),
    /// The game has not come so far.
    NotAPly(usize),
    /// The file is larger than any game.
    TooLarge {
        /// Size limit in bytes.
        limit: u64,
    },
    /// There is no game in it.
    NoGame,
    /// This cannot stand there.
    Unexpected(String),
    /// A property without a value.
    NoValue(String),
    /// The number of another game than Gomoku.
    OtherGameNumber(String),
    /// Not the size of a board.
    NotASize(String),
    /// A board on which five do not fit.
    TooSmall(String),
    /// A board of another size than the rule's.
    OtherSize(String),
    /// A move that is none.
    Pass,
    /// A move of the side that is not to move.
    OutOfTurn,
    /// Stones are set up behind the first move.
    SetUp,
    /// There are more moves than a record has.
    TooManyMoves,
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Place::File => {}
            Place::Line(line) => write!(f, "line {line}: ")?,
            Place::Field { line, name } => write!(f, "line {line}, {name}: ")?,
            Place::Move(number) => write!(f, "move {number}: ")?,
        }
        self.problem.fmt(f)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUtf8 => f.write_str("not a text in UTF-8"),
            Self::Header { expected } => write!(f, "the header must be {expected}"),
            Self::Fields { found, expected } => {
                let s = if *found == 1 { "" } else { "s" };
                write!(f, "{found} field{s} instead of {expected}")
            }
            Self::NotANumber(text) => write!(f, "{} is not a number", Quoted(text)),
            Self::Negative(text) => write!(f, "{} is negative", Quoted(text)),
            Self::OffBoard { value, max } => {
                write!(f, "{} is off every board (0 to {max})", Quoted(value))
            }
            Self::Occupied { line } => write!(f, "the same cell as in line {line}"),
            Self::NotAPlayer(text) => write!(f, "{} is neither 0 nor 1", Quoted(text)),
            Self::Illegal(IllegalMove::GameOver) => {
                f.write_str("a stone after the end of the game")
            }
            Self::Illegal(why) => why.fmt(f),
            Self::Command(why) => why.fmt(f),
            Self::NotAMove => f.write_str("neither select nor place"),
            Self::NoStart => f.write_str("the first line must be start standard or start torus"),
            Self::Quarto(why) => why.fmt(f),
            Self::Missing => f.write_str("missing"),
            Self::Version(text) => write!(f, "{} is neither version 1 nor 2", Quoted(text)),
            Self::NotALine(text) => write!(f, "{} begins no line of a journal", Quoted(text)),
            Self::OtherGame => f.write_str("not of this game"),
            Self::NotAtStart => f.write_str("this must stand before the first move"),
            Self::NothingToUndo => f.write_str("there is nothing to take back"),
            Self::NothingToRedo => f.write_str("there is nothing to play again"),
            Self::NotANode(number) => write!(f, "there is no move {number}"),
            Self::NumberTaken(number) => write!(f, "there is a move {number} already"),
            Self::NotAGame(text) => write!(f, "{} is no game", Quoted(text)),
            Self::NotADate(text) => write!(f, "{} is no date", Quoted(text)),
            Self::NotASide(text) => write!(f, "{} is neither x nor o", Quoted(text)),
            Self::NotAParticipant(text) => {
                write!(f, "{} is neither person nor computer", Quoted(text))
            }
            Self::NotAPerson(text) => write!(f, "{} is neither 1 nor 2", Quoted(text)),
            Self::NotALevel(text) => write!(f, "{} is not a level", Quoted(text)),
            Self::NotAClock(text) => write!(f, "{} is not a clock", Quoted(text)),
            Self::NotACell(text) => write!(f, "{} is not a cell", Quoted(text)),
            Self::NotAPiece(text) => write!(f, "{} is not a piece", Quoted(text)),
            Self::NotAPly(ply) => write!(f, "the game has not come to {ply}"),
            Self::TooLarge { limit } => write!(f, "the file is larger than {limit} bytes"),
            Self::NoGame => f.write_str("there is no game in it"),
            Self::Unexpected(text) => write!(f, "{} is not expected here", Quoted(text)),
            Self::NoValue(name) => write!(f, "{} has no value in brackets", Quoted(name)),
            Self::OtherGameNumber(text) => write!(f, "{} is another game", Quoted(text)),
            Self::NotASize(text) => write!(f, "{} is not the size of a board", Quoted(text)),
            Self::TooSmall(text) => write!(f, "no five fit on a board of {}", Quoted(text)),
            Self::OtherSize(rule) => write!(f, "{} is played on another board", Quoted(rule)),
            Self::Pass => f.write_str("a pass, which this game does not know"),
            Self::OutOfTurn => f.write_str("a move out of turn"),
            Self::SetUp => f.write_str("stones are set up after the first move"),
            Self::TooManyMoves => f.write_str("there are too many moves"),
        }
    }
}

impl std::error::Error for FormatError {}

/// A text from a file as it may be shown: in quotes, escaped, and not too long.
pub(super) struct Quoted<'a>(pub(super) &'a str);

impl Quoted<'_> {
    const LONGEST: usize = 20;
}

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut chars = self.0.chars();
        let shown: String = chars.by_ref().take(Self::LONGEST).collect();
        let rest = if chars.next().is_some() { "..." } else { "" };
        write!(f, "\"{}{rest}\"", shown.escape_debug())
    }
}
