//! Kinds of games, and the games themselves.

use std::fmt;
use std::str::FromStr;

use super::{Draw, Outcome, State, Win};
use crate::quarto::{self, Board};
use crate::rules::{self, ParseError, Placement, Point, Shape, Status, Topology, Variant};
use crate::translate::phrase;

/// Kind of game: its rules and board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum GameKind {
    /// Game of rows.
    Rows(Variant),
    /// Quarto, on one of its boards.
    Quarto(Board),
}

/// Game with its moves so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyGame {
    /// Game of rows.
    Rows(rules::Game),
    /// Game of Quarto.
    Quarto(quarto::Game),
}

impl AnyGame {
    /// Creates a game without moves.
    pub fn new(kind: GameKind) -> Self {
        match kind {
            GameKind::Rows(variant) => Self::Rows(rules::Game::new(variant)),
            GameKind::Quarto(board) => Self::Quarto(quarto::Game::new(board)),
        }
    }

    /// Returns the kind of the game.
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Rows(game) => GameKind::Rows(game.variant()),
            Self::Quarto(game) => GameKind::Quarto(game.board()),
        }
    }

    /// Number of moves played, excluding stones of the start position.
    pub fn moves(&self) -> usize {
        match self {
            Self::Rows(game) => game.moves().len(),
            Self::Quarto(game) => game.moves().len(),
        }
    }

    /// Cell of the last stone or piece that was placed.
    pub fn last(&self) -> Option<Point> {
        match self {
            Self::Rows(game) => game.moves().last().copied(),
            Self::Quarto(game) => game.moves().last().map(|last| last.point),
        }
    }

    /// Number of stones or pieces on the board.
    pub fn stones(&self) -> usize {
        match self {
            Self::Rows(game) => game.board().stones(),
            Self::Quarto(game) => game.moves().len(),
        }
    }

    /// Checks whether the board is empty.
    pub fn is_empty(&self) -> bool {
        self.stones() == 0
    }

    /// Checks whether the order of the stones is known.
    pub fn has_order(&self) -> bool {
        self.moves() == self.stones()
    }

    /// Returns the side to move, or the outcome on the board.
    pub fn state(&self) -> State {
        match self {
            Self::Rows(game) => game.into(),
            Self::Quarto(game) => match game.status() {
                quarto::Status::Select(side) | quarto::Status::Place(side, _) => {
                    State::ToMove(side)
                }
                quarto::Status::Won(winner) => State::Over(Outcome::Won(winner, Win::Row)),
                quarto::Status::Drawn => State::Over(Outcome::Drawn(Draw::Full)),
            },
        }
    }
}

impl From<rules::Game> for AnyGame {
    fn from(game: rules::Game) -> Self {
        Self::Rows(game)
    }
}

impl From<quarto::Game> for AnyGame {
    fn from(game: quarto::Game) -> Self {
        Self::Quarto(game)
    }
}

/// Side to move, or the outcome on the board.
impl From<&rules::Game> for State {
    fn from(game: &rules::Game) -> Self {
        match game.status() {
            Status::ToMove(side) => Self::ToMove(side),
            Status::Won(winner) => {
                let how = game.last_foul().map_or(Win::Row, Win::Foul);
                Self::Over(Outcome::Won(winner, how))
            }
            Status::Drawn if game.ends_with_pass() => Self::Over(Outcome::Drawn(Draw::Passes)),
            Status::Drawn => Self::Over(Outcome::Drawn(Draw::Full)),
        }
    }
}

impl GameKind {
    /// Returns the name of the game.
    pub fn name(self) -> String {
        match self {
            Self::Rows(variant) => variant.name(),
            Self::Quarto(_) => "Quarto".to_owned(),
        }
    }

    /// Extent and topology of the board.
    pub const fn shape(self) -> Shape {
        match self {
            Self::Rows(variant) => variant.shape(),
            Self::Quarto(board) => board.shape(),
        }
    }

    /// Greatest number of stones or pieces on the board.
    pub fn most_stones(self) -> usize {
        match self {
            Self::Rows(variant) => variant.shape().cells(),
            Self::Quarto(_) => quarto::Piece::COUNT.into(),
        }
    }

    /// Game of rows to assume for files that do not name one: this one, or Gomoku on 15x15.
    pub const fn variant(self) -> Variant {
        match self {
            Self::Rows(variant) => variant,
            Self::Quarto(_) => Variant::GOMOKU_15,
        }
    }

    /// Checks whether games of this kind can be rated: Gomoku on the offered boards. The levels'
    /// ratings were measured on 15x15, with five or more.
    pub fn can_be_rated(self) -> bool {
        matches!(self, Self::Rows(variant) if variant.is_offered())
    }

