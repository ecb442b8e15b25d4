//! Which game is played, and the game itself.

use std::fmt;
use std::str::FromStr;

use super::{Outcome, State, Win};
use crate::player;
use crate::quarto;
use crate::rules::{self, Placement, Rule, Shape, Status, Topology, Variant};

/// Which game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// A game of rows.
    Rows(Variant),
    /// Quarto, on the plane or the torus.
    Quarto(Topology),
}

/// A game and its moves so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyGame {
    /// A game of rows.
    Rows(rules::Game),
    /// A game of Quarto.
    Quarto(quarto::Game),
}

impl AnyGame {
    /// A game without moves.
    pub fn new(kind: GameKind) -> Self {
        match kind {
            GameKind::Rows(variant) => Self::Rows(rules::Game::new(variant)),
            GameKind::Quarto(topology) => Self::Quarto(quarto::Game::new(topology)),
        }
    }

    /// Which game it is.
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Rows(game) => GameKind::Rows(game.variant()),
            Self::Quarto(game) => GameKind::Quarto(game.shape().topology()),
        }
    }

    /// How many moves were played: from a position with stones on it, fewer than there are stones.
    pub fn moves(&self) -> usize {
        match self {
            Self::Rows(game) => game.moves().len(),
            Self::Quarto(game) => game.moves().len(),
        }
    }

    /// How many stones or pieces lie on the board.
    pub fn stones(&self) -> usize {
        match self {
            Self::Rows(game) => game.board().stones(),
            Self::Quarto(game) => game.moves().len(),
        }
    }

    /// Whether nothing lies on the board.
    pub fn is_empty(&self) -> bool {
        self.stones() == 0
    }

    /// Whether the order in which the stones were placed is known.
    pub fn has_order(&self) -> bool {
        self.moves() == self.stones()
    }

    /// Whose turn it is, or how it ended on the board.
    pub fn state(&self) -> State {
        let won = |winner| State::Over(Outcome::Won(winner, Win::Row));
        match self {
            Self::Rows(game) => match game.status() {
                Status::ToMove(side) => State::ToMove(side),
                Status::Won(winner) => won(winner),
                Status::Drawn => State::Over(Outcome::Drawn),
            },
            Self::Quarto(game) => match game.status() {
                quarto::Status::Select(side) | quarto::Status::Place(side, _) => {
                    State::ToMove(side)
                }
                quarto::Status::Won(winner) => won(winner),
                quarto::Status::Drawn => State::Over(Outcome::Drawn),
            },
        }
    }
}

impl GameKind {
    /// Its name.
    pub fn name(self) -> String {
        match self {
            Self::Rows(variant) => variant.name(),
            Self::Quarto(_) => "Quarto".to_owned(),
        }
    }

    /// Extent and topology of its board.
    pub const fn shape(self) -> Shape {
        match self {
            Self::Rows(variant) => variant.shape(),
            Self::Quarto(topology) => quarto::Game::shape_of(topology),
        }
    }

    /// The game of rows that a file is read for if it does not say: this one, or Gomoku on 15x15.
    pub const fn variant(self) -> Variant {
        match self {
            Self::Rows(variant) => variant,
            Self::Quarto(_) => Variant::GOMOKU_15,
        }
    }

    /// Whether the computer has levels in this game.
    pub fn has_levels(self) -> bool {
        matches!(self, Self::Rows(variant) if player::has_levels(variant))
    }

    /// Whether the computer plays it.
    pub const fn has_computer(self) -> bool {
        matches!(self, Self::Rows(_))
    }

    /// How the names of its files end.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Rows(_) => "csv",
            Self::Quarto(_) => "txt",
        }
    }

    /// The name of the file that a game is saved to if nothing else is said: `game.csv` for the
    /// boards of Gomoku that are offered.
    pub fn file_name(self) -> String {
        let extension = self.extension();
        match self {
            Self::Rows(variant) if Variant::OFFERED.contains(&variant) => {
                format!("game.{extension}")
            }
            _ => format!("game-{self}.{extension}"),
        }
    }
}

/// `15` for Gomoku on 15x15, `7x6-4-fall` for connect four, `9x9-5-exact-torus` and the like;
/// `quarto` for both boards of Quarto, because its files tell them apart.
impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Rows(variant) = self else { return f.write_str("quarto") };
        let shape = variant.shape();
        if Variant::OFFERED.contains(variant) {
            return write!(f, "{}", shape.width());
        }
        write!(f, "{}x{}-{}", shape.width(), shape.height(), variant.row_length())?;
        for (applies, word) in [
            (variant.rule() == Rule::Standard, EXACT),
            (shape.topology() == Topology::Torus, TORUS),
            (variant.placement() == Placement::Gravity, FALL),
        ] {
            if applies {
                write!(f, "-{word}")?;
            }
        }
        Ok(())
    }
}

const EXACT: &str = "exact";
const TORUS: &str = "torus";
const FALL: &str = "fall";

/// The text names no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownKind;

impl FromStr for GameKind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Self, UnknownKind> {
        let kind = if text == "quarto" {
            Some(Self::Quarto(Topology::Plane))
        } else {
            variant(text).map(Self::Rows)
        };
        // Only the canonical spelling.
        kind.filter(|kind| kind.to_string() == text).ok_or(UnknownKind)
    }
}

fn variant(text: &str) -> Option<Variant> {
    if let Ok(side) = text.parse() {
        return Variant::offered(side);
    }
    let mut parts = text.split('-');
    let (width, height) = parts.next()?.split_once('x')?;
    let row_length = parts.next()?.parse().ok()?;
    let mut topology = Topology::Plane;
    let mut rule = Rule::Freestyle;
    let mut placement = Placement::Anywhere;
    for word in parts {
        match word {
            EXACT => rule = Rule::Standard,
            TORUS => topology = Topology::Torus,
            FALL => placement = Placement::Gravity,
            _ => return None,
        }
    }
    let shape = Shape::new(width.parse().ok()?, height.parse().ok()?, topology).ok()?;
    Variant::new(shape, row_length, rule, placement).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_read_back_from_its_name() {
        let mut seen = std::collections::HashSet::new();
        let mut check = |kind: GameKind| {
            assert!(seen.insert(kind.to_string()));
            assert_eq!(kind.to_string().parse(), Ok(kind));
        };
        check(GameKind::Quarto(Topology::Plane));
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
    fn names_that_people_see() {
        assert_eq!(GameKind::Rows(Variant::GOMOKU_19).to_string(), "19");
        assert_eq!(GameKind::Rows(Variant::GOMOKU_19).file_name(), "game.csv");
        assert_eq!(GameKind::Rows(Variant::CONNECT_FOUR).file_name(), "game-7x6-4-fall.csv");
        assert_eq!(GameKind::Quarto(Topology::Torus).file_name(), "game-quarto.txt");
    }

    #[test]
    fn other_texts_name_no_game() {
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
            assert_eq!(text.parse::<GameKind>(), Err(UnknownKind), "{text}");
        }
    }
}
