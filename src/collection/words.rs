//! Text syntax of filters.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::{Ending, Filter, OpeningWord, ResultFilter};
use crate::rules::Stone;
use crate::translate::message;

/// Words of a filter, and the messages that explain them.
pub const FILTER_WORDS: &[(&str, &str)] = &[
    ("ada", "filter-player"),
    ("won:ada  lost:ada", "filter-won-lost"),
    ("result:x", "filter-result"),
    ("size:15  size:9x7", "filter-size"),
    ("moves:20..60", "filter-moves"),
    ("from:2026-11  to:2026", "filter-from-to"),
    ("opening:D4  opening:pro", "filter-opening"),
];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAFilter {
    pub word: String,
    pub why: String,
}

impl fmt::Display for NotAFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, why) = (&self.word, &self.why);
        message!("filter-mistake", "{word}: {why}", word = word, why = why).fmt(f)
    }
}

impl std::error::Error for NotAFilter {}

/// Parses [`FILTER_WORDS`] in any order. Other words are parts of a player's name.
impl FromStr for Filter {
    type Err = NotAFilter;

    fn from_str(text: &str) -> Result<Self, NotAFilter> {
        let mut filter = Self::default();
        let mut names = Vec::new();
        for word in text.split_whitespace() {
            let (key, value) = word.split_once(':').unwrap_or(("", word));
            let done = match key.to_ascii_lowercase().as_str() {
                "" | "player" => {
                    names.push(value);
                    Ok(())
                }
                "result" => {
                    result(value).and_then(|ended| set(&mut filter.result, ended, two_results))
                }
                "won" => {
                    set(&mut filter.result, ResultFilter::WonBy(value.to_owned()), two_results)
                }
                "lost" => {
                    set(&mut filter.result, ResultFilter::LostBy(value.to_owned()), two_results)
                }
                "size" => read_size(value).and_then(|size| set(&mut filter.size, size, twice)),
                "moves" => read_moves(value).map(|moves| filter.moves = moves),
                "from" => value.parse().and_then(|day| set(&mut filter.from, day, twice)),
                "to" => value.parse().and_then(|day| set(&mut filter.to, day, twice)),
                "opening" => value.parse().and_then(|opening| filter.add_opening(opening)),
                _ => Err(unknown()),
            };
            done.map_err(|why| NotAFilter { word: word.to_owned(), why })?;
        }
        filter.player = names.join(" ");
        Ok(filter)
    }
}

impl Filter {
    /// Adds an opening. There can be a name and a rule.
    ///
    /// # Errors
    /// Explains that there is already one.
    pub fn add_opening(&mut self, opening: OpeningWord) -> Result<(), String> {
        match opening {
            OpeningWord::Name(name) => set(&mut self.opening, name, twice),
            OpeningWord::Rule(rule) => set(&mut self.opening_rule, rule, twice),
        }
    }
}

fn unknown() -> String {
    message!(
        "filter-unknown",
        "the words are player, won, lost, result, size, moves, from, to and opening"
    )
    .to_string()
}

fn two_results() -> String {
    message!("filter-two-results", "there can be only one of result, won and lost").to_string()
}

fn twice() -> String {
    message!("filter-twice", "there can be only one").to_string()
}

fn set<T>(place: &mut Option<T>, value: T, twice: fn() -> String) -> Result<(), String> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(twice()),
    }
}

fn result(name: &str) -> Result<ResultFilter, String> {
    Ok(ResultFilter::Ended(match name.to_ascii_lowercase().as_str() {
        "x" => Ending::Won(Stone::First),
        "o" => Ending::Won(Stone::Second),
        "draw" => Ending::Drawn,
        "unfinished" => Ending::Unfinished,
        _ => {
            let values =
                message!("filter-no-result", "a result is x, o, draw or unfinished").to_string();
            return Err(values);
        }
    }))
}

/// Parses a board size, columns first: `15`, or `9x7`. The error describes the syntax.
pub fn read_size(text: &str) -> Result<(u8, u8), String> {
    let (width, height) = text.split_once('x').unwrap_or((text, text));
    let size = width.parse().ok().zip(height.parse().ok());
    size.ok_or_else(|| message!("filter-no-size", "a size is written 15 or 9x7").to_string())
}

