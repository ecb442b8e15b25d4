//! Lines of a text, as they may belong to a drawn board.

use crate::formats::text::signs::{is_crossing, is_mark, is_sign};

/// Part of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    Sign(char),
    /// Number, capped beyond all boards. One of a single digit may be a sign.
    Number {
        value: u16,
        is_digit: bool,
    },
    /// Nothing between two bars.
    Blank,
    /// Anything else: its first character, and whether that is all.
    Odd {
        first: char,
        is_single: bool,
    },
}

impl Token {
    pub(super) const fn number(self) -> Option<u16> {
        match self {
            Self::Number { value, .. } => Some(value),
            _ => None,
        }
    }

    fn letter(self) -> Option<u16> {
        let (Self::Sign(char) | Self::Odd { first: char, is_single: true }) = self else {
            return None;
        };
        let char = u8::try_from(char.to_ascii_lowercase()).ok().filter(u8::is_ascii_lowercase)?;
        Some(u16::from(char - b'a'))
    }

    /// Value of the token as the name of a row: a number, or a letter.
    pub(super) fn label(self) -> Option<(bool, u16)> {
        self.number().map(|number| (true, number)).or_else(|| Some((false, self.letter()?)))
    }

    fn is_mark(self) -> bool {
        match self {
            Self::Sign(char) => is_mark(char),
            Self::Blank => true,
            Self::Number { .. } | Self::Odd { .. } => false,
        }
    }
}

/// Row of cells, perhaps with its names at the ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub tokens: Vec<Token>,
    /// Set if the signs adjoin each other, so that digits are signs.
    pub is_compact: bool,
}

/// Role of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    Blank,
    /// Line of a frame or a grid.
    Frame,
    /// Names of the columns, with its words.
    Heading(Heading, Row),
    Row(Row),
    /// Numbers alone, which are a row only among others.
    Numbers(Row),
    Text,
}

/// Names of columns: numbers from 0 or 1, or letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading {
    pub columns: usize,
    pub has_letters: bool,
}

/// Separation of the cells of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layout {
    /// By spaces, or not at all.
    Plain,
    /// By bars. The outer ones may be missing.
    Bars {
        has_outer: bool,
        /// Set if single dashes are cells.
        has_dashes: bool,
    },
    /// By the lines on which the stones stand.
    Lines,
}

const BARS: &str = "|│┃║┆┇┊┋¦";
const STROKES: &str = "─━═╌╍┄┅┈┉╴╶╸╺";

