//! The comment on a position, while it is written.

use ratatui_textarea::{CursorMove, TextArea, WrapMode};

use super::game::{GameScreen, Overlay};
use super::session::Session;
use crate::printable::{is_printable, printable_lines};
use crate::record::NodeId;
use crate::tui::command::{Command, Direction, Edit};

/// A text of several lines, and the position that it is about.
#[derive(Clone, Debug)]
pub struct CommentEditor {
    node: NodeId,
    /// As it was.
    before: String,
    text: TextArea<'static>,
}

/// Characters of a comment at most; longer ones are left as they are, but not made longer.
const LONGEST: usize = 20_000;

impl CommentEditor {
    fn new(node: NodeId, comment: &str) -> Self {
        let mut text = TextArea::from(printable_lines(comment).lines());
        text.set_wrap_mode(WrapMode::WordOrGlyph);
        text.set_cursor_line_style(ratatui::style::Style::new());
        text.move_cursor(CursorMove::Bottom);
        text.move_cursor(CursorMove::End);
        Self { node, before: comment.to_owned(), text }
    }

    /// The text, to be drawn.
    pub const fn text(&self) -> &TextArea<'static> {
        &self.text
    }

    /// Adds text at the cursor: what is printable, and line breaks.
    pub fn insert(&mut self, text: &str) {
        let long: usize = self.text.lines().iter().map(|line| line.chars().count() + 1).sum();
        let text = text.replace("\r\n", "\n").replace(['\r', '\t'], " ");
        let is_shown = |char: &char| *char == '\n' || is_printable(*char);
        let free = LONGEST.saturating_sub(long);
        self.text.insert_str(text.chars().filter(is_shown).take(free).collect::<String>());
    }

    /// The comment as it is now. One that nobody has changed is as it was, with what the editor does not show.
    fn comment(&self) -> String {
        let text = self.text.lines();
        if printable_lines(&self.before).lines().eq(text) {
            self.before.clone()
        } else {
            text.join("\n")
        }
    }

    fn execute(&mut self, command: &Command) {
        let text = &mut self.text;
        let to = |direction| match direction {
            Direction::Up => CursorMove::Up,
            Direction::Down => CursorMove::Down,
            Direction::Left => CursorMove::Back,
            Direction::Right => CursorMove::Forward,
        };
        match *command {
            Command::Type(char) => self.insert(char.encode_utf8(&mut [0; 4])),
            Command::Move(direction) => text.move_cursor(to(direction)),
            Command::MoveToEdge(Direction::Up) => text.move_cursor(CursorMove::Top),
            Command::MoveToEdge(Direction::Down) => text.move_cursor(CursorMove::Bottom),
            Command::Erase => drop(text.delete_char()),
            Command::Edit(edit) => match edit {
                Edit::Left => text.move_cursor(CursorMove::Back),
                Edit::Right => text.move_cursor(CursorMove::Forward),
                Edit::Start => text.move_cursor(CursorMove::Head),
                Edit::End => text.move_cursor(CursorMove::End),
                Edit::Delete => drop(text.delete_next_char()),
                Edit::DeleteWord => drop(text.delete_word()),
                Edit::DeleteLine => drop(text.delete_line_by_head()),
                Edit::NewLine => self.insert("\n"),
            },
            _ => {}
        }
    }
}

impl GameScreen {
    /// The comment that is written.
    pub const fn comment_editor(&self) -> Option<&CommentEditor> {
        match &self.overlay {
            Overlay::Comment(editor) => Some(editor),
            _ => None,
        }
    }

    /// Opens the comment on the position that is shown, as it was written.
    pub(super) fn open_comment(&mut self) {
        let shown = self.shown();
        let node = shown.node();
        let editor = CommentEditor::new(node, &self.tree().notes(node).comment);
        self.overlay = Overlay::Comment(Box::new(editor));
    }

    /// Obeys a command of [`Context::Comment`](crate::tui::keymap::Context::Comment).
    pub(super) fn write_comment(&mut self, command: &Command, session: &Session) {
        let Overlay::Comment(editor) = &mut self.overlay else { return };
        match command {
            Command::Accept => self.keep_comment(session),
            Command::Cancel => self.overlay = Overlay::None,
            command => editor.execute(command),
        }
    }

    /// Takes the comment that is written, if there is one.
    pub(super) fn keep_comment(&mut self, session: &Session) {
        if let Overlay::Comment(editor) = &self.overlay {
            let (node, text) = (editor.node, editor.comment());
            self.overlay = Overlay::None;
            self.comment(node, &text, session);
        }
    }
}
