//! A thread on which a player thinks.

mod question;
mod timer;

use std::convert::Infallible;
use std::fmt;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};

use super::ctx::now;
use super::{Ctx, Info, Limits, NoMove, Player, Reason, Shortage, TimeManager};
use crate::rules::{Game, Point};
use crate::worker::{Ticket, Worker};
use question::{Listener, OpenQuestion};
use timer::Timer;

/// A player's answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The question's ticket.
    pub ticket: Ticket,
    /// The move, or progress on the way to it.
    pub response: Response,
}

/// What is in an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// It is still thinking, and has come so far.
    Thinking(Info),
    /// Its move: the last answer to this question, but for a report that was on its way when the time was over.
    Move {
        /// The move.
        point: Point,
        /// The reason for it, if the player gives reasons.
        reason: Option<Reason>,
    },
    /// It has no move: the last answer, too.
    Failed(Failure),
    /// It has less memory than it was to use. Said once, behind the answer to the question at which that was
    /// found out.
    Short(Shortage),
}

/// Why there is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It has none to offer.
    NoMove(NoMove),
    /// It panicked, with this message, or has no thread. It is not asked again.
    Panicked(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMove(why) => why.fmt(f),
            Self::Panicked(why) => write!(f, "it failed: {why}"),
        }
    }
}

impl std::error::Error for Failure {}

/// What the thread is asked.
struct Question {
    open: Arc<OpenQuestion>,
    limits: Limits,
}

/// Nobody answers a question that the player has left behind, be it by a panic.
impl Drop for Question {
    fn drop(&mut self) {
        self.open.close();
    }
}

/// A player on a thread of its own: questions go in, answers come out.
///
/// Each question has a stop flag of its own; the next question, or the end of the seat, sets it. The
/// thread ends when the seat is dropped. A player that panics has failed for good: every further
/// question gets the same failure, so that each has an answer.
///
/// A player whose time is over and that has not answered, since it has no core to think on, is answered for if it
/// allows that ([`Player::anytime_from`]): with the best move that it has reported.
pub struct Seat {
    worker: Worker<Question>,
    listener: Listener,
    anytime_from: Option<Duration>,
    /// The last question.
    last: Option<Arc<OpenQuestion>>,
    timer: Timer,
    /// Ends when the player is gone.
    gone: Receiver<Infallible>,
}

/// A player on its thread, and the sign that it is gone.
struct Seated {
    player: Box<dyn Player>,
    _gone: Sender<Infallible>,
}

/// Name of the threads of players, and of those that help them.
pub(super) const THREAD: &str = "player";

impl Seat {
    /// Seats a player; `listener` is called with each of its answers, on its thread or on that of whoever answers for
    /// it.
    ///
    /// # Errors
    /// If two further threads cannot be started.
    pub fn new(
        player: Box<dyn Player>,
        listener: impl Fn(Answer) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let listener = Listener(Arc::new(listener));
        let (answers, failures) = (listener.clone(), listener.clone());
        let anytime_from = player.anytime_from();
        let (sign, gone) = mpsc::channel();
        let mut seated = Seated { player, _gone: sign };
        let mut told = None;
        let think = move |ticket, question: Question| {
            let Seated { player, .. } = &mut seated;
            let open = &question.open;
            let [reports, moves] = [(); 2].map(|()| Arc::clone(open));
            let report = move |info: &Info| reports.report(info);
            let ctx = Ctx::asked_at(open.asked, open.stop.clone(), Arc::clone(&open.gaps), report);
            let ctx = ctx.told_early(move |point| {
                moves.answer(Response::Move { point, reason: None });
            });
            open.answer(match player.choose(&open.game, &question.limits, &ctx) {
                Ok(point) => Response::Move { point, reason: player.reason() },
                Err(why) => Response::Failed(Failure::NoMove(why)),
            });
            if let Some(shortage) = player.shortage()
                && told.replace(shortage) != Some(shortage)
            {
                answers.hear(ticket, Response::Short(shortage));
            }
        };
        let failed = move |ticket, why| {
            failures.hear(ticket, Response::Failed(Failure::Panicked(why)));
        };
        let worker = Worker::start(THREAD, think, failed)?;
        let timer = Timer::new()?;
        Ok(Self { worker, listener, anytime_from, last: None, timer, gone })
    }

    /// Lets the player go, and waits until its memory is free, but not for longer than this.
    pub fn leave(self, patience: Duration) {
        let Self { worker, gone, .. } = self;
        drop(worker);
        // Nothing is ever sent there.
        let _ = gone.recv_timeout(patience);
    }

    /// Asks for a move, and stops the question before; the answers carry the ticket.
    ///
    /// # Errors
    /// If the player's thread has ended.
    pub fn ask(&mut self, ticket: Ticket, game: Game, limits: Limits) -> io::Result<()> {
        self.ask_at(now(), ticket, game, limits)
    }

    /// The same for a question that was put at this time, which its limits count from.
    ///
    /// # Errors
    /// If the player's thread has ended.
    pub fn ask_at(
        &mut self,
        asked: Instant,
        ticket: Ticket,
        game: Game,
        limits: Limits,
    ) -> io::Result<()> {
        let listener = self.listener.clone();
        let is_anytime = self.anytime_from.is_some();
        let open =
            |stop| Arc::new(OpenQuestion::new(ticket, game, stop, asked, is_anytime, listener));
        let mut last = None;
        self.worker.ask(ticket, |stop| {
            let open = last.insert(open(stop));
            Question { open: Arc::clone(open), limits }
        })?;
        self.last = last;
        let end = TimeManager::new(&limits).maximum().zip(self.anytime_from);
        if let Some(at) = end.and_then(|(most, from)| asked.checked_add(most.max(from))) {
            self.answer_by(at);
        }
        Ok(())
    }

    /// Wants the answer to the last question by this time, which can only be earlier than its limits allow.
    pub fn answer_by(&self, at: Instant) {
        if let Some(last) = &self.last {
            self.timer.set(last, at);
        }
    }

    /// Wants the answer to the last question now.
    pub fn stop(&self) {
        self.worker.stop();
    }

    /// Whether the player panicked, and is to be replaced.
    pub fn has_failed(&self) -> bool {
        self.worker.has_failed()
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seat").field("worker", &self.worker).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
