//! Parser of the messages in which an engine tells of its search.
//!
//! The protocol leaves the text of `MESSAGE` to the engines. Most of them print words for people
//! such as `depth 12-18 ev 35 n 1200K tm 1234 pv H8 I9`, with spaces, colons or bars in between.

use std::time::Duration;

use crate::player::Said;
use crate::printable::printable;
use crate::rules::{Coordinates, Point, Shape};

/// Maximum length of a depth or an evaluation in characters.
const LONGEST: usize = 12;
/// Maximum length of the text in characters.
const LONGEST_TEXT: usize = 200;

/// Edge from which an engine counts the rows in the names of cells such as `H8`. The protocol does
/// not say; its own rows count from the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rows {
    #[default]
    FromTop,
    FromBottom,
}

impl Rows {
    /// Corrects the edge, if the first expected move was played on the mirrored row.
    #[must_use]
    pub fn corrected(self, said: &Said, played: Point, shape: Shape) -> Self {
        let Some(&first) = said.pv.first().filter(|&&first| first != played) else { return self };
        match self {
            _ if mirrored(first, shape) != played => self,
            Self::FromTop => Self::FromBottom,
            Self::FromBottom => Self::FromTop,
        }
    }
}

/// Cell that the other edge would mean.
fn mirrored(point: Point, shape: Shape) -> Point {
    Point::new((shape.height() - 1).saturating_sub(point.row), point.col)
}

/// Parses the text of a message. Words that say nothing of a search are only kept as text.
pub fn parse(text: &str, shape: Shape, rows: Rows) -> Said {
    let text: String = text.trim().chars().take(LONGEST_TEXT).collect();
    let text = printable(&text).into_owned();
    let mut said = numbered(&text).unwrap_or_default();
    let is_between = |char: char| char.is_whitespace() || matches!(char, ':' | '=' | '|' | ';');
    let mut words = text.split(is_between).filter(|word| !word.is_empty()).peekable();
    while let Some(word) = words.next() {
        match word.to_ascii_lowercase().as_str() {
            "depth" | "d" => said.depth = value(&mut words),
            "ev" | "eval" | "evaluation" | "value" | "score" | "val" => {
                said.evaluation = value(&mut words);
            }
            "tm" | "time" => said.time = words.next_if(|word| time(word).is_some()).and_then(time),
            "multipv" => {
                let number = words.next_if(|word| word.parse::<u8>().is_ok());
                said.number = number.and_then(|number| number.parse().ok());
            }
            "pv" | "bestline" | "line" => {
                while let Some(point) = words.peek().and_then(|word| cell(word, shape, rows)) {
                    said.pv.push(point);
                    words.next();
                }
            }
            _ => {}
        }
    }
    if said.pv.is_empty() {
        // Rapfi ends with the moves.
        let last = text.rsplit_once('|').map_or("", |(_, last)| last);
        let cells: Option<Vec<Point>> =
            last.split_whitespace().map(|word| cell(word, shape, rows)).collect();
        said.pv = cells.unwrap_or_default();
    }
    said.text = text;
    said
}

/// Parses one of several lines as Rapfi prints them: `(2) +M29 | 18-27 | I8 J8`, with the value and
/// the depth before the moves.
fn numbered(text: &str) -> Option<Said> {
    let (number, rest) = text.strip_prefix('(')?.split_once(')')?;
    let mut parts = rest.split('|').map(str::trim);
    let (evaluation, depth) = (parts.next()?.to_owned(), parts.next()?.to_owned());
    let is_short = |text: &str| !text.is_empty() && text.len() <= LONGEST && !text.contains(' ');
    (is_short(&evaluation) && is_short(&depth)).then_some(Said {
        number: Some(number.parse().ok()?),
        depth: Some(depth),
        evaluation: Some(evaluation),
        ..Said::default()
    })
}

/// Returns the next word if it can be a number, a win or a loss.
fn value<'a>(words: &mut std::iter::Peekable<impl Iterator<Item = &'a str>>) -> Option<String> {
    let is_value = |word: &&str| {
        word.chars().count() <= LONGEST
            && word.starts_with(|char: char| char.is_ascii_digit() || "+-.#MWL".contains(char))
    };
    words.next_if(is_value).map(|word| word.trim_end_matches(',').to_owned())
}

/// Parses a time in milliseconds: `1234` or `1234ms`.
fn time(word: &str) -> Option<Duration> {
    let word = word.trim_end_matches(',');
    word.strip_suffix("ms").unwrap_or(word).parse().ok().map(Duration::from_millis)
}

