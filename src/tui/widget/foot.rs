//! The rows below the status: the command bar, questions, messages and keys.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use textwrap::{Options, WordSplitter};
use unicode_width::UnicodeWidthChar;

use crate::tui::app::App;
use crate::tui::keymap::{self, Action, Context, Label};
use crate::tui::mind::Errand;
use crate::tui::playing::Turn;
use crate::tui::table::{CommandBar, Notice, Open, Table};
use crate::tui::theme::{Role, Theme};
use crate::tui::words;

/// What stands for the rest of a text that does not fit.
const MORE: &str = "...";

/// Draws what the table says or asks, and the keys that answer.
/// `told` is what the status line says already.
pub fn draw(app: &App, table: &Table, told: &str, area: Rect, frame: &mut Frame) {
    let (theme, context) = (&app.theme, app.context());
    // The command bar has the first row, and the terminal's cursor in it.
    let below = match &table.open {
        Open::Command(bar) => {
            draw_input(bar, theme, area, frame);
            Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area }
        }
        _ => area,
    };
    let (texts, role) = match (&table.open, &table.notice) {
        (Open::Command(CommandBar { error: Some(error), .. }), _) => (shorter(error), Role::Error),
        (Open::Command(_), _) => (Vec::new(), Role::Error),
        (Open::Question(question), _) => {
            (table.ask(question, app.players()).to_vec(), Role::Status)
        }
        (Open::Opponent(pairing), _) => {
            let [full, short] = words::opponent(*pairing, table.kind());
            let is_narrow = full.len() > usize::from(area.width);
            (vec![if is_narrow { short } else { full }], Role::Status)
        }
        (_, Some(Notice { is_error: true, text })) => (shorter(text), Role::Error),
        (_, Some(Notice { is_error: false, text })) => (vec![text.clone()], Role::Notice),
        (_, None) if table.mind().is_on(Errand::Hint) => {
            let info = table.mind().thought().and_then(|thought| thought.info.as_ref());
            (vec![words::seeking(info)], Role::Notice)
        }
        (_, None) => (end(app, table, told, area), Role::Notice),
    };
    let (width, rows) = (usize::from(below.width), usize::from(below.height));
    let texts = fit(&texts, width, rows).into_iter();
    let mut lines: Vec<Line> = texts.map(|text| Line::styled(text, theme.style(role))).collect();
    if lines.len() < rows {
        lines.resize(rows - 1, Line::default());
        let here = |action, label| here(app, table, action, label);
        lines.push(keys(context, width, here, theme));
    }
    for (line, row) in lines.iter().zip(below.rows()) {
        frame.render_widget(line, row);
    }
}

/// What the footer says in the place of a label at this table: nothing if the key would be refused,
/// and first of all what is wanted now.
fn here(app: &App, table: &Table, action: Action, label: Label) -> Option<Label> {
    let (players, turn) = (app.players(), table.playing().turn());
    match (action, turn) {
        (Action::Place, Turn::Over(_)) => Some(("n", "new")),
        (Action::NewGame | Action::Resign, Turn::Over(_)) => None,
        (Action::Place, _) if table.is_paused() => Some(("p", "go on")),
        (Action::Place, _) if players.are_computers() => Some(("p", "pause")),
        (Action::Resign, _) if players.are_computers() => None,
        (Action::Place, turn) if turn.is_computers(players) => Some(("m", "move now")),
        (Action::Place, _) => Some((label.0, table.playing().asked().deed())),
        (Action::Level(_), _) if !words::has_levels(table.kind()) => None,
        _ => Some(label),
    }
}

/// By what the game was won, if the status line could not tell it, and there is room for it above
/// the keys.
fn end(app: &App, table: &Table, told: &str, area: Rect) -> Vec<String> {
    let Turn::Over(_) = table.playing().turn() else { return Vec::new() };
    let full = words::state(table.playing(), app.naming()).swap_remove(0);
    let by_what = |text: &str| text.split_once(" wins").map(|(_, by)| by.to_owned());
    let is_told = by_what(&full) == by_what(told);
    let has_room = wrap(&full, area.width.into()).len() < usize::from(area.height);
    if is_told || !has_room { Vec::new() } else { vec![full] }
}

