//! How a text fits into so many columns and rows.

use textwrap::{Options, WordSplitter};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::printable::{printable, printable_lines};

/// What stands for the rest of a text that does not fit.
const MORE: &str = "...";

/// The first of the texts that fits into so many rows, or as much of the last as does.
pub fn fit(texts: &[String], width: usize, rows: usize) -> Vec<String> {
    let wrapped = texts.iter().map(|text| wrap(text, width));
    let mut best = Vec::new();
    for lines in wrapped {
        best = lines;
        if best.len() <= rows {
            return best;
        }
    }
    best.truncate(rows);
    if let Some(last) = best.last_mut() {
        *last = cut(last, width);
    }
    best
}

/// The beginning of a text, and [`MORE`].
fn cut(text: &str, width: usize) -> String {
    let mut room = width.saturating_sub(MORE.len());
    let fits = |char: &char| {
        let columns = char.width().unwrap_or(0);
        let is_in = columns <= room;
        room = room.saturating_sub(columns);
        is_in
    };
    text.chars().take_while(fits).chain(MORE.chars()).collect()
}

/// The same in one row.
pub fn fit_line(texts: &[String], width: usize) -> String {
    fit(texts, width, 1).pop().unwrap_or_default()
}

/// A text in exactly so many columns, as it may go to a terminal.
pub fn column(text: &str, width: usize) -> String {
    let text = printable(text);
    let mut shown = if text.width() <= width { text.into_owned() } else { cut(&text, width) };
    shown.extend(std::iter::repeat_n(' ', width.saturating_sub(shown.width())));
    shown
}

/// Breaks a text into lines of at most so many columns, at spaces where there are some: a name with
/// a hyphen stays whole. What comes out may go to a terminal.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let options = Options::new(width.max(1)).word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(&printable_lines(text), options)
        .into_iter()
        .map(std::borrow::Cow::into_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_is_as_wide_as_it_is_said() {
        assert_eq!(column("Ada", 5), "Ada  ");
        assert_eq!(column("Ada Lovelace", 8), "Ada L...");
        assert_eq!(column("A\nda", 4), "A da");
        assert_eq!(column("\u{4e94}\u{5b50}\u{68cb}\u{624b}", 7), "\u{4e94}\u{5b50}...");
        assert_eq!(column("", 0), "");
    }

    #[test]
    fn names_with_a_hyphen_stay_whole() {
        let text = "Not loaded: no such file (/home/ann/my-games/game-7x6.csv)";
        let expected = ["Not loaded: no such file", "(/home/ann/my-games/game-7x6.csv)"];
        assert_eq!(wrap(text, 38), expected);
        // What is longer than a line is broken all the same.
        assert_eq!(wrap("a-very-long-name", 8), ["a-very-l", "ong-name"]);
    }
}
