//! View of the analysis: winning chances, best lines, and the curve of the game.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::Analysis;
use crate::locale::text;
use crate::player::{self, Info, Verdict};
use crate::rules::Stone;
use crate::tui::naming::{Naming, count, mark, seconds};
use crate::tui::text::{column, fit_line, heading};
use crate::tui::theme::{Role, Theme};
use crate::tui::viewer::Viewer;

/// Blocks that fill eighths of a cell from the left.
const EIGHTHS: [char; 9] = [
    ' ', '\u{258f}', '\u{258e}', '\u{258d}', '\u{258c}', '\u{258b}', '\u{258a}', '\u{2589}',
    '\u{2588}',
];
/// Blocks that fill eighths of a cell from below.
const HEIGHTS: [char; 9] = [
    ' ', '\u{2581}', '\u{2582}', '\u{2583}', '\u{2584}', '\u{2585}', '\u{2586}', '\u{2587}',
    '\u{2588}',
];

/// Rows above the lines of the analysis: a blank row, a heading, the bar, and the progress.
pub const HEAD: usize = 4;

/// Lines of the panel: the chances, the progress of the search, and the best lines.
pub fn lines(
    analysis: &Analysis,
    viewer: &Viewer,
    naming: &Naming,
    theme: &Theme,
    width: usize,
) -> Vec<Line<'static>> {
    let bar = bar(analysis.chance(viewer), theme, width);
    let head = heading(&text!("analysis-heading"), width, theme);
    let mut lines = vec![Line::default(), head, bar, effort(analysis, theme, width)];
    let verdicts: Vec<String> = analysis.lines().iter().map(|line| verdict(line.verdict)).collect();
    let longest = verdicts.iter().map(|verdict| verdict.width()).max().unwrap_or_default();
    for ((index, line), verdict) in analysis.lines().iter().enumerate().zip(verdicts) {
        let head = format!("{:>2}  {}  ", index + 1, column(&verdict, longest));
        let room = width.saturating_sub(head.width());
        let moves = line_moves(line, naming, room);
        let is_selected = analysis.selected() == Some(index);
        let role = if is_selected { Role::Selected } else { Role::Ground };
        lines.push(Line::styled(format!("{head}{moves:<room$}"), theme.style(role)));
    }
    lines
}

/// Formats depth and nodes of the search, or the reason why there is none.
fn effort(analysis: &Analysis, theme: &Theme, width: usize) -> Line<'static> {
    let forms = match &analysis.info {
        Some(info) => {
            let (depth, nodes, time) = (info.depth(), count(info.nodes), seconds(info.elapsed));
            let millis = u64::try_from(info.elapsed.as_millis()).unwrap_or(u64::MAX).max(1);
            let speed = count(info.nodes.saturating_mul(1000) / millis);
            vec![
                text!(
                    "analysis-effort-time",
                    depth = depth,
                    nodes = nodes,
                    speed = speed,
                    time = time
                ),
                text!("analysis-effort", depth = depth, nodes = nodes, speed = speed),
                text!("analysis-effort.short", depth = depth, nodes = nodes, speed = speed),
                text!("analysis-depth", depth = depth),
            ]
        }
        None if analysis.is_thinking => vec![text!("analysis-thinking")],
        None => vec![text!("analysis-over")],
    };
    let is_done = !analysis.is_thinking && analysis.info.is_some();
    let done = |effort| if is_done { text!("analysis-done", effort = effort) } else { effort };
    let forms: Vec<String> = forms.into_iter().map(done).collect();
    Line::styled(fit_line(&forms, width), theme.style(Role::Faint))
}

/// Formats the bar: `X 63% ███████▌     37% O`. The first side's part is its winning chance.
fn bar(chance: Option<f64>, theme: &Theme, width: usize) -> Line<'static> {
    let Some(chance) = chance else {
        return Line::styled(text!("analysis-unknown"), theme.style(Role::Faint));
    };
    let [first, second] = [Stone::First, Stone::Second].map(mark);
    let left = format!("{first} {:>4} ", percent(chance));
    let right = format!(" {:<4} {second}", percent(1.0 - chance));
    let columns = width.saturating_sub(left.width() + right.width());
    let bar = if theme.has_pictures() {
        let eighths = share(chance, columns * 8);
        let filled = |column: usize| EIGHTHS[eighths.saturating_sub(column * 8).min(8)];
        Span::styled((0..columns).map(filled).collect::<String>(), two_sided(theme))
    } else {
        let full = share(chance, columns);
        Span::raw(format!("{}{}", "#".repeat(full), "-".repeat(columns - full)))
    };
    Line::from(vec![
        Span::styled(left, theme.name(Stone::First)),
        bar,
        Span::styled(right, theme.name(Stone::Second)),
    ])
}

