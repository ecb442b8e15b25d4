//! What is taken back, and played again.

use super::game::GameScreen;
use super::session::Session;
use crate::game::{End, Target};
use crate::record::Action;
use crate::tui::messages::Report;

impl GameScreen {
    /// Takes back what happened last; of a person against the computer, back to the person's turn.
    /// Two computers wait after that, or the stone would be back at once.
    pub(super) fn take_back(&mut self, session: &mut Session) {
        let mut points = Vec::new();
        self.stop_looking();
        self.moved_at = None;
        self.wait_for_person(session);
        while let Some(taken) = self.game.take_back() {
            self.turn_clock_back(taken, session);
            match taken {
                Action::End(End::OutOfTime(_)) => {
                    return self.say(Report::GameGoesOnWithoutClock, session);
                }
                Action::End(_) => {
                    return self.say(Report::GameGoesOn, session);
                }
                Action::Piece(piece) => {
                    self.cursor.point_to(Target::Piece(piece), self.game.cursor());
                    return self.say(Report::PutBack(piece), session);
                }
                Action::Stone(point) => {
                    self.cursor.point_to(Target::Cell(point), self.game.cursor());
                    points.push(point);
                }
            }
            if self.is_persons_turn() {
                break;
            }
        }
        self.say(Report::TakenBack(points), session);
    }

    /// Plays again what was taken back last; of a person against the computer, up to the person's turn
    /// or the end.
    pub(super) fn redo(&mut self, session: &mut Session) {
        let mut points = Vec::new();
        self.stop_looking();
        self.wait_for_person(session);
        while let Some(action) = self.game.redo() {
            match action {
                Action::End(_) => {
                    self.end_off_board(session);
                    break;
                }
                Action::Piece(piece) => {
                    self.press_clock(session);
                    self.cursor.point_to(Target::Piece(piece), self.game.cursor());
                    return self.say(Report::SelectedAgain(piece), session);
                }
                Action::Stone(point) => {
                    self.press_clock(session);
                    self.cursor.point_to(Target::Cell(point), self.game.cursor());
                    points.push(point);
                }
            }
            if self.is_persons_turn() {
                break;
            }
        }
        if !points.is_empty() {
            self.say(Report::PlayedAgain(points), session);
        }
        self.note_end(session);
    }

    fn wait_for_person(&mut self, session: &mut Session) {
        if self.participants().are_computers() {
            self.set_paused(true, session);
        }
        self.forget_question(session);
    }

    /// Whether somebody but the computer is to go on: two computers are watched by one.
    fn is_persons_turn(&self) -> bool {
        self.participants().are_computers() || !self.is_computers_turn()
    }
}
