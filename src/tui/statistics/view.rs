//! Lines of the page of the statistics.

use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::tables::{self, Row, Table, right};
use crate::collection::Date;
use crate::locale::text;
use crate::rules::Stone;
use crate::store::PlayerStatistics;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::plot::{Dots, glyph, part};
use crate::tui::text::{column, heading, wrap};
use crate::tui::theme::{GlyphSet, Role, Theme};

/// Columns between two columns of tables.
const GAP: usize = 6;
/// Width of the page from which there are two columns.
const TWO: usize = 110;
/// Columns of a bar, and of the space on both sides.
const BAR: usize = 8;
const BAR_MAX: usize = 24;
const BAR_AIR: usize = 2;
/// Rows of the plot, an odd number so that one is the middle.
const PLOT: usize = 7;
const PLOT_MAX: usize = 15;
/// Columns of the axis: a number, and the line.
const AXIS: usize = 5;
/// Number of games of which the plot draws the mean.
const WINDOW: usize = 10;

/// Reports that there is more to read.
pub fn more() -> String {
    format!("-- {} --  ", text!("help-more"))
}

pub fn failed(why: &str, width: usize, ctx: &Ctx) -> Vec<Line<'static>> {
    sentence(&text!("statistics-failed", why = why), Role::Error, width, ctx)
}

fn sentence(text: &str, role: Role, width: usize, ctx: &Ctx) -> Vec<Line<'static>> {
    let style = ctx.look.theme.style(role);
    wrap(text, width).into_iter().map(|line| Line::styled(line, style)).collect()
}

/// Key of a command on the board.
fn key(command: &Command, ctx: &Ctx) -> String {
    ctx.user.keymap.key(command).unwrap_or_else(|| "none".to_owned())
}

/// All lines of the page in a body of this size.
pub fn lines(all: &PlayerStatistics, body: Size, ctx: &Ctx) -> Vec<Line<'static>> {
    let width = usize::from(body.width);
    let mut lines: Vec<Line> = Vec::new();
    for text in tables::damage(all) {
        lines.extend(sentence(&text, Role::Error, width, ctx));
    }
    if all.is_empty() {
        let review = key(&Command::Review, ctx);
        let puzzles = key(&Command::Puzzles, ctx);
        let more = text!("statistics-how-more", review = review, puzzles = puzzles);
        for text in [text!("statistics-how"), more] {
            lines.extend(sentence(&text, Role::Ground, width, ctx));
        }
    } else if let Some(text) = tables::results_of_all(all) {
        lines.extend(sentence(&text, Role::Status, width, ctx));
    }
    if let Some(text) = ctx.rating.as_ref().and_then(|history| tables::rating(all, history)) {
        lines.extend(sentence(&text, Role::Ground, width, ctx));
    }
    for text in tables::left_out(all) {
        lines.extend(sentence(&text, Role::Faint, width, ctx));
    }
    if all.is_empty() {
        return lines;
    }
    lines.push(Line::default());
    let results = |width| tables::of_results(all, ctx.look.coordinates, width);
    if width < TWO {
        lines.extend(sections(&results(width), width, ctx));
        lines.extend(study(all, width, PLOT, ctx));
    } else {
        let side = (width - GAP) / 2;
        let left = sections(&results(side), side, ctx);
        let least = study(all, side, PLOT, ctx);
        // The plot takes the rows that are left.
        let rows = usize::from(body.height).saturating_sub(lines.len());
        let rows = PLOT + rows.max(left.len()).saturating_sub(least.len());
        let plot = (rows - (rows + 1) % 2).clamp(PLOT, PLOT_MAX);
        let study = study(all, side, plot, ctx);
        lines.extend(side_by_side(left, study, side));
    }
    while lines.last().is_some_and(|line| line.width() == 0) {
        lines.pop();
    }
    lines
}

fn side_by_side(
    left: Vec<Line<'static>>,
    right: Vec<Line<'static>>,
    width: usize,
) -> Vec<Line<'static>> {
    let rows = left.len().max(right.len());
    let (mut left, mut right) = (left.into_iter(), right.into_iter());
    let row = |_| {
        let (left, right) = (left.next().unwrap_or_default(), right.next().unwrap_or_default());
        let air = " ".repeat((width + GAP).saturating_sub(left.width()));
        spans(left).into_iter().chain([Span::raw(air)]).chain(spans(right)).collect()
    };
    (0..rows).map(row).collect()
}

/// Spans of a line, each with the whole style.
fn spans(line: Line<'static>) -> Vec<Span<'static>> {
    let style = line.style;
    line.spans.into_iter().map(|span| Span { style: style.patch(span.style), ..span }).collect()
}

/// Tables below each other, each followed by a blank line. Those with room for bars are aligned.
fn sections(tables: &[Table], width: usize, ctx: &Ctx) -> Vec<Line<'static>> {
    let bars = BAR + 2 * BAR_AIR;
    let numbers = |table: &Table| table.widths().iter().sum::<usize>();
    let has_bars = |table: &&Table| table.name_width() + bars + numbers(table) <= width;
    let with_bars = tables.iter().filter(has_bars);
    let names = with_bars.map(Table::name_width).max().unwrap_or_default();
    let lines = tables.iter().flat_map(|table| {
        let lines = table_lines(table, names.max(table.name_width()), width, ctx);
        lines.into_iter().chain([Line::default()])
    });
    lines.collect()
}

