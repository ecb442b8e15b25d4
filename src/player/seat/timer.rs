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

use super::lateness::Lateness;
use super::question::OpenQuestion;
use crate::player::ctx::now;
use crate::worker::start;

/// How long a player that was stopped may take for its own answer: it looks at the stop flag twice in a millisecond.
const GRACE: Duration = Duration::from_millis(4);

/// When the answer to a question is wanted.
#[derive(Debug)]
struct Alarm {
    question: Arc<OpenQuestion>,
    at: Instant,
}

impl Alarm {
    /// When to ring, so that the answer comes in time.
    fn at_with(&self, lateness: Lateness) -> Instant {
        let time = self.at.saturating_duration_since(self.question.asked);
        self.at.checked_sub(lateness.lead(time)).unwrap_or(self.at)
    }
}

/// What it sleeps for.
struct Pending {
    alarm: Alarm,
    /// When it stops the player, or answers.
    rings_at: Instant,
    is_stopped: bool,
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
    loop {
        let begin = now();
        let ring = pending.as_ref().map(|pending| pending.rings_at.max(begin));
        let wakes_at = lateness.next_trial(begin, ring).or(ring);
        let event = match wakes_at {
            Some(at) => inbox.recv_timeout(at - begin),
            None => inbox.recv().map_err(RecvTimeoutError::from),
        };
        pending = match event {
            Ok(alarm) => Some(Pending::new(alarm, pending, &mut lateness)),
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {
                let end = now();
                if let Some(at) = wakes_at {
                    lateness.see(end.saturating_duration_since(at));
                }
                pending.and_then(|pending| pending.pass(end, lateness))
            }
        };
    }
}

impl Pending {
    fn new(mut alarm: Alarm, before: Option<Self>, lateness: &mut Lateness) -> Self {
        match before.filter(|before| Arc::ptr_eq(&before.alarm.question, &alarm.question)) {
            Some(before) => alarm.at = alarm.at.min(before.alarm.at),
            None => lateness.try_again(),
        }
        let rings_at = alarm.at_with(*lateness);
        Self { alarm, rings_at, is_stopped: false }
    }

    /// Stops the player when its time is over, and answers a moment later in its place; what is still to be done.
    fn pass(mut self, now: Instant, lateness: Lateness) -> Option<Self> {
        let question = &self.alarm.question;
        if question.is_over() {
            return None;
        }
        if now < self.rings_at {
            // It was a trial.
            if !self.is_stopped {
                self.rings_at = self.alarm.at_with(lateness);
            }
            return Some(self);
        }
        if self.is_stopped {
            question.answer_with_best();
            return None;
        }
        question.stop.stop();
        self.is_stopped = true;
        self.rings_at += GRACE;
        Some(self)
    }
}
