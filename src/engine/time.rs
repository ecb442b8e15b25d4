//! How much of the clock a move gets.

use std::time::Duration;

use super::limits::Limits;

/// When to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// No deeper search is begun after this.
    begin: Duration,
    /// The search is broken off after this.
    end: Duration,
}

/// Kept in hand for the way of the answer on a machine that is busy with other things.
const MARGIN: Duration = Duration::from_millis(25);

/// So many more moves a game is expected to last.
const MOVES_TO_GO: u32 = 20;

impl Budget {
    /// The time that these limits leave for one move.
    pub fn new(limits: &Limits) -> Self {
        let all = [limits.turn, limits.left].into_iter().flatten().min();
        let Some(all) = all else { return Self { begin: Duration::MAX, end: Duration::MAX } };
        // Where there is little time, not all of it may go into the margin.
        let most = all.saturating_sub(MARGIN.max(all / 50)).max(all / 4);
        match limits.left {
            // The turn's time is lost if it is not used.
            None => Self { begin: most, end: most },
            Some(left) => {
                let share = left / MOVES_TO_GO;
                Self { begin: most.min(share), end: most.min(share * 3) }
            }
        }
    }

    /// Whether the search must be broken off.
    pub fn is_spent(&self, elapsed: Duration) -> bool {
        elapsed >= self.end
    }

    /// Whether a deeper search is worth beginning.
    pub fn is_enough(&self, elapsed: Duration) -> bool {
        elapsed >= self.begin
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Option<Duration> {
        Some(Duration::from_millis(milliseconds))
    }

    #[track_caller]
    fn check(turn: Option<Duration>, left: Option<Duration>, begin: u64, end: u64) {
        let limits = Limits { turn, left, ..Limits::default() };
        let expected =
            Budget { begin: Duration::from_millis(begin), end: Duration::from_millis(end) };
        assert_eq!(Budget::new(&limits), expected);
    }

    #[test]
    fn a_turn_is_used_but_for_the_margin() {
        check(ms(1000), None, 975, 975);
        check(ms(5000), None, 4900, 4900);
        check(ms(50), None, 25, 25);
        check(ms(12), None, 3, 3);
    }

    #[test]
    fn the_time_of_a_match_is_shared_out() {
        check(ms(5000), ms(60_000), 3000, 4900);
        check(ms(30_000), ms(20_000), 1000, 3000);
        check(None, ms(2_000), 100, 300);
        check(ms(5000), ms(0), 0, 0);
    }

    #[test]
    fn without_limits_there_is_all_the_time_in_the_world() {
        let budget = Budget::new(&Limits::default());
        assert!(!budget.is_enough(Duration::from_hours(1_000)));
        assert!(!budget.is_spent(Duration::from_hours(1_000)));
    }
}
