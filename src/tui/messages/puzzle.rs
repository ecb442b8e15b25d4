//! How the screen speaks of puzzles.

use std::time::Duration;

use super::{Naming, Refusal, mark, moves, time};
use crate::player::{Reason, WinKind};
use crate::puzzle::{
    Counts, Goal, Grade, Hint, Origin, Outcome, PlayerRating, Practice, Puzzle, Refutation, Step,
};
use crate::review::words::reason;
use crate::rules::{Point, Stone};

/// Why something that was wanted of a puzzle is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleRefusal {
    /// There is none on the board.
    NoPuzzle,
    /// The answer to the last move has not come yet.
    NotAnswered,
    /// There was no time to decide whether this move is right.
    Undecided(Point),
    /// A move was not judged, for this reason, and was taken back.
    NotJudged(String),
    /// The reasons of the solution are missing, for this reason.
    NotExplained(String),
    /// It is over.
    Over,
    /// Nothing was played that could be taken back.
    NothingToTakeBack,
    /// The solution has no such move.
    NothingToShow,
    /// This is done in games only.
    NotHere,
    /// The puzzles cannot be read, for this reason.
    NotRead(String),
    /// This line of their files cannot be read, and so many more.
    Damaged(String, usize),
    /// What became of a puzzle was not written, for this reason.
    NotLogged(String),
    /// The puzzles of a game were not written, for this reason.
    NotKept(String),
}

impl From<PuzzleRefusal> for Refusal {
    fn from(why: PuzzleRefusal) -> Self {
        Self::Puzzle(why)
    }
}

impl PuzzleRefusal {
    pub(super) fn text(&self, naming: &Naming) -> String {
        let text = match self {
            Self::NoPuzzle => "There is no puzzle on the board.",
            Self::NotAnswered => "The answer to your move is being looked for.",
            Self::Undecided(point) => {
                let cell = naming.cell(*point);
                return format!("There was no time to decide whether {cell} is right.");
            }
            Self::NotJudged(why) => {
                return format!("Your move was not judged: {why}. Play it again.");
            }
            Self::NotExplained(why) => {
                return format!("The solution has no reasons: {why}. Ask for it again.");
            }
            Self::Over => "This puzzle is over.",
            Self::NothingToTakeBack => "There is no move to take back.",
            Self::NothingToShow => "The solution has no such move.",
            Self::NotHere => "That is for games: Esc leads back.",
            Self::NotRead(why) => return format!("The puzzles cannot be read: {why}."),
            Self::Damaged(first, 0) => return format!("Passed over: {first}."),
            Self::Damaged(first, more) => return format!("Passed over: {first}, and {more} more."),
            Self::NotLogged(why) => return format!("Not written, so it will be forgotten: {why}."),
            Self::NotKept(why) => return format!("The puzzles were not kept: {why}."),
        };
        text.to_owned()
    }
}

/// What is to be found, in a full and in a short form.
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

/// `games, Ann - Bob, 2026-11-22`, `You - Bob, 2026-11-22`, `your own game, 2026-11-22`, `first collection`.
pub fn origin(origin: &Origin) -> String {
    let Origin { source, players, date } = origin;
    // Who has no name in one's own game is oneself.
    let nobody = if origin.is_own() { "You" } else { "?" };
    let name = |name: &String| if name.is_empty() { nobody.to_owned() } else { name.clone() };
    let is_known = players.iter().any(|name| !name.is_empty());
    let pair = is_known.then(|| players.each_ref().map(name).join(" - "));
    let own = (origin.is_own() && pair.is_none()).then(|| "your own game".to_owned());
    let parts = [Some(source.clone()), own, pair, Some(date.clone())];
    let known: Vec<String> = parts.into_iter().flatten().filter(|text| !text.is_empty()).collect();
    known.join(", ")
}

/// `3 due, 76 new`.
pub fn puzzle_counts(Counts { due, new }: Counts) -> String {
    format!("{due} due, {new} new")
}

/// `1500 +-350`.
pub fn rating(rating: PlayerRating) -> String {
    format!("{:.0} +-{:.0}", rating.value(), rating.deviation())
}

/// `3 days`.
pub fn days(number: usize) -> String {
    if number == 1 { "1 day".to_owned() } else { format!("{number} days") }
}

/// What there is to do when nothing is due.
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

/// A hint.
pub fn puzzle_hint(hint: &Hint, side: Stone, naming: &Naming) -> String {
    match hint {
        Hint::Kind { winner, by, moves: number } => {
            let verb = if *winner == side { "wins" } else { "threatens to win" };
            format!("{} {verb} {} in {}.", mark(*winner), kind(*by), moves(*number))
        }
        Hint::Stones(stones) => format!("Look at {}.", list(stones, naming)),
        Hint::Move(point) => format!("The move is {}.", naming.cell(*point)),
    }
}

