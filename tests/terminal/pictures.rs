//! Pictures in terminals that report them: what is sent, and that nothing is left.
#![expect(clippy::print_stdout, reason = "what was measured")]

use std::fs;

use rustix::process::Signal;

use super::pty::{self, Pty, pause, wait_until};
use super::{CTRL_Z, DOWN, RIGHT, home, signal};

const QUESTION: &str = "\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\";
const LAST_QUESTION: &str = "\u{1b}[c";
const GAME: [&str; 4] = ["--size", "15", "--vs", "person"];
const CELL: &str = "\u{1b}[6;20;10t";
const KITTY: &str =
    "\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[6;20;10t\u{1b}P>|kitty(0.42.0)\u{1b}\\\u{1b}[?62;c";
const SIXEL: &str = "\u{1b}[6;20;10t\u{1b}[?1;0;256S\u{1b}P>|XTerm(379)\u{1b}\\\u{1b}[?63;1;4;22c";
const INLINE: &str = "\u{1b}[6;20;10t\u{1b}P>|iTerm2 3.5.0\u{1b}\\\u{1b}[?62;22c";
const NOTHING: &str = "\u{1b}[?62;22c";
/// First bytes of a place in each protocol.
const PLACED: &str = "\u{1b}_Ga=p";
const SENT: &str = "\u{1b}_Ga=t";
const SIXELS: &str = "\u{1b}P0;1;0q";
const FILE: &str = "\u{1b}]1337;File=";
const REMOVED: &str = "\u{1b}_Ga=d,d=A,q=2\u{1b}\\";

fn command(home: &std::path::Path) -> portable_pty::CommandBuilder {
    let mut command = pty::gomoku(&GAME, home);
    command.env("COLORTERM", "truecolor");
    command.set_controlling_tty(false);
    command
}

/// Starts a game in a window that shows cells of 4x2, and gives these answers.
fn answered(command: portable_pty::CommandBuilder, answers: &str) -> Pty {
    let mut pty = Pty::sized(command, 120, 40);
    wait_until("it asks", || pty.sent(LAST_QUESTION, 0).is_some());
    pty.press(answers);
    pty.wait_for("Move 1");
    pty
}

/// Number of times that this was sent after so many bytes.
fn count(pty: &Pty, part: &str, after: usize) -> usize {
    let all = pty.all();
    all[after..].windows(part.len()).filter(|window| *window == part.as_bytes()).count()
}

/// Presses a key, and returns the number of bytes that the frame has.
fn cost(pty: &mut Pty, key: &str) -> usize {
    pause();
    let before = pty.bytes();
    pty.press(key);
    wait_until("it is drawn", || pty.bytes() > before);
    pause();
    pty.bytes() - before
}

#[test]
fn each_protocol_sends_few_bytes_a_move_and_none_while_idle() {
    let home = home();
    // The most bytes of a movement of the cursor, and of a stone, at first and when all their
    // pictures have been seen.
    for (name, answers, place, most) in [
        ("cells", NOTHING, "", [[900, 900], [900, 900]]),
        ("kitty", KITTY, PLACED, [[6_000, 9_000], [400, 1_000]]),
        // Now and then all stones are sent as one picture.
        ("sixel", SIXEL, SIXELS, [[7_000, 9_000], [16_000, 16_000]]),
        ("iTerm2", INLINE, FILE, [[9_000, 16_000], [16_000, 16_000]]),
    ] {
        let mut pty = answered(command(home.path()), answers);
        if place.is_empty() {
            assert_eq!(count(&pty, PLACED, 0), 0);
        } else {
            wait_until("there is a picture", || pty.sent(place, 0).is_some());
        }
        pause();
        let before = pty.bytes();
        pause();
        pause();
        assert_eq!(pty.bytes(), before, "{name}: idle");
        let first = [cost(&mut pty, RIGHT), cost(&mut pty, "\r")];
        for key in [RIGHT, "\r", DOWN, "\r", DOWN, "\r"] {
            cost(&mut pty, key);
        }
        let start = pty.bytes();
        let later = [cost(&mut pty, DOWN), cost(&mut pty, "\r")];
        println!("{name}: cursor and stone {first:?}, later {later:?}");
        let [most_first, most_later] = most;
        assert!(first[0] < most_first[0] && first[1] < most_first[1], "{name}");
        assert!(later[0] < most_later[0] && later[1] < most_later[1], "{name}");
        if name == "kitty" {
            assert_eq!(count(&pty, SENT, start), 0, "each picture is sent once");
        }
        pty.press("q");
        assert!(pty.wait_for_end().success());
        pty.check_restored();
    }
}

