//! A timer thread: it answers in time where the player has no core to think on.
//!
//! On a busy machine a thread that thinks has used up its share of the core, and waits for its next one until all others
//! have had theirs: 32 ms and more with sixteen processes on two cores. A thread that sleeps is let in soon after its
//! time has come, mostly within 4 ms there. So this one sleeps until the answer is wanted, and gives it if the player
//! does not.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::question::OpenQuestion;
use crate::player::ctx::now;
use crate::worker::start;

/// How long a player that was stopped may take for its own answer: it looks at the stop flag twice in a millisecond.
const GRACE: Duration = Duration::from_millis(4);

/// So many times as late as usual is the latest of a thousand, with sixteen busy processes on two cores.
const LEAD: u32 = 8;

/// How long it sleeps to find out how late it is woken, as long as it has no question, and how often. Of 4 ms that were
/// assumed at the start a fifth of a millisecond is left on an idle machine, after some 8 ms.
const TRIAL: Duration = Duration::from_micros(250);
const TRIALS: u32 = 24;

/// How late this thread was woken lately, the more recent the more it counts: it grows at once, and
/// shrinks by an eighth each time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lateness(Duration);

/// One turn of another thread, until more is known: on a busy machine every thread of a program that has just started
/// is late.
impl Default for Lateness {
    fn default() -> Self {
        Self(Duration::from_millis(4))
    }
}

impl Lateness {
    fn see(&mut self, late: Duration) {
        self.0 = late.max(self.0 * 7 / 8);
    }

    /// How much earlier to ring. This thread, the one that passes the answer on and whoever waits for it may each be
    /// late, as late as this or, now and then, by a turn of each other thread. A quarter of the time is left.
    fn lead(self, time: Duration) -> Duration {
        (self.0 * LEAD).min(time * 3 / 4)
    }
}

/// When the answer to a question is wanted.
#[derive(Debug)]
struct Alarm {
    question: Arc<OpenQuestion>,
    at: Instant,
}

/// What it sleeps for.
struct Pending {
    alarm: Alarm,
    /// When it answers, once it has stopped the player.
    answers_at: Option<Instant>,
}

/// The thread, which ends when this is dropped.
#[derive(Debug)]
pub(super) struct Timer(Sender<Alarm>);

impl Timer {
    /// Starts the thread.
    ///
    /// # Errors
    /// If the system starts no further thread.
    pub(super) fn new() -> io::Result<Self> {
        let (alarms, inbox) = mpsc::channel();
        start("timer", move || run(&inbox))?;
        Ok(Self(alarms))
    }

    /// Sees to it that this question, and no other any more, is answered by this time; by the earlier one if it is
    /// said twice.
    pub(super) fn set(&self, question: &Arc<OpenQuestion>, at: Instant) {
        // The thread lives as long as this does.
        let _ = self.0.send(Alarm { question: Arc::clone(question), at });
    }
}

fn run(inbox: &Receiver<Alarm>) {
    let mut pending: Option<Pending> = None;
    let mut lateness = Lateness::default();
    let mut trials = TRIALS;
    loop {
        let begin = now();
        let trial = (trials > 0).then(|| begin + TRIAL);
        let rings_at = pending.as_ref().map(|pending| pending.rings_at(lateness).max(begin));
        let wakes_at = trial.into_iter().chain(rings_at).min();
        let event = match wakes_at {
            Some(at) => inbox.recv_timeout(at - begin),
            None => inbox.recv().map_err(RecvTimeoutError::from),
        };
        pending = match event {
            Ok(alarm) => Some(Pending::new(alarm, pending)),
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {
                let end = now();
                lateness
                    .see(wakes_at.map_or(Duration::ZERO, |at| end.saturating_duration_since(at)));
                trials = trials.saturating_sub(1);
                pending.and_then(|pending| pending.pass(end, lateness))
            }
        };
    }
}

impl Pending {
    fn new(mut alarm: Alarm, before: Option<Self>) -> Self {
        let same = before.filter(|before| Arc::ptr_eq(&before.alarm.question, &alarm.question));
        if let Some(before) = &same {
            alarm.at = alarm.at.min(before.alarm.at);
        }
        Self { alarm, answers_at: None }
    }

    fn rings_at(&self, lateness: Lateness) -> Instant {
        let Alarm { question, at } = &self.alarm;
        let time = at.saturating_duration_since(question.asked);
        self.answers_at.unwrap_or_else(|| at.checked_sub(lateness.lead(time)).unwrap_or(*at))
    }

    /// Stops the player when its time is over, and answers a moment later in its place; what is still to be done.
    fn pass(mut self, now: Instant, lateness: Lateness) -> Option<Self> {
        let question = &self.alarm.question;
        if question.is_over() {
            return None;
        }
        let rings_at = self.rings_at(lateness);
        if now < rings_at {
            return Some(self);
        }
        if self.answers_at.is_some() {
            question.answer_with_best();
            return None;
        }
        question.stop.stop();
        self.answers_at = Some(rings_at + GRACE);
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn what_was_late_once_is_expected_to_be_late_again_for_a_while() {
        let mut lateness = Lateness::default();
        assert_eq!(lateness.lead(100 * MS), 32 * MS);
        lateness.see(8 * MS);
        lateness.see(MS);
        assert_eq!(lateness.lead(100 * MS), 56 * MS);
        lateness.see(20 * MS);
        assert_eq!(lateness.lead(100 * MS), 75 * MS);
        for _ in 0..40 {
            lateness.see(MS / 10);
        }
        assert!(lateness.lead(100 * MS) < MS, "{lateness:?}");
    }

    #[test]
    fn a_quarter_of_the_time_is_left_however_late_it_was() {
        let mut lateness = Lateness::default();
        lateness.see(Duration::from_secs(3));
        assert_eq!(lateness.lead(12 * MS), 9 * MS);
        assert_eq!(lateness.lead(Duration::ZERO), Duration::ZERO);
    }
}
