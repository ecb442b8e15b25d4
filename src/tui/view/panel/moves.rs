//! The list of the moves.

use ratatui::text::{Line, Span};

use super::Panel;
use crate::game::State;
use crate::tui::app::{ListedMove, MoveList, MoveRow};
use crate::tui::messages;
use crate::tui::theme::Role;
use crate::tui::view::quarto;

/// Columns of the number of a move on the line.
const NUMBER: usize = 4;

impl Panel<'_> {
    /// `Move 5`; `Move 5 of 31` of a position at which one looks.
    pub(super) fn count(&self) -> String {
        let shown = self.screen.shown();
        let moves = shown.on_board().moves();
        match shown.state() {
            _ if self.screen.is_looking() => messages::place(self.screen.tree(), shown),
            State::ToMove(_) => format!("Move {}", messages::number(shown.kind(), moves)),
            State::Over(_) if moves == 0 => {
                messages::stones(shown.kind(), shown.on_board().stones())
            }
            State::Over(_) if moves == 1 => "After 1 move".to_owned(),
            State::Over(_) => format!("After {moves} moves"),
        }
    }

    /// The rows of the list.
    pub(super) fn moves(&self, list: &MoveList) -> Vec<Line<'static>> {
        list.rows.iter().map(|row| self.row(row)).collect()
    }

    fn row(&self, row: &MoveRow) -> Line<'static> {
        let theme = &self.session.theme;
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

    /// A cell in the colour of who played there; in Quarto `[W*] 1,4` in that of the piece. The one at which
    /// one looks is as what is selected, and what comes after it is faint.
    fn name(&self, listed: &ListedMove) -> Span<'static> {
        let theme = &self.session.theme;
        let style = match listed.piece {
            _ if self.screen.is_looking() && self.screen.shown().node() == listed.node => {
                theme.style(Role::Selected)
            }
            _ if listed.is_ahead => theme.style(Role::Faint),
            Some(piece) => quarto::style(piece, theme),
            None => theme.name(listed.side),
        };
        Span::styled(listed.text.clone(), style)
    }
}
