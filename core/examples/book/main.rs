//! Makes the book of connect four: `book WORK BOOK MINUTES [MEGABYTES]`.
//!
//! It proves positions and appends each with its value to the file WORK, one a line, so that it can
//! be stopped at any time and goes on from there. At the end, or when the minutes are over, it writes
//! BOOK in the form that the solver embeds (`src/solve/book`). First come the lines: each side plays
//! a best move, and the other one anything. Then all positions follow, ply by ply.

#![expect(clippy::disallowed_methods, reason = "a program with files and a clock")]

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::time::{Duration, Instant};
use std::{env, io};

use gomoku_core::engine::Watch;
use gomoku_core::rules::{Game, Status, Variant};
use gomoku_core::solve::{BookEntry, GameSolver, book_key, packed_book, stones_kept};

/// Greatest number of stones in a line of the book.
const STONES: usize = 7;
const COLUMNS: u8 = 7;
const CELLS: u16 = 42;
const MEGABYTES: usize = 512;

/// Clock of a run that ends after a time.
struct Bounded {
    start: Instant,
    limit: Duration,
}

impl Watch for Bounded {
    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.elapsed() >= self.limit
    }
}

struct Maker {
    values: BTreeMap<u64, i32>,
    chosen: BTreeSet<u64>,
    work: File,
    solver: GameSolver,
    watch: Bounded,
}

fn game(moves: &str) -> Result<Game, Box<dyn Error>> {
    let mut game = Game::new(Variant::CONNECT_FOUR);
    for column in moves.bytes() {
        game.drop(column - b'1')?;
    }
    Ok(game)
}

/// Games after each move, without those that are over or won at once; the nearest to the middle
/// first.
fn replies(moves: &str) -> Vec<(String, Game)> {
    let mut columns: Vec<u8> = (0..COLUMNS).collect();
    columns.sort_by_key(|&column| (COLUMNS / 2).abs_diff(column));
    let after = |column: u8| {
        let moves = format!("{moves}{}", column + 1);
        let game = game(&moves).ok().filter(|game| game.status().to_move().is_some())?;
        Some((moves, game))
    };
    columns.into_iter().filter_map(after).collect()
}

fn wins_at_once(game: &Game) -> bool {
    let wins = |column| {
        let mut after = game.clone();
        after.drop(column).is_ok_and(|status| matches!(status, Status::Won(_)))
    };
    (0..COLUMNS).any(wins)
}

