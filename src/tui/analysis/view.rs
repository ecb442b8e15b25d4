//! View of the analysis: winning chances and best lines.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::Analysis;
use crate::game::{GameKind, Target};
use crate::locale::text;
use crate::player::{self, Info, Said, Verdict, moves_to_win};
use crate::review::words::sign;
use crate::rules::Stone;
use crate::tui::naming::{Naming, count, seconds};
use crate::tui::plot::part;
use crate::tui::text::{column, fit_line, heading};
use crate::tui::theme::{GlyphSet, Role, Theme};
use crate::tui::viewer::Viewer;

/// Blocks that fill eighths of a cell from the left.
const EIGHTHS: [char; 9] = [
    ' ', '\u{258f}', '\u{258e}', '\u{258d}', '\u{258c}', '\u{258b}', '\u{258a}', '\u{2589}',
    '\u{2588}',
];
/// Rows above the lines of the analysis: a blank row, a heading, the bar, and the progress.
pub const HEAD: usize = 4;
/// Most lines in the panel. The board has the values of all moves.
const MOST: usize = 7;

/// Rows of the panel's part.
pub fn rows(analysis: &Analysis) -> usize {
    HEAD + analysis.lines().len().clamp(1, MOST) + second_rows(analysis)
}

/// Rows of another engine's lines, with their heading.
fn second_rows(analysis: &Analysis) -> usize {
    let second = &analysis.second;
    if second.engine.is_some() { 1 + second.lines.len().max(1) } else { 0 }
}

/// Lines of the panel in this many columns and rows: the chances, the progress of the search, and
/// the best lines.
pub fn lines(
    analysis: &Analysis,
    viewer: &Viewer,
    naming: &Naming,
    theme: &Theme,
    [width, rows]: [usize; 2],
) -> Vec<Line<'static>> {
    let bar = bar(analysis.chance(viewer), naming.kind, theme, width);
    let head = heading(&text!("analysis-heading"), width, theme);
    let mut lines = vec![Line::default(), head, bar, effort(analysis, theme, width)];
    let verdicts: Vec<String> =
        analysis.lines().iter().map(|line| verdict(line.verdict, naming.kind)).collect();
    let longest = verdicts.iter().map(|verdict| verdict.width()).max().unwrap_or_default();
    // Where there is little room, ours come first.
    let others = second_rows(analysis);
    let others = if rows >= HEAD + 1 + others { others } else { 0 };
    let room = rows.saturating_sub(HEAD + others);
    for ((index, line), verdict) in analysis.lines().iter().enumerate().zip(verdicts).take(room) {
        let head = format!("{:>2}  {}  ", index + 1, column(&verdict, longest));
        let room = width.saturating_sub(head.width());
        let moves = line_moves(line, naming, more(theme.glyphs), room);
        let is_selected = analysis.selected() == Some(index);
        let role = if is_selected { Role::Selected } else { Role::Ground };
        lines.push(Line::styled(format!("{head}{moves:<room$}"), theme.style(role)));
    }
    if others > 0 {
        lines.resize(rows.saturating_sub(others), Line::default());
        lines.extend(second_lines(analysis, naming, theme, width));
    }
    lines
}

/// Lines of another engine below its name: ` 1  +M29  18-27  I8 J8`, with its own values.
fn second_lines(
    analysis: &Analysis,
    naming: &Naming,
    theme: &Theme,
    width: usize,
) -> Vec<Line<'static>> {
    let second = &analysis.second;
    let name = second.engine.map(|name| name.to_string()).unwrap_or_default();
    let mut lines = vec![heading(&name, width, theme)];
    if second.lines.is_empty() {
        let text = match &second.failure {
            Some(why) => text!("hint-failed", why = why),
            None => text!("analysis-thinking"),
        };
        let role = if second.failure.is_some() { Role::Error } else { Role::Faint };
        lines.push(Line::styled(fit_line(&[text], width), theme.style(role)));
    }
    let value = |said: &Said| said.evaluation.clone().unwrap_or_default();
    let depth = |said: &Said| said.depth.clone().unwrap_or_default();
    let widest = |of: &dyn Fn(&Said) -> String| {
        second.lines.iter().map(|said| of(said).width()).max().unwrap_or_default()
    };
    let (values, depths) = (widest(&value), widest(&depth));
    for (index, said) in second.lines.iter().enumerate() {
        let (value, depth) = (column(&value(said), values), column(&depth(said), depths));
        let head = format!("{:>2}  {value}  {depth}  ", index + 1);
        let room = width.saturating_sub(head.width());
        let targets: Vec<Target> = said.pv.iter().map(|&point| Target::Cell(point)).collect();
        let moves = moves(&targets, naming, more(theme.glyphs), room);
        lines.push(Line::styled(format!("{head}{moves}"), theme.style(Role::Ground)));
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
    let is_done = !analysis.is_thinking && !analysis.is_brief && analysis.info.is_some();
    let is_proved = analysis.info.as_ref().and_then(Info::verdict).is_some_and(Verdict::is_proved);
    let done = |effort| match (is_done, is_proved) {
        (_, true) => text!("analysis-proved", effort = effort),
        (true, false) => text!("analysis-done", effort = effort),
        (false, false) => effort,
    };
    let forms: Vec<String> = forms.into_iter().map(done).collect();
    Line::styled(fit_line(&forms, width), theme.style(Role::Faint))
}

