//! The computer at the table: the question to it, the progress of its search, and its answers.

use std::time::Duration;

use super::Table;
use super::report::hint;
use crate::game::{AnyGame, Target};
use crate::player::{Answer, EngineSettings, Info, Level, Response, Ticket};
use crate::rules::Point;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::event::{Effect, SeatId, SeatOptions};
use crate::tui::refusal::Refusal;

#[derive(Debug, Default)]
pub struct Computer {
    question: QuestionState,
    /// Progress of the last search for a move or a hint in this game.
    pub thought: Option<Info>,
}

#[derive(Debug, Default)]
enum QuestionState {
    #[default]
    None,
    Open(Thinking),
    /// The computer gave no answer. The player can ask again.
    Failed,
}

#[derive(Debug)]
pub struct Thinking {
    pub ticket: Ticket,
    pub purpose: Purpose,
    pub info: Option<Info>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Move,
    Hint,
    /// Pondering in the time of a person; nobody waits for the answer.
    Ponder,
}

impl Computer {
    pub const fn thinking(&self) -> Option<&Thinking> {
        match &self.question {
            QuestionState::Open(thinking) => Some(thinking),
            QuestionState::None | QuestionState::Failed => None,
        }
    }

    pub fn is_thinking_for(&self, purpose: Purpose) -> bool {
        self.thinking().is_some_and(|thinking| thinking.purpose == purpose)
    }

    /// The expected moves, its own next one first.
    pub fn expected(&self) -> &[Point] {
        match self.thinking() {
            Some(Thinking { purpose: Purpose::Move | Purpose::Hint, info: Some(info), .. }) => {
                info.pv()
            }
            _ => &[],
        }
    }

    /// Cancels the question, because the position or the players have changed.
    pub fn forget(&mut self, ctx: &mut Ctx) {
        if let QuestionState::Open(_) = std::mem::take(&mut self.question) {
            ctx.effects.push(Effect::Stop);
        }
    }

    /// The purpose of the question with this ticket, if somebody waits for the answer.
    pub fn awaits(&self, ticket: Ticket) -> Option<Purpose> {
        let thinking = self.thinking().filter(|it| it.ticket == ticket)?;
        Some(thinking.purpose).filter(|purpose| *purpose != Purpose::Ponder)
    }
}

impl Table {
    /// Asks the computer, if it has something to do and was not asked yet.
    pub(super) fn ask_computer(&mut self, ctx: &mut Ctx) {
        let Some(mover) = self.state().mover() else { return };
        if !matches!(self.computer.question, QuestionState::None)
            || self.clock.is_paused
            || self.players.is_study
        {
            return;
        }
        let other = mover.opponent();
        let remembers = || self.naming(ctx).level(other).is_some_and(Level::remembers);
        if self.is_computers_turn() {
            self.ask(SeatId::Side(mover), Purpose::Move, ctx);
        } else if ctx.ponders && remembers() {
            self.ask(SeatId::Side(other), Purpose::Ponder, ctx);
        }
    }

    fn ask(&mut self, seat: SeatId, purpose: Purpose, ctx: &mut Ctx) {
        self.computer.forget(ctx);
        let AnyGame::Rows(game) = self.viewer.record.on_board() else { return };
        let game = Box::new(game.clone());
        let level = match seat {
            SeatId::Side(side) => self.players.participants.level(side).unwrap_or_default(),
            SeatId::Adviser | SeatId::Analyst | SeatId::Surveyor => SeatOptions::HINT_LEVEL,
        };
        let engine = if level.remembers() { ctx.engine() } else { EngineSettings::default() };
        // Two computers with a clock need no pauses.
        let is_watched = self.participants().are_computers() && self.clock.time.is_none();
        let pace = if is_watched { SeatOptions::WATCHED } else { Duration::ZERO };
        let limits = match (purpose, seat) {
            (Purpose::Move, SeatId::Side(side)) => self.clock.limits(level, side, ctx.now),
            _ => level.limits(),
        };
        let (options, ticket) = (SeatOptions { level, pace, engine }, ctx.next_ticket());
        self.computer.question = QuestionState::Open(Thinking { ticket, purpose, info: None });
        ctx.effects.push(Effect::Ask { seat, options, limits, ticket, game });
    }

    /// Takes an answer of the computer, and returns whether it changes something.
    pub(super) fn answered(&mut self, answer: Answer, ctx: &mut Ctx) -> bool {
        if let Some(refusal) = self.analysis.failed(&answer, &mut self.viewer, ctx) {
            self.refuse(refusal, ctx);
            return true;
        }
        if let Some(is_new) = self.analysis.hear(&answer, &mut self.viewer) {
            return is_new;
        }
        if let Response::Short(shortage) = answer.response {
            self.say(format!("There is no more memory: {shortage}."));
            return true;
        }
        let Some(purpose) = self.computer.awaits(answer.ticket) else { return false };
        let is_hint = purpose == Purpose::Hint;
        let refusal = match answer.response {
            Response::Thinking(info) => {
                self.computer.thought = Some(info.clone());
                if let QuestionState::Open(thinking) = &mut self.computer.question {
                    thinking.info = Some(info);
                }
                return true;
            }
            Response::Move { point, reason } => {
                self.computer.question = QuestionState::None;
                let result = if is_hint {
                    self.viewer.record.cursor().check(Target::Cell(point))
                } else {
                    self.play_computers(point, ctx)
                };
                if is_hint && result.is_ok() {
                    self.viewer.point_to(Target::Cell(point));
                    let hint = hint(point, reason.as_ref(), &self.naming(ctx));
                    self.say(hint);
                }
                let Err(why) = result else { return true };
                Refusal::from(format!("The computer's move is not legal: {why}")).here()
            }
            Response::Failed(why) if is_hint => {
                Refusal::from(format!("There is no hint: {why}.")).here()
            }
            Response::Failed(why) => {
                Refusal::failed("The computer does not move", Command::MoveNow, &why).here()
            }
            Response::Short(_) => return false,
        };
        self.computer.question = if is_hint { QuestionState::None } else { QuestionState::Failed };
        self.refuse(refusal, ctx);
        true
    }

    pub(super) fn ask_for_hint(&mut self, ctx: &mut Ctx) {
        self.viewer.stop_looking();
        if !self.computer.is_thinking_for(Purpose::Hint) {
            self.ask(SeatId::Adviser, Purpose::Hint, ctx);
        }
    }

    /// Hurries the computer; asks it again if it gave no move, or for one move during a pause.
    pub(super) fn move_now(&mut self, ctx: &mut Ctx) {
        match (self.computer.thinking(), self.state().mover()) {
            (Some(_), _) => ctx.effects.push(Effect::Stop),
            (None, Some(mover)) => self.ask(SeatId::Side(mover), Purpose::Move, ctx),
            (None, None) => {}
        }
    }
}
