//! The help.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::footer::keys;
use super::text;
use crate::game::GameKind;
use crate::tui::help::{Help, HelpRow, INDENT, MORE, Section, label};
use crate::tui::keymap::{Context, Keymap, Label};
use crate::tui::theme::{Role, Theme};

/// The help over this game.
pub(super) fn draw(help: Help, kind: GameKind, keymap: &Keymap, theme: &Theme, frame: &mut Frame) {
    let window = frame.area();
    let layout = help.layout(window);
    match &layout.tabs {
        Some(tabs) => {
            for (section, tab) in Section::ALL.into_iter().zip(tabs) {
                let is_open = section == help.section;
                let role = if is_open { Role::Selected } else { Role::Faint };
                let name = Line::styled(format!(" {} ", section.name()), theme.style(role));
                text::draw(&name, *tab, frame.buffer_mut());
            }
        }
        None => text::draw(&heading(help, layout.head, theme), layout.head, frame.buffer_mut()),
    }
    let last = help.last_top(window.as_size(), kind, keymap);
    let top = help.top.min(last);
    let width = layout.body.width;
    let shown = help.rows(width, kind, keymap).into_iter().skip(top.into());
    for (line, row) in shown.zip(layout.body.rows()) {
        text::draw(&drawn(line, label(width), theme), row, frame.buffer_mut());
    }
    if top < last {
        let more = Line::styled(MORE, theme.style(Role::Heading));
        text::draw(&more, layout.keys, frame.buffer_mut());
    }
    let labels: Vec<Label> = keymap.footer(Context::Help).map(|(_, label)| label).collect();
    keys(&labels, help.keys(window, kind, keymap), theme, frame);
}

/// The open section alone: `Move  1 of 6`.
fn heading(help: Help, area: Rect, theme: &Theme) -> Line<'static> {
    let name = Span::styled(format!(" {} ", help.section.name()), theme.style(Role::Selected));
    let number = format!("  {} of {}", help.index() + 1, Section::ALL.len());
    let fits = name.width() + number.len() <= area.width.into();
    let number = Span::styled(if fits { number } else { String::new() }, theme.style(Role::Faint));
    Line::from(vec![name, number])
}

fn drawn<'a>(line: HelpRow, label: usize, theme: &Theme) -> Line<'a> {
    let indent = " ".repeat(INDENT);
    match line {
        HelpRow::Blank => Line::default(),
        HelpRow::Title(title) => Line::styled(title, theme.style(Role::Title)),
        HelpRow::Text(text) => Line::raw(indent + &text),
        HelpRow::Entry(name, text) => {
            let air = " ".repeat(label.saturating_sub(name.chars().count()));
            let key = Span::styled(name, theme.style(Role::Key));
            Line::from(vec![Span::raw(indent), key, Span::raw(air), Span::raw(text)])
        }
    }
}
