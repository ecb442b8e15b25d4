//! Openings, and other turns without a stone, in the dialog.

use super::number;
use crate::line::picture::MARKS;
use crate::rules::opening::{Choice, Opening, Work, Zone};
use crate::rules::{Coordinates, Game, Point, Turn};

/// Word for a pass.
const PASS: &str = "pass";

/// Describes what this player has to do in the opening, and the words that can be typed; `None`
/// after the opening.
pub(super) fn task(game: &Game, player: &str) -> Option<String> {
    let (opening, task) = game.opening().zip(game.task())?;
    Some(match task.work {
        Work::Place { stone, zone } => {
            let (number, mark) = (opening.stones().count() + 1, MARKS.of(stone));
            format!("{player} places move {number} ({mark}){}", place(zone))
        }
        Work::Decide => {
            let words: Vec<&str> = opening.choices().map(Choice::code).collect();
            format!("{player} decides: {}", words.join(", "))
        }
        Work::Declare { most } => {
            format!("{player} declares how many fifth moves to offer: 1 to {most}")
        }
        Work::Offer { wanted } => {
            format!("{player} offers fifth moves: {} of {wanted}", opening.offered().len() + 1)
        }
        Work::Pick => format!("{player} chooses the fifth move: {}", offered(opening)),
    })
}

fn place(zone: Zone) -> String {
    match zone {
        Zone::Anywhere => String::new(),
        Zone::Centre => " in the centre".to_owned(),
        Zone::Inside(side) => format!(" within the central {side}x{side}"),
        Zone::Outside(side) => format!(" outside the central {side}x{side}"),
    }
}

fn offered(opening: &Opening) -> String {
    let name = |&point: &Point| Coordinates::Numbers.name(point, opening.shape());
    opening.offered().iter().map(name).collect::<Vec<_>>().join(" ")
}

/// Turn without a stone that these words mean; `None` if they should name a cell.
pub(super) fn spoken(game: &Game, words: &str) -> Option<Turn> {
    match game.task().map(|task| task.work) {
        Some(Work::Decide) => words.parse().ok().map(Turn::Choose),
        Some(Work::Declare { .. }) => number(words).map(Turn::Declare),
        Some(_) => None,
        None => {
            let is_pass = words == PASS && game.variant().rule().has_passes();
            is_pass.then_some(Turn::Pass)
        }
    }
}

/// Turn that a cell means: in the opening it may be offered only.
pub(super) fn at(game: &Game, point: Point) -> Turn {
    match game.task().map(|task| task.work) {
        Some(Work::Offer { .. }) => Turn::Offer(point),
        _ => Turn::Stone(point),
    }
}

/// Formats a turn as it is typed, with this text for a cell.
pub(super) fn typed(turn: Turn, cell: impl Fn(Point) -> String) -> String {
    match turn {
        Turn::Stone(point) | Turn::Offer(point) => cell(point),
        Turn::Pass => PASS.to_owned(),
        Turn::Choose(choice) => choice.to_string(),
        Turn::Declare(number) => number.to_string(),
    }
}
