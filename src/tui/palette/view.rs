//! Layout and picture of the palette.

use std::ops::Range;

use ratatui::Frame;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Block;

use super::{CommandPalette, PaletteEntry};
use crate::tui::ctx::Ctx;
use crate::tui::footer;
use crate::tui::layer::{Below, Layer as _};
use crate::tui::layout::{NARROW, centred};
use crate::tui::naming::Naming;
use crate::tui::text::{self, clear, fit};
use crate::tui::theme::{Role, Theme};

const PROMPT: &str = "Command: ";
const GAP: usize = 2;
/// Least columns for the beginning of a refusal.
const ENOUGH: usize = 20;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaletteLayout {
    pub area: Rect,
    pub has_frame: bool,
    pub input: Rect,
    pub list: Rect,
    pub shown: Range<usize>,
    pub message: Rect,
    pub keys: Rect,
}

const WIDTH: u16 = 78;
const FRAMED: u16 = 60;
const AIR: u16 = 1;

impl PaletteLayout {
    pub fn new(window: Rect, all: usize, found: usize, selected: usize) -> Self {
        let has_frame = window.width >= FRAMED && window.height >= 12;
        let message = if window.width < NARROW { 2 } else { 1 };
        // Rows of input, message and keys.
        let fixed = 1 + message + 1;
        let (area, inner) = if has_frame {
            let rows = u16::try_from(all).unwrap_or(u16::MAX).saturating_add(fixed + 2);
            let area = centred(window, WIDTH, rows.min(window.height - 2 * AIR));
            (area, area.inner(Margin::new(2, 1)))
        } else {
            (window, window)
        };
        let part =
            |y: u16, height: u16| Rect { y: inner.y + y, height, ..inner }.intersection(inner);
        let list_rows = inner.height.saturating_sub(fixed);
        let list = part(1, list_rows);
        // Pages stay in place while the mouse selects on them.
        let page = usize::from(list_rows).max(1);
        let first = selected / page * page;
        let last = found.min(first + usize::from(list_rows));
        Self {
            area,
            has_frame,
            input: part(0, 1),
            list,
            shown: first.min(last)..last,
            message: part(1 + list_rows, message),
            keys: part(1 + list_rows + message, 1),
        }
    }

    pub fn entry_at(&self, at: Position) -> Option<usize> {
        let index =
            self.list.contains(at).then(|| self.shown.start + usize::from(at.y - self.list.y));
        index.filter(|index| self.shown.contains(index))
    }
}

pub(super) fn draw(palette: &CommandPalette, below: Below, ctx: &Ctx, frame: &mut Frame) {
    let theme = &ctx.look.theme;
    let found = palette.found(below, ctx);
    let layout = palette.layout(found.len(), below, ctx);
    clear(layout.area, theme, frame.buffer_mut());
    if layout.has_frame {
        let set = theme.glyphs.frame();
        let title = Line::styled(" Commands ", theme.style(Role::Title));
        let block = Block::bordered().border_set(set).border_style(theme.style(Role::Rule));
        frame.render_widget(block.title(title), layout.area);
    }
    let prompt = Span::styled(PROMPT, theme.style(Role::Faint));
    palette.text.draw(prompt, layout.input, frame);
    let selected = palette.selected(found.len());
    let keys_width = found.iter().filter_map(|entry| entry.key.as_ref()).map(String::len).max();
    let naming = below.naming(ctx);
    for (index, row) in layout.shown.clone().zip(layout.list.rows()) {
        let columns = [row.width.into(), keys_width.unwrap_or(0)];
        let line = line(&found[index], index == selected, columns, &naming, theme);
        text::draw(&line, row, frame.buffer_mut());
    }
    let faint = theme.style(Role::Faint);
    if found.is_empty() {
        let none = Line::styled("  No command is called that.", faint);
        text::draw(&none, layout.list, frame.buffer_mut());
    }
    match &palette.refusal {
        Some(refusal) => {
            let Rect { width, height, .. } = layout.message;
            let texts = fit(&refusal.forms(&naming), width.into(), height.into());
            let style = theme.style(Role::Error);
            text::draw_texts(&texts, style, layout.message, frame.buffer_mut());
        }
        None if layout.shown.len() < found.len() => {
            let shown = format!("{} to {}", layout.shown.start + 1, layout.shown.end);
            let more = Line::styled(format!("{shown} of {}", found.len()), faint);
            text::draw(&more.right_aligned(), layout.message, frame.buffer_mut());
        }
        None => {}
    }
    footer::draw(Some(layout.keys), &palette.labels(ctx), theme, frame);
}

/// `> take back  There is no move to take back.   u`, in so many columns, the last ones for the key.
fn line(
    entry: &PaletteEntry,
    is_selected: bool,
    [width, key]: [usize; 2],
    naming: &Naming,
    theme: &Theme,
) -> Line<'static> {
    let faint = theme.style(Role::Faint);
    let base = match &entry.refusal {
        _ if is_selected => theme.style(Role::Selected),
        Some(_) => faint,
        None => Style::new(),
    };
    let pointer = if is_selected { "> " } else { "  " };
    let room = width.saturating_sub(pointer.len() + GAP + key);
    let name = fit(std::slice::from_ref(&entry.name), room, 1).concat();
    let mut spans = vec![Span::styled(pointer, base)];
    spans.extend(name.chars().enumerate().map(|(index, char)| {
        let is_matched = entry.matched.contains(&index);
        let style = if is_matched { base.add_modifier(Modifier::UNDERLINED) } else { base };
        Span::styled(char.to_string(), style)
    }));
    let left = room.saturating_sub(name.len() + GAP);
    let forms = entry.refusal.as_ref().map_or_else(Vec::new, |why| why.forms(naming));
    let fits = left >= ENOUGH || forms.iter().any(|form| form.len() <= left);
    let reason = if fits { fit(&forms, left, 1).concat() } else { String::new() };
    let filled = name.len() + GAP + reason.len();
    let air = " ".repeat((room + GAP).saturating_sub(filled));
    let style = if is_selected { base } else { faint };
    spans.push(Span::styled(format!("{:GAP$}{reason}{air}", ""), style));
    let style = if entry.refusal.is_some() { faint } else { theme.style(Role::Key) };
    spans.extend(entry.key.as_ref().map(|key| Span::styled(key.clone(), style)));
    Line::from(spans)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_selected_command_is_shown_and_what_is_shown_can_be_clicked(
            (width, height) in (1..200_u16, 1..80_u16),
            (all, found, selected) in (0..60_usize, 0..60_usize, 0..60_usize),
        ) {
            let found = found.min(all);
            let selected = selected.min(found.saturating_sub(1));
            let window = Rect::new(0, 0, width, height);
            let layout = PaletteLayout::new(window, all, found, selected);
            let parts = [layout.input, layout.list, layout.message, layout.keys];
            for (i, part) in parts.iter().enumerate() {
                prop_assert_eq!(part.intersection(layout.area), *part);
                prop_assert!(parts[i + 1..].iter().all(|other| !part.intersects(*other)));
            }
            prop_assert_eq!(layout.area.intersection(window), layout.area);
            if !layout.list.is_empty() {
                prop_assert_eq!(found > 0, layout.shown.contains(&selected));
            }
            for (index, row) in layout.shown.clone().zip(layout.list.rows()) {
                prop_assert_eq!(layout.entry_at(row.as_position()), Some(index));
            }
            let clicked = window.positions().filter_map(|at| layout.entry_at(at));
            prop_assert!(clicked.into_iter().all(|index| index < found));
        }
    }
}
