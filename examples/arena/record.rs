//! Games of a match as lines, each written at the end of its game, so that an interrupted match can
//! be continued.
//!
//! The first line, after `#`, describes the match. Each other line has the number of the game, the
//! brain with the first stones, the opening, the moves, the result, the reason for the end, and for
//! A and B the number of their moves, and the total and maximum time in microseconds:
//!
//! ```text
//! 7 b h8h9i7 i9g8f7 a row 20/5120034/290311 19/4911200/288012
//! ```

use std::time::Duration;

use anyhow::Context as _;
use gomoku::rules::Shape;

use crate::game::{End, Ended, Side, Times};
use crate::openings;

/// Game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Number from 0; two successive games are a pair.
    pub number: usize,
    /// Opening, as a line.
    pub opening: String,
    /// Result of the game.
    pub game: Ended,
}

/// Brain with the first stones in a game: A and B alternate.
pub const fn first(number: usize) -> Side {
    if number.is_multiple_of(2) { Side::A } else { Side::B }
}

const ENDS: [(End, &str); 5] = [
    (End::Row, "row"),
    (End::Full, "full"),
    (End::Time, "time"),
    (End::Illegal, "illegal"),
    (End::Crash, "crash"),
];
const WINNERS: [(Option<Side>, &str); 3] =
    [(Some(Side::A), "a"), (Some(Side::B), "b"), (None, "draw")];
/// Placeholder for no moves.
const NONE: &str = "-";

impl Entry {
    /// Formats the line, including its line break.
    pub fn line(&self, shape: Shape) -> String {
        let Self { number, opening, game } = self;
        let moves = openings::line(&game.moves, shape);
        let moves = if moves.is_empty() { NONE } else { &moves };
        let first = word(&WINNERS, &Some(first(*number)));
        let (winner, end) = (word(&WINNERS, &game.winner), word(&ENDS, &game.end));
        let [a, b] = game.times.map(|Times { moves, total, longest }| {
            format!("{moves}/{}/{}", total.as_micros(), longest.as_micros())
        });
        format!("{number} {first} {opening} {moves} {winner} {end} {a} {b}\n")
    }

    /// Parses a line of the record.
    pub fn parse(line: &str, shape: Shape) -> anyhow::Result<Self> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [number, who, opening, moves, winner, end, a, b] = words[..] else {
            anyhow::bail!("a game has eight words, not {}", words.len());
        };
        let number = number.parse().with_context(|| number.to_owned())?;
        anyhow::ensure!(
            who == word(&WINNERS, &Some(first(number))),
            "not {who} has the first stones"
        );
        openings::cells(opening, shape)?;
        let game = Ended {
            moves: if moves == NONE { Vec::new() } else { openings::cells(moves, shape)? },
            winner: meaning(&WINNERS, winner)?,
            end: meaning(&ENDS, end)?,
            times: [times(a)?, times(b)?],
        };
        Ok(Self { number, opening: opening.to_owned(), game })
    }

    /// Half points of A.
    pub const fn half_points(&self) -> u8 {
        match self.game.winner {
            Some(Side::A) => 2,
            None => 1,
            Some(Side::B) => 0,
        }
    }
}

fn word<T: PartialEq>(words: &[(T, &'static str)], meaning: &T) -> &'static str {
    words.iter().find(|(value, _)| value == meaning).map_or(NONE, |(_, word)| word)
}

fn meaning<T: Copy>(words: &[(T, &str)], word: &str) -> anyhow::Result<T> {
    let found = words.iter().find(|(_, known)| *known == word);
    found.map(|(value, _)| *value).with_context(|| format!("what is {word}?"))
}

fn times(text: &str) -> anyhow::Result<Times> {
    let numbers: Option<Vec<u64>> = text.split('/').map(|word| word.parse().ok()).collect();
    let times = numbers.and_then(|numbers| {
        let [moves, total, longest] = numbers[..] else { return None };
        let [total, longest] = [total, longest].map(Duration::from_micros);
        Some(Times { moves: moves.try_into().ok()?, total, longest })
    });
    times.with_context(|| format!("{text} is not moves/microseconds/longest"))
}

#[cfg(test)]
mod tests {
    use gomoku::rules::{Point, Variant};
    use proptest::prelude::*;

    use super::*;

    const SHAPE: Shape = Variant::GOMOKU_15.shape();
    const LINE: &str = "7 b h8h9i7 i9g8f7 a row 20/5120034/290311 19/4911200/288012\n";

    fn any_times() -> impl Strategy<Value = Times> {
        (any::<u32>(), 0..1u64 << 40, 0..1u64 << 30).prop_map(|(moves, total, longest)| {
            let [total, longest] = [total, longest].map(Duration::from_micros);
            Times { moves, total, longest }
        })
    }

    fn any_cells() -> impl Strategy<Value = Vec<Point>> {
        prop::collection::vec((0u8..15, 0u8..15).prop_map(|(row, col)| Point::new(row, col)), 0..30)
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn entries_are_read_back(
            number: usize,
            opening in any_cells(),
            moves in any_cells(),
            winner in prop::sample::select(&WINNERS),
            end in prop::sample::select(&ENDS),
            times in [any_times(), any_times()],
        ) {
            let opening = openings::line(&opening, SHAPE) + "h8";
            let game = Ended { moves, winner: winner.0, end: end.0, times };
            let entry = Entry { number, opening, game };
            prop_assert_eq!(Entry::parse(&entry.line(SHAPE), SHAPE).unwrap(), entry);
        }

        #[test]
        fn parsing_any_text_never_panics(text in ".*") {
            let _ = Entry::parse(&text, SHAPE);
        }
    }

    #[test]
    fn a_line_describes_a_game() {
        let entry = Entry::parse(LINE, SHAPE).unwrap();
        assert_eq!((entry.number, entry.opening.as_str()), (7, "h8h9i7"));
        assert_eq!((entry.game.winner, entry.game.end), (Some(Side::A), End::Row));
        assert_eq!(entry.game.moves.len(), 3);
        assert_eq!(entry.game.times[1].longest, Duration::from_micros(288_012));
        assert_eq!(entry.half_points(), 2);
        assert_eq!(entry.line(SHAPE), LINE);
    }

    #[test]
    fn errors_name_the_wrong_part_of_a_line() {
        for (from, to, wrong) in [
            (" row", "", "a game has eight words, not 7"),
            ("7 b", "7 a", "not a has the first stones"),
            ("i9", "p9", "p9"),
            ("row", "rows", "what is rows?"),
            ("20/", "20.5/", "20.5/5120034/290311 is not moves/microseconds/longest"),
            ("290311", "290311/1", "20/5120034/290311/1 is not moves/microseconds/longest"),
        ] {
            let error = Entry::parse(&LINE.replacen(from, to, 1), SHAPE).unwrap_err();
            assert_eq!(error.to_string(), wrong);
        }
    }
}
