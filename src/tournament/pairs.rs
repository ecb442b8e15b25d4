//! Results of games and of pairs of games.
//!
//! The two games of a pair have the same opening, so they depend on each other. Errors are computed
//! from the pairs, which are independent (the *pentanomial* model).

use std::fmt;

use serde::Serialize;

use super::elo::Estimate;

/// Pairs of games by the first side's half points, from 0 to 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pairs(pub [u32; 5]);

impl Pairs {
    /// Scores of a pair, from 0 to 1.
    pub(super) const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

    /// Adds a pair, by the half points of its two games, of 2 each.
    pub const fn add(&mut self, first: u8, second: u8) {
        self.0[(first + second) as usize] += 1;
    }

    pub fn count(self) -> u32 {
        self.0.iter().sum()
    }

    /// Strength of the first side; `None` without pairs.
    pub fn estimate(self) -> Option<Estimate> {
        // A pair is two games, so its score varies half as much as that of a game.
        Estimate::new(&self.0, &Self::SCORES, 2.0)
    }
}

/// Formats as `57.8 % ± 6.4, Elo +54 (+10 to +101)`.
impl fmt::Display for Pairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.estimate().map_or(Ok(()), |estimate| estimate.fmt(f))
    }
}

/// Games of a side, by their results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Games {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl Games {
    /// Adds a game by its half points, 0 to 2.
    pub const fn add(&mut self, half_points: u8) {
        match half_points {
            0 => self.lost += 1,
            1 => self.drawn += 1,
            _ => self.won += 1,
        }
    }

    pub const fn count(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub const fn half_points(self) -> u32 {
        2 * self.won + self.drawn
    }

    /// Fraction of the points; `None` without games.
    pub fn score(self) -> Option<f64> {
        let half_points = f64::from(self.half_points());
        (self.count() > 0).then(|| half_points / (2.0 * f64::from(self.count())))
    }

    /// Strength of the side if all games are independent of each other (the *trinomial* model),
    /// which games with one opening are not; `None` without games.
    pub fn estimate(self) -> Option<Estimate> {
        Estimate::new(&[self.lost, self.drawn, self.won], &[0.0, 0.5, 1.0], 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_counted_by_half_points_and_printed_with_their_interval() {
        let mut pairs = Pairs::default();
        for (first, second) in [(2, 0), (2, 2), (1, 2), (0, 0), (1, 1), (0, 1)] {
            pairs.add(first, second);
        }
        assert_eq!((pairs, pairs.count()), (Pairs([1, 1, 2, 1, 1]), 6));
        assert_eq!(Pairs([1, 2, 4, 2, 1]).to_string(), "50.0 % ± 17.0, Elo +0 (-123 to +123)");
        assert_eq!(Pairs::default().to_string(), "");
    }

    #[test]
    fn games_are_counted_by_half_points() {
        let mut games = Games::default();
        assert_eq!(games.score(), None);
        for half_points in [2, 2, 2, 1, 0, 2] {
            games.add(half_points);
        }
        assert_eq!(games, Games { won: 4, drawn: 1, lost: 1 });
        assert_eq!((games.count(), games.half_points(), games.score()), (6, 9, Some(0.75)));
    }
}
