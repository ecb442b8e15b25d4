//! Few open files: the program works or says why not, and the terminal is given back in any case.

use std::ops::RangeInclusive;
use std::path::Path;

use rustix::process::Signal;

use super::kept::kept;
use super::pty::{self, Pty, wait_until};
use super::{home, signal};

/// Numbers of open files that are allowed.
const LIMITS: RangeInclusive<u32> = 3..=16;
/// With so many everything is kept.
const ENOUGH: u32 = 12;

/// The program where so many open files are allowed.
fn limited(limit: u32, home: &Path) -> Pty {
    let gomoku = env!("CARGO_BIN_EXE_gomoku");
    let script = format!("ulimit -n {limit}; exec {gomoku} --size 15");
    let mut command = pty::command("sh", &["-c", &script], home);
    // Every byte comes in.
    command.set_controlling_tty(false);
    Pty::start(command)
}

/// Whether it works; otherwise it has ended and said why.
fn works(pty: &mut Pty, limit: u32) -> bool {
    wait_until(&format!("the program works with {limit} files or ends"), || {
        pty.text().contains("Move 1") || pty.has_ended()
    });
    if pty.text().contains("Move 1") {
        return true;
    }
    // It says so, or whoever loads it for the system.
    pty.wait_for(" open ");
    assert!(!pty.wait_for_end().success(), "{limit} files:\n{}", pty.text());
    pty.check_restored();
    false
}

/// Ends the program, which gives the terminal back.
#[track_caller]
fn end(pty: &mut Pty, is_killed: bool) {
    if is_killed {
        signal(pty, Signal::TERM);
        pty.wait_for_end();
    } else {
        pty.press("q");
        assert!(pty.wait_for_end().success());
    }
    pty.check_restored();
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_can_open_nothing_any_more_gives_the_terminal_back() {
    use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};
    for is_killed in [false, true] {
        let home = home();
        let mut pty = Pty::gomoku(&["--size", "15"], home.path());
        pty.wait_for("Move 1");
        let limit = Rlimit { current: Some(0), ..getrlimit(Resource::Nofile) };
        prlimit(Pid::from_raw(pty.pid().cast_signed()), Resource::Nofile, limit).unwrap();
        pty.press_and_wait("\r", "Move 2");
        pty.wait_for("Moves are not being kept");
        pty.press_and_wait("s", "Not saved");
        end(&mut pty, is_killed);
        pty.wait_for("no directory took the game");
    }
}

#[test]
fn with_few_open_files_it_works_or_says_why_not_and_the_terminal_is_given_back() {
    let mut working = Vec::new();
    for limit in LIMITS {
        for is_killed in [false, true] {
            let home = home();
            let mut pty = limited(limit, home.path());
            if !works(&mut pty, limit) {
                continue;
            }
            working.push(limit);
            pty.press_and_wait("\r", "Move 2");
            pty.press_and_wait("s", "saved");
            end(&mut pty, is_killed);
            // Either the game is kept, or the last words hold it.
            let is_told = || pty.text().contains("gomoku: ");
            let is_kept = || kept(home.path()) == [&["7,7"][..], &[]];
            wait_until("the game is kept or told", || is_told() || is_kept());
            assert!(limit < ENOUGH || is_kept(), "{limit} files:\n{}", pty.text());
        }
    }
    let enough = (ENOUGH..=*LIMITS.end()).flat_map(|limit| [limit; 2]);
    assert!(working.ends_with(&enough.collect::<Vec<_>>()), "{working:?}");
}
