//! The help.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::footer::keys;
use super::row;
use crate::tui::help::{Help, HelpRow, INDENT, WIDTH, label, last_top, rows};
use crate::tui::keymap::{self, Context, Label};
use crate::tui::layout::centred;
use crate::tui::theme::{Role, Theme};

/// The help over what has this context.
pub(super) fn draw(help: Help, here: Context, theme: &Theme, frame: &mut Frame) {
    let window = frame.area();
    let area = centred(window, WIDTH, window.height);
    let last = last_top(window.as_size());
    let top = help.top.min(last);
    let shown = area.height.saturating_sub(1);
    for (line, index) in rows(window.width, here).iter().skip(top.into()).zip(0..shown) {
        frame.render_widget(text(line, label(area.width), theme), row(area, index));
    }
    let more = if top < last { "-- more --  " } else { "" };
    let bottom = row(area, shown);
    frame.render_widget(Line::styled(more, theme.style(Role::Heading)), bottom);
    let used = u16::try_from(more.len()).unwrap_or(0).min(bottom.width);
    let labels: Vec<Label> = keymap::footer(Context::Help).map(|(_, label)| label).collect();
    let beside = Rect { x: bottom.x + used, width: bottom.width - used, ..bottom };
    keys(&labels, beside, theme, frame);
}

fn text<'a>(line: &'a HelpRow, label: usize, theme: &Theme) -> Line<'a> {
    match line {
        HelpRow::Blank => Line::default(),
        HelpRow::Title(title) => Line::styled(*title, theme.style(Role::Heading)),
        HelpRow::Entry(name, text) => Line::from(vec![
            Span::raw(" ".repeat(INDENT)),
            Span::styled(format!("{name:<label$}"), theme.style(Role::Key)),
            Span::raw(text.as_str()),
        ]),
    }
}
