//! Summary of a review, as values of a property: `GKS[move 6 O][1 0 0 2 0 71][0 1 0 0 0 -]`.
//!
//! The first value says where which side lost. The others are the numbers of blunders, mistakes,
//! missed wins, only moves and good finds of black and of white, and their accuracy in per cent.

use super::lexer::RawProperty;
use super::value::colour;
use crate::record::{ReviewSummary, SideSummary, Turning};
use crate::rules::{BySide, Stone};

/// Parses a summary; `None` if any part of it is unknown.
pub(super) fn read(property: &RawProperty) -> Option<ReviewSummary> {
    let values: Vec<&str> = property.values().collect();
    let [turning, first, second] = values[..] else { return None };
    let words: Vec<&str> = turning.split(' ').collect();
    let (words, loser) = match &words[..] {
        [words @ .., "B"] => (words, Some(Stone::First)),
        [words @ .., "W"] => (words, Some(Stone::Second)),
        words => (words, None),
    };
    let turning = match *words {
        ["unknown"] => Turning::Unknown,
        ["open"] => Turning::NotProved,
        ["move", number] => Turning::Move(number.parse().ok()?),
        ["since", number] => Turning::Since(number.parse().ok()?),
        ["start", "proved"] => Turning::Start { is_proved: true },
        ["start"] => Turning::Start { is_proved: false },
        _ => return None,
    };
    Some(ReviewSummary {
        loser,
        turning,
        sides: BySide { first: side(first)?, second: side(second)? },
    })
}

fn side(value: &str) -> Option<SideSummary> {
    let (counts, accuracy) = value.rsplit_once(' ')?;
    let counts: Option<Vec<u16>> = counts.split(' ').map(|count| count.parse().ok()).collect();
    let [blunders, mistakes, missed_wins, only_moves, good_finds] = counts?[..] else {
        return None;
    };
    let accuracy = match accuracy {
        "-" => None,
        percent => Some(percent.parse().ok().filter(|percent| *percent <= 100)?),
    };
    Some(SideSummary { blunders, mistakes, missed_wins, only_moves, good_finds, accuracy })
}

/// Formats a summary as the values of its property.
pub(super) fn write(summary: &ReviewSummary) -> [String; 3] {
    let turning = match summary.turning {
        Turning::Unknown => "unknown".to_owned(),
        Turning::NotProved => "open".to_owned(),
        Turning::Move(number) => format!("move {number}"),
        Turning::Since(number) => format!("since {number}"),
        Turning::Start { is_proved: true } => "start proved".to_owned(),
        Turning::Start { is_proved: false } => "start".to_owned(),
    };
    let loser = summary.loser.map_or_else(String::new, |side| format!(" {}", colour(side)));
    let [first, second] = [summary.sides.first, summary.sides.second].map(|side| {
        let SideSummary { blunders, mistakes, missed_wins, only_moves, good_finds, accuracy } =
            side;
        let accuracy = accuracy.map_or_else(|| "-".to_owned(), |percent| percent.to_string());
        format!("{blunders} {mistakes} {missed_wins} {only_moves} {good_finds} {accuracy}")
    });
    [turning + &loser, first, second]
}
