//! Names of other engines.

use std::fmt;
use std::str::FromStr;

use crate::translate::message;

/// Name of another engine, as its user listed it: up to 24 letters, digits, `-`, `_` and `.`, of
/// which the first is a letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EngineName {
    /// Characters of the name. The bytes behind them are 0.
    bytes: [u8; EngineName::LONGEST],
    length: u8,
}

/// Words that mean something else where a name can stand.
const RESERVED: [&str; 5] = ["person", "computer", "random", "none", "gomoku"];

impl EngineName {
    /// Maximum number of characters.
    pub const LONGEST: usize = 24;

    /// Creates a name, unless it has wrong characters, is too long, or means something else.
    pub fn new(name: &str) -> Option<Self> {
        let is_permitted = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        let begins_well = name.starts_with(|first: char| first.is_ascii_alphabetic());
        let is_reserved = RESERVED.iter().any(|word| word.eq_ignore_ascii_case(name));
        if !begins_well || !name.bytes().all(is_permitted) || is_reserved {
            return None;
        }
        let mut bytes = [0; Self::LONGEST];
        bytes.get_mut(..name.len())?.copy_from_slice(name.as_bytes());
        Some(Self { bytes, length: u8::try_from(name.len()).ok()? })
    }

    pub fn as_str(&self) -> &str {
        let name = self.bytes.get(..self.length.into()).unwrap_or_default();
        // It is ASCII.
        std::str::from_utf8(name).unwrap_or_default()
    }
}

impl fmt::Display for EngineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl fmt::Debug for EngineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl FromStr for EngineName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let why = || {
            message!(
                "engine-name",
                "a name begins with a letter and has up to {most} letters, digits, -, _ and .",
                most = Self::LONGEST
            )
            .to_string()
        };
        Self::new(text).ok_or_else(why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        for name in ["a", "rapfi", "Rapfi-0.43_avx2", "embryo.21", "abcdefghijklmnopqrstuvwx"] {
            let known = EngineName::new(name).unwrap();
            assert_eq!((known.as_str(), known.to_string()), (name, name.to_owned()));
            assert_eq!((name.parse(), format!("{known:?}")), (Ok(known), format!("{name:?}")));
        }
        for name in [
            "",
            "abcdefghijklmnopqrstuvwxy",
            "5",
            "7zip",
            "-x",
            ".",
            "_a",
            "two words",
            "a/b",
            "über",
            "a\u{202e}",
            "a\n",
            "a\0",
        ] {
            assert_eq!(EngineName::new(name), None, "{name}");
            assert!(name.parse::<EngineName>().is_err(), "{name}");
        }
    }

    #[test]
    fn words_of_the_command_line_are_no_names() {
        for word in ["person", "Computer", "RANDOM", "none", "gomoku"] {
            assert_eq!(EngineName::new(word), None, "{word}");
        }
        assert!(EngineName::new("gomoku2").is_some());
    }

    #[test]
    fn names_are_sorted_like_their_texts() {
        let mut names = ["b", "ab", "a", "B", "a-b", "aa"];
        let mut known = names.map(|name| EngineName::new(name).unwrap());
        names.sort_unstable();
        known.sort_unstable();
        assert_eq!(known.map(|name| name.to_string()), names);
    }
}
