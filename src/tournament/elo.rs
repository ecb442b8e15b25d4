//! Difference in strength that results show, with its error.
//!
//! The formulas are those of fastchess 1.8. A score of all pairs (or games) has a mean and a
//! variance, and the mean of many scores is normally distributed.
//!
//! | value | meaning |
//! |---|---|
//! | Elo | logistic: 400 points are a score of ten to one |
//! | normalised Elo | distance of the mean from one half in standard deviations of a game, times 800 / ln 10 |
//! | LOS | likelihood of superiority: probability that the side is the stronger one |
//!
//! fastchess has no error where all results are equal or the interval leaves the scores from 0 to
//! 1: it prints 0 or no number. Here, an interval ends at an infinite Elo where it leaves them. If
//! all of `n` results are equal, others happen with a probability of less than `1 - 0.025^(1/n)`
//! (with a confidence of 97.5 %), and might be all lost or all won. The likelihood of superiority
//! is then that of a coin that fell on the same side `n` times, with any bias being as likely as
//! any other before: `1 - 0.5^(n + 1)`.

use std::cmp::Ordering;
use std::f64::consts::{LN_10, SQRT_2};
use std::fmt;

/// Number of standard errors on either side of the mean for 95 %.
const ERRORS: f64 = 1.959_963_984_540_054;
/// Probability beyond either end of the interval.
const TAIL: f64 = 0.025;
/// Normalised Elo of one standard deviation of a game.
pub(super) const NORMALIZED: f64 = 800.0 / LN_10;

/// Value with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    pub low: f64,
    pub value: f64,
    pub high: f64,
}

impl Interval {
    /// Half of the width, which may be infinite.
    pub const fn error(self) -> f64 {
        (self.high - self.low) / 2.0
    }

    fn map(self, function: impl Fn(f64) -> f64) -> Self {
        let [low, value, high] = [self.low, self.value, self.high].map(function);
        Self { low, value, high }
    }
}

/// Strength that results show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Mean score, from 0 to 1.
    pub score: Interval,
    pub elo: Interval,
    pub normalized: Interval,
    /// Likelihood of superiority, from 0 to 1.
    pub superiority: f64,
}

impl Estimate {
    /// Estimates the strength from the numbers of results with these scores. `games` is the number
    /// of games of a result.
    pub(super) fn new<const N: usize>(
        counts: &[u32; N],
        scores: &[f64; N],
        games: f64,
    ) -> Option<Self> {
        let number = f64::from(counts.iter().sum::<u32>());
        if number == 0.0 {
            return None;
        }
        let (mean, variance) = moments(&counts.map(f64::from), scores);
        if counts.iter().filter(|&&count| count > 0).count() == 1 {
            return Some(Self::of_equal(mean, number, games));
        }
        let error = ERRORS * (variance / number).sqrt();
        let score = Interval { low: mean - error, value: mean, high: mean + error };
        let deviation = (games * variance).sqrt();
        Some(Self {
            score,
            elo: score.map(elo),
            normalized: score.map(|score| (score - 0.5) / deviation * NORMALIZED),
            superiority: normal((mean - 0.5) / (variance / number).sqrt()),
        })
    }

    /// Estimates the strength from a number of results with the same score.
    fn of_equal(mean: f64, number: f64, games: f64) -> Self {
        let same = TAIL.powf(1.0 / number);
        let score = Interval { low: same * mean, value: mean, high: same * mean + 1.0 - same };
        let error = ERRORS / (games * number).sqrt() * NORMALIZED;
        let uneven = 0.5f64.powf(number + 1.0);
        let (lead, superiority) = match mean.total_cmp(&0.5) {
            Ordering::Less => (f64::NEG_INFINITY, uneven),
            Ordering::Equal => (0.0, 0.5),
            Ordering::Greater => (f64::INFINITY, 1.0 - uneven),
        };
        let normalized = Interval { low: lead - error, value: lead, high: lead + error };
        Self { score, elo: score.map(elo), normalized, superiority }
    }
}

/// Formats as `57.8 % ± 6.4, Elo +54 (+10 to +101)`.
impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Interval { low, value, high } = self.elo.map(without_sign_of_zero);
        let score = self.score.map(|score| 100.0 * score);
        let error = (score.high - score.value).max(score.value - score.low);
        write!(f, "{:.1} % ± {error:.1}, Elo {value:+.0} ({low:+.0} to {high:+.0})", score.value)
    }
}

/// Replaces numbers that are rounded to -0 by 0.
pub(super) fn without_sign_of_zero(number: f64) -> f64 {
    if number.abs() < 0.5 { 0.0 } else { number }
}

