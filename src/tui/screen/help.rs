//! The help: the table of keys, the commands and the marks.

use ratatui::Frame;
use ratatui::text::{Line, Span};

use super::row;
use crate::tui::help::{last_top, sections};
use crate::tui::keymap::Context;
use crate::tui::layout::centred;
use crate::tui::theme::{Role, Theme};
use crate::tui::widget::foot::keys;

const WIDTH: u16 = 66;
/// Columns of the keys' names.
const LABEL: usize = 22;

pub(super) fn draw(top: u16, theme: &Theme, frame: &mut Frame) {
    let area = centred(frame.area(), WIDTH, frame.area().height);
    let last = last_top(area.height);
    let top = top.min(last);
    let rows = area.height.saturating_sub(1);
    for (line, index) in lines(theme).iter().skip(top.into()).zip(0..rows) {
        frame.render_widget(line, row(area, index));
    }
    let mut bottom = keys(Context::Help, area.width.into(), theme);
    if top < last {
        bottom.push_span(Span::styled("-- more --", theme.style(Role::Heading)));
    }
    frame.render_widget(bottom, row(area, rows));
}

fn lines(theme: &Theme) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for section in sections() {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.push(Line::styled(section.title, theme.style(Role::Heading)));
        for (label, text) in section.entries {
            lines.push(Line::from(vec![
                Span::styled(format!("  {label:<LABEL$}"), theme.style(Role::Key)),
                Span::raw(text),
            ]));
        }
    }
    lines
}
