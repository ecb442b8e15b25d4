//! One-line text of positions and games.

use std::fmt;
use std::str::FromStr;

use super::moves::{play_all, turn_word};
use super::opening::OpeningRule;
use super::{Coordinates, Game, ParseError, Point, Position, Shape, Stone, Variant};
use crate::translate::phrase;

/// Writes the [code](Variant::code) of the game, the side to move, and the stones with their cells
/// in the order in which they were given.
///
/// ```
/// # use gomoku_core as gomoku;
/// use gomoku::rules::{Point, Position, Stone, Variant};
///
/// let stones = [(Point::new(7, 7), Stone::First), (Point::new(6, 8), Stone::Second)];
/// let position = Position::from_stones(Variant::GOMOKU_15, stones)?;
/// assert_eq!(position.to_string(), "15 X Xh8 Oi9");
/// assert_eq!("15 X Xh8 Oi9".parse(), Ok(position));
/// # Ok::<(), gomoku::rules::IllegalMove>(())
/// ```
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.variant().code(), self.to_move())?;
        let shape = self.variant().shape();
        self.stones().iter().try_for_each(|&(point, stone)| {
            write!(f, " {stone}")?;
            cell(f, point, shape)
        })
    }
}

fn cell(f: &mut fmt::Formatter<'_>, point: Point, shape: Shape) -> fmt::Result {
    f.write_str(&Coordinates::Letters.name(point, shape).to_ascii_lowercase())
}

/// Reads such a line.
impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let expected = phrase!("expected-position", "expected a position, such as 15 X Xh8 Oi9");
        let form = || ParseError::Form { expected };
        let mut words = text.split_whitespace();
        let mut word = || words.next().ok_or_else(form);
        let (variant, to_move): (Variant, Stone) = (word()?.parse()?, word()?.parse()?);
        let stones: Vec<_> = words
            .map(|word| {
                let (stone, name) = word.split_at_checked(1).ok_or_else(form)?;
                let point = Coordinates::Letters.parse(name, variant.shape());
                Ok((point.map_err(ParseError::Cell)?, stone.parse()?))
            })
            .collect::<Result<_, ParseError>>()?;
        let position = Self::from_stones(variant, stones).map_err(ParseError::Stones)?;
        Ok(position.with_to_move(to_move))
    }
}

/// Writes the start position, the rule of the opening unless it is free, a colon, and the moves.
/// Passes, and what is decided in the opening, are words among them.
///
/// ```
/// # use gomoku_core as gomoku;
/// use gomoku::rules::{Variant, parse_moves};
///
/// let game = parse_moves("h8i9j10", Variant::GOMOKU_15)?;
/// assert_eq!(game.to_string(), "15 X: h8 i9 j10");
/// assert_eq!("15 X: h8 i9 j10".parse(), Ok(game));
/// # Ok::<(), gomoku::rules::MovesError>(())
/// ```
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.start().fmt(f)?;
        if self.opening().is_some() {
            write!(f, " {}", self.opening_rule())?;
        }
        f.write_str(":")?;
        let shape = self.variant().shape();
        self.turns().try_for_each(|turn| write!(f, " {}", turn_word(turn, shape)))
    }
}

/// Reads such a line. The moves may be written without spaces, as in
/// [`parse_moves`](super::parse_moves).
impl FromStr for Game {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let expected = phrase!("expected-game", "expected a game, such as 15 X: h8 i9");
        let (start, moves) = text.split_once(':').ok_or(ParseError::Form { expected })?;
        let opening = start.rsplit_once(' ').and_then(|(start, rule)| {
            let rule: OpeningRule = rule.parse().ok()?;
            let start: Position = start.parse().ok().filter(Position::is_empty)?;
            Self::with_opening(start.variant(), rule).ok()
        });
        let game = match opening {
            Some(game) => game,
            None => Self::from_position(start.parse()?),
        };
        play_all(game, moves).map_err(ParseError::Moves)
    }
}
