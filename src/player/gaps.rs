//! Times during which a thinking thread had no core.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Gaps between polls of the clock. A thread with a core polls twice per millisecond. Times count
/// from the request.
#[derive(Debug)]
pub(super) struct Gaps {
    /// Time of the last poll in microseconds. Before the first one, the thread may have been doing
    /// something else.
    last: AtomicU64,
    /// Length of the longest gap in microseconds.
    longest: AtomicU64,
}

const NONE: u64 = u64::MAX;

impl Default for Gaps {
    fn default() -> Self {
        Self { last: AtomicU64::new(NONE), longest: AtomicU64::new(0) }
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(NONE)
}

impl Gaps {
    pub(super) fn look(&self, at: Duration) {
        let at = micros(at);
        let before = self.last.swap(at, Ordering::Relaxed);
        if before != NONE {
            self.longest.fetch_max(at.saturating_sub(before), Ordering::Relaxed);
        }
    }

    pub(super) fn longest(&self) -> Duration {
        Duration::from_micros(self.longest.load(Ordering::Relaxed))
    }

    /// Returns the longest gap up to this time. A current gap counts twice, since on average half
    /// of it is still to come.
    pub(super) fn longest_at(&self, now: Duration) -> Duration {
        let last = match self.last.load(Ordering::Relaxed) {
            NONE => 0,
            last => last,
        };
        self.longest().max(2 * now.saturating_sub(Duration::from_micros(last)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn the_longest_gap_is_between_two_polls_or_still_open() {
        let gaps = Gaps::default();
        assert_eq!((gaps.longest(), gaps.longest_at(7 * MS)), (Duration::ZERO, 14 * MS));
        // Time before the first poll is not a gap.
        gaps.look(9 * MS);
        assert_eq!((gaps.longest(), gaps.longest_at(10 * MS)), (Duration::ZERO, 2 * MS));
        for at in [10 * MS, 14 * MS, 15 * MS] {
            gaps.look(at);
        }
        assert_eq!((gaps.longest(), gaps.longest_at(17 * MS)), (4 * MS, 4 * MS));
        assert_eq!((gaps.longest(), gaps.longest_at(18 * MS)), (4 * MS, 6 * MS));
    }
}
