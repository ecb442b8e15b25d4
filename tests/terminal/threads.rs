//! Systems that start no further thread: failures are reported, and requests can be repeated.

use std::fs;

use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};

use super::home;
use super::pty::Pty;

/// Less than the stack of a thread, but enough for everything else.
const ROOM: u64 = 3 << 19;

/// Prevents the program from starting threads for lack of address space, or lifts that limit.
fn limit_threads(pty: &Pty, is_limited: bool) {
    let pid = Pid::from_raw(pty.pid().cast_signed());
    let status = fs::read_to_string(format!("/proc/{}/status", pty.pid())).unwrap();
    let size = status.lines().find_map(|line| line.strip_prefix("VmSize:")).unwrap();
    let kilobytes: u64 = size.trim().strip_suffix(" kB").unwrap().parse().unwrap();
    let Rlimit { current, maximum } = getrlimit(Resource::As);
    let current = if is_limited { Some(kilobytes * 1024 + ROOM) } else { current };
    prlimit(pid, Resource::As, Rlimit { current, maximum }).unwrap();
}

const WHY: &str = "the system cannot start another";

#[test]
fn a_review_a_hint_and_an_analysis_can_be_repeated() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    limit_threads(&pty, true);
    pty.press_and_wait("h", "No hint was found: the computer failed: the system");
    pty.press_and_wait("a", "The analysis has stopped: ");
    pty.press_and_wait("!", "(y/n)");
    pty.press_and_wait("yv", "The review failed: ");
    pty.wait_for(WHY);
    limit_threads(&pty, false);
    pty.press_and_wait("v", "accuracy");
    pty.press_and_wait("u", "The game continues.");
    pty.press_and_wait("h", "Hint:");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
}

#[test]
fn the_computers_move_can_be_requested_again() {
    let home = home();
    let mut pty = Pty::gomoku(&["--vs", "computer", "--level", "1"], home.path());
    pty.wait_for("Move 1");
    limit_threads(&pty, true);
    pty.press_and_wait("\r", "The computer did not move: ");
    limit_threads(&pty, false);
    pty.press_and_wait("m", "Move 3");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
}

#[test]
fn a_move_in_a_puzzle_and_its_solution_can_be_repeated() {
    let home = home();
    let mut pty = Pty::gomoku(&["puzzle", "next"], home.path());
    pty.wait_for("find the win");
    limit_threads(&pty, true);
    pty.press_and_wait(":a1\r", "Your move was not checked");
    pty.wait_for(WHY);
    limit_threads(&pty, false);
    pty.press_and_wait(":a1\r", "Wrong");
    pty.press("\u{3}");
    assert!(pty.wait_for_end().success());
    pty.check_restored();

    let mut pty = Pty::gomoku(&["puzzle", "next"], home.path());
    pty.wait_for("find the win");
    limit_threads(&pty, true);
    pty.press_and_wait("s", "The solution has no reasons");
    limit_threads(&pty, false);
    pty.press_and_wait("s", "makes a");
    pty.press("\u{3}");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
}
