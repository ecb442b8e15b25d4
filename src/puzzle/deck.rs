//! Deck of all puzzles, in order.

use std::collections::HashSet;

use jiff::civil::Date;

use super::{Progress, Puzzle, PuzzleId, read_line};

#[derive(Clone, Debug, Default)]
pub struct Deck {
    puzzles: Vec<Puzzle>,
    ids: HashSet<PuzzleId>,
}

/// Embedded puzzles; see assets/README.md.
const FIRST_COLLECTION: &str = include_str!("../../assets/puzzles.jsonl");

impl Deck {
    pub fn first_collection() -> Self {
        let mut deck = Self::default();
        let lines = FIRST_COLLECTION.lines();
        deck.extend(lines.filter_map(|line| read_line(line).ok()?.into_puzzle()));
        deck
    }

    pub fn add(&mut self, puzzle: Puzzle) -> bool {
        let is_new = self.ids.insert(puzzle.id());
        if is_new {
            self.puzzles.push(puzzle);
        }
        is_new
    }

    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    pub fn contains(&self, id: PuzzleId) -> bool {
        self.ids.contains(&id)
    }

    /// Puzzles to solve today. Those that are due come first, longest due first, so that today's
    /// failures come last. Then come new puzzles, from the player's own games first, then closest
    /// to the player's rating.
    pub fn queue(&self, progress: &Progress, today: Date) -> Vec<&Puzzle> {
        let mut due: Vec<(Date, &Puzzle)> = Vec::new();
        let mut new: Vec<&Puzzle> = Vec::new();
        for puzzle in &self.puzzles {
            match progress.card(puzzle.id()) {
                None => new.push(puzzle),
                Some(card) if card.due() <= today => due.push((card.due(), puzzle)),
                Some(_) => {}
            }
        }
        due.sort_by_key(|(day, _)| *day);
        let rating = progress.rating().value();
        let distance = |puzzle: &Puzzle| {
            let is_own = puzzle.origin().is_own();
            if is_own { -1.0 } else { (f64::from(puzzle.rating()) - rating).abs() }
        };
        new.sort_by(|one, other| distance(one).total_cmp(&distance(other)));
        due.into_iter().map(|(_, puzzle)| puzzle).chain(new).collect()
    }
}

impl Extend<Puzzle> for Deck {
    fn extend<I: IntoIterator<Item = Puzzle>>(&mut self, puzzles: I) {
        for puzzle in puzzles {
            self.add(puzzle);
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::engine::WinKind;
    use crate::puzzle::tests::turned;
    use crate::puzzle::{AttemptOutcome, Goal, Grade, LogEntry, Origin, write_line};

    #[test]
    fn the_embedded_collection_is_complete_and_canonical() {
        let deck = Deck::first_collection();
        let lines: Vec<String> = deck.puzzles().iter().map(write_line).collect();
        assert_eq!(lines, FIRST_COLLECTION.lines().collect::<Vec<_>>());
        let by_fours = |puzzle: &&Puzzle| puzzle.goal().threats().by() == WinKind::Fours;
        let fours = deck.puzzles().iter().filter(by_fours).count();
        assert_eq!((fours, deck.puzzles().len() - fours), (60, 19));
    }

    #[test]
    fn the_embedded_collection_has_no_duplicates() {
        let mut deck = Deck::first_collection();
        let puzzle = deck.puzzles()[0].clone();
        assert!(deck.contains(puzzle.id()));
        let shape = puzzle.game().variant().shape();
        for symmetry in shape.symmetries() {
            let line = puzzle.goal().line().iter().map(|&point| symmetry.apply(point, shape));
            let game = turned(puzzle.game(), symmetry);
            let turned = Puzzle::win(game, line.collect(), Origin::default()).unwrap();
            assert!(!deck.add(turned));
        }
    }

    #[test]
    fn due_puzzles_come_first_then_those_from_own_games() {
        let mut deck = Deck::default();
        let mut puzzles = Deck::first_collection().puzzles().to_vec();
        puzzles.truncate(20);
        let own = puzzles[7].clone().with_origin(Origin::default());
        puzzles[7] = own.clone();
        deck.extend(puzzles.clone());
        let entry = |index: usize, day, grade| LogEntry {
            at: date(2026, 11, day).at(8, 0, 0, 0),
            puzzle: puzzles[index].id(),
            rating: 1000,
            outcome: if grade == Grade::Again {
                AttemptOutcome::Failed
            } else {
                AttemptOutcome::Solved
            },
            grade,
            seconds: 30,
        };
        let log = [
            entry(3, 22, Grade::Again),
            entry(2, 22, Grade::Good),
            entry(1, 12, Grade::Good),
            entry(0, 11, Grade::Good),
        ];
        let progress: Progress = log.into_iter().collect();
        let queue = deck.queue(&progress, date(2026, 11, 22));
        let ids: Vec<PuzzleId> = queue.iter().map(|puzzle| puzzle.id()).collect();
        assert_eq!(ids.len(), 19, "one is not due");
        let expected = [0, 1, 3, 7].map(|index| puzzles[index].id());
        assert_eq!(ids[..4], expected);
        let rating = progress.rating().value();
        let distance = |puzzle: &&Puzzle| (f64::from(puzzle.rating()) - rating).abs();
        assert!(queue[4..].iter().map(distance).is_sorted());
        assert!(queue.iter().all(|puzzle| matches!(puzzle.goal(), Goal::Win(_))));
    }
}
