//! Deck of all puzzles, in order.

use std::collections::HashSet;

use jiff::civil::Date;

use super::{Goal, Progress, Puzzle, PuzzleId, Run, Theme, read_compact};

#[derive(Clone, Debug, Default)]
pub struct Deck {
    puzzles: Vec<Puzzle>,
    ids: HashSet<PuzzleId>,
}

/// Embedded puzzles, easy ones first; see assets/README.md.
const FIRST_COLLECTION: &str = include_str!("../../assets/puzzles.txt");
/// Name of the embedded collection as the source of its puzzles.
const FIRST_SOURCE: &str = "first collection";

impl Deck {
    pub fn first_collection() -> Self {
        let mut deck = Self::default();
        deck.extend(FIRST_COLLECTION.lines().filter_map(|line| read_compact(line, FIRST_SOURCE)));
        deck
    }

    /// Puzzle of a day, the same for everyone with this version. Mondays have easy ones, and
    /// Sundays hard ones.
    pub fn daily(day: Date) -> Option<Puzzle> {
        /// Number without common divisors with the number of weeks until a puzzle returns, so that
        /// neighbours in the order of difficulty are weeks apart.
        const STRIDE: usize = 29;
        const MONDAY: Date = jiff::civil::date(2024, 1, 1);
        let lines: Vec<&str> = FIRST_COLLECTION.lines().collect();
        let weekday = usize::from(day.weekday().to_monday_zero_offset().unsigned_abs());
        let days = MONDAY.until(day).ok()?.get_days();
        let week = usize::try_from(days.div_euclid(7).rem_euclid(1 << 20)).ok()?;
        let each = lines.len() / 7;
        let index = (week * STRIDE).checked_rem(each)?;
        read_compact(lines.get(weekday * each + index)?, FIRST_SOURCE)
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
    /// to the rating that suits the player.
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
        let rating = progress.target();
        let distance = |puzzle: &Puzzle| {
            let is_own = puzzle.origin().is_own();
            if is_own { -1.0 } else { (f64::from(puzzle.rating()) - rating).abs() }
        };
        new.sort_by(|one, other| distance(one).total_cmp(&distance(other)));
        due.into_iter().map(|(_, puzzle)| puzzle).chain(new).collect()
    }

    /// Puzzles with a theme: those of the queue, then all others, the one that is due first.
    pub fn themed(&self, theme: Theme, progress: &Progress, today: Date) -> Vec<&Puzzle> {
        let mut known: Vec<(Date, &Puzzle)> = Vec::new();
        for puzzle in self.with(theme) {
            let card = progress.card(puzzle.id()).filter(|card| card.due() > today);
            known.extend(card.map(|card| (card.due(), puzzle)));
        }
        known.sort_by_key(|(day, _)| *day);
        let queue = self.queue(progress, today).into_iter();
        let queue = queue.filter(|puzzle| puzzle.themes().contains(&theme));
        queue.chain(known.into_iter().map(|(_, puzzle)| puzzle)).collect()
    }

