//! Mistakes in files, with their places.

use std::fmt;

use crate::game;
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
    /// A field of a line, by its name.
    #[expect(missing_docs, reason = "the names say it")]
    Field { line: u64, name: &'static str },
    /// A move of a list, from 1.
    Move(usize),
}

/// What is wrong at a place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each says in words what is wrong")]
pub enum Problem {
    /// A text, and what it is or is not.
    Text(String, &'static str),
    /// Anything else, in words.
    Other(&'static str),
    /// What the first line must be.
    Header(&'static str),
    /// How many fields there are, and how many there must be.
    Fields {
        found: usize,
        expected: usize,
    },
    /// A cell beyond the largest board that is offered, and its largest number.
    OffBoard {
        value: String,
        max: u8,
    },
    /// The line of the stone that was there before.
    Occupied(u64),
    Illegal(IllegalMove),
    /// A line that is not a command of Quarto.
    Command(quarto::CommandError),
    Quarto(quarto::IllegalMove),
    NotANode(u32),
    NumberTaken(u32),
    /// A board of this size, on which five do not fit.
    TooSmall(String),
    NotAPly(usize),
    /// Size limit in bytes.
    TooLarge(u64),
    Unexpected(String),
    /// The name of a property.
    NoValue(String),
    /// There are more moves than a record has.
    TooManyMoves,
}

impl From<game::IllegalMove> for Problem {
    fn from(why: game::IllegalMove) -> Self {
        match why {
            game::IllegalMove::GameOver => Self::Illegal(IllegalMove::GameOver),
            game::IllegalMove::Rows(why) => Self::Illegal(why),
            game::IllegalMove::Quarto(why) => Self::Quarto(why),
            game::IllegalMove::RecordFull => Self::TooManyMoves,
        }
    }
}

impl Problem {
    pub(crate) const NOT_UTF8: Self = Self::Other("not a text in UTF-8");
    pub(crate) const NO_GAME: Self = Self::Other("there is no game in it");
    pub(super) const MISSING: Self = Self::Other("missing");
    pub(super) const OTHER_GAME: Self = Self::Other("not of this game");
    pub(super) const OUT_OF_TURN: Self = Self::Other("a move out of turn");

    pub(super) fn text(text: &str, why: &'static str) -> Self {
        Self::Text(text.to_owned(), why)
    }

    pub(super) fn not_a_cell(text: &str) -> Self {
        Self::text(text, "is not a cell")
    }

    pub(super) fn not_a_number(text: &str) -> Self {
        Self::text(text, "is not a number")
    }

    pub(crate) const fn in_file(self) -> FormatError {
        FormatError { place: Place::File, problem: self }
    }

    pub(crate) const fn at(self, line: u64) -> FormatError {
        FormatError { place: Place::Line(line), problem: self }
    }

    /// Places the problem in a line, and in a field of it if one is named.
    pub(super) fn in_field(self, line: u64, field: Option<&'static str>) -> FormatError {
        let place = field.map_or(Place::Line(line), |name| Place::Field { line, name });
        FormatError { place, problem: self }
    }

    pub(super) const fn at_move(self, number: usize) -> FormatError {
        FormatError { place: Place::Move(number), problem: self }
    }
}

/// Decodes a file of limited size, or reports the line that is not UTF-8.
pub(super) fn utf8(bytes: &[u8], limit: u64) -> Result<&str, FormatError> {
    check_size(bytes, limit)?;
    std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        Problem::NOT_UTF8.at(before.split(|&byte| byte == b'\n').count() as u64)
    })
}

pub(crate) const fn check_size(bytes: &[u8], limit: u64) -> Result<(), FormatError> {
    if bytes.len() as u64 > limit { Err(Problem::TooLarge(limit).in_file()) } else { Ok(()) }
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
            Self::Text(text, why) => write!(f, "{} {why}", Quoted(text)),
            Self::Other(words) => f.write_str(words),
            Self::Header(expected) => write!(f, "the header must be {expected}"),
            Self::Fields { found, expected } => {
                let s = if *found == 1 { "" } else { "s" };
                write!(f, "{found} field{s} instead of {expected}")
            }
            Self::OffBoard { value, max } => {
                write!(f, "{} is off every board (0 to {max})", Quoted(value))
            }
            Self::Occupied(line) => write!(f, "the same cell as in line {line}"),
            Self::Illegal(IllegalMove::GameOver) => {
                f.write_str("a stone after the end of the game")
            }
            Self::Illegal(why) => why.fmt(f),
            Self::Command(why) => why.fmt(f),
            Self::Quarto(why) => why.fmt(f),
            Self::NotANode(number) => write!(f, "there is no move {number}"),
            Self::NumberTaken(number) => write!(f, "there is a move {number} already"),
            Self::TooSmall(size) => write!(f, "no five fit on a board of {}", Quoted(size)),
            Self::NotAPly(ply) => write!(f, "the game has not come to {ply}"),
            Self::TooLarge(limit) => write!(f, "the file is larger than {limit} bytes"),
            Self::Unexpected(text) => write!(f, "{} is not expected here", Quoted(text)),
            Self::NoValue(name) => write!(f, "{} has no value in brackets", Quoted(name)),
            Self::TooManyMoves => f.write_str("there are too many moves"),
        }
    }
}

impl std::error::Error for FormatError {}

/// A text from a file as it may be shown: in quotes, escaped, and not too long.
pub(super) struct Quoted<'a>(pub(super) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 20;
        let mut chars = self.0.chars();
        let shown: String = chars.by_ref().take(LONGEST).collect();
        let rest = if chars.next().is_some() { "..." } else { "" };
        write!(f, "\"{}{rest}\"", shown.escape_debug())
    }
}