    /// Checks whether other engines can play the game: five in a row on a plane square board, by a
    /// rule that the Gomocup protocol knows.
    pub fn can_be_played_by_engines(self) -> bool {
        let Self::Rows(variant) = self else { return false };
        let shape = variant.shape();
        let is_board = shape.width() == shape.height() && shape.topology() == Topology::Plane;
        let is_five = variant.row_length() == Variant::GOMOKU_15.row_length();
        let is_placed = variant.placement() == Placement::Anywhere;
        is_board && is_five && is_placed && variant.rule().number().is_some()
    }

    /// Checks whether it is a game of rows.
    pub const fn is_rows(self) -> bool {
        matches!(self, Self::Rows(_))
    }

    /// Default file name for games of rows with this extension: `game.csv` for the offered boards
    /// of Gomoku. Files of Quarto end with `.txt`.
    pub fn file_name(self, extension: &str) -> String {
        match self {
            Self::Rows(variant) if Variant::OFFERED.contains(&variant) => {
                format!("game.{extension}")
            }
            Self::Rows(_) => format!("game-{self}.{extension}"),
            Self::Quarto(_) => format!("game-{self}.txt"),
        }
    }
}

/// Writes `15` for Gomoku on 15x15, `7x6-4-fall` for connect four, `9x9-5-exact-torus` and so on;
/// `quarto` for all boards of Quarto, whose files store the board.
impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rows(variant) => f.write_str(&variant.code()),
            Self::Quarto(_) => f.write_str("quarto"),
        }
    }
}

impl FromStr for GameKind {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let kind = if text == "quarto" {
            Some(Self::Quarto(Board::PLANE))
        } else {
            text.parse().map(Self::Rows).ok()
        };
        // Only the canonical spelling is accepted.
        kind.filter(|kind| kind.to_string() == text).ok_or(ParseError::Form {
            expected: phrase!("expected-kind", "expected a game, such as 15, 7x6-4-fall or quarto"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rule;

    #[test]
    fn every_kind_is_parsed_from_its_name() {
        let mut seen = std::collections::HashSet::new();
        let mut check = |kind: GameKind| {
            assert!(seen.insert(kind.to_string()));
            assert_eq!(kind.to_string().parse(), Ok(kind));
        };
        check(GameKind::Quarto(Board::PLANE));
        for (width, height) in [(3, 3), (7, 6), (15, 15), (17, 17), (19, 19), (26, 4)] {
            for topology in [Topology::Plane, Topology::Torus] {
                let shape = Shape::new(width, height, topology).unwrap();
                for row_length in 3..=5.min(width) {
                    for rule in [Rule::Freestyle, Rule::Standard] {
                        for placement in [Placement::Anywhere, Placement::Gravity] {
                            let variant = Variant::new(shape, row_length, rule, placement);
                            check(GameKind::Rows(variant.unwrap()));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn kinds_have_names_for_people() {
        assert_eq!(GameKind::Rows(Variant::GOMOKU_19).to_string(), "19");
        assert_eq!(GameKind::Rows(Variant::GOMOKU_19).file_name("sgf"), "game.sgf");
        assert_eq!(GameKind::Rows(Variant::CONNECT_FOUR).file_name("csv"), "game-7x6-4-fall.csv");
        assert_eq!(GameKind::Quarto(Board::TORUS).file_name("sgf"), "game-quarto.txt");
    }

    #[test]
    fn engines_play_five_in_a_row_on_a_plane_square() {
        let shape = |width, height, topology| Shape::new(width, height, topology).unwrap();
        let square = shape(13, 13, Topology::Plane);
        let game = |shape, row, rule, placement| {
            GameKind::Rows(Variant::new(shape, row, rule, placement).unwrap())
        };
        for rule in Rule::ALL {
            let kind = GameKind::Rows(Variant::GOMOKU_15.with_rule(rule));
            assert_eq!(kind.can_be_played_by_engines(), rule != Rule::Omok, "{rule:?}");
        }
        let (free, anywhere) = (Rule::Freestyle, Placement::Anywhere);
        assert!(game(square, 5, free, anywhere).can_be_played_by_engines());
        for other in [
            game(square, 4, free, anywhere),
            game(square, 6, free, anywhere),
            game(square, 5, free, Placement::Gravity),
            game(shape(13, 12, Topology::Plane), 5, free, anywhere),
            game(shape(13, 13, Topology::Torus), 5, free, anywhere),
            GameKind::Quarto(Board::PLANE),
        ] {
            assert!(!other.can_be_played_by_engines(), "{other}");
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "16",
            "015",
            "7x6",
            "7x6-",
            "7x6-2",
            "7x6-8",
            "2x6-3",
            "7x6-4-",
            "7x6-4-round",
            "7x6-4-fall-torus",
            "7x6-4-fall-fall",
            "7x6-04",
            "15x15-5",
            "quarto-torus",
        ] {
            assert!(text.parse::<GameKind>().is_err(), "{text}");
        }
    }
}
