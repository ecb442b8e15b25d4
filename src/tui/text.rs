//! Drawing, fitting and editing of text. All text on the screen passes through here, and only
//! printable characters reach the terminal.
//!
//! `draw` splits text into graphemes only if it is more than ASCII and rules. That splitting took
//! most of a frame.

mod edit;
mod excerpt;
mod path;

pub use edit::TextEditor;
pub use excerpt::{EXCERPT_MIN, Hidden, excerpt, last_top};
pub use path::{shorten_name, shorten_path, with_path};

use std::path::MAIN_SEPARATOR;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Clear, Paragraph, Widget, Wrap};
use textwrap::core::Word;
use textwrap::{Options, WordSeparator, WordSplitter};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::locale::text;
use crate::printable::{printable, printable_lines};
use crate::tui::layout::centred;
use crate::tui::theme::{Role, Theme};

/// Draws a line like its widget would. A line that is too long ends with three dots. Splitting text
/// into graphemes dominates the time of a frame, so this is only done for lines with more than
/// ASCII and rules.
pub fn draw(line: &Line, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return;
    }
    let is_plain = |char| matches!(char, ' '..='~' | '\u{2500}'..='\u{257f}');
    let is_aligned = line.alignment.is_some();
    if is_aligned || !line.iter().all(|span| span.content.chars().all(is_plain)) {
        let spans = line.iter().map(|span| Span::styled(printable(&span.content), span.style));
        let line = Line { spans: spans.collect(), ..*line };
        let is_cut = line.width() > area.width.into() && !is_aligned;
        line.render(area, buffer);
        if is_cut {
            mark_cut(area, buffer);
        }
        return;
    }
    let row = Rect { height: 1, ..area };
    if line.style != Style::default() {
        buffer.set_style(row, line.style);
    }
    let first = buffer.index_of(row.x, row.y);
    let mut cells = buffer.content[first..].iter_mut().take(usize::from(row.width));
    for span in line {
        for char in span.content.chars() {
            match cells.next() {
                Some(cell) => drop(cell.set_char(char).set_style(span.style)),
                None if char == ' ' => {}
                None => return mark_cut(area, buffer),
            }
        }
    }
}

/// Puts three dots at the end of a row whose text does not fit.
fn mark_cut(area: Rect, buffer: &mut Buffer) {
    let right = area.right();
    let width = area.width.min(MORE.len().try_into().unwrap_or(u16::MAX));
    let first = right - width;
    // Half of a wide character.
    if first > area.left() && buffer[(first - 1, area.y)].symbol().width() > 1 {
        buffer[(first - 1, area.y)].set_char(' ');
    }
    for x in first..right {
        buffer[(x, area.y)].set_char('.');
    }
}

/// Draws as many lines as fit. If some do not, the last one ends with three dots.
pub fn draw_lines(lines: &[Line], area: Rect, buffer: &mut Buffer) {
    for (line, row) in lines.iter().zip(area.rows()) {
        draw(line, row, buffer);
    }
    let rows = usize::from(area.height);
    if lines.iter().skip(rows).any(|line| line.width() > 0)
        && let Some(row) = area.rows().next_back()
    {
        let row = row.intersection(buffer.area);
        // After the text if there is room, as if it went on there.
        let width = u16::try_from(lines[rows - 1].width()).unwrap_or(u16::MAX);
        let needed = width.saturating_add(MORE.len().try_into().unwrap_or(u16::MAX));
        mark_cut(Rect { width: row.width.min(needed), ..row }, buffer);
    }
}

pub fn draw_texts(texts: &[String], style: Style, area: Rect, buffer: &mut Buffer) {
    let lines: Vec<Line> = texts.iter().map(|text| Line::styled(text, style)).collect();
    draw_lines(&lines, area, buffer);
}

/// Line with spans at its left and right ends.
pub fn beside(left: Vec<Span<'static>>, right: Vec<Span<'static>>, width: usize) -> Line<'static> {
    let taken: usize = left.iter().chain(&right).map(Span::width).sum();
    let air = Span::raw(" ".repeat(width.saturating_sub(taken)));
    left.into_iter().chain([air]).chain(right).collect()
}

/// Formats a heading: `Moves ──────────`.
pub fn heading(text: &str, width: usize, theme: &Theme) -> Line<'static> {
    let rule = width.saturating_sub(text.width() + 1);
    Line::from(vec![
        Span::styled(format!("{text} "), theme.style(Role::Heading)),
        Span::styled(theme.glyphs.rule().to_string().repeat(rule), theme.style(Role::Rule)),
    ])
}

pub fn row(area: Rect, index: u16) -> Rect {
    Rect { y: area.y.saturating_add(index), height: 1, ..area }.intersection(area)
}

/// Fills an area with foreground and background, so that the look does not depend on the terminal's
/// defaults.
pub fn paint(area: Rect, style: Style, buffer: &mut Buffer) {
    let Style { fg: Some(ink), bg: Some(ground), .. } = style else { return };
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return;
    }
    for row in area.rows() {
        let first = buffer.index_of(row.x, row.y);
        for cell in &mut buffer.content[first..first + usize::from(row.width)] {
            (cell.fg, cell.bg) = (ink, ground);
        }
    }
}