/// Formats the bar: `X 63% ███████▌     37% O`. The first side's part is its winning chance.
fn bar(chance: Option<f64>, kind: GameKind, theme: &Theme, width: usize) -> Line<'static> {
    let Some(chance) = chance else {
        return Line::styled(text!("analysis-unknown"), theme.style(Role::Faint));
    };
    let [first, second] = [Stone::First, Stone::Second].map(|side| sign(kind, side));
    let left = format!("{first} {:>4} ", percent(chance));
    let right = format!(" {:<4} {second}", percent(1.0 - chance));
    let columns = width.saturating_sub(left.width() + right.width());
    let bar = if theme.has_pictures() {
        let eighths = part(chance, columns * 8);
        let filled = |column: usize| EIGHTHS[eighths.saturating_sub(column * 8).min(8)];
        Span::styled((0..columns).map(filled).collect::<String>(), two_sided(theme))
    } else {
        let full = part(chance, columns);
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

/// Formats a chance: `63%`.
fn percent(chance: f64) -> String {
    text!("percent", number = format!("{:.0}", chance * 100.0))
}

/// Formats a verdict for the side to move: `63%`, `wins in 4`, `loses in 3`. Moves are those of the
/// winner, as everywhere.
fn verdict(verdict: Verdict, kind: GameKind) -> String {
    match (verdict, moves_to_win(verdict, kind)) {
        (Verdict::Draw, _) => text!("analysis-draw"),
        (Verdict::Won, _) => text!("analysis-won"),
        (Verdict::Lost, _) => text!("analysis-lost"),
        (Verdict::Win(_), Some(moves)) => text!("analysis-win", moves = moves),
        (_, Some(moves)) => text!("analysis-loss", moves = moves),
        // A chance that is not proved is never 0 or 100 %.
        (_, None) => percent(verdict.chance().clamp(0.01, 0.99)),
    }
}

/// Formats the cells of a line, as many as fit. A sign shows that the line continues.
fn line_moves(line: &player::Line<Target>, naming: &Naming, more: char, width: usize) -> String {
    moves(&line.pv, naming, more, width)
}

fn moves(pv: &[Target], naming: &Naming, more: char, width: usize) -> String {
    let mut text = String::new();
    for (index, &target) in pv.iter().enumerate() {
        let cell = naming.target(target);
        let needed = text.width() + usize::from(index > 0) + cell.width();
        // Room for the sign, unless this is the last move.
        let sign = if index + 1 < pv.len() { 2 } else { 0 };
        if needed + sign > width && index > 0 {
            text.extend([' ', more]);
            break;
        }
        text.extend((index > 0).then_some(' '));
        text += &cell;
    }
    text
}

/// Formats the best line in one row: `X 63%, depth 14: H8 I9 J10`.
pub fn best_line(
    info: &Info<Target>,
    mover: Stone,
    naming: &Naming,
    glyphs: GlyphSet,
    width: usize,
) -> Vec<String> {
    let Some(best) = info.best() else { return Vec::new() };
    let (player, verdict) = (sign(naming.kind, mover), verdict(best.verdict, naming.kind));
    let line = |moves: &str| {
        text!(
            "analysis-best",
            player = player,
            verdict = verdict,
            depth = best.depth,
            moves = moves
        )
    };
    let room = width.saturating_sub(line("").width());
    let moves = line_moves(best, naming, more(glyphs), room);
    vec![line(&moves), text!("analysis-best.short", player = player, verdict = verdict)]
}

/// Sign of a line that continues.
const fn more(glyphs: GlyphSet) -> char {
    glyphs.pick('\u{2026}', '~')
}
