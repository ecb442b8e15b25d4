//! Games side by side, each at a table with processes of its own.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use super::entrant::Entrant;
use super::game::{Conduct, NoGame, play};
use super::seat::Seat;
use crate::external::Fault;
use crate::game::MoveLimit;
use crate::rules::{Game, Stone};
use crate::tournament::{Finished, Scheduled};

/// Receiver of the positions of all games.
pub trait Spectator: Sync {
    /// Sees a game after its opening and after each move. Tables are numbered from 0.
    fn see(&self, table: usize, scheduled: &Scheduled, game: &Game);
}

/// Reason why a game was not played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// It is no longer wanted.
    Stopped,
    /// This program did not run all the time, so that no time is right.
    Paused,
    /// The program of this engine cannot be started.
    NotStarted(usize, Fault),
}

/// Tables of a match. Each thread plays at a free one.
pub struct Tables<'a> {
    guard: &'a Path,
    entrants: &'a [Entrant],
    conduct: Conduct,
    state: Mutex<State<'a>>,
}

#[derive(Default)]
struct State<'a> {
    free: Vec<Table<'a>>,
    /// Number of all tables.
    count: usize,
}

/// Table with engines, by their indices, that wait for a game.
struct Table<'a> {
    number: usize,
    seats: Vec<(usize, Seat<'a>)>,
}

impl<'a> Tables<'a> {
    /// Sets up tables for these engines, which run under a guard: this program, by its path.
    pub fn new(
        guard: &'a PathBuf,
        entrants: &'a [Entrant],
        limit: MoveLimit,
        adjudicates: bool,
    ) -> Self {
        let conduct = Conduct { limit, adjudicates };
        Self { guard, entrants, conduct, state: Mutex::default() }
    }

    /// Plays a game at a free table, or at a new one.
    ///
    /// # Errors
    /// Fails if it is stopped, or if a program cannot be started.
    pub fn play(
        &self,
        scheduled: &Scheduled,
        opening: &Game,
        spectator: &dyn Spectator,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Finished, NotPlayed> {
        if is_stopped() {
            return Err(NotPlayed::Stopped);
        }
        let mut table = self.free_table(scheduled.engines);
        let number = table.number;
        // Engines that do not play are ended.
        let mut seats = scheduled.engines.map(|engine| table.take(engine, self));
        table.seats.clear();
        let seen = |game: &Game| spectator.see(number, scheduled, game);
        let played = play(opening, &mut seats, self.conduct, &seen, is_stopped);
        table.seats = scheduled.engines.into_iter().zip(seats).collect();
        self.with(|state| state.free.push(table));
        played.map_err(|why| match why {
            NoGame::Stopped => NotPlayed::Stopped,
            NoGame::Paused => NotPlayed::Paused,
            NoGame::NotStarted(side, fault) => {
                let [first, second] = scheduled.engines;
                NotPlayed::NotStarted(if side == Stone::First { first } else { second }, fault)
            }
        })
    }

    /// Takes a table, preferably one with these engines.
    fn free_table(&self, engines: [usize; 2]) -> Table<'a> {
        self.with(|state| {
            let has_both = |table: &Table| engines.iter().all(|&engine| table.has(engine));
            let suitable = state.free.iter().position(has_both);
            if let Some(index) = suitable.or(state.free.len().checked_sub(1)) {
                return state.free.swap_remove(index);
            }
            state.count += 1;
            Table { number: state.count - 1, seats: Vec::new() }
        })
    }

    fn with<T>(&self, work: impl FnOnce(&mut State<'a>) -> T) -> T {
        work(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<'a> Table<'a> {
    fn has(&self, engine: usize) -> bool {
        self.seats.iter().any(|(seated, _)| *seated == engine)
    }

    /// Takes the seat of an engine, or a new one.
    fn take(&mut self, engine: usize, tables: &Tables<'a>) -> Seat<'a> {
        let index = self.seats.iter().position(|(seated, _)| *seated == engine);
        match index {
            Some(index) => self.seats.swap_remove(index).1,
            None => Seat::new(tables.guard, &tables.entrants[engine]),
        }
    }
}
