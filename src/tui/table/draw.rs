//! Offers of a draw, and their answers.
//!
//! Between two people, the offer is a question to the other one. The computer answers by a quick
//! search at its level.

use super::Table;
use super::computer::Purpose;
use crate::game::End;
use crate::locale::text;
use crate::player::{Response, is_draw_enough, is_old_enough};
use crate::rules::Stone;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::event::SeatId;
use crate::tui::layer::Handled;
use crate::tui::question::Question;
use crate::tui::refusal::{Refusal, Validity};

impl Table {
    /// Checks that a draw can be offered in the current position.
    pub(super) fn check_draw(&self, command: &Command) -> Result<(), Refusal> {
        let (record, participants) = (&self.viewer.record, self.participants());
        let opponent = participants.person().and_then(|it| participants.computer(it.opponent()));
        let is_engine = opponent.is_some_and(|opponent| opponent.engine().is_some());
        Err(match command {
            Command::OfferDraw if participants.are_computers() => {
                Refusal::tip("refusal-draw-computers", Command::NewGame(None))
            }
            // The Gomocup protocol has no offers.
            Command::OfferDraw if is_engine => text!("refusal-draw-engine").into(),
            Command::OfferDraw if self.is_computers_turn() => {
                Refusal::from(text!("refusal-draw-turn")).until(Validity::ComputersTurn)
            }
            Command::OfferDraw if record.on_board().moves() < End::MOVES_BEFORE_DRAW => {
                Refusal::of_position(text!("refusal-draw-early"))
            }
            Command::OfferDraw if self.offered_at == Some(record.node()) => {
                Refusal::of_position(text!("refusal-draw-twice"))
            }
            _ => return Ok(()),
        })
    }

    /// Offers a draw on behalf of the side to move.
    pub(super) fn offer_draw(&mut self, ctx: &mut Ctx) -> Handled {
        let Some(side) = self.side_to_act() else { return Handled::Done };
        self.offered_at = Some(self.viewer.record.node());
        if self.participants().person().is_none() {
            let [(_, player), (_, short)] = self.naming(ctx).players(side);
            let forms = [player, short].map(|player| text!("draw-question", player = player));
            let (yes, no) = (Command::AgreeDraw, Some(Command::DeclineDraw));
            return Handled::Open(Box::new(Question { forms, yes, no }));
        }
        if is_old_enough(self.viewer.record.on_board()) {
            self.say(text!("draw-offered"));
            self.ask(SeatId::Side(side.opponent()), Purpose::Draw, ctx);
        } else {
            self.say(text!("draw-too-early"));
        }
        Handled::Done
    }

    pub(super) fn agree_draw(&mut self, ctx: &mut Ctx) {
        if self.viewer.record.end(End::Drawn) {
            self.end_off_board(ctx);
        }
    }

    pub(super) fn decline_draw(&mut self, ctx: &Ctx) {
        if let Some(side) = self.side_to_act() {
            let [(_, player), _] = self.naming(ctx).players(side.opponent());
            self.say(text!("draw-declined", player = player));
        }
    }

    /// Takes an answer of the computer to the offer. Returns whether it changes something.
    pub(super) fn hear_about_draw(&mut self, response: Response, ctx: &mut Ctx) -> bool {
        let is_accepted = match response {
            Response::Thinking(info) => {
                self.computer.note(info);
                return false;
            }
            Response::Move { .. } => {
                let value = self.computer.finish();
                let computer = self.participants().person().map(Stone::opponent);
                let game = self.viewer.record.on_board();
                computer.is_some_and(|computer| is_draw_enough(game, computer, value))
            }
            Response::Failed(_) => {
                self.computer.finish();
                false
            }
            Response::Short(_) | Response::Said(_) => return false,
        };
        if is_accepted {
            self.say(text!("draw-accepted"));
            self.agree_draw(ctx);
        } else {
            self.say(text!("draw-refused"));
        }
        true
    }
}