/// Parses a number of moves: `40`, `20..60`, `20..` or `..60`. The error describes the mistake.
pub fn read_moves(text: &str) -> Result<RangeInclusive<u32>, String> {
    let number = |text: &str, open| if text.is_empty() { Some(open) } else { text.parse().ok() };
    let range = match text.split_once("..") {
        Some(("", "")) => None,
        Some((least, most)) => number(least, 0).zip(number(most, u32::MAX)),
        None => text.parse().ok().map(|number| (number, number)),
    };
    let syntax = || {
        message!("filter-no-moves", "a number of moves is written 40, 20..60, 20.. or ..60")
            .to_string()
    };
    let (least, most) = range.ok_or_else(syntax)?;
    if least > most {
        return Err(
            message!("filter-moves-order", "the smaller number must come first").to_string()
        );
    }
    Ok(least..=most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::collection::{GameOpening, Header};
    use crate::game::GameKind;
    use crate::rules::opening::OpeningRule;
    use crate::rules::{BySide, Variant};

    #[track_caller]
    fn refused(text: &str, expected: &str) {
        assert_eq!(text.parse::<Filter>().unwrap_err().to_string(), expected);
    }

    #[test]
    fn every_word_has_a_meaning() {
        let all = "Ada won:ben size:9x7 moves:20..60 from:2025 to:2026-11-22 player:lovelace \
                   opening:Kagetsu opening:swap2";
        let filter: Filter = all.parse().unwrap();
        let expected = Filter {
            player: "Ada lovelace".to_owned(),
            result: Some(ResultFilter::WonBy("ben".to_owned())),
            kind: None,
            size: Some((9, 7)),
            moves: 20..=60,
            from: "2025".parse().ok(),
            to: "2026-11-22".parse().ok(),
            opening: "D4".parse().ok(),
            opening_rule: Some(OpeningRule::Swap2),
        };
        assert_eq!(filter, expected);
        assert!("  ".parse::<Filter>().unwrap().is_empty());
        assert_eq!("moves:7".parse::<Filter>().unwrap().moves, 7..=7);
        assert_eq!("moves:..7".parse::<Filter>().unwrap().moves, 0..=7);
        let lost = Some(ResultFilter::LostBy("a".to_owned()));
        assert_eq!("LOST:a".parse::<Filter>().unwrap().result, lost);
    }

    #[test]
    fn unknown_words_are_named_in_the_error() {
        refused(
            "ada siz:15",
            "siz:15: the words are player, won, lost, result, size, moves, from, to and opening",
        );
        refused("moves:5..2", "moves:5..2: the smaller number must come first");
        refused("result:won", "result:won: a result is x, o, draw or unfinished");
        refused("result:x won:ada", "won:ada: there can be only one of result, won and lost");
        refused("size:15 size:9", "size:9: there can be only one");
        refused("opening:D4 opening:花月", "opening:花月: there can be only one");
        refused("opening:swap opening:rif", "opening:rif: there can be only one");
        for text in ["opening:", "opening:D14", "opening:kage"] {
            refused(text, &format!("{text}: an opening is D4, Kagetsu, or a rule such as swap2"));
        }
        refused("from:yesterday", "from:yesterday: a date is written 2026, 2026-11 or 2026-11-22");
        for text in ["moves:", "moves:..", "moves:a..b", "moves:1...3", "moves:-1"] {
            refused(
                text,
                &format!("{text}: a number of moves is written 40, 20..60, 20.. or ..60"),
            );
        }
        for text in ["size:", "size:x", "size:9x", "size:9x7x5", "size:300"] {
            refused(text, &format!("{text}: a size is written 15 or 9x7"));
        }
    }

    #[test]
    fn the_examples_in_the_help_are_valid_filters() {
        for word in FILTER_WORDS.iter().flat_map(|(words, _)| words.split_whitespace()) {
            assert!(word.parse::<Filter>().is_ok(), "{word}");
        }
    }

    #[test]
    fn every_word_of_a_name_must_match() {
        let players = BySide { first: "Ada Lovelace", second: "Grace" };
        let kind = GameKind::Rows(Variant::GOMOKU_15);
        let opening = GameOpening::default();
        let game = Header { kind, players, date: "", outcome: None, moves: 1, opening };
        let matches = |text: &str| text.parse::<Filter>().unwrap().matches(&game);
        assert!(matches("lovelace ada") && matches("grace ada") && matches(""));
        assert!(!matches("ada charles"));
    }

    #[test]
    fn numbers_of_moves_and_sizes_have_their_usual_notation() {
        assert_eq!(read_moves("40"), Ok(40..=40));
        assert_eq!(read_moves("20..60"), Ok(20..=60));
        assert_eq!(read_moves("20.."), Ok(20..=u32::MAX));
        assert_eq!(read_moves("..60"), Ok(0..=60));
        for text in ["", "..", "a..b", "1...3", "-1"] {
            assert!(read_moves(text).is_err(), "{text}");
        }
        assert_eq!((read_size("15"), read_size("9x7")), (Ok((15, 15)), Ok((9, 7))));
        for text in ["", "x", "9x", "9x7x5", "300"] {
            assert!(read_size(text).is_err(), "{text}");
        }
    }
}
