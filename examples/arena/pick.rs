//! `arena pick`: puzzles for the embedded collection, evenly from all grades.
//!
//! A grade is what a puzzle needs (fours, threes and fours, or one move that defends) and how many
//! moves the winner makes. Each grade gives one puzzle in turn, rare grades first, until there are
//! enough. A game gives at most two puzzles, and a pattern of stones comes once, anywhere on the board.
//! What is chosen has passed the check of the embedded puzzles, [`PuzzleFinder::is_proved`].

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::path::PathBuf;

use anyhow::Context as _;
use gomoku::engine::Unwatched;
use gomoku::player::WinKind;
use gomoku::puzzle::{
    Goal, Puzzle, PuzzleFinder, PuzzleId, pattern, read_compact, read_line, write_compact,
};
use gomoku::rules::Point;

/// Puzzles to choose from.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Number of puzzles.
    #[arg(long, default_value_t = 500)]
    count: usize,
    /// Puzzles as `arena puzzles` prints them, or in lines of JSON.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Need of a puzzle, and number of moves of the winner, up to a maximum.
pub type Grade = (Need, usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub enum Need {
    /// A win by fours.
    Fours,
    /// A win by threes and fours.
    Threes,
    /// The only move that does not lose.
    Defence,
}

impl Need {
    /// Number of moves from which on all puzzles have the same grade.
    pub const fn most(self) -> usize {
        match self {
            Self::Fours => 7,
            Self::Threes => 8,
            Self::Defence => 6,
        }
    }
}

/// Prints the chosen puzzles in the compact form, easy ones first, and by id.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let mut puzzles = Vec::new();
    for path in &arguments.files {
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        puzzles.extend(text.lines().filter_map(|line| {
            read_compact(line, "").or_else(|| read_line(line).ok()?.into_puzzle())
        }));
    }
    let chosen =
        choose(puzzles, arguments.count, |puzzle| PuzzleFinder::is_proved(puzzle, &Unwatched));
    let mut counts = BTreeMap::<Grade, usize>::new();
    for puzzle in &chosen {
        *counts.entry(grade(puzzle)).or_default() += 1;
    }
    for ((need, moves), count) in counts {
        eprintln!("{need:?}, {moves} moves: {count}");
    }
    for line in chosen.iter().filter_map(write_compact) {
        println!("{line}");
    }
    anyhow::ensure!(chosen.len() == arguments.count, "only {} were found", chosen.len());
    Ok(())
}

pub fn grade(puzzle: &Puzzle) -> Grade {
    let threats = puzzle.goal().threats();
    let need = match (puzzle.goal(), threats.by()) {
        (Goal::Win(_), WinKind::Fours) => Need::Fours,
        (Goal::Win(_), WinKind::ThreesAndFours | WinKind::Other) => Need::Threes,
        (Goal::Defend { .. }, _) => Need::Defence,
    };
    (need, threats.moves().min(need.most()))
}

/// Chooses this many puzzles that pass the check, if there are enough.
fn choose(puzzles: Vec<Puzzle>, count: usize, is_proved: impl Fn(&Puzzle) -> bool) -> Vec<Puzzle> {
    let mut grades = BTreeMap::<Grade, BTreeMap<PuzzleId, Puzzle>>::new();
    for puzzle in puzzles.into_iter().filter(|puzzle| write_compact(puzzle).is_some()) {
        grades.entry(grade(&puzzle)).or_default().insert(puzzle.id(), puzzle);
    }
    // The ids are as good as random.
    let mut grades: Vec<_> = grades.into_values().map(BTreeMap::into_values).collect();
    grades.sort_by_key(ExactSizeIterator::len);
    let (mut games, mut patterns) = (HashMap::<_, usize>::new(), HashSet::new());
    let mut chosen = BTreeMap::new();
    while !grades.is_empty() {
        grades.retain_mut(|grade| {
            if chosen.len() == count {
                return false;
            }
            let next = grade.find(|puzzle| {
                games.get(&beginning(puzzle)).is_none_or(|&number| number < FROM_A_GAME)
                    && !patterns.contains(&pattern(puzzle.game()))
                    && is_proved(puzzle)
            });
            let Some(puzzle) = next else { return false };
            *games.entry(beginning(&puzzle)).or_default() += 1;
            patterns.insert(pattern(puzzle.game()));
            chosen.insert(puzzle.id(), puzzle);
            true
        });
    }
    let mut chosen: Vec<Puzzle> = chosen.into_values().collect();
    chosen.sort_by_key(Puzzle::rating);
    chosen
}

/// Maximum number of puzzles from a game.
pub const FROM_A_GAME: usize = 2;

/// First moves of the game of a puzzle, which tell it from others.
fn beginning(puzzle: &Puzzle) -> Vec<Point> {
    puzzle.game().moves().iter().take(9).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_are_used_evenly_and_patterns_once() {
        let puzzles = |lines: &[&str]| -> Vec<Puzzle> {
            lines.iter().map(|line| read_compact(line, "").unwrap()).collect()
        };
        let one = ["15 0 h8a1i8a3j8a5 k8", "15 0 h7a1i7a3j7a5 k7", "15 0 h8a1i8a3j8a7 k8"];
        let two = "15 0 g7a1h7a15i9o1i10o15 i7i11f7";
        let all: Vec<&str> = one.into_iter().chain([two]).collect();
        for count in [2, 3] {
            let chosen = choose(puzzles(&all), count, |_| true);
            assert_eq!(chosen.len(), count);
            assert_eq!(chosen.iter().filter(|it| grade(it).0 == Need::Threes).count(), 1);
        }
        // A shifted position is the same pattern, and a game gives few puzzles.
        let shifted = ["15 0 h8d3i8d5j8d7 k8", "15 0 g7c2h7c4i7c6 j7"];
        assert_eq!(choose(puzzles(&shifted), 2, |_| true).len(), 1);
        let later = ["a1", "a3", "a5"].map(|cell| format!("15 0 h8d3i8d5j9d7o1d9o3{cell}j8o5 k8"));
        let later: Vec<&str> = later.iter().map(String::as_str).collect();
        assert_eq!(choose(puzzles(&later), 3, |_| true).len(), FROM_A_GAME);
        // Only proved puzzles count.
        let proved = choose(puzzles(&all), 4, |puzzle| grade(puzzle).0 == Need::Threes);
        assert_eq!(proved.iter().filter_map(write_compact).collect::<Vec<_>>(), [two]);
    }
}
