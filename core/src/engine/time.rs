//! Time allotted to a move.

use std::time::Duration;

use crate::limits::Limits;

/// Time control of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeManager {
    /// Time after which no deeper iteration starts.
    optimum: Duration,
    /// Time after which the search is aborted.
    maximum: Duration,
}

/// Time reserved for delivering the answer on a busy machine, where it arrived at most 12 ms late
/// (33,000 moves; see `docs/engine/log/2026-11.md`).
const MARGIN: Duration = Duration::from_millis(16);

/// Expected number of moves left in a game.
const MOVES_TO_GO: u32 = 20;

impl TimeManager {
    /// Allots time within these limits.
    pub fn new(limits: &Limits) -> Self {
        let all = [limits.turn, limits.left].into_iter().flatten().min();
        let Some(all) = all else {
            return Self { optimum: Duration::MAX, maximum: Duration::MAX };
        };
        // If there is little time, the margin must not use it up.
        let most = all.saturating_sub(MARGIN + all / 100).max(all / 4);
        match limits.left {
            // Unused time of a turn is lost.
            None => Self { optimum: most, maximum: most },
            Some(left) => {
                let share = left / MOVES_TO_GO;
                Self { optimum: most.min(share), maximum: most.min(share * 3) }
            }
        }
    }

    /// Time at which the search ends at the latest; `None` without a limit.
    pub fn maximum(&self) -> Option<Duration> {
        (self.maximum < Duration::MAX).then_some(self.maximum)
    }

    /// Time after which nothing new is begun; `None` without a limit.
    pub fn optimum(&self) -> Option<Duration> {
        (self.optimum < Duration::MAX).then_some(self.optimum)
    }

    pub(crate) fn is_over_maximum(&self, elapsed: Duration) -> bool {
        elapsed >= self.maximum
    }

    pub(crate) fn is_over_optimum(&self, elapsed: Duration) -> bool {
        elapsed >= self.optimum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks both times; all are in milliseconds.
    #[track_caller]
    fn check(turn: Option<u64>, left: Option<u64>, optimum: u64, maximum: u64) {
        let ms = Duration::from_millis;
        let limits = Limits { turn: turn.map(ms), left: left.map(ms), ..Limits::default() };
        let expected = TimeManager { optimum: ms(optimum), maximum: ms(maximum) };
        assert_eq!(TimeManager::new(&limits), expected);
    }

    #[test]
    fn the_time_of_a_turn_is_used_except_for_the_margin() {
        check(Some(1000), None, 974, 974);
        check(Some(5000), None, 4934, 4934);
        check(Some(100), None, 83, 83);
        check(Some(12), None, 3, 3);
    }

    #[test]
    fn the_time_of_a_game_is_divided_among_moves() {
        check(Some(5000), Some(60_000), 3000, 4934);
        check(Some(30_000), Some(20_000), 1000, 3000);
        check(None, Some(2_000), 100, 300);
        check(Some(5000), Some(0), 0, 0);
    }

    #[test]
    fn without_limits_time_does_not_end_a_search() {
        let time = TimeManager::new(&Limits::default());
        assert!(!time.is_over_optimum(Duration::from_hours(1_000)));
        assert!(!time.is_over_maximum(Duration::from_hours(1_000)));
    }
}
