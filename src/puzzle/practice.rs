//! Puzzles to solve today.

use std::collections::VecDeque;

use jiff::civil::Date;

use super::{Deck, LogEntry, Progress, Puzzle, PuzzleId};

#[derive(Clone, Debug)]
pub struct Practice {
    deck: Deck,
    progress: Progress,
    today: Date,
    /// Recently shown puzzles, most recent last.
    recent: VecDeque<PuzzleId>,
    counts: Counts,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub due: usize,
    pub new: usize,
}

impl Practice {
    /// Number of other puzzles before one returns, if there are enough.
    const RECENT: usize = 5;

    pub fn new(deck: Deck, progress: Progress, today: Date) -> Self {
        let mut practice =
            Self { deck, progress, today, recent: VecDeque::new(), counts: Counts::default() };
        practice.count();
        practice
    }

    pub const fn deck(&self) -> &Deck {
        &self.deck
    }

    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    pub const fn today(&self) -> Date {
        self.today
    }

    pub fn streak(&self) -> usize {
        self.progress.streak(self.today)
    }

    pub fn queue(&self) -> Vec<&Puzzle> {
        self.deck.queue(&self.progress, self.today)
    }

    pub const fn counts(&self) -> Counts {
        self.counts
    }

    /// Number of days until the next puzzle is due; `None` if there is none.
    pub fn days_until_next(&self) -> Option<u32> {
        let cards = self.deck.puzzles().iter().filter_map(|it| self.progress.card(it.id()));
        cards.map(|card| card.days_left(self.today)).filter(|&days| days > 0).min()
    }

    /// Returns the next puzzle: one that is due, or a new one if `takes_new`. Recently shown ones
    /// come last.
    pub fn next(&mut self, takes_new: bool) -> Option<Puzzle> {
        let queue = self.queue().into_iter().filter(|it| takes_new || self.is_known(it.id()));
        // Of the recent puzzles, the one shown longest ago.
        let last_seen = |puzzle: &&Puzzle| self.recent.iter().position(|&id| id == puzzle.id());
        let next = queue.min_by_key(|puzzle| last_seen(puzzle).map_or(0, |index| index + 1));
        let next = next.cloned()?;
        self.recent.retain(|&id| id != next.id());
        self.recent.push_back(next.id());
        if self.recent.len() > Self::RECENT {
            self.recent.pop_front();
        }
        Some(next)
    }

    /// Adds an attempt, and updates the current day.
    pub fn add(&mut self, entry: LogEntry) {
        self.today = entry.at.date();
        self.progress.add(entry);
        self.count();
    }

    fn count(&mut self) {
        let queue = self.queue();
        let due = queue.iter().filter(|puzzle| self.is_known(puzzle.id())).count();
        self.counts = Counts { due, new: queue.len() - due };
    }

    fn is_known(&self, id: PuzzleId) -> bool {
        self.progress.card(id).is_some()
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::puzzle::{AttemptOutcome, Grade};

    const TODAY: Date = date(2026, 11, 22);

    fn practice(puzzles: usize) -> Practice {
        let mut deck = Deck::default();
        deck.extend(Deck::first_collection().puzzles()[..puzzles].iter().cloned());
        Practice::new(deck, Progress::default(), TODAY)
    }

    fn entry(puzzle: PuzzleId, grade: Grade, day: Date) -> LogEntry {
        let outcome =
            if grade == Grade::Again { AttemptOutcome::Failed } else { AttemptOutcome::Solved };
        let at = day.at(8, 0, 0, 0);
        LogEntry { at, puzzle, rating: 1000, outcome, grade, seconds: 30 }
    }

    #[test]
    fn failed_puzzles_return_later_on_the_same_day() {
        let mut practice = practice(8);
        let first = practice.next(true).unwrap().id();
        practice.add(entry(first, Grade::Again, TODAY));
        assert_eq!(practice.counts(), Counts { due: 1, new: 7 });
        let others: Vec<PuzzleId> = (0..5).map(|_| practice.next(true).unwrap().id()).collect();
        assert!(!others.contains(&first));
        assert_eq!(practice.next(true).map(|it| it.id()), Some(first));
        // No other puzzle is due.
        assert_eq!(practice.next(false).map(|it| it.id()), Some(first));
        practice.add(entry(first, Grade::Good, TODAY));
        assert_eq!(practice.next(false), None);
        assert_eq!(practice.counts(), Counts { due: 0, new: 7 });
        assert!(practice.days_until_next() > Some(0));
        assert_eq!(practice.streak(), 1);
    }

    #[test]
    fn skipped_puzzles_return_after_the_others() {
        let mut practice = practice(3);
        let seen: Vec<PuzzleId> = (0..6).map(|_| practice.next(true).unwrap().id()).collect();
        assert_eq!(seen[..3], seen[3..]);
        assert_eq!(Practice::new(Deck::default(), Progress::default(), TODAY).next(true), None);
    }

    #[test]
    fn an_attempt_after_midnight_starts_a_new_day() {
        let mut practice = practice(2);
        let first = practice.next(true).unwrap().id();
        let tomorrow = TODAY.tomorrow().unwrap();
        practice.add(entry(first, Grade::Again, tomorrow));
        assert_eq!(practice.today(), tomorrow);
        assert_eq!(practice.days_until_next(), None, "it is due");
    }
}
