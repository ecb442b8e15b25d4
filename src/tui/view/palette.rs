//! The palette over a screen.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget as _};

use super::footer::{draw_input, keys};
use super::text;
use crate::tui::app::{App, Palette, PaletteEntry};
use crate::tui::keymap::{Context, Label};
use crate::tui::layout::fit;
use crate::tui::messages::Naming;
use crate::tui::theme::{GlyphSet, Role, Theme};

/// Where nothing but ASCII is drawn, or lines may be two columns wide.
const PLAIN_FRAME: border::Set = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
/// Before what is typed.
const PROMPT: &str = "Command: ";
/// Columns between a name, its refusal and its key.
const GAP: usize = 2;
/// A refusal is begun only where so much of it can be read.
const ENOUGH: usize = 20;

pub(super) fn draw(app: &App, palette: &Palette, frame: &mut Frame) {
    let theme = &app.session.theme;
    let found = app.found(palette);
    let layout = app.palette_layout(palette, found.len());
    clear(layout.area, theme, frame.buffer_mut());
    if layout.has_frame {
        let set = frame_set(theme.glyphs);
        let title = Line::styled(" Commands ", theme.style(Role::Title));
        let block = Block::bordered().border_set(set).border_style(theme.style(Role::Rule));
        frame.render_widget(block.title(title), layout.area);
    }
    let prompt = Span::styled(PROMPT, theme.style(Role::Faint));
    draw_input(prompt, &palette.input, layout.input, frame);
    let selected = palette.selected(found.len());
    let keys_width = found.iter().filter_map(|entry| entry.key.as_ref()).map(String::len).max();
    let naming = app.naming();
    for (index, row) in layout.shown.clone().zip(layout.list.rows()) {
        let row_of = Row { is_selected: index == selected, key: keys_width.unwrap_or(0), theme };
        let line = row_of.line(&found[index], &naming, row.width.into());
        text::draw(&line, row, frame.buffer_mut());
    }
    let faint = theme.style(Role::Faint);
    if found.is_empty() {
        let none = Line::styled("  No command is called that.", faint);
        text::draw(&none, layout.list, frame.buffer_mut());
    }
    match &palette.refusal {
        Some(refusal) => {
            let (width, rows) = (layout.message.width.into(), layout.message.height.into());
            let texts = fit(&refusal.forms(&naming), width, rows);
            for (said, row) in texts.into_iter().zip(layout.message.rows()) {
                let said = Line::styled(said, theme.style(Role::Error));
                text::draw(&said, row, frame.buffer_mut());
            }
        }
        None if layout.shown.len() < found.len() => {
            let shown = format!("{} to {}", layout.shown.start + 1, layout.shown.end);
            let more = Line::styled(format!("{shown} of {}", found.len()), faint);
            text::draw(&more.right_aligned(), layout.message, frame.buffer_mut());
        }
        None => {}
    }
    let labels: Vec<Label> =
        app.session.keymap.footer(Context::Palette).map(|(_, label)| label).collect();
    keys(&labels, layout.keys, theme, frame);
}

/// What a frame is drawn with.
pub(super) const fn frame_set(glyphs: GlyphSet) -> border::Set<'static> {
    match glyphs {
        GlyphSet::Lines => border::PLAIN,
        GlyphSet::Dots | GlyphSet::Ascii => PLAIN_FRAME,
    }
}

/// Nothing but the ground of the window.
pub(super) fn clear(area: Rect, theme: &Theme, buffer: &mut Buffer) {
    Clear.render(area, buffer);
    buffer.set_style(area, theme.style(Role::Ground));
}

/// How a command is drawn.
struct Row<'a> {
    is_selected: bool,
    /// Columns of the longest key.
    key: usize,
    theme: &'a Theme,
}

impl Row<'_> {
    /// `> take back  There is no move to take back.   u`.
    fn line(&self, entry: &PaletteEntry, naming: &Naming<'_>, width: usize) -> Line<'static> {
        let faint = self.theme.style(Role::Faint);
        let base = match &entry.refusal {
            _ if self.is_selected => self.theme.style(Role::Selected),
            Some(_) => faint,
            None => Style::new(),
        };
        let pointer = if self.is_selected { "> " } else { "  " };
        let room = width.saturating_sub(pointer.len() + GAP + self.key);
        let name = fit(std::slice::from_ref(&entry.name), room, 1).concat();
        let mut spans = vec![Span::styled(pointer, base)];
        spans.extend(name.chars().enumerate().map(|(index, char)| {
            let is_matched = entry.matched.contains(&index);
            let style = if is_matched { base.add_modifier(Modifier::UNDERLINED) } else { base };
            Span::styled(char.to_string(), style)
        }));
        let left = room.saturating_sub(name.len() + GAP);
        let forms = entry.refusal.as_ref().map_or_else(Vec::new, |why| why.forms(naming));
        let fits = forms.iter().any(|form| form.len() <= left);
        let reason =
            if fits || left >= ENOUGH { fit(&forms, left, 1).concat() } else { String::new() };
        let style = if self.is_selected { base } else { faint };
        let filled = name.len() + GAP + reason.len();
        let air = " ".repeat((room + GAP).saturating_sub(filled));
        spans.push(Span::styled(format!("{:GAP$}{reason}{air}", ""), style));
        if let Some(key) = &entry.key {
            let style = match &entry.refusal {
                Some(_) => faint,
                None => self.theme.style(Role::Key),
            };
            spans.push(Span::styled(key.clone(), style));
        }
        Line::from(spans)
    }
}