/// Parses a cell: `H8` or `[H8]`, or `7,7` with the column first.
fn cell(word: &str, shape: Shape, rows: Rows) -> Option<Point> {
    let word = word.trim_matches(['[', ']', '(', ')', ',']);
    if let Some((x, y)) = word.split_once(',') {
        let point = Point::new(y.parse().ok()?, x.parse().ok()?);
        return shape.contains(point).then_some(point);
    }
    let point = Coordinates::Letters.parse(word, shape).ok()?;
    Some(if rows == Rows::FromTop { mirrored(point, shape) } else { point })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::Variant;

    const SHAPE: Shape = Variant::GOMOKU_15.shape();

    fn said(text: &str) -> (Option<String>, Option<String>, usize) {
        let said = parse(text, SHAPE, Rows::FromTop);
        (said.depth, said.evaluation, said.pv.len())
    }

    #[test]
    fn messages_of_several_engines_are_parsed() {
        let some = |text: &str| Some(text.to_owned());
        for (text, depth, evaluation, moves) in [
            ("depth 12-18 ev 35 n 1200K n/ms 973 tm 1234 pv H8 I9", some("12-18"), some("35"), 2),
            ("depth 9 multipv 2 ev +M5 n 12 n/ms 1 tm 7 pv H8", some("9"), some("+M5"), 1),
            ("Depth: 10 | Eval: -3.5 | PV: 7,7 8,8 0,14", some("10"), some("-3.5"), 3),
            ("d=4 value=62.5% bestline [H8] [I9]", some("4"), some("62.5%"), 2),
            ("Depth 6-8 | Eval 86 | Time 3ms | H6 G9 G8 H7", some("6-8"), some("86"), 4),
            ("Nodes=232129, Time=900ms, depth=6-10, Evaluation=13", some("6-10"), some("13"), 0),
            ("Depth 6-8 | Eval 86 | Time 3ms", some("6-8"), some("86"), 0),
            ("I like this position", None, None, 0),
            ("depth of thought", None, None, 0),
            ("pv z99 h8", None, None, 0),
        ] {
            assert_eq!(said(text), (depth, evaluation, moves), "{text}");
        }
        assert_eq!(parse("Time 3ms |", SHAPE, Rows::FromTop).time, Some(Duration::from_millis(3)));
        let said = parse("depth 9 multipv 2 ev 1 tm 1234", SHAPE, Rows::FromTop);
        assert_eq!((said.number, said.time), (Some(2), Some(Duration::from_millis(1234))));
        assert_eq!(
            parse("pv 1,2", SHAPE, Rows::FromTop).pv,
            [Point::new(2, 1)],
            "the column first"
        );
        assert!(!parse("hello", SHAPE, Rows::FromTop).is_of_search());
    }

    #[test]
    fn one_of_several_lines_is_parsed() {
        for text in ["(2) +M29 | 18-27 | I8 J8", "depth 18-27 multipv 2 ev +M29 n 1 pv I8 J8"] {
            let said = parse(text, SHAPE, Rows::FromTop);
            let found = (said.number, said.depth.as_deref(), said.evaluation.as_deref());
            assert_eq!(found, (Some(2), Some("18-27"), Some("+M29")), "{text}");
            assert_eq!(said.pv.len(), 2, "{text}");
        }
        assert_eq!(parse("(see below) a | b", SHAPE, Rows::FromTop).depth, None);
    }

    #[test]
    fn the_edge_from_which_rows_count_is_found_by_the_move() {
        let said = |rows| parse("pv E6 7,7", SHAPE, rows);
        assert_eq!(said(Rows::FromTop).pv, [Point::new(5, 4), Point::new(7, 7)]);
        assert_eq!(said(Rows::FromBottom).pv, [Point::new(9, 4), Point::new(7, 7)]);
        let corrected = |rows: Rows, row| rows.corrected(&said(rows), Point::new(row, 4), SHAPE);
        assert_eq!(corrected(Rows::FromTop, 5), Rows::FromTop);
        assert_eq!(corrected(Rows::FromTop, 9), Rows::FromBottom);
        assert_eq!(corrected(Rows::FromBottom, 5), Rows::FromTop);
        assert_eq!(corrected(Rows::FromBottom, 3), Rows::FromBottom, "another move");
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_text_is_bounded_and_printable(text in ".*") {
            let said = parse(&text, SHAPE, Rows::FromTop);
            prop_assert!(said.text.chars().count() <= LONGEST_TEXT);
            prop_assert_eq!(&*printable(&said.text), &said.text);
        }
    }
}
