//! A match on the full screen.

use std::fs;
use std::path::Path;

use rustix::process::Signal;

use super::pty::{Pty, wait_until};
use super::{home, signal};

/// Watches a match of quick games on 7x7, whose journal is `a.jsonl`.
fn watched(home: &Path) -> Pty {
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
    let pty = Pty::gomoku(&words, home);
    pty.wait_for("7x7, five or more");
    wait_until("some games have ended", || {
        fs::read_to_string(path("a.jsonl")).is_ok_and(|text| text.lines().count() > 4)
    });
    pty
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
