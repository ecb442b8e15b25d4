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

/// Parses the text of a message. Words that say nothing of a search are only kept as text.
pub fn parse(text: &str, shape: Shape) -> Said {
    let text: String = text.trim().chars().take(LONGEST_TEXT).collect();
    let text = printable(&text).into_owned();
    let mut said = Said::default();
    let is_between = |char: char| char.is_whitespace() || matches!(char, ':' | '=' | '|' | ';');
    let mut words = text.split(is_between).filter(|word| !word.is_empty()).peekable();
    while let Some(word) = words.next() {
        match word.to_ascii_lowercase().as_str() {
            "depth" | "d" => said.depth = value(&mut words),
            "ev" | "eval" | "evaluation" | "value" | "score" | "val" => {
                said.evaluation = value(&mut words);
            }
            "tm" => {
                let time = words.next_if(|word| word.parse::<u64>().is_ok());
                let time = time.and_then(|time| time.parse().ok());
                said.time = time.map(Duration::from_millis);
            }
            "multipv" => {
                let number = words.next_if(|word| word.parse::<u8>().is_ok());
                said.number = number.and_then(|number| number.parse().ok());
            }
            "pv" | "bestline" | "line" => {
                while let Some(point) = words.peek().and_then(|word| cell(word, shape)) {
                    said.pv.push(point);
                    words.next();
                }
            }
            _ => {}
        }
    }
    said.text = text;
    said
}

/// Returns the next word if it can be a number, a win or a loss.
fn value<'a>(words: &mut std::iter::Peekable<impl Iterator<Item = &'a str>>) -> Option<String> {
    let is_value = |word: &&str| {
        word.chars().count() <= LONGEST
            && word.starts_with(|char: char| char.is_ascii_digit() || "+-.#MWL".contains(char))
    };
    words.next_if(is_value).map(|word| word.trim_end_matches(',').to_owned())
}

/// Parses a cell: `H8` or `[H8]`, or `7,7` with the column first.
fn cell(word: &str, shape: Shape) -> Option<Point> {
    let word = word.trim_matches(['[', ']', '(', ')', ',']);
    if let Some((x, y)) = word.split_once(',') {
        let point = Point::new(y.parse().ok()?, x.parse().ok()?);
        return shape.contains(point).then_some(point);
    }
    Coordinates::Letters.parse(word, shape).ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::Variant;

    const SHAPE: Shape = Variant::GOMOKU_15.shape();

    fn said(text: &str) -> (Option<String>, Option<String>, usize) {
        let said = parse(text, SHAPE);
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
            ("I like this position", None, None, 0),
            ("depth of thought", None, None, 0),
            ("pv z99 h8", None, None, 0),
        ] {
            assert_eq!(said(text), (depth, evaluation, moves), "{text}");
        }
        let said = parse("depth 9 multipv 2 ev 1 tm 1234", SHAPE);
        assert_eq!((said.number, said.time), (Some(2), Some(Duration::from_millis(1234))));
        assert_eq!(parse("pv 1,2", SHAPE).pv, [Point::new(2, 1)], "the column first");
        assert!(!parse("hello", SHAPE).is_of_search());
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_text_is_bounded_and_printable(text in ".*") {
            let said = parse(&text, SHAPE);
            prop_assert!(said.text.chars().count() <= LONGEST_TEXT);
            prop_assert_eq!(&*printable(&said.text), &said.text);
        }
    }
}
