//! Terminals that report their background at once, late, in pieces or never.

use std::time::{Duration, Instant};

use vt100::Color;

use super::home;
use super::pty::{self, Pty, pause, wait_until};

/// Grounds of `classic` and `classic-light` in 256 colours.
const DARK: Color = Color::Idx(234);
const LIGHT: Color = Color::Idx(231);

const QUESTION: &str = "\u{1b}]11;?\u{1b}\\\u{1b}[c";
const WHITE: &str = "\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\";
const BLACK: &str = "\u{1b}]11;rgba:0000/0000/0000/ffff\u{7}";
const ATTRIBUTES: &str = "\u{1b}[?62;22;52c";

/// Starts the program and waits for its question.
fn asked(arguments: &[&str], environment: &[(&str, &str)], home: &std::path::Path) -> Pty {
    let mut command = pty::gomoku(arguments, home);
    for (name, value) in environment {
        command.env(name, value);
    }
    command.set_controlling_tty(false);
    let pty = Pty::start(command);
    wait_until("it asks", || pty.sent(QUESTION, 0).is_some());
    pty
}

/// Checks that the start menu is open, into which nothing was typed, and quits.
#[track_caller]
fn check(mut pty: Pty, ground: Color) {
    pty.wait_for("New game");
    wait_until(&format!("the ground is {ground:?}"), || pty.ground() == ground);
    pause();
    assert_eq!(pty.ground(), ground);
    let text = pty.text();
    assert!(text.contains("> ") && text.contains("Settings") && !text.contains("Board"), "{text}");
    assert_eq!(pty.waiting()(), 0);
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
}

#[test]
fn the_theme_follows_the_answer_of_the_terminal() {
    let home = home();
    for (answer, ground) in [(WHITE, LIGHT), (BLACK, DARK), ("", DARK)] {
        let mut pty = asked(&[], &[], home.path());
        pty.press(&format!("{answer}{ATTRIBUTES}"));
        check(pty, ground);
    }
    // The first frame is drawn in the right colours already.
    let mut pty = asked(&[], &[], home.path());
    pty.press(&format!("{WHITE}{ATTRIBUTES}"));
    pty.wait_for("New game");
    assert_eq!(pty.sent("48;5;234", 0), None);
    check(pty, LIGHT);
}

#[test]
fn the_answer_comes_before_the_environment() {
    let home = home();
    let light = [("COLORFGBG", "0;15")];
    check(asked(&[], &light, home.path()), LIGHT);
    let mut pty = asked(&[], &light, home.path());
    pty.press(&format!("{BLACK}{ATTRIBUTES}"));
    check(pty, DARK);
    // Another theme was asked for.
    let mut pty = asked(&["--theme", "classic"], &light, home.path());
    pty.press(&format!("{WHITE}{ATTRIBUTES}"));
    check(pty, DARK);
}

#[test]
fn a_silent_terminal_does_not_delay_the_program() {
    let home = home();
    let start = Instant::now();
    let pty = asked(&[], &[], home.path());
    pty.wait_for("New game");
    let taken = start.elapsed();
    assert!(taken < Duration::from_secs(10), "{taken:?}");
    check(pty, DARK);
}

#[test]
fn a_late_answer_changes_the_theme_and_types_nothing() {
    let home = home();
    let mut pty = asked(&[], &[], home.path());
    pty.wait_for("New game");
    wait_until("it is dark", || pty.ground() == DARK);
    pause();
    pty.press(&format!("{WHITE}{ATTRIBUTES}"));
    check(pty, LIGHT);
    // In a game, whose board would take the digits for a cell.
    let mut pty = asked(&["--size", "15"], &[], home.path());
    pty.wait_for("Move 1");
    pause();
    pty.press(&format!("{WHITE}{ATTRIBUTES}"));
    wait_until("it is light", || pty.ground() == LIGHT);
    assert!(!pty.shows_soon(" :"), "{}", pty.text());
}

#[test]
fn an_answer_in_pieces_types_nothing() {
    let home = home();
    let whole = format!("{WHITE}{ATTRIBUTES}");
    // Cut everywhere but within an `ESC`, whose wait is limited.
    for at in [2, 3, 5, 12, 20, WHITE.len() - 2, WHITE.len() - 1, WHITE.len() + 2] {
        let mut pty = asked(&[], &[], home.path());
        pty.wait_for("New game");
        pty.press(&whole[..at]);
        std::thread::sleep(Duration::from_millis(30));
        pty.press(&whole[at..]);
        check(pty, LIGHT);
    }
}

#[test]
fn keys_typed_before_and_after_the_answer_count() {
    let home = home();
    let mut pty = asked(&[], &[], home.path());
    // The new game page, then a move; the answer arrives in between.
    pty.press(&format!("15{WHITE}\r{ATTRIBUTES}\r"));
    // The computer may have answered by now.
    pty.wait_for("1  7,7");
    wait_until("it is light", || pty.ground() == LIGHT);
    pty.press("q");
    assert!(pty.wait_for_end().success());
}

#[test]
fn the_answer_is_not_left_to_the_shell() {
    let home = home();
    let mut command = pty::gomoku(&[], home.path());
    command.set_controlling_tty(false);
    let mut pty = Pty::start(command);
    // It quits before the terminal has answered.
    pty.press("q");
    wait_until("it asks", || pty.sent(QUESTION, 0).is_some());
    pty.press(&format!("{WHITE}{ATTRIBUTES}"));
    let waiting = pty.waiting();
    assert!(pty.wait_for_end().success());
    assert_eq!(waiting(), 0, "bytes left");
}

#[test]
fn terminals_that_would_print_the_question_are_not_asked() {
    let home = home();
    for terminal in ["linux", "dumb", "vt100"] {
        let mut command = pty::gomoku(&["--size", "15"], home.path());
        command.env("TERM", terminal);
        command.set_controlling_tty(false);
        let pty = Pty::start(command);
        if terminal != "dumb" {
            pty.wait_for("Move 1");
        }
        pause();
        assert_eq!(pty.sent("\u{1b}]11", 0), None, "{terminal}");
    }
}