/// Mean and variance of the scores with these weights.
pub(super) fn moments<const N: usize>(weights: &[f64; N], scores: &[f64; N]) -> (f64, f64) {
    let total: f64 = weights.iter().sum();
    let mean_of = |value: &dyn Fn(f64) -> f64| {
        let weighted = weights.iter().zip(scores).map(|(weight, &score)| weight * value(score));
        weighted.sum::<f64>() / total
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

/// Probability that a normally distributed number is smaller than this many standard deviations.
fn normal(deviations: f64) -> f64 {
    f64::midpoint(1.0, error_function(deviations / SQRT_2))
}

/// Error function, exact to 2e-7: formula 7.1.26 of Abramowitz and Stegun.
fn error_function(x: f64) -> f64 {
    const FACTORS: [f64; 5] =
        [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let t = 1.0 / (1.0 + 0.327_591_1 * x.abs());
    let polynomial = FACTORS.iter().fold(0.0, |sum, factor| (sum + factor) * t);
    (1.0 - polynomial * (-x * x).exp()).copysign(x)
}

#[cfg(test)]
mod tests {
    use super::super::{Games, Pairs};
    use super::*;

    fn is_near(value: f64, expected: f64, error: f64) {
        assert!((value - expected).abs() < error, "{value} is not {expected}");
    }

    #[test]
    fn elo_is_four_hundred_for_ten_to_one() {
        is_near(elo(10.0 / 11.0), 400.0, 1e-9);
        is_near(elo(0.75), 190.848_501_888, 1e-8);
        is_near(expected(-400.0), 1.0 / 11.0, 1e-12);
        for difference in [-300.0, -12.5, 0.0, 7.0, 250.0] {
            is_near(elo(expected(difference)), difference, 1e-9);
        }
        for (score, sign) in [(1.0, 1.0), (1.2, 1.0), (0.0, -1.0), (-0.1, -1.0)] {
            let infinite = elo(score);
            assert!(infinite.is_infinite() && infinite * sign > 0.0, "{infinite}");
        }
    }

    #[test]
    fn the_normal_distribution_has_its_known_values() {
        for (deviations, probability) in
            [(0.0, 0.5), (1.0, 0.841_344_7), (-1.959_964, 0.025), (3.0, 0.998_650_1), (-40.0, 0.0)]
        {
            is_near(normal(deviations), probability, 3e-7);
        }
    }

    /// Pairs with their score, Elo, its error, normalised Elo, its error, and likelihood of
    /// superiority.
    ///
    /// The numbers follow `app/src/matchmaking/elo/elo_pentanomial.cpp` of fastchess 1.8.2-alpha
    /// (commit 74deac23): mean `m` and variance `v` of the scores, Elo `-400 log10(1 / m - 1)`, the
    /// same at `m ± 1.959964 sqrt(v / n)`, normalised Elo `(m - 1/2) / sqrt(2 v) * 800 / ln 10`,
    /// and `(1 + erf((m - 1/2) / sqrt(2 v / n))) / 2`. A program in another language computed them,
    /// and fastchess itself prints the same.
    const PAIRS: [([u32; 5], [f64; 6]); 24] = [
        ([34, 54, 63, 64, 75], [0.57931, 55.5798, 27.6534, 57.9356, 28.2754, 0.99997]),
        ([332, 433, 498, 333, 334], [0.48756, -8.6427, 10.3342, -9.1729, 10.9605, 0.05047]),
        ([7895, 8757, 5685, 568, 9999], [0.46975, -21.0435, 2.9453, -19.0128, 2.6545, 0.00000]),
        ([10, 40, 90, 50, 10], [0.51250, 8.6877, 22.2081, 13.3432, 34.0481, 0.77878]),
        ([1, 2, 4, 2, 1], [0.50000, 0.0000, 122.8184, 0.0000, 152.2676, 0.50000]),
        ([25, 0, 0, 0, 25], [0.50000, 0.0000, 98.8891, 0.0000, 68.0961, 0.50000]),
        ([3, 20, 41, 30, 9], [0.55340, 37.2468, 32.3951, 55.1341, 47.4448, 0.98863]),
        ([0, 3, 88, 9, 0], [0.51500, 10.4262, 11.6311, 43.2050, 48.1512, 0.96068]),
        ([5, 60, 300, 75, 8], [0.51172, 8.1445, 10.3743, 17.8717, 22.7493, 0.93819]),
        ([50, 200, 500, 200, 50], [0.50000, 0.0000, 9.6327, 0.0000, 15.2268, 0.50000]),
        ([20, 150, 500, 280, 90], [0.56490, 45.3557, 9.4204, 72.7256, 14.9311, 1.00000]),
        ([90, 280, 500, 150, 20], [0.43510, -45.3557, 9.4204, -72.7256, 14.9311, 0.00000]),
        ([2, 9, 30, 14, 5], [0.54583, 31.9379, 40.2360, 49.8485, 62.1630, 0.94199]),
        ([0, 1, 3, 2, 0], [0.54167, 29.0203, 98.8241, 59.5847, 196.5766, 0.72377]),
        ([1, 0, 1, 0, 1], [0.50000, 0.0000, 561.2043, 0.0000, 278.0013, 0.50000]),
        ([0, 0, 9, 1, 0], [0.52500, 17.3863, 32.4768, 81.8914, 152.2676, 0.85408]),
        ([4, 11, 2, 1, 0], [0.25000, -190.8485, 82.3913, -329.6063, 113.4935, 0.00000]),
        ([40, 12, 8, 2, 1], [0.15079, -300.2521, 81.8905, -367.0094, 60.6648, 0.00000]),
        ([0, 0, 20, 15, 65], [0.86250, 318.9826, 59.1976, 442.6979, 48.1512, 1.00000]),
        ([100, 0, 300, 0, 110], [0.50980, 6.8133, 19.3676, 7.5105, 21.3217, 0.75502]),
        ([365, 16618, 36229, 16974, 390], [0.50144, 0.9993, 0.9231, 1.9623, 1.8125, 0.98308]),
        ([246, 10037, 21279, 9863, 223], [0.49868, -0.9176, 1.2064, -1.7948, 2.3594, 0.06800]),
        ([0, 2, 5, 6, 2], [0.63333, 94.9444, 85.7740, 148.1470, 124.3259, 0.99024]),
        ([12, 33, 120, 35, 10], [0.49762, -1.6545, 20.2727, -2.7148, 33.2275, 0.43639]),
    ];

    /// Compares an estimate with the numbers of fastchess, and its score by this tolerance.
    fn check(found: &Estimate, expected: [f64; 6], tolerance: f64) {
        let [score, elo, error, normalized, normalized_error, superiority] = expected;
        is_near(found.score.value, score, tolerance);
        is_near(found.elo.value, elo, 1e-3);
        is_near(found.elo.error(), error, 1e-3);
        is_near(found.normalized.value, normalized, 1e-3);
        is_near(found.normalized.error(), normalized_error, 1e-3);
        is_near(found.superiority, superiority, 1e-4);
    }

    #[test]
    fn estimates_from_pairs_agree_with_fastchess() {
        for (pairs, expected) in PAIRS {
            let found = Pairs(pairs).estimate().unwrap();
            check(&found, expected, 1e-5);
        }
    }

    #[test]
    fn estimates_from_single_games_agree_with_fastchess() {
        // As `elo_wdl.cpp`, where a result is a game: won, drawn, lost.
        for ([won, drawn, lost], expected) in [
            ([76, 123, 89], [0.4774, -15.6935, 30.458, -20.7564, 40.126, 0.1553]),
            ([136, 111, 96], [0.5583, 40.7025, 30.4272, 49.7684, 36.7685, 0.996]),
            ([34, 0, 356], [0.0872, -407.9884, 63.1645, -508.4353, 34.4818, 0.0]),
            ([0, 7, 9], [0.2188, -221.1368, 136.0702, -393.9549, 170.2403, 0.0]),
            ([10, 5, 12], [0.463, -25.7832, 123.5958, -28.6074, 131.0511, 0.3344]),
            ([400, 20, 380], [0.5125, 8.6877, 23.8173, 8.7994, 24.0756, 0.7631]),
        ] {
            let found = Games { won, drawn, lost }.estimate().unwrap();
            check(&found, expected, 1e-4);
        }
    }

    #[test]
    fn swapped_sides_swap_the_signs() {
        for (pairs, _) in PAIRS {
            let mut swapped = pairs;
            swapped.reverse();
            let [one, two] = [pairs, swapped].map(|pairs| Pairs(pairs).estimate().unwrap());
            is_near(one.elo.low, -two.elo.high, 1e-6);
            is_near(one.elo.value, -two.elo.value, 1e-6);
            is_near(one.superiority, 1.0 - two.superiority, 1e-6);
        }
    }

    #[test]
    fn equal_results_leave_a_doubt() {
        assert_eq!(Pairs::default().estimate(), None);
        assert_eq!(Games::default().estimate(), None);
        // Each opening is won by the first side. In fastchess: 0 ± 0, without a number for LOS.
        let even = Pairs([0, 0, 50, 0, 0]).estimate().unwrap();
        is_near(even.elo.value, 0.0, 1e-9);
        is_near(even.elo.low, -even.elo.high, 1e-9);
        is_near(even.elo.error(), 24.752, 1e-2);
        is_near(even.superiority, 0.5, 1e-9);
        is_near(even.normalized.value, 0.0, 1e-9);
        is_near(even.normalized.error(), 68.096_1, 1e-3);
        // All won. In fastchess: infinite, without a number for the error.
        let won = Pairs([0, 0, 0, 0, 10]).estimate().unwrap();
        assert!(won.elo.value.is_infinite() && won.elo.high.is_infinite(), "{won:?}");
        is_near(won.score.low, 0.691_5, 1e-4);
        is_near(won.elo.low, 140.217, 1e-2);
        is_near(won.superiority, 1.0 - 0.5f64.powi(11), 1e-12);
        let lost = Pairs([10, 0, 0, 0, 0]).estimate().unwrap();
        is_near(lost.elo.high, -won.elo.low, 1e-9);
        is_near(lost.superiority, 1.0 - won.superiority, 1e-12);
        // The interval leaves the scores below 1. In fastchess: no number for the error.
        let high = Pairs([0, 0, 0, 1, 9]).estimate().unwrap();
        is_near(high.elo.value, 636.425_8, 1e-3);
        assert!(
            high.elo.high.is_infinite() && high.elo.low > 400.0 && high.elo.error().is_infinite(),
            "{high:?}"
        );
        assert_eq!(high.to_string(), "97.5 % ± 4.6, Elo +636 (+445 to +inf)");
    }
}
