//! Translation of messages: the language of the current thread.
//!
//! The program sets a [`Translator`] for each of its threads. Without one every message is in
//! English, so that the library and the protocols of the program always speak English.

use std::cell::RefCell;
use std::fmt::{self, Display};
use std::sync::Arc;

/// Argument of a message: its name and its value. A whole number selects plural forms.
pub type Argument<'a> = (&'static str, &'a dyn Display);

/// Source of translated messages.
pub trait Translator: Send + Sync {
    /// Returns the message with this identifier; `None` if there is none.
    fn translate(&self, id: &str, arguments: &[Argument]) -> Option<String>;
}

thread_local! {
    static CURRENT: RefCell<Option<Arc<dyn Translator>>> = const { RefCell::new(None) };
}

/// Sets the translator of this thread. `None` stands for English.
pub fn set(translator: Option<Arc<dyn Translator>>) {
    CURRENT.set(translator);
}

/// Returns the translator of this thread, for a thread that works for it.
pub fn current() -> Option<Arc<dyn Translator>> {
    CURRENT.with_borrow(Clone::clone)
}

/// Runs a function in English, for files, which are independent of the thread's language.
pub fn in_english<T>(work: impl FnOnce() -> T) -> T {
    let translator = CURRENT.take();
    let done = work();
    set(translator);
    done
}

/// Message with its English wording, created by `message!`.
pub struct Message<'a> {
    pub id: &'static str,
    pub english: fmt::Arguments<'a>,
    pub arguments: &'a [Argument<'a>],
}

impl Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match current().and_then(|it| it.translate(self.id, self.arguments)) {
            Some(text) => f.write_str(&text),
            None => f.write_fmt(self.english),
        }
    }
}

/// Formats a message of the library:
/// `message!("off-board", "{value} is off the board", value = cell)`.
///
/// `assets/locales/en` repeats the English text as the pattern for other languages; a test compares
/// both.
#[macro_export]
#[doc(hidden)]
macro_rules! message {
    ($id:literal, $english:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::translate::Message {
            id: $id,
            english: format_args!($english $(, $name = $value)*),
            arguments: &[$((stringify!($name), &$value)),*],
        }
    };
}
pub use message;

/// Message for use in tables, created by `phrase!`. Its argument, if any, is `value`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Phrase(pub &'static PhraseText);

/// Identifier and English words of a phrase, which stand in a constant so that errors stay small.
#[derive(PartialEq, Eq)]
pub struct PhraseText {
    pub id: &'static str,
    pub english: &'static str,
}

impl Phrase {
    /// Formats the message with this `value`.
    pub fn with(self, value: &dyn Display) -> String {
        let translated = current().and_then(|it| it.translate(self.0.id, &[("value", value)]));
        translated.unwrap_or_else(|| self.0.english.replace("{value}", &value.to_string()))
    }
}

impl Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.with(&""))
    }
}

impl fmt::Debug for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.english)
    }
}

/// Names a message of the library in a constant: `phrase!("not-a-cell", "{value} is not a cell")`.
#[macro_export]
#[doc(hidden)]
macro_rules! phrase {
    ($id:literal, $english:literal) => {
        $crate::translate::Phrase(&$crate::translate::PhraseText { id: $id, english: $english })
    };
}
pub use phrase;

#[cfg(test)]
mod tests {
    use super::*;

    struct Shouting;

    impl Translator for Shouting {
        fn translate(&self, id: &str, arguments: &[Argument]) -> Option<String> {
            let arguments = arguments.iter().map(|(name, value)| format!(" {name}={value}"));
            (id != "unknown").then(|| id.to_uppercase() + &arguments.collect::<String>())
        }
    }

    #[test]
    fn messages_are_english_unless_the_thread_has_a_translation() {
        let full =
            |column: u8| message!("full", "column {column} is full", column = column).to_string();
        assert_eq!(full(3), "column 3 is full");
        set(Some(Arc::new(Shouting)));
        assert_eq!(full(3), "FULL column=3");
        assert_eq!(message!("unknown", "no such file").to_string(), "no such file");
        assert_eq!(in_english(|| message!("full", "it is full").to_string()), "it is full");
        assert_eq!(message!("full", "it is full").to_string(), "FULL");
        set(None);
        assert_eq!(full(4), "column 4 is full");
    }
}
