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
pub use crate::tui::naming::theme;
use crate::tui::naming::{Naming, mark, time};

/// Task in a long and a short form.
pub fn task(puzzle: &Puzzle, naming: &Naming) -> [String; 2] {
    let player = naming.short_player(puzzle.side());
    match puzzle.goal() {
        Goal::Win(_) => [
            text!("puzzle-task-win", player = player),
            text!("puzzle-task-win.short", player = player),
        ],
        Goal::Defend { .. } => [
            text!("puzzle-task-defend", player = player),
            text!("puzzle-task-defend.short", player = player),
        ],
    }
}

/// Formats an origin: `games, Ann - Bob, 2026-11-22`, `your game, 2026-11-22`, `first collection`.
pub fn origin(origin: &Origin) -> String {
    let Origin { source, players, date } = origin;
    // In the user's own game, the player without a name is the user.
    let name = |name: &String| match &**name {
        "" if origin.is_own() => text!("player-you"),
        "" => text!("puzzle-unknown-player"),
        name => name.to_owned(),
    };
    let is_known = players.iter().any(|name| !name.is_empty());
    let pair = is_known.then(|| {
        let [first, second] = players.each_ref().map(name);
        text!("puzzle-players", first = first, second = second)
    });
    let own = (origin.is_own() && pair.is_none()).then(|| text!("puzzle-own-game"));
    let parts = [Some(source.clone()), own, pair, Some(date.clone())];
    let known: Vec<String> = parts.into_iter().flatten().filter(|text| !text.is_empty()).collect();
    known.join(&text!("list-comma"))
}

/// No puzzle has the chosen theme; in full and in short.
pub fn nothing_themed() -> [String; 2] {
    [text!("puzzle-none-themed"), text!("puzzle-none-themed")]
}

/// The days until a puzzle is due, and the number of new ones; in full and in short.
pub fn nothing_due(practice: &Practice) -> [String; 2] {
    let days = practice.days_until_next().map_or_else(|| "none".to_owned(), |it| it.to_string());
    let new = practice.counts().new;
    [text!("puzzle-none-due", days = days, new = new), text!("puzzle-none-due.short")]
}

pub fn puzzle_hint(hint: &Hint, side: Stone, naming: &Naming) -> String {
    match hint {
        Hint::Kind { winner, by, moves } => {
            let (player, moves) = (mark(*winner), *moves);
            match (*winner == side, by) {
                (true, WinKind::Fours) => {
                    text!("puzzle-wins-by-fours", player = player, moves = moves)
                }
                (true, _) => text!("puzzle-wins-by-threes", player = player, moves = moves),
                (false, WinKind::Fours) => {
                    text!("puzzle-threatens-by-fours", player = player, moves = moves)
                }
                (false, _) => text!("puzzle-threatens-by-threes", player = player, moves = moves),
            }
        }
        Hint::Stones(stones) => text!("puzzle-hint-stones", cells = naming.cells(stones)),
        Hint::Move(point) => text!("puzzle-hint-move", cell = naming.cell(*point)),
    }
}

/// The reason why a move is wrong.
pub fn refuted(point: Point, side: Stone, why: &Refutation, naming: &Naming) -> String {
    let (cell, player) = (naming.cell(point), mark(side.opponent()));
    match why {
        Refutation::Loses(win) => {
            let answer = win.line().first().map_or_else(String::new, |&at| naming.cell(at));
            let moves = win.moves();
            match (moves, win.by()) {
                (1, _) => text!("puzzle-loses", cell = cell, player = player, answer = answer),
                (_, WinKind::Fours) => text!(
                    "puzzle-loses-by-fours",
                    cell = cell,
                    player = player,
                    answer = answer,
                    moves = moves
                ),
                _ => text!(
                    "puzzle-loses-in",
                    cell = cell,
                    player = player,
                    answer = answer,
                    moves = moves
                ),
            }
        }
        Refutation::NoThreat => text!("puzzle-makes-no-threat", cell = cell, player = player),
        Refutation::StoppedBy { point, reason: why } => {
            let answer = naming.cell(*point);
            match why.as_ref().map(|why| reason(why, *point, |at| naming.cell(at))) {
                Some(why) => text!(
                    "puzzle-stopped-reason",
                    cell = cell,
                    player = player,
                    answer = answer,
                    reason = why
                ),
                None => text!("puzzle-stopped", cell = cell, player = player, answer = answer),
            }
        }
        Refutation::NoWin => text!("puzzle-all-stopped", cell = cell, player = player),
        Refutation::Foul(foul) => text!("foul-is", cell = cell, foul = foul),
    }
}

pub fn defended(side: Stone, defence: Point, naming: &Naming) -> String {
    let player = mark(side.opponent());
    text!("puzzle-right", player = player, answer = naming.cell(defence))
}

/// Describes the result of an attempt, and its grade.
pub fn puzzle_over(
    is_solved: bool,
    counts_as: AttemptOutcome,
    spent: Duration,
    grade: Option<Grade>,
) -> String {
    let grade = grade.map(|grade| match grade {
        Grade::Again => text!("puzzle-grade-again"),
        Grade::Hard => text!("puzzle-grade-hard"),
        Grade::Good => text!("puzzle-grade-good"),
        Grade::Easy => text!("puzzle-grade-easy"),
    });
    let time = time(spent);
    match (is_solved, counts_as, grade) {
        (true, AttemptOutcome::Solved, None) => text!("puzzle-solved", time = time),
        (true, AttemptOutcome::Solved, Some(grade)) => {
            text!("puzzle-solved-graded", time = time, grade = grade)
        }
        (true, AttemptOutcome::Hinted, None) => text!("puzzle-solved-hints", time = time),
        (true, AttemptOutcome::Hinted, Some(grade)) => {
            text!("puzzle-solved-hints-graded", time = time, grade = grade)
        }
        (true, AttemptOutcome::Failed, _) => text!("puzzle-solved-late"),
        (false, ..) => text!("puzzle-gave-up"),
    }
}

/// Describes the day when a puzzle is due: in this many days, on this date.
pub fn comes_back(days: u32, date: &dyn std::fmt::Display) -> String {
    text!("puzzle-due", days = days, date = date)
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
        assert_eq!(of("", "", ""), "your game");
        assert_eq!(of("", "Ann", "2026-11-22"), "Ann - You, 2026-11-22");
        assert_eq!(of("finals.sgf", "Ann", ""), "finals.sgf, Ann - ?");
        assert_eq!(of("first collection", "", ""), "first collection");
    }

    #[test]
    fn due_dates_are_described_in_words() {
        assert_eq!(comes_back(0, &"2026-11-22"), "It is due again today.");
        assert_eq!(comes_back(1, &"2026-11-23"), "It is due again tomorrow, 2026-11-23.");
        assert_eq!(comes_back(9, &"2026-12-01"), "It is due again in 9 days, 2026-12-01.");
    }
}
