//! Progress derived from the log of attempts: due dates, the streak, the rating.

use std::collections::{BTreeSet, HashMap};

use jiff::civil::Date;

use super::{AttemptOutcome, Card, LogEntry, PlayerRating, PuzzleId};

#[derive(Clone, Debug, Default)]
pub struct Progress {
    cards: HashMap<PuzzleId, Card>,
    days: BTreeSet<Date>,
    rating: PlayerRating,
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
        if entry.outcome != AttemptOutcome::Failed {
            self.days.insert(day);
        }
        if before.is_none() {
            self.rating = self.rating.after(entry.outcome, entry.rating);
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
        assert!(once.rating().value() > 1500.0);
        assert_eq!(once.rating(), again.rating());
        assert_eq!((again.tried(), progress(&[]).tried()), (1, 0));
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
