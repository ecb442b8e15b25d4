//! A brain on a busy machine: `cargo bench --bench load [-- PROGRAM]`.
//!
//! Asks for moves while so many processes keep the cores busy, and prints how many answers came after their time, as
//! whoever asked saw it, who is as busy. With a program, that one is asked, and not the one that was built.
#![expect(clippy::unwrap_used, reason = "a benchmark may fail")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::env;
use std::fmt::Write as _;
use std::hint;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{self, Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Says that this process is to keep a core busy and nothing else.
const BUSY: &str = "GOMOKU_BUSY";

/// For each: processes that keep cores busy, milliseconds for a move, moves.
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

/// X and O by turns: what each game begins with, in the protocol's coordinates.
const OPENINGS: [&[(u8, u8)]; 4] = [
    &[(4, 11), (7, 9), (7, 11), (8, 5), (6, 4), (6, 11)],
    &[(7, 7), (8, 8), (6, 9), (8, 6)],
    &[(3, 3), (11, 11), (7, 7), (4, 10), (10, 4)],
    &[(7, 7), (6, 8), (9, 7), (7, 9), (8, 5)],
];

/// Moves of a game, those of its opening included.
const LENGTH: usize = 24;

/// A process that keeps a core busy until it is dropped, or until this one ends.
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

/// A brain that was just started, and the pipes to it.
struct Brain {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Brain {
    fn start(program: &str, turn: u64) -> Self {
        let mut command = Command::new(program);
        command.arg("brain").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let mut brain = Self { child, input, output: BufReader::new(output) };
        brain.say(&format!("INFO timeout_turn {turn}\nSTART 15\n"));
        assert_eq!(brain.hear(), "OK");
        brain
    }

    fn say(&mut self, text: &str) {
        self.input.write_all(text.as_bytes()).unwrap();
    }

    fn hear(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "the brain has left");
            if !line.starts_with("MESSAGE") && !line.starts_with("DEBUG") {
                return line.trim_end().to_owned();
            }
        }
    }

    /// The move in a position, and how long it took.
    fn answer(&mut self, stones: &[(u8, u8)]) -> ((u8, u8), Duration) {
        let mut text = "BOARD\n".to_owned();
        for (number, (x, y)) in stones.iter().enumerate() {
            let side = if number % 2 == stones.len() % 2 { 1 } else { 2 };
            writeln!(text, "{x},{y},{side}").unwrap();
        }
        text.push_str("DONE\n");
        let begin = Instant::now();
        self.say(&text);
        let answer = self.hear();
        let time = begin.elapsed();
        let (x, y) = answer.split_once(',').unwrap();
        ((x.parse().unwrap(), y.parse().unwrap()), time)
    }
}

impl Drop for Brain {
    fn drop(&mut self) {
        self.say("END\n");
        self.child.wait().unwrap();
    }
}

/// Whether the last stone completes a row of five.
fn is_won(stones: &[(u8, u8)]) -> bool {
    let Some(&(x, y)) = stones.last() else { return false };
    let own: Vec<_> = stones.iter().rev().step_by(2).collect();
    let has = |dx: i8, dy: i8, step: i8| {
        let at = (x.checked_add_signed(dx * step), y.checked_add_signed(dy * step));
        matches!(at, (Some(x), Some(y)) if own.contains(&&(x, y)))
    };
    let run = |dx: i8, dy: i8| (1..5).take_while(|&step| has(dx, dy, step)).count();
    let lines = [(1, 0), (0, 1), (1, 1), (1, -1)];
    lines.iter().any(|&(dx, dy)| run(dx, dy) + run(-dx, -dy) >= 4)
}

/// How long so many moves took, in games of the brain against itself.
fn times(program: &str, turn: u64, moves: usize) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut brain = Brain::start(program, turn);
    for opening in OPENINGS.iter().cycle() {
        let mut stones = opening.to_vec();
        while stones.len() < LENGTH && !is_won(&stones) {
            if times.len() == moves {
                return times;
            }
            let (point, time) = brain.answer(&stones);
            stones.push(point);
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
    let program = program.unwrap_or_else(|| env!("CARGO_BIN_EXE_gomoku").to_owned());
    println!("processes  turn [ms]  moves  late  times [ms]: median, 90 %, slowest");
    for (processes, turn, moves) in RUNS {
        let busy: Vec<Busy> = (0..processes).map(|_| Busy::start()).collect();
        let mut times = times(&program, turn, moves);
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
