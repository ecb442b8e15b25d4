//! Languages of the program: messages in Project Fluent's format, embedded and the user's own.
//!
//! `fluent-bundle` is the crate of the Fluent project itself. `fluent` and `fluent-templates` add
//! macros and file loaders that embedded files do not need; `rust-i18n` has no plural forms.
//! `docs/translating.md` says how to add a language.

mod bundle;
mod embedded;
mod language;

use std::fmt::{self, Display};
use std::sync::{Arc, LazyLock};

use crate::translate::{self, Argument, Translator};
use bundle::Bundle;
pub use embedded::embedded;
pub use language::{Language, wanted};

/// Name that stands for the language of the environment.
pub const AUTO: &str = "auto";

/// Languages that the program can speak: its own, and those of the user's files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Locales {
    /// Files of the user: language and text. A message there replaces the program's.
    own: Vec<(String, String)>,
    /// Language requested by the environment.
    wanted: Option<String>,
}

impl Locales {
    /// Adds the user's files, each with the tag of its language, and the language requested by the
    /// environment.
    pub fn new(mut own: Vec<(String, String)>, wanted: Option<String>) -> Self {
        own.sort();
        Self { own, wanted }
    }

    /// Returns the tags of all languages, the program's own first.
    pub fn tags(&self) -> Vec<&str> {
        let mut tags: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
        for (tag, _) in &self.own {
            if !tags.contains(&tag.as_str()) {
                tags.push(tag);
            }
        }
        tags
    }

    /// Returns the language with this tag, or else the nearest one: that of the same language
    /// without a region.
    pub fn find(&self, tag: &str) -> Option<&str> {
        let tags = self.tags();
        let same = |known: &&str| known.eq_ignore_ascii_case(tag);
        let found = tags.iter().copied().find(same);
        found.or_else(|| language::nearest(tag, &tags))
    }

    /// Loads a language; `auto` is that of the environment. An unknown tag gives English.
    pub fn load(&self, tag: &str) -> Arc<Locale> {
        let wanted = self.wanted.as_deref().filter(|_| tag == AUTO);
        let tag = wanted.unwrap_or(tag);
        let tag = self.find(tag).unwrap_or(Language::English.tag());
        let own = self.own.iter().filter(|(known, _)| known == tag);
        let mut texts: Vec<String> = own.map(|(_, text)| text.clone()).collect();
        let is_embedded_english = texts.is_empty() && tag == Language::English.tag();
        let bundle = (!is_embedded_english).then(|| {
            texts.push(embedded(tag));
            Bundle::new(tag, texts)
        });
        Arc::new(Locale { tag: tag.to_owned(), bundle })
    }

    /// Returns the mistakes in the user's files, each with its language, line and reason.
    pub fn mistakes(&self) -> Vec<(String, usize, String)> {
        let mistakes = self.own.iter().flat_map(|(tag, text)| {
            let found = bundle::mistakes(text).into_iter();
            found.map(move |(line, why)| (tag.clone(), line, why))
        });
        mistakes.collect()
    }
}

/// Language in use. Missing messages are in English.
pub struct Locale {
    tag: String,
    /// Messages; `None` for English as it is embedded.
    bundle: Option<Bundle>,
}

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| {
    let tag = Language::English.tag();
    Bundle::new(tag, vec![embedded(tag)])
});

impl Locale {
    /// Returns English as it is embedded.
    pub fn english() -> Arc<Self> {
        Locales::default().load(Language::English.tag())
    }

    /// Returns the tag of the language: `en`, `zh`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Makes this the language of the current thread.
    pub fn speak(self: &Arc<Self>) {
        translate::set(Some(Arc::<Self>::clone(self)));
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Locale").field(&self.tag).finish()
    }
}

impl Translator for Locale {
    fn translate(&self, id: &str, arguments: &[Argument]) -> Option<String> {
        let own = self.bundle.as_ref().and_then(|bundle| bundle.format(id, arguments));
        own.or_else(|| ENGLISH.format(id, arguments))
    }
}

/// Words a message in the language of the thread; see `text!`.
pub fn format(id: &str, arguments: &[Argument]) -> String {
    let spoken = translate::current().and_then(|it| it.translate(id, arguments));
    spoken.unwrap_or_else(|| english(id, arguments))
}

/// Lists the words that introduce a review (`review-mark`) in all embedded languages.
pub fn review_marks() -> &'static [String] {
    // Kept, since every line of a comment is compared with them, for each frame.
    static MARKS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let texts = Language::ALL.map(|it| embedded(it.tag()));
        let mark = |text: &String| {
            let words = |line: &str| line.strip_prefix("review-mark = ").map(str::to_owned);
            text.lines().find_map(words)
        };
        texts.iter().filter_map(mark).collect()
    });
    &MARKS
}

/// Words a message in English.
pub fn english(id: &str, arguments: &[Argument]) -> String {
    ENGLISH.format(id, arguments).unwrap_or_else(|| id.to_owned())
}

/// Words a message of the program in the language of the thread:
/// `text!("move-number", number = 5)`, or an attribute of it: `text!("undo.word")`.
macro_rules! text {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::locale::format($id, &[$((stringify!($name), &$value)),*])
    };
}
pub(crate) use text;

/// Joins words in the manner of the language: `H8, J9 and K10`.
pub fn list(words: &[impl Display]) -> String {
    let words: Vec<String> = words.iter().map(ToString::to_string).collect();
    match &words[..] {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => {
            let others = others.join(&text!("list-comma"));
            text!("list-and", others = others, last = last)
        }
    }
}

#[cfg(test)]
mod tests;
