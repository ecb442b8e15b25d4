//! Texts about puzzles.

use std::time::Duration;

use crate::locale::text;
use crate::player::{Reason, WinKind};
use crate::puzzle::{
    AttemptOutcome, Goal, Grade, Hint, Origin, PlayerRating, Practice, Puzzle, Refutation,
    SolutionStep,
};
use crate::review::words::reason;
use crate::rules::{Point, Stone};
use crate::tui::naming::{Naming, counted, mark, time};

/// Task in a long and a short form.
pub fn task(puzzle: &Puzzle, naming: &Naming) -> [String; 2] {
    let side = naming.short_player(puzzle.side());
    match puzzle.goal() {
        Goal::Win(_) => [format!("{side} to move: find the win"), format!("{side}: find the win")],
        Goal::Defend { .. } => [
            format!("{side} to move: find a move that does not lose"),
            format!("{side}: do not lose"),
        ],
    }
}

/// Formats an origin: `games, Ann - Bob, 2026-11-22`, `your own game, 2026-11-22`,
/// `first collection`.
pub fn origin(origin: &Origin) -> String {
    let Origin { source, players, date } = origin;
    // In the user's own game, the player without a name is the user.
    let nobody = if origin.is_own() { "You" } else { "?" };
    let name = |name: &String| if name.is_empty() { nobody.to_owned() } else { name.clone() };
    let is_known = players.iter().any(|name| !name.is_empty());
    let pair = is_known.then(|| players.each_ref().map(name).join(" - "));
    let own = (origin.is_own() && pair.is_none()).then(|| "your own game".to_owned());
    let parts = [Some(source.clone()), own, pair, Some(date.clone())];
    let known: Vec<String> = parts.into_iter().flatten().filter(|text| !text.is_empty()).collect();
    known.join(", ")
}

pub fn nothing_due(practice: &Practice) -> String {
    let due = match practice.days_until_next() {
        None => "Nothing is due.".to_owned(),
        Some(1) => "Nothing is due until tomorrow.".to_owned(),
        Some(number) => format!("Nothing is due for {number} days."),
    };
    let new = match practice.counts().new {
        0 => "There is no new puzzle.".to_owned(),
        1 => "There is 1 new puzzle.".to_owned(),
        number => format!("There are {number} new puzzles."),
    };
    format!("{due} {new}")
}

pub fn puzzle_hint(hint: &Hint, side: Stone, naming: &Naming) -> String {
    match hint {
        Hint::Kind { winner, by, moves } => {
            let verb = if *winner == side { "wins" } else { "threatens to win" };
            let moves = counted(*moves, "move");
            format!("{} {verb} {} in {moves}.", mark(*winner), kind(*by))
        }
        Hint::Stones(stones) => format!("Look at {}.", naming.cells(stones)),
        Hint::Move(point) => format!("The move is {}.", naming.cell(*point)),
    }
}

const fn kind(by: WinKind) -> &'static str {
    match by {
        WinKind::Fours => "by fours",
        WinKind::ThreesAndFours | WinKind::Other => "by threes and fours",
    }
}

pub fn refuted(point: Point, side: Stone, why: &Refutation, naming: &Naming) -> String {
    let (cell, them) = (naming.cell(point), mark(side.opponent()));
    match why {
        Refutation::Loses(win) => {
            let first = win.line().first().map_or_else(String::new, |&at| naming.cell(at));
            let how = match win.moves() {
                1 => String::new(),
                moves => format!(" {} in {}", kind(win.by()), counted(moves, "move")),
            };
            format!("{cell} loses: {them} plays {first} and wins{how}.")
        }
        Refutation::NoThreat => {
            format!("{cell} threatens nothing: {them} can play where it likes.")
        }
        Refutation::StoppedBy { point, reason: why } => {
            let it = |why| format!(" {}", reason(why, *point, |at| naming.cell(at)));
            let why = why.as_ref().map_or_else(String::new, it);
            format!("{cell} does not win: {them} answers {}.{why}", naming.cell(*point))
        }
        Refutation::NoWin => format!("{cell} does not win: {them} can stop all threats."),
    }
}

pub fn defended(side: Stone, defence: Point, naming: &Naming) -> String {
    format!("Right. {} answers {}: go on.", mark(side.opponent()), naming.cell(defence))
}

/// Describes the result of an attempt, and its grade.
pub fn puzzle_over(
    is_solved: bool,
    counts_as: AttemptOutcome,
    spent: Duration,
    grade: Option<Grade>,
) -> String {
    let grade = match grade {
        None => "",
        Some(Grade::Again) => " (again)",
        Some(Grade::Hard) => " (hard)",
        Some(Grade::Good) => " (good)",
        Some(Grade::Easy) => " (easy)",
    };
    let spent = format!("{}{grade}", time(spent));
    match (is_solved, counts_as) {
        (true, AttemptOutcome::Solved) => format!("Solved in {spent}."),
        (true, AttemptOutcome::Hinted) => format!("Solved with hints in {spent}."),
        (true, AttemptOutcome::Failed) => "Found at last; it counts as failed.".to_owned(),
        (false, _) => "The solution: it counts as failed.".to_owned(),
    }
}

/// Describes the day when a puzzle is due: in this many days, on this date.
pub fn comes_back(days: u32, date: &dyn std::fmt::Display) -> String {
    match days {
        0 => "It comes back today.".to_owned(),
        1 => format!("It comes back tomorrow, {date}."),
        _ => format!("It comes back in {days} days, {date}."),
    }
}

/// Formats a change of the rating: `1540 +-350 (+40)`.
pub fn rating_change(before: PlayerRating, after: PlayerRating) -> String {
    let rating = format!("{:.0} +-{:.0}", after.value(), after.deviation());
    let change = after.value().round() - before.value().round();
    if change == 0.0 { rating } else { format!("{rating} ({change:+.0})") }
}

/// Formats a step: `H9 makes a four.`; empty without a reason. The board shows the stones in
/// question.
pub fn step(step: &SolutionStep, naming: &Naming) -> String {
    let played = naming.cell(step.point);
    match &step.reason {
        Some(Reason::StopsFour(_)) => text!("reason-stops-four.short", played = played),
        Some(Reason::StopsOpenThree(_)) => text!("reason-stops-open-three.short", played = played),
        Some(why) => reason(why, step.point, |at| naming.cell(at)),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_known_parts_of_an_origin_are_shown() {
        let of = |source: &str, first: &str, date: &str| {
            let players = [first.to_owned(), String::new()];
            origin(&Origin { source: source.to_owned(), players, date: date.to_owned() })
        };
        assert_eq!(of("", "", ""), "your own game");
        assert_eq!(of("", "Ann", "2026-11-22"), "Ann - You, 2026-11-22");
        assert_eq!(of("finals.sgf", "Ann", ""), "finals.sgf, Ann - ?");
        assert_eq!(of("first collection", "", ""), "first collection");
    }

    #[test]
    fn due_dates_are_described_in_words() {
        assert_eq!(comes_back(0, &"2026-11-22"), "It comes back today.");
        assert_eq!(comes_back(1, &"2026-11-23"), "It comes back tomorrow, 2026-11-23.");
        assert_eq!(comes_back(9, &"2026-12-01"), "It comes back in 9 days, 2026-12-01.");
    }
}
