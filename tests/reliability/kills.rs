//! The program is killed at a random moment, while it does one thing or another.
//!
//! What a frame has shown is finished: no kill may take it. What was asked for later is there whole or not at all.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use fastrand::Rng;
use rustix::process::{Pid, Signal, kill_process};

use crate::files::{age, on_their_way, stones};
use crate::kept::{kept, store};
use crate::pty::Pty;
use crate::runs;

/// Does something in a program with this home, kills it, and looks at what is left.
type Kill = fn(&Path, &mut Rng);

const KINDS: [(&str, Kill); 4] =
    [("moves", moves), ("saves", saves), ("ends of games", ends), ("settings", settings)];

#[test]
fn kills_at_any_moment_lose_nothing_that_was_shown() {
    let runs = runs(160);
    let mut left = 0;
    for run in 0..runs {
        let (kind, play) = KINDS[usize::try_from(run).unwrap() % KINDS.len()];
        let seed = 1 + run;
        println!("run {run}: {kind}, seed {seed}");
        let home = tempfile::tempdir().unwrap();
        play(home.path(), &mut Rng::with_seed(seed));
        let files = on_their_way(home.path());
        left += usize::from(!files.is_empty());
        age(&files);
        store(home.path()).tidy();
        let files = on_their_way(&home.path().join("state"));
        assert!(files.is_empty(), "run {run} leaves what nobody removes: {files:?}");
    }
    println!("{runs} kills; {left} left a file on its way, which the next start removed");
}

/// Types all of this at once, and kills the program a random moment later.
fn kill_while(pty: &mut Pty, keys: &str, chance: &mut Rng) {
    pty.press(keys);
    thread::sleep(Duration::from_micros(chance.u64(0..20_000)));
    kill_process(Pid::from_raw(pty.pid().cast_signed()).unwrap(), Signal::KILL).unwrap();
    pty.wait_for_end();
}

/// The number behind these words on the screen.
fn number(text: &str, words: &str) -> Option<usize> {
    let (_, after) = text.split_once(words)?;
    let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// So many stones in the first row.
fn row(stones: usize) -> String {
    (0..stones).map(|col| format!("0,{col}\r")).collect::<Vec<_>>().concat()
}

fn moves(home: &Path, chance: &mut Rng) {
    let mut pty = Pty::gomoku(&["--size", "19"], home);
    pty.wait_for("Move 1");
    let typed = chance.usize(1..10);
    kill_while(&mut pty, &row(typed), chance);
    let seen = number(&pty.text(), "Move ").unwrap() - 1;
    let [going_on, ended] = kept(home);
    assert!(going_on.len() <= 1 && ended.is_empty(), "{going_on:?}, {ended:?}");
    let kept = going_on.first().copied().unwrap_or_default();
    assert!((seen..=typed).contains(&kept), "{kept} stones of {typed}, {seen} were seen");
}

fn saves(home: &Path, chance: &mut Rng) {
    let file = home.join("a.csv");
    fs::write(&file, "No;Row;Col;Player\n1;7;7;0\n").unwrap();
    let mut pty = Pty::gomoku(&["--size", "15", "--file", "a.csv"], home);
    pty.wait_for("Move 1");
    let typed = chance.usize(1..6);
    // Every second one has a stone more.
    let keys = (0..typed).map(|col| format!("0,{col}\rss")).collect::<Vec<_>>().concat();
    kill_while(&mut pty, &keys, chance);
    let said = number(&pty.text(), "Game saved. ").unwrap_or_default();
    let saved = stones(home, &file);
    assert!(said.max(1) <= saved && saved <= typed, "{saved} stones of {typed}, said of {said}");
    let older = home.join("a.csv~");
    if older.exists() {
        assert!(stones(home, &older) <= saved);
    }
}

fn ends(home: &Path, chance: &mut Rng) {
    let mut pty = Pty::gomoku(&["--game", "tictactoe"], home);
    pty.wait_for("Move 1");
    let leaves = if chance.bool() { "n\r" } else { "" };
    kill_while(&mut pty, &format!("0,0\r1,0\r0,1\r1,1\r0,2\r{leaves}"), chance);
    let text = pty.text();
    store(home).tidy();
    let [going_on, ended] = kept(home);
    assert!(going_on.len() + ended.len() <= 1, "{going_on:?}, {ended:?}");
    let least = number(&text, "Move ").map_or(0, |number| number - 1);
    let least = if text.contains("wins") { 5 } else { least };
    let kept = going_on.iter().chain(&ended).next().copied().unwrap_or_default();
    assert!(kept >= least, "{kept} stones, {least} were seen");
    assert_eq!(kept == 5, ended == [5], "{going_on:?}, {ended:?}");
}

fn settings(home: &Path, chance: &mut Rng) {
    let file = home.join(".config/gomoku/settings.toml");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let mine = "# mine\nsize = 15\n";
    fs::write(&file, mine).unwrap();
    let mut pty = Pty::gomoku(&[], home);
    pty.wait_for("New game");
    pty.press_and_wait(",", "Window title");
    kill_while(&mut pty, &"\u{1b}[C".repeat(chance.usize(1..8)), chance);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with(mine), "{text}");
    assert!(text.ends_with('\n') && text.lines().count() <= 3, "{text}");
}
