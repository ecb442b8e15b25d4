//! Results of pairs of games, and the resulting difference in strength.
//!
//! The two games of a pair have the same opening, so they depend on each other. The error is
//! computed from the pairs, which are independent (the *pentanomial* model).

use std::fmt;

/// Number of standard errors on either side of the mean for 95 %.
const ERRORS: f64 = 1.959_964;

/// Pairs of games by the first side's half points, from 0 to 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u32; 5]);

impl Pairs {
    /// Adds a pair, by the half points of its two games, of 2 each.
    pub const fn add(&mut self, first: u8, second: u8) {
        self.0[(first + second) as usize] += 1;
    }

    /// Number of pairs.
    pub fn count(self) -> u32 {
        self.0.iter().sum()
    }

    /// Mean and variance of a pair's score, from 0 to 1.
    pub fn moments(self) -> (f64, f64) {
        moments(self.0.map(f64::from))
    }

    /// Score with its 95 % interval: from, mean, to.
    pub fn score(self) -> [f64; 3] {
        let (mean, variance) = self.moments();
        let error = ERRORS * (variance / f64::from(self.count().max(1))).sqrt();
        [mean - error, mean, mean + error]
    }
}

/// Mean and variance of a pair's score, for these weights of the classes.
pub fn moments(weights: [f64; 5]) -> (f64, f64) {
    let total: f64 = weights.iter().sum();
    let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
    let mean_of = |value: &dyn Fn(f64) -> f64| {
        let sum: f64 =
            weights.iter().zip(scores).map(|(weight, score)| weight * value(score)).sum();
        if total > 0.0 { sum / total } else { 0.0 }
    };
    let mean = mean_of(&|score| score);
    (mean, mean_of(&|score| (score - mean).powi(2)))
}

/// Difference in Elo that corresponds to this score; infinite from 0 down and from 1 up.
pub fn elo(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

/// Score that corresponds to this difference in Elo.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Formats as `53.1 % ± 4.2, Elo +22 (-7 to +51)`.
impl fmt::Display for Pairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, score, to] = self.score();
        let error = 100.0 * (score - from);
        let [low, elo, high] = [from, score, to].map(elo);
        write!(f, "{:.1} % ± {error:.1}, Elo {elo:+.0} ({low:+.0} to {high:+.0})", 100.0 * score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(value: f64, expected: f64) {
        assert!((value - expected).abs() < 1e-4, "{value} is not {expected}");
    }

    #[test]
    fn elo_is_four_hundred_for_ten_to_one() {
        is_near(elo(10.0 / 11.0), 400.0);
        is_near(elo(0.5), 0.0);
        is_near(elo(0.75), 190.8485);
        is_near(expected(-400.0), 1.0 / 11.0);
        for difference in [-300.0, -12.5, 0.0, 7.0, 250.0] {
            is_near(elo(expected(difference)), difference);
        }
        assert_eq!([elo(1.0), elo(0.0)], [f64::INFINITY, f64::NEG_INFINITY]);
        assert_eq!([elo(1.2), elo(-0.1)], [f64::INFINITY, f64::NEG_INFINITY]);
    }

    #[test]
    fn the_error_is_computed_from_the_pairs() {
        // Of 10 pairs, 2 are half a point from the mean and 4 a quarter: (2 / 4 + 4 / 16) / 10.
        let (mean, variance) = Pairs([1, 2, 4, 2, 1]).moments();
        is_near(mean, 0.5);
        is_near(variance, 0.075);
        let [from, _, to] = Pairs([1, 2, 4, 2, 1]).score();
        is_near(to - from, 2.0 * 1.959_964 * 0.0075f64.sqrt());
        // Each opening is won by the first side: nothing is uncertain, though half the games are
        // lost.
        assert_eq!(Pairs([0, 0, 50, 0, 0]).score(), [0.5; 3]);
        // The same 50 of 100 games from pairs of two wins or two losses: the largest error.
        let [from, mean, _] = Pairs([25, 0, 0, 0, 25]).score();
        is_near(mean - from, 1.959_964 * 0.5 / 50f64.sqrt());
    }

    #[test]
    fn pairs_are_counted_by_half_points_and_printed_with_their_interval() {
        let mut pairs = Pairs::default();
        for (first, second) in [(2, 0), (2, 2), (1, 2), (0, 0), (1, 1), (0, 1)] {
            pairs.add(first, second);
        }
        assert_eq!((pairs, pairs.count()), (Pairs([1, 1, 2, 1, 1]), 6));
        assert_eq!(Pairs([1, 2, 4, 2, 1]).to_string(), "50.0 % ± 17.0, Elo +0 (-123 to +123)");
        assert_eq!(Pairs([0, 0, 0, 0, 9]).to_string(), "100.0 % ± 0.0, Elo +inf (+inf to +inf)");
        assert_eq!(Pairs::default().moments(), (0.0, 0.0));
    }
}