/// `by fours`.
const fn kind(by: WinKind) -> &'static str {
    match by {
        WinKind::Fours => "by fours",
        WinKind::ThreesAndFours | WinKind::Other => "by threes and fours",
    }
}

/// `7,7, 7,8 and 7,9`.
fn list(points: &[Point], naming: &Naming) -> String {
    let names: Vec<String> = points.iter().map(|&at| naming.cell(at)).collect();
    match names.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{} and {last}", before.join(", ")),
        _ => names.concat(),
    }
}

/// Why a move of this side is wrong, in a full and in a short form.
pub fn refuted(point: Point, side: Stone, why: &Refutation, naming: &Naming) -> [String; 2] {
    let (cell, them) = (naming.cell(point), mark(side.opponent()));
    let short = format!("{cell} is wrong.");
    let full = match why {
        Refutation::Loses(win) if win.moves() == 1 => {
            let wins = win.line().first().map_or_else(String::new, |&at| naming.cell(at));
            format!("{cell} loses: {them} plays {wins} and wins.")
        }
        Refutation::Loses(win) => {
            let first = win.line().first().map_or_else(String::new, |&at| naming.cell(at));
            let (by, number) = (kind(win.by()), moves(win.moves()));
            format!("{cell} loses: {them} plays {first} and wins {by} in {number}.")
        }
        Refutation::NoThreat => {
            format!("{cell} threatens nothing: {them} can play where it likes.")
        }
        Refutation::StoppedBy { point, reason: None } => {
            format!("{cell} does not win: {them} answers {}.", naming.cell(*point))
        }
        Refutation::StoppedBy { point, reason: Some(why) } => {
            let why = reason(why, |at| naming.cell(at));
            format!("{cell} does not win: {them} answers {}. It {why}.", naming.cell(*point))
        }
        Refutation::NoWin => format!("{cell} does not win: {them} can stop all threats."),
    };
    [full, short]
}

/// That a move was right, and how the other side defends itself.
pub fn defended(side: Stone, defence: Point, naming: &Naming) -> String {
    format!("Right. {} answers {}: go on.", mark(side.opponent()), naming.cell(defence))
}

/// How it ended, and what it counts as.
pub fn puzzle_over(
    is_solved: bool,
    counts_as: Outcome,
    spent: Duration,
    grade: Option<Grade>,
) -> String {
    let grade = grade.map_or_else(String::new, |grade| format!(" ({})", grade_word(grade)));
    let spent = format!("{}{grade}", time(spent));
    match (is_solved, counts_as) {
        (true, Outcome::Solved) => format!("Solved in {spent}."),
        (true, Outcome::Hinted) => format!("Solved with hints in {spent}."),
        (true, Outcome::Failed) => "Found at last; it counts as failed.".to_owned(),
        (false, _) => "The solution: it counts as failed.".to_owned(),
    }
}

/// How well it was remembered, in a word of spaced repetition.
const fn grade_word(grade: Grade) -> &'static str {
    match grade {
        Grade::Again => "again",
        Grade::Hard => "hard",
        Grade::Good => "good",
        Grade::Easy => "easy",
    }
}

/// When a puzzle comes back, this being the date of that day.
pub fn comes_back(days: u32, date: &dyn std::fmt::Display) -> String {
    match days {
        0 => "It comes back today.".to_owned(),
        1 => format!("It comes back tomorrow, {date}."),
        _ => format!("It comes back in {days} days, {date}."),
    }
}

/// `1540 (+40)`: a rating, and how it has changed.
pub fn rating_change(before: PlayerRating, after: PlayerRating) -> String {
    let change = after.value().round() - before.value().round();
    if change == 0.0 { rating(after) } else { format!("{} ({change:+.0})", rating(after)) }
}

/// `makes a four`; nothing where there is no reason. Which stones are meant is seen on the board.
pub fn step(step: &Step, naming: &Naming) -> String {
    match &step.reason {
        Some(Reason::StopsFour(_)) => "stops their four".to_owned(),
        Some(Reason::StopsOpenThree(_)) => "stops their open three".to_owned(),
        Some(why) => reason(why, |at| naming.cell(at)),
        None => String::new(),
    }
}

/// How many puzzles a review has found.
pub fn puzzles_kept(number: usize) -> String {
    if number == 1 {
        "1 puzzle kept from this game.".to_owned()
    } else {
        format!("{number} puzzles kept from this game.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_a_puzzle_comes_from_is_told_as_far_as_it_is_known() {
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
    fn when_a_puzzle_comes_back_is_told_as_one_says_it() {
        assert_eq!(comes_back(0, &"2026-11-22"), "It comes back today.");
        assert_eq!(comes_back(1, &"2026-11-23"), "It comes back tomorrow, 2026-11-23.");
        assert_eq!(comes_back(9, &"2026-12-01"), "It comes back in 9 days, 2026-12-01.");
    }
}
