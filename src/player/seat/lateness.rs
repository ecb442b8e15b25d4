//! How late a thread that sleeps is woken, which is to be expected next time.

use std::mem;
use std::time::{Duration, Instant};

/// So many times as late as usual is the latest of a thousand, with sixteen busy processes on two cores.
const LEAD: u32 = 8;

/// One turn of another thread on a busy machine, which is assumed until more is known.
const TURN: Duration = Duration::from_millis(4);

/// How long a trial sleeps: one that only finds out how late this thread is woken.
const TRIAL: Duration = Duration::from_micros(250);

/// As many trials come first of all, and with each question. They take 3 ms on an idle machine.
const TRIALS: u32 = 8;

/// How late this thread is woken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lateness {
    /// The most lately: it grows at once, and shrinks by an eighth with each round of trials and each time that it
    /// rings. Nothing is known before the first trials are over.
    known: Option<Duration>,
    /// The most in the trials of this round.
    seen: Duration,
    /// Trials that are still to come.
    trials: u32,
}

impl Default for Lateness {
    fn default() -> Self {
        Self { known: None, seen: Duration::ZERO, trials: TRIALS }
    }
}

impl Lateness {
    /// Begins another round, unless one is not over.
    pub(super) const fn try_again(&mut self) {
        if self.trials == 0 {
            self.trials = TRIALS;
        }
    }

    /// When a trial that begins now ends, if there is one and it ends before this ring, even if it is a turn late.
    pub(super) fn next_trial(self, now: Instant, ring: Option<Instant>) -> Option<Instant> {
        let end = now + TRIAL;
        let is_wanted = self.trials > 0 && ring.is_none_or(|ring| end + TURN <= ring);
        is_wanted.then_some(end)
    }

    pub(super) fn see(&mut self, late: Duration) {
        self.seen = self.seen.max(late);
        self.trials = self.trials.saturating_sub(1);
        if self.trials == 0 {
            let before = self.known.unwrap_or_default() * 7 / 8;
            self.known = Some(mem::take(&mut self.seen).max(before));
        }
    }

    /// How much earlier to ring. This thread, the one that passes the answer on and whoever waits for it may each be
    /// late, as late as this or, now and then, by a turn of each other thread. A quarter of the time is left.
    pub(super) fn lead(self, time: Duration) -> Duration {
        let most = self.seen.max(self.known.unwrap_or(TURN));
        (most * LEAD).min(time * 3 / 4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::ctx::now;

    const MS: Duration = Duration::from_millis(1);

    /// After a round of trials.
    fn after_trials(late: impl Fn(u32) -> Duration) -> Lateness {
        let mut lateness = Lateness::default();
        (0..TRIALS).for_each(|trial| lateness.see(late(trial)));
        assert_eq!(lateness.next_trial(now(), None), None);
        lateness
    }

    #[test]
    fn at_first_it_is_expected_to_be_late_until_trials_show_that_it_is_not() {
        let mut lateness = Lateness::default();
        for _ in 1..TRIALS {
            assert_eq!(lateness.lead(100 * MS), 32 * MS);
            assert!(lateness.next_trial(now(), None).is_some());
            lateness.see(MS / 10);
        }
        assert_eq!(lateness.lead(100 * MS), 32 * MS);
        lateness.see(MS / 10);
        assert_eq!(lateness.lead(100 * MS), MS * 4 / 5);
        assert_eq!(lateness.next_trial(now(), None), None);
    }

    #[test]
    fn a_trial_that_is_late_makes_no_ring_late() {
        let (lateness, now) = (Lateness::default(), now());
        for (ring, tries) in [(0, false), (4_249, false), (4_250, true), (90_000, true)] {
            let ring = now + Duration::from_micros(ring);
            assert_eq!(lateness.next_trial(now, Some(ring)), tries.then_some(now + TRIAL));
        }
    }

    #[test]
    fn a_trial_that_is_late_counts_at_once_and_to_the_end_of_its_round() {
        let mut lateness = after_trials(|_| Duration::ZERO);
        lateness.try_again();
        lateness.see(5 * MS);
        for _ in 1..TRIALS {
            assert_eq!(lateness.lead(100 * MS), 40 * MS);
            lateness.see(MS / 10);
        }
        assert_eq!(lateness.lead(100 * MS), 40 * MS);
    }

    #[test]
    fn what_was_late_once_is_expected_to_be_late_again_for_a_while() {
        let mut lateness = after_trials(|trial| if trial == 7 { 8 * MS } else { MS });
        assert_eq!(lateness.lead(100 * MS), 64 * MS);
        lateness.see(MS);
        assert_eq!(lateness.lead(100 * MS), 56 * MS);
        lateness.try_again();
        (0..TRIALS).for_each(|_| lateness.see(MS));
        assert_eq!(lateness.lead(100 * MS), 49 * MS);
        for _ in 0..40 {
            lateness.see(MS / 10);
        }
        assert!(lateness.lead(100 * MS) < MS, "{lateness:?}");
    }

    #[test]
    fn a_quarter_of_the_time_is_left_however_late_it_was() {
        let lateness = after_trials(|_| Duration::from_secs(3));
        assert_eq!(lateness.lead(12 * MS), 9 * MS);
        assert_eq!(lateness.lead(Duration::ZERO), Duration::ZERO);
    }
}
