//! Sequential probability ratio test: decides with as few games as necessary whether a side is
//! stronger by one number of Elo or by another.
//!
//! As in fastchess 1.8, the test compares the most likely distributions of the pairs' scores that
//! have the one mean and the other (Van den Bergh, *Comparing the approximations for the generalized
//! log likelihood ratio of a multinomial distribution*). For normalised Elo, the mean is given in
//! standard deviations (Van den Bergh, *Comments on normalized Elo*). A class without pairs counts
//! as a thousandth of one.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::Pairs;
use super::elo::{NORMALIZED, expected, moments};
use crate::translate::message;

/// Count of a class without pairs, so that every mean is possible.
const NONE: f64 = 1e-3;
/// Default probability of an error of either kind.
const ERROR: f64 = 0.05;

/// Scale of the numbers of Elo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Model {
    #[default]
    Logistic,
    Normalized,
}

/// Test of two numbers of Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    low: f64,
    high: f64,
    alpha: f64,
    beta: f64,
    model: Model,
}

/// Result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Not stronger by more than the lower number.
    Refused,
    /// Stronger by the higher number.
    Accepted,
}

/// Reason why there is no such test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtError {
    /// The text is not two finite numbers in order.
    Bounds,
    /// The probabilities of errors are not above 0, with a sum below 1.
    Errors,
}

impl fmt::Display for SprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bounds => message!(
                "tournament-sprt-bounds",
                "expected two numbers of Elo, the lower one first, as in 0,5"
            )
            .fmt(f),
            Self::Errors => message!(
                "tournament-sprt-errors",
                "alpha and beta must be above 0, and less than 1 together"
            )
            .fmt(f),
        }
    }
}

impl std::error::Error for SprtError {}

impl Sprt {
    /// Creates a test of these two numbers, with an error of 5 % of either kind.
    pub fn new(low: f64, high: f64) -> Result<Self, SprtError> {
        let is_ordered = low < high && low.is_finite() && high.is_finite();
        let test = Self { low, high, alpha: ERROR, beta: ERROR, model: Model::Logistic };
        is_ordered.then_some(test).ok_or(SprtError::Bounds)
    }

    /// Sets the probabilities of accepting the higher number wrongly, and of refusing it wrongly.
    pub fn with_errors(self, alpha: f64, beta: f64) -> Result<Self, SprtError> {
        let is_possible = alpha > 0.0 && beta > 0.0 && alpha + beta < 1.0;
        is_possible.then_some(Self { alpha, beta, ..self }).ok_or(SprtError::Errors)
    }

    #[must_use]
    pub const fn with_model(self, model: Model) -> Self {
        Self { model, ..self }
    }

    /// Lower and higher number of Elo.
    pub const fn elo(self) -> [f64; 2] {
        [self.low, self.high]
    }

    /// Ratios at which the test ends: lower and upper bound.
    pub fn bounds(self) -> [f64; 2] {
        let Self { alpha, beta, .. } = self;
        [(beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln()]
    }

    /// Logarithm of the likelihood ratio of the higher number to the lower one for these pairs.
    pub fn log_likelihood_ratio(self, pairs: Pairs) -> f64 {
        let counts = pairs.0.map(|count| if count == 0 { NONE } else { f64::from(count) });
        let total: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / total);
        let [low, high] = [self.low, self.high].map(|elo| match self.model {
            Model::Logistic => with_mean(&shares, expected(elo)),
            Model::Normalized => with_distance(&shares, elo * 2f64.sqrt() / NORMALIZED),
        });
        let ratios = low.iter().zip(high).map(|(low, high)| (high / low).ln());
        let mean: f64 = shares.iter().zip(ratios).map(|(share, ratio)| share * ratio).sum();
        if pairs.count() == 0 { 0.0 } else { total * mean }
    }

    /// Decision from these pairs, if there is one.
    pub fn decision(self, pairs: Pairs) -> Option<Decision> {
        let ratio = self.log_likelihood_ratio(pairs);
        let [lower, upper] = self.bounds();
        if ratio >= upper {
            Some(Decision::Accepted)
        } else {
            (ratio <= lower).then_some(Decision::Refused)
        }
    }

    /// Formats as `LLR 1.23 (-2.94, 2.94) [0, 5]`.
    pub fn report(self, pairs: Pairs) -> String {
        let [lower, upper] = self.bounds();
        format!("LLR {:.2} ({lower:.2}, {upper:.2}) {self}", self.log_likelihood_ratio(pairs))
    }
}

/// Most likely distribution with this mean, given the shares of the classes.
fn with_mean(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    tilted(shares, &Pairs::SCORES.map(|score| score - mean))
}

