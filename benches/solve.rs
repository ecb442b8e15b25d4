//! The solver of small games: `cargo bench --bench solve`.
//!
//! Proves the positions of `tests/data/connect4` with an empty table of 16 MB each, and prints
//! positions, nodes and time of every class. Then come random positions of connect four with eight
//! stones, where the book ends: the value, and the best moves. At last, m,n,k-games from the start.
#![expect(clippy::unwrap_used, reason = "a benchmark may fail")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use gomoku::engine::Unwatched;
use gomoku::rules::{Game, Status, Variant};
use gomoku::solve::{GameSolver, Question};

/// Bytes of the table, as the player has.
const MEMORY: usize = 16 << 20;

/// Measurements of a class of positions.
#[derive(Default)]
struct Class {
    positions: u32,
    nodes: u64,
    time: Duration,
    longest: Duration,
}

impl Class {
    fn add(&mut self, solve: impl FnOnce(&mut GameSolver)) {
        let mut solver = GameSolver::new(MEMORY);
        let start = Instant::now();
        solve(&mut solver);
        let time = start.elapsed();
        self.positions += 1;
        self.nodes += solver.nodes();
        self.time += time;
        self.longest = self.longest.max(time);
    }

    fn print(&self, name: &str) {
        let nodes = self.nodes / u64::from(self.positions);
        let mean = self.time.as_secs_f64() / f64::from(self.positions);
        let [mean, longest] = [mean, self.longest.as_secs_f64()].map(|it| 1000.0 * it);
        println!("{name:12} {:4} {nodes:9} nodes {mean:9.2} ms, longest {longest:9.2} ms", {
            self.positions
        });
    }
}

fn connect_four(moves: &str) -> Game {
    let mut game = Game::new(Variant::CONNECT_FOUR);
    for column in moves.bytes() {
        game.drop(column - b'1').unwrap();
    }
    game
}

/// Positions with this many stones in which the game goes on.
fn random_positions(count: usize, stones: usize) -> Vec<Game> {
    let mut random = fastrand::Rng::with_seed(8);
    let mut games = Vec::new();
    while games.len() < count {
        let mut game = Game::new(Variant::CONNECT_FOUR);
        while game.board().stones() < stones && game.drop(random.u8(0..7)).is_ok() {}
        if game.board().stones() == stones && matches!(game.status(), Status::ToMove(_)) {
            games.push(game);
        }
    }
    games
}

fn main() {
    let mut classes = BTreeMap::<&str, Class>::new();
    for line in include_str!("../tests/data/connect4/scores.txt").lines() {
        let [class, moves, _] = line.split(' ').collect::<Vec<_>>()[..] else { continue };
        let game = connect_four(moves);
        classes.entry(class).or_default().add(|solver| {
            solver.outcome(&game, &Unwatched).unwrap();
        });
    }
    for (name, class) in &classes {
        class.print(name);
    }
    let (mut value, mut best) = (Class::default(), Class::default());
    for game in random_positions(20, 8) {
        value.add(|solver| {
            solver.outcome(&game, &Unwatched).unwrap();
        });
        best.add(|solver| {
            assert!(solver.values(&game, Question::default(), &Unwatched)[0].is_exact);
        });
    }
    value.print("8 stones");
    best.print("best moves");
    for name in ["3x3-3", "4x4-4", "5x4-4", "6x5-4", "6x6-4", "5x5-4", "5x5-4-torus"] {
        let game = Game::new(name.parse().unwrap());
        let mut class = Class::default();
        class.add(|solver| {
            assert!(solver.values(&game, Question::default(), &Unwatched)[0].is_exact);
        });
        class.print(name);
    }
}
