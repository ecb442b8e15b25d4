//! Time that an engine has in a game.

use std::time::Duration;

use super::entrant::TimeLimit;
use crate::external::MoveClock;

/// Time for a move of an engine that only has other limits, such as nodes.
const UNLIMITED: Duration = Duration::from_secs(60);
/// Time after the limit for which a move is awaited, to measure how late it is.
const PATIENCE: Duration = Duration::from_secs(1);

/// Time that an engine has left in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    limit: TimeLimit,
    left: Option<Duration>,
}

impl Budget {
    pub const fn new(limit: TimeLimit) -> Self {
        Self { limit, left: limit.game }
    }

    /// Times of the next move.
    pub fn clock(&self) -> MoveClock {
        let turn = self.limit.turn.or(self.limit.game).unwrap_or(UNLIMITED);
        MoveClock { turn, left: self.left, patience: PATIENCE }
    }

    /// Takes the time of a move away. Returns whether the move was in time, or late by no more than
    /// the tolerance.
    pub fn spend(&mut self, took: Duration, tolerance: Duration) -> bool {
        let is_in_time = took <= self.clock().limit() + tolerance;
        self.left = self.left.map(|left| left.saturating_sub(took) + self.limit.increment);
        is_in_time
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(time: u64) -> Duration {
        Duration::from_millis(time)
    }

    fn limit(turn: Option<u64>, game: Option<u64>, increment: u64) -> TimeLimit {
        TimeLimit { turn: turn.map(ms), game: game.map(ms), increment: ms(increment) }
    }

    #[test]
    fn a_game_has_its_time_and_each_move_adds_to_it() {
        let mut budget = Budget::new(limit(None, Some(1_000), 100));
        assert_eq!(budget.clock().limit(), ms(1_000));
        assert!(budget.spend(ms(400), Duration::ZERO));
        assert_eq!((budget.clock().turn, budget.clock().left), (ms(1_000), Some(ms(700))));
        assert!(!budget.spend(ms(701), Duration::ZERO));
        assert_eq!(budget.clock().left, Some(ms(100)));
        assert!(budget.spend(ms(150), ms(50)), "late, but tolerated");
        assert_eq!(budget.clock().left, Some(ms(100)), "never less than nothing");
    }

    #[test]
    fn the_shorter_limit_counts() {
        let mut budget = Budget::new(limit(Some(300), Some(500), 0));
        assert!(!budget.spend(ms(301), Duration::ZERO));
        assert!(!budget.spend(ms(200), Duration::ZERO), "of 199 ms");
        assert!(budget.spend(ms(0), Duration::ZERO));
    }

    #[test]
    fn other_limits_leave_a_minute() {
        let clock = Budget::new(limit(None, None, 0)).clock();
        assert_eq!((clock.limit(), clock.left), (UNLIMITED, None));
    }
}