pub fn clear(area: Rect, theme: &Theme, buffer: &mut Buffer) {
    Clear.render(area, buffer);
    buffer.set_style(area.intersection(buffer.area), theme.style(Role::Ground));
}

/// Replaces a screen that does not fit by a notice, or by the open question.
pub fn too_small(needed: Size, question: Option<&str>, frame: &mut Frame) {
    let window = frame.area();
    let size = window.as_size();
    let text = match question {
        Some(question) => printable(question).into_owned(),
        None => text!("window-too-small", size = size, needed = needed),
    };
    let rows = u16::try_from(text.width()).unwrap_or(u16::MAX).div_ceil(window.width.max(1)) + 1;
    let notice = Paragraph::new(Text::raw(text)).centered().wrap(Wrap { trim: true });
    frame.render_widget(notice, centred(window, window.width, rows.min(window.height)));
}

const MORE: &str = "...";

/// Wraps the first text that fits into `rows` without splitting a word, or else the first one that
/// fits, or else cuts off the last one.
pub fn fit(texts: &[String], width: usize, rows: usize) -> Vec<String> {
    let fitting = || texts.iter().map(|text| wrap(text, width)).filter(|it| it.len() <= rows);
    let is_whole = |text: &&String| words(&printable_lines(text)).all(|it| it.width() <= width);
    let whole = texts.iter().filter(is_whole).map(|text| wrap(text, width));
    let best = whole.clone().find(|lines| lines.len() <= rows).or_else(|| fitting().next());
    if let Some(lines) = best {
        return lines;
    }
    let mut best = texts.last().map_or_else(Vec::new, |text| wrap(text, width));
    best.truncate(rows);
    if let Some(last) = best.last_mut() {
        *last = cut(last, width);
    }
    best
}

/// Lets a text end with three dots.
pub fn cut(text: &str, width: usize) -> String {
    let mut room = width.saturating_sub(MORE.len());
    let fits = |char: &char| {
        let columns = char.width().unwrap_or(0);
        let is_in = columns <= room;
        room = room.saturating_sub(columns);
        is_in
    };
    text.chars().take_while(fits).chain(MORE.chars()).collect()
}

pub fn fit_line(texts: &[String], width: usize) -> String {
    fit(texts, width, 1).pop().unwrap_or_default()
}

/// Cuts or pads a text to exactly `width` columns. The result is printable.
pub fn column(text: &str, width: usize) -> String {
    let text = printable(text);
    let mut shown = if text.width() <= width { text.into_owned() } else { cut(&text, width) };
    shown.extend(std::iter::repeat_n(' ', width.saturating_sub(shown.width())));
    shown
}

/// Wraps at spaces, so that hyphenated names are not split, and between characters in languages
/// without spaces. A path that is longer than a line is wrapped after a slash. The result is
/// printable.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let text = printable_lines(text);
    let is_whole = words(&text).all(|word| word.width() <= width);
    let options = Options::new(width.max(1))
        .word_splitter(WordSplitter::NoHyphenation)
        .word_separator(WordSeparator::Custom(if is_whole { words } else { names }));
    textwrap::wrap(&text, options).into_iter().map(String::from).collect()
}

/// Splits a line like [`words`], and its paths after each slash.
fn names(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let names = words(line).flat_map(|word| {
        let parts = word.word.split_inclusive(['/', MAIN_SEPARATOR]);
        let mut parts: Vec<Word> = parts.map(Word::from).collect();
        match parts.last_mut() {
            Some(last) => last.whitespace = word.whitespace,
            None => parts.push(word),
        }
        parts
    });
    Box::new(names)
}

/// Splits a line at spaces, and beside wide characters.
fn words(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let words = WordSeparator::AsciiSpace.find_words(line).flat_map(|word| {
        let mut parts: Vec<Word> = parts(word.word).into_iter().map(Word::from).collect();
        if let Some(last) = parts.last_mut() {
            last.whitespace = word.whitespace;
        }
        parts
    });
    Box::new(words)
}

