//! The lines of the two sides: who it is, the score, the clock.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{GAP, Panel};
use crate::game::{AnyGame, State, TargetKind};
use crate::rules::Stone;
use crate::tui::layout::fit_line;
use crate::tui::messages;
use crate::tui::theme::{GlyphSet, Role, Theme};

/// Columns of a score, and of a clock.
const SCORE: usize = 4;
const CLOCK: usize = 8;

impl Panel<'_> {
    /// `> X  Ada   to move         1½   04:12`: the name as long as there is room for it, what the side
    /// does if there is room for that, too.
    pub(super) fn player(&self, side: Stone, width: usize) -> Line<'static> {
        let (theme, naming) = (&self.session.theme, self.screen.naming(self.session));
        let state = self.screen.shown().state();
        let is_mover = state.mover() == Some(side);
        let pointer = if is_mover { theme.glyphs.pointer() } else { ' ' };
        let mut spans = vec![Span::styled(format!("{pointer} "), theme.style(Role::Status))];
        spans.extend(self.stone(side));
        let right = self.right(side);

        let taken = |spans: &[Span]| spans.iter().map(Span::width).sum::<usize>();
        let room = width.saturating_sub(taken(&spans) + taken(&right));
        let forms = [naming.full_name(side), naming.name(side).to_owned()];
        let name = fit_line(&forms, room);
        let verb = match (state, self.screen.shown().on_board(), self.screen.shown().target_kind())
        {
            (State::Over(outcome), ..) if outcome.winner() == Some(side) => naming.wins(side),
            (State::Over(_), ..) => "",
            _ if !is_mover => "",
            (_, AnyGame::Rows(_), _) => "to move",
            (_, AnyGame::Quarto(_), TargetKind::Piece) => "selects",
            (_, AnyGame::Quarto(_), _) => "places",
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

    /// What its stones look like; in Quarto sides have none.
    pub(super) fn stone(&self, side: Stone) -> Vec<Span<'static>> {
        if matches!(self.screen.shown().on_board(), AnyGame::Quarto(_)) {
            return Vec::new();
        }
        stone(side, &self.session.theme)
    }

    /// The score, once a match has ended, and the clock, plain to see while it runs.
    fn right(&self, side: Stone) -> Vec<Span<'static>> {
        let theme = &self.session.theme;
        let score = self.screen.score();
        let points = score.points(side);
        let points = match theme.glyphs {
            GlyphSet::Lines => points.to_string(),
            GlyphSet::Dots | GlyphSet::Ascii => points.in_ascii(),
        };
        let score = (score.matches() > 0)
            .then(|| Span::styled(format!("{points:>SCORE$}"), theme.style(Role::Status)));
        let clock = self.screen.clock.as_ref().map(|clock| {
            let role = if clock.running() == Some(side) { Role::Status } else { Role::Faint };
            let time = messages::time(clock.left(side, self.session.now));
            Span::styled(format!("{time:>CLOCK$}"), theme.style(role))
        });
        score.into_iter().chain(clock).collect()
    }
}

/// What a side's stones look like: their letter, or a stone on the board.
pub fn stone(side: Stone, theme: &Theme) -> Vec<Span<'static>> {
    let (letter, style) = (messages::mark(side), theme.stone(side));
    let colours = match side {
        Stone::First => theme.palette.first,
        Stone::Second => theme.palette.second,
    };
    let mut stone = match (theme.has_colour(), theme.glyphs, theme.has_letters()) {
        (true, GlyphSet::Lines, false) => {
            let style = theme.style(Role::Board).fg(theme.colour(colours.stone));
            vec![Span::styled(" \u{25cf} ", style)]
        }
        (true, GlyphSet::Lines, true) => {
            let edge = style.fg(theme.colour(colours.stone)).bg(theme.colour(theme.palette.ground));
            vec![
                Span::styled("\u{2590}", edge),
                Span::styled(letter.to_string(), style),
                Span::styled("\u{258c}", edge),
            ]
        }
        (true, ..) => vec![Span::styled(format!(" {letter} "), style)],
        (false, ..) => vec![Span::styled(letter.to_string(), style)],
    };
    stone.push(Span::raw(" "));
    stone
}
