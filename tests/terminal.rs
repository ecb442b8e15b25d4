//! The built program in a real terminal: whole games, signals, and terminals that go away.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![cfg(unix)]
#![expect(clippy::disallowed_methods, reason = "these tests watch a process from outside")]

#[path = "terminal/pty.rs"]
mod pty;

use std::fs;
use std::path::Path;

use gomoku::play::Match;
use gomoku::rules::{Point, Variant};
use gomoku::store::Store;
use gomoku::tui::rescue::Rescue;
use gomoku::tui::terminal::Screen;
use pty::{Pty, wait_until};
use rustix::process::{Pid, Signal, kill_process, test_kill_process};

const RIGHT: &str = "\u{1b}[C";
const DOWN: &str = "\u{1b}[B";
const CTRL_C: &str = "\u{3}";
const CTRL_Z: &str = "\u{1a}";

fn home() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn kept(home: &Path) -> Vec<String> {
    let entries = fs::read_dir(home.join("data/gomoku")).into_iter().flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn signal(pty: &Pty, signal: Signal) {
    kill_process(Pid::from_raw(pty.pid().cast_signed()).unwrap(), signal).unwrap();
}

#[test]
fn a_whole_game_over_two_sessions() {
    let home = home();
    let mut pty = Pty::gomoku(&[], home.path());
    pty.wait_for("Board size [15, 17 or 19]:");
    pty.press_and_wait("16\r", "16 is not a size");
    pty.press_and_wait("15\r", "15x15, five or more in a row");
    // X with the cursor to the right, O typed below.
    for col in 7..10 {
        pty.press_and_wait("\r", "Player 2 (O) to move");
        pty.press_and_wait(&format!("9,{col}\r"), "Player 1 (X) to move");
        // From 9,col back up to row 7, one to the right.
        pty.press(&format!("\u{1b}[A\u{1b}[A{RIGHT}"));
        pty.wait_for(&format!(" 7,{}", col + 1));
    }
    pty.press_and_wait("s", "Game saved. 6 stones in");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    let saved = fs::read_to_string(home.path().join("data/gomoku/game.csv")).unwrap();
    let header = "No;Row;Col;Player\n";
    assert_eq!(saved, format!("{header}1;7;7;0\n2;9;7;1\n3;7;8;0\n4;9;8;1\n5;7;9;0\n6;9;9;1\n"));

    let mut pty = Pty::gomoku(&["--size", "15"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("l", "Game loaded. 6 stones from");
    pty.wait_for("Player 1 (X) to move");
    pty.press_and_wait(":h8\r", "there is a stone there already");
    pty.press_and_wait("\u{15}k8\r", "Player 2 (O) to move");
    pty.press_and_wait("0,0\r", "Player 1 (X) to move");
    pty.press_and_wait("7,11\r", "Player 1 (X) wins: five in a row");
    pty.press_and_wait("q", "Quit? 9 stones not saved will be lost. (y/n)");
    pty.press("y");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    assert_eq!(kept(home.path()), ["game.csv"]);
}

/// The library reads 1024 bytes at a time: what lies behind them must not wait for another key.
#[test]
fn many_keys_at_once_are_all_heard() {
    let home = home();
    for count in [1000, 1022, 1023, 1024, 1025, 2047, 2048, 5000] {
        let mut pty = Pty::gomoku(&["--size", "15"], home.path());
        pty.wait_for("Move 1");
        pty.press(&("c".repeat(count) + "\r"));
        pty.wait_for("Move 2");
        pty.press(&format!("{CTRL_C}{CTRL_C}"));
        assert!(pty.wait_for_end().success());
    }
}

#[test]
fn a_file_is_opened_and_saved_to() {
    let home = home();
    let file = home.path().join("mine.csv");
    fs::write(&file, "No;Row;Col;Player\n1;16;3;0\n").unwrap();
    let mut pty = Pty::gomoku(&["mine.csv"], home.path());
    pty.wait_for("17x17");
    pty.press_and_wait("0,0\r", "Player 1 (X) to move");
    pty.press_and_wait("s", "Game saved. 2 stones in mine.csv");
    assert_eq!(fs::read_to_string(&file).unwrap(), "No;Row;Col;Player\n1;16;3;0\n2;0;0;1\n");
    pty.press(&format!("{CTRL_C}{CTRL_C}"));
    assert!(pty.wait_for_end().success());
}

#[test]
fn the_second_ctrl_c_ends_it() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "19"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.press_and_wait(CTRL_C, "Quit? 1 stone not saved will be lost. (y/n)");
    pty.press(CTRL_C);
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    assert!(kept(home.path()).is_empty());
}

#[test]
fn the_game_goes_on_after_any_resize() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "19"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.resize(40, 10);
    pty.wait_for("25x24 needed");
    pty.resize(1, 1);
    pty::pause();
    pty.resize(600, 200);
    pty.wait_for("Move 2, not saved");
    pty.resize(80, 24);
    pty.press_and_wait("0,0\r", "Player 1 (X) to move");
    pty.wait_for("Move 3");
}

#[test]
fn nothing_is_sent_while_nothing_happens_and_little_for_a_step() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "19"], home.path());
    pty.wait_for("q quit");
    pty::pause();
    let before = pty.bytes();
    pty::pause();
    assert_eq!(pty.bytes(), before);
    for (key, cell) in [(RIGHT, " 9,10"), (RIGHT, " 9,11"), (DOWN, " 10,11")] {
        let before = pty.bytes();
        pty.press_and_wait(key, cell);
        pty::pause();
        let sent = pty.bytes() - before;
        assert!((1..=150).contains(&sent), "{sent} bytes for a step");
    }
}

