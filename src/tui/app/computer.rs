//! What the computer is asked, and what it answers.

use std::time::Duration;

use super::engine::{EngineState, Purpose, Thinking};
use super::game::GameScreen;
use super::session::Session;
use crate::game::{AnyGame, Target};
use crate::player::{Answer, EngineSettings, Level, Response};
use crate::tui::event::{Effect, SeatId, SeatOptions};
use crate::tui::messages::{Refusal, Report};

impl GameScreen {
    /// Asks the computer, if it has something to do and was not asked yet.
    pub(super) fn ask_computer(&mut self, session: &mut Session) {
        let Some(mover) = self.game.state().mover() else { return };
        if self.engine != EngineState::Idle || self.is_paused || self.is_study {
            return;
        }
        let other = mover.opponent();
        let remembers = || self.naming(session).level(other).is_some_and(Level::remembers);
        if self.is_computers_turn() {
            self.ask(SeatId::Side(mover), Purpose::Move, session);
        } else if session.ponders && remembers() {
            self.ask(SeatId::Side(other), Purpose::Ponder, session);
        }
    }

    fn ask(&mut self, seat: SeatId, purpose: Purpose, session: &mut Session) {
        self.forget_question(session);
        let AnyGame::Rows(game) = self.game.on_board() else { return };
        let game = Box::new(game.clone());
        let level = match seat {
            SeatId::Side(side) => self.participants.level(side).unwrap_or_default(),
            SeatId::Adviser | SeatId::Analyst | SeatId::Surveyor => SeatOptions::HINT_LEVEL,
        };
        // Two computers with a clock are as fast as they can.
        let engine = if level.remembers() { session.engine() } else { EngineSettings::default() };
        let is_watched = self.participants().are_computers() && self.clock.is_none();
        let pace = if is_watched { SeatOptions::WATCHED } else { Duration::ZERO };
        let limits = match (purpose, seat) {
            (Purpose::Move, SeatId::Side(side)) => self.limits(level, side, session.now),
            _ => level.limits(),
        };
        let (options, ticket) = (SeatOptions { level, pace, engine }, session.next_ticket());
        self.engine = EngineState::Thinking(Thinking { ticket, purpose, info: None });
        session.effects.push(Effect::Ask { seat, options, limits, ticket, game });
    }

    /// Drops the question that the computer was asked, or that it gave no answer to: the position or the
    /// players have changed, and it need not think on.
    pub(super) fn forget_question(&mut self, session: &mut Session) {
        if let EngineState::Thinking(_) = std::mem::take(&mut self.engine) {
            session.effects.push(Effect::Stop);
        }
    }

    /// Hears what the computer says; whether somebody waits for it, or sees how far it has come.
    pub(super) fn answered(&mut self, answer: Answer, session: &mut Session) -> bool {
        if self.analysis_fails(&answer, session) {
            return true;
        }
        if let Some(is_new) = self.hear_analysis(&answer) {
            return is_new;
        }
        if let Response::Short(shortage) = answer.response {
            self.say(Report::Short(shortage), session);
            return true;
        }
        let EngineState::Thinking(thinking) = &mut self.engine else { return false };
        if thinking.ticket != answer.ticket || thinking.purpose == Purpose::Ponder {
            return false;
        }
        let is_hint = thinking.purpose == Purpose::Hint;
        let refusal = match answer.response {
            Response::Thinking(info) => {
                self.thought = Some(info.clone());
                thinking.info = Some(info);
                return true;
            }
            Response::Move { point, reason } if is_hint => {
                match self.game.clone().play(Target::Cell(point)) {
                    Ok(_) => {
                        self.engine = EngineState::Idle;
                        self.cursor.point_to(Target::Cell(point), self.game.cursor());
                        self.say(Report::Hint(point, reason), session);
                        return true;
                    }
                    Err(why) => Refusal::WrongMove(why),
                }
            }
            Response::Move { point, .. } => {
                self.engine = EngineState::Idle;
                match self.play_computers(point, session) {
                    Ok(()) => return true,
                    Err(why) => Refusal::WrongMove(why),
                }
            }
            Response::Failed(why) if is_hint => Refusal::NoHint(why),
            Response::Failed(why) => Refusal::NoMove(why),
            Response::Short(_) => return false,
        };
        self.engine = if is_hint { EngineState::Idle } else { EngineState::Failed };
        self.refuse(refusal, session);
        true
    }

    /// Asks for the best move in the person's place.
    pub(super) fn ask_for_hint(&mut self, session: &mut Session) {
        self.stop_looking();
        if !self.engine.is_thinking_for(Purpose::Hint) {
            self.ask(SeatId::Adviser, Purpose::Hint, session);
        }
    }

    /// Wants the computer's move now; asks it again if it gave none, and for one move if it waits.
    pub(super) fn move_now(&mut self, session: &mut Session) {
        match (self.engine.thinking(), self.game.state().mover()) {
            (Some(_), _) => session.effects.push(Effect::Stop),
            (None, Some(mover)) => self.ask(SeatId::Side(mover), Purpose::Move, session),
            (None, None) => {}
        }
    }
}
