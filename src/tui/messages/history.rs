//! How the games that are kept are told.

use std::time::Duration;

use super::{Naming, stones};
use crate::game::{GameKind, State};
use crate::record::Record;
use crate::rules::{Stone, Topology};

/// How many games go on and how many have ended.
pub fn games(unfinished: usize, ended: usize) -> String {
    let games = |number: usize| match number {
        1 => "1 game".to_owned(),
        _ => format!("{number} games"),
    };
    match (unfinished, ended) {
        (0, 0) => "No game is kept yet.".to_owned(),
        (0, _) => format!("{} played", games(ended)),
        (_, 0) => format!("{} to go on with", games(unfinished)),
        _ => format!("{} to go on with, {ended} played", games(unfinished)),
    }
}

/// `Gomoku 15x15`, `Connect four`, `Quarto torus`.
pub fn short_game(kind: GameKind) -> String {
    let shape = kind.shape();
    match kind {
        GameKind::Rows(variant) if variant.is_offered() => {
            format!("{} {}x{}", kind.name(), shape.width(), shape.height())
        }
        GameKind::Quarto(Topology::Torus) => format!("{} torus", kind.name()),
        GameKind::Rows(_) | GameKind::Quarto(_) => kind.name(),
    }
}

/// `Ada - Computer, level 5`: who begins comes first.
pub fn versus(naming: &Naming) -> String {
    let [first, second] = [Stone::First, Stone::Second].map(|side| naming.full_name(side));
    format!("{first} - {second}")
}

/// `X won`, `draw`, `12 stones`.
pub fn stands(game: &Record, naming: &Naming) -> String {
    match game.state() {
        State::ToMove(_) => stones(naming.kind, game.on_board().stones()),
        State::Over(outcome) => match outcome.winner() {
            Some(side) => format!("{} won", naming.short_player(side)),
            None => "draw".to_owned(),
        },
    }
}

/// `just now`, `5 minutes ago`, `3 days ago`.
pub fn ago(time: Duration) -> String {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    let (number, unit) = match time.as_secs() {
        0..MINUTE => return "just now".to_owned(),
        seconds @ MINUTE..HOUR => (seconds / MINUTE, "minute"),
        seconds @ HOUR..DAY => (seconds / HOUR, "hour"),
        seconds => (seconds / DAY, "day"),
    };
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {unit}{plural} ago")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_as_one_says_them() {
        for (seconds, expected) in [
            (0, "just now"),
            (59, "just now"),
            (60, "1 minute ago"),
            (7_199, "1 hour ago"),
            (7_200, "2 hours ago"),
            (86_400, "1 day ago"),
            (40 * 86_400, "40 days ago"),
        ] {
            assert_eq!(ago(Duration::from_secs(seconds)), expected);
        }
    }
}
