//! The score over several matches.

use crate::rules::{BySide, Stone};

/// Wins, losses and draws of both sides.
///
/// ```
/// use gomoku::game::Score;
/// use gomoku::rules::Stone;
///
/// let score = Score::default().with(Some(Stone::First)).with(Some(Stone::First)).with(None);
/// assert_eq!((score.won(Stone::First), score.lost(Stone::First), score.drawn()), (2, 0, 1));
/// assert_eq!((score.won(Stone::Second), score.lost(Stone::Second)), (0, 2));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    won: BySide<u32>,
    drawn: u32,
}

impl Score {
    /// The score after one more match with this winner; `None` for a draw.
    #[must_use]
    pub const fn with(mut self, winner: Option<Stone>) -> Self {
        let counter = match winner {
            Some(stone) => self.won.of_mut(stone),
            None => &mut self.drawn,
        };
        *counter = counter.saturating_add(1);
        self
    }

    /// Matches that a side has won.
    pub const fn won(self, side: Stone) -> u32 {
        *self.won.of(side)
    }

    /// Matches that a side has lost.
    pub const fn lost(self, side: Stone) -> u32 {
        self.won(side.opponent())
    }

    /// Matches that nobody has won.
    pub const fn drawn(self) -> u32 {
        self.drawn
    }

    /// The same score when the players have changed sides.
    #[must_use]
    pub const fn swapped(self) -> Self {
        let BySide { first, second } = self.won;
        Self { won: BySide { first: second, second: first }, ..self }
    }
}
