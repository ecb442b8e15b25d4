//! Printable text: the part of foreign text that may be sent to a terminal.
//!
//! Foreign text comes from outside: arguments and the environment, names and contents of files,
//! input, messages of other programs. Some characters control the terminal instead of being shown;
//! others are invisible, or reorder the text around them. Foreign text shown to people passes
//! through [`printable`] or [`printable_lines`], input through [`typed`]. No other code decides
//! what is printable. Output for programs (files, JSON, a pipe) is not changed.
//!
//! Not printable are control characters (C0, DEL, C1), line and paragraph separators, controls of
//! the writing direction, which show `exe.fgs` for `sgf.exe`, everything else that Unicode calls
//! ignorable (`Default_Ignorable_Code_Point`), annotation anchors and noncharacters. Joiners
//! (U+200C and U+200D) and variation selectors are printable: Persian and Hindi names, rare Chinese
//! characters and most emoji need them, and they only change their neighbours.

use std::borrow::Cow;
use std::path::Path;

/// Replacement for unprintable characters and invalid UTF-8.
const MARK: char = char::REPLACEMENT_CHARACTER;

/// Checks whether a terminal shows a character, and does nothing else.
pub const fn is_printable(char: char) -> bool {
    // A fast path for almost everything drawn: ASCII, and symbols including rules and blocks.
    if matches!(char, ' '..='~' | '\u{2070}'..='\u{3163}') {
        return true;
    }
    let is_control = matches!(char, '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}');
    let ends_line = matches!(char, '\u{2028}' | '\u{2029}');
    let turns = matches!(
        char,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    // The last two code points of each plane are noncharacters, too.
    let is_none = matches!(char, '\u{fdd0}'..='\u{fdef}') || char as u32 & 0xfffe == 0xfffe;
    !(is_control || ends_line || turns || is_unseen(char) || is_none)
}

/// Checks for an invisible character other than a joiner or selector.
const fn is_unseen(char: char) -> bool {
    matches!(
        char,
        // The soft hyphen, the grapheme joiner, fillers of Hangul, vowels of Khmer, a vowel
        // separator of Mongolian.
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}'
        | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
        // Zero-width spaces, invisible operators, interlinear annotation anchors.
        | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}'
        // Shorthand and music; tags and the code points reserved for them, except the selectors
        // among them.
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e00ff}' | '\u{e01f0}'..='\u{e0fff}'
    )
}

/// Makes a text printable on one line: white space is replaced by spaces, other unprintable
/// characters by U+FFFD.
pub fn printable(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_printable) {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.chars().map(shown).collect())
    }
}

/// Makes a text printable, preserving its lines.
pub fn printable_lines(text: &str) -> Cow<'_, str> {
    if text.chars().all(|char| char == '\n' || is_printable(char)) {
        return Cow::Borrowed(text);
    }
    let lines = text.split('\n').map(|line| printable(line.strip_suffix('\r').unwrap_or(line)));
    Cow::Owned(lines.collect::<Vec<_>>().join("\n"))
}

/// Makes a path printable on one line.
pub fn printable_path(path: &Path) -> String {
    printable(&path.to_string_lossy()).into_owned()
}

/// Keeps the printable characters of input or of a name.
pub fn typed(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().filter(|&char| is_printable(char))
}

fn shown(char: char) -> char {
    match char {
        _ if is_printable(char) => char,
        _ if char.is_whitespace() => ' ',
        _ => MARK,
    }
}

#[cfg(test)]
mod tests;
