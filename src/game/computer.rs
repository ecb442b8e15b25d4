//! Computer on a side: this program at a level, or another engine.

use super::{EngineName, Level, Step};

/// Player of a side that no person plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Computer {
    /// This program at a level, if it has levels in the game.
    Level(Level),
    /// Another program, from the user's list.
    Engine(EngineName),
}

/// Returns this program at a medium level.
impl Default for Computer {
    fn default() -> Self {
        Self::Level(Level::default())
    }
}

impl From<Level> for Computer {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

impl Computer {
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Level(level) => Some(level),
            Self::Engine(_) => None,
        }
    }

    pub const fn engine(self) -> Option<EngineName> {
        match self {
            Self::Level(_) => None,
            Self::Engine(name) => Some(name),
        }
    }

    /// Replaces another engine by this program at a level.
    #[must_use]
    pub const fn or_level(self, level: Level) -> Self {
        match self {
            Self::Level(_) => self,
            Self::Engine(_) => Self::Level(level),
        }
    }

    /// Returns the next or previous of the levels and, behind them, these engines. An engine that
    /// is not there stands behind all others.
    #[must_use]
    pub fn step(self, step: Step, engines: &[EngineName]) -> Self {
        let levels = Level::all().map(Self::Level);
        let all: Vec<Self> = levels.chain(engines.iter().copied().map(Self::Engine)).collect();
        let here = all.iter().position(|known| *known == self).unwrap_or(all.len());
        let next = match step {
            Step::Up => Some(here + 1),
            Step::Down => here.checked_sub(1),
        };
        next.and_then(|next| all.get(next)).copied().unwrap_or(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_stand_behind_the_levels() {
        let engines = ["rapfi", "embryo"].map(|name| EngineName::new(name).unwrap());
        let mut here = Computer::Level(Level::MIN);
        let mut seen = vec![here];
        for _ in 0..20 {
            here = here.step(Step::Up, &engines);
            seen.push(here);
        }
        let levels = Level::all().map(Computer::Level);
        let mut expected: Vec<Computer> = levels.chain(engines.map(Computer::Engine)).collect();
        let last = expected[11];
        assert_eq!(seen[..12], expected);
        assert!(seen[12..].iter().all(|it| *it == last), "{seen:?}");
        expected.reverse();
        for pair in expected.windows(2) {
            assert_eq!(pair[0].step(Step::Down, &engines), pair[1]);
        }
        let lowest = Computer::Level(Level::MIN);
        assert_eq!(lowest.step(Step::Down, &engines), lowest);
    }

    #[test]
    fn an_engine_that_is_not_listed_can_be_left() {
        let [known, unknown] = ["rapfi", "other"].map(|name| EngineName::new(name).unwrap());
        let unknown = Computer::Engine(unknown);
        assert_eq!(unknown.step(Step::Up, &[known]), unknown);
        assert_eq!(unknown.step(Step::Down, &[known]), Computer::Engine(known));
        assert_eq!(unknown.step(Step::Down, &[]), Computer::Level(Level::MAX));
    }

    #[test]
    fn a_level_replaces_an_engine_only() {
        let engine = Computer::Engine(EngineName::new("rapfi").unwrap());
        assert_eq!(engine.or_level(Level::MIN), Computer::Level(Level::MIN));
        let highest = Computer::Level(Level::MAX);
        assert_eq!(highest.or_level(Level::MIN), highest);
        assert_eq!((engine.level(), highest.level()), (None, Some(Level::MAX)));
    }
}
