//! Request to a player. It gets exactly one answer, from the player or the timer.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::{Answer, Response};
use crate::engine::{Info, Limits, Position, static_move};
use crate::game::{AnyGame, Target};
use crate::player::Said;
use crate::player::gaps::Gaps;
use crate::worker::{Stop, Ticket, guarded};

pub(super) type Listener = Arc<dyn Fn(Answer) + Send + Sync>;

pub(super) enum AnswerProgress {
    /// Open: the player thinks, and has reported this move.
    Thinking(Option<Target>),
    /// Answered, or abandoned.
    Over,
}

/// Request to a player, shared with the timer, which may answer in the player's place.
pub(super) struct OpenQuestion {
    pub(super) ticket: Ticket,
    pub(super) game: AnyGame,
    pub(super) limits: Limits,
    pub(super) stop: Stop,
    pub(super) asked: Instant,
    /// Times during which the player had no core.
    pub(super) gaps: Arc<Gaps>,
    /// Set if the best move so far may serve as the answer.
    pub(super) is_anytime: bool,
    pub(super) listener: Listener,
    pub(super) progress: Mutex<AnswerProgress>,
}

impl OpenQuestion {
    fn hear(&self, response: Response) {
        (self.listener)(Answer { ticket: self.ticket, response });
    }

    fn progress(&self) -> MutexGuard<'_, AnswerProgress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forwards a report, unless the request has been answered.
    ///
    /// No lock is held during the call. On a busy machine, a thread that wakes another one may have
    /// to wait for its next time slice, and the answer would wait with it.
    pub(super) fn report(&self, info: &Info<Target>) {
        match &mut *self.progress() {
            AnswerProgress::Thinking(best) => *best = info.pv().first().copied().or(*best),
            AnswerProgress::Over => return,
        }
        self.hear(Response::Thinking(info.clone()));
    }

    /// Forwards a message of another engine, unless the request has been answered.
    pub(super) fn say(&self, said: &Said) {
        if !self.is_over() {
            self.hear(Response::Said(Box::new(said.clone())));
        }
    }

    pub(super) fn answer(&self, response: Response) {
        let before = mem::replace(&mut *self.progress(), AnswerProgress::Over);
        if matches!(before, AnswerProgress::Thinking(_)) {
            self.hear(response);
        }
    }

    /// Answers in the player's place, if the player allows it, with the best reported move, or else
    /// the best move without a search. In openings, and in games that the engine does not support,
    /// only the player answers.
    pub(super) fn answer_with_best(&self) {
        let is_opening = matches!(&self.game, AnyGame::Rows(game) if game.task().is_some());
        if !self.is_anytime || is_opening {
            return;
        }
        let reported = match *self.progress() {
            AnswerProgress::Thinking(best) => best,
            AnswerProgress::Over => return,
        };
        let unsearched = || match &self.game {
            AnyGame::Rows(game) => guarded(|| static_move(&Position::of(game).ok()?)).ok()?,
            AnyGame::Quarto(_) => None,
        };
        if let Some(target) = reported.or_else(|| unsearched().map(Target::Cell)) {
            self.answer(Response::chosen(target));
        }
    }

    pub(super) fn close(&self) {
        *self.progress() = AnswerProgress::Over;
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(*self.progress(), AnswerProgress::Over)
    }
}
