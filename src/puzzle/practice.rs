//! Puzzles to solve today.

use std::collections::VecDeque;

use jiff::civil::Date;

use super::{
    AttemptOutcome, Deck, LogEntry, Progress, Puzzle, PuzzleId, RunEntry, RunResult, Theme,
};

#[derive(Clone, Debug)]
pub struct Practice {
    deck: Deck,
    progress: Progress,
    today: Date,
    /// Recently shown puzzles, most recent last.
    recent: VecDeque<PuzzleId>,
    counts: Counts,
    /// Puzzle of today.
    daily: Option<Puzzle>,
    /// Results of all timed runs.
    runs: Vec<RunResult>,
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
        let (recent, counts, runs) = (VecDeque::new(), Counts::default(), Vec::new());
        let daily = Deck::daily(today);
        let mut practice = Self { deck, progress, today, recent, counts, daily, runs };
        practice.count();
        practice
    }

    #[must_use]
    pub fn with_runs(self, runs: impl IntoIterator<Item = RunEntry>) -> Self {
        Self { runs: runs.into_iter().map(|entry| entry.result).collect(), ..self }
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

    /// Puzzles with a theme: those of the queue, then all others.
    pub fn queue_with(&self, theme: Theme) -> Vec<&Puzzle> {
        self.deck.themed(theme, &self.progress, self.today)
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
        let next = self.least_recent(queue).cloned()?;
        self.show(next.id());
        Some(next)
    }

    /// Returns the next puzzle with a theme: one that is due, a new one, or a known one. Recently
    /// shown ones come last.
    pub fn next_with(&mut self, theme: Theme) -> Option<Puzzle> {
        let next = self.least_recent(self.queue_with(theme)).cloned()?;
        self.show(next.id());
        Some(next)
    }

    /// First puzzle that was not shown recently, or else the one shown longest ago.
    fn least_recent<'a>(
        &self,
        puzzles: impl IntoIterator<Item = &'a Puzzle>,
    ) -> Option<&'a Puzzle> {
        let last_seen = |puzzle: &&Puzzle| self.recent.iter().position(|&id| id == puzzle.id());
        puzzles.into_iter().min_by_key(|puzzle| last_seen(puzzle).map_or(0, |index| index + 1))
    }

    /// Notes that a puzzle is shown.
    pub fn show(&mut self, id: PuzzleId) {
        self.recent.retain(|&other| other != id);
        self.recent.push_back(id);
        if self.recent.len() > Self::RECENT {
            self.recent.pop_front();
        }
    }

    /// Puzzle of today, and the outcome of today's last attempt at it.
    pub fn daily(&self) -> Option<(Puzzle, Option<AttemptOutcome>)> {
        let puzzle = self.daily.clone()?;
        let outcome = self.progress.outcome_on(self.today, puzzle.id());
        Some((puzzle, outcome))
    }

    /// Number of puzzles with a theme that were solved at the last attempt, and of all.
    pub fn solved_with(&self, theme: Theme) -> (usize, usize) {
        let is_solved = |puzzle: &&Puzzle| self.progress.has_solved(puzzle.id());
        let solved = self.deck.with(theme).filter(is_solved).count();
        (solved, self.deck.with(theme).count())
    }

    /// Puzzles of the next timed run, which differ from those of the last one.
    pub fn next_run(&self) -> Vec<Puzzle> {
        self.deck.run(self.runs.len() as u64)
    }

    /// Largest number of puzzles solved in a timed run; `None` before the first run.
    pub fn best_run(&self) -> Option<u16> {
        self.runs.iter().map(|run| run.solved).max()
    }

    pub fn add_run(&mut self, result: RunResult) {
        self.runs.push(result);
    }

    /// Adds an attempt, and updates the current day.
    pub fn add(&mut self, entry: LogEntry) {
        let day = entry.at.date();
        if day != self.today {
            (self.today, self.daily) = (day, Deck::daily(day));
        }
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