/// Most likely distribution whose mean is this many standard deviations above one half.
fn with_distance(shares: &[f64; 5], distance: f64) -> [f64; 5] {
    /// Number of steps, of which few are needed.
    const STEPS: u8 = 50;
    const PRECISION: f64 = 1e-9;
    let mut found = [0.2; 5];
    for _ in 0..STEPS {
        let (mean, variance) = moments(&found, &Pairs::SCORES);
        let deviation = variance.sqrt();
        // The condition on the mean, linear near the distribution found so far.
        let next = tilted(
            shares,
            &Pairs::SCORES.map(|score| {
                let far = ((score - mean) / deviation).powi(2);
                score - 0.5 - distance * deviation * f64::midpoint(1.0, far)
            }),
        );
        let is_same = found.iter().zip(next).all(|(old, new)| (old - new).abs() < PRECISION);
        found = next;
        if is_same {
            break;
        }
    }
    found
}

/// Most likely distribution in which these values, of either sign, have the mean 0: a share `p`
/// becomes `p / (1 + t value)`, with the one `t` for which that is so.
fn tilted(shares: &[f64; 5], values: &[f64; 5]) -> [f64; 5] {
    /// Number of halvings, after which the interval is as small as numbers get.
    const HALVINGS: u8 = 100;
    let with = |t: f64| {
        let mut tilted = *shares;
        for (share, value) in tilted.iter_mut().zip(values) {
            *share /= 1.0 + t * value;
        }
        tilted
    };
    let ends = values.iter().fold([0.0f64; 2], |[low, high], &it| [low.min(it), high.max(it)]);
    let [mut from, mut to] = [-1.0 / ends[1], -1.0 / ends[0]];
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(from, to);
        let mean: f64 = with(middle).iter().zip(values).map(|(share, value)| share * value).sum();
        *(if mean > 0.0 { &mut from } else { &mut to }) = middle;
    }
    with(f64::midpoint(from, to))
}

/// Formats as `[0, 5]`.
impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {}]", self.low, self.high)
    }
}

