//! Time controls of games.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use crate::translate::message;

/// Amount of time for a player: from a second to a day, in whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Allowance(NonZeroU32);

/// Units of time with their seconds, largest first.
const UNITS: [(char, u32); 3] = [('h', 3600), ('m', 60), ('s', 1)];

const DAY: u32 = 24 * 3600;

impl Allowance {
    /// Creates an allowance of a second to a day.
    pub const fn seconds(seconds: u32) -> Option<Self> {
        match NonZeroU32::new(seconds) {
            Some(number) if seconds <= DAY => Some(Self(number)),
            _ => None,
        }
    }

    /// Converts to a duration.
    pub const fn duration(self) -> Duration {
        Duration::from_secs(self.0.get() as u64)
    }
}

/// Writes `5m`, `1m30s`, `2h`.
impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut left = self.0.get();
        for (unit, seconds) in UNITS {
            if left >= seconds {
                write!(f, "{}{unit}", left / seconds)?;
            }
            left %= seconds;
        }
        Ok(())
    }
}

impl FromStr for Allowance {
    type Err = UnknownTimeControl;

    /// Parses such a text. Also accepts `90s`, which equals `1m30s`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut rest = text;
        let mut total = 0u32;
        for (unit, seconds) in UNITS {
            let Some((number, after)) = rest.split_once(unit) else { continue };
            let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
            let number: u32 =
                number.parse().ok().filter(|_| is_number).ok_or(UnknownTimeControl)?;
            let more = number.checked_mul(seconds).and_then(|more| total.checked_add(more));
            (total, rest) = (more.ok_or(UnknownTimeControl)?, after);
        }
        Self::seconds(total).filter(|_| rest.is_empty()).ok_or(UnknownTimeControl)
    }
}

/// Time control of a game.
///
/// ```
/// use gomoku::game::TimeControl;
///
/// let control: TimeControl = "5m+3s".parse().unwrap();
/// assert!(matches!(control, TimeControl::Increment { .. }));
/// assert_eq!(control.to_string(), "5m+3s");
/// assert_eq!("90s/move".parse::<TimeControl>().unwrap().to_string(), "1m30s/move");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No time limit.
    #[default]
    None,
    /// Time for all moves of a game.
    Game(Allowance),
    /// Time for all moves of a game, with an increment after each move.
    Increment {
        /// Time for the game.
        time: Allowance,
        /// Increment after each move.
        each: Allowance,
    },
    /// Time for every single move.
    Move(Allowance),
}

/// Error of parsing a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTimeControl;

impl fmt::Display for UnknownTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        message!(
            "clock-unknown",
            "a time control is none, 5m for a game, 5m+3s with an increment, or 10s/move"
        )
        .fmt(f)
    }
}

impl std::error::Error for UnknownTimeControl {}

const NONE: &str = "none";
const PER_MOVE: &str = "/move";

/// Writes `none`, `5m`, `5m+3s`, `10s/move`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str(NONE),
            Self::Game(time) => time.fmt(f),
            Self::Increment { time, each } => write!(f, "{time}+{each}"),
            Self::Move(time) => write!(f, "{time}{PER_MOVE}"),
        }
    }
}

impl FromStr for TimeControl {
    type Err = UnknownTimeControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == NONE {
            return Ok(Self::None);
        }
        if let Some(time) = text.strip_suffix(PER_MOVE) {
            return time.parse().map(Self::Move);
        }
        match text.split_once('+') {
            Some((time, each)) => Ok(Self::Increment { time: time.parse()?, each: each.parse()? }),
            None => text.parse().map(Self::Game),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn time_controls_have_the_usual_notation() {
        let read = |text: &str| text.parse::<TimeControl>().map(|control| control.to_string());
        for (text, canonical) in [
            ("none", "none"),
            ("5m", "5m"),
            ("300s", "5m"),
            ("1h30m", "1h30m"),
            ("5m+3s", "5m+3s"),
            ("10s/move", "10s/move"),
            ("24h", "24h"),
        ] {
            assert_eq!(read(text), Ok(canonical.to_owned()), "{text}");
        }
        for wrong in [
            "",
            "5",
            "m",
            "0s",
            "5m+",
            "+3s",
            "5m+0s",
            "/move",
            "5s5m",
            "5m 3s",
            "-5m",
            "+5m",
            "25h",
            "24h1s",
            "None",
            "5m+3s/move",
            "99999999999s",
            "99999999h",
            "5m+3s+1s",
            "5x",
        ] {
            assert_eq!(read(wrong), Err(UnknownTimeControl), "{wrong}");
        }
    }

    fn allowances() -> impl Strategy<Value = Allowance> {
        (1..=DAY).prop_map(|seconds| Allowance::seconds(seconds).unwrap())
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn time_controls_are_parsed_from_their_text(time in allowances(), each in allowances()) {
            for control in [
                TimeControl::Game(time),
                TimeControl::Increment { time, each },
                TimeControl::Move(each),
            ] {
                prop_assert_eq!(control.to_string().parse(), Ok(control));
            }
        }
    }
}
