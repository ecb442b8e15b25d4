//! Results of the first attempts at puzzles, by theme.

use std::collections::{HashMap, HashSet};

use super::{AttemptOutcome, Deck, LogEntry, PlayerRating, Puzzle, PuzzleId, Theme};

/// Result of the first attempts at some puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Standing {
    /// Number of puzzles tried.
    pub tried: u32,
    /// Number of puzzles solved at the first attempt, without hints.
    pub solved: u32,
    /// Rating of the player after these attempts.
    pub rating: PlayerRating,
}

/// Results of all puzzles, and of those with each theme that was tried.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleStandings {
    /// Results of all puzzles.
    pub all: Standing,
    /// Results of the themes that were tried, in their usual order.
    pub themes: Vec<(Theme, Standing)>,
}

impl Standing {
    fn add(&mut self, entry: &LogEntry) {
        self.tried += 1;
        self.solved += u32::from(entry.outcome == AttemptOutcome::Solved);
        self.rating = self.rating.after(entry.outcome, entry.rating);
    }

    /// Share of the puzzles that were solved at the first attempt; `None` if none was tried.
    pub fn share(self) -> Option<f64> {
        (self.tried > 0).then(|| f64::from(self.solved) / f64::from(self.tried))
    }
}

impl PuzzleStandings {
    /// Evaluates a log, oldest entry first. Puzzles that the deck lacks have no theme.
    pub fn new<'a>(deck: &Deck, log: impl IntoIterator<Item = &'a LogEntry>) -> Self {
        let known = deck.puzzles().iter().map(|puzzle| (puzzle.id(), puzzle));
        let known: HashMap<PuzzleId, &Puzzle> = known.collect();
        let mut tried = HashSet::new();
        let mut all = Standing::default();
        let mut themes = Theme::ALL.map(|theme| (theme, Standing::default()));
        for entry in log.into_iter().filter(|entry| tried.insert(entry.puzzle)) {
            all.add(entry);
            let of = known.get(&entry.puzzle).map_or(&[][..], |puzzle| puzzle.themes());
            let of = themes.iter_mut().filter(|(theme, _)| of.contains(theme));
            of.for_each(|(_, standing)| standing.add(entry));
        }
        let themes = themes.into_iter().filter(|(_, standing)| standing.tried > 0);
        Self { all, themes: themes.collect() }
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::puzzle::Grade;

    #[test]
    fn only_the_first_attempt_at_a_puzzle_counts_for_each_of_its_themes() {
        use AttemptOutcome::{Failed, Hinted, Solved};
        let deck = Deck::first_collection();
        let [one, other] = [0, 1].map(|index| &deck.puzzles()[index]);
        let entry = |puzzle: PuzzleId, outcome| LogEntry {
            at: date(2026, 11, 26).at(20, 15, 0, 0),
            puzzle,
            rating: 800,
            outcome,
            grade: Grade::Good,
            seconds: 9,
        };
        let gone: PuzzleId = "9".repeat(16).parse().unwrap();
        let log = [
            entry(one.id(), Failed),
            entry(one.id(), Solved),
            entry(other.id(), Solved),
            entry(gone, Hinted),
        ];
        let standings = PuzzleStandings::new(&deck, &log);
        assert_eq!((standings.all.tried, standings.all.solved), (3, 1));
        assert_eq!(standings.all.share(), Some(1.0 / 3.0));
        for (theme, standing) in &standings.themes {
            let with = |puzzle: &Puzzle| u32::from(puzzle.themes().contains(theme));
            assert_eq!(standing.tried, with(one) + with(other), "{theme:?}");
            assert_eq!(standing.solved, with(other), "{theme:?}");
        }
        assert!(!standings.themes.is_empty());
        let better = PuzzleStandings::new(&deck, &log[2..3]);
        assert!(better.all.rating.value() > standings.all.rating.value());
        assert_eq!(PuzzleStandings::new(&deck, []), PuzzleStandings::default());
        assert_eq!(Standing::default().share(), None);
    }
}
