//! How games went on from the position: a line for all of them, and one for each move.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Panel;
use crate::collection::Tally;
use crate::rules::{BySide, Stone};
use crate::tui::app::{EXPLORER, Explored};
use crate::tui::layout::fit_line;
use crate::tui::theme::{GlyphSet, Role};

/// Columns of a cell's name and of a number.
const CELL: usize = 6;
const NUMBER: usize = 7;

impl Panel<'_> {
    pub(super) fn explorer(&self, explored: &Explored, area: Rect) -> Vec<Line<'static>> {
        let width = usize::from(area.width);
        let theme = &self.session.theme;
        let mut lines = vec![Line::default(), self.heading("Explorer", width)];
        let Some(found) = explored.found().filter(|found| found.games.total() > 0) else {
            let text = fit_line(&explored.told(&self.screen.naming(self.session)), width);
            lines.push(Line::styled(text, theme.style(Role::Faint)));
            return lines;
        };
        lines.push(self.tally("all", found.games, Role::Faint, width));
        let naming = self.screen.naming(self.session);
        let rows = usize::from(area.height).saturating_sub(EXPLORER);
        for index in explored.shown(rows) {
            let continuation = &explored.continuations()[index];
            let is_selected = index == explored.selected();
            let role = if is_selected { Role::Selected } else { Role::Ground };
            lines.push(self.tally(
                &naming.cell(continuation.point),
                continuation.games,
                role,
                width,
            ));
        }
        lines
    }

    /// `7,7     123  ███████░░▒▒▒`: how many games, and how they ended.
    fn tally(&self, name: &str, games: Tally, role: Role, width: usize) -> Line<'static> {
        let theme = &self.session.theme;
        let head = format!("{name:<CELL$}{:>NUMBER$} ", games.total());
        let columns = width.saturating_sub(head.len() + 1);
        let Tally { won: BySide { first, .. }, drawn, unfinished } = games;
        let [first, open] =
            [first, first + drawn + unfinished].map(|part| share(part, games, columns));
        let parts = [first, open - first, columns - open];
        let has_colour = theme.glyphs == GlyphSet::Lines && theme.has_colour();
        let glyphs =
            if has_colour { ["\u{2588}", "\u{2591}", "\u{2588}"] } else { ["X", "-", "O"] };
        let styles =
            [theme.name(Stone::First), theme.style(Role::Faint), theme.name(Stone::Second)];
        let bar = glyphs.into_iter().zip(parts).zip(styles);
        let bar = bar.map(|((glyph, part), style)| Span::styled(glyph.repeat(part), style));
        std::iter::once(Span::styled(head, theme.style(role)))
            .chain([Span::raw(" ")])
            .chain(bar)
            .collect()
    }
}

/// So many of the columns as these are of all games.
fn share(part: u32, all: Tally, columns: usize) -> usize {
    let (part, all) = (part as usize, (all.total() as usize).max(1));
    (part * columns + all / 2) / all
}
