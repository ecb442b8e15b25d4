//! The position that is set up.

use ratatui::text::{Line, Span};

use super::{GAP, Panel};
use crate::rules::Stone;
use crate::tui::app::{self, Editor};
use crate::tui::layout::wrap;
use crate::tui::messages::{self, PositionSummary};
use crate::tui::theme::Role;

impl Panel<'_> {
    /// How many stones each side has, whose turn it is, whose stone comes next, and what is to be known
    /// besides.
    pub(super) fn editor(
        &self,
        editor: &Editor,
        panel: &app::Panel,
        width: usize,
    ) -> Vec<Line<'static>> {
        let (theme, naming) = (&self.session.theme, self.screen.naming(self.session));
        let summary = editor.summary();
        let mut lines = self.title(panel, width);
        lines.push(Line::default());
        lines.extend([Stone::First, Stone::Second].map(|side| self.edited_side(&summary, side)));
        lines.extend([Line::default(), self.heading("Position", width)]);
        let next = format!("The next stone is an {}.", messages::mark(editor.side()));
        lines.push(Line::styled(next, theme.style(Role::Ground)));
        for sentence in summary.sentences(&naming) {
            let words = wrap(&sentence, width).into_iter();
            lines.extend(words.map(|text| Line::styled(text, theme.style(Role::Notice))));
        }
        lines
    }

    /// `> X  5 stones  to move`.
    fn edited_side(&self, summary: &PositionSummary, side: Stone) -> Line<'static> {
        let theme = &self.session.theme;
        let is_mover = summary.to_move == side;
        let pointer = if is_mover { theme.glyphs.pointer() } else { ' ' };
        let count = messages::stones(self.screen.kind(), *summary.stones.of(side));
        let mut spans = vec![Span::styled(format!("{pointer} "), theme.style(Role::Status))];
        spans.extend(self.stone(side));
        spans.push(Span::styled(count, theme.name(side)));
        if is_mover {
            spans.push(Span::styled(format!("{GAP}to move"), theme.style(Role::Faint)));
        }
        spans.into()
    }
}
