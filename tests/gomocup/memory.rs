//! Memory of a brain: released with its player, and smaller if the system has no more.
#![cfg(target_os = "linux")]

use std::{fs, iter};

use gomoku::gomocup::message;
use gomoku::player::{Ctx, Limits, Player as _, Simple};
use gomoku::rules::{Game, Placement, Point, Rule, Shape, Status, Stone, Topology, Variant};

use super::brain::{Brain, PROGRAM, wait_until};

/// Maximum number of bytes that a brain without a player may use beyond those at its start.
const BUDGET: u64 = 10 << 20;

/// Memory of a process in bytes.
fn resident(pid: u32) -> u64 {
    let pages = fs::read_to_string(format!("/proc/{pid}/statm")).unwrap();
    pages.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() * 4096
}

/// Number of threads of a process.
fn threads(pid: u32) -> usize {
    fs::read_dir(format!("/proc/{pid}/task")).unwrap().count()
}

#[test]
fn memory_is_released_after_games_with_other_settings() {
    let mut brain = Brain::new();
    brain.check("ABOUT", "name=\"Gomoku\",");
    let (pid, start) = (brain.pid(), resident(brain.pid()));
    brain.check("START 15", "OK");
    let kilobytes = [32, 32, 24, 31, 16, 12, 30, 8, 28, 20, 26, 10, 29, 31, 14, 32];
    for (game, megabytes) in kilobytes.into_iter().enumerate() {
        brain.say(&format!("INFO hash_size {}\nINFO thread_num {}", megabytes << 10, game % 3 + 1));
        brain.say("INFO max_node 2000\nBOARD\n7,7,1\n8,8,2\n7,9,1\n9,7,2\nDONE");
        brain.hear_move();
        brain.check("RESTART", "OK");
    }
    // Without a player, only the main thread and the reader are left. If there was no time yet to
    // create tables for the next game, that still happens once.
    wait_until("the player is gone", || {
        brain.say("YXHASHCLEAR");
        threads(pid) == 2
    });
    let end = resident(pid);
    assert!(end <= start + BUDGET, "{start} bytes at the start, {end} at the end");
}

/// Plays to the end against a brain with this much address space in KB. Returns its messages about
/// memory; `None` if it cannot start with that.
fn play_with(kilobytes: u32) -> Option<Vec<String>> {
    let limited = format!("ulimit -v {kilobytes}; exec \"$0\" brain --threads 2");
    let mut brain = Brain::run("sh", &["-c", &limited, PROGRAM]);
    // It may have exited before reading anything.
    let _ = brain.try_send(b"START 15\r\n");
    if brain.next()? != "OK" {
        return None;
    }
    brain.say("INFO timeout_turn 10000\nINFO max_node 2000");
    let (mut game, mut other) = (Game::new(Variant::GOMOKU_15), Simple::new(u64::from(kilobytes)));
    let mut said = Vec::new();
    brain.say("BEGIN");
    while let Status::ToMove(_) = game.status() {
        let line = brain.next_line().unwrap_or_else(|| panic!("it left with {kilobytes} KB"));
        if let Some(words) = line.strip_prefix("MESSAGE ") {
            said.push(words.to_owned());
            continue;
        }
        let Ok(message::Reply::Move(point)) = line.parse() else { panic!("{line}") };
        game.play(point).unwrap();
        if let Ok(point) = other.choose(&game, &Limits::default(), &Ctx::quiet()) {
            game.play(point).unwrap();
            brain.say(&message::Command::Turn(point).to_string());
        }
    }
    Some(said)
}

