//! A list of lines to choose from, with what stands above and below it.

use std::ops::Range;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::footer::keys;
use super::text::{self, draw_lines};
use crate::tui::keymap::Label;
use crate::tui::layout::{StartLayout, fit};
use crate::tui::theme::{Role, Theme};

/// What a menu shows.
pub(super) struct Menu<'a> {
    /// Above the lines.
    pub head: Vec<Line<'a>>,
    /// The lines that are shown.
    pub entries: Vec<Line<'a>>,
    /// How many lines there are.
    pub all: usize,
    /// Why something was refused or what else is said, the longest form first, and in which style.
    pub reason: (Vec<String>, Role),
    /// What the footer names.
    pub labels: Vec<Label>,
}

impl Menu<'_> {
    pub(super) fn draw(self, layout: &StartLayout, theme: &Theme, frame: &mut Frame) {
        if layout.shown.end < self.all {
            let more = Line::styled("-- more --", theme.style(Role::Faint));
            let below = Rect { y: layout.entries().bottom(), height: 1, ..layout.entries() };
            text::draw(&more, below, frame.buffer_mut());
        }
        let [error, bottom] = layout.foot();
        let width = usize::from(error.width);
        let (texts, role) = &self.reason;
        let reason = fit(texts, width, error.height.into());
        let style = theme.style(*role);
        let reason: Vec<Line> = reason.into_iter().map(|text| Line::styled(text, style)).collect();
        let buffer = frame.buffer_mut();
        draw_lines(&self.head, layout.head(), buffer);
        draw_lines(&self.entries, layout.entries(), buffer);
        draw_lines(&reason, error, buffer);
        keys(&self.labels, bottom, theme, frame);
    }
}

/// What stands above the lines of a page: what it is, what the selected line means, and how to leave
/// the page, at the right if there is room.
pub(super) fn head(
    heading: Line<'static>,
    detail: Line<'static>,
    hint: &'static str,
    width: u16,
    theme: &Theme,
) -> Vec<Line<'static>> {
    let style = theme.style(Role::Faint);
    match usize::from(width).checked_sub(heading.width() + hint.len()) {
        Some(air @ 2..) => {
            let hint = Span::styled(format!("{:air$}{hint}", ""), style);
            let spans = heading.spans.into_iter().map(|span| span.patch_style(heading.style));
            vec![spans.chain([hint]).collect(), detail]
        }
        _ => vec![heading, detail, Line::styled(hint, style)],
    }
}

/// The lines that are shown, of all.
pub(super) fn shown<T>(all: Vec<T>, layout: &StartLayout) -> Vec<T> {
    let Range { start, end } = layout.shown;
    all.into_iter().take(end).skip(start).collect()
}

/// `> Help`.
pub(super) fn entry(text: String, is_selected: bool, theme: &Theme) -> Line<'static> {
    let (pointer, style) =
        if is_selected { ("> ", theme.style(Role::Selected)) } else { ("  ", Style::new()) };
    Line::from(vec![Span::raw(pointer), Span::styled(text, style)])
}
