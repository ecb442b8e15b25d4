//! Unresponsive disk: the screen keeps working, and at the end the terminal comes first.

use std::fs::{self, File};

use super::home;
use super::kept::kept;
use super::pty::{Pty, wait_until};

/// Another program holds the directory of the log of attempts, so that writing there blocks.
#[test]
fn a_blocked_disk_delays_neither_screen_nor_moves_nor_terminal() {
    let home = home();
    let state = home.path().join("state/gomoku");
    fs::create_dir_all(&state).unwrap();
    let held = File::create(state.join(".gomoku.lock")).unwrap();
    held.lock().unwrap();
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    // An attempt at a puzzle is given up, which must be logged.
    pty.press_and_wait("W", "Daily puzzle");
    pty.press_and_wait("\r", "find the win");
    pty.press_and_wait("s", "You viewed the solution");
    wait_until("the game is back", || {
        pty.press("\u{1b}");
        pty.shows_soon("a analyse")
    });
    // A game is saved after that, and continues.
    pty.press_and_wait("s0,0\r", "Move 3");
    wait_until("the move is kept", || kept(home.path())[0] == ["7,7 0,0"]);
    pty.press_and_wait("?", "Esc  close");
    pty.press_and_wait("\u{1b}", "a analyse");
    assert!(!pty.text().contains("Game saved"), "{}", pty.text());
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    let given_back = pty.sent("\u{1b}[?1049l", 0).unwrap();
    for words in [
        "gomoku: the disk is slow: the result of a puzzle may not be saved",
        "gomoku: the disk is slow: the game may not be saved",
    ] {
        pty.wait_for(words);
        assert!(pty.sent(words, 0).unwrap() > given_back, "the terminal comes first");
    }
    assert_eq!(kept(home.path()), [&["7,7 0,0"][..], &[]]);
}