/// Splits a word where Chinese and Japanese permit a break: beside wide characters, but not before
/// closing and after opening punctuation.
fn parts(word: &str) -> Vec<&str> {
    const NOT_FIRST: &str = "\u{3001}\u{3002}\u{ff0c}\u{ff0e}\u{ff1a}\u{ff1b}\u{ff01}\u{ff1f}\u{ff09}\u{300d}\u{300f}\u{3011}\u{300b}\u{30fc}\u{3005}%)";
    const NOT_LAST: &str = "\u{ff08}\u{300c}\u{300e}\u{3010}\u{300a}(";
    let is_wide = |char: char| char.width() == Some(2);
    let mut parts = Vec::new();
    let mut start = 0;
    let pairs = word.char_indices().zip(word.char_indices().skip(1));
    for ((_, before), (at, after)) in pairs {
        let is_beside = is_wide(before) || is_wide(after);
        if is_beside && !NOT_FIRST.contains(after) && !NOT_LAST.contains(before) {
            parts.push(&word[start..at]);
            start = at;
        }
    }
    parts.push(&word[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use ratatui::style::Stylize;

    use super::*;

    #[track_caller]
    fn check(line: &Line) {
        for area in [Rect::new(0, 0, 12, 2), Rect::new(3, 1, 5, 1), Rect::new(10, 1, 9, 1)] {
            let mut expected =
                Buffer::filled(Rect::new(0, 0, 12, 2), ratatui::buffer::Cell::new("."));
            let mut found = expected.clone();
            let shown = area.intersection(expected.area);
            line.render(shown, &mut expected);
            draw(line, area, &mut found);
            if line.width() <= shown.width.into() || line.alignment.is_some() {
                assert_eq!(found, expected, "{area:?}");
            } else {
                let row = (shown.left()..shown.right()).map(|x| found[(x, shown.y)].symbol());
                assert!(row.collect::<String>().ends_with(&MORE[..shown.width.min(3).into()]));
            }
        }
    }

    #[test]
    fn long_lines_end_with_dots() {
        let area = Rect::new(0, 0, 8, 1);
        for (text, expected) in [
            ("wins at once", "wins ..."),
            ("wins    ", "wins    "),
            ("wins         ", "wins    "),
            ("\u{4e94}\u{5b50}\u{68cb}\u{624b}", "\u{4e94} \u{5b50} \u{68cb} \u{624b} "),
            ("\u{4e94}\u{5b50}\u{68cb}\u{624b}\u{4eba}", "\u{4e94} \u{5b50}  ..."),
        ] {
            let mut buffer = Buffer::empty(area);
            draw(&Line::from(text), area, &mut buffer);
            let row: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
            assert_eq!(row, expected);
        }
    }

    #[test]
    fn a_line_looks_like_its_widget() {
        check(&Line::default());
        check(&Line::styled("Moves \u{2500}\u{2500}", Style::new().red()));
        check(&Line::from(vec![Span::raw("Ada"), " wins at once".bold().on_blue()]));
        check(&Line::from("to the right").right_aligned());
        check(&Line::styled(
            "\u{4e94}\u{5b50}\u{68cb} e\u{301} \u{1f469}\u{200d}\u{1f680}",
            Style::new().dim(),
        ));
    }

    #[test]
    fn control_characters_are_replaced() {
        let area = Rect::new(0, 0, 12, 1);
        let mut buffer = Buffer::empty(area);
        let line = Line::from(vec!["a\u{1b}[2J".into(), "\u{202e}b\tc\u{9b}".bold()]);
        draw(&line, area, &mut buffer);
        let row: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert_eq!(row, "a\u{fffd}[2J\u{fffd}b c\u{fffd}  ");
    }

    #[test]
    fn a_column_has_the_requested_width() {
        assert_eq!(column("Ada", 5), "Ada  ");
        assert_eq!(column("Ada Lovelace", 8), "Ada L...");
        assert_eq!(column("A\nda", 4), "A da");
        assert_eq!(column("\u{4e94}\u{5b50}\u{68cb}\u{624b}", 7), "\u{4e94}\u{5b50}...");
        assert_eq!(column("", 0), "");
    }

    #[test]
    fn a_form_without_split_words_is_preferred() {
        let forms = ["Saved in /home/ann/final.sgf", "Saved in /.../final.sgf", "Saved."];
        let forms = forms.map(str::to_owned);
        assert_eq!(fit(&forms, 19, 2), ["Saved in", "/home/ann/final.sgf"]);
        assert_eq!(fit(&forms, 18, 2), ["Saved in", "/.../final.sgf"]);
        assert_eq!(fit(&forms, 18, 1), ["Saved."]);
        // A path that does not fit in any form is split after a slash.
        assert_eq!(fit(&forms[..1], 18, 3), ["Saved in /home/", "ann/final.sgf"]);
    }

    #[test]
    fn hyphenated_names_are_not_split() {
        let text = "Not loaded: no such file (/home/ann/my-games/game-7x6.csv)";
        let expected = ["Not loaded: no such file", "(/home/ann/my-games/game-7x6.csv)"];
        assert_eq!(wrap(text, 38), expected);
        // Words longer than a line are split nevertheless.
        assert_eq!(wrap("a-very-long-name", 8), ["a-very-l", "ong-name"]);
    }

    #[test]
    fn chinese_and_japanese_are_wrapped_without_spaces() {
        let text = "\u{9ed1}\u{65b9}\u{80dc}\u{ff0c}H8 \u{662f}\u{6d3b}\u{4e09}\u{3002}";
        let expected =
            ["\u{9ed1}\u{65b9}", "\u{80dc}\u{ff0c}", "H8 \u{662f}", "\u{6d3b}", "\u{4e09}\u{3002}"];
        assert_eq!(wrap(text, 5), expected);
    }
}