#[test]
fn a_signal_restores_the_terminal_and_keeps_the_stones() {
    for end in [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT] {
        let home = home();
        let mut pty = Pty::gomoku(&["--size", "17"], home.path());
        pty.wait_for("Move 1");
        pty.press_and_wait("\r", "Move 2");
        signal(&pty, end);
        let status = pty.wait_for_end();
        assert!(status.signal().is_some(), "{status:?}");
        pty.check_restored();
        pty.wait_for("the game is kept");
        assert_eq!(kept(home.path()), ["interrupted-17-1.csv"]);

        // The next start offers it; given up, it is gone.
        let mut pty = Pty::gomoku(&[], home.path());
        pty.wait_for("Continue the interrupted game, 1 stone");
        pty.press_and_wait("\u{1b}[A\r", "Move 2, not saved");
        pty.press_and_wait("q", "(y/n)");
        pty.press("y");
        assert!(pty.wait_for_end().success());
        assert!(kept(home.path()).is_empty());
    }
}

#[test]
fn a_signal_without_unsaved_stones_keeps_nothing() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "15"], home.path());
    pty.wait_for("Move 1");
    signal(&pty, Signal::TERM);
    assert!(pty.wait_for_end().signal().is_some());
    pty.check_restored();
    assert!(kept(home.path()).is_empty());
}

#[test]
fn ctrl_z_stops_it_and_fg_brings_it_back() {
    let home = home();
    let game = env!("CARGO_BIN_EXE_gomoku");
    let script = format!(
        "set -m; '{game}' --size 15; echo stopped; read line; fg && echo resumed and ended"
    );
    let mut pty = Pty::start(pty::command("sh", &["-c", &script], home.path()));
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.press_and_wait(CTRL_Z, "stopped");
    assert!(!pty.text().contains("Move 2"), "the shell has its screen back\n{}", pty.text());
    // The board is back, whole.
    pty.press_and_wait("\r", "Move 2, not saved");
    pty.press_and_wait("0,0\r", "Move 3");
    pty.press_and_wait("q", "(y/n)");
    pty.press("y");
    pty.wait_for("resumed and ended");
    pty.check_restored();
}

#[test]
fn ctrl_z_without_a_shell_says_so() {
    let home = home();
    let game = env!("CARGO_BIN_EXE_gomoku");
    // As the leader of its session, and below a shell that knows of no jobs.
    let script = format!("'{game}' --size 15; true");
    for command in [
        pty::gomoku(&["--size", "15"], home.path()),
        pty::command("sh", &["-c", &script], home.path()),
    ] {
        let mut pty = Pty::start(command);
        pty.wait_for("Move 1");
        pty.press_and_wait(CTRL_Z, "There is no shell to go back to.");
        pty.press_and_wait("\r", "Move 2");
        pty.press(&format!("{CTRL_C}{CTRL_C}"));
        assert!(pty.wait_for_end().success());
    }
}

#[test]
fn a_disk_that_takes_nothing_leaves_the_saved_game() {
    let home = home();
    let game = env!("CARGO_BIN_EXE_gomoku");
    // No file may grow, which the program hears as an error.
    let script = format!("trap '' XFSZ; ulimit -f 0; exec '{game}' --size 15 --file a.csv");
    let saved = "No;Row;Col;Player\n1;7;7;0\n2;0;0;1\n";
    fs::write(home.path().join("a.csv"), saved).unwrap();
    let mut pty = Pty::start(pty::command("sh", &["-c", &script], home.path()));
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.press_and_wait("s", "Not saved: ");
    pty.wait_for("Move 2, not saved");
    pty.press(&format!("{CTRL_C}{CTRL_C}"));
    assert!(pty.wait_for_end().success());
    assert_eq!(fs::read_to_string(home.path().join("a.csv")).unwrap(), saved);
    let entries = fs::read_dir(home.path()).unwrap();
    assert_eq!(entries.count(), 1, "nothing is left behind");
}

