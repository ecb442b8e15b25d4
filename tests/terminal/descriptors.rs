//! Few open files: the program plays, or ends with a message. The terminal is restored, and nothing
//! is lost.
#![expect(clippy::print_stdout, reason = "says which limit fails")]

use std::fs;
use std::path::Path;

use rustix::process::Signal;

use super::kept::{games, kept};
use super::pty::{self, Pty, wait_until};
use super::{home, signal};

/// Number of open files with which everything is saved in its place.
const ENOUGH: u32 = 12;
const OLD: &str = "No;Row;Col;Player\n1;7;8;0\n";
const NEW: &str = "No;Row;Col;Player\n1;0;1;0\n";

/// Starts the program with this limit of open files.
fn limited(limit: u32, home: &Path) -> Pty {
    let script = format!("ulimit -Sn {limit} && exec \"$0\" --size 15 --vs person --file a.csv");
    let program = env!("CARGO_BIN_EXE_gomoku");
    let mut command = pty::command("sh", &["-c", &script, program], home);
    command.set_controlling_tty(false);
    Pty::start(command)
}

/// Waits until one of these texts is on the screen, or the program has ended. Returns the first one
/// that is.
#[track_caller]
fn comes<'a>(pty: &mut Pty, words: &[&'a str]) -> Option<&'a str> {
    let mut found = None;
    wait_until("something comes of it", || {
        let has_ended = pty.has_ended();
        let text = pty.text();
        found = words.iter().copied().find(|words| text.contains(words));
        found.is_some() || has_ended
    });
    found.filter(|_| !pty.has_ended())
}

/// Moves of the games among temporary files.
fn kept_elsewhere(home: &Path) -> Vec<String> {
    let fallbacks = fs::read_dir(home.join("tmp")).unwrap();
    fallbacks.flat_map(|fallback| games(&fallback.unwrap().path().join("games"))).collect()
}

/// Plays a move and saves, as far as possible. Returns whether the move was shown, and whether the
/// game was reported as saved.
#[track_caller]
fn play(pty: &mut Pty, home: &Path) -> (bool, bool) {
    if comes(pty, &["Move 1"]).is_none() {
        return (false, false);
    }
    pty.press("0,1\r");
    if comes(pty, &["Move 2"]).is_none() {
        return (false, false);
    }
    // A failure to save in the right place is reported first.
    wait_until("the move is kept, or something is said", || {
        pty.has_ended() || pty.text().contains("Moves are ") || kept(home)[0] == ["0,1"]
    });
    pty.press("s");
    let is_saved = match comes(pty, &["Game saved: 1 move", "could not be saved: "]) {
        None => return (true, false),
        Some(words) => words.starts_with("Game saved"),
    };
    (true, is_saved)
}

/// Ends the program, which restores the terminal. Returns whether it had worked until then.
#[track_caller]
fn end(pty: &mut Pty, is_killed: bool) -> bool {
    let is_well = !pty.has_ended();
    if is_well && is_killed {
        signal(pty, Signal::TERM);
    } else if is_well {
        pty.press("q");
    }
    let status = pty.wait_for_end();
    assert!(!is_well || is_killed || status.success(), "{status:?}");
    pty.check_restored();
    is_well
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_cannot_open_files_restores_the_terminal() {
    use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};
    for is_killed in [false, true] {
        let home = home();
        let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
        pty.wait_for("Move 1");
        let limit = Rlimit { current: Some(0), ..getrlimit(Resource::Nofile) };
        prlimit(Pid::from_raw(pty.pid().cast_signed()), Resource::Nofile, limit).unwrap();
        pty.press_and_wait("\r", "Move 2");
        pty.wait_for("Moves are not being kept");
        pty.press_and_wait("s", "could not be saved");
        assert!(end(&mut pty, is_killed));
        pty.wait_for("the game could not be saved; gomoku opens");
    }
}

/// Plays with this limit of open files, ends, and checks the files. Returns whether it played.
fn check(limit: u32, is_killed: bool) -> bool {
    println!("{limit} open files, killed: {is_killed}");
    let home = home();
    let home = home.path();
    fs::create_dir(home.join("tmp")).unwrap();
    fs::write(home.join("a.csv"), OLD).unwrap();
    let mut pty = limited(limit, home);
    let (is_shown, is_saved) = play(&mut pty, home);
    let is_well = end(&mut pty, is_killed);
    // If the program cannot be loaded, the system says so in its own words.
    wait_until("it says why it ends", || {
        let text = pty.text();
        let is_told = text.contains("Too many open files") || text.contains("Error 24");
        is_well || is_told && text.contains("gomoku: ")
    });
    let [file, copy] = ["a.csv", "a.csv~"].map(|name| fs::read_to_string(home.join(name)).ok());
    let expected = if is_saved { [Some(NEW), Some(OLD)] } else { [Some(OLD), None] };
    assert_eq!([file.as_deref(), copy.as_deref()], expected);
    wait_until("the move is found, or printed", || {
        let [in_progress, ended] = kept(home);
        let found = [in_progress, ended, kept_elsewhere(home)].concat();
        let text = pty.text();
        let is_printed = text.contains("gomoku journal ") && text.contains("move 0,1");
        found == if is_shown && !is_printed { &["0,1"][..] } else { &[] }
    });
    assert!(limit < ENOUGH || kept(home)[0] == ["0,1"], "{}", pty.text());
    is_well && is_shown
}

/// Three of them are its input and its outputs.
#[test]
fn with_few_open_files_the_program_loses_nothing() {
    for is_killed in [false, true] {
        let played: Vec<u32> = (3..=24).filter(|limit| check(*limit, is_killed)).collect();
        assert!((ENOUGH..=24).all(|limit| played.contains(&limit)), "{played:?}");
    }
}