    /// Iterates over the puzzles with a theme.
    pub fn with(&self, theme: Theme) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| puzzle.themes().contains(&theme))
    }

    /// Puzzles of a timed run, easy ones first: wins in a few moves. The order differs with the
    /// salt.
    pub fn run(&self, salt: u64) -> Vec<Puzzle> {
        /// Points of rating by which chance moves a puzzle back.
        const CHANCE: u64 = 300;
        let is_easy = |puzzle: &&Puzzle| match puzzle.goal() {
            Goal::Win(win) => win.moves() <= Run::MOVES,
            Goal::Defend { .. } => false,
        };
        let mut puzzles: Vec<&Puzzle> = self.puzzles.iter().filter(is_easy).collect();
        puzzles.sort_by_cached_key(|puzzle| {
            u64::from(puzzle.rating()) + puzzle.id().mixed(salt) % CHANCE
        });
        puzzles.into_iter().cloned().collect()
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
    use crate::puzzle::tests::turned;
    use crate::puzzle::{AttemptOutcome, Grade, LogEntry, Origin, pattern, write_compact};

    #[test]
    fn the_embedded_collection_is_complete_and_canonical() {
        let deck = Deck::first_collection();
        let lines: Vec<String> = deck.puzzles().iter().filter_map(write_compact).collect();
        assert_eq!(lines, FIRST_COLLECTION.lines().collect::<Vec<_>>());
        assert!(deck.puzzles().is_sorted_by_key(|puzzle| (puzzle.rating(), puzzle.id())));
        assert!(deck.puzzles().len() >= 500, "{}", deck.puzzles().len());
        assert!(FIRST_COLLECTION.len() <= 120_000, "{} bytes", FIRST_COLLECTION.len());
    }

    #[test]
    fn the_embedded_collection_has_no_duplicates_anywhere_on_the_board() {
        let mut deck = Deck::first_collection();
        let puzzle = deck.puzzles()[0].clone();
        assert!(deck.contains(puzzle.id()));
        let shape = puzzle.game().variant().shape();
        for symmetry in shape.symmetries() {
            let line = puzzle.goal().line().iter().map(|&point| symmetry.apply(point, shape));
            let game = turned(puzzle.game(), symmetry);
            let turned = Puzzle::win(game, line.collect(), Origin::default());
            assert!(turned.is_none_or(|turned| !deck.add(turned)));
        }
        let patterns = deck.puzzles().iter().map(|puzzle| pattern(puzzle.game()));
        assert_eq!(patterns.collect::<HashSet<_>>().len(), deck.puzzles().len());
    }

    #[test]
    fn the_embedded_collection_has_puzzles_of_every_theme_and_difficulty() {
        let deck = Deck::first_collection();
        for theme in Theme::ALL {
            assert!(deck.with(theme).count() >= 5, "{theme:?}: {}", deck.with(theme).count());
        }
        let rated = |from: u16| {
            let to = from + 300;
            deck.puzzles().iter().filter(|it| (from..to).contains(&it.rating())).count()
        };
        for from in [700, 1000, 1300] {
            assert!(rated(from) >= 30, "from {from}: {}", rated(from));
        }
    }

    #[test]
    fn a_new_player_begins_with_a_win_in_one_move() {
        let deck = Deck::first_collection();
        let queue = deck.queue(&Progress::default(), date(2026, 11, 26));
        assert!(queue[..10].iter().all(|puzzle| puzzle.themes().contains(&Theme::OneMove)));
    }

    #[test]
    fn the_puzzle_of_a_day_is_the_same_all_day_and_harder_at_the_end_of_the_week() {
        let monday = date(2026, 11, 23);
        let day = |days: i32| monday.saturating_add(jiff::Span::new().days(days));
        let week: Vec<Puzzle> = (0..7).map(|it| Deck::daily(day(it)).unwrap()).collect();
        assert_eq!(Deck::daily(monday).unwrap(), week[0]);
        assert!(week.is_sorted_by_key(Puzzle::rating), "{week:?}");
        // A year brings no puzzle twice.
        let ids: HashSet<PuzzleId> =
            (0..364).filter_map(|it| Deck::daily(day(it))).map(|puzzle| puzzle.id()).collect();
        assert_eq!(ids.len(), 364);
        for far in [Date::MIN, Date::MAX] {
            assert!(Deck::daily(far).is_some(), "{far}");
        }
    }

    #[test]
    fn a_timed_run_has_easy_puzzles_in_another_order_each_time() {
        let deck = Deck::first_collection();
        let ids = |salt| deck.run(salt).iter().map(Puzzle::id).collect::<Vec<_>>();
        assert_eq!(ids(1), ids(1));
        assert_ne!(ids(1), ids(2));
        let run = deck.run(1);
        let is_easy =
            |puzzle: &Puzzle| matches!(puzzle.goal(), Goal::Win(win) if win.moves() <= Run::MOVES);
        assert!(run.len() >= 60 && run.iter().all(is_easy), "{}", run.len());
        let mean = |puzzles: &[Puzzle]| -> usize {
            puzzles.iter().map(|it| usize::from(it.rating())).sum::<usize>() / puzzles.len()
        };
        assert!(mean(&run[..20]) < mean(&run[run.len() - 20..]));
    }

    #[test]
    fn themed_puzzles_come_new_first_and_never_run_out() {
        let deck = Deck::first_collection();
        let today = date(2026, 11, 26);
        let theme = Theme::FourThree;
        let all = deck.with(theme).count();
        let queue = |progress: &Progress| -> Vec<PuzzleId> {
            deck.themed(theme, progress, today).into_iter().map(Puzzle::id).collect()
        };
        let first = queue(&Progress::default())[0];
        let solved = LogEntry {
            at: today.at(8, 0, 0, 0),
            puzzle: first,
            rating: 1000,
            outcome: AttemptOutcome::Solved,
            grade: Grade::Good,
            seconds: 30,
        };
        let after = queue(&[solved].into_iter().collect());
        assert_eq!(after.len(), all);
        assert_eq!(after.last(), Some(&first));
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
        let rating = progress.target();
        let distance = |puzzle: &&Puzzle| (f64::from(puzzle.rating()) - rating).abs();
        assert!(queue[4..].iter().map(distance).is_sorted());
    }
}
