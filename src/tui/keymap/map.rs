//! The keys as they are in use: the table, with the user's own in their place.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::key::is_chord;
use super::{ARROWS, Binding, Context, Key, TABLE};
use crate::tui::command::Command;

/// The keys in use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap(pub(super) Vec<Binding>);

/// The table as it is.
impl Default for Keymap {
    fn default() -> Self {
        Self(TABLE.to_vec())
    }
}

/// A key and a word for what it does, as the footer shows them.
pub type Label = (String, &'static str);

/// The four of them, which are not one command.
pub const ALL_ARROWS: &str = "arrows";

/// Whether characters without a meaning of their own are typed there.
pub(super) const fn is_text(context: Context) -> bool {
    matches!(
        context,
        Context::Bar | Context::Comment | Context::Line | Context::Palette | Context::Settings
    )
}

impl Keymap {
    /// The lines of a context.
    pub fn lines(&self, context: Context) -> impl Iterator<Item = &Binding> {
        self.0.iter().filter(move |binding| binding.context == context)
    }

    /// The name of the first key on the board that does this, if there is one.
    pub fn key(&self, wanted: &Command) -> Option<String> {
        let keys = self.lines(Context::Board).flat_map(|binding| binding.keys.iter());
        let mut own = keys.filter(|(key, command)| command == wanted && *key != Key::Nothing);
        own.next().map(|(key, _)| key.name())
    }

    /// The command of a key in a context. Where text is typed, and where digits are, it is the character.
    pub fn command(&self, context: Context, event: &KeyEvent) -> Option<Command> {
        let bound = |of| {
            let keys = self.lines(of).flat_map(|binding| binding.keys.iter());
            // Where text is typed, a letter that works everywhere else is that letter.
            let mut here =
                keys.filter(|(key, _)| of == context || !(is_text(context) && key.is_typed()));
            here.find(|(key, _)| key.matches(event))
        };
        match (bound(context).or_else(|| bound(Context::Everywhere)), event.code) {
            (Some((Key::Digit, _)), KeyCode::Char(char)) => Some(Command::Type(char)),
            (Some((_, command)), _) => Some(command.clone()),
            (None, KeyCode::Char(char)) if is_text(context) && !is_chord(event) => {
                Some(Command::Type(char))
            }
            (None, _) => None,
        }
    }

    /// What the footer shows in a context, each with its command.
    pub fn footer(&self, context: Context) -> impl Iterator<Item = (&Command, Label)> {
        self.lines(context).filter_map(|binding| {
            let (first, command) = binding.keys.first()?;
            // A pair of signs means one thing, its ends: `+ -`.
            let key = match &*binding.keys {
                [(Key::Nothing, _), ..] => return None,
                keys if keys == ARROWS => ALL_ARROWS.to_owned(),
                [_, (last @ Key::Char(_), other)] if other != command => {
                    format!("{} {}", first.name(), last.name())
                }
                _ => first.name(),
            };
            Some((command, (key, binding.word?)))
        })
    }
}

impl Binding {
    /// The keys' names for the help, without the capital letters beside their small ones.
    pub fn names(&self) -> String {
        if *self.keys == *ARROWS {
            return ALL_ARROWS.to_owned();
        }
        // A capital letter that does the same as its small one.
        let is_same = |key: Key, command: &Command| {
            let small = |(other, does): &&(Key, Command)| match (key, other) {
                (Key::Char(capital), &Key::Char(small)) => {
                    capital != small && capital.to_ascii_lowercase() == small && does == command
                }
                _ => false,
            };
            self.keys.iter().any(|other| small(&other))
        };
        let keys = self.keys.iter().filter(|(key, command)| !is_same(*key, command));
        let names: Vec<String> =
            keys.map(|(key, _)| key.name()).filter(|name| !name.is_empty()).collect();
        names.join(", ")
    }
}
