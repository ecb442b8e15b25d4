//! Files left by an earlier program, cleaned up in the background at the start.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::home;
use super::kept::kept;
use super::pty::{self, Pty, wait_until};

/// Plays these keys while the state directory cannot be created, and makes that possible
/// afterwards.
fn play_without_state(keys: &str, last: &str, home: &Path) {
    fs::create_dir_all(home.join("tmp")).unwrap();
    let state = home.join("state/gomoku");
    fs::create_dir_all(home.join("state")).unwrap();
    fs::write(&state, "a file").unwrap();
    let mut pty = Pty::gomoku(&["--game", "tictactoe", "--vs", "person"], home);
    pty.wait_for("Move 1");
    pty.press_and_wait(keys, last);
    pty.press("\u{3}\u{3}");
    assert!(pty.wait_for_end().success());
    pty.wait_for("the game was saved in");
    fs::remove_file(&state).unwrap();
}

/// Lists the directories with games among the temporary files.
fn fallbacks(home: &Path) -> Vec<PathBuf> {
    fs::read_dir(home.join("tmp")).unwrap().map(|entry| entry.unwrap().path()).collect()
}

/// Leaves a temporary file of a program that was killed a while ago.
fn stray(directory: &Path) -> PathBuf {
    fs::create_dir_all(directory).unwrap();
    let stray = directory.join(".gomoku-abc.tmp");
    File::create(&stray)
        .unwrap()
        .set_modified(SystemTime::now() - Duration::from_secs(120))
        .unwrap();
    stray
}

#[test]
fn a_game_in_a_fallback_is_offered_at_the_next_start() {
    let home = home();
    play_without_state("0,0\r1,1\r", "Move 3", home.path());
    assert_eq!((fallbacks(home.path()).len(), kept(home.path())), (1, [vec![], vec![]]));
    let names = [
        "data/gomoku",
        "data/gomoku/history",
        "state/gomoku",
        ".config/gomoku",
        ".cache/gomoku/collections",
    ];
    let strays = names.map(|name| stray(&home.path().join(name)));
    let mut pty = Pty::gomoku(&[], home.path());
    // Starting the program is enough.
    pty.wait_for("Resume game");
    wait_until("all is in order", || {
        fallbacks(home.path()).is_empty() && !strays.iter().any(|stray| stray.exists())
    });
    assert_eq!(kept(home.path()), [&["0,0 1,1"][..], &[]]);
    pty.press_and_wait("\r", "Move 3");
    pty.press_and_wait("2,2\r", "Move 4");
    pty.press("\u{3}\u{3}");
    assert!(pty.wait_for_end().success());
    assert_eq!(kept(home.path()), [&["0,0 1,1 2,2"][..], &[]]);
}

#[test]
fn a_game_in_a_fallback_is_moved_even_if_another_is_started() {
    let home = home();
    play_without_state("0,0\r1,1\r", "Move 3", home.path());
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    wait_until("it is home", || kept(home.path()) == [&["0,0 1,1"][..], &[]]);
    pty.press("\u{3}\u{3}");
    assert!(pty.wait_for_end().success());
}

#[test]
fn a_finished_game_in_a_fallback_is_listed() {
    let home = home();
    play_without_state("0,0\r1,1\r0,1\r2,2\r0,2\r", "wins", home.path());
    let mut games = Pty::start(pty::command(env!("CARGO_BIN_EXE_gomoku"), &["games"], home.path()));
    games.wait_for("X won");
    assert!(games.wait_for_end().success());
    assert_eq!(fallbacks(home.path()), Vec::<PathBuf>::new());
    assert_eq!(kept(home.path()), [&[][..], &["0,0 1,1 0,1 2,2 0,2"]]);
}

/// Reading a journal that takes longer than the tenth of a second for which the first frame waits
/// simulates a slow disk.
#[test]
fn a_slow_disk_does_not_delay_frames() {
    let home = home();
    let games = home.path().join("state/gomoku/games");
    fs::create_dir_all(&games).unwrap();
    let head = "gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07.123456Z\nmove 7,7\n";
    let times = if cfg!(debug_assertions) { 100_000 } else { 1_000_000 };
    let text = head.to_owned() + &"move 6,6\nundo\n".repeat(times);
    fs::write(games.join("20261122T040807.123456Z.journal"), text).unwrap();
    let mut pty = Pty::gomoku(&[], home.path());
    pty.wait_for("New game");
    assert!(!pty.text().contains("Resume game"), "{}", pty.text());
    // The screen works in the meantime.
    pty.press_and_wait(",", "Window title");
    assert!(!pty.text().contains("Resume game"), "{}", pty.text());
    pty.press("\u{1b}");
    pty.wait_for("Resume game");
    assert_eq!(kept(home.path()), [&["7,7"][..], &[]]);
    pty.press("\u{3}\u{3}");
    assert!(pty.wait_for_end().success());
}
