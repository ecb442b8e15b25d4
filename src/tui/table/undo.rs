//! Undo and redo.

use super::Table;
use crate::game::{End, Target};
use crate::locale::{self, text};
use crate::quarto::Piece;
use crate::record::Action;
use crate::rules::Point;
use crate::tui::ctx::Ctx;

impl Table {
    /// Undoes the last action or, for a person who plays the computer, goes back to the person's
    /// turn. Two computers wait after that, or the stone would be played again at once.
    pub(super) fn take_back(&mut self, ctx: &mut Ctx) {
        let mut points = Vec::new();
        self.viewer.moved_at = None;
        self.wait_for_person(ctx);
        while let Some(taken) = self.viewer.record.take_back() {
            let is_start = !self.viewer.record.can_take_back();
            self.clock.turn_back(taken, self.seat_to_act(), is_start, ctx.now);
            match taken {
                Action::End(End::OutOfTime(_)) => {
                    return self.say(text!("undo-time"));
                }
                // The move that reached the limit is undone with it.
                Action::End(End::MoveLimit) => continue,
                Action::End(_) => return self.say(text!("undo-end")),
                Action::Piece(piece) if self.is_persons_turn() => {
                    return self.say_piece("undo-piece", piece);
                }
                Action::Piece(_) => {}
                Action::Stone(point) => points.push(point),
                Action::Pass => self.say(text!("undo-pass")),
                Action::Choose(_) | Action::Declare(_) | Action::Offer(_) => {
                    self.say(text!("undo-decision"));
                }
            }
            if self.is_persons_turn() {
                break;
            }
        }
        self.say_stones("undo-moves", &points, ctx);
    }

    /// Redoes the last undone action or, against the computer, up to the person's turn or the end.
    pub(super) fn redo(&mut self, ctx: &mut Ctx) {
        let mut points = Vec::new();
        self.wait_for_person(ctx);
        let mut acted = self.seat_to_act();
        while let Some(action) = self.viewer.record.redo() {
            let player = std::mem::replace(&mut acted, self.seat_to_act());
            match action {
                Action::End(_) => {
                    self.note_end_off_board(ctx);
                    break;
                }
                Action::Piece(piece) => {
                    self.press_clock(player, ctx);
                    if self.is_persons_turn() {
                        return self.say_piece("redo-piece", piece);
                    }
                }
                Action::Pass => {
                    self.press_clock(player, ctx);
                    self.say(text!("redo-pass"));
                }
                Action::Choose(_) | Action::Declare(_) | Action::Offer(_) => {
                    self.press_clock(player, ctx);
                    self.say(text!("redo-decision"));
                }
                Action::Stone(point) => {
                    self.press_clock(player, ctx);
                    points.push(point);
                    if self.ends_at_limit() {
                        self.note_end_off_board(ctx);
                        break;
                    }
                }
            }
            if self.is_persons_turn() {
                break;
            }
        }
        self.say_stones("redo-moves", &points, ctx);
        self.note_end(ctx);
    }

    fn wait_for_person(&mut self, ctx: &mut Ctx) {
        self.viewer.stop_looking();
        if self.participants().are_computers() {
            self.set_paused(true, ctx);
        }
        self.computer.forget(ctx);
    }

    /// Checks whether a person continues, or watches two computers.
    fn is_persons_turn(&self) -> bool {
        self.participants().are_computers() || !self.is_computers_turn()
    }

    fn say_piece(&mut self, id: &str, piece: Piece) {
        self.viewer.point_to(Target::Piece(piece));
        let (number, letters) = (piece.number(), piece.letters());
        self.say(locale::format(id, &[("number", &number), ("piece", &letters)]));
    }

    fn say_stones(&mut self, id: &str, points: &[Point], ctx: &Ctx) {
        if let Some(&last) = points.last() {
            self.viewer.point_to(Target::Cell(last));
            let cells = self.naming(ctx).cells(points);
            self.say(locale::format(id, &[("cells", &cells)]));
        }
    }
}
