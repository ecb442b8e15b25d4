//! Many games in progress: `cargo bench --bench kept`. Their number can be given as an argument.
//!
//! With 50,000 journals of 40 moves each, prints the time until the first frame, until the newest
//! game is offered and opened, of a move, of quitting, and of `gomoku games`.
#![expect(clippy::unwrap_used, reason = "a benchmark may fail")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time and writes files")]

#[expect(dead_code, reason = "the tests of the terminal use the rest")]
#[path = "../tests/terminal/pty.rs"]
mod pty;

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant, SystemTime};

use pty::Pty;

const JOURNALS: u32 = 50_000;
const MOVES: u32 = 40;
const RUNS: usize = 7;

/// Leaves this many games in progress, with this many moves each. The first one to start was
/// changed last.
fn leave(journals: u32, moves: u32, home: &Path) {
    let games = home.join("state/gomoku/games");
    fs::create_dir_all(&games).unwrap();
    // There is no five: neighbours in a row are of different sides, and every second row is empty.
    let moves = (0..moves).map(|number| format!("move {},{}\n", number / 10 * 2, number % 10));
    let moves: String = moves.collect();
    for number in 0..journals {
        let name = format!("20261122T040807.{number:06}Z.journal");
        let head = format!("gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07.{number:06}Z\n");
        fs::write(games.join(&name), head + &moves).unwrap();
        let age = Duration::from_secs(60 + u64::from(number));
        File::open(games.join(name)).unwrap().set_modified(SystemTime::now() - age).unwrap();
    }
}

/// Names of the times of a run.
const TIMES: [&str; 5] = ["first frame", "offered", "opened", "a move", "the end"];

/// Starts, resumes a game, plays a move and quits. Returns each time in ms.
fn run(home: &Path) -> [f64; 5] {
    let mut since = Instant::now();
    let mut passed = || {
        let time = since.elapsed().as_secs_f64() * 1e3;
        since = Instant::now();
        time
    };
    let mut program = Pty::gomoku(&[], home);
    program.wait_for("New game");
    let first_frame = passed();
    program.wait_for("Continue");
    let offered = first_frame + passed();
    program.press_and_wait("\r", "Move 41");
    let opened = passed();
    program.press_and_wait(":14,14\r", "Move 42");
    let moved = passed();
    // The next run finds the game unchanged.
    program.press_and_wait("u", "Move 41");
    passed();
    program.press("\u{3}\u{3}");
    assert!(program.wait_for_end().success());
    [first_frame, offered, opened, moved, passed()]
}

fn main() {
    let given = std::env::args().skip(1).find_map(|argument| argument.parse().ok());
    let journals = given.unwrap_or(JOURNALS);
    let home = tempfile::tempdir().unwrap();
    leave(journals, MOVES, home.path());
    let runs: Vec<[f64; 5]> = (0..RUNS).map(|_| run(home.path())).collect();
    println!("{journals} games in progress, {RUNS} runs [ms]: least, median, most");
    for (index, name) in TIMES.into_iter().enumerate() {
        let mut times: Vec<f64> = runs.iter().map(|run| run[index]).collect();
        times.sort_by(f64::total_cmp);
        println!("{name}: {:.0}, {:.0}, {:.0}", times[0], times[RUNS / 2], times[RUNS - 1]);
    }
    let start = Instant::now();
    let mut games = Command::new(env!("CARGO_BIN_EXE_gomoku"));
    games.arg("games").env("HOME", home.path());
    games.env("XDG_DATA_HOME", home.path().join("data"));
    games.env("XDG_STATE_HOME", home.path().join("state"));
    assert!(games.status().unwrap().success());
    println!("gomoku games: {:.0}", start.elapsed().as_secs_f64() * 1e3);
}
