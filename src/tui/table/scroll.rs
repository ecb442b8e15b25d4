//! Text of the position on the screen, where it is longer than its place.

use super::Table;
use super::panel::Panel;
use crate::game::Step;
use crate::tui::ctx::Ctx;

/// Rows of a step.
const ROWS: usize = 3;

impl Table {
    /// First row of the text, which may be beyond its last excerpt.
    pub(super) fn top(&self) -> usize {
        let node = self.viewer.shown().node();
        self.scrolled.filter(|(scrolled, _)| *scrolled == node).map_or(0, |(_, top)| top)
    }

    /// Highest first row of the text in this window; 0 if it fits.
    pub(super) fn last_top(&self, ctx: &Ctx) -> usize {
        let Ok(layout) = ctx.look.game_layout(self.kind()) else { return 0 };
        match layout.panel {
            Some(area) => Panel::new(self, ctx, layout.bag.as_ref(), area).last_top,
            None => self.last_top_of_foot(&layout, ctx),
        }
    }

    pub(super) fn scroll(&mut self, step: Step, ctx: &Ctx) {
        let last = self.last_top(ctx);
        let top = self.top().min(last);
        let top = match step {
            Step::Up => (top + ROWS).min(last),
            Step::Down => top.saturating_sub(ROWS),
        };
        self.scrolled = Some((self.viewer.shown().node(), top));
    }
}
