//! Size of the window while the program starts.

use std::thread;
use std::time::Duration;

use super::pty::{self, Pty};
use super::{CTRL_C, home};

/// Number of starts. `GOMOKU_STARTS` sets another number.
fn starts() -> u64 {
    std::env::var("GOMOKU_STARTS").map_or(24, |number| number.parse().unwrap())
}

/// The window changes from 0 to 20 ms after the start, as window managers do with a new terminal:
/// to a size in which the board fits, or from one in which it does not. The final screen fits the
/// last size.
#[test]
fn a_resize_during_the_start_is_noticed() {
    let home = home();
    let starts = starts();
    for start in 0..starts {
        let delay = Duration::from_micros(20_000 * start / starts);
        let mut pty =
            Pty::sized(pty::gomoku(&["--size", "15", "--vs", "person"], home.path()), 30, 9);
        thread::sleep(delay);
        pty.resize(100, 30);
        pty.wait_for("Move 1");
        pty.wait_for("quit");
        assert!(!pty.text().contains("needed"), "after {delay:?}\n{}", pty.text());
        pty.press(CTRL_C);
        assert!(pty.wait_for_end().success());
    }
}
