//! Paths in little room: shortened in the middle, so that the name of the file stays whole.

use std::path::{MAIN_SEPARATOR, Path};

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use super::{MORE, cut};
use crate::printable::printable_path;

/// Columns of a path in the forms of a message.
const FORMS: [usize; 5] = [60, 44, 32, 24, 16];
/// Maximum length of what counts as the ending of a name.
const ENDING: usize = 9;

/// Shortens a path in the middle: `/home/.../games/final.sgf`. The result is printable.
pub fn shorten_path(path: &Path, width: usize) -> String {
    let whole = printable_path(path);
    if whole.width() <= width {
        return whole;
    }
    let is_separator = |char: char| char == '/' || char == MAIN_SEPARATOR;
    let separator = whole.chars().find(|&char| is_separator(char)).unwrap_or(MAIN_SEPARATOR);
    let parts: Vec<&str> = whole.split(is_separator).collect();
    let join = |parts: &[&str]| parts.join(&separator.to_string());
    // An absolute path begins with an empty part.
    let first = if parts.first() == Some(&"") { 2 } else { 1 };
    for head in (0..=first).rev() {
        for tail in head + 1..parts.len() {
            let short = join(&[&parts[..head], &[MORE], &parts[tail..]].concat());
            if short.width() <= width {
                return short;
            }
        }
    }
    shorten_name(parts.last().unwrap_or(&""), width)
}

/// Shortens the name of a file in the middle, before its ending: `the-long-n...me.sgf`.
pub fn shorten_name(name: &str, width: usize) -> String {
    if name.width() <= width {
        return name.to_owned();
    }
    let dot = name.rfind('.').filter(|&dot| dot > 0 && name.len() - dot <= ENDING);
    let (stem, ending) = name.split_at(dot.unwrap_or(name.len()));
    let room = width.saturating_sub(MORE.len() + ending.width());
    if room < 3 {
        return cut(name, width);
    }
    let taken = |chars: &mut dyn Iterator<Item = char>, mut room: usize| {
        let mut all = Vec::new();
        for char in chars {
            let Some(left) = room.checked_sub(char.width().unwrap_or(0)) else { break };
            room = left;
            all.push(char);
        }
        all
    };
    let end = taken(&mut stem.chars().rev(), room / 3);
    let start = taken(&mut stem.chars(), room - room / 3);
    let middle = MORE.chars().chain(end.into_iter().rev()).chain(ending.chars());
    start.into_iter().chain(middle).collect()
}

/// Forms of a message with a path, longest first.
pub fn with_path(path: &Path, message: impl Fn(&str) -> String) -> Vec<String> {
    let widths = std::iter::once(usize::MAX).chain(FORMS);
    let mut paths: Vec<String> = widths.map(|width| shorten_path(path, width)).collect();
    paths.dedup();
    paths.iter().map(|path| message(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, expected: &[(usize, &str)]) {
        for &(width, expected) in expected {
            let found = shorten_path(Path::new(path), width);
            assert_eq!(found, expected, "{width}");
            assert!(found.width() <= width, "{width}");
        }
    }

    #[test]
    fn paths_are_shortened_in_the_middle() {
        let path = "/home/ann/games/2026/november/final.sgf";
        check(
            path,
            &[
                (39, path),
                (38, "/home/.../2026/november/final.sgf"),
                (32, "/home/.../november/final.sgf"),
                (20, "/home/.../final.sgf"),
                (18, "/.../final.sgf"),
                (13, ".../final.sgf"),
                (12, "final.sgf"),
                (8, "final..."),
            ],
        );
        check("~/games/a.sgf", &[(13, "~/games/a.sgf"), (12, "~/.../a.sgf"), (9, ".../a.sgf")]);
        check("a.sgf", &[(5, "a.sgf"), (4, "a...")]);
    }

    #[test]
    fn long_names_keep_their_ending() {
        check(
            "/games/the-final-of-the-club-championship.sgf",
            &[(30, "the-final-of-the...ionship.sgf"), (16, "the-fi...hip.sgf")],
        );
        check("no-ending-but-a-very-long-name", &[(12, "no-end...ame")]);
        check("a.long-ending-of-a-name", &[(12, "a.long...ame")]);
        check(
            "\u{4e94}\u{5b50}\u{68cb}\u{624b}\u{4eba}.sgf",
            &[(13, "\u{4e94}\u{5b50}...\u{4eba}.sgf")],
        );
    }

    #[test]
    fn a_message_has_a_form_for_every_room() {
        let path = "/home/ann/a-folder-with-a-name/another-folder-with-a-name/final.sgf";
        let forms = with_path(Path::new(path), |path| format!("in {path}"));
        assert_eq!(forms[0], format!("in {path}"));
        assert_eq!(forms.last().unwrap(), "in /.../final.sgf");
        assert_eq!(with_path(Path::new("a.sgf"), str::to_owned), ["a.sgf"]);
    }
}
