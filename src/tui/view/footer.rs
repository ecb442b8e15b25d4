//! The rows below the status: the command bar, questions, messages and keys.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use tui_input::Input;
use unicode_width::UnicodeWidthChar;

use crate::tui::app::{App, GameScreen, Overlay};
use crate::tui::command::Command;
use crate::tui::keymap::Label;
use crate::tui::layout;
use crate::tui::theme::{Role, Theme};
use crate::tui::view::text;

/// Draws what is said or asked, and the keys that answer. `untold` is what the status line could not
/// tell of the end.
pub fn draw(app: &App, screen: &GameScreen, untold: &[String], area: Rect, frame: &mut Frame) {
    let (session, theme) = (&app.session, &app.session.theme);
    // The command bar has the first row, and the terminal's cursor in it.
    if let (None, Overlay::Bar(bar)) = (&screen.question, &screen.overlay) {
        let prompt = Span::styled(":", theme.style(Role::Key));
        draw_input(prompt, &bar.input, area, frame);
    }
    let foot = screen.foot(session, untold, area);
    for (said, row) in foot.texts.iter().zip(foot.area.rows()) {
        text::draw(&Line::styled(said.as_str(), theme.style(foot.role)), row, frame.buffer_mut());
    }
    if let Some(row) = foot.keys() {
        keys(
            &labels(&screen.labels(app.context_below_palette(), &app.session.keymap)),
            row,
            theme,
            frame,
        );
    }
}

/// The labels without their commands.
pub fn labels(labels: &[(Command, Label)]) -> Vec<Label> {
    labels.iter().map(|(_, label)| label.clone()).collect()
}

/// A prompt and the text, scrolled so that the terminal's cursor is in sight.
pub fn draw_input(prompt: Span<'static>, input: &Input, area: Rect, frame: &mut Frame) {
    let before = u16::try_from(prompt.width()).unwrap_or(u16::MAX);
    let room = area.width.saturating_sub(before.saturating_add(1));
    let scroll = input.visual_scroll(room.into());
    let mut left_out = 0;
    let shown: String = input
        .value()
        .chars()
        .skip_while(|char| {
            let skip = left_out < scroll;
            left_out += char.width().unwrap_or(0);
            skip
        })
        .collect();
    let line = Line::from(vec![prompt, Span::raw(shown)]);
    let row = Rect { height: area.height.min(1), ..area };
    text::draw(&line, row, frame.buffer_mut());
    let column = input.visual_cursor().saturating_sub(scroll);
    let column = u16::try_from(column).unwrap_or(room).min(room);
    frame.set_cursor_position(Position::new(area.x + before + column, area.y));
}

/// The keys that fit into a row: `Enter place  s save  ...`.
pub fn keys(labels: &[Label], area: Rect, theme: &Theme, frame: &mut Frame) {
    for (index, place) in layout::labels(labels, area) {
        let (key, word) = &labels[index];
        let line = Line::from(vec![
            Span::styled(format!(" {key} "), theme.style(Role::Key)),
            Span::styled(format!(" {word}"), theme.style(Role::Faint)),
        ]);
        text::draw(&line, place, frame.buffer_mut());
    }
}