#[test]
fn a_terminal_that_takes_no_output_does_not_hold_up_the_end() {
    let home = home();
    let portable_pty::PtyPair { master, slave } = pty::open();
    let mut child = slave.spawn_command(pty::gomoku(&["--size", "19"], home.path())).unwrap();
    drop(slave);
    let mut view = pty::View::new(&*master);
    view.read_until("Move 1");
    view.press("\r");
    view.read_until("Move 2");
    // Nobody reads any more: the terminal's buffer fills up and the loop waits in a write.
    for _ in 0..400 {
        view.press("c?\x1bOP\x1b[A");
    }
    let pid = Pid::from_raw(child.process_id().unwrap().cast_signed()).unwrap();
    pty::pause();
    kill_process(pid, Signal::TERM).unwrap();
    wait_until("the program ends", || child.try_wait().unwrap().is_some());
    assert_eq!(kept(home.path()), ["interrupted-19-1.csv"]);
}

/// Whether a process runs still; one that nobody has waited for yet does not.
#[cfg(target_os = "linux")]
fn runs(pid: i32) -> bool {
    let state = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let state = state.rsplit(')').next().unwrap_or_default().trim_start().to_owned();
    test_kill_process(Pid::from_raw(pid).unwrap()).is_ok() && !state.starts_with('Z')
}

/// In a session of its own the program hears of no hang-up: only the watch over the terminal is
/// left.
#[cfg(target_os = "linux")]
#[test]
fn a_terminal_that_is_gone_ends_the_program() {
    let home = home();
    let game = env!("CARGO_BIN_EXE_gomoku");
    let script =
        format!("trap '' HUP; setsid sh -c 'echo $$ > pid; exec \"{game}\" --size 15'; true");
    let portable_pty::PtyPair { master, slave } = pty::open();
    let mut child = slave.spawn_command(pty::command("sh", &["-c", &script], home.path())).unwrap();
    drop(slave);
    let mut view = pty::View::new(&*master);
    view.read_until("Move 1");
    view.press("\r");
    view.read_until("Move 2");
    let pid = fs::read_to_string(home.path().join("pid")).unwrap().trim().parse().unwrap();
    assert!(runs(pid));
    drop((view, master));
    wait_until("the program ends", || !runs(pid));
    assert_eq!(kept(home.path()), ["interrupted-15-1.csv"]);
    let _ = child.kill();
}

/// The hang-up, the watch over the terminal and the loop's own failure come at once: each of them
/// ends the program, and the stones must be in their file by then.
#[test]
fn closing_the_terminal_keeps_the_stones_whoever_notices_first() {
    for _ in 0..10 {
        let home = home();
        let portable_pty::PtyPair { master, slave } = pty::open();
        let mut child = slave.spawn_command(pty::gomoku(&["--size", "15"], home.path())).unwrap();
        drop(slave);
        let mut view = pty::View::new(&*master);
        view.read_until("Move 1");
        view.press("\r");
        view.read_until("Move 2");
        drop((view, master));
        wait_until("the program ends", || child.try_wait().unwrap().is_some());
        assert_eq!(kept(home.path()), ["interrupted-15-1.csv"]);
    }
}

/// Run in a pseudo-terminal by the tests below: takes the terminal over and panics.
#[test]
#[ignore = "a part of other tests, which run it in a terminal"]
fn panics_with_the_terminal_taken() {
    let home = std::env::var("HOME").unwrap();
    let rescue = Rescue::new(Store::in_directory(home.into()));
    rescue.catch_panics();
    let mut play = Match::new(Variant::GOMOKU_15);
    play.play(Point::new(7, 7)).unwrap();
    rescue.set(Some((&play, None)));
    let _screen = Screen::enter().unwrap();
    assert_ne!(std::env::var("PANIC").unwrap(), "here", "on purpose");
    let _ = std::thread::spawn(|| panic!("on purpose")).join();
    unreachable!("a panic on another thread ends the process");
}

#[test]
fn a_panic_on_any_thread_restores_the_terminal_and_keeps_the_stones() {
    for thread in ["here", "there"] {
        let home = home();
        let this = std::env::current_exe().unwrap();
        let arguments = ["--exact", "panics_with_the_terminal_taken", "--ignored", "--nocapture"];
        let mut command = pty::command(this.to_str().unwrap(), &arguments, home.path());
        command.env("PANIC", thread);
        let mut pty = Pty::start(command);
        assert_eq!(pty.wait_for_end().exit_code(), 101);
        pty.check_restored();
        pty.wait_for("on purpose");
        assert!(home.path().join("interrupted-15-1.csv").is_file());
    }
}
