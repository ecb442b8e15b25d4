//! Editor for one line of text or several.
//!
//! Every text that the user types is a `TextEditor`, with one set of keys.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui_textarea::{CursorMove, TextArea, WrapMode};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::draw;
use crate::printable::{is_printable, printable_lines, typed};
use crate::tui::command::{Command, Direction, Edit};

#[derive(Clone, Debug)]
pub struct TextEditor {
    pub area: TextArea<'static>,
    /// Maximum number of characters. A longer initial text is kept, but cannot grow.
    longest: usize,
    is_line: bool,
}

impl TextEditor {
    pub fn line(text: &str, longest: usize) -> Self {
        let mut editor = Self { area: TextArea::default(), longest, is_line: true };
        editor.insert(text);
        editor
    }

    pub fn lines(text: &str, longest: usize) -> Self {
        let mut area = TextArea::from(printable_lines(text).lines());
        area.set_wrap_mode(WrapMode::WordOrGlyph);
        area.set_cursor_line_style(Style::new());
        area.move_cursor(CursorMove::Bottom);
        area.move_cursor(CursorMove::End);
        Self { area, longest, is_line: false }
    }

    /// First line of the text.
    pub fn value(&self) -> &str {
        self.area.lines().first().map_or("", String::as_str)
    }

    pub fn all(&self) -> &[String] {
        self.area.lines()
    }

    /// Inserts the printable characters of a text, and line breaks if several lines are allowed.
    pub fn insert(&mut self, text: &str) {
        let long: usize = self.all().iter().map(|line| line.chars().count() + 1).sum();
        let free = (self.longest + 1).saturating_sub(long);
        let text: String = if self.is_line {
            typed(text).take(free).collect()
        } else {
            let text = text.replace("\r\n", "\n").replace(['\r', '\t'], " ");
            let is_shown = |char: &char| *char == '\n' || is_printable(*char);
            text.chars().filter(is_shown).take(free).collect()
        };
        self.area.insert_str(text);
    }

    /// Executes an editing command; returns `false` for any other command.
    pub fn execute(&mut self, command: &Command) -> bool {
        let area = &mut self.area;
        match command {
            Command::Type(char) => self.insert(char.encode_utf8(&mut [0; 4])),
            Command::Erase => drop(area.delete_char()),
            Command::Edit(Edit::Left) => area.move_cursor(CursorMove::Back),
            Command::Edit(Edit::Right) => area.move_cursor(CursorMove::Forward),
            Command::Edit(Edit::Start) => area.move_cursor(CursorMove::Head),
            Command::Edit(Edit::End) => area.move_cursor(CursorMove::End),
            Command::Edit(Edit::Delete) => drop(area.delete_next_char()),
            Command::Edit(Edit::DeleteWord) => drop(area.delete_word()),
            Command::Edit(Edit::DeleteLine) => drop(area.delete_line_by_head()),
            Command::Edit(Edit::NewLine) if self.is_line => {}
            Command::Edit(Edit::NewLine) => self.insert("\n"),
            Command::Move(Direction::Up) => area.move_cursor(CursorMove::Up),
            Command::Move(Direction::Down) => area.move_cursor(CursorMove::Down),
            Command::MoveToEdge(Direction::Up) => area.move_cursor(CursorMove::Top),
            Command::MoveToEdge(Direction::Down) => area.move_cursor(CursorMove::Bottom),
            _ => return false,
        }
        true
    }

    /// Checks whether a command leaves the text: Esc, or Backspace in an empty text.
    pub fn is_left_by(&self, command: &Command) -> bool {
        *command == Command::Cancel || *command == Command::Erase && self.value().is_empty()
    }

    /// Draws a line behind its prompt, scrolled so that the cursor is visible.
    pub fn draw(&self, prompt: Span<'static>, area: Rect, frame: &mut Frame) {
        let columns = |width: usize| u16::try_from(width).unwrap_or(u16::MAX);
        let room = usize::from(area.width.saturating_sub(columns(prompt.width() + 1)));
        let at = self.area.cursor().1;
        let left: String = self.value().chars().take(at).collect();
        let (mut from, mut cursor) = (0, left.width());
        for char in left.chars() {
            if cursor <= room {
                break;
            }
            cursor -= char.width().unwrap_or(0);
            from += char.len_utf8();
        }
        let x = area.x + columns(prompt.width() + cursor.min(room));
        let line = Line::from(vec![prompt, Span::raw(&self.value()[from..])]);
        draw(&line, Rect { height: area.height.min(1), ..area }, frame.buffer_mut());
        frame.set_cursor_position(Position::new(x, area.y));
    }
}
