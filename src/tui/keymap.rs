//! Keys in use: the table of commands, with the user's own keys replacing the defaults.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use unicode_width::UnicodeWidthStr as _;

mod own;
mod renamed;

pub use super::command::{Context, Key, TABLE};

use super::command::{ARROWS, Binding, Command, is_chord};
use crate::locale::{self, text};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap(Vec<Binding>);

impl Default for Keymap {
    fn default() -> Self {
        Self(TABLE.to_vec())
    }
}

/// Key with its word in the footer.
pub type Label = (String, String);

/// Word in its place in the footer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FooterWord {
    pub command: Command,
    pub label: Label,
    /// Columns of the word, so that others stay in place when it changes.
    pub room: usize,
    /// Unset for a command that cannot be executed now, whose word is dimmed.
    pub is_active: bool,
    pub priority: Priority,
}

/// Order in which words are dropped if there is little room, last first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    High,
    Usual,
    /// Dropped before the words are drawn closer together.
    Low,
}

impl From<(Command, Label)> for FooterWord {
    fn from((command, label): (Command, Label)) -> Self {
        let room = label.1.width();
        Self { command, label, room, is_active: true, priority: Priority::High }
    }
}

impl FooterWord {
    /// Shows one of several words, and leaves room for each of them.
    pub fn say(&mut self, now: &str, all: &[&str]) {
        self.room = all.iter().map(|id| locale::format(id, &[]).width()).max().unwrap_or(0);
        self.label.1 = locale::format(now, &[]);
    }
}

/// Label of all arrow keys together, which are not one command.
pub fn all_arrows() -> String {
    text!("keys-arrows")
}

impl Keymap {
    pub fn lines(&self, context: Context) -> impl Iterator<Item = &Binding> {
        self.0.iter().filter(move |binding| binding.context == context)
    }

    /// First key for a command on the board.
    pub fn key(&self, wanted: &Command) -> Option<String> {
        self.key_in(Context::Board, wanted)
    }

    /// First key for a command in a context.
    pub fn key_in(&self, context: Context, wanted: &Command) -> Option<String> {
        let keys = self.lines(context).flat_map(|binding| binding.keys.iter());
        let mut own = keys.filter(|(key, command)| command == wanted && *key != Key::Nothing);
        own.next().map(|(key, _)| key.name())
    }

    /// Command of a key. Digits, and characters in text contexts, become [`Command::Type`].
    pub fn command(&self, context: Context, event: &KeyEvent) -> Option<Command> {
        let bound = |of| {
            let keys = self.lines(of).flat_map(|binding| binding.keys.iter());
            // In text, letters are typed, even if they are bound everywhere.
            let mut here =
                keys.filter(|(key, _)| of == context || !(context.is_text() && key.is_typed()));
            here.find(|(key, _)| key.matches(event))
        };
        let text = || bound(Context::Text).filter(|_| context.is_text());
        let found = bound(context).or_else(text).or_else(|| bound(Context::Everywhere));
        match (found, event.code) {
            (Some((Key::Digit, _)), KeyCode::Char(char)) => Some(Command::Type(char)),
            (Some((_, command)), _) => Some(command.clone()),
            (None, KeyCode::Char(char)) if context.is_text() && !is_chord(event) => {
                Some(Command::Type(char))
            }
            (None, _) => None,
        }
    }

    /// Command opposite to one in the footer, if its word has two signs: `[ ]`.
    pub fn opposite(&self, context: Context, command: &Command) -> Option<&Command> {
        let mut shown = self.lines(context).filter(|binding| binding.is_in_footer);
        let binding = shown.find(|it| it.keys.first().is_some_and(|(_, own)| own == command))?;
        binding.opposite().map(|(_, command)| command)
    }

    pub fn footer(&self, context: Context) -> impl Iterator<Item = (Command, Label)> {
        self.lines(context).filter_map(|binding| {
            let (first, command) = binding.keys.first().filter(|_| binding.is_in_footer)?;
            let key = match (&*binding.keys, binding.opposite()) {
                ([(Key::Nothing, _), ..], _) => return None,
                (keys, _) if keys == ARROWS => all_arrows(),
                (_, Some((last, _))) => format!("{} {}", first.name(), last.name()),
                _ => first.name(),
            };
            Some((command.clone(), (key, binding.word())))
        })
    }
}

impl Keymap {
    /// Word of a command in the footer of a context, or everywhere.
    pub fn footer_word(&self, context: Context, command: &Command) -> Option<FooterWord> {
        let contexts = [context, Context::Everywhere].into_iter();
        let mut labels = contexts.flat_map(|context| self.footer(context));
        labels.find(|(known, _)| known == command).map(FooterWord::from)
    }
}

impl Binding {
    /// Second key, if it is a sign for the opposite step: the `-` of `+ -`.
    fn opposite(&self) -> Option<&(Key, Command)> {
        match &*self.keys {
            [(_, command), last @ (Key::Char(_), other)] if other != command => Some(last),
            _ => None,
        }
    }

    /// Names of the keys for the help, without capitals that duplicate their small letter.
    pub fn names(&self) -> String {
        if *self.keys == *ARROWS {
            return all_arrows();
        }
        let repeats = |(key, command): &&(Key, Command)| match key {
            Key::Char(char) if char.is_ascii_uppercase() => {
                let small = Key::Char(char.to_ascii_lowercase());
                self.keys.iter().any(|(key, does)| (*key, does) == (small, command))
            }
            _ => false,
        };
        let keys = self.keys.iter().filter(|bound| !repeats(bound));
        let names = keys.map(|(key, _)| key.name()).filter(|name| !name.is_empty());
        names.collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests;
