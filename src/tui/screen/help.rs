//! The help: the table of keys, the commands and the marks.

use ratatui::Frame;
use ratatui::text::{Line, Span};

use super::{extent, row};
use crate::tui::command;
use crate::tui::keymap::{Context, TABLE};
use crate::tui::layout::centred;
use crate::tui::theme::{Role, Theme};
use crate::tui::widget::foot::keys;

const WIDTH: u16 = 66;
/// Columns of the keys' names.
const LABEL: usize = 18;

/// What the marks on the board mean.
const MARKS: &[(&str, &str)] = &[
    ("X  O", "Player 1, red; Player 2, green"),
    ("[ ]", "the cursor; reversed where cells are narrow"),
    ("underlined", "the last stone"),
    ("reversed", "the winning row"),
];

pub(super) fn draw(top: u16, theme: &Theme, frame: &mut Frame) {
    let lines = lines(theme);
    let area = centred(frame.area(), WIDTH, frame.area().height);
    let rows = area.height.saturating_sub(1);
    let last_top = extent(lines.len()).saturating_sub(rows);
    let top = top.min(last_top);
    for (line, index) in lines.iter().skip(top.into()).zip(0..rows) {
        frame.render_widget(line, row(area, index));
    }
    let mut bottom = keys(Context::Help, area.width.into(), theme);
    if top < last_top {
        bottom.push_span(Span::styled("-- more --", theme.style(Role::Heading)));
    }
    frame.render_widget(bottom, row(area, rows));
}

fn lines(theme: &Theme) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut section = |title: &'static str, entries: Vec<(&'static str, &'static str)>| {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.push(Line::styled(title, theme.style(Role::Heading)));
        for (label, text) in entries {
            lines.push(Line::from(vec![
                Span::styled(format!("  {label:<LABEL$}"), theme.style(Role::Key)),
                Span::raw(text),
            ]));
        }
    };
    let of = |context| {
        let bindings = TABLE.iter().filter(move |binding| binding.context == context);
        bindings.map(|binding| (binding.label, binding.help)).collect()
    };
    section("On the board", of(Context::Board));
    section("Everywhere", of(Context::Everywhere));
    section("Typed into the command bar", command::HELP.to_vec());
    section("In the command bar", of(Context::Command));
    section("At a question", of(Context::Question));
    section("At the question for the size", of(Context::Size));
    section("In the help", of(Context::Help));
    section("Marks", MARKS.to_vec());
    lines
}
