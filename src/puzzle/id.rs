//! Ids of puzzles, so that none is stored twice.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::rules::{Board, Game, Status, Stone, Symmetry, salt, spread};
use crate::translate::message;

/// Id of a puzzle: a hash of its position, the same in every version.
///
/// Rotated and reflected positions have the same id, and so do those with swapped colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PuzzleId(u64);

impl PuzzleId {
    pub fn of(game: &Game) -> Self {
        let mover = match game.status() {
            Status::ToMove(side) => side,
            Status::Won(_) | Status::Drawn => game.side_of(game.moves().len()),
        };
        let shape = game.variant().shape();
        let key = |symmetry: Symmetry| {
            let mut board = Board::new(shape);
            for (point, stone) in game.stones() {
                let stone = if stone == mover { Stone::First } else { Stone::Second };
                // All cells are on the board and distinct, as before.
                let _ = board.place(symmetry.apply(point, shape), stone);
            }
            board.key().0
        };
        let least = shape.symmetries().map(key).min().unwrap_or_default();
        Self(least ^ salt(shape, game.variant().rule()))
    }

    /// Number that seems random, and differs for each puzzle and salt.
    pub(super) const fn mixed(self, salt: u64) -> u64 {
        spread(self.0 ^ spread(salt)) >> 32
    }
}

/// Stones of a position as a pattern, the same for all rotations, reflections, shifts and colours.
///
/// Each stone is given by its row and column from the corner of the pattern, and whether it belongs
/// to the mover. Puzzles with the same pattern are alike, but near an edge not always the same, so
/// their ids differ.
pub fn pattern(game: &Game) -> Vec<(u8, u8, bool)> {
    let (shape, mover) = (game.variant().shape(), game.side_of(game.moves().len()));
    let turned = |symmetry: Symmetry| {
        let stones = game.stones().map(|(point, stone)| (symmetry.apply(point, shape), stone));
        let stones: Vec<_> = stones.collect();
        let row = stones.iter().map(|(point, _)| point.row).min().unwrap_or_default();
        let col = stones.iter().map(|(point, _)| point.col).min().unwrap_or_default();
        let mut pattern: Vec<_> = stones
            .into_iter()
            .map(|(point, stone)| (point.row - row, point.col - col, stone == mover))
            .collect();
        pattern.sort_unstable();
        pattern
    };
    shape.symmetries().map(turned).min().unwrap_or_default()
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", message!("puzzle-id", "the ID of a puzzle has sixteen digits, 0 to f"))]
pub struct NoPuzzleId;

impl FromStr for PuzzleId {
    type Err = NoPuzzleId;

    fn from_str(text: &str) -> Result<Self, NoPuzzleId> {
        let id = u64::from_str_radix(text, 16).map(Self).map_err(|_| NoPuzzleId)?;
        if id.to_string() == text { Ok(id) } else { Err(NoPuzzleId) }
    }
}

impl TryFrom<String> for PuzzleId {
    type Error = NoPuzzleId;

    fn try_from(text: String) -> Result<Self, NoPuzzleId> {
        text.parse()
    }
}

impl From<PuzzleId> for String {
    fn from(id: PuzzleId) -> Self {
        id.to_string()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::puzzle::tests::{games, turned};
    use crate::rules::{Position, Rule, Variant, parse_moves};

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn all_symmetries_of_a_position_have_the_same_id(game in games(40)) {
            let id = PuzzleId::of(&game);
            for symmetry in game.variant().shape().symmetries() {
                prop_assert_eq!(PuzzleId::of(&turned(&game, symmetry)), id);
            }
            prop_assert_eq!(id.to_string().parse(), Ok(id));
        }

        #[test]
        fn a_different_stone_makes_a_different_id(game in games(30), cell in any::<prop::sample::Index>()) {
            let free: Vec<_> = game.legal_moves().collect();
            prop_assume!(!free.is_empty());
            let mut other = game.clone();
            other.play(free[cell.index(free.len())]).unwrap();
            prop_assert_ne!(PuzzleId::of(&other), PuzzleId::of(&game));
        }
    }

    #[test]
    fn ids_depend_on_size_rule_and_mover_but_not_on_colours() {
        let game = parse_moves("h8i9g10h6", Variant::GOMOKU_15).unwrap();
        let id = PuzzleId::of(&game);
        let on = |variant| Position::from_stones(variant, game.stones()).unwrap();
        let of = |position| PuzzleId::of(&Game::from_position(position));
        assert_eq!(of(on(Variant::GOMOKU_15)), id);
        assert_ne!(of(on(Variant::GOMOKU_15.with_rule(Rule::Standard))), id);
        assert_ne!(of(on(Variant::GOMOKU_17)), id);
        assert_ne!(of(on(Variant::GOMOKU_15).with_to_move(Stone::Second)), id);
        let changed = game.stones().map(|(point, stone)| (point, stone.opponent()));
        let changed = Position::from_stones(Variant::GOMOKU_15, changed).unwrap();
        assert_eq!(of(changed.with_to_move(Stone::Second)), id);
    }

    #[test]
    fn shifted_positions_have_the_same_pattern_but_another_id() {
        let game = |moves| parse_moves(moves, Variant::GOMOKU_15).unwrap();
        let [here, shifted, other] = ["h8i9g10h6", "d4e5c6d2", "h8i9g10h7"].map(game);
        assert_eq!(pattern(&here), pattern(&shifted));
        assert_ne!(pattern(&here), pattern(&other));
        assert_ne!(PuzzleId::of(&here), PuzzleId::of(&shifted));
        for symmetry in here.variant().shape().symmetries() {
            assert_eq!(pattern(&turned(&shifted, symmetry)), pattern(&here));
        }
    }

    #[test]
    fn ids_are_stable_across_versions() {
        let game = parse_moves("h8i9g10h6", Variant::GOMOKU_15).unwrap();
        assert_eq!(PuzzleId::of(&game).to_string(), "63beaa2db4c38552");
        for text in ["", "1", "0x00000000000000", "000000000000000G", "00000000000000000"] {
            assert_eq!(text.parse::<PuzzleId>(), Err(NoPuzzleId), "{text}");
        }
    }
}
