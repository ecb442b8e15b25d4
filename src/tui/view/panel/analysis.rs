//! What the engine says of the position: who stands better, the best lines, and the curve of the game.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Panel;
use crate::rules::Stone;
use crate::tui::app::curve_plies;
use crate::tui::layout::fit_line;
use crate::tui::messages;
use crate::tui::theme::{GlyphSet, Role};

/// Parts of a cell that are filled from the left, in eighths.
const EIGHTHS: [char; 9] = [
    ' ', '\u{258f}', '\u{258e}', '\u{258d}', '\u{258c}', '\u{258b}', '\u{258a}', '\u{2589}',
    '\u{2588}',
];
/// The same from below.
const HEIGHTS: [char; 9] = [
    ' ', '\u{2581}', '\u{2582}', '\u{2583}', '\u{2584}', '\u{2585}', '\u{2586}', '\u{2587}',
    '\u{2588}',
];

impl Panel<'_> {
    /// The bar, how far the engine has come, and its lines.
    pub(super) fn analysis(&self, width: usize) -> Vec<Line<'static>> {
        let analysis = &self.screen.analysis;
        let mut lines = vec![Line::default(), self.heading("Analysis", width), self.bar(width)];
        lines.push(self.effort(width));
        let naming = self.screen.naming(self.session);
        let verdicts: Vec<String> =
            analysis.lines().iter().map(|line| messages::verdict(line.verdict)).collect();
        let longest = verdicts.iter().map(String::len).max().unwrap_or_default();
        for ((index, line), verdict) in analysis.lines().iter().enumerate().zip(verdicts) {
            let head = format!("{:>2}  {verdict:<longest$}  ", index + 1);
            let moves = messages::line_moves(line, &naming, width.saturating_sub(head.len()));
            let role =
                if analysis.selected() == Some(index) { Role::Selected } else { Role::Ground };
            let text = format!("{head}{moves}");
            let air = width.saturating_sub(text.chars().count());
            let style = self.session.theme.style(role);
            lines.push(Line::styled(format!("{text}{}", " ".repeat(air)), style));
        }
        lines
    }

    /// How far it came, or why there is nothing to say.
    fn effort(&self, width: usize) -> Line<'static> {
        let analysis = &self.screen.analysis;
        let faint = self.session.theme.style(Role::Faint);
        let forms = match analysis.info() {
            Some(info) => messages::effort(info),
            None if analysis.is_thinking() => vec!["thinking".to_owned()],
            None => vec!["the game is over here".to_owned()],
        };
        let done = if analysis.is_thinking() { "" } else { "done  " };
        let forms = forms.into_iter().map(|form| format!("{done}{form}"));
        let forms: Vec<String> = forms.collect();
        Line::styled(fit_line(&forms, width), faint)
    }

    /// `X 63% ███████▌     37% O`: the first side's part of the bar is its chance of winning.
    fn bar(&self, width: usize) -> Line<'static> {
        let theme = &self.session.theme;
        let Some(chance) = self.screen.chance() else {
            return Line::styled("nothing is known yet", theme.style(Role::Faint));
        };
        let [first, second] = [Stone::First, Stone::Second].map(messages::mark);
        let left = format!("{first} {:>4} ", messages::percent(chance));
        let right = format!(" {:<4} {second}", messages::percent(1.0 - chance));
        let columns = width.saturating_sub(left.len() + right.len());
        let eighths = share(chance, columns * 8);
        let (full, part) = (eighths / 8, eighths % 8);
        let mut spans = vec![Span::styled(left, theme.name(Stone::First))];
        if theme.glyphs == GlyphSet::Lines && theme.has_colour() {
            let style = self.two_sided();
            let mut bar: String = EIGHTHS[8].to_string().repeat(full);
            if full < columns {
                bar.push(EIGHTHS[part]);
                bar.extend(std::iter::repeat_n(' ', columns - full - 1));
            }
            spans.push(Span::styled(bar, style));
        } else {
            let full = share(chance, columns);
            spans.push(Span::raw(format!("{}{}", "#".repeat(full), "-".repeat(columns - full))));
        }
        spans.push(Span::styled(right, theme.name(Stone::Second)));
        Line::from(spans)
    }

    /// The colours of both sides: the first in front, the second behind.
    fn two_sided(&self) -> Style {
        let theme = &self.session.theme;
        let [first, second] = [theme.palette.first.stone, theme.palette.second.stone];
        Style::new().fg(theme.colour(first)).bg(theme.colour(second))
    }

    /// The curve: in each column the first side's part is filled from below. In the row of air above it a pointer
    /// stands where one looks.
    pub(super) fn curve(&self, area: Rect, buffer: &mut Buffer) {
        let theme = &self.session.theme;
        let Some(rows) = usize::from(area.height).checked_sub(1).filter(|&rows| rows > 0) else {
            return;
        };
        let curve = self.screen.curve();
        let has_colour = theme.glyphs == GlyphSet::Lines && theme.has_colour();
        let plies = curve_plies(curve.len(), area.width.into());
        if let Some(column) = column_of(self.screen.shown().ply(), &plies) {
            let pointer = &mut buffer[(area.x + column, area.y)];
            pointer.set_char(theme.glyphs.down()).set_style(theme.style(Role::Ground));
        }
        for (x, ply) in (area.x..).zip(plies) {
            let Some((_, chance)) = curve.get(ply) else { continue };
            for (row, y) in (0..rows).rev().zip(area.y + 1..) {
                let cell = &mut buffer[(x, y)];
                match chance {
                    None => {
                        let glyph = if row == 0 { theme.glyphs.empty() } else { ' ' };
                        cell.set_char(glyph).set_style(theme.style(Role::Faint));
                    }
                    Some(chance) if has_colour => {
                        let filled = share(*chance, rows * 8).saturating_sub(row * 8).min(8);
                        cell.set_char(HEIGHTS[filled]).set_style(self.two_sided());
                    }
                    Some(chance) => {
                        let is_filled = share(*chance, rows) > row;
                        cell.set_char(if is_filled { '#' } else { '.' });
                        cell.set_style(theme.style(Role::Ground));
                    }
                }
            }
        }
    }
}

/// The column in which a position stands, the middle one of several; the nearest one if it has none.
fn column_of(here: usize, plies: &[usize]) -> Option<u16> {
    let first = plies.partition_point(|&ply| ply < here);
    let behind = plies.partition_point(|&ply| ply <= here);
    let middle = (first + behind.saturating_sub(1)).div_ceil(2).min(plies.len().checked_sub(1)?);
    u16::try_from(middle).ok()
}

/// So many of all, at least one where there is a chance, and not all where there is none.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "a part of a few columns"
)]
fn share(chance: f64, all: usize) -> usize {
    ((chance * all as f64).round() as usize).min(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_has_one_column_also_where_there_are_more_or_fewer_than_positions() {
        let three_each = [0, 0, 0, 1, 1, 1, 2, 2, 2];
        assert_eq!([0, 1, 2].map(|here| column_of(here, &three_each)), [1, 4, 7].map(Some));
        assert_eq!([0, 1].map(|here| column_of(here, &[0, 0, 1, 1])), [1, 3].map(Some));
        let every_third = [0, 3, 6];
        assert_eq!(
            [0, 1, 3, 6, 8].map(|here| column_of(here, &every_third)),
            [0, 1, 1, 2, 2].map(Some)
        );
        assert_eq!(column_of(0, &[]), None);
    }
}