/// Parses a test: `0,5`.
impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Self, SprtError> {
        let (low, high) = text.split_once(',').ok_or(SprtError::Bounds)?;
        let number = |text: &str| text.trim().parse().map_err(|_| SprtError::Bounds);
        Self::new(number(low)?, number(high)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt(text: &str) -> Sprt {
        text.parse().unwrap()
    }

    #[test]
    fn ratios_agree_with_fastchess() {
        // For 0 and 5 Elo, for -3 and 1 Elo, and for 0 and 5 normalised Elo. A program in another
        // language computed them by the equations of `app/src/matchmaking/sprt/sprt.cpp` of
        // fastchess 1.8.2-alpha (commit 74deac23), but to full precision. fastchess itself, which
        // stops earlier, prints the same numbers, with a difference of at most 0.0003.
        let cases = [
            ([34, 54, 63, 64, 75], [1.3374, 1.1387, 1.3014]),
            ([332, 433, 498, 333, 334], [-1.9987, -1.0981, -1.8638]),
            ([7895, 8757, 5685, 568, 9999], [-51.3252, -35.0451, -58.1293]),
            ([10, 40, 90, 50, 10], [0.2405, 0.3002, 0.1789]),
            ([1, 2, 4, 2, 1], [-0.0035, 0.0011, -0.0021]),
            ([25, 0, 0, 0, 25], [-0.0052, 0.0017, -0.0104]),
            ([3, 20, 41, 30, 9], [0.6297, 0.5510, 0.4404]),
            ([0, 3, 88, 9, 0], [1.1326, 1.1388, 0.3314]),
            ([5, 60, 300, 75, 8], [1.0072, 1.2971, 0.5693]),
            ([50, 200, 500, 200, 50], [-0.5174, 0.1656, -0.2071]),
            ([20, 150, 500, 280, 90], [8.9035, 7.6007, 5.8177]),
            ([90, 280, 500, 150, 20], [-9.7457, -7.3311, -6.2279]),
            ([2, 9, 30, 14, 5], [0.3453, 0.3062, 0.2306]),
            ([0, 1, 3, 2, 0], [0.0526, 0.0474, 0.0275]),
            ([1, 0, 1, 0, 1], [-0.0005, 0.0001, -0.0006]),
            ([0, 0, 9, 1, 0], [0.1424, 0.1152, 0.0436]),
            ([4, 11, 2, 1, 0], [-0.2609, -0.2066, -0.2625]),
            ([40, 12, 8, 2, 1], [-0.8733, -0.6911, -1.0599]),
            ([0, 0, 20, 15, 65], [1.4288, 1.1546, 1.7133]),
            ([100, 0, 300, 0, 110], [0.2213, 0.3206, 0.2116]),
            ([365, 16618, 36229, 16974, 390], [-33.8170, 36.0449, -3.1434]),
            ([246, 10037, 21279, 9863, 223], [-45.0817, 0.8690, -14.8167]),
            ([0, 2, 5, 6, 2], [0.2141, 0.1730, 0.1550]),
            ([12, 33, 120, 35, 10], [-0.1947, -0.0245, -0.0907]),
            ([0, 0, 40, 0, 0], [-0.5729, 0.2305, -0.0138]),
            ([0, 0, 0, 0, 40], [0.5715, 0.4619, 0.8058]),
            ([0, 0, 0, 1, 9], [0.1429, 0.1155, 0.1963]),
            ([1, 0, 0, 0, 0], [-0.0145, -0.0115, -0.0206]),
        ];
        let tests = [sprt("0,5"), sprt("-3,1"), sprt("0,5").with_model(Model::Normalized)];
        for (pairs, expected) in cases {
            for (test, expected) in tests.iter().zip(expected) {
                let ratio = test.log_likelihood_ratio(Pairs(pairs));
                assert!((ratio - expected).abs() < 1e-3, "{pairs:?} {test:?}: {ratio}, {expected}");
            }
        }
    }

    #[test]
    fn the_most_likely_distribution_has_the_mean() {
        let shares = [0.1, 0.2, 0.3, 0.3, 0.1];
        for mean in [0.3, 0.5, 0.525, 0.7] {
            let found = with_mean(&shares, mean);
            assert!((moments(&found, &Pairs::SCORES).0 - mean).abs() < 1e-12);
            assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{found:?}");
        }
        for distance in [-0.4, 0.0, 0.02, 0.3] {
            let (mean, variance) = moments(&with_distance(&shares, distance), &Pairs::SCORES);
            let found = (mean - 0.5) / variance.sqrt();
            assert!((found - distance).abs() < 1e-7, "{found}, {distance}");
        }
    }

    #[test]
    fn swapped_sides_and_hypotheses_swap_the_sign() {
        for model in [Model::Logistic, Model::Normalized] {
            let of =
                |test: &str, pairs| sprt(test).with_model(model).log_likelihood_ratio(Pairs(pairs));
            let sum = of("-2,6", [3, 20, 41, 30, 9]) + of("-6,2", [9, 30, 41, 20, 3]);
            assert!(sum.abs() < 1e-9, "{sum}");
        }
    }

    #[test]
    fn a_test_ends_at_either_bound() {
        let test = sprt("0,5");
        assert_eq!(test.decision(Pairs::default()), None);
        assert_eq!(test.decision(Pairs([50, 200, 500, 200, 50])), None);
        assert_eq!(test.decision(Pairs([20, 150, 500, 280, 90])), Some(Decision::Accepted));
        assert_eq!(test.decision(Pairs([90, 280, 500, 150, 20])), Some(Decision::Refused));
        let [lower, upper] = test.bounds();
        assert!((upper - 19f64.ln()).abs() < 1e-12 && (lower + upper).abs() < 1e-12);
        // A few equal pairs decide nothing.
        let equal = |count| test.decision(Pairs([0, 0, count, 0, 0]));
        assert_eq!([200, 210].map(equal), [None, Some(Decision::Refused)]);
        let won = |count| test.decision(Pairs([0, 0, 0, 0, count]));
        assert_eq!([200, 210].map(won), [None, Some(Decision::Accepted)]);
        // Rarer errors need more games.
        let strict = test.with_errors(0.001, 0.2).unwrap();
        let [lower, upper] = strict.bounds();
        assert!((lower - (0.2f64 / 0.999).ln()).abs() < 1e-12);
        assert!((upper - 800f64.ln()).abs() < 1e-12);
        assert_eq!(strict.decision(Pairs([0, 0, 0, 0, 210])), None);
    }

    #[test]
    fn only_possible_tests_are_created() {
        assert_eq!(sprt("0, 5").to_string(), "[0, 5]");
        assert_eq!(sprt("-3,1.5").to_string(), "[-3, 1.5]");
        for wrong in ["", "5", "5,0", "0,0", "a,b", "0,5,9", "0,inf", "nan,1"] {
            assert_eq!(wrong.parse::<Sprt>(), Err(SprtError::Bounds), "{wrong}");
        }
        for (alpha, beta) in [(0.0, 0.1), (0.1, -0.1), (0.5, 0.5), (f64::NAN, 0.1)] {
            assert_eq!(sprt("0,5").with_errors(alpha, beta), Err(SprtError::Errors));
        }
        assert_eq!(
            sprt("0,5").report(Pairs([34, 54, 63, 64, 75])),
            "LLR 1.34 (-2.94, 2.94) [0, 5]"
        );
    }
}
