//! How the screen calls things.

use crate::play::{Draw, Outcome, State, Win};
use crate::rules::{Stone, Variant, in_words};

/// What every refused input is answered with, before the reason.
pub const ILLEGAL: &str = "Illegal input, please try again";

/// `Illegal input, please try again: there is a stone there already`.
pub fn illegal(reason: &impl std::fmt::Display) -> String {
    format!("{ILLEGAL}: {reason}")
}

/// The glyph of a side's stones.
pub const fn mark(stone: Stone) -> char {
    match stone {
        Stone::First => 'X',
        Stone::Second => 'O',
    }
}

/// The name of a side.
pub const fn name(stone: Stone) -> &'static str {
    match stone {
        Stone::First => "Player 1",
        Stone::Second => "Player 2",
    }
}

/// `Player 1 (X)`.
pub fn player(stone: Stone) -> String {
    format!("{} ({})", name(stone), mark(stone))
}

/// `12 stones`.
pub fn stones(number: usize) -> String {
    if number == 1 { "1 stone".to_owned() } else { format!("{number} stones") }
}

/// `15, 17 or 19`.
pub fn sizes() -> String {
    let sides = Variant::OFFERED.map(|variant| variant.shape().width().to_string());
    let (last, others) = sides.split_last().unwrap_or((&sides[0], &[]));
    format!("{} or {last}", others.join(", "))
}

/// Whose turn it is, or who won and how, in a full and in a short form.
pub fn state(state: State, variant: Variant) -> [String; 2] {
    let outcome = match state {
        State::ToMove(stone) => {
            return [format!("{} to move", player(stone)), format!("{} to move", mark(stone))];
        }
        State::Over(outcome) => outcome,
    };
    match outcome {
        Outcome::Won(winner, Win::Row) => {
            let row = in_words(variant.row_length());
            [
                format!("{} wins: {row} in a row", player(winner)),
                format!("{} wins: {row} in a row", mark(winner)),
            ]
        }
        Outcome::Won(winner, Win::Resignation) => [
            format!("{} wins: {} resigned", player(winner), name(winner.opponent())),
            format!("{} wins: {} resigned", mark(winner), mark(winner.opponent())),
        ],
        Outcome::Drawn(Draw::FullBoard) => {
            let text = "Draw: the board is full".to_owned();
            [text.clone(), text]
        }
    }
}