#[test]
fn a_page_over_the_board_removes_its_pictures() {
    let home = home();
    let mut pty = answered(command(home.path()), KITTY);
    wait_until("there is a picture", || pty.sent(PLACED, 0).is_some());
    pause();
    let before = pty.bytes();
    pty.press_and_wait("?", "On the board");
    wait_until("it is removed", || pty.sent("\u{1b}_Ga=d,d=i,", before).is_some());
    assert_eq!(count(&pty, PLACED, before), 0);
    let before = pty.bytes();
    pty.press_and_wait("\u{1b}", "Move 1");
    wait_until("it is back", || pty.sent(PLACED, before).is_some());
    // The terminal still has the picture, until everything is drawn anew.
    assert_eq!(count(&pty, SENT, before), 0);
    let before = pty.bytes();
    pty.press("\u{c}");
    wait_until("it is sent again", || pty.sent(SENT, before).is_some());
    assert!(pty.sent(REMOVED, before).is_some());
}

#[test]
fn pictures_are_removed_at_the_end() {
    const LEFT: &str = "\u{1b}[?1049l";
    let home = home();
    for (answers, place) in [(KITTY, PLACED), (SIXEL, SIXELS), (INLINE, FILE)] {
        for end in ["q", "signal"] {
            let mut pty = answered(command(home.path()), answers);
            wait_until("there is a picture", || pty.sent(place, 0).is_some());
            let before = pty.bytes();
            match end {
                "q" => pty.press("q"),
                _ => signal(&pty, Signal::TERM),
            }
            pty.wait_for_end();
            pty.check_restored();
            let (removed, left) = (pty.sent(REMOVED, before), pty.sent(LEFT, before));
            assert!(removed.is_some() && removed < left, "{end}: {removed:?}, {left:?}");
            assert!(pty.sent("\u{1b}[2J", removed.unwrap()) < left, "the screen is cleared");
        }
    }
    // Where there are none, the terminal is not told to remove them.
    let mut pty = answered(command(home.path()), NOTHING);
    pty.press("q");
    pty.wait_for_end();
    assert_eq!(count(&pty, REMOVED, 0), 0);
}

#[test]
fn pictures_are_removed_for_the_shell_and_come_back() {
    let home = home();
    let game = env!("CARGO_BIN_EXE_gomoku");
    let script = format!("set -m; '{game}' --size 15 --vs person; echo stopped; read line; fg");
    let mut command = pty::command("sh", &["-c", &script], home.path());
    command.env("COLORTERM", "truecolor");
    let mut pty = answered(command, KITTY);
    wait_until("there is a picture", || pty.sent(PLACED, 0).is_some());
    let before = pty.bytes();
    pty.press_and_wait(CTRL_Z, "stopped");
    assert!(pty.sent(REMOVED, before).is_some());
    let before = pty.bytes();
    pty.press_and_wait("\r", "Move 1");
    wait_until("it is sent again", || pty.sent(SENT, before).is_some());
    wait_until("it is shown again", || pty.sent(PLACED, before).is_some());
    let before = pty.bytes();
    pty.press("q");
    wait_until("it is removed", || pty.sent(REMOVED, before).is_some());
}

#[test]
fn pictures_can_be_off() {
    let home = home();
    let settings = home.path().join(".config/gomoku/settings.toml");
    fs::create_dir_all(settings.parent().unwrap()).unwrap();
    fs::write(settings, "pictures = \"off\"\n").unwrap();
    let mut pty = answered(command(home.path()), KITTY);
    cost(&mut pty, "\r");
    assert_eq!((count(&pty, PLACED, 0), count(&pty, SENT, 0)), (0, 0));
    // Sixteen colours, none, ASCII, and terminals within a terminal.
    for (name, value) in [("NO_COLOR", "1"), ("TMUX", "socket,1,0"), ("LANG", "C")] {
        let mut command = command(home.path());
        command.env(name, value);
        let pty = answered(command, "\u{1b}[?62;4c");
        assert_eq!((count(&pty, QUESTION, 0), count(&pty, SIXELS, 0)), (0, 0), "{name}");
    }
    // A terminal with pictures of unknown size.
    let pty = answered(command(home.path()), &SIXEL.replace(CELL, ""));
    pause();
    assert_eq!(count(&pty, SIXELS, 0), 0);
}

#[test]
fn a_picture_is_copied_where_the_terminal_takes_it() {
    const BEGIN: &str = "\u{1b}]5522;type=write\u{1b}\\";
    let home = home();
    let mut pty = answered(command(home.path()), KITTY);
    pty.press_and_wait("Y", "Copied: a picture of the position.");
    assert!(pty.sent(BEGIN, 0) < pty.sent("\u{1b}]5522;type=wdata:mime=aW1hZ2UvcG5n;iVBOR", 0));
    assert!(pty.sent("\u{1b}]5522;type=wdata\u{1b}\\", 0).is_some());
    pty.press("\u{1b}]5522;type=write:status=EPERM\u{1b}\\");
    pty.wait_for("did not put the picture");
    let mut pty = answered(command(home.path()), SIXEL);
    pty.press_and_wait("Y", "no pictures into the clipboard");
    assert_eq!(count(&pty, BEGIN, 0), 0);
}
