//! The command bar.

use tui_input::{Input, InputRequest};

use crate::printable::typed;
use crate::tui::command::{Command, Edit};
use crate::tui::messages::Refusal;

/// A line of text, and why it was refused.
#[derive(Clone, Debug, Default)]
pub struct CommandBar {
    pub(in crate::tui) input: Input,
    /// Why the text was refused, until it changes.
    pub(in crate::tui) refusal: Option<Refusal>,
}

impl CommandBar {
    const LONGEST: usize = 4096;

    /// Adds text at the cursor, of a pasted one what is printable.
    pub fn insert(&mut self, text: &str) {
        let free = Self::LONGEST.saturating_sub(self.input.value().chars().count());
        for char in typed(text).take(free) {
            self.request(InputRequest::InsertChar(char));
        }
    }

    /// Obeys a command of [`Context::Bar`](crate::tui::keymap::Context::Bar); whether the bar stays
    /// open.
    pub fn execute(&mut self, command: &Command) -> bool {
        match command {
            // After a refusal one begins anew, as on the board.
            Command::Type(':') if self.refusal.is_some() => *self = Self::default(),
            Command::Type(char) => self.insert(char.encode_utf8(&mut [0; 4])),
            Command::Erase if self.input.value().is_empty() => return false,
            Command::Erase => self.request(InputRequest::DeletePrevChar),
            Command::Edit(edit) => self.request(match edit {
                Edit::Left => InputRequest::GoToPrevChar,
                Edit::Right => InputRequest::GoToNextChar,
                Edit::Start => InputRequest::GoToStart,
                Edit::End => InputRequest::GoToEnd,
                Edit::Delete => InputRequest::DeleteNextChar,
                Edit::DeleteWord => InputRequest::DeletePrevWord,
                Edit::DeleteLine => InputRequest::DeleteLine,
                // There is one line.
                Edit::NewLine => return true,
            }),
            Command::Cancel => return false,
            _ => {}
        }
        true
    }

    fn request(&mut self, request: InputRequest) {
        self.refusal = None;
        self.input.handle(request);
    }
}
