//! Timer thread: answers in time for a player that has no core to think on.
//!
//! On a busy machine, a thinking thread that has used up its share of the core waits until all
//! others have had theirs: 32 ms and more with sixteen processes on two cores. A sleeping thread
//! runs soon after its wake-up time, mostly within 4 ms there. So this thread sleeps until the
//! deadline, and answers unless the player has.
//!
//! Delivering the answer may take a time slice of all others, too. So the timer fires earlier, by
//! the longest time that the player was without a core.
//!
//! The timer cannot answer for every player (`Player::anytime_from`). If it can, it sets the stop
//! flag at the deadline. A moment later, it sends the best reported move, or the best move without
//! a search. `gaps` measures how long the player was without a core, from its polls of the clock.
//!
//! A request gets exactly one answer, from the player or the timer (`OpenQuestion`). No lock is
//! held while the answer is delivered, because waking another thread may cost this one its core.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::question::OpenQuestion;
use crate::player::ctx::now;
use crate::worker::start;

/// Time that a stopped player may take to answer for itself. It polls the stop flag twice per
/// millisecond.
const GRACE: Duration = Duration::from_millis(4);

/// Time slice of one thread on a busy machine.
const TURN: Duration = Duration::from_millis(4);

/// Time before the deadline at which the timer checks how busy the machine is: slightly more than a
/// time slice of all others, with sixteen busy processes on two cores.
const OUTLOOK: Duration = Duration::from_millis(36);

struct Alarm {
    question: Arc<OpenQuestion>,
    at: Instant,
}

/// Longest recent gap of a player. It grows at once, and halves with each request. Unknown before
/// the first one.
#[derive(Clone, Copy, Debug, Default)]
struct LongestGap(Option<Duration>);

impl LongestGap {
    fn see(&mut self, longest: Duration) {
        self.0 = Some(longest.max(self.0.unwrap_or_default() / 2));
    }