#[test]
fn with_little_memory_the_brain_reports_and_uses_smaller_tables() {
    // The code alone takes much of the space, above all if it is not optimised.
    let mut sizes = (8..=128).step_by(4);
    let play = |size: u32| Some((size, play_with(size << 10)?));
    let least = sizes.find_map(play).unwrap();
    let more = [4, 8, 16, 32, 64, 2048].map(|more| play(least.0 + more).unwrap());
    let played: Vec<_> = iter::once(least).chain(more).collect();
    let is_short = |said: &Vec<String>| said.iter().any(|words| words.contains("tables of "));
    assert!(played.iter().any(|(_, said)| is_short(said)), "{played:?}");
    let (_, with_enough) = played.last().unwrap();
    assert!(with_enough.is_empty(), "{with_enough:?}");
}

/// Memory of a process in bytes: the most that it has used, and now the pages of its own file.
fn peak_and_pages(pid: u32) -> (u64, u64) {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let bytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        line.split_whitespace().next().unwrap().parse::<u64>().unwrap() << 10
    };
    (bytes("VmHWM:"), bytes("RssFile:"))
}

/// Lets a brain play both sides of a game on its board, to the end.
fn play_both(brain: &mut Brain, side: u8) {
    let shape = Shape::new(side, side, Topology::Plane).unwrap();
    let variant = Variant::new(shape, 5, Rule::Freestyle, Placement::Anywhere).unwrap();
    let opening = [(5, 5), (7, 8), (8, 4), (3, 9), (9, 9), (4, 2)];
    let opening = opening.map(|(row, col)| Point::new(row, col));
    let mut game = Game::from_moves(variant, opening).unwrap();
    while let Status::ToMove(mover) = game.status() {
        let stones = game.moves().iter().zip([Stone::First, Stone::Second].into_iter().cycle());
        let lines = stones.map(|(point, stone)| {
            let who = if stone == mover { 1 } else { 2 };
            format!("{},{},{who}\n", point.col, point.row)
        });
        brain.say(&format!("BOARD\n{}DONE", lines.collect::<String>()));
        game.play(brain.hear_move()).unwrap();
    }
}

/// Nodes for a move: enough to touch all pages of the tables in a game.
const NODES: u32 = if cfg!(debug_assertions) { 1500 } else { 10_000 };

#[test]
fn the_memory_limit_of_the_manager_is_not_exceeded() {
    for (more, threads) in [(5_000_000, 1), (5_000_000, 2), (3_500_000, 1), (19_000_000, 2)] {
        let mut brain = Brain::new();
        brain.check("ABOUT", "name=\"Gomoku\",");
        let most = resident(brain.pid()) + more;
        let (_, pages_at_start) = peak_and_pages(brain.pid());
        for side in [15, 20] {
            brain.check(&format!("START {side}"), "OK");
            brain.say(&format!("INFO max_memory {most}\nINFO thread_num {threads}"));
            brain.say(&format!("INFO timeout_turn 60000\nINFO max_node {NODES}"));
            play_both(&mut brain, side);
            // Another player, which reports more than one line, and then the first one again.
            brain.check("RESTART", "OK");
            brain.say("YXBOARD\n7,7,1\n8,8,2\nDONE\nYXNBEST 3");
            brain.hear_move();
            brain.say("YXHASHCLEAR\nBOARD\n7,7,1\n8,8,2\nDONE");
            brain.hear_move();
        }
        let (mut held, pages) = peak_and_pages(brain.pid());
        if cfg!(debug_assertions) {
            // Playing reads megabytes of an unoptimised program, and how many depends on how it was
            // linked. They do not count.
            held -= pages - pages_at_start;
        }
        assert!(held <= most, "{held} of {most} bytes with {threads} threads");
    }
}

#[test]
fn an_impossible_memory_limit_is_reported_and_ignored() {
    let mut brain = Brain::new();
    brain.check("START 15", "OK");
    brain.say("INFO max_memory 4000000\nINFO max_node 1000\nBEGIN");
    let told = brain.next_line().unwrap();
    assert!(
        told.starts_with("MESSAGE max_memory of 3 MB is exceeded: the engine needs "),
        "{told}"
    );
    brain.hear_move();
}