fn single(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

fn is_bar(char: char) -> bool {
    BARS.contains(char)
}

/// Checks whether a line consists of the strokes of a frame.
fn is_frame(line: &str) -> bool {
    let is_part = |char: char| {
        is_bar(char) || STROKES.contains(char) || is_crossing(char) || "+-=~:_ ".contains(char)
    };
    line.chars().all(is_part)
}

/// Line without the number of its row.
fn without_numbers(line: &str) -> &str {
    line.trim_matches(|char: char| char == ' ' || char.is_ascii_digit())
}

/// Sorts the lines of a text.
pub(super) fn sort(text: &str) -> Vec<Line> {
    if text.lines().nth(MOST).is_some() {
        return Vec::new();
    }
    let layout = layout(text);
    let mut lines: Vec<Line> = text.lines().map(|line| sort_line(line.trim(), layout)).collect();
    settle(&mut lines);
    lines
}

/// Decides the role of lines of numbers by the rows around them.
fn settle(lines: &mut [Line]) {
    let rows = lines.iter().filter_map(|line| match line {
        Line::Row(row) => Some(row),
        _ => None,
    });
    let is_signed = |row: &&Row| row.tokens.iter().any(|token| token.number().is_none());
    // Length of the rows with numbers in front of their signs.
    let numbered = rows.clone().filter(is_signed).find(|row| row.tokens[0].number().is_some());
    let numbered = numbered.map(|row| row.tokens.len());
    let has_signs = rows.clone().any(|row| is_signed(&row));
    let has_rows = rows.count() >= 2;
    for line in lines.iter_mut() {
        match line {
            Line::Numbers(row) if numbered == Some(row.tokens.len()) => {
                *line = Line::Row(row.clone());
            }
            Line::Numbers(_) => *line = Line::Text,
            // A row of numbers with its own in front.
            Line::Heading(heading, row)
                if !heading.has_letters
                    && (numbered == Some(heading.columns)
                        || heading.columns == 3 && has_rows && !has_signs) =>
            {
                *line = Line::Row(row.clone());
            }
            _ => {}
        }
    }
    // Tens above the ones of the columns' numbers.
    for index in 1..lines.len() {
        if let [Line::Row(tens), Line::Heading(ones, _)] = &lines[index - 1..=index]
            && !ones.has_letters
            && tens.tokens.len() < ones.columns
            && tens.tokens.iter().all(|token| token.number().is_some())
        {
            lines[index - 1] = Line::Frame;
        }
    }
}

fn layout(text: &str) -> Layout {
    let has_content = |line: &str| {
        let is_content =
            |char: char| is_sign(char) && !"+-=_:".contains(char) && !is_crossing(char);
        line.chars().any(is_content)
    };
    let barred =
        || text.lines().filter(|line| line.chars().filter(|&char| is_bar(char)).count() > 1);
    let boxed =
        |line: &str| without_numbers(line).chars().any(|char| char == '+' || is_crossing(char));
    // Stones on the lines themselves.
    let is_on_lines = |line: &str| {
        let line = without_numbers(line);
        boxed(line) && !line.contains(is_bar) && has_content(line)
    };
    let has_bars = barred().next().is_some();
    let has_content_in_bars = barred().any(|line| has_content(without_numbers(line)));
    if has_content_in_bars || has_bars && !text.lines().any(is_on_lines) {
        let mut rows = barred().filter(|line| !is_frame(line));
        let is_cell = |piece: Option<&str>| {
            let piece = piece.unwrap_or_default().trim();
            !piece.is_empty() && piece.chars().any(|char| !char.is_ascii_digit())
        };
        let is_open_frame = |line: &str| {
            let line = line.trim();
            line.starts_with(['-', '─', '━', '═'])
                && is_frame(line)
                && line.chars().any(|char| char == '+' || is_crossing(char))
        };
        let has_outer = !text.lines().any(is_open_frame)
            && !rows.any(|line| {
                is_cell(line.split(is_bar).next()) || is_cell(line.rsplit(is_bar).next())
            });
        let is_dash = |line: &str| line.split(is_bar).any(|piece| piece.trim() == "-");
        let has_dashes = barred().any(|line| !is_frame(line) && is_dash(line));
        return Layout::Bars { has_outer, has_dashes };
    }
    let has_strokes = text.chars().any(|char| STROKES.contains(char));
    if has_bars || has_strokes || dashes_join(text) { Layout::Lines } else { Layout::Plain }
}

/// Checks whether all rows have the same number of dashes between their points: `+--X--+`.
fn dashes_join(text: &str) -> bool {
    let mut width = None;
    let mut rows = 0;
    for line in text.lines().map(without_numbers) {
        if !line.contains('+') || line.contains(' ') {
            continue;
        }
        let mut gaps = line.split(|char| char != '-');
        let (first, last) = (gaps.next(), gaps.next_back());
        let is_open = [first, last].into_iter().flatten().any(|gap| !gap.is_empty());
        let mut gaps = gaps.map(str::len).peekable();
        let Some(&gap) = gaps.peek() else { return false };
        let same = *width.get_or_insert(gap);
        if is_open || same == 0 || gaps.any(|gap| gap != same) {
            return false;
        }
        rows += 1;
    }
    rows >= 3
}

fn sort_line(line: &str, layout: Layout) -> Line {
    if line.is_empty() || line.starts_with("```") {
        return Line::Blank;
    }
    if line.chars().all(|char| "=~".contains(char) || STROKES.contains(char)) {
        return Line::Frame;
    }
    // The name of a row may end with a mark.
    let bare = line.trim_start_matches(|char: char| char.is_ascii_digit());
    let labelled = bare
        .strip_prefix([':', '.'])
        .filter(|rest| bare.len() < line.len() && (bare.starts_with(':') || rest.starts_with(' ')));
    let labelled = labelled.map(|rest| format!("{} {rest}", &line[..line.len() - bare.len()]));
    let line = labelled.as_deref().unwrap_or(line);
    let row = match layout {
        Layout::Bars { has_outer, has_dashes }
            if line.chars().filter(|&char| is_bar(char)).count() > 1 =>
        {
            if is_frame(line)
                && line.contains(|char| "-=─━═_".contains(char))
                && !is_dashed_row(line, has_dashes)
            {
                return Line::Frame;
            }
            Some(barred(line, has_outer))
        }
        Layout::Bars { .. } if is_frame(without_numbers(line)) => return Line::Frame,
        Layout::Lines if is_frame(line) && line.chars().all(|it| is_bar(it) || it == ' ') => {
            return Line::Frame;
        }
        Layout::Lines => {
            let is_joint = |char: char| STROKES.contains(char);
            let joined: String = if line.contains(is_joint) {
                line.chars().filter(|&char| !is_joint(char)).collect()
            } else {
                line.chars().filter(|&char| char != '-').collect()
            };
            plain(&joined)
        }
        _ => in_brackets(line).or_else(|| plain(line)),
    };
    match row {
        Some(row) => match heading(&row) {
            Some(heading) => Line::Heading(heading, row),
            None if is_row(&row) => Line::Row(row),
            None if row.tokens.iter().all(|token| token.number().is_some()) => Line::Numbers(row),
            None => Line::Text,
        },
        None => Line::Text,
    }
}

/// Checks whether single dashes or low lines stand between the bars, as free cells do.
fn is_dashed_row(line: &str, has_dashes: bool) -> bool {
    let mut inner = line.trim_matches(is_bar).split(is_bar).map(str::trim);
    let may_be = has_dashes || line.contains("- ") || line.contains('_');
    may_be && !line.contains("--") && inner.all(|piece| piece.chars().count() == 1)
}

/// Checks whether a line is meant as a row: signs, with only a few other characters.
fn is_row(row: &Row) -> bool {
    let tokens = match &row.tokens[..] {
        [Token::Number { .. }, rest @ ..] if rest.len() > 1 => rest,
        all => all,
    };
    let marks = tokens.iter().filter(|token| token.is_mark()).count();
    let is_odd = |token: &Token| matches!(token, Token::Odd { .. });
    if tokens.iter().any(is_odd) {
        return marks * 2 >= tokens.len() && marks >= 2;
    }
    // Numbers alone are a row only of zeros, ones and twos.
    let is_digit = |token: &Token| matches!(token.number(), Some(0..=2));
    let is_number = |token: &Token| token.number().is_some();
    let is_all_numbers = row.tokens.iter().all(is_number);
    tokens.len() >= 2 && (!is_all_numbers || tokens.iter().all(is_digit))
}

/// Splits a line at its bars.
fn barred(line: &str, has_outer: bool) -> Row {
    let pieces: Vec<&str> = line.split(is_bar).collect();
    let last = pieces.len() - 1;
    if has_outer
        && let [before, inner, after] = pieces[..]
        && let Some(mut row) = plain(inner)
    {
        // A row in a frame.
        let label = |text: &str| (!text.trim().is_empty()).then(|| token(text.trim()));
        row.tokens.splice(0..0, label(before));
        row.tokens.extend(label(after));
        return row;
    }
    let mut tokens = Vec::new();
    for (index, piece) in pieces.into_iter().enumerate() {
        let piece = piece.trim();
        let is_outer = has_outer && (index == 0 || index == last);
        if is_outer && piece.is_empty() {
            continue;
        }
        if !has_outer && let Some((label, cell)) = piece.split_once(' ') {
            tokens.extend([token(label), token(cell.trim())]);
        } else {
            tokens.push(token(piece));
        }
    }
    Row { tokens, is_compact: false }
}

/// Splits a line of cells in brackets, each of them in its own: `[X][ ][O]`.
fn in_brackets(line: &str) -> Option<Row> {
    let (open, close) =
        [('[', ']'), ('(', ')')].into_iter().find(|(open, _)| line.matches(*open).count() >= 3)?;
    let mut tokens = Vec::new();
    let mut pieces = line.split(open);
    let before = pieces.next()?.trim();
    tokens.extend((!before.is_empty()).then(|| token(before)));
    for piece in pieces {
        let (cell, after) = piece.split_once(close)?;
        if cell.trim().chars().count() > 2 {
            return None;
        }
        tokens.push(token(cell.trim()));
        let after = after.trim();
        tokens.extend((!after.is_empty()).then(|| token(after)));
    }
    Some(Row { tokens, is_compact: false })
}

fn token(text: &str) -> Token {
    let is_around = |char: char| is_bracket(char) || char == '_';
    let text = if text.chars().count() > 1 { text.trim_matches(is_around) } else { text };
    // A mark of the last move.
    let bare = text.trim_matches(['*', '!', '\'']);
    let text = if single(bare).is_some_and(char::is_alphabetic) { bare } else { text };
    if text.is_empty() {
        return Token::Blank;
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        let value = text.parse().unwrap_or(u16::MAX);
        return Token::Number { value, is_digit: text.len() == 1 };
    }
    match (single(text), text.chars().next()) {
        (Some(char), _) if is_sign(char) => Token::Sign(char),
        (single, first) => Token::Odd { first: first.unwrap_or(' '), is_single: single.is_some() },
    }
}

fn is_bracket(char: char) -> bool {
    "()[]<>{}".contains(char)
}

/// Splits a line of cells with spaces between all of them, or none.
fn plain(line: &str) -> Option<Row> {
    let is_between = |char: char| char == ' ' || is_bracket(char) || ",;\"'|".contains(char);
    let words = || line.split(is_between).filter(|word| !word.is_empty());
    let is_cell =
        |word: &str| single(word).is_some() || word.bytes().all(|byte| byte.is_ascii_digit());
    let all: Vec<&str> = words().take(LONGEST).collect();
    if all.len() >= 3 && all.iter().all(|word| is_cell(word)) {
        let tokens = all.into_iter().map(token).collect();
        return Some(Row { tokens, is_compact: false });
    }
    // The last move may be in brackets.
    let bare: String = line.chars().filter(|&char| !is_bracket(char)).take(LONGEST).collect();
    let words: Vec<&str> = bare.split(' ').filter(|word| !word.is_empty()).collect();
    let is_label = |word: &str| {
        word.bytes().all(|byte| byte.is_ascii_digit())
            || single(word).is_some_and(|char| char.is_ascii_alphabetic())
    };
    let compact = |before: Option<&str>, cells: &str, after: Option<&str>| {
        let digits = |char: char| char.is_ascii_digit();
        let is_all_digits = cells.chars().all(digits);
        let middle = if is_all_digits { cells } else { cells.trim_start_matches(digits) };
        let glued = &cells[..cells.len() - middle.len()];
        let inner = if is_all_digits { cells } else { middle.trim_end_matches(digits) };
        let behind = &middle[inner.len()..];
        let label = |text: &str| (!text.is_empty()).then(|| token(text));
        let sign = |char: char| token(char.encode_utf8(&mut [0; 4]));
        let mut tokens: Vec<Token> = before.into_iter().map(token).collect();
        tokens.extend(label(glued));
        tokens.extend(inner.chars().map(sign));
        tokens.extend(label(behind));
        tokens.extend(after.into_iter().map(token));
        Row { tokens, is_compact: true }
    };
    match words[..] {
        [cells] => Some(compact(None, cells, None)),
        [label, cells] if is_label(label) && !is_label(cells) => {
            Some(compact(Some(label), cells, None))
        }
        [label, cells] if is_label(label) && cells.len() > 2 => {
            Some(compact(Some(label), cells, None))
        }
        [cells, label] if is_label(label) => Some(compact(None, cells, Some(label))),
        [label, cells, other] if is_label(label) && is_label(other) => {
            Some(compact(Some(label), cells, Some(other)))
        }
        _ => odd(&all),
    }
}

/// Largest number of lines of a text with a drawn board.
const MOST: usize = 20_000;
/// Longest row in characters; a board has 26 cells at most.
const LONGEST: usize = 200;

/// Row with words that are no cells.
fn odd(words: &[&str]) -> Option<Row> {
    let tokens: Vec<Token> = words.iter().map(|word| token(word)).collect();
    (tokens.len() >= 3).then_some(Row { tokens, is_compact: false })
}

/// Recognizes the names of columns.
fn heading(row: &Row) -> Option<Heading> {
    let mut tokens = &row.tokens[..];
    while let [Token::Blank, rest @ ..] = tokens {
        tokens = rest;
    }
    while let [rest @ .., Token::Blank] = tokens {
        tokens = rest;
    }
    let all: Option<Vec<u16>> = tokens.iter().map(|token| token.number()).collect();
    if let Some(numbers) = all.and_then(|all| numbers(&all)) {
        return Some(numbers);
    }
    let letters: Option<Vec<u16>> = tokens.iter().map(|token| token.letter()).collect();
    let letters = letters?;
    // Some boards have no column I.
    let is_next = |pair: &[u16]| pair[1] == pair[0] + 1 || (pair[0], pair[1]) == (7, 9);
    let is_heading = letters.len() >= 3 && letters[0] == 0 && letters.windows(2).all(is_next);
    is_heading.then_some(Heading { columns: letters.len(), has_letters: true })
}

fn numbers(numbers: &[u16]) -> Option<Heading> {
    let first = *numbers.first()?;
    let is_next = |pair: &[u16]| {
        [i32::from(pair[0]) + 1, (i32::from(pair[0]) + 1) % 10].contains(&pair[1].into())
    };
    let is_heading = numbers.len() >= 3 && first <= 1 && numbers.windows(2).all(is_next);
    is_heading.then_some(Heading { columns: numbers.len(), has_letters: false })
}
