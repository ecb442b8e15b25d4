//! Progress derived from the log of attempts: due dates, the streak, the rating, the placement.

use std::collections::{BTreeSet, HashMap};

use jiff::civil::Date;

use super::{AttemptOutcome, Card, LogEntry, PlayerRating, Puzzle, PuzzleId};

#[derive(Clone, Debug, Default)]
pub struct Progress {
    cards: HashMap<PuzzleId, Card>,
    /// Day and outcome of the last attempt.
    last: HashMap<PuzzleId, (Date, AttemptOutcome)>,
    days: BTreeSet<Date>,
    rating: PlayerRating,
    placement: Placement,
}

/// Search for puzzles of the right difficulty for a new player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Placement {
    /// All puzzles so far were solved: this many.
    Open(u16),
    Over,
}

impl Placement {
    /// Number of puzzles that ends it.
    const MOST: u16 = 8;
    /// Points of rating between a puzzle and the next one.
    const STEP: u16 = 200;

    const fn after(self, outcome: AttemptOutcome) -> Self {
        match (self, outcome) {
            (Self::Open(solved), AttemptOutcome::Solved) if solved + 1 < Self::MOST => {
                Self::Open(solved + 1)
            }
            _ => Self::Over,
        }
    }
}

impl Default for Placement {
    fn default() -> Self {
        Self::Open(0)
    }
}

impl FromIterator<LogEntry> for Progress {
    fn from_iter<I: IntoIterator<Item = LogEntry>>(entries: I) -> Self {
        let mut progress = Self::default();
        entries.into_iter().for_each(|entry| progress.add(entry));
        progress
    }
}

impl Progress {
    /// Adds an attempt. Only the first attempt at a puzzle changes the rating.
    pub fn add(&mut self, entry: LogEntry) {
        let day = entry.at.date();
        let before = self.cards.get(&entry.puzzle).copied();
        self.cards.insert(entry.puzzle, Card::after(before, entry.grade, day));
        self.last.insert(entry.puzzle, (day, entry.outcome));
        if entry.outcome != AttemptOutcome::Failed {
            self.days.insert(day);
        }
        if before.is_none() {
            self.rating = self.rating.after(entry.outcome, entry.rating);
            self.placement = self.placement.after(entry.outcome);
        }
    }

    /// Outcome of the last attempt at a puzzle, if it was on this day.
    pub fn outcome_on(&self, day: Date, puzzle: PuzzleId) -> Option<AttemptOutcome> {
        self.last.get(&puzzle).filter(|(last, _)| *last == day).map(|(_, outcome)| *outcome)
    }

    /// Checks whether the last attempt at a puzzle did not fail.
    pub fn has_solved(&self, puzzle: PuzzleId) -> bool {
        self.last.get(&puzzle).is_some_and(|(_, outcome)| *outcome != AttemptOutcome::Failed)
    }

    /// Rating of the puzzles to show. That of the player, or during the placement that of the
    /// easiest puzzles, and a step more after each one.
    pub fn target(&self) -> f64 {
        match self.placement {
            Placement::Open(solved) => {
                f64::from(Puzzle::EASIEST) + f64::from(Placement::STEP) * f64::from(solved)
            }
            Placement::Over => self.rating.value(),
        }
    }

    pub fn card(&self, puzzle: PuzzleId) -> Option<&Card> {
        self.cards.get(&puzzle)
    }

    pub fn tried(&self) -> usize {
        self.cards.len()
    }

    /// Number of consecutive days with a solved puzzle. Today counts only once a puzzle is solved.
    pub fn streak(&self, today: Date) -> usize {
        let until = if self.days.contains(&today) { Some(today) } else { today.yesterday().ok() };
        std::iter::successors(until, |day| day.yesterday().ok())
            .take_while(|day| self.days.contains(day))
            .count()
    }

