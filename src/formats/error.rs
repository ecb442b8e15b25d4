//! Mistakes in files, with their places.

use std::fmt;

use super::encoding::{self, Decoded, Encoding, EncodingSource};
use crate::game;
use crate::quarto;
use crate::rules::{IllegalMove, ShapeError};
use crate::translate::{Phrase, message, phrase};

/// Error of reading a file, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError {
    /// Place of the problem.
    pub place: Place,
    /// Problem found there.
    pub problem: Problem,
}

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The file as a whole.
    File,
    /// Line number, from 1.
    Line(u64),
    /// Field of a line, by its name.
    #[expect(missing_docs, reason = "the names say it")]
    Field { line: u64, name: &'static str },
    /// Move of a list, from 1.
    Move(usize),
    /// Byte offset, in the unpacked content of a compressed file.
    Byte(u64),
}

/// Problem at a place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each says in words what is wrong")]
pub enum Problem {
    /// Text that is or is not as described.
    Text(String, Phrase),
    /// Any other problem, in words.
    Other(Phrase),
    /// Expected first line.
    Header(&'static str),
    /// Wrong number of fields.
    Fields {
        found: usize,
        expected: usize,
    },
    /// Cell beyond the largest board offered, with the largest valid number.
    OffBoard {
        value: String,
        max: u8,
    },
    /// Cell occupied by the stone of this line.
    Occupied(u64),
    Illegal(IllegalMove),
    /// Line that is not a command of Quarto.
    Command(quarto::CommandError),
    Quarto(quarto::IllegalMove),
    NotANode(u32),
    NumberTaken(u32),
    /// Board of this size, too small for five in a row.
    TooSmall(String),
    /// Board of another size than any here.
    Board(ShapeError),
    NotAPly(usize),
    /// File larger than this limit in bytes.
    TooLarge(u64),
    Unexpected(String),
    /// Property of this name without a value.
    NoValue(String),
    /// More moves than a record can hold.
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
    pub(crate) const NOT_UTF8: Self = Self::Other(phrase!("format-not-utf8", "this is not UTF-8"));
    pub(crate) const UNKNOWN_FORMAT: Self =
        Self::Other(phrase!("format-unknown", "not a known game format"));
    pub(crate) const NO_GAME: Self =
        Self::Other(phrase!("format-no-game", "there is no game in the file"));
    #[cfg(not(feature = "import"))]
    pub(super) const NOT_BUILT_IN: Self =
        Self::Other(phrase!("format-not-built-in", "this build does not read this format"));
    pub(super) const MISSING: Self = Self::Other(phrase!("format-missing", "missing"));
    pub(super) const OTHER_GAME: Self =
        Self::Other(phrase!("format-other-game", "it belongs to another game"));
    pub(super) const OUT_OF_TURN: Self =
        Self::Other(phrase!("format-out-of-turn", "it is the other side's turn"));

    pub(super) fn text(text: &str, why: Phrase) -> Self {
        Self::Text(text.to_owned(), why)
    }

    pub(super) fn not_a_cell(text: &str) -> Self {
        Self::text(text, phrase!("format-not-a-cell", "{value} is not a cell"))
    }

    pub(super) fn not_a_number(text: &str) -> Self {
        Self::text(text, phrase!("format-not-a-number", "{value} is not a number"))
    }

    pub(crate) const fn in_file(self) -> FormatError {
        FormatError { place: Place::File, problem: self }
    }

    pub(crate) const fn at(self, line: u64) -> FormatError {
        FormatError { place: Place::Line(line), problem: self }
    }

    /// Places the problem in a line, and in a field of it if given.
    pub(super) fn in_field(self, line: u64, field: Option<&'static str>) -> FormatError {
        let place = field.map_or(Place::Line(line), |name| Place::Field { line, name });
        FormatError { place, problem: self }
    }

    pub(super) const fn at_move(self, number: usize) -> FormatError {
        FormatError { place: Place::Move(number), problem: self }
    }
}

/// Decodes a file of digits and few letters, which has no encoding of its own; reports the line
/// that is not UTF-8.
pub(super) fn plain(
    bytes: &[u8],
    limit: u64,
    chosen: Option<Encoding>,
) -> Result<Decoded<'_>, FormatError> {
    check_size(bytes, limit)?;
    let decoded = encoding::decode(bytes, None, chosen);
    if decoded.source != EncodingSource::Guessed {
        return Ok(decoded);
    }
    let valid = std::str::from_utf8(bytes).map_or_else(|error| error.valid_up_to(), str::len);
    Err(Problem::NOT_UTF8.at(bytes[..valid].split(|&byte| byte == b'\n').count() as u64))
}

