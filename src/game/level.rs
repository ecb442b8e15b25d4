//! Levels of the computer: their numbers and ratings.
//!
//! How a level plays is in `player`. After new matches of the levels, update the table in
//! `docs/engine.md` and the ratings, and add an entry to `docs/engine/log`.

use std::fmt;
use std::str::FromStr;

use crate::translate::message;

/// Strength of the computer, from 1 (for children) to 10 (full strength).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// Weakest level, 1.
    pub const MIN: Self = Self(1);
    /// Strongest level, 10.
    pub const MAX: Self = Self(10);

    /// Creates a level from 1 to 10.
    pub const fn new(number: u8) -> Option<Self> {
        if Self::MIN.0 <= number && number <= Self::MAX.0 { Some(Self(number)) } else { None }
    }

    /// Number of the level, from 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Iterates over all levels, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }

    /// Rating of the level, on a scale of its own on which level 1 has 300.
    ///
    /// The distances are those of the measured matches of neighbours: a score of `s` is
    /// `400 * log10(s / (1 - s))` points. Level 9 scored 99 % ± 2 against level 8, which says
    /// little about the distance except that it is large. It counts as 97 %, the lower end.
    pub const fn rating(self) -> u16 {
        RATINGS[(self.0 - 1) as usize]
    }

    /// Returns the level whose rating is nearest to this one, the lower one of two.
    pub fn nearest(rating: f64) -> Self {
        let distance = |level: &Self| (f64::from(level.rating()) - rating).abs();
        Self::all().min_by(|one, two| distance(one).total_cmp(&distance(two))).unwrap_or(Self::MIN)
    }
}

/// Returns a medium level.
impl Default for Level {
    fn default() -> Self {
        Self(5)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.parse().ok().and_then(Self::new);
        let (least, most) = (Self::MIN, Self::MAX);
        let why = || {
            message!(
                "level-unknown",
                "the level is a number from {least} to {most}",
                least = least,
                most = most
            )
            .to_string()
        };
        number.ok_or_else(why)
    }
}

/// Ratings of the levels, from the matches in `docs/engine/log/2026-11.md`.
const RATINGS: [u16; 10] = [300, 613, 938, 1260, 1598, 1885, 2201, 2437, 3041, 3354];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_reproduce_the_measured_scores() {
        // Points and games of each level against the one below.
        let measured = [
            (206.0, 240.0),
            (208.0, 240.0),
            (207.5, 240.0),
            (210.0, 240.0),
            (201.5, 240.0),
            (206.5, 240.0),
            (191.0, 240.0),
            (97.0, 100.0),
            (51.5, 60.0),
        ];
        let levels: Vec<Level> = Level::all().collect();
        assert_eq!(levels.len(), measured.len() + 1);
        for (pair, (points, games)) in levels.windows(2).zip(measured) {
            let [below, level] = pair else { unreachable!() };
            let distance = f64::from(level.rating()) - f64::from(below.rating());
            let expected = 1.0 / (1.0 + 10_f64.powf(-distance / 400.0));
            assert!((expected - points / games).abs() < 0.001, "level {level}: {expected}");
        }
    }

    #[test]
    fn the_nearest_level_follows_a_rating() {
        for level in Level::all() {
            assert_eq!(Level::nearest(level.rating().into()), level);
        }
        let nearest = |rating| Level::nearest(rating).number();
        assert_eq!([-50.0, 775.0, 776.0, 1190.0, 9000.0].map(nearest), [1, 2, 3, 4, 10]);
    }
}