/// Style with the first side as foreground and the second as background.
fn two_sided(theme: &Theme) -> Style {
    let [first, second] = [theme.palette.first.stone, theme.palette.second.stone];
    Style::new().fg(theme.colour(first)).bg(theme.colour(second))
}

/// Draws the curve: the first side's part is filled from below, and a pointer above marks the
/// position.
pub fn curve(analysis: &Analysis, viewer: &Viewer, theme: &Theme, area: Rect, buffer: &mut Buffer) {
    let Some(rows) = usize::from(area.height).checked_sub(1).filter(|&rows| rows > 0) else {
        return;
    };
    let curve = analysis.curve(viewer);
    let plies = curve_plies(curve.len(), area.width.into());
    if let Some(column) = column_of(viewer.shown().ply(), &plies) {
        let pointer = &mut buffer[(area.x + column, area.y)];
        pointer.set_char(theme.glyphs.pick('\u{25be}', 'v')).set_style(theme.style(Role::Ground));
    }
    for (x, ply) in (area.x..).zip(plies) {
        let Some(chance) = curve.get(ply) else { continue };
        for (row, y) in (0..rows).rev().zip(area.y + 1..) {
            let cell = &mut buffer[(x, y)];
            match chance {
                None => {
                    let glyph = if row == 0 { theme.glyphs.empty() } else { ' ' };
                    cell.set_char(glyph).set_style(theme.style(Role::Faint));
                }
                Some(chance) if theme.has_pictures() => {
                    let filled = share(*chance, rows * 8).saturating_sub(row * 8).min(8);
                    cell.set_char(HEIGHTS[filled]).set_style(two_sided(theme));
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

/// Index of the position in each column: up to three columns for each position, or one for several.
pub fn curve_plies(positions: usize, width: usize) -> Vec<usize> {
    if positions == 0 {
        return Vec::new();
    }
    match (width / positions).min(3) {
        0 => (0..width).map(|column| column * positions / width).collect(),
        each => (0..positions).flat_map(|ply| std::iter::repeat_n(ply, each)).collect(),
    }
}

/// Column of a position, or the middle one of several. If it has none, the nearest one.
fn column_of(here: usize, plies: &[usize]) -> Option<u16> {
    let first = plies.partition_point(|&ply| ply < here);
    let behind = plies.partition_point(|&ply| ply <= here);
    let middle = (first + behind.saturating_sub(1)).div_ceil(2).min(plies.len().checked_sub(1)?);
    u16::try_from(middle).ok()
}

/// Formats a chance: `63%`.
fn percent(chance: f64) -> String {
    text!("percent", number = format!("{:.0}", chance * 100.0))
}

/// Formats a verdict for the side to move: `63%`, `wins in 4`, `loses in 3`. Moves are those of the
/// winner.
fn verdict(verdict: Verdict) -> String {
    match verdict {
        Verdict::Open(_) => percent(verdict.chance()),
        Verdict::Win(plies) => text!("analysis-win", moves = plies.div_ceil(2)),
        Verdict::Loss(plies) => text!("analysis-loss", moves = plies.div_ceil(2)),
    }
}

/// Formats the cells of a line, as many as fit.
fn line_moves(line: &player::Line, naming: &Naming, width: usize) -> String {
    let mut text = String::new();
    for &point in &line.pv {
        let cell = naming.cell(point);
        if !text.is_empty() {
            if text.len() + 1 + cell.len() > width {
                break;
            }
            text.push(' ');
        }
        text += &cell;
    }
    text
}

/// Formats the best line in one row: `X 63%, depth 14: H8 I9 J10`.
pub fn best_line(info: &Info, mover: Stone, naming: &Naming, width: usize) -> Vec<String> {
    let Some(best) = info.best() else { return Vec::new() };
    let (player, verdict) = (mark(mover), verdict(best.verdict));
    let line = |moves: &str| {
        text!(
            "analysis-best",
            player = player,
            verdict = verdict,
            depth = best.depth,
            moves = moves
        )
    };
    let moves = line_moves(best, naming, width.saturating_sub(line("").width()));
    vec![line(&moves), text!("analysis-best.short", player = player, verdict = verdict)]
}

/// Part of `all`, rounded.
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
    fn every_position_has_a_column_at_any_width() {
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