/// A refusal, and the same without its first words, which say less than the reason.
pub fn shorter(text: &str) -> Vec<String> {
    let short = text.strip_prefix(words::ILLEGAL).and_then(|rest| rest.strip_prefix(": "));
    [text].into_iter().chain(short).map(str::to_owned).collect()
}

/// The first of the texts that fits into so many rows, or as much of the last as does.
pub fn fit(texts: &[String], width: usize, rows: usize) -> Vec<String> {
    let wrapped = texts.iter().map(|text| wrap(text, width));
    let mut best = Vec::new();
    for lines in wrapped {
        best = lines;
        if best.len() <= rows {
            return best;
        }
    }
    best.truncate(rows);
    if let Some(last) = best.last_mut() {
        let mut room = width.saturating_sub(MORE.len());
        let fits = |char: &char| {
            let columns = char.width().unwrap_or(0);
            let is_in = columns <= room;
            room = room.saturating_sub(columns);
            is_in
        };
        *last = last.chars().take_while(fits).chain(MORE.chars()).collect();
    }
    best
}

/// `:` and the text, scrolled so that the terminal's cursor is in sight.
fn draw_input(bar: &CommandBar, theme: &Theme, area: Rect, frame: &mut Frame) {
    let room = area.width.saturating_sub(2);
    let scroll = bar.input.visual_scroll(room.into());
    let mut left_out = 0;
    let shown: String = bar
        .input
        .value()
        .chars()
        .skip_while(|char| {
            let skip = left_out < scroll;
            left_out += char.width().unwrap_or(0);
            skip
        })
        .collect();
    let line = Line::from(vec![Span::styled(":", theme.style(Role::Key)), Span::raw(shown)]);
    frame.render_widget(line, Rect { height: area.height.min(1), ..area });
    let column = bar.input.visual_cursor().saturating_sub(scroll);
    let column = u16::try_from(column).unwrap_or(room).min(room);
    frame.set_cursor_position(Position::new(area.x + 1 + column, area.y));
}

/// The keys of a context that fit: `Enter place  s save  ...`. The last two go last.
/// `here` says what stands in the place of a label, if anything does.
pub fn keys(
    context: Context,
    width: usize,
    here: impl Fn(Action, Label) -> Option<Label>,
    theme: &Theme,
) -> Line<'static> {
    let all = keymap::footer(context).filter_map(|(action, label)| here(action, label));
    let all: Vec<Label> = all.collect();
    let columns = |keys: &[(&str, &str)]| {
        keys.iter().map(|(key, word)| key.len() + 1 + word.len() + 2).sum::<usize>()
    };
    let (mut some, mut last) = all.split_at(all.len().saturating_sub(2));
    while columns(some) + columns(last) > width + 2 {
        match (some, last) {
            ([rest @ .., _], _) => some = rest,
            ([], [_, rest @ ..]) if !rest.is_empty() => last = rest,
            _ => break,
        }
    }
    let shown = [some, last].concat();
    let spans = shown.iter().flat_map(|(key, word)| {
        [
            Span::styled(*key, theme.style(Role::Key)),
            Span::styled(format!(" {word}  "), theme.style(Role::Faint)),
        ]
    });
    spans.collect()
}

/// Breaks a text into lines of at most so many columns, at spaces where there are some: a name with
/// a hyphen stays whole.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let options = Options::new(width.max(1)).word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(text, options).into_iter().map(std::borrow::Cow::into_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_hyphen_stay_whole() {
        let text = "Not loaded: no such file (/home/ann/my-games/game-7x6.csv)";
        let expected = ["Not loaded: no such file", "(/home/ann/my-games/game-7x6.csv)"];
        assert_eq!(wrap(text, 38), expected);
        // What is longer than a line is broken all the same.
        assert_eq!(wrap("a-very-long-name", 8), ["a-very-l", "ong-name"]);
    }
}
