//! The lines of the two sides: who it is, the score, the clock.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{GAP, PanelText};
use crate::game::{AnyGame, State, TargetKind};
use crate::rules::Stone;
use crate::tui::board::badge;
use crate::tui::naming;
use crate::tui::text::fit_line;
use crate::tui::theme::{GlyphSet, Role};

/// Columns of a score, and of a clock.
const SCORE: usize = 4;
const CLOCK: usize = 8;

impl PanelText<'_> {
    pub fn players(&self) -> [Line<'static>; 2] {
        [Stone::First, Stone::Second].map(|side| self.player(side))
    }

    /// `> X  Ada   to move         1½   04:12`: the name and the action as far as there is room.
    fn player(&self, side: Stone) -> Line<'static> {
        let (theme, naming, width) = (&self.ctx.look.theme, &self.naming, self.width);
        let shown = self.table.viewer.shown();
        let (state, is_quarto) = (shown.state(), matches!(shown.on_board(), AnyGame::Quarto(_)));
        let is_mover = state.mover() == Some(side);
        let pointer = if is_mover { theme.glyphs.pointer() } else { ' ' };
        let mut spans = vec![Span::styled(format!("{pointer} "), theme.style(Role::Status))];
        if !is_quarto {
            spans.extend(badge(side, theme));
        }
        let right = self.right(side);

        let taken = |spans: &[Span]| spans.iter().map(Span::width).sum::<usize>();
        let room = width.saturating_sub(taken(&spans) + taken(&right));
        let forms = [naming.full_name(side), naming.name(side).to_owned()];
        let name = fit_line(&forms, room);
        let verb = match (state, shown.target_kind()) {
            (State::Over(outcome), _) if outcome.winner() == Some(side) => naming.wins(side),
            (State::Over(_), _) => "",
            _ if !is_mover => "",
            _ if !is_quarto => "to move",
            (_, TargetKind::Piece) => "selects",
            _ => "places",
        };
        let room = room.saturating_sub(name.width());
        spans.push(Span::styled(name, theme.name(side)));
        if !verb.is_empty() && GAP.len() + verb.len() <= room {
            let role = if state.mover().is_some() { Role::Faint } else { Role::Accent };
            spans.push(Span::styled(format!("{GAP}{verb}"), theme.style(role)));
        }
        let air = width.saturating_sub(taken(&spans) + taken(&right));
        spans.push(Span::raw(" ".repeat(air)));
        spans.extend(right);
        spans.into()
    }

    /// The score once a game has ended, and the clock, bright while it runs.
    fn right(&self, side: Stone) -> Vec<Span<'static>> {
        let theme = &self.ctx.look.theme;
        let score = self.table.score();
        let points = score.points(side, theme.glyphs != GlyphSet::Lines);
        let score = (score.matches() > 0)
            .then(|| Span::styled(format!("{points:>SCORE$}"), theme.style(Role::Status)));
        let clock = self.table.clock.time.as_ref().map(|clock| {
            let role = if clock.running() == Some(side) { Role::Status } else { Role::Faint };
            let time = naming::time(clock.left(side, self.ctx.now));
            Span::styled(format!("{time:>CLOCK$}"), theme.style(role))
        });
        score.into_iter().chain(clock).collect()
    }
}
