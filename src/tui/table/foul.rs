//! Fouls at the table and in its editor: refused or played, and explained.

use super::messages::Notice;
use super::{Mode, Table};
use crate::game::{AnyGame, FoulPenalty, Target};
use crate::settings::FoulMarks;
use crate::tui::ctx::Ctx;
use crate::tui::refusal::Refusal;

impl Table {
    /// Explains the point under the cursor, or the foul that lost the game.
    pub(super) fn explain_point(&mut self, ctx: &Ctx) -> Result<(), Refusal> {
        let (shown, cell) = match &self.mode {
            Mode::SetUp(editor) => (editor.record.cursor(), editor.pointer.cell),
            Mode::Play | Mode::Explore(_) => (self.viewer.shown(), self.viewer.pointer.cell),
        };
        if let AnyGame::Rows(game) = shown.on_board() {
            self.fouls.explain(game, cell)?;
            let words = self.fouls.words(ctx.look.coordinates);
            self.messages.notice = words.map(Notice::Done);
        }
        Ok(())
    }

    /// Refuses a foul by a person, and shows why, unless it is to lose the game.
    pub(super) fn refuse_foul(&mut self, target: Target, ctx: &Ctx) -> Result<(), Refusal> {
        match (target, self.viewer.shown().on_board()) {
            (Target::Cell(point), AnyGame::Rows(game))
                if ctx.user.settings.foul == FoulPenalty::Refused =>
            {
                self.fouls.refuse(game, point, ctx.look.coordinates)
            }
            _ => Ok(()),
        }
    }

    /// Ends the explanation on the board, with its words. Returns whether there was one.
    pub(super) fn end_explanation(&mut self) -> bool {
        let had_one = self.fouls.end_explanation();
        if had_one {
            self.messages.notice = None;
        }
        had_one
    }

    /// Finds the points that a side may not take in the position on the screen.
    pub(super) fn find_fouls(&mut self, ctx: &Ctx) {
        let is_wanted = ctx.look.marks.forbidden == FoulMarks::Shown;
        let shown = match &self.mode {
            Mode::SetUp(editor) => editor.record.cursor(),
            Mode::Play | Mode::Explore(_) => self.viewer.shown(),
        };
        if let AnyGame::Rows(game) = shown.on_board() {
            self.fouls.settle(game, is_wanted && shown.state().mover().is_some());
        }
    }
}
