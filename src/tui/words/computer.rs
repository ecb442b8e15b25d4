//! How the screen speaks of the computer.

use std::time::Duration;

use super::{mark, player};
use crate::formats::Kind;
use crate::play::{Pairing, Players, Sides};
use crate::player::{self, Info, Level, Reason};
use crate::rules::{Coordinates, Point, Shape, Stone};

/// What is said where the computer was wanted.
pub const NO_COMPUTER: &str = "The computer does not play Quarto.";
/// What is said where a level was wanted.
pub const NO_LEVEL: &str = "There is no computer to have a level: o brings it in.";
/// What is said where a level was wanted in a game in which the computer has none.
pub const NO_LEVELS: &str =
    "The computer has levels only in Gomoku, on boards of 5 to 20 cells a side.";
/// What is said where other players were wanted for a game that goes on.
pub const SAME_PLAYERS: &str =
    "An interrupted game goes on with its players: o changes them there.";
/// What is said where a hint was wanted in such a game.
pub const NO_HINT: &str = "There are hints only in Gomoku, on boards of 5 to 20 cells a side.";
/// The same in Quarto.
pub const NO_HINT_IN_QUARTO: &str = "There are no hints in Quarto.";
/// What is said where the level of a second computer was wanted.
pub const NO_OTHER_LEVEL: &str = "There is one computer only: + and - change its level.";

/// Whether the computer has levels in this game.
pub fn has_levels(kind: Kind) -> bool {
    matches!(kind, Kind::Rows(variant) if player::has_levels(variant))
}

/// Who plays this game, in a full and in a short form.
pub fn pairing(Pairing { sides, level, other }: Pairing, kind: Kind) -> [String; 2] {
    let at = |level| has_levels(kind).then_some(level);
    match kind {
        Kind::Rows(_) => seated(sides, at(level), at(other)),
        Kind::Quarto(_) => seated(Sides::Persons, None, None),
    }
}

/// The same, with the level of the computer that plays either side, and with that of X where it
/// plays both, if it has levels.
fn seated(sides: Sides, level: Option<Level>, other: Option<Level>) -> [String; 2] {
    let [at, who] = match level {
        Some(level) => [format!(", level {level}"), format!("level {level}")],
        None => [String::new(), "computer".to_owned()],
    };
    match (sides, level.zip(other)) {
        (Sides::Persons, _) => ["Two persons play".to_owned(), "two persons".to_owned()],
        (Sides::PersonBegins, _) => {
            [format!("You play X against the computer{at}"), format!("you X, {who} plays O")]
        }
        (Sides::ComputerBegins, _) => {
            [format!("You play O against the computer{at}"), format!("{who} plays X, you O")]
        }
        (Sides::Lots, _) => {
            [format!("You draw lots for X with the computer{at}"), format!("lots for X, {who}")]
        }
        (Sides::Computers, Some((level, other))) => [
            format!("The computer plays X at level {other}, O at level {level}"),
            format!("X level {other}, O level {level}"),
        ],
        (Sides::Computers, None) => {
            ["The computer plays X and O".to_owned(), "computer plays both".to_owned()]
        }
    }
}

/// The question which sides of this game the computer is to play, in a full form, and in one for
/// narrow windows that names the keys.
pub fn opponent(Pairing { level, other, .. }: Pairing, kind: Kind) -> [String; 2] {
    let levels = if level == other {
        format!("level {level}")
    } else {
        format!("levels {other} and {level}")
    };
    let [full, short] = if has_levels(kind) {
        [format!(", at {levels}?"), format!("? At {levels}")]
    } else {
        ["? It has no levels here.".to_owned(), "?".to_owned()]
    };
    [
        format!("Which sides does the computer play{full}"),
        format!("Computer: o O, x X, b both, p none{short}"),
    ]
}

/// Who plays a game, in a full and in a short form.
pub fn players(players: Players) -> [String; 2] {
    let computer = players.person().map_or(Stone::Second, Stone::opponent);
    seated(players.sides(), players.level(computer), players.level(Stone::First))
}

/// That the computer thinks about the move of a side, and how far it has come: the longest form
/// first.
pub fn thinking(stone: Stone, players: Players, info: Option<&Info>) -> Vec<String> {
    let (who, mark) = (player(stone, players), mark(stone));
    let Some(info) = info else { return vec![format!("{who} thinks"), format!("{mark} thinks")] };
    let [time, depth, nodes] = [seconds(info.elapsed), info.depth.to_string(), count(info.nodes)];
    vec![
        format!("{who} thinks: {time}, depth {depth}, {nodes} nodes"),
        format!("{who} thinks: {time}, depth {depth}"),
        format!("{who} thinks: {time}"),
        format!("{mark} thinks: {time}, depth {depth}"),
        format!("{mark} thinks: {time}"),
        format!("{mark} thinks"),
    ]
}

/// That a person cannot move, and what to press: the computer is to move, and thinks or does not.
pub fn computers_turn(stone: Stone, players: Players, thinks: bool) -> String {
    let who = player(stone, players);
    if thinks {
        format!("It is the turn of {who}, which thinks: m makes it move now.")
    } else {
        format!("It is the turn of {who}: m makes it move.")
    }
}

/// That the computer waits, which plays both sides: the longest form first.
pub fn paused(stone: Stone, players: Players) -> Vec<String> {
    let (who, mark) = (player(stone, players), mark(stone));
    vec![
        format!("{who} to move, paused: p goes on"),
        format!("{who} to move, paused"),
        format!("{mark} to move, paused"),
    ]
}

/// That a hint is looked for, and how far the computer has come.
pub fn seeking(info: Option<&Info>) -> String {
    match info {
        None => "Looking for a hint".to_owned(),
        Some(info) => {
            format!("Looking for a hint: {}, depth {}", seconds(info.elapsed), info.depth)
        }
    }
}

/// What the computer would play in a person's place, and why.
pub fn hint(point: Point, why: Option<&Reason>, coordinates: Coordinates, shape: Shape) -> String {
    let cell = coordinates.name(point, shape);
    match why {
        Some(why) => {
            let why = super::reason::reason(why, coordinates, shape);
            // A line that is cut off ends with points of its own.
            let end = if why.ends_with('.') { "" } else { "." };
            format!("Hint: {cell}. It {why}{end}")
        }
        None => format!("Hint: {cell}."),
    }
}

/// `1.2 s`.
fn seconds(time: Duration) -> String {
    format!("{}.{} s", time.as_secs(), time.subsec_millis() / 100)
}

/// `412`, `34k`, `1.3M`.
fn count(number: u64) -> String {
    let tenths = |unit: u64| format!("{}.{}", number / unit, number % unit / (unit / 10));
    match number {
        0..1_000 => number.to_string(),
        1_000..1_000_000 => format!("{}k", number / 1_000),
        1_000_000..1_000_000_000 => format!("{}M", tenths(1_000_000)),
        _ => format!("{}G", tenths(1_000_000_000)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_where_the_words_say() {
        let sides = format!("{} to {} cells", player::SIDES.start(), player::SIDES.end());
        assert!(NO_LEVELS.contains(&sides) && NO_HINT.contains(&sides));
    }

    #[test]
    fn large_numbers_are_short() {
        for (number, expected) in [
            (0, "0"),
            (999, "999"),
            (34_567, "34k"),
            (999_999, "999k"),
            (1_349_999, "1.3M"),
            (20_000_000, "20.0M"),
            (5_070_000_000, "5.0G"),
        ] {
            assert_eq!(count(number), expected);
        }
        assert_eq!(seconds(Duration::from_millis(1_290)), "1.2 s");
    }
}