    pub const fn rating(&self) -> PlayerRating {
        self.rating
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::puzzle::Grade;

    fn entry(day: i8, puzzle: &str, outcome: AttemptOutcome) -> LogEntry {
        let grade = if outcome == AttemptOutcome::Failed { Grade::Again } else { Grade::Good };
        LogEntry {
            at: date(2026, 11, day).at(20, 15, 0, 0),
            puzzle: puzzle.repeat(16).parse().unwrap(),
            rating: 1500,
            outcome,
            grade,
            seconds: 40,
        }
    }

    fn progress(entries: &[(i8, &str, AttemptOutcome)]) -> Progress {
        entries.iter().map(|&(day, puzzle, outcome)| entry(day, puzzle, outcome)).collect()
    }

    #[test]
    fn the_streak_counts_consecutive_days_with_a_solved_puzzle() {
        use AttemptOutcome::{Failed, Hinted, Solved};
        let streak =
            |entries: &[(i8, &str, AttemptOutcome)]| progress(entries).streak(date(2026, 11, 22));
        assert_eq!(streak(&[]), 0);
        assert_eq!(streak(&[(22, "1", Solved)]), 1);
        assert_eq!(streak(&[(22, "1", Failed)]), 0);
        assert_eq!(streak(&[(20, "1", Solved), (21, "2", Hinted), (21, "3", Failed)]), 2);
        assert_eq!(streak(&[(19, "1", Solved), (20, "2", Solved), (22, "3", Solved)]), 1);
        assert_eq!(streak(&[(20, "1", Solved)]), 0);
        assert_eq!(streak(&[(22, "1", Solved), (21, "2", Solved), (22, "2", Solved)]), 2);
    }

    #[test]
    fn only_the_first_attempt_at_a_puzzle_changes_the_rating() {
        let once = progress(&[(20, "1", AttemptOutcome::Solved)]);
        let again =
            progress(&[(20, "1", AttemptOutcome::Solved), (22, "1", AttemptOutcome::Failed)]);
        assert!(once.rating().value() > 1000.0);
        assert_eq!(once.rating(), again.rating());
        assert_eq!((again.tried(), progress(&[]).tried()), (1, 0));
    }

    #[test]
    fn puzzles_become_harder_until_one_is_not_solved() {
        use AttemptOutcome::{Failed, Hinted, Solved};
        let target = |outcomes: &[AttemptOutcome]| {
            let entry = |(index, &outcome)| entry(22, &format!("{index:x}"), outcome);
            outcomes.iter().enumerate().map(entry).collect::<Progress>().target()
        };
        let is_near = |found: f64, expected: f64| (found - expected).abs() < 0.5;
        assert!(is_near(target(&[]), 700.0));
        assert!(is_near(target(&[Solved, Solved]), 1100.0));
        assert!(is_near(target(&[Solved; 7]), 2100.0));
        // From then on, the puzzles are as hard as the player is strong.
        for outcomes in [&[Failed][..], &[Solved, Hinted], &[Solved, Failed, Solved], &[Solved; 8]]
        {
            let entries = outcomes.iter().enumerate();
            let progress: Progress =
                entries.map(|(index, &it)| entry(22, &format!("{index:x}"), it)).collect();
            assert!(is_near(target(outcomes), progress.rating().value()), "{outcomes:?}");
        }
    }

    #[test]
    fn the_last_attempt_of_a_day_counts() {
        use AttemptOutcome::{Failed, Solved};
        let day = |day| date(2026, 11, day);
        let progress = progress(&[(21, "1", Failed), (22, "1", Solved), (21, "2", Failed)]);
        let id = |name: &str| name.repeat(16).parse().unwrap();
        assert_eq!(progress.outcome_on(day(22), id("1")), Some(Solved));
        assert_eq!(progress.outcome_on(day(21), id("1")), None);
        assert_eq!(progress.outcome_on(day(21), id("2")), Some(Failed));
        assert_eq!(
            [id("1"), id("2"), id("3")].map(|id| progress.has_solved(id)),
            [true, false, false]
        );
    }

    #[test]
    fn failed_puzzles_are_due_at_once() {
        let today = date(2026, 11, 22);
        let progress =
            progress(&[(22, "1", AttemptOutcome::Solved), (22, "2", AttemptOutcome::Failed)]);
        let due = |name: &str| progress.card(name.repeat(16).parse().unwrap()).map(Card::due);
        assert_eq!((due("2"), due("3")), (Some(today), None));
        assert!(due("1") > Some(today));
    }
}