    /// Expected gap of a player that was asked `time` ago, and whose longest gap so far is
    /// `longest`. Without an earlier request, `longest` means nothing before two time slices.
    fn expected(self, longest: Duration, time: Duration) -> Duration {
        let unknown = if time < 2 * TURN { OUTLOOK } else { Duration::ZERO };
        longest.max(self.0.unwrap_or(unknown))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TimerStep {
    /// Checks how early to fire.
    Look,
    /// Stops the player.
    Stop,
    /// Answers in the player's place.
    Answer,
}

struct Pending {
    alarm: Alarm,
    step: TimerStep,
    at: Instant,
}

pub(super) struct Timer(Sender<Alarm>);

impl Timer {
    pub(super) fn new() -> io::Result<Self> {
        let (alarms, inbox) = mpsc::channel();
        start("timer", move || run(&inbox))?;
        Ok(Self(alarms))
    }

    /// Sets the deadline of this request. Only an earlier deadline replaces the current one.
    pub(super) fn set(&self, question: &Arc<OpenQuestion>, at: Instant) {
        // The thread lives as long as `self`.
        let _ = self.0.send(Alarm { question: Arc::clone(question), at });
    }
}

fn run(inbox: &Receiver<Alarm>) {
    let mut pending: Option<Pending> = None;
    let mut gap = LongestGap::default();
    loop {
        let event = match &pending {
            None => inbox.recv().map_err(RecvTimeoutError::from),
            Some(pending) => inbox.recv_timeout(pending.at.saturating_duration_since(now())),
        };
        pending = match event {
            Ok(alarm) => Some(Pending::new(alarm, pending, &mut gap)),
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {
                pending.and_then(|pending| pending.pass(now(), &mut gap))
            }
        };
    }
}

impl Alarm {
    /// Returns the time to fire, `lead` before the deadline. The player keeps at least a quarter of
    /// its time.
    fn earlier_by(&self, lead: Duration) -> Instant {
        let time = self.at.saturating_duration_since(self.question.asked);
        self.at.checked_sub(lead.min(time * 3 / 4)).unwrap_or(self.at)
    }
}

impl Pending {
    fn new(mut alarm: Alarm, before: Option<Self>, gap: &mut LongestGap) -> Self {
        match before.map(|before| before.alarm) {
            Some(before) if Arc::ptr_eq(&before.question, &alarm.question) => {
                alarm.at = alarm.at.min(before.at);
            }
            Some(before) => gap.see(before.question.gaps.longest()),
            None => {}
        }
        let at = alarm.earlier_by(gap.0.unwrap_or_default().max(OUTLOOK));
        Self { alarm, step: TimerStep::Look, at }
    }

    /// Performs the step that is due, and returns the next one.
    fn pass(self, now: Instant, gap: &mut LongestGap) -> Option<Self> {
        let Self { alarm, step, at } = self;
        let question = &alarm.question;
        if question.is_over() {
            gap.see(question.gaps.longest());
            return None;
        }
        let time = now.saturating_duration_since(question.asked);
        let longest = question.gaps.longest_at(time);
        let (step, at) = match step {
            TimerStep::Look => (TimerStep::Stop, alarm.earlier_by(gap.expected(longest, time))),
            TimerStep::Stop => {
                question.stop.stop();
                (TimerStep::Answer, at + GRACE)
            }
            TimerStep::Answer => {
                gap.see(longest);
                question.answer_with_best();
                return None;
            }
        };
        Some(Self { alarm, step, at })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::player::Limits;
    use crate::player::player_worker::question::AnswerProgress;
    use crate::rules::{Game, Variant};
    use crate::worker::{Stop, Ticket};

    const MS: Duration = Duration::from_millis(1);

    fn question() -> Arc<OpenQuestion> {
        Arc::new(OpenQuestion {
            ticket: Ticket(1),
            game: Game::new(Variant::GOMOKU_15).into(),
            limits: Limits::default(),
            stop: Stop::default(),
            asked: now(),
            gaps: Arc::default(),
            is_anytime: true,
            listener: Arc::new(drop),
            progress: Mutex::new(AnswerProgress::Thinking(None)),
        })
    }

    /// Returns the time this many milliseconds after the request.
    fn after(question: &OpenQuestion, ms: u32) -> Instant {
        question.asked + ms * MS
    }

    /// Requests the answer to this question after this many milliseconds.
    fn pending(question: &Arc<OpenQuestion>, ms: u32, gap: &mut LongestGap) -> Pending {
        let alarm = Alarm { question: Arc::clone(question), at: after(question, ms) };
        Pending::new(alarm, None, gap)
    }

    /// Checks that an alarm for an answer after `ms` milliseconds fires after `rings_at`, if the
    /// player polls at `looks`.
    #[track_caller]
    fn rings(ms: u32, gap: &mut LongestGap, looks: &[u32], rings_at: u32) -> Pending {
        let question = question();
        for &at in looks {
            question.gaps.look(at * MS);
        }
        let pending = pending(&question, ms, gap);
        let now = pending.at;
        let pending = pending.pass(now, gap).unwrap();
        assert_eq!((pending.step, pending.at - question.asked), (TimerStep::Stop, rings_at * MS));
        pending
    }

    #[test]
    fn the_timer_fires_earlier_by_the_longest_gap() {
        let looks_at = 100 - 36;
        let gap = LongestGap::default();
        rings(100, &mut gap.clone(), &[0, 3, 6, looks_at], 100 - 58);
        rings(100, &mut gap.clone(), &[looks_at - 12, looks_at - 7, looks_at], 100 - 7);
        // The current gap may last as long again.
        rings(100, &mut gap.clone(), &[looks_at - 10, looks_at - 5], 100 - 10);
        // The player keeps a quarter of its time.
        rings(100, &mut gap.clone(), &[0, looks_at], 100 - 64);
        rings(80, &mut gap.clone(), &[], 80 - 60);
    }

    #[test]
    fn the_expected_gap_halves_with_each_request() {
        let mut gap = LongestGap::default();
        let question = question();
        question.gaps.look(10 * MS);
        question.gaps.look(26 * MS);
        question.close();
        let over = pending(&question, 50, &mut gap);
        assert!(over.pass(now(), &mut gap).is_none());
        for expected in [16, 8, 4] {
            let time = 100 - 36;
            let pending = rings(100, &mut gap, &[time], 100 - expected);
            pending.alarm.question.close();
            assert!(pending.pass(now(), &mut gap).is_none());
        }
        // The gap of a replaced request counts, too.
        let first = pending(&question, 50, &mut gap);
        let second = self::question();
        let alarm = Alarm { at: after(&second, 100), question: second };
        drop(Pending::new(alarm, Some(first), &mut gap));
        assert_eq!(gap.0, Some(16 * MS));
    }

    #[test]
    fn the_gap_of_a_player_that_did_not_answer_counts_in_full() {
        let mut gap = LongestGap::default();
        let question = question();
        question.gaps.look(10 * MS);
        let mut next = Some(pending(&question, 100, &mut gap));
        for ms in [64, 70, 74] {
            next = next.unwrap().pass(after(&question, ms), &mut gap);
        }
        assert!(next.is_none() && question.is_over() && question.stop.is_stopped());
        assert_eq!(gap.0, Some(128 * MS));
    }

    #[test]
    fn the_first_request_allows_for_a_gap_of_two_time_slices() {
        let mut gap = LongestGap::default();
        // At most two time slices, and 36 ms or three quarters of the time.
        rings(28, &mut gap, &[6, 7], 7);
        rings(32, &mut gap, &[7, 8], 32 - 1);
        // Known from an earlier request that was too short to show it.
        gap.see(MS);
        rings(28, &mut gap, &[6, 7], 28 - 1);
    }
}
