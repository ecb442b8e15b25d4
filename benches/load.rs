//! Brain on a busy machine: `cargo bench --bench load [-- PROGRAM]`.
//!
//! Requests moves while other processes keep the cores busy, and prints the number of late answers,
//! as seen by the equally busy requester. If a program is given, it replaces the one that was
//! built.
#![expect(clippy::unwrap_used, reason = "a benchmark may fail")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

mod manager;

use std::env;
use std::fmt::Write as _;
use std::hint;
use std::io;
use std::process::{self, Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use gomoku::rules::{Game, Point, Status, Variant, parse_moves};
use manager::Manager;

/// Variable that makes this process keep a core busy and do nothing else.
const BUSY: &str = "GOMOKU_BUSY";

/// Runs: number of processes that keep cores busy, milliseconds for each move, number of moves.
const RUNS: [(usize, u64, usize); 9] = [
    (16, 30, 1_000),
    (16, 50, 1_000),
    (16, 100, 400),
    (16, 200, 300),
    (16, 300, 200),
    (16, 1_000, 40),
    (1, 300, 200),
    (0, 30, 400),
    (0, 300, 100),
];

/// Openings of the games.
const OPENINGS: [&str; 4] = ["e4h6h4i10g11g4", "h8i7g6i9", "d12l4h8e5k11", "h8g7j8h6i10"];

/// Number of moves of a game, including its opening.
const LENGTH: usize = 24;

/// Process that keeps a core busy until it is dropped, or until this one ends.
struct Busy(Child);

impl Busy {
    fn start() -> Self {
        let program = env::current_exe().unwrap();
        Self(Command::new(program).env(BUSY, "1").stdin(Stdio::piped()).spawn().unwrap())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// Requests the move in a position, and measures its time.
fn answer(manager: &mut Manager, game: &Game) -> (Point, Duration) {
    let mut text = "BOARD\n".to_owned();
    for (number, point) in game.moves().iter().enumerate() {
        let side = if number % 2 == game.moves().len() % 2 { 1 } else { 2 };
        writeln!(text, "{},{},{side}", point.col, point.row).unwrap();
    }
    text.push_str("DONE");
    let begin = Instant::now();
    let answer = manager.ask(&text);
    let time = begin.elapsed();
    let (x, y) = answer.split_once(',').unwrap();
    (Point::new(y.parse().unwrap(), x.parse().unwrap()), time)
}

/// Times of this many moves, in games of the brain against itself.
fn times(program: Option<&str>, turn: u64, moves: usize) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut manager = Manager::start(program, &format!("INFO timeout_turn {turn}"));
    for opening in OPENINGS.iter().cycle() {
        let mut game = parse_moves(opening, Variant::GOMOKU_15).unwrap();
        while game.moves().len() < LENGTH && matches!(game.status(), Status::ToMove(_)) {
            if times.len() == moves {
                return times;
            }
            let (point, time) = answer(&mut manager, &game);
            game.play(point).unwrap();
            times.push(time);
        }
    }
    times
}

fn main() {
    if env::var_os(BUSY).is_some() {
        thread::spawn(|| {
            io::copy(&mut io::stdin(), &mut io::sink()).unwrap();
            process::exit(0);
        });
        loop {
            hint::spin_loop();
        }
    }
    let program = env::args().skip(1).find(|argument| !argument.starts_with('-'));
    println!("processes  turn [ms]  moves  late  times [ms]: median, 90 %, slowest");
    for (processes, turn, moves) in RUNS {
        let busy: Vec<Busy> = (0..processes).map(|_| Busy::start()).collect();
        let mut times = times(program.as_deref(), turn, moves);
        drop(busy);
        times.sort();
        let late = times.iter().filter(|&&time| time > Duration::from_millis(turn)).count();
        let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1e3;
        let [median, most, slowest] = [50, 90, 100].map(at);
        println!(
            "{processes:9}  {turn:9}  {moves:5}  {late:4}  {median:.1}, {most:.1}, {slowest:.1}"
        );
    }
}
