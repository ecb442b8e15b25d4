//! Interrupted line dialogs, whose games are saved.

use std::fs;
use std::io::{Read as _, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use super::kept::kept;
use super::pty::{self, Pty, wait_until};
use super::{home, signal};

const ENDS: [Signal; 4] = [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT];

#[test]
fn a_signal_saves_the_game_of_a_dialog_for_the_screen() {
    for end in ENDS {
        let home = home();
        let mut pty = Pty::gomoku(&["line"], home.path());
        pty.wait_for("Board size");
        pty.press_and_wait("15\r", "Player 1:");
        pty.press_and_wait("7,7\r", "Player 2:");
        pty.press("8,8\r");
        wait_until("the next move is asked for", || pty.text().matches("Player 1:").count() == 2);
        signal(&pty, end);
        let status = pty.wait_for_end();
        assert!(status.signal().is_some(), "{status:?}");
        pty.wait_for("gomoku: the game is saved; run gomoku to resume it");
        assert_eq!(kept(home.path()), [&["7,7 8,8"][..], &[]]);
        let mut pty = Pty::gomoku(&[], home.path());
        pty.wait_for("2 moves, just now");
        pty.press_and_wait("\r", "Move 3");
        pty.press("q");
        assert!(pty.wait_for_end().success());
    }
}

#[test]
fn all_dialects_save_their_games() {
    for (dialect, typed, moves) in [
        ("letters", &["G7", "H8", "A0"][..], "7,6 8,7 0,0"),
        ("commands", &["start torus", "select 3", "place 1;1", "select 5"], "3 1,1 5"),
    ] {
        let home = home();
        let mut pty = Pty::gomoku(&["line", "--dialect", dialect], home.path());
        for line in typed {
            pty.press(&format!("{line}\r"));
        }
        // Refused input is reported after everything has been read.
        pty.press("x\r");
        let heard = if dialect == "letters" { "Invalid input!" } else { "Error" };
        pty.wait_for(heard);
        signal(&pty, Signal::TERM);
        pty.wait_for_end();
        assert_eq!(kept(home.path()), [&[moves][..], &[]], "{dialect}");
    }
}

#[test]
fn a_dialog_whose_terminal_closes_saves_its_game() {
    for closes in [true, false] {
        let home = home();
        let portable_pty::PtyPair { master, slave } = pty::open();
        let mut child = slave.spawn_command(pty::gomoku(&["line"], home.path())).unwrap();
        drop(slave);
        let mut view = pty::View::new(&*master);
        view.press("15\r7,7\r");
        view.read_until("Player 2:");
        if closes {
            drop((view, master));
        } else {
            view.press("\u{4}");
        }
        wait_until("the program ends", || child.try_wait().unwrap().is_some());
        assert_eq!(kept(home.path()), [&["7,7"][..], &[]], "closes: {closes}");
    }
}

/// Starts a dialog whose input is not a terminal.
fn piped(home: &Path) -> Child {
    let mut gomoku = Command::new(env!("CARGO_BIN_EXE_gomoku"));
    gomoku.arg("line");
    spawn(gomoku, home)
}

fn spawn(mut command: Command, home: &Path) -> Child {
    command.env_clear().current_dir(home);
    command.env("HOME", home).env("TMPDIR", home.join("tmp"));
    command.env("XDG_DATA_HOME", home.join("data")).env("XDG_STATE_HOME", home.join("state"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap()
}

/// Ends a dialog by a signal, while its input continues or ends at the same time. Returns its last
/// output.
fn end(mut child: Child, input_goes_on: bool) -> String {
    let input = child.stdin.take();
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    let input = input.filter(|_| input_goes_on);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.signal(), Some(Signal::TERM.as_raw()));
    drop(input);
    String::from_utf8(output.stderr).unwrap()
}

/// Reads until this text is printed.
fn read_until(child: &mut Child, part: &str) {
    let mut text = Vec::new();
    while !String::from_utf8_lossy(&text).contains(part) {
        let mut byte = [0];
        child.stdout.as_mut().unwrap().read_exact(&mut byte).unwrap();
        text.extend(byte);
    }
}

#[test]
fn a_dialog_in_a_pipe_saves_its_game_only_after_a_signal() {
    for input_goes_on in [true, false] {
        let home = home();
        let mut child = piped(home.path());
        child.stdin.as_mut().unwrap().write_all(b"15\n7,7\n").unwrap();
        read_until(&mut child, "Player 2: ");
        end(child, input_goes_on);
        assert_eq!(kept(home.path()), [&["7,7"][..], &[]]);
    }
    let home = home();
    let mut child = piped(home.path());
    child.stdin.take().unwrap().write_all(b"15\n7,7\n").unwrap();
    assert!(child.wait_with_output().unwrap().status.success());
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0);
}

#[cfg(target_os = "linux")]
#[test]
fn ignored_signals_do_not_end_a_dialog() {
    let home = home();
    let mut nohup = Command::new("/bin/sh");
    let gomoku = env!("CARGO_BIN_EXE_gomoku");
    nohup.args(["-c", "trap '' HUP INT; exec \"$0\" line", gomoku]);
    let mut child = spawn(nohup, home.path());
    child.stdin.as_mut().unwrap().write_all(b"15\n7,7\n").unwrap();
    read_until(&mut child, "Player 2: ");
    for ignored in [Signal::HUP, Signal::INT] {
        kill_process(Pid::from_child(&child), ignored).unwrap();
    }
    child.stdin.as_mut().unwrap().write_all(b"8,8\n").unwrap();
    read_until(&mut child, "Player 1: ");
    end(child, true);
    assert_eq!(kept(home.path()), [&["7,7 8,8"][..], &[]]);
}

#[test]
fn unsaved_games_of_dialogs_are_printed() {
    let home = home();
    // There are files in place of the directories.
    fs::write(home.path().join("state"), "").unwrap();
    fs::write(home.path().join("tmp"), "").unwrap();
    let mut child = piped(home.path());
    child.stdin.as_mut().unwrap().write_all(b"15\n7,7\n8,8\n9,9\n").unwrap();
    for _ in 0..2 {
        read_until(&mut child, "Player 2: ");
    }
    let said = end(child, true);
    let (_, lines) = said.split_once("with these lines:\n\n").unwrap();
    // And the file works.
    fs::write(home.path().join("said"), lines).unwrap();
    let mut pty = Pty::gomoku(&["said"], home.path());
    pty.wait_for("Move 4");
    pty.press("q");
    assert!(pty.wait_for_end().success());
}
