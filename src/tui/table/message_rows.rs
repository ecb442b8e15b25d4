//! The rows below the status line: messages and keys.

use ratatui::layout::Rect;

use super::computer::Purpose;
use super::messages::Notice;
use super::{Mode, Table};
use crate::game::TargetKind;
use crate::tui::analysis::best_line;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::keymap::Label;
use crate::tui::layer::{Foot, Layer as _};
use crate::tui::naming;
use crate::tui::text::wrap;
use crate::tui::theme::Role;

impl Table {
    /// The rows below the status line. `untold` is the end of the game in full, where the status
    /// line left something out: it gives way to the keys.
    pub(super) fn foot(&self, untold: &[String], area: Rect, ctx: &Ctx) -> Foot {
        let (forms, role) = self.said(untold, area, ctx);
        Foot::new(&forms, role, area)
    }

    /// The message, the longest form first.
    fn said(&self, untold: &[String], area: Rect, ctx: &Ctx) -> (Vec<String>, Role) {
        let naming = self.naming(ctx);
        let has_panel = || ctx.look.has_panel(self.kind());
        match (&self.messages.notice, &self.mode) {
            (Some(Notice::Refused(refusal)), _) => return (refusal.forms(&naming), Role::Error),
            (Some(Notice::Done(forms)), _) => return (forms.clone(), Role::Notice),
            // Where there is a panel, that says it.
            (None, Mode::Explore(explored)) if !has_panel() => {
                return (explored.told(&naming), Role::Notice);
            }
            (None, Mode::SetUp(editor)) => {
                let sentences = editor.oddities();
                let is_told = has_panel() || sentences.is_empty();
                let said = if is_told { Vec::new() } else { vec![sentences.join(" ")] };
                return (said, Role::Notice);
            }
            _ => {}
        }
        let forms = if self.computer.is_thinking_for(Purpose::Hint) {
            let info = self.computer.thinking().and_then(|thinking| thinking.info.as_ref());
            let progress = info
                .map(|info| format!(": {}, depth {}", naming::seconds(info.elapsed), info.depth()));
            vec![format!("Looking for a hint{}", progress.unwrap_or_default())]
        } else if self.analysis.is_on && !has_panel() {
            let found = self.analysis.info.as_ref().zip(self.viewer.shown().state().mover());
            found.map_or_else(Vec::new, |(info, mover)| {
                best_line(info, mover, &naming, area.width.into())
            })
        } else {
            // The end in full, if there is room for it above the keys.
            let fits = |text: &&String| wrap(text, area.width.into()).len() < area.height.into();
            untold.iter().filter(fits).cloned().collect()
        };
        (forms, Role::Notice)
    }

    /// The keys that do something now, the most wanted first.
    pub(super) fn labels(&self, ctx: &Ctx) -> Vec<(Command, Label)> {
        // During a game nobody looks back.
        let studies =
            self.viewer.is_looking() || self.players.is_study || self.state().mover().is_none();
        let is_named =
            |command: &Command| studies || !matches!(command, Command::Walk(_) | Command::Review);
        let labels = ctx.user.keymap.footer(self.context());
        let is_shown = |command: &Command| is_named(command) && self.check(command, ctx).is_ok();
        let mut labels: Vec<_> = labels.filter(|(command, _)| is_shown(command)).collect();
        let wanted = self.wanted();
        labels.sort_by_key(|(command, _)| {
            wanted.iter().position(|wanted| wanted == command).unwrap_or(wanted.len())
        });
        let shown = self.viewer.shown();
        for (command, (_, word)) in &mut labels {
            *word = match command {
                Command::PlayAtCursor if shown.state().mover().is_none() => "again",
                Command::PlayAtCursor => match shown.target_kind() {
                    TargetKind::Cell(_) => "place",
                    TargetKind::Column(_) => "drop",
                    TargetKind::Piece => "select",
                },
                Command::Pause if self.clock.is_paused => "go on",
                Command::Analyse if self.analysis.is_on => "stop",
                Command::Review if self.is_reviewing() => "stop",
                _ => *word,
            };
        }
        labels
    }
}
