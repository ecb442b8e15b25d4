//! Sides of a game.

/// Side, in order of play.
///
/// Stands for both the side and its stones: `First` is the red X (black in books), `Second` the
/// green O (white).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stone {
    /// Moves first in the game.
    First,
    /// Moves second in the game.
    Second,
}

impl Stone {
    /// Returns the other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// Side to move after this many alternating moves, if this side makes the first.
    #[must_use]
    pub const fn after(self, moves: usize) -> Self {
        if moves.is_multiple_of(2) { self } else { self.opponent() }
    }
}

/// Value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BySide<T> {
    /// Value of the first side.
    pub first: T,
    /// Value of the second side.
    pub second: T,
}

impl<T> BySide<T> {
    /// Returns the value of a side.
    pub const fn of(&self, stone: Stone) -> &T {
        match stone {
            Stone::First => &self.first,
            Stone::Second => &self.second,
        }
    }

    /// Returns the value of a side, mutably.
    pub const fn of_mut(&mut self, stone: Stone) -> &mut T {
        match stone {
            Stone::First => &mut self.first,
            Stone::Second => &mut self.second,
        }
    }
}
