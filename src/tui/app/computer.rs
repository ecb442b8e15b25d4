//! What the computer is asked, and what it answers.

use std::time::Duration;

use super::engine::{EngineState, Purpose, SeatId, SeatOptions, Thinking};
use super::game::GameScreen;
use super::session::Session;
use crate::game::{AnyGame, Target};
use crate::player::{Answer, Level, Response};
use crate::tui::event::Effect;
use crate::tui::messages::{Refusal, Report};

impl GameScreen {
    /// The question for the computer, if it has something to do and was not asked yet.
    pub(super) fn ask_computer(&mut self, session: &mut Session) -> Option<Effect> {
        let (participants, mover) = (self.participants(), self.game.state().mover()?);
        if self.engine != EngineState::Idle || self.is_paused {
            return None;
        }
        let other = mover.opponent();
        if participants.is_computer(mover) {
            self.ask(SeatId::Side(mover), Purpose::Move, session)
        } else if session.settings.ponders
            && self.naming(session).level(other).is_some_and(Level::remembers)
        {
            self.ask(SeatId::Side(other), Purpose::Ponder, session)
        } else {
            None
        }
    }

    fn ask(&mut self, seat: SeatId, purpose: Purpose, session: &mut Session) -> Option<Effect> {
        let AnyGame::Rows(game) = self.game.on_board() else { return None };
        let game = Box::new(game.clone());
        let level = match seat {
            SeatId::Side(side) => self.participants.level(side).unwrap_or_default(),
            SeatId::Adviser => SeatOptions::HINT_LEVEL,
        };
        let is_watched = self.participants().are_computers();
        let pace = if is_watched { SeatOptions::WATCHED } else { Duration::ZERO };
        let ticket = session.next_ticket();
        self.engine = EngineState::Thinking(Thinking { ticket, purpose, info: None });
        Some(Effect::Ask { seat, options: SeatOptions { level, pace }, ticket, game })
    }

    /// Hears what the computer says; `None` if nobody waits for it any more, or sees how far it has
    /// come.
    pub(super) fn answered(&mut self, answer: Answer, session: &Session) -> Option<Vec<Effect>> {
        let EngineState::Thinking(thinking) = &mut self.engine else { return None };
        if thinking.ticket != answer.ticket || thinking.purpose == Purpose::Ponder {
            return None;
        }
        let is_hint = thinking.purpose == Purpose::Hint;
        match answer.response {
            Response::Thinking(info) => thinking.info = Some(info),
            Response::Move { point, reason } if is_hint => {
                self.engine = EngineState::Idle;
                self.cursor.point_to(Target::Cell(point), &self.game);
                self.say(&Report::Hint(point, reason), session);
            }
            Response::Failed(why) if is_hint => {
                self.engine = EngineState::Idle;
                self.refuse(Refusal::NoHint(why), session);
            }
            Response::Move { point, .. } => {
                if let Err(why) = self.play(Target::Cell(point), session) {
                    self.engine = EngineState::Failed;
                    self.refuse(Refusal::WrongMove(why), session);
                }
            }
            Response::Failed(why) => {
                self.engine = EngineState::Failed;
                self.refuse(Refusal::NoMove(why), session);
            }
        }
        Some(Vec::new())
    }

    /// Asks for the best move in the person's place.
    pub(super) fn ask_for_hint(&mut self, session: &mut Session) -> Vec<Effect> {
        if self.engine.is_thinking_for(Purpose::Hint) {
            return Vec::new();
        }
        self.ask(SeatId::Adviser, Purpose::Hint, session).into_iter().collect()
    }

    /// Wants the computer's move now; asks it again if it gave none, and for one move if it waits.
    pub(super) fn move_now(&mut self, session: &mut Session) -> Vec<Effect> {
        match (self.engine.thinking(), self.game.state().mover()) {
            (Some(_), _) => vec![Effect::Stop],
            (None, Some(mover)) => {
                self.ask(SeatId::Side(mover), Purpose::Move, session).into_iter().collect()
            }
            (None, None) => Vec::new(),
        }
    }
}