/// Lines of a table: its heading with the names of the columns, and its rows, with bars if there is
/// room.
fn table_lines(table: &Table, names: usize, width: usize, ctx: &Ctx) -> Vec<Line<'static>> {
    /// Columns of a name that matter more than another number.
    const NAME: usize = 14;
    let theme = &ctx.look.theme;
    let table = &table.clone().narrowed(names.min(NAME), width);
    let widths = table.widths();
    let numbers: usize = widths.iter().sum();
    let room = width.saturating_sub(numbers);
    let has_bars = table.rows.iter().any(|row| row.share.is_some());
    let bar = room.saturating_sub(names + 2 * BAR_AIR);
    let bar = if has_bars && bar >= BAR { bar.min(BAR_MAX) } else { 0 };
    let taken = if bar > 0 { bar + BAR_AIR } else { 0 };
    let names = room.saturating_sub(taken);
    let columns = table.columns.iter().zip(&widths).map(|(name, &width)| right(name, width));
    let columns = Span::styled(columns.collect::<String>(), theme.style(Role::Faint));
    let rule = room.saturating_sub(1);
    let mut head = heading(&table.heading, rule, theme);
    head.spans.extend([Span::raw(" "), columns]);
    let row = |row: &Row| row_line(row, &widths, names, bar, theme);
    [head].into_iter().chain(table.rows.iter().map(row)).collect()
}

fn row_line(row: &Row, widths: &[usize], names: usize, bar: usize, theme: &Theme) -> Line<'static> {
    let style = row.side.map_or_else(Style::new, |side: Stone| theme.name(side));
    let mut spans = vec![Span::styled(column(&row.name, names), style)];
    if bar > 0 {
        spans.extend(bar_spans(row.share.unwrap_or_default(), bar, theme));
        spans.push(Span::raw(" ".repeat(BAR_AIR)));
    }
    let cells = row.cells.iter().zip(widths).map(|(cell, &width)| {
        let is_nothing = cell == "0" || cell == "-";
        let style = if is_nothing { theme.style(Role::Faint) } else { Style::new() };
        Span::styled(right(cell, width), style)
    });
    spans.extend(cells);
    Line::from(spans)
}

/// Bar of a share: a heavy line, followed by a light one.
fn bar_spans(share: f64, width: usize, theme: &Theme) -> [Span<'static>; 2] {
    let full = part(share, width);
    let heavy = theme.glyphs.pick('\u{2501}', '=').to_string();
    let light = theme.glyphs.rule().to_string();
    [
        Span::styled(heavy.repeat(full), theme.style(Role::Accent)),
        Span::styled(light.repeat(width - full), theme.style(Role::Rule)),
    ]
}

/// Lines about the accuracy, the mistakes and the puzzles.
fn study(all: &PlayerStatistics, width: usize, plot: usize, ctx: &Ctx) -> Vec<Line<'static>> {
    let theme = &ctx.look.theme;
    let mut lines = Vec::new();
    if all.games.all.games() > 0 {
        lines.extend(accuracy(all, width, plot, ctx));
        lines.push(Line::default());
        let axes = match theme.glyphs {
            GlyphSet::Lines => ["\u{2500}", "\u{2502}", "\u{2572}", "\u{2571}"],
            GlyphSet::Dots | GlyphSet::Ascii => ["-", "|", "\\", "/"],
        };
        if let Some(table) = tables::of_oversights(all, axes.map(str::to_owned)) {
            lines.extend(table_lines(&table, table.name_width(), width, ctx));
            let weakest = tables::weakest_axis(all);
            lines.extend(weakest.iter().flat_map(|text| sentence(text, Role::Faint, width, ctx)));
            lines.push(Line::default());
        }
    }
    if let Some(table) = tables::of_puzzles(all) {
        lines.extend(table_lines(&table, table.name_width(), width, ctx));
    } else {
        lines.push(heading(&text!("statistics-puzzles"), width, theme));
        let how = text!("statistics-no-puzzles", key = key(&Command::Puzzles, ctx));
        lines.extend(sentence(&how, Role::Faint, width, ctx));
    }
    lines
}

