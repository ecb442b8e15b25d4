//! How the screen speaks of the computer.

use std::time::Duration;

use super::{mark, player};
use crate::play::{Pairing, Players, Sides};
use crate::player::{Info, reason};
use crate::rules::{Coordinates, Game, Point, Stone};

/// What is said where the computer was wanted.
pub const NO_COMPUTER: &str = "The computer does not play Quarto.";
/// What is said where a level was wanted.
pub const NO_LEVEL: &str = "There is no computer to have a level: o brings it in.";
/// What is said where the level of a second computer was wanted.
pub const NO_OTHER_LEVEL: &str = "There is one computer only: + and - change its level.";

/// Who plays, in a full and in a short form.
pub fn pairing(Pairing { sides, level, other }: Pairing) -> [String; 2] {
    match sides {
        Sides::Persons => ["Two persons play".to_owned(), "two persons".to_owned()],
        Sides::PersonBegins => [
            format!("You play X against the computer, level {level}"),
            format!("you X, level {level} plays O"),
        ],
        Sides::ComputerBegins => [
            format!("You play O against the computer, level {level}"),
            format!("level {level} plays X, you O"),
        ],
        Sides::Lots => [
            format!("You draw lots for X with the computer, level {level}"),
            format!("lots for X, level {level}"),
        ],
        Sides::Computers => [
            format!("The computer plays X at level {other}, O at level {level}"),
            format!("X level {other}, O level {level}"),
        ],
    }
}

/// The question which sides the computer is to play, in a full form, and in one for
/// narrow windows that names the keys.
pub fn opponent(Pairing { level, other, .. }: Pairing) -> [String; 2] {
    let levels = if level == other {
        format!("level {level}")
    } else {
        format!("levels {other} and {level}")
    };
    [
        format!("Which sides does the computer play, at {levels}?"),
        format!("Computer: o O, x X, b both, p none? At {levels}"),
    ]
}

/// Who plays the game on the table.
pub fn players(players: Players) -> String {
    let level = |side| players.level(side).unwrap_or_default();
    let sides = match players.person() {
        Some(Stone::First) => Sides::PersonBegins,
        Some(Stone::Second) => Sides::ComputerBegins,
        None if players.are_computers() => Sides::Computers,
        None => Sides::Persons,
    };
    let computer = players.person().map_or(Stone::Second, Stone::opponent);
    let [full, _] = pairing(Pairing { sides, level: level(computer), other: level(Stone::First) });
    full
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
pub fn hint(game: &Game, point: Point, coordinates: Coordinates) -> String {
    let shape = game.variant().shape();
    let cell = coordinates.name(point, shape);
    match reason(game, point) {
        Some(reason) => format!("Hint: {cell}. It {}.", reason.in_words(coordinates, shape)),
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
