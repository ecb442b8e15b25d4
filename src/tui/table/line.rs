//! Lines of the analysis in the record.

use super::Table;
use crate::locale::text;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;

impl Table {
    /// Adds the selected line, or else the best one, to the record as a variation of the position on
    /// the screen. Moves that are already there are used again.
    pub(super) fn take_line(&mut self, ctx: &Ctx) {
        let index = self.analysis.selected().unwrap_or(0);
        let Some(line) = self.analysis.lines().get(index) else { return };
        let mut node = self.viewer.shown().node();
        let record = &mut self.viewer.record;
        let mut first = None;
        let mut added = 0;
        for &target in &line.pv {
            let before = record.tree().len();
            let Ok(next) = record.add(node, target) else { break };
            if record.tree().len() > before {
                first = first.or(Some(next));
                added += 1;
            }
            node = next;
        }
        self.viewer.follow_tree();
        let Some(first) = first else { return self.say(text!("line-known")) };
        self.taken_line = Some(first);
        let said =
            self.naming(ctx).with_key("line-taken", &Command::TakeBack, &[("number", &added)]);
        self.say(said);
    }

    /// Removes the line that was added last.
    pub(super) fn leave_line(&mut self) {
        let Some(first) = self.taken_line.take() else { return };
        self.viewer.record.delete(first);
        self.viewer.follow_tree();
        self.say(text!("line-left"));
    }
}
