//! How the screen speaks of the computer.

use std::time::Duration;

use super::Naming;
use crate::game::{ComputerSides, GameKind, Lineup};
use crate::player::{Info, Level};
use crate::rules::{BySide, Stone};
use crate::tui::command::Command;

/// Who is to play this game, in a full and in a short form.
pub fn lineup(Lineup { computer, levels }: Lineup, kind: GameKind) -> [String; 2] {
    match kind {
        GameKind::Rows(_) => seated(computer, kind.has_levels().then_some(levels)),
        GameKind::Quarto(_) => seated(ComputerSides::None, None),
    }
}

/// The same, with the computer's level on each side if it has levels.
fn seated(computer: ComputerSides, levels: Option<BySide<Level>>) -> [String; 2] {
    let [at, who] = match (levels, computer) {
        (None, _) => [String::new(), "computer".to_owned()],
        (Some(BySide { first: level, .. }), ComputerSides::First)
        | (Some(BySide { second: level, .. }), _) => {
            [format!(", level {level}"), format!("level {level}")]
        }
    };
    match (computer, levels) {
        (ComputerSides::None, _) => ["Two persons play".to_owned(), "two persons".to_owned()],
        (ComputerSides::Second, _) => {
            [format!("You play X against the computer{at}"), format!("you X, {who} plays O")]
        }
        (ComputerSides::First, _) => {
            [format!("You play O against the computer{at}"), format!("{who} plays X, you O")]
        }
        (ComputerSides::ByLot, _) => {
            [format!("You draw lots for X with the computer{at}"), format!("lots for X, {who}")]
        }
        (ComputerSides::Both, Some(BySide { first, second })) => [
            format!("The computer plays X at level {first}, O at level {second}"),
            format!("X level {first}, O level {second}"),
        ],
        (ComputerSides::Both, None) => {
            ["The computer plays X and O".to_owned(), "computer plays both".to_owned()]
        }
    }
}

/// The question which sides of this game the computer is to play, in a full form, and in one for
/// narrow windows that names the keys.
pub fn opponent(BySide { first, second }: BySide<Level>, kind: GameKind) -> [String; 2] {
    let levels = if first == second {
        format!("level {second}")
    } else {
        format!("levels {first} and {second}")
    };
    let [full, short] = if kind.has_levels() {
        [format!(", at {levels}?"), format!("? At {levels}")]
    } else {
        ["? It has no levels here.".to_owned(), "?".to_owned()]
    };
    [
        format!("Which sides does the computer play{full}"),
        format!("Computer: o O, x X, b both, p none{short}"),
    ]
}

/// That the computer thinks about the move of a side, and how far it has come: the longest form
/// first.
pub fn thinking(side: Stone, naming: &Naming, info: Option<&Info>) -> Vec<String> {
    let (who, mark) = (naming.player(side), naming.short_player(side));
    let Some(info) = info else { return vec![format!("{who} thinks"), format!("{mark} thinks")] };
    let [time, depth, nodes] = progress(info);
    vec![
        format!("{who} thinks: {time}, depth {depth}, {nodes} nodes"),
        format!("{who} thinks: {time}, depth {depth}"),
        format!("{who} thinks: {time}"),
        format!("{mark} thinks: {time}, depth {depth}"),
        format!("{mark} thinks: {time}"),
        format!("{mark} thinks"),
    ]
}

/// That the computer, which plays both sides, waits: the longest form first.
pub fn paused(side: Stone, naming: &Naming) -> Vec<String> {
    let (who, mark) = (naming.player(side), naming.short_player(side));
    let on = naming.keymap.key(&Command::Pause);
    vec![
        on.map_or_else(String::new, |key| format!("{who} to move, paused: {key} goes on")),
        format!("{who} to move, paused"),
        format!("{mark} to move, paused"),
    ]
}

/// That a hint is looked for, and how far the computer has come.
pub fn searching(info: Option<&Info>) -> String {
    match info {
        None => "Looking for a hint".to_owned(),
        Some(info) => {
            format!("Looking for a hint: {}, depth {}", seconds(info.elapsed), info.depth())
        }
    }
}

/// Time, depth and nodes, in short.
pub fn progress(info: &Info) -> [String; 3] {
    [seconds(info.elapsed), info.depth().to_string(), count(info.nodes)]
}

/// `1.2 s`.
pub(super) fn seconds(time: Duration) -> String {
    format!("{}.{} s", time.as_secs(), time.subsec_millis() / 100)
}

/// `412`, `34k`, `1.3M`.
pub(super) fn count(number: u64) -> String {
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