pub(crate) const fn check_size(bytes: &[u8], limit: u64) -> Result<(), FormatError> {
    if bytes.len() as u64 > limit { Err(Problem::TooLarge(limit).in_file()) } else { Ok(()) }
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = &self.problem;
        match self.place {
            Place::File => why.fmt(f),
            Place::Line(line) => {
                message!("format-at-line", "line {line}: {why}", line = line, why = why).fmt(f)
            }
            Place::Field { line, name } => message!(
                "format-at-field",
                "line {line}, {field}: {why}",
                line = line,
                field = name,
                why = why
            )
            .fmt(f),
            Place::Move(number) => {
                message!("format-at-move", "move {number}: {why}", number = number, why = why)
                    .fmt(f)
            }
            Place::Byte(offset) => {
                message!("format-at-byte", "byte {offset}: {why}", offset = offset, why = why)
                    .fmt(f)
            }
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text, why) => f.write_str(&why.with(&Quoted(text))),
            Self::Other(words) => words.fmt(f),
            Self::Header(expected) => {
                message!("format-header", "the first line must be {expected}", expected = expected)
                    .fmt(f)
            }
            Self::Fields { found, expected } => message!(
                "format-fields",
                "expected {expected} fields, found {found}",
                expected = expected,
                found = found
            )
            .fmt(f),
            Self::OffBoard { value, max } => message!(
                "format-off-board",
                "{value} is off every board (0 to {max})",
                value = Quoted(value),
                max = max
            )
            .fmt(f),
            Self::Occupied(line) => message!(
                "format-occupied",
                "line {line} already has a stone in this cell",
                line = line
            )
            .fmt(f),
            Self::Illegal(IllegalMove::GameOver) => {
                message!("format-after-end", "a stone follows the end of the game").fmt(f)
            }
            Self::Illegal(why) => why.fmt(f),
            Self::Command(why) => why.fmt(f),
            Self::Quarto(why) => why.fmt(f),
            Self::NotANode(number) => {
                message!("format-not-a-node", "there is no move {number}", number = number).fmt(f)
            }
            Self::NumberTaken(number) => message!(
                "format-number-taken",
                "there are two moves with the number {number}",
                number = number
            )
            .fmt(f),
            Self::TooSmall(size) => message!(
                "format-too-small",
                "five in a row do not fit on a board of {size}",
                size = Quoted(size)
            )
            .fmt(f),
            Self::Board(why) => why.fmt(f),
            Self::NotAPly(ply) => {
                message!("format-not-a-ply", "the game has no move {number}", number = ply).fmt(f)
            }
            Self::TooLarge(limit) => {
                message!("format-too-large", "the file is larger than {limit} bytes", limit = limit)
                    .fmt(f)
            }
            Self::Unexpected(text) => {
                message!("format-unexpected", "{text} is unexpected here", text = Quoted(text))
                    .fmt(f)
            }
            Self::NoValue(name) => {
                message!("format-no-value", "{name} has no value in brackets", name = Quoted(name))
                    .fmt(f)
            }
            Self::TooManyMoves => {
                message!("format-too-many-moves", "the file has too many moves").fmt(f)
            }
        }
    }
}

impl std::error::Error for FormatError {}

/// Text from a file, shown quoted, escaped and shortened.
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
