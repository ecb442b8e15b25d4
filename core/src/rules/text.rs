//! Text form of values; parsing restores the same value.

use std::fmt;
use std::str::FromStr;

use super::{
    Coordinates, IllegalMove, MovesError, NotationError, Placement, Point, Rule, ShapeError,
    Status, Stone, Topology,
};
use crate::translate::{Phrase, phrase};

/// Error of parsing a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// The text has another form.
    Form {
        /// Expected form of the text.
        expected: Phrase,
    },
    /// There is no board of this size.
    Shape(ShapeError),
    /// A stone is not on the board.
    Cell(NotationError),
    /// A stone is illegal.
    Stones(IllegalMove),
    /// A move is wrong.
    Moves(MovesError),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form { expected } => expected.fmt(f),
            Self::Shape(why) => why.fmt(f),
            Self::Cell(why) => why.fmt(f),
            Self::Stones(why) => why.fmt(f),
            Self::Moves(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for ParseError {}

/// Implements the text forms of an enum by these words.
macro_rules! words {
    ($type:ty, $expected:literal, $phrase:expr; $($value:expr => $word:literal),+) => {
        #[doc = concat!("Writes ", $expected, ".")]
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let words = [$(($value, $word)),+];
                let word = words.iter().find(|(value, _)| value == self);
                word.map_or(Ok(()), |(_, word)| f.write_str(word))
            }
        }

        #[doc = concat!("Reads ", $expected, ".")]
        impl FromStr for $type {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                match text {
                    $($word => Ok($value),)+
                    _ => Err(ParseError::Form { expected: $phrase }),
                }
            }
        }
    };
}

words!(Stone, "X or O", phrase!("expected-stone", "expected X or O"); Stone::First => "X", Stone::Second => "O");
words!(
    Topology, "plane or torus", phrase!("expected-topology", "expected plane or torus");
    Topology::Plane => "plane", Topology::Torus => "torus");
words!(
    Rule, "freestyle, standard, renju, caro, standard-caro or omok",
    phrase!("expected-rule", "expected freestyle, standard, renju, caro, standard-caro or omok");
    Rule::Freestyle => "freestyle", Rule::Standard => "standard", Rule::Renju => "renju",
    Rule::Caro => "caro", Rule::StandardCaro => "standard-caro", Rule::Omok => "omok");
words!(
    Placement, "anywhere or gravity", phrase!("expected-placement", "expected anywhere or gravity");
    Placement::Anywhere => "anywhere", Placement::Gravity => "gravity");
words!(
    Coordinates, "numbers or letters",
    phrase!("expected-coordinates", "expected numbers or letters");
    Coordinates::Numbers => "numbers", Coordinates::Letters => "letters"
);
words!(
    Status, "X to move, O to move, X wins, O wins or draw",
    phrase!("expected-status", "expected X to move, O to move, X wins, O wins or draw");
    Status::ToMove(Stone::First) => "X to move",
    Status::ToMove(Stone::Second) => "O to move",
    Status::Won(Stone::First) => "X wins",
    Status::Won(Stone::Second) => "O wins",
    Status::Drawn => "draw"
);

const ROW_AND_COLUMN: Phrase =
    phrase!("expected-row-and-column", "expected row and column, such as 7,7");

/// Writes `7,7`: row and column, as [`Coordinates::Numbers`] does.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row, self.col)
    }
}

/// Reads row and column. [`parse_point`](super::parse_point) checks that they are on a board.
impl FromStr for Point {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let cell = text.split_once(',');
        let cell = cell.and_then(|(row, col)| Some((row.parse().ok()?, col.parse().ok()?)));
        let (row, col) = cell.ok_or(ParseError::Form { expected: ROW_AND_COLUMN })?;
        Ok(Self { row, col })
    }
}
