//! A question that waits for its answer, which comes once, whoever gives it.

use std::fmt;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::{Answer, Response};
use crate::engine::{Info, Position, static_move};
use crate::player::gaps::Gaps;
use crate::rules::{Game, Point};
use crate::worker::{Stop, Ticket, guarded};

/// Who hears the answers.
#[derive(Clone)]
pub(super) struct Listener(pub(super) Arc<dyn Fn(Answer) + Send + Sync>);

impl Listener {
    pub(super) fn hear(&self, ticket: Ticket, response: Response) {
        (self.0)(Answer { ticket, response });
    }
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listener").finish_non_exhaustive()
    }
}

/// How far the answer has come.
#[derive(Debug)]
enum Progress {
    /// The player thinks, and this is the best move that it has reported.
    Thinking(Option<Point>),
    /// It was given, or nobody gives one any more.
    Over,
}

/// A question that a player was asked, shared with whoever may answer in its place.
#[derive(Debug)]
pub(super) struct OpenQuestion {
    pub(super) ticket: Ticket,
    pub(super) game: Game,
    pub(super) stop: Stop,
    pub(super) asked: Instant,
    /// How long the player was without a core at a time.
    pub(super) gaps: Arc<Gaps>,
    /// Whether the best move so far may be the answer.
    is_anytime: bool,
    listener: Listener,
    progress: Mutex<Progress>,
}

impl OpenQuestion {
    pub(super) fn new(
        ticket: Ticket,
        game: Game,
        stop: Stop,
        asked: Instant,
        is_anytime: bool,
        listener: Listener,
    ) -> Self {
        let progress = Mutex::new(Progress::Thinking(None));
        Self { ticket, game, stop, asked, gaps: Arc::default(), is_anytime, listener, progress }
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Passes on how far the player has come, unless the answer was given.
    ///
    /// Nothing is held while the listener hears: a thread that wakes another one may have to wait for its next turn on
    /// a busy machine, and the answer would wait for it.
    pub(super) fn report(&self, info: &Info) {
        match &mut *self.progress() {
            Progress::Thinking(best) => *best = info.pv().first().copied().or(*best),
            Progress::Over => return,
        }
        self.listener.hear(self.ticket, Response::Thinking(info.clone()));
    }

    /// Answers, unless the answer was given.
    pub(super) fn answer(&self, response: Response) {
        let before = mem::replace(&mut *self.progress(), Progress::Over);
        if matches!(before, Progress::Thinking(_)) {
            self.listener.hear(self.ticket, response);
        }
    }

    /// Answers in the player's place, if it allows that: with the best move that it has reported, or else with the best
    /// one without a search. In a game that the engine does not know it is waited for.
    pub(super) fn answer_with_best(&self) {
        if !self.is_anytime {
            return;
        }
        let reported = match *self.progress() {
            Progress::Thinking(best) => best,
            Progress::Over => return,
        };
        let unsearched = || guarded(|| static_move(&Position::of(&self.game).ok()?)).ok().flatten();
        if let Some(point) = reported.or_else(unsearched) {
            self.answer(Response::Move { point, reason: None });
        }
    }

    /// Nobody answers any more.
    pub(super) fn close(&self) {
        *self.progress() = Progress::Over;
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(*self.progress(), Progress::Over)
    }
}
