//! A match on the full screen.

use std::fs;
use std::path::Path;

use rustix::process::Signal;

use super::pty::{self, Pty, wait_until};
use super::{CTRL_Z, home, signal};

/// Words of a match of quick games on 7x7, whose journal is `a.jsonl`.
fn words(home: &Path) -> Vec<String> {
    let path = |name: &str| home.join(name).to_str().unwrap().to_owned();
    fs::write(path("openings.txt"), "d4c4e5\nd4d5\n").unwrap();
    let (openings, journal) = (path("openings.txt"), path("a.jsonl"));
    let words = [
        "match",
        "gomoku",
        "gomoku",
        "--nodes",
        "50",
        "--memory",
        "8MB",
        "--size",
        "7",
        "--repeat",
        "--rounds",
        "1000",
        "--openings",
        &openings,
        "--record",
        &journal,
        "--watch",
    ];
    words.map(str::to_owned).to_vec()
}

fn lines_of_journal(home: &Path) -> usize {
    fs::read_to_string(home.join("a.jsonl")).map_or(0, |text| text.lines().count())
}

/// Watches the match until some games have ended.
fn watched(home: &Path) -> Pty {
    let words = words(home);
    let pty = Pty::gomoku(&words.iter().map(String::as_str).collect::<Vec<_>>(), home);
    pty.wait_for("7x7, five or more");
    wait_until("some games have ended", || lines_of_journal(home) > 4);
    pty
}

#[test]
fn the_shell_has_the_terminal_until_the_match_goes_on() {
    let home = home();
    let words = words(home.path()).join("' '");
    let game = env!("CARGO_BIN_EXE_gomoku");
    let script = format!("set -m; '{game}' '{words}'; echo stopped; read line; fg");
    let mut pty = Pty::start(pty::command("sh", &["-c", &script], home.path()));
    wait_until("some games have ended", || lines_of_journal(home.path()) > 4);
    pty.press_and_wait(CTRL_Z, "stopped");
    assert!(!pty.text().contains("7x7"), "the shell has its screen back\n{}", pty.text());
    let before = lines_of_journal(home.path());
    pty.press_and_wait("\r", "7x7, five or more");
    wait_until("further games have ended", || lines_of_journal(home.path()) > before);
    pty.press_and_wait("q", "The match was interrupted.");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    let journal = fs::read_to_string(home.path().join("a.jsonl")).unwrap();
    assert!(!journal.contains("\"reason\":\"time\""), "{journal}");
}

#[test]
fn q_ends_the_match_with_its_table() {
    let home = home();
    let mut pty = watched(home.path());
    // There is room for the board below the table, or Tab switches.
    pty.wait_for("X gomoku");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    pty.wait_for("The match was interrupted.");
    pty.wait_for("Pairs with");
}

#[test]
fn a_signal_restores_the_terminal_and_prints_the_table() {
    let home = home();
    let mut pty = watched(home.path());
    signal(&pty, Signal::TERM);
    assert!(!pty.wait_for_end().success());
    pty.check_restored();
    pty.wait_for("The match was interrupted.");
    pty.wait_for("Pairs with");
}
