//! Typed and pasted input of any amount, possibly cut off.
#![expect(clippy::print_stdout, reason = "what was measured")]

use std::fs;
use std::num::NonZeroUsize;

use super::pty::{Pty, wait_until};
use super::{CTRL_C, home};

/// Maximum memory of a process in kB.
#[cfg(target_os = "linux")]
fn peak(pty: &Pty) -> usize {
    let status = fs::read_to_string(format!("/proc/{}/status", pty.pid())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

/// Number of kilobytes to type. `GOMOKU_KILOBYTES` sets another number.
fn kilobytes() -> usize {
    std::env::var("GOMOKU_KILOBYTES")
        .map_or(NonZeroUsize::new(128).unwrap(), |number| number.parse().unwrap())
        .get()
}

/// Queued as events, it would take more than a hundred times the memory.
#[cfg(target_os = "linux")]
#[test]
fn keys_typed_into_a_busy_program_wait_outside_of_it() {
    const MOST: usize = 8 << 10;
    let home = home();
    let mut pty = Pty::gomoku(&["--game", "tictactoe", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    let before = peak(&pty);
    // Keys that cost a frame each, and movements of the mouse.
    let keys = "\u{1b}[C\u{1b}[D\u{1b}[<35;40;12M\u{1b}[<35;41;12Mcc";
    let text = keys.repeat((kilobytes() << 10) / keys.len());
    pty.press_slowly(text);
    pty.press_and_wait("\r", "Move 2");
    let more = peak(&pty) - before;
    println!("{} kB typed: {more} kB", kilobytes());
    assert!(more <= MOST, "{more} kB more than the {before} at the start");
    pty.press(CTRL_C);
    assert!(pty.wait_for_end().success());
}

#[test]
fn an_endless_pasted_text_is_ended() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    // The text received is pasted, and the keyboard works.
    pty.press_and_wait("\u{1b}[200~h8 i9", "Pasted game");
    pty.press_and_wait("\r", "Pasted: 2 moves");
    pty.press_and_wait("0,0\r", "Move 4");
    // Neither waits for anything that may never arrive.
    pty.press_and_wait("\u{1b}[200~\u{1b}[<0;1;", "Move 4");
    pty.press("\u{1b}[");
    wait_until("Ctrl-C ends it", || {
        pty.press(CTRL_C);
        pty.has_ended()
    });
    pty.check_restored();
}

#[test]
fn pasted_text_that_is_too_long_is_refused() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    #[cfg(target_os = "linux")]
    let before = peak(&pty);
    let text = "h8 i9 ".repeat((4 << 20) / 6);
    pty.press_slowly(format!("\u{1b}[200~{text}\u{1b}[201~"));
    pty.wait_for("it is longer than 1048576 bytes");
    pty.press_and_wait("\r", "Move 2");
    #[cfg(target_os = "linux")]
    {
        let more = peak(&pty) - before;
        println!("4 MB pasted: {more} kB");
        assert!(more <= 4 << 10, "{more} kB");
    }
    pty.press(CTRL_C);
    assert!(pty.wait_for_end().success());
}
