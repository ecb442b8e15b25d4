//! Openings: the first moves of a game of Gomoku.

use std::cmp::Reverse;

use crate::rules::opening::RenjuOpening;
use crate::rules::{Game, Placement, Point, Shape, Topology, Variant};

/// Number of moves in an opening.
pub const OPENING_MOVES: usize = 3;

/// First moves of a game, in the orientation in which they reach farthest up, then right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Opening {
    /// Board and rule.
    variant: VariantKey,
    /// Moves in order.
    pub moves: [Point; OPENING_MOVES],
}

/// Sides of the board, as an order for the map of openings.
type VariantKey = (u8, u8);

impl Opening {
    /// Opening of a game that starts from an empty board and has as many moves.
    pub fn of(game: &Game) -> Option<Self> {
        let variant = game.variant();
        let is_gomoku =
            variant.placement() == Placement::Anywhere && variant.row_length() == ROW_LENGTH;
        let first: [Point; OPENING_MOVES] = game.moves().get(..OPENING_MOVES)?.try_into().ok()?;
        if !is_gomoku || !game.start().stones().is_empty() {
            return None;
        }
        let shape = variant.shape();
        let images = variant.symmetries();
        let images = images.map(|symmetry| first.map(|point| symmetry.apply(point, shape)));
        let moves = images.min_by_key(|image| image.map(|at| (at.row, Reverse(at.col))))?;
        Some(Self { variant: (shape.width(), shape.height()), moves })
    }

    /// Opening of renju with these stones.
    pub fn renju(self) -> Option<RenjuOpening> {
        let (width, height) = self.variant;
        let shape = Shape::new(width, height, Topology::Plane).ok()?;
        RenjuOpening::of(&self.moves, shape)
    }

    /// Width and height of the board.
    pub const fn size(self) -> (u8, u8) {
        self.variant
    }
}

/// Stones in a row of Gomoku.
pub(super) const ROW_LENGTH: u8 = Variant::GOMOKU_15.row_length();
