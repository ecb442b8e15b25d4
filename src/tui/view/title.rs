//! The title above the menu.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::{Frame, layout::Alignment};

use super::{row, text};
use crate::rules::Stone;
use crate::tui::layout;
use crate::tui::theme::{Role, Theme};

pub(super) fn draw(area: Rect, theme: &Theme, frame: &mut Frame) {
    let width = usize::from(layout::title().width);
    let below = Line::styled("five in a row, and its family", theme.style(Role::Faint));
    let lines = layout::title_lines().map(|text| painted(text, width, theme));
    let lines = lines.chain([Line::default(), below]);
    for (line, index) in lines.zip(0..) {
        text::draw(&line.alignment(Alignment::Center), row(area, index), frame.buffer_mut());
    }
}

/// A line of the title: its Xs and Os are stones.
fn painted(line: &str, width: usize, theme: &Theme) -> Line<'static> {
    let stone = |char: char| match char {
        'X' => theme.name(Stone::First),
        'O' => theme.name(Stone::Second),
        _ => Style::new(),
    };
    let padded = format!("{line:<width$}");
    padded.chars().map(|char| Span::styled(char.to_string(), stone(char))).collect()
}