/// Plot of the accuracy over the reviewed games.
fn accuracy(all: &PlayerStatistics, width: usize, rows: usize, ctx: &Ctx) -> Vec<Line<'static>> {
    let theme = &ctx.look.theme;
    let accuracies = &all.games.accuracies;
    let (games, title) = (accuracies.games(), text!("statistics-accuracy"));
    let Some(mean) = accuracies.mean() else {
        let how = text!("statistics-no-reviews", key = key(&Command::Review, ctx));
        let how = sentence(&how, Role::Faint, width, ctx);
        return [heading(&title, width, theme)].into_iter().chain(how).collect();
    };
    let mean = tables::percent(Some(mean / 100.0));
    let detail = text!("statistics-accuracy-detail", games = games.len(), mean = mean);
    let rule = width.saturating_sub(detail.width() + 1);
    let mut head = heading(&title, rule, theme);
    head.spans.extend([Span::raw(" "), Span::styled(detail, theme.style(Role::Faint))]);
    let mut lines = vec![head];
    lines.extend(plot(all, width, rows, theme));
    let window = WINDOW.min(games.len());
    if window > 1 {
        let legend = text!("statistics-legend", games = window);
        lines.extend(sentence(&legend, Role::Faint, width, ctx));
    }
    lines
}

fn plot(all: &PlayerStatistics, width: usize, rows: usize, theme: &Theme) -> Vec<Line<'static>> {
    let columns = width.saturating_sub(AXIS + 1).max(1);
    let games = all.games.accuracies.games();
    let lowest = games.iter().map(|(_, accuracy)| *accuracy).min().unwrap_or_default();
    // Half of the scale is enough if no game needs the other half.
    let least = if lowest >= 50 { 50.0 } else { 0.0 };
    let (mut dots, mut curve) =
        (Dots::new(columns, rows, theme.glyphs), Dots::new(columns, rows, theme.glyphs));
    let (last_x, last_y) = (dots.width() - 1, dots.height() - 1);
    let x = |at: usize| match games.len() {
        0 | 1 => last_x / 2,
        number => at * last_x / (number - 1),
    };
    let y = |accuracy: f64| part((100.0 - accuracy) / (100.0 - least), last_y);
    for (at, (_, accuracy)) in games.iter().enumerate() {
        dots.set(x(at), y(f64::from(*accuracy)));
    }
    let mut before = None;
    for (at, mean) in all.games.accuracies.course(WINDOW).into_iter().enumerate() {
        let here = (x(at), y(mean));
        curve.line(before.unwrap_or(here), here);
        before = Some(here);
    }
    let (faint, accent) = (theme.style(Role::Faint), theme.style(Role::Accent));
    let middle = rows / 2;
    let mut lines = Vec::new();
    for row in 0..rows {
        let label = match row {
            0 => Some(100.0),
            row if row == middle => Some(f64::midpoint(100.0, least)),
            row if row + 1 == rows => Some(least),
            _ => None,
        };
        let line = theme.glyphs.pick(if label.is_some() { '\u{2524}' } else { '\u{2502}' }, '|');
        let label = label.map_or_else(String::new, |label| tables::percent(Some(label / 100.0)));
        let mut spans = vec![Span::styled(format!("{}{line}", right(&label, AXIS)), faint)];
        for column in 0..columns {
            let (game, mean) = (dots.bits(column, row), curve.bits(column, row));
            spans.push(match (game, mean) {
                (0, 0) if row == middle => {
                    let line = theme.glyphs.pick('\u{2504}', ' ').to_string();
                    Span::styled(line, theme.style(Role::Rule))
                }
                (0, 0) => Span::raw(" "),
                (game, 0) => Span::styled(glyph(game, theme.glyphs, '.').to_string(), faint),
                (_, mean) => Span::styled(glyph(mean, theme.glyphs, '*').to_string(), accent),
            });
        }
        lines.push(Line::from(spans));
    }
    let corner = theme.glyphs.pick('\u{2514}', '+');
    let rule = theme.glyphs.rule().to_string().repeat(columns);
    lines.push(Line::styled(format!("{:AXIS$}{corner}{rule}", ""), faint));
    lines.push(Line::styled(dates(games, columns), faint));
    lines
}

/// Dates of the first, the middle and the last game, below their places.
fn dates(games: &[(Option<Date>, u8)], columns: usize) -> String {
    let date = |at: usize| games.get(at).and_then(|(date, _)| *date).map(|date| date.to_string());
    let indent = " ".repeat(AXIS + 1);
    let Some(last) = games.len().checked_sub(1) else { return indent };
    let text = |at| date(at).unwrap_or_default();
    if last == 0 {
        let date = text(0);
        let before = (columns / 2).saturating_sub(date.len() / 2);
        return format!("{indent}{:before$}{date}", "");
    }
    let (first, middle, last) = (text(0), text(last / 2), text(last));
    let has_middle = games.len() > 2 && columns > 3 * (first.len() + 4);
    let middle = if has_middle { middle } else { String::new() };
    let before = (columns / 2).saturating_sub(first.len() + middle.len() / 2);
    let after = columns.saturating_sub(first.len() + before + middle.len() + last.len());
    format!("{indent}{first}{:before$}{middle}{:after$}{last}", "", "")
}
