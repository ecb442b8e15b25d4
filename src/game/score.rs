//! Score over several matches.

use crate::rules::{BySide, Stone};

/// Wins, losses and draws of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    won: BySide<u32>,
    drawn: u32,
}

impl Score {
    /// Creates a score of these wins and draws.
    pub const fn new(won: BySide<u32>, drawn: u32) -> Self {
        Self { won, drawn }
    }

    /// Adds a match with this winner; `None` for a draw.
    #[must_use]
    pub const fn with(mut self, winner: Option<Stone>) -> Self {
        let counter = match winner {
            Some(stone) => self.won.of_mut(stone),
            None => &mut self.drawn,
        };
        *counter = counter.saturating_add(1);
        self
    }

    pub const fn won(self, side: Stone) -> u32 {
        *self.won.of(side)
    }

    pub const fn drawn(self) -> u32 {
        self.drawn
    }

    /// Formats the points of a side, one for a win and half a point for a draw: `2`, `1½`, `½`, or
    /// `0.5` in ASCII.
    pub fn points(self, side: Stone, is_ascii: bool) -> String {
        let whole = self.won(side).saturating_add(self.drawn / 2);
        match (whole, self.drawn % 2 == 1) {
            (_, false) => whole.to_string(),
            (_, true) if is_ascii => format!("{whole}.5"),
            (0, true) => "½".to_owned(),
            (_, true) => format!("{whole}½"),
        }
    }

    pub const fn matches(self) -> u32 {
        let won = self.won(Stone::First).saturating_add(self.won(Stone::Second));
        won.saturating_add(self.drawn)
    }

    #[must_use]
    pub const fn swapped(self) -> Self {
        let BySide { first, second } = self.won;
        Self { won: BySide { first: second, second: first }, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_are_counted() {
        let score = Score::default().with(Some(Stone::First)).with(Some(Stone::First)).with(None);
        assert_eq!((score.won(Stone::First), score.won(Stone::Second), score.drawn()), (2, 0, 1));
    }

    #[test]
    fn draws_count_half_a_point() {
        let score = Score::default().with(None).with(Some(Stone::First));
        assert_eq!(score.points(Stone::First, false), "1½");
        assert_eq!(score.points(Stone::Second, false), "½");
        assert_eq!(score.points(Stone::Second, true), "0.5");
        assert_eq!(score.with(None).points(Stone::First, false), "2");
    }
}
