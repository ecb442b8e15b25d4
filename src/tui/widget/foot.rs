//! The rows below the status: the command bar, questions, messages and keys.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthChar;

use crate::tui::keymap::{self, Context};
use crate::tui::table::{CommandBar, Open, Table};
use crate::tui::theme::{Role, Theme};

/// Draws what the table says or asks, and the keys that answer.
pub fn draw(table: &Table, context: Context, theme: &Theme, area: Rect, frame: &mut Frame) {
    let width = usize::from(area.width);
    let mut lines = match &table.open {
        Open::Command(bar) => {
            draw_input(bar, theme, area, frame);
            let error = bar.error.as_deref().unwrap_or_default();
            let mut lines = vec![Line::default()];
            lines.extend(styled(error, width, theme, Role::Error));
            lines
        }
        Open::Question(question) => {
            styled(&format!("{} (y/n)", table.ask(question)), width, theme, Role::Status)
        }
        Open::Nothing | Open::Size(_) => match &table.notice {
            Some(notice) if notice.is_error => styled(&notice.text, width, theme, Role::Error),
            Some(notice) => styled(&notice.text, width, theme, Role::Notice),
            None => Vec::new(),
        },
    };
    let rows = usize::from(area.height);
    if lines.len() < rows {
        lines.resize(rows - 1, Line::default());
        lines.push(keys(context, width, theme));
    }
    for (index, (line, row)) in lines.iter().zip(area.rows()).enumerate() {
        if index > 0 || !matches!(table.open, Open::Command(_)) {
            frame.render_widget(line, row);
        }
    }
}

fn styled(text: &str, width: usize, theme: &Theme, role: Role) -> Vec<Line<'static>> {
    let lines = wrap(text, width).into_iter();
    lines.map(|line| Line::styled(line, theme.style(role))).collect()
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

/// The keys of a context that fit: `Enter place  s save  ...`. The last two are always there.
pub fn keys(context: Context, width: usize, theme: &Theme) -> Line<'static> {
    let all: Vec<_> = keymap::footer(context).collect();
    let columns = |keys: &[(&str, &str)]| {
        keys.iter().map(|(key, word)| key.len() + 1 + word.len() + 2).sum::<usize>()
    };
    let (some, last) = all.split_at(all.len().saturating_sub(2));
    let mut shown = some.to_vec();
    while !shown.is_empty() && columns(&shown) + columns(last) > width + 2 {
        shown.pop();
    }
    shown.extend(last);
    let spans = shown.iter().flat_map(|(key, word)| {
        [
            Span::styled(*key, theme.style(Role::Key)),
            Span::styled(format!(" {word}  "), theme.style(Role::Faint)),
        ]
    });
    spans.collect()
}

/// Breaks a text into lines of at most so many columns, at spaces where there are some.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    textwrap::wrap(text, width.max(1)).into_iter().map(std::borrow::Cow::into_owned).collect()
}
