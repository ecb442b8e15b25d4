//! The list of the moves.

use ratatui::text::{Line, Span};

use super::PanelText;
use crate::game::State;
use crate::tui::naming;
use crate::tui::quarto;
use crate::tui::theme::Role;
use crate::tui::viewer::{ListedMove, MoveList, MoveRow};

/// Columns of the number of a move.
const NUMBER: usize = 4;

impl PanelText<'_> {
    /// `Move 5`; `Move 5 of 31` where the screen shows another position of the record.
    pub fn count(&self) -> String {
        let shown = self.table.viewer.shown();
        let moves = shown.on_board().moves();
        match shown.state() {
            _ if self.table.viewer.is_looking() => naming::place(self.table.viewer.tree(), shown),
            State::ToMove(_) => format!("Move {}", naming::number(shown.kind(), moves)),
            State::Over(_) if moves == 0 => naming::stones(shown.kind(), shown.on_board().stones()),
            State::Over(_) if moves == 1 => "After 1 move".to_owned(),
            State::Over(_) => format!("After {moves} moves"),
        }
    }

    pub fn moves(&self, list: &MoveList) -> Vec<Line<'static>> {
        list.rows.iter().map(|row| self.row(row)).collect()
    }

    fn row(&self, row: &MoveRow) -> Line<'static> {
        let theme = &self.ctx.look.theme;
        let faint = theme.style(Role::Faint);
        let number = if row.is_branch {
            format!("  {} {} ", theme.glyphs.branch(), row.number)
        } else {
            format!("{:>NUMBER$}  ", row.number)
        };
        let mut filled = number.chars().count();
        let mut spans = vec![Span::styled(number, faint)];
        for listed in &row.moves {
            spans.push(Span::raw(" ".repeat(listed.column.saturating_sub(filled))));
            spans.push(self.name(listed));
            filled = listed.column + listed.text.chars().count();
        }
        if row.goes_on {
            spans.push(Span::styled(format!(" {}", theme.glyphs.ellipsis()), faint));
        }
        spans.into()
    }

    /// A cell in the colour of its side; in Quarto `[W*] 1,4` in that of the piece. The position on
    /// the screen is marked, and later moves are faint.
    fn name(&self, listed: &ListedMove) -> Span<'static> {
        let theme = &self.ctx.look.theme;
        let style = match listed.piece {
            _ if self.table.viewer.is_looking()
                && self.table.viewer.shown().node() == listed.node =>
            {
                theme.style(Role::Selected)
            }
            _ if listed.is_ahead => theme.style(Role::Faint),
            Some(piece) => quarto::style(piece, theme),
            None => theme.name(listed.side),
        };
        Span::styled(listed.text.clone(), style)
    }
}