impl Maker {
    fn new(path: &str, limit: Duration, bytes: usize) -> Result<Self, Box<dyn Error>> {
        let mut values = BTreeMap::new();
        let known = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            known => known?,
        };
        for line in known.lines() {
            let (moves, value) = line.split_once(' ').ok_or("a line has no value")?;
            let key = book_key(&game(moves)?).ok_or("a game is over")?;
            values.insert(key, value.parse()?);
        }
        let work = OpenOptions::new().create(true).append(true).open(path)?;
        let watch = Bounded { start: Instant::now(), limit };
        let solver = GameSolver::new(bytes);
        Ok(Self { values, chosen: BTreeSet::new(), work, solver, watch })
    }

    /// Value of a position, which is proved and saved if it is new; `None` if the time is over.
    fn value(&mut self, moves: &str, game: &Game) -> Result<Option<i32>, Box<dyn Error>> {
        let key = book_key(game).ok_or("the game is over")?;
        if let Some(&known) = self.values.get(&key) {
            return Ok(Some(known));
        }
        let start = self.watch.elapsed().as_secs_f64();
        let Some(verdict) = self.solver.outcome(game, &self.watch) else { return Ok(None) };
        let left = CELLS - u16::try_from(moves.len())?;
        let value = stones_kept(verdict, left).ok_or("a value is not proved")?;
        self.save(moves, key, value)?;
        let (time, nodes) = (self.watch.elapsed().as_secs_f64(), self.solver.nodes());
        let seconds = time - start;
        writeln!(io::stdout(), "{time:.0} s: {moves} {value}, {nodes} nodes in {seconds:.1} s")?;
        Ok(Some(value))
    }

    fn save(&mut self, moves: &str, key: u64, value: i32) -> Result<(), Box<dyn Error>> {
        if self.values.insert(key, value).is_none() {
            writeln!(self.work, "{moves} {value}")?;
        }
        Ok(())
    }

    /// Positions in which a side is to move that has played best so far, with this many stones.
    fn layer(&mut self, stones: usize) -> Result<Option<Vec<String>>, Box<dyn Error>> {
        let Some(before) = stones.checked_sub(2) else {
            let moves = if stones == 0 { vec![String::new()] } else { unique(replies("")) };
            return Ok(Some(moves));
        };
        let Some(before) = self.layer(before)? else { return Ok(None) };
        let mut after = Vec::new();
        for moves in before {
            let game = game(&moves)?;
            if !wins_at_once(&game) {
                let Some(chosen) = self.best(&moves, &game)? else { return Ok(None) };
                after.extend(replies(&chosen));
            }
        }
        Ok(Some(unique(after)))
    }

    /// Finds the best move nearest to the middle.
    fn best(&mut self, moves: &str, game: &Game) -> Result<Option<String>, Box<dyn Error>> {
        let Some(value) = self.value(moves, game)? else { return Ok(None) };
        let replies = replies(moves);
        // Those of which it is known already, then the others.
        let known = |after: &Game| book_key(after).and_then(|key| self.values.get(&key)).copied();
        let found = replies.iter().find(|(_, after)| known(after) == Some(-value)).cloned();
        let unknown: Vec<_> =
            replies.into_iter().filter(|(_, after)| known(after).is_none()).collect();
        let mut found = found;
        for (moves, after) in unknown {
            if found.is_some() {
                break;
            }
            // The opponent does not get more.
            match self.solver.is_at_least(&after, 1 - value, &self.watch) {
                None => return Ok(None),
                Some(true) => {}
                Some(false) => found = Some((moves, after)),
            }
        }
        let (moves, after) = found.ok_or("no move is best")?;
        let key = book_key(&after).ok_or("the game is over")?;
        self.save(&moves, key, -value)?;
        self.chosen.insert(key);
        Ok(Some(moves))
    }

    /// Proves all that the time allows.
    fn run(&mut self) -> Result<(), Box<dyn Error>> {
        // The lines of the first player, then those of the second.
        for stones in (0..=STONES).step_by(2).chain((1..=STONES).step_by(2)) {
            let Some(layer) = self.layer(stones)? else { return Ok(()) };
            writeln!(io::stdout(), "lines of {stones} stones: {} positions", layer.len())?;
            for moves in layer {
                let game = game(&moves)?;
                if !wins_at_once(&game) && self.best(&moves, &game)?.is_none() {
                    return Ok(());
                }
            }
        }
        let mut layer = vec![String::new()];
        for stones in 0..=STONES {
            writeln!(io::stdout(), "all of {stones} stones: {} positions", layer.len())?;
            for moves in &layer {
                let game = game(moves)?;
                if !wins_at_once(&game) && self.value(moves, &game)?.is_none() {
                    return Ok(());
                }
            }
            layer = unique(layer.iter().flat_map(|moves| replies(moves)));
        }
        Ok(())
    }

    fn book(&self) -> Vec<u8> {
        let entry = |(&key, &kept): (&u64, &i32)| BookEntry {
            key,
            kept,
            is_chosen: self.chosen.contains(&key),
        };
        packed_book(self.values.iter().map(entry).collect())
    }
}

/// One of each position; those with the most stones in the middle first.
fn unique(games: impl IntoIterator<Item = (String, Game)>) -> Vec<String> {
    let mut unique = BTreeMap::new();
    for (moves, game) in games {
        unique.entry(book_key(&game)).or_insert(moves);
    }
    let mut moves: Vec<String> = unique.into_values().collect();
    moves.sort_by_key(|moves| Reverse(moves.bytes().filter(|&it| it == b'4').count()));
    moves
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (work, book, minutes, megabytes) = match &arguments[..] {
        [work, book, minutes] => (work, book, minutes, MEGABYTES),
        [work, book, minutes, megabytes] => (work, book, minutes, megabytes.parse()?),
        _ => return Err("usage: book WORK BOOK MINUTES [MEGABYTES]".into()),
    };
    let limit = Duration::from_secs_f64(60.0 * minutes.parse::<f64>()?);
    let mut maker = Maker::new(work, limit, megabytes << 20)?;
    maker.run()?;
    fs::write(book, maker.book())?;
    writeln!(io::stdout(), "{} positions, {} chosen", maker.values.len(), maker.chosen.len())?;
    Ok(())
}
