//! Thread on which a player thinks.
//!
//! A `PlayerWorker` is a worker with a player on it. An effect asks it, and an event answers. Each side has
//! one of its own, and so do hints, so that they do not disturb each other's memory. A player
//! that panics reports it, and is replaced at the next request. If a person takes over a side, or a
//! finished game is replaced, the player leaves (`Effect::Leave`) and its memory is freed.

mod question;
mod timer;

use std::convert::Infallible;
use std::fmt;
use std::io;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::ctx::now;
use super::{Advice, Ctx, Info, Limits, LowMemory, NoMove, Player, Said, TimeManager};
use crate::game::{AnyGame, Target};
use crate::translate::message;
use crate::worker::{Ticket, Worker};
use question::{AnswerProgress, Listener, OpenQuestion};
use timer::Timer;

/// Answer to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Ticket of the request.
    pub ticket: Ticket,
    /// Move, or progress towards it.
    pub response: Response,
}

/// Content of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// Report of progress.
    Thinking(Info<Target>),
    /// Report of another engine in its own words.
    Said(Box<Said>),
    /// Final answer to a request, except for a report already on its way when time was up.
    Move {
        /// Cell, piece or decision that was chosen.
        target: Target,
        /// Reason for the move, if the player gives reasons.
        reason: Option<Advice>,
    },
    /// Final answer, without a move.
    Failed(Failure),
    /// Memory is short. Reported once, after the answer to the request that noticed it.
    Short(LowMemory),
}

impl Response {
    /// Creates the answer of a move, without a reason.
    pub const fn chosen(target: Target) -> Self {
        Self::Move { target, reason: None }
    }
}

/// Failure to choose a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The player has no move to offer.
    NoMove(NoMove),
    /// The player panicked with this message, or has no thread. It gets no further requests.
    Panicked(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMove(why) => why.fmt(f),
            Self::Panicked(why) => {
                message!("player-failed", "the computer failed: {why}", why = why).fmt(f)
            }
        }
    }
}

impl std::error::Error for Failure {}

struct Request(Arc<OpenQuestion>);

/// Closes the request, even after a panic.
impl Drop for Request {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// Player on a thread of its own.
///
/// Each request has its own stop flag, which is set by the next request and when the seat is
/// dropped. The thread ends when the seat is dropped. A player that panics has failed for good:
/// every further request is answered with the same failure.
///
/// If time is up and the player has no core to answer on, the best reported move is played instead,
/// provided that the player allows it ([`Player::anytime_from`]).
pub struct PlayerWorker {
    worker: Worker<Request>,
    listener: Listener,
    anytime_from: Option<Duration>,
    last: Option<Arc<OpenQuestion>>,
    timer: Timer,
    /// Disconnects when the player has been dropped.
    gone: Receiver<Infallible>,
}

pub(super) const THREAD: &str = "player";

impl PlayerWorker {
    /// Seats a player. `listener` is called with each answer on the thread of the player or of the
    /// timer.
    ///
    /// # Errors
    /// Fails if two further threads cannot be started.
    pub fn new(
        player: Box<dyn Player>,
        listener: impl Fn(Answer) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let listener: Listener = Arc::new(listener);
        let (answers, failures) = (Arc::clone(&listener), Arc::clone(&listener));
        let anytime_from = player.anytime_from();
        let (sign, gone) = mpsc::channel::<Infallible>();
        // Dropped after the player.
        let mut seated = (player, sign);
        let mut told = None;
        let think = move |ticket, request: Request| {
            let (player, _) = &mut seated;
            let open = &request.0;
            let [reports, words, moves] = [(); 3].map(|()| Arc::clone(open));
            let report = move |info: &Info<Target>| reports.report(info);
            let ctx = Ctx::asked_at(open.asked, open.stop.clone(), Arc::clone(&open.gaps), report);
            let ctx = ctx.hearing(move |said| words.say(said));
            let ctx = ctx.told_early(move |target| {
                moves.answer(Response::chosen(target));
            });
            open.answer(match player.choose_target(&open.game, &open.limits, &ctx) {
                Ok(target) => Response::Move { target, reason: player.reason() },
                Err(why) => Response::Failed(Failure::NoMove(why)),
            });
            if let Some(shortage) = player.shortage()
                && told.replace(shortage) != Some(shortage)
            {
                answers(Answer { ticket, response: Response::Short(shortage) });
            }
        };
        let failed = move |ticket, why| {
            failures(Answer { ticket, response: Response::Failed(Failure::Panicked(why)) });
        };
        let worker = Worker::start(THREAD, think, failed)?;
        let timer = Timer::new()?;
        Ok(Self { worker, listener, anytime_from, last: None, timer, gone })
    }

    /// Dismisses the player, and waits at most `patience` for its memory to be freed.
    pub fn leave(self, patience: Duration) {
        let Self { worker, gone, .. } = self;
        drop(worker);
        // Nothing is ever sent on this channel.
        let _ = gone.recv_timeout(patience);
    }

    /// Requests a move, and stops the previous request. The answers carry the ticket.
    ///
    /// # Errors
    /// Fails if the player's thread has ended.
    pub fn ask(
        &mut self,
        ticket: Ticket,
        game: impl Into<AnyGame>,
        limits: Limits,
    ) -> io::Result<()> {
        self.ask_at(now(), ticket, game, limits)
    }

    /// Requests a move as of this time, from which its limits count.
    ///
    /// # Errors
    /// Fails if the player's thread has ended.
    pub fn ask_at(
        &mut self,
        asked: Instant,
        ticket: Ticket,
        game: impl Into<AnyGame>,
        limits: Limits,
    ) -> io::Result<()> {
        let game = game.into();
        let mut last = None;
        self.worker.ask(ticket, |stop| {
            let open = OpenQuestion {
                ticket,
                game,
                limits,
                stop,
                asked,
                gaps: Arc::default(),
                is_anytime: self.anytime_from.is_some(),
                listener: Arc::clone(&self.listener),
                progress: Mutex::new(AnswerProgress::Thinking(None)),
            };
            Request(Arc::clone(last.insert(Arc::new(open))))
        })?;
        self.last = last;
        let end = TimeManager::new(&limits).maximum().zip(self.anytime_from);
        if let Some(at) = end.and_then(|(most, from)| asked.checked_add(most.max(from))) {
            self.answer_by(at);
        }
        Ok(())
    }

    /// Requests the current answer by this time, which can only shorten its limits.
    pub fn answer_by(&self, at: Instant) {
        if let Some(last) = &self.last {
            self.timer.set(last, at);
        }
    }

    /// Requests the current answer at once.
    pub fn stop(&self) {
        self.worker.stop();
    }

    /// Checks whether the player panicked and must be replaced.
    pub fn has_failed(&self) -> bool {
        self.worker.has_failed()
    }
}

impl fmt::Debug for PlayerWorker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PlayerWorker")
            .field("anytime_from", &self.anytime_from)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
