//! Moves as one word: the names of the cells in order, as in `h8i9j10`.

use std::fmt;

use super::{Coordinates, Game, NotationError, Point, ReplayError, Shape, Turn, Variant};
use crate::translate::message;

/// Error of parsing moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MovesError {
    /// A move is not the name of a cell.
    NoCell {
        /// Index of the move from 0.
        index: usize,
        /// Text of the move.
        name: String,
        /// Reason why it is not a cell.
        why: NotationError,
    },
    /// A move is illegal.
    Illegal(ReplayError),
}

impl fmt::Display for MovesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoCell { index, name, why } => message!(
                "move-no-cell",
                "move {number}: {name}: {why}",
                number = index + 1,
                name = name,
                why = why
            )
            .fmt(f),
            Self::Illegal(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for MovesError {}

/// Parses a list of moves, starting with `First`. Each is a letter for the column and a number for
/// the row, counted from 1 at the bottom. Spaces between moves and capital letters are accepted.
///
/// # Errors
/// Reports the first invalid move with its index.
///
/// ```
/// # use gomoku_core as gomoku;
/// use gomoku::rules::{Point, Variant, parse_moves};
///
/// let game = parse_moves("h8i9j10", Variant::GOMOKU_15)?;
/// assert_eq!(game.moves(), [Point::new(7, 7), Point::new(6, 8), Point::new(5, 9)]);
/// let why = parse_moves("h8i9h8", Variant::GOMOKU_15).unwrap_err();
/// assert_eq!(why.to_string(), "move 3: there is already a stone there");
/// # Ok::<(), gomoku::rules::MovesError>(())
/// ```
pub fn parse_moves(text: &str, variant: Variant) -> Result<Game, MovesError> {
    play_all(Game::new(variant), text)
}

/// Plays the moves of a text. Passes and what is decided in an opening are words between spaces, as
/// `turn_word` writes them.
pub(super) fn play_all(mut game: Game, text: &str) -> Result<Game, MovesError> {
    let shape = game.variant().shape();
    let cell = |name: &str| Coordinates::Letters.parse(name, shape);
    let names = text.split_whitespace().flat_map(|word| match other_turn(word, cell) {
        Some(turn) => vec![(word, Some(turn))],
        None => cells(word).map(|name| (name, None)).collect(),
    });
    for (index, (name, turn)) in names.enumerate() {
        let no_cell = |why| MovesError::NoCell { index, name: name.to_owned(), why };
        let illegal = |why| MovesError::Illegal(ReplayError { index, why });
        let turn = match turn {
            Some(turn) => turn,
            None => Turn::Stone(cell(name).map_err(no_cell)?),
        };
        game.take(turn).map_err(illegal)?;
    }
    Ok(game)
}

const PASS: &str = "pass";
const DECLARE: &str = "declare=";
const OFFER: &str = "offer=";

/// Word of a turn: the name of the cell, or `pass`, `swap`, `declare=4`, `offer=h8`.
pub(super) fn turn_word(turn: Turn, shape: Shape) -> String {
    let cell = |point| Coordinates::Letters.name(point, shape).to_ascii_lowercase();
    match turn {
        Turn::Stone(point) => cell(point),
        Turn::Pass => PASS.to_owned(),
        Turn::Choose(choice) => choice.to_string(),
        Turn::Declare(number) => format!("{DECLARE}{number}"),
        Turn::Offer(point) => format!("{OFFER}{}", cell(point)),
    }
}

/// Reads such a word, if it is not the name of a cell.
fn other_turn(word: &str, cell: impl Fn(&str) -> Result<Point, NotationError>) -> Option<Turn> {
    if word == PASS {
        return Some(Turn::Pass);
    }
    if let Ok(choice) = word.parse() {
        return Some(Turn::Choose(choice));
    }
    let declared = || word.strip_prefix(DECLARE)?.parse().ok().map(Turn::Declare);
    declared().or_else(|| cell(word.strip_prefix(OFFER)?).ok().map(Turn::Offer))
}

/// Splits the text into cells: letters, then digits. Other text counts as one name up to the next
/// space.
fn cells(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text.trim_start();
    std::iter::from_fn(move || {
        let letters = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let digits = rest[letters..].find(|c: char| !c.is_ascii_digit());
        let end = digits.map_or(rest.len(), |digits| letters + digits);
        let end = if end > 0 { end } else { rest.find(char::is_whitespace).unwrap_or(rest.len()) };
        let (name, after) = rest.split_at(end);
        rest = after.trim_start();
        Some(name).filter(|name| !name.is_empty())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_may_be_separated_by_spaces() {
        let expected = [(7, 7), (6, 8), (5, 9)].map(|(row, col)| Point::new(row, col));
        for text in ["h8i9j10", "H8 I9 J10", " h8i9\tj10\n"] {
            assert_eq!(
                parse_moves(text, Variant::GOMOKU_15).unwrap().moves(),
                expected,
                "{text:?}"
            );
        }
        assert!(parse_moves(" ", Variant::GOMOKU_15).unwrap().moves().is_empty());
    }

    #[track_caller]
    fn check_refused(text: &str, expected: &str) {
        let why = parse_moves(text, Variant::GOMOKU_15).unwrap_err();
        assert_eq!(why.to_string(), expected, "{text:?}");
    }

    #[test]
    fn the_first_invalid_move_is_reported() {
        check_refused("h8i9h8", "move 3: there is already a stone there");
        check_refused("h8p1", "move 2: p1: off the board (0,0 to 14,14 or A1 to O15)");
        check_refused("h8i", "move 2: i: this is not a cell");
        check_refused("h8 9i", "move 2: 9: this is not a cell");
        check_refused("h8, i9", "move 2: ,: this is not a cell");
        check_refused("h8-i9 j10", "move 2: -i9: this is not a cell");
        check_refused("é", "move 1: é: this is not a cell");
    }
}
