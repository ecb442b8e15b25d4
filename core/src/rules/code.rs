//! Text form of boards and games.

use std::fmt;
use std::str::FromStr;

use super::{ParseError, Placement, Rule, Shape, Topology, Variant};
use crate::translate::phrase;

const TORUS: &str = "torus";
const FALL: &str = "fall";

/// Writes `7x6`, columns by rows, or `7x6 torus`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width(), self.height())?;
        if self.topology() == Topology::Torus { write!(f, " {TORUS}") } else { Ok(()) }
    }
}

/// Reads `7x6` and `7x6 torus`.
impl FromStr for Shape {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (sides, topology) = match text.split_once(' ') {
            Some((sides, TORUS)) => (sides, Topology::Torus),
            _ => (text, Topology::Plane),
        };
        let sides = sides.split_once('x');
        let sides =
            sides.and_then(|(width, height)| Some((plain_number(width)?, plain_number(height)?)));
        let expected =
            phrase!("expected-shape", "expected columns and rows, such as 7x6 or 7x6 torus");
        let (width, height) = sides.ok_or(ParseError::Form { expected })?;
        Self::new(width, height, topology).map_err(ParseError::Shape)
    }
}

/// Parses a number without sign and leading zeros.
pub fn plain_number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

impl Rule {
    /// Word in the code of a game.
    const fn code(self) -> &'static str {
        match self {
            Self::Freestyle => "",
            Self::Standard => "exact",
            Self::Renju => "renju",
            Self::Caro => "caro",
            Self::StandardCaro => "exact-caro",
            Self::Omok => "omok",
        }
    }
}

impl Variant {
    /// Returns a unique one-word code of the game: `15` for Gomoku on 15x15, `7x6-4-fall` for
    /// connect four, `9x9-5-exact-torus` and so on. `to_string` returns the form for people.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::Variant;
    ///
    /// assert_eq!(Variant::CONNECT_FOUR.code(), "7x6-4-fall");
    /// assert_eq!("7x6-4-fall".parse(), Ok(Variant::CONNECT_FOUR));
    /// assert_eq!("7x6, four or more in a row, stones fall".parse(), Ok(Variant::CONNECT_FOUR));
    /// ```
    pub fn code(self) -> String {
        let shape = self.shape();
        if Self::OFFERED.contains(&self) {
            return shape.width().to_string();
        }
        let mut code = format!("{}x{}-{}", shape.width(), shape.height(), self.row_length());
        for (applies, word) in [
            (self.rule() != Rule::Freestyle, self.rule().code()),
            (shape.topology() == Topology::Torus, TORUS),
            (self.placement() == Placement::Gravity, FALL),
        ] {
            if applies {
                code.push('-');
                code.push_str(word);
            }
        }
        code
    }

    /// Lists the games on a plane and on a torus of this size.
    fn on_boards_like(board: Shape) -> Vec<Self> {
        let (width, height) = (board.width(), board.height());
        let mut all = Vec::new();
        for topology in [Topology::Plane, Topology::Torus] {
            let Ok(shape) = Shape::new(width, height, topology) else { continue };
            for row in Self::MIN_ROW..=width.max(height) {
                for rule in Rule::ALL {
                    let placements = [Placement::Anywhere, Placement::Gravity];
                    all.extend(placements.map(|it| Self::new(shape, row, rule, it)));
                }
            }
        }
        all.into_iter().flatten().collect()
    }
}

/// Reads a [code](Variant::code), or the words that `to_string` writes.
impl FromStr for Variant {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let is_it = |it: &Self| it.code() == text || it.to_string() == text;
        let size = text.split([',', '-', ' ']).next().and_then(|size| size.parse().ok());
        let found = match size {
            // Two rules read the same where the board has no longer row; the first one is chosen.
            Some(size) => Self::on_boards_like(size).into_iter().find(is_it),
            None => text.parse().ok().and_then(Self::offered).filter(is_it),
        };
        let expected = phrase!(
            "expected-variant",
            "expected a game, such as 15, 7x6-4-fall or 15x15, five or more in a row"
        );
        found.ok_or(ParseError::Form { expected })
    }
}
