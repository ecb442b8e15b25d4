//! What may go to a terminal of a text that the program did not write itself.
//!
//! Foreign text is whatever comes from outside: arguments and the environment, names and contents of files, what is
//! typed or pasted, what another program says. A terminal obeys some characters instead of showing them; others it
//! does not show, or they make it show the rest in another order. Whoever writes foreign text where people read it (the
//! screen, the standard output and error, the window's title, a message to a manager) writes what [`printable`] or
//! [`printable_lines`] makes of it; whoever takes text from the keyboard takes what [`typed`] leaves. Nothing else
//! decides what is printable. What programs read (files, JSON, a pipe) is not changed.
//!
//! Not printable are
//! - control characters: C0 with ESC, DEL, C1 with the CSI of eight bits;
//! - the line and the paragraph separator, which break a line as `\n` does;
//! - the controls of the writing direction, which show `exe.fgs` where `sgf.exe` stands;
//! - all else that Unicode says is not to be seen (`Default_Ignorable_Code_Point`): zero width spaces, byte order
//!   marks, soft hyphens, fillers, tags. Terminals do not agree how wide it is, and text can hide in it;
//! - annotation anchors, and the noncharacters.
//!
//! Joiners (U+200C and U+200D) and variation selectors are not seen either, but printable: names in Persian and Hindi,
//! rare Chinese characters and most emoji are written with them, and they change nothing but how their neighbours look.

use std::borrow::Cow;
use std::path::Path;

/// Stands where a character was that is not printable; what is not UTF-8 becomes the same.
const MARK: char = char::REPLACEMENT_CHARACTER;

/// Whether a terminal shows a character, and does nothing else.
///
/// ```
/// use gomoku::printable::is_printable;
///
/// assert!("Ĺ \u{4e94} \u{1f44d}\u{200d}\u{fe0f}".chars().all(is_printable));
/// assert!(!"\u{1b}\n\u{9b}\u{202e}\u{2028}\u{feff}\u{e0041}".chars().any(is_printable));
/// ```
pub const fn is_printable(char: char) -> bool {
    // Almost all of what is drawn, at once: ASCII, and the signs among which rules and blocks are.
    if matches!(char, ' '..='~' | '\u{2070}'..='\u{3163}') {
        return true;
    }
    let is_control = matches!(char, '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}');
    let ends_line = matches!(char, '\u{2028}' | '\u{2029}');
    let turns = matches!(
        char,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    // The last two of each plane are noncharacters, too.
    let is_none = matches!(char, '\u{fdd0}'..='\u{fdef}') || char as u32 & 0xfffe == 0xfffe;
    !(is_control || ends_line || turns || is_unseen(char) || is_none)
}

/// Whether a character is not to be seen, and no joiner or selector.
const fn is_unseen(char: char) -> bool {
    matches!(
        char,
        // The soft hyphen, the joiner of graphemes, fillers of Hangul, vowels of Khmer, a vowel of Mongolian.
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}'
        | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
        // Spaces without width, signs that are not written, anchors of annotations.
        | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}'
        // Shorthand and music; tags, with room for more of them, but not the selectors among them.
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e00ff}' | '\u{e01f0}'..='\u{e0fff}'
    )
}

/// A text as one line that may go to a terminal: white space that is not printable becomes a space, everything else that
/// is not becomes U+FFFD.
///
/// ```
/// use gomoku::printable::printable;
///
/// assert_eq!(printable("a game.sgf"), "a game.sgf");
/// assert_eq!(printable("a\tgame\u{1b}[2J\u{202e}fgs"), "a game\u{fffd}[2J\u{fffd}fgs");
/// ```
pub fn printable(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_printable) {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.chars().map(shown).collect())
    }
}

/// The same for a text of several lines, which stay lines.
///
/// ```
/// use gomoku::printable::printable_lines;
///
/// assert_eq!(printable_lines("one\r\ntwo\u{7}\n"), "one\ntwo\u{fffd}\n");
/// ```
pub fn printable_lines(text: &str) -> Cow<'_, str> {
    if text.chars().all(|char| char == '\n' || is_printable(char)) {
        return Cow::Borrowed(text);
    }
    let lines = text.split('\n').map(|line| printable(line.strip_suffix('\r').unwrap_or(line)));
    Cow::Owned(lines.collect::<Vec<_>>().join("\n"))
}

/// A path as it is told, on one line.
pub fn printable_path(path: &Path) -> String {
    printable(&path.to_string_lossy()).into_owned()
}

/// What is taken of a text that is typed or pasted, or that names somebody: its printable characters.
///
/// ```
/// use gomoku::printable::typed;
///
/// assert_eq!(typed("7,7\r\n\u{feff}").collect::<String>(), "7,7");
/// ```
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
