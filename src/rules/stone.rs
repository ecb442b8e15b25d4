//! The two sides.

/// The two sides, by the order in which they begin.
///
/// One word for colour and side: `First` is the red X (black in books), `Second` the green O
/// (white).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stone {
    /// The side that makes the first move.
    First,
    /// The side that answers.
    Second,
}

impl Stone {
    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The side to move after this many moves in turn, if this side makes the first.
    #[must_use]
    pub const fn after(self, moves: usize) -> Self {
        if moves.is_multiple_of(2) { self } else { self.opponent() }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// Of the side that begins.
    pub first: T,
    /// Of the side that answers.
    pub second: T,
}

impl<T> BySide<T> {
    /// The value of a side.
    pub const fn of(&self, stone: Stone) -> &T {
        match stone {
            Stone::First => &self.first,
            Stone::Second => &self.second,
        }
    }

    /// The value of a side, mutable.
    pub const fn of_mut(&mut self, stone: Stone) -> &mut T {
        match stone {
            Stone::First => &mut self.first,
            Stone::Second => &mut self.second,
        }
    }
}
