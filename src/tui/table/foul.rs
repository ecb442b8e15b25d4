//! Fouls at the table: refused or played, and explained.

use super::Table;
use super::messages::Notice;
use crate::game::{AnyGame, FoulExplanation, FoulPenalty, GameKind, Target};
use crate::locale::text;
use crate::record::NodeId;
use crate::settings::FoulMarks;
use crate::tui::ctx::Ctx;
use crate::tui::naming;
use crate::tui::refusal::{Refusal, Validity};

/// Explanation on the board, with the current position and the one on the screen.
pub(super) type Explained = ((NodeId, NodeId), FoulExplanation);

impl Table {
    /// Checks that a side may not take some points in this game.
    pub(super) fn check_fouls(&self) -> Result<(), Refusal> {
        match self.kind() {
            GameKind::Rows(variant) if variant.rule().has_any_fouls() => Ok(()),
            kind => Err(text!("refusal-fouls", game = naming::kind_name(kind)).into()),
        }
    }

    /// Explains the point under the cursor, or the foul that lost the game.
    pub(super) fn explain_point(&mut self, ctx: &Ctx) -> Result<(), Refusal> {
        let AnyGame::Rows(game) = self.viewer.shown().on_board() else { return Ok(()) };
        let cell = self.viewer.pointer.cell;
        let found = self.forbidden.lost().cloned().or_else(|| FoulExplanation::of(game, cell));
        let Some(explained) = found else {
            let is_over = self.viewer.shown().state().mover().is_none();
            let why = if is_over { text!("refusal-over") } else { text!("refusal-occupied") };
            return Err(Refusal::of_position(why));
        };
        let words = explained.words(ctx.look.coordinates);
        self.messages.notice = Some(Notice::Done(words));
        self.explained = Some((self.place(), explained));
        Ok(())
    }

    /// Refuses a foul by a person, and shows why, unless it is to lose the game.
    pub(super) fn refuse_foul(&mut self, target: Target, ctx: &Ctx) -> Result<(), Refusal> {
        let (Target::Cell(point), AnyGame::Rows(game)) = (target, self.viewer.shown().on_board())
        else {
            return Ok(());
        };
        if ctx.user.settings.foul == FoulPenalty::Loses || game.foul(point).is_none() {
            return Ok(());
        }
        let Some(explained) = FoulExplanation::of(game, point) else { return Ok(()) };
        let words = explained.words(ctx.look.coordinates);
        self.explained = Some((self.place(), explained));
        Err(Refusal::from(words).until(Validity::Position))
    }

    /// Ends the explanation on the board, with its words. Returns whether there was one.
    pub(super) fn end_explanation(&mut self) -> bool {
        let had_one = self.explained.take().is_some();
        if had_one {
            self.messages.notice = None;
        }
        had_one
    }

    /// Foul to draw: the one that is explained, or the one that lost the game.
    pub(super) fn drawn_foul(&self) -> Option<&FoulExplanation> {
        let here = self.place();
        let explained = self.explained.as_ref().filter(|(place, _)| *place == here);
        explained.map(|(_, explained)| explained).or(self.forbidden.lost())
    }

    /// Finds the points that a side may not take in the position on the screen.
    pub(super) fn find_forbidden(&mut self, ctx: &Ctx) {
        let shown = self.viewer.shown();
        if let AnyGame::Rows(game) = shown.on_board() {
            let is_open = shown.state().mover().is_some();
            self.forbidden.settle(game, is_open && ctx.look.marks.forbidden == FoulMarks::Shown);
        }
    }
}
