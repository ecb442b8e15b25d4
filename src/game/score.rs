//! Score over several matches.

use std::fmt;

use crate::rules::{BySide, Stone};

/// Wins, losses and draws of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    won: BySide<u32>,
    drawn: u32,
}

impl Score {
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

    pub const fn lost(self, side: Stone) -> u32 {
        self.won(side.opponent())
    }

    pub const fn drawn(self) -> u32 {
        self.drawn
    }

    /// Points of a side: one for a win, half of one for a draw.
    pub const fn points(self, side: Stone) -> Points {
        Points { whole: self.won(side).saturating_add(self.drawn / 2), half: self.drawn % 2 == 1 }
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

/// Points of a side: `2`, `1½`, `½`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    whole: u32,
    half: bool,
}

impl Points {
    /// Formats for ASCII: `1.5`.
    pub fn in_ascii(self) -> String {
        if self.half { format!("{}.5", self.whole) } else { self.whole.to_string() }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self { whole: 0, half: true } => f.write_str("½"),
            Self { whole, half: true } => write!(f, "{whole}½"),
            Self { whole, half: false } => write!(f, "{whole}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_are_counted() {
        let score = Score::default().with(Some(Stone::First)).with(Some(Stone::First)).with(None);
        assert_eq!((score.won(Stone::First), score.lost(Stone::First), score.drawn()), (2, 0, 1));
        assert_eq!((score.won(Stone::Second), score.lost(Stone::Second)), (0, 2));
    }

    #[test]
    fn points_have_halves() {
        let score = Score::default().with(None).with(Some(Stone::First));
        assert_eq!(score.points(Stone::First).to_string(), "1½");
        assert_eq!(score.points(Stone::Second).to_string(), "½");
        assert_eq!(score.points(Stone::Second).in_ascii(), "0.5");
        assert_eq!(score.with(None).points(Stone::First).to_string(), "2");
    }
}
