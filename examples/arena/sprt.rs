//! Sequential probability ratio test: decides with as few games as necessary whether a side is
//! stronger by one number of Elo or by another.

use std::fmt;
use std::str::FromStr;

use crate::pairs::{self, Pairs};

/// Bound at which the test ends: the logarithm of 0.95 / 0.05, for an error of 5 % of either kind.
const BOUND: f64 = 2.944_438_979_166_44;
/// Minimum number of pairs for a decision, since the variance of a few is unreliable, and that of
/// equal ones is zero.
const FEWEST: u32 = 50;
/// Count of a class without pairs, so that the variance is never 0.
const NONE: f64 = 1e-3;

/// Test of two numbers of Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    low: f64,
    high: f64,
}

/// Result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Not stronger by more than the lower number.
    Refused,
    /// Stronger by the higher number.
    Accepted,
}

impl Sprt {
    /// Logarithm of the likelihood ratio of the higher number to the lower one for these pairs: the
    /// generalised test with the normal approximation, using the variance of the pairs.
    pub fn log_likelihood_ratio(self, pairs: Pairs) -> f64 {
        let weights = pairs.0.map(|count| if count == 0 { NONE } else { f64::from(count) });
        let (mean, variance) = pairs::moments(weights);
        let [low, high] = [self.low, self.high].map(pairs::expected);
        f64::from(pairs.count()) * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Decision from these pairs, if there is one.
    pub fn decision(self, pairs: Pairs) -> Option<Decision> {
        let ratio = self.log_likelihood_ratio(pairs);
        if pairs.count() < FEWEST {
            None
        } else if ratio >= BOUND {
            Some(Decision::Accepted)
        } else if ratio <= -BOUND {
            Some(Decision::Refused)
        } else {
            None
        }
    }

    /// Formats as `LLR 1.23 of ±2.94 [0, 5]`.
    pub fn report(self, pairs: Pairs) -> String {
        format!("LLR {:.2} of ±{BOUND:.2} {self}", self.log_likelihood_ratio(pairs))
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {}]", self.low, self.high)
    }
}

/// Parses a test: `0,5`.
impl FromStr for Sprt {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const USAGE: &str = "two numbers of Elo, the lower one first, as in 0,5";
        let (low, high) = text.split_once(',').ok_or(USAGE)?;
        let number = |text: &str| text.trim().parse().map_err(|_| USAGE);
        let (low, high): (f64, f64) = (number(low)?, number(high)?);
        if low < high && low.is_finite() && high.is_finite() {
            Ok(Self { low, high })
        } else {
            Err(USAGE)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt(text: &str) -> Sprt {
        text.parse().unwrap()
    }

    #[test]
    fn the_ratio_matches_two_normal_distributions() {
        let pairs = Pairs([10, 40, 90, 50, 10]);
        let (mean, variance) = pairs.moments();
        let test = sprt("0,10");
        let log_density = |elo: f64| {
            let error = mean - pairs::expected(elo);
            -error * error / (2.0 * variance / 200.0)
        };
        let ratio = test.log_likelihood_ratio(pairs);
        assert!((ratio - (log_density(10.0) - log_density(0.0))).abs() < 1e-9, "{ratio}");
    }

    #[test]
    fn the_ratio_matches_a_worked_example() {
        // 200 pairs: mean (40 + 180 + 150 + 40) / 800 = 0.5125,
        // mean of squares (40 + 360 + 450 + 160) / 3200 = 0.315625,
        // variance 0.315625 - 0.5125² = 0.05296875. Elo 10 is a score of 0.514388.
        // 200 * 0.014388 * (1.025 - 1.014388) / (2 * 0.05296875) = 0.28826.
        let ratio = sprt("0,10").log_likelihood_ratio(Pairs([10, 40, 90, 50, 10]));
        assert!((ratio - 0.2883).abs() < 5e-4, "{ratio}");
    }

    #[test]
    fn swapped_sides_and_hypotheses_swap_the_sign() {
        let ratio = sprt("-2,6").log_likelihood_ratio(Pairs([3, 20, 41, 30, 9]));
        let other = sprt("-6,2").log_likelihood_ratio(Pairs([9, 30, 41, 20, 3]));
        assert!((ratio + other).abs() < 1e-9);
    }

    #[test]
    fn a_test_ends_at_either_bound() {
        let test = sprt("0,5");
        assert_eq!(test.decision(Pairs::default()), None);
        assert_eq!(test.decision(Pairs([50, 200, 500, 200, 50])), None);
        assert_eq!(test.decision(Pairs([20, 150, 500, 280, 90])), Some(Decision::Accepted));
        assert_eq!(test.decision(Pairs([90, 280, 500, 150, 20])), Some(Decision::Refused));
        assert_eq!(test.decision(Pairs([0, 0, 0, 0, 90])), Some(Decision::Accepted), "all won");
        let equal = |count| test.decision(Pairs([0, 0, count, 0, 0]));
        assert_eq!([49, 50].map(equal), [None, Some(Decision::Refused)], "the same moves");
        assert!((BOUND - 19f64.ln()).abs() < 1e-12);
    }

    #[test]
    fn the_two_numbers_are_parsed_in_order() {
        assert_eq!(sprt("0, 5").to_string(), "[0, 5]");
        assert_eq!(sprt("-3,1.5").to_string(), "[-3, 1.5]");
        for wrong in ["", "5", "5,0", "0,0", "a,b", "0,5,9", "0,inf", "nan,1"] {
            assert!(wrong.parse::<Sprt>().is_err(), "{wrong}");
        }
    }
}
