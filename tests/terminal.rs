//! The built program in a real terminal: whole games, signals, and terminals that disappear.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![cfg(unix)]
#![expect(clippy::disallowed_methods, reason = "these tests watch a process from outside")]

#[path = "terminal/colours.rs"]
mod colours;
#[path = "terminal/descriptors.rs"]
mod descriptors;
#[cfg(target_os = "linux")]
#[path = "terminal/engines.rs"]
mod engines;
#[path = "terminal/environment.rs"]
mod environment;
#[path = "terminal/friend.rs"]
mod friend;
#[path = "terminal/input.rs"]
mod input;
#[path = "terminal/kept.rs"]
mod kept;
#[path = "terminal/kinds.rs"]
mod kinds;
#[path = "terminal/left.rs"]
mod left;
#[path = "terminal/line.rs"]
mod line;
#[path = "terminal/noise.rs"]
mod noise;
#[path = "terminal/pictures.rs"]
mod pictures;
#[path = "terminal/pty.rs"]
mod pty;
#[path = "terminal/slow.rs"]
mod slow;
#[path = "terminal/spectator.rs"]
mod spectator;
#[path = "terminal/strangers.rs"]
mod strangers;
#[cfg(target_os = "linux")]
#[path = "terminal/threads.rs"]
mod threads;
#[path = "terminal/window.rs"]
mod window;

use std::fs;
use std::path::Path;
use std::sync::mpsc;

use gomoku::formats::SavedGame;
use gomoku::formats::journal::Writer;
use gomoku::game::{GameKind, Participant, Participants, Target};
use gomoku::player::Level;
use gomoku::record::Record;
use gomoku::rules::{Point, Variant};
use gomoku::store::{Keeper, News, Store};
use gomoku::tui::term::{Disk, Rescue, TerminalGuard};
use kept::{files, games, in_progress, kept};
use pty::{Pty, wait_until};
use rustix::process::{Pid, Signal, kill_process, test_kill_process};

const RIGHT: &str = "\u{1b}[C";
const DOWN: &str = "\u{1b}[B";
const CTRL_C: &str = "\u{3}";
const CTRL_Z: &str = "\u{1a}";

fn home() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// Returns the player of the second side in the only game of a directory, as written in its
/// journal.
fn opponent(directory: &Path) -> String {
    let [journal] = &files(directory, "journal")[..] else { panic!("there is one game") };
    let text = fs::read_to_string(journal).unwrap();
    let last = text.lines().rev().find_map(|line| line.strip_prefix("player o "));
    last.unwrap_or_default().to_owned()
}

/// A person against the computer at this level.
fn against(level: u8) -> Participants {
    Participants::new(Participant::PERSON, Participant::Computer(Level::new(level).unwrap().into()))
}

fn signal(pty: &Pty, signal: Signal) {
    kill_process(Pid::from_raw(pty.pid().cast_signed()).unwrap(), signal).unwrap();
}

#[test]
fn a_whole_game_over_two_sessions() {
    let home = home();
    let mut pty = Pty::gomoku(&[], home.path());
    pty.wait_for("New game");
    pty.press_and_wait("16\r", "16 is not a board size");
    // A new player is offered a game against the computer.
    pty.press_and_wait("15", "You play X against the computer, level 5. You begin.");
    pty.press_and_wait("oooo", "Two players. Player 1 begins.");
    pty.press_and_wait("\r", "15x15, five or more");
    // X moves the cursor to the right, O types cells below.
    for col in 7..10 {
        pty.press_and_wait("\r", "Player 2 (O) to move");
        pty.press_and_wait(&format!("9,{col}\r"), "Player 1 (X) to move");
        // From 9,col back up to row 7, one column to the right.
        pty.press(&format!("\u{1b}[A\u{1b}[A{RIGHT}"));
        pty.wait_for(&format!(" 7,{}", col + 1));
    }
    pty.press_and_wait("s", "Game saved: 6 moves in");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    let saved = fs::read_to_string(home.path().join("data/gomoku/game.sgf")).unwrap();
    assert!(saved.ends_with("\n;B[hh]\n;W[hj]\n;B[ih]\n;W[ij]\n;B[jh]\n;W[jj])\n"), "{saved}");

    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("l", "Game loaded: 6 moves from");
    pty.wait_for("Player 1 (X) to move");
    pty.press_and_wait(":h8\r", "there is already a stone there");
    pty.press_and_wait("\u{15}k8\r", "Player 2 (O) to move");
    pty.press_and_wait("0,0\r", "Player 1 (X) to move");
    pty.press_and_wait("7,11\r", "Player 1 (X) wins: five in a row");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    // The first session's game is in progress, the second one's has ended.
    let first = "7,7 9,7 7,8 9,8 7,9 9,9";
    let second = format!("{first} 7,10 0,0 7,11");
    assert_eq!(kept(home.path()), [[first], [&second]]);
}

#[test]
fn the_mouse_works_and_is_released() {
    let home = home();
    let mut pty = Pty::gomoku(&["--game", "tictactoe", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    assert!(pty.has_mouse());
    // Row and column from 1: the second cell of the first row.
    let text = pty.text();
    let names = |line: &str| line.split_whitespace().take(3).collect::<Vec<_>>() == ["0", "1", "2"];
    let mut lines = text.lines().zip(1..).skip_while(|(line, _)| !names(line));
    let x = lines.next().unwrap().0.find('1').unwrap() + 1;
    let (_, y) = lines.find(|(line, _)| line.trim_start().starts_with('0')).unwrap();
    pty.press_and_wait(&format!("\u{1b}[<35;{x};{y}M"), " 0,1");
    pty.press_and_wait(&format!("\u{1b}[<0;{x};{y}M\u{1b}[<0;{x};{y}m"), "Move 2");
    pty.press_and_wait(&format!("\u{1b}[<0;{x};{y}M"), "That cell is taken.");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();

    let mut pty =
        Pty::gomoku(&["--no-mouse", "--game", "tictactoe", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    assert!(!pty.has_mouse());
    pty.press("q");
    assert!(pty.wait_for_end().success());
}

const SAVE_TITLE: &str = "\u{1b}[22;0t";
const RESTORE_TITLE: &str = "\u{1b}[23;0t";

/// Waits until these parts are sent in order, the first one after this many bytes. Returns the
/// place of the last one.
#[track_caller]
fn wait_for_bytes(pty: &Pty, parts: &[&str], after: usize) -> usize {
    parts.iter().fold(after, |after, part| {
        let mut place = None;
        wait_until(&format!("{part:?} comes"), || {
            place = pty.sent(part, after);
            place.is_some()
        });
        place.unwrap()
    })
}

#[test]
fn moves_are_copied_to_the_clipboard_and_pasted() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.press_and_wait("y", "Copied: 1 move.");
    // OSC 52, and h8 in base64.
    wait_for_bytes(&pty, &["\u{1b}]52;c;aDg=\u{1b}\\"], 0);
    pty.press_and_wait("\u{1b}[200~h8 i9\nj10\u{1b}[201~", "Pasted game");
    pty.press_and_wait("\r", "Pasted: 3 moves");
    pty.wait_for("Move 4");
}

#[test]
fn the_title_of_the_window_is_set_and_restored() {
    let home = home();
    let mut pty = Pty::gomoku(&["--game", "tictactoe", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    let to_move = |mark: char| format!("\u{1b}]0;Tic-tac-toe: {mark} to move\u{7}");
    let first = to_move('X');
    wait_for_bytes(&pty, &[SAVE_TITLE, &first], 0);
    pty.press_and_wait("\r", "Move 2");
    let end = wait_for_bytes(&pty, &[&to_move('O')], 0);
    assert_eq!(pty.sent(RESTORE_TITLE, 0), None);
    // Also after a signal.
    signal(&pty, Signal::TERM);
    pty.wait_for_end();
    wait_for_bytes(&pty, &[RESTORE_TITLE], end);
    assert_eq!(pty.sent(SAVE_TITLE, end), None);
    pty.check_restored();

    let mut plain = pty::gomoku(&["--game", "tictactoe", "--vs", "person"], home.path());
    plain.env("TERM", "vt100");
    let mut pty = Pty::start(plain);
    pty.wait_for("Move 1");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    for part in [SAVE_TITLE, RESTORE_TITLE, "\u{1b}]", "\u{7}"] {
        assert_eq!(pty.sent(part, 0), None);
    }
}

#[test]
fn the_help_can_be_read_to_its_end() {
    let home = home();
    let mut pty = Pty::gomoku(&["--game", "quarto", "--vs", "person"], home.path());
    pty.wait_for("selects");
    pty.press_and_wait("?", "Move the cursor");
    // More pages than there are; the last one stays.
    for _ in 0..30 {
        pty.press("\u{1b}[6~");
    }
    pty.wait_for("hollow, solid");
    pty.press_and_wait("\u{1b}[Z", "Command bar, opened by");
    pty.press("qq");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
}

#[test]
fn the_palette_runs_a_command() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("\u{10}", "Commands");
    pty.press_and_wait("quart", "> New game: Quarto");
    pty.press_and_wait("\r", "Player 1 selects");
    pty.press_and_wait("\u{10}undo", "There is no move to undo.");
    pty.press("\u{15}quit\r");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
}

/// Types each of these, with a space after it, and waits for the result of the last one.
#[track_caller]
fn check_typed(arguments: &[&str], typed: &str, expected: &str) {
    let home = home();
    let mut pty = Pty::gomoku(arguments, home.path());
    pty.wait_for("quit");
    for word in typed.split_whitespace() {
        pty.press(&format!(":{word}\r"));
    }
    pty.wait_for(expected);
    pty.press(CTRL_C);
    assert!(pty.wait_for_end().success());
    pty.check_restored();
}

#[test]
fn every_game_can_be_won_and_drawn_and_refuses_illegal_moves() {
    let four = ["--game", "connect4", "--vs", "person"];
    check_typed(&four, "3 3 4 4 5 5 6", "four in a row, from 5,3 to 5,6");
    check_typed(&four, "3 3 3 3 3 3 3", "please try again: the column is full");
    let pairs =
        "0 1 0 1 1 0 1 0 0 1 0 1 2 3 2 3 3 2 3 2 2 3 2 3 4 5 4 5 5 4 5 4 4 5 4 5 6 6 6 6 6 6";
    check_typed(&four, pairs, "Draw: the board is full");

    let three = ["--game", "tictactoe", "--vs", "person"];
    check_typed(&three, "0,0 1,0 1,1 2,0 2,2", "three in a row, from 0,0 to 2,2");
    check_typed(&three, "1,1 1,1", "please try again: there is already a stone there");
    check_typed(&three, "1,1 0,0 0,1 2,1 1,0 1,2 0,2 2,0 2,2", "Draw: the board is full");

    let own = ["--game", "custom", "--size", "4x3", "--row", "3", "--torus", "--vs", "person"];
    check_typed(&own, "2,3 1,2 0,0 1,3 0,2 1,0", "(O) wins: three in a row, from 1,2 to 1,0");
    check_typed(&own, "2,3 -1,-1", "please try again: there is already a stone there");
    let falls = ["--game", "custom", "--size", "3x4", "--row", "4", "--gravity", "--vs", "person"];
    check_typed(&falls, "0 0 0 0 1 1 1 1 2 2 2 2", "Draw: the board is full");
    check_typed(&falls, "0 1 0 1 0 1 0", "four in a row, from 0,0 to 3,0");

    let quarto = ["--game", "quarto", "--vs", "person"];
    check_typed(&quarto, "0 5,0 1 5,1 2 5,2 3 5,3", "four black and square at 5,0 5,1 5,2 5,3");
    check_typed(&quarto, "0 5,0 1 5,0", "please try again: piece 0 is already there");
    let torus = ["--game", "quarto", "--torus", "--vs", "person"];
    check_typed(&torus, "11 1,4 7 3,0 5 4,1 15 2,5", "Player 1 wins: four solid at 1,4 2,5 3,0");
    let draw = "14 0,3 6 0,4 15 1,0 13 1,1 4 1,2 0 1,3 3 1,4 10 1,5 12 2,0 9 2,2 1 2,4 8 3,4 5 4,0 \
                7 4,4 2 4,5 11 5,5";
    check_typed(&quarto, draw, "Draw: all pieces are placed");
}

#[test]
fn games_of_every_kind_are_saved_and_resumed() {
    for (arguments, typed, moves, again) in [
        (&["--game", "connect4", "--vs", "person"][..], "3 3", "5,3 4,3", "CONNECT FOUR"),
        (
            &["--game", "quarto", "--torus", "--vs", "person"],
            "9 1,1 4",
            "9 1,1 4",
            "6x6 torus, four",
        ),
        (
            &[
                "--game",
                "custom",
                "--size",
                "9x7",
                "--row",
                "4",
                "--torus",
                "--gravity",
                "--vs",
                "person",
            ],
            "1 2",
            "6,1 6,2",
            "9x7 torus, four or more",
        ),
    ] {
        let home = home();
        let mut pty = Pty::gomoku(arguments, home.path());
        pty.wait_for("quit");
        for word in typed.split_whitespace() {
            pty.press(&format!(":{word}\r"));
        }
        wait_until("it is kept", || kept(home.path())[0] == [moves]);
        signal(&pty, Signal::TERM);
        pty.wait_for_end();
        assert_eq!(kept(home.path()), [&[moves][..], &[]]);
        let mut pty = Pty::gomoku(&[], home.path());
        pty.wait_for("Resume game");
        pty.press_and_wait("\r", again);
        pty.press(CTRL_C);
        assert!(pty.wait_for_end().success());
    }
    let home = home();
    let mut pty = Pty::gomoku(&["--game", "tictactoe", "--vs", "person"], home.path());
    pty.wait_for("quit");
    for word in ["0,0", "1,0", "1,1", "2,0", "2,2"] {
        pty.press(&format!(":{word}\r"));
    }
    pty.wait_for("wins");
    signal(&pty, Signal::TERM);
    pty.wait_for_end();
    assert_eq!(kept(home.path()), [&[][..], &["0,0 1,0 1,1 2,0 2,2"]]);
}

#[test]
fn a_file_of_another_game_is_refused() {
    let home = home();
    fs::write(home.path().join("quarto.txt"), "start torus\nselect 3\n").unwrap();
    fs::write(home.path().join("plane.txt"), "start standard\n").unwrap();
    fs::write(home.path().join("far.csv"), "No;Row;Col;Player\n1;7;7;0\n").unwrap();
    for (arguments, reason) in [
        (&["--game", "connect4", "quarto.txt"][..], "the file holds a game of Quarto"),
        (&["--game", "quarto", "far.csv"], "the file does not hold a game of Quarto"),
        (
            &["--game", "quarto", "--torus", "plane.txt"],
            "the file holds a game on the standard board",
        ),
        (&["--game", "tictactoe", "far.csv"], "line 2, Row: \"7\" is off every board (0 to 2)"),
    ] {
        let mut pty = Pty::gomoku(arguments, home.path());
        assert_eq!(pty.wait_for_end().exit_code(), 1);
        pty.wait_for(reason);
    }
}

#[test]
fn the_computer_answers_in_a_terminal() {
    let home = home();
    let arguments = ["--game", "connect4", "--vs", "computer", "--seed", "5"];
    let mut texts = Vec::new();
    for _ in 0..2 {
        let mut pty = Pty::gomoku(&arguments, home.path());
        pty.wait_for("Move 1");
        pty.press_and_wait("\r", "Move 3");
        pty.press_and_wait("\r", "Move 5");
        // The rest of a shorter line may be blanks or nothing.
        texts.push(pty.text().lines().map(str::trim_end).collect::<Vec<_>>().join("\n"));
        pty.press(CTRL_C);
        assert!(pty.wait_for_end().success());
    }
    assert_eq!(texts[0], texts[1], "the same seed, the same game");
}

/// Memory of a process in bytes, and its threads.
#[cfg(target_os = "linux")]
fn held(pid: u32) -> (u64, usize) {
    let pages = fs::read_to_string(format!("/proc/{pid}/statm")).unwrap();
    let pages: u64 = pages.split_whitespace().nth(1).unwrap().parse().unwrap();
    (pages * 4096, fs::read_dir(format!("/proc/{pid}/task")).unwrap().count())
}

#[cfg(target_os = "linux")]
#[test]
fn dismissed_computers_release_their_memory() {
    let home = home();
    // So that the tables have the size that the C library would like to keep.
    fs::create_dir_all(home.path().join(".config/gomoku")).unwrap();
    fs::write(home.path().join(".config/gomoku/settings.toml"), "memory = 32\nthreads = 2\n")
        .unwrap();
    let mut pty = Pty::gomoku(&["--size", "15", "--level", "9"], home.path());
    pty.wait_for("Move 1");
    let (memory, threads) = held(pty.pid());
    let mut moves = 0;
    for round in 0..4 {
        pty.press(":o both\r");
        moves += 2;
        wait_until("both have moved", || {
            let text = pty.text();
            let moved = text
                .split("Move ")
                .nth(1)
                .and_then(|rest| rest.split_whitespace().next()?.parse().ok());
            moved.is_some_and(|number: u32| number > moves) || text.contains("wins")
        });
        pty.press_and_wait(":o none\r", "Two players");
        wait_until("the players are gone", || held(pty.pid()).1 == threads);
        let (now, _) = held(pty.pid());
        assert!(now <= memory + (10 << 20), "{memory} bytes at first, {now} after round {round}");
    }
    pty.press("q");
    assert!(pty.wait_for_end().success());
}

#[test]
fn a_whole_game_against_the_computer() {
    let home = home();
    let arguments = ["--size", "15", "--vs", "computer", "--first", "computer", "--level", "1"];
    let mut pty = Pty::gomoku(&arguments, home.path());
    pty.wait_for("Move 2");
    pty.press_and_wait("h", "Look at");
    pty.press_and_wait("h", "Hint: ");
    pty.press_and_wait("h", "Hint: ");
    // The cursor is on the cell of the hint.
    pty.press_and_wait("\r", "Move 4");
    pty.press_and_wait("u", "Undone: ");
    pty.press_and_wait("+", "Computer, level 2");
    pty.press_and_wait("ob", "Computer (level 2, ");
    pty.press_and_wait("p", "paused: p to resume");
    pty.press_and_wait(":o x\r", "You play O against the computer, level 2");
    pty.press_and_wait("!", "Resign? (y/n)");
    pty.press_and_wait("y", "Computer (X) wins by resignation");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
}

#[test]
fn the_computer_plays_itself_to_the_end() {
    let home = home();
    let mut pty = Pty::gomoku(&["--game", "tictactoe", "--watch", "3,7"], home.path());
    pty.wait_for("After ");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
}

/// Types each line when the program asks for it, and compares the terminal with the document.
#[test]
fn the_dialog_of_the_first_document_is_reproduced_in_a_terminal() {
    let home = home();
    let mut pty = Pty::gomoku(&["line"], home.path());
    let lines = ["15", "5,5", "4,4", "5,5", "s", "6,6", "l", "6,6", "!"];
    let asked: Vec<usize> = (1..=lines.len()).collect();
    for (line, count) in lines.iter().zip(asked) {
        let prompts = |text: &str| text.matches("]: ").count() + text.matches("Player ").count();
        pty::wait_until("it asks", || prompts(&(pty.text() + " ")) >= count);
        pty.press(&format!("{line}\r"));
    }
    assert!(pty.wait_for_end().success());
    let expected = "\
Gomoku
=====
Board size [15,17 or 19]: 15
\"row,col\" to set stone, e.g. 5,7
! to resign game (quit program)
s to save the game (and continue)
l resign the current game and load the store game - continue with the stored game.
Player 1: 5,5
Player 2: 4,4
Player 1: 5,5
Illegal input, please try again
Player 1: s
Game saved.
Player 1: 6,6
Player 2: l
Game loaded.
Player 1: 6,6
Player 2: !
Player 1 has won!";
    pty.wait_for("Player 1 has won!");
    assert_eq!(pty.text().trim_end(), expected);
    pty.check_restored();
}

/// The library reads 1024 bytes at a time. Bytes beyond must not wait for another key.
#[test]
fn many_keys_at_once_are_all_handled() {
    let home = home();
    for count in [1000, 1022, 1023, 1024, 1025, 2047, 2048, 5000] {
        let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
        pty.wait_for("Move 1");
        pty.press(&("c".repeat(count) + "\r"));
        pty.wait_for("Move 2");
        // Numbers at the edge, letters, no labels: a single lost key would be noticed.
        let text = pty.text();
        let edge = ["0   2   4", "A B C D"].map(|names| text.contains(names));
        assert_eq!(edge, [count % 3 == 0, count % 3 == 1], "{count} keys\n{text}");
        pty.press(CTRL_C);
        assert!(pty.wait_for_end().success());
    }
}

#[test]
fn a_file_is_opened_and_saved_to() {
    let home = home();
    let file = home.path().join("mine.csv");
    fs::write(&file, "No;Row;Col;Player\n1;16;3;0\n").unwrap();
    let mut pty = Pty::gomoku(&["mine.csv"], home.path());
    pty.wait_for("17x17");
    pty.press_and_wait("0,0\r", "Player 1 (X) to move");
    pty.press_and_wait("s", "Game saved: 2 moves in mine.csv");
    assert_eq!(fs::read_to_string(&file).unwrap(), "No;Row;Col;Player\n1;16;3;0\n2;0;0;1\n");
    pty.press(CTRL_C);
    assert!(pty.wait_for_end().success());
}

#[test]
fn a_file_is_opened_in_the_encoding_that_was_chosen_and_saved_in_utf_8() {
    let home = home();
    let file = home.path().join("old.sgf");
    // The name of the encoding is wrong.
    let old = b"(;GM[4]SZ[15]CA[Big5]PB[\xc8\xe2\xe0\xed];B[hh])";
    fs::write(&file, old).unwrap();
    let mut pty = Pty::gomoku(&["--encoding", "cp1251", "old.sgf"], home.path());
    pty.wait_for("the encoding is windows-1251");
    pty.press_and_wait("s", "Game saved: 1 move in old.sgf");
    let saved = fs::read_to_string(&file).unwrap();
    assert!(saved.contains("CA[UTF-8]") && saved.contains("PB[Иван]"), "{saved}");
    assert_eq!(fs::read(home.path().join("old.sgf~")).unwrap(), old);
    pty.press(CTRL_C);
    assert!(pty.wait_for_end().success());
}

#[test]
fn ctrl_c_quits_and_saves_the_game() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "19", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.press(CTRL_C);
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    assert_eq!(kept(home.path()), [&["9,9"][..], &[]]);
}

#[test]
fn the_game_continues_after_any_resize() {
    let home = home();
    let mut pty = Pty::start(pty::gomoku(&["--size", "19", "--vs", "person"], home.path()));
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.resize(40, 10);
    pty.wait_for("24x24 needed");
    pty.resize(1, 1);
    pty::pause();
    pty.resize(600, 200);
    pty.wait_for("Move 2");
    pty.resize(80, 24);
    pty.press_and_wait("0,0\r", "Player 1 (X) to move");
    pty.wait_for("Move 3");
}

#[test]
fn an_idle_screen_sends_nothing_and_a_step_little() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "19", "--vs", "person"], home.path());
    pty.wait_for("quit");
    pty::pause();
    let before = pty.bytes();
    pty::pause();
    assert_eq!(pty.bytes(), before);
    for (key, cell) in [(RIGHT, " 9,10"), (RIGHT, " 9,11"), (DOWN, " 10,11")] {
        let before = pty.bytes();
        pty.press_and_wait(key, cell);
        pty::pause();
        let sent = pty.bytes() - before;
        // The status line names the cell in both notations.
        assert!((1..=170).contains(&sent), "{sent} bytes for a step");
    }
}

/// Processor time that the program has used so far, in ticks.
#[cfg(target_os = "linux")]
fn ticks(pty: &Pty) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{}/stat", pty.pid())).unwrap();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn an_ended_analysis_uses_no_time_and_sends_nothing() {
    let home = home();
    // X makes a four, and O does not stop it.
    let game = "(;FF[4]GM[4]SZ[15]AB[hh][ih][jh]AW[gh][aa][ca];B[kh];W[ea])";
    let path = home.path().join("game.sgf");
    fs::write(&path, game).unwrap();
    let mut pty = Pty::gomoku(&["--size", "15"], home.path());
    pty.wait_for("quit");
    pty.press_and_wait(&format!(":l {}\r", path.display()), "Move 3");
    pty.press_and_wait("a", "wins in 1");
    // Then the other positions are analysed for the curve, each once.
    pty::wait_until("all is analysed", || {
        let before = ticks(&pty);
        pty::pause();
        ticks(&pty) == before
    });
    let before = (pty.bytes(), ticks(&pty));
    pty::pause();
    assert_eq!((pty.bytes(), ticks(&pty)), before);
}

#[test]
fn a_step_takes_few_bytes_in_true_colour_too() {
    for (arguments, width, height, most) in [
        (["--size", "19", "--vs", "person"], 80, 24, 200),
        (["--size", "15", "--vs", "person"], 200, 60, 400),
    ] {
        let home = home();
        let mut command = pty::gomoku(&arguments, home.path());
        command.env("COLORTERM", "truecolor");
        let mut pty = Pty::start(command);
        pty.wait_for("quit");
        pty.resize(width, height);
        pty.press_and_wait("7,8\r", "Move 2");
        pty.press_and_wait("7,7\r", "Move 3");
        for (key, cell) in [(DOWN, " 8,7"), (RIGHT, " 8,8"), (RIGHT, " 8,9"), (DOWN, " 9,9")] {
            pty::pause();
            let before = pty.bytes();
            pty.press_and_wait(key, cell);
            pty::pause();
            let sent = pty.bytes() - before;
            assert!((1..=most).contains(&sent), "{sent} bytes for a step to {cell}");
        }
        pty.press(&format!("{CTRL_C}{CTRL_C}"));
        assert!(pty.wait_for_end().success());
    }
}

#[test]
fn a_signal_restores_the_terminal_and_saves_the_game() {
    for end in [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT] {
        let home = home();
        let mut pty = Pty::gomoku(&["--size", "17", "--vs", "person"], home.path());
        pty.wait_for("Move 1");
        pty.press_and_wait("\r", "Move 2");
        signal(&pty, end);
        let status = pty.wait_for_end();
        assert!(status.signal().is_some(), "{status:?}");
        pty.check_restored();
        assert_eq!(kept(home.path()), [&["8,8"][..], &[]]);

        // The next start offers the game.
        let mut pty = Pty::gomoku(&[], home.path());
        pty.wait_for("Two players; 1 move");
        pty.press_and_wait("\r", "Move 2");
        pty.press_and_wait("0,0\r", "Move 3");
        pty.press("q");
        assert!(pty.wait_for_end().success());
        assert_eq!(kept(home.path()), [&["8,8 0,0"][..], &[]]);
    }
}

#[test]
fn a_game_without_a_stone_leaves_no_file() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    signal(&pty, Signal::TERM);
    assert!(pty.wait_for_end().signal().is_some());
    pty.check_restored();
    // Only the choice that the flags made is remembered.
    let state = fs::read_dir(home.path().join("state/gomoku")).unwrap();
    let names: Vec<_> = state.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["last.toml"]);
    assert!(kept(home.path()).iter().all(Vec::is_empty));
}

#[test]
fn ctrl_z_suspends_and_fg_resumes() {
    let home = home();
    let game = env!("CARGO_BIN_EXE_gomoku");
    let script = format!(
        "set -m; '{game}' --size 15 --vs person; echo stopped; read line; fg && echo resumed and ended"
    );
    let mut pty = Pty::start(pty::command("sh", &["-c", &script], home.path()));
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.press_and_wait(CTRL_Z, "stopped");
    assert!(!pty.text().contains("Move 2"), "the shell has its screen back\n{}", pty.text());
    let title = "\u{1b}]0;Gomoku: O to move\u{7}";
    let end = wait_for_bytes(&pty, &[SAVE_TITLE, title, RESTORE_TITLE], 0);
    // The board is completely redrawn, and the title restored.
    pty.press_and_wait("\r", "Move 2");
    wait_for_bytes(&pty, &[SAVE_TITLE, title], end);
    pty.press_and_wait("0,0\r", "Move 3");
    pty.press("q");
    pty.wait_for("resumed and ended");
    pty.check_restored();
}

#[test]
fn ctrl_z_without_a_shell_is_refused() {
    let home = home();
    let game = env!("CARGO_BIN_EXE_gomoku");
    // As the leader of its session, and below a shell without job control.
    let script = format!("'{game}' --size 15 --vs person; true");
    for command in [
        pty::gomoku(&["--size", "15", "--vs", "person"], home.path()),
        pty::command("sh", &["-c", &script], home.path()),
    ] {
        let mut pty = Pty::start(command);
        pty.wait_for("Move 1");
        pty.press_and_wait(CTRL_Z, "There is no shell to return to.");
        pty.press_and_wait("\r", "Move 2");
        pty.press(CTRL_C);
        assert!(pty.wait_for_end().success());
    }
}

#[test]
fn a_full_disk_leaves_the_saved_game() {
    let home = home();
    let game = env!("CARGO_BIN_EXE_gomoku");
    // No file may grow, which the program sees as an error.
    let script =
        format!("trap '' XFSZ; ulimit -f 0; exec '{game}' --size 15 --vs person --file a.csv");
    let saved = "No;Row;Col;Player\n1;7;7;0\n2;0;0;1\n";
    fs::write(home.path().join("a.csv"), saved).unwrap();
    let mut pty = Pty::start(pty::command("sh", &["-c", &script], home.path()));
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.press_and_wait("s", "could not be saved: ");
    pty.wait_for("Move 2");
    pty.press(CTRL_C);
    assert!(pty.wait_for_end().success());
    // The moves are printed at the end.
    pty.wait_for("the game could not be saved; gomoku opens");
    pty.wait_for("move 7,7");
    assert_eq!(fs::read_to_string(home.path().join("a.csv")).unwrap(), saved);
    assert_eq!(kept(home.path()), [Vec::<String>::new(), Vec::new()]);
}

#[test]
fn a_blocked_terminal_does_not_delay_the_end() {
    let home = home();
    let portable_pty::PtyPair { master, slave } = pty::open();
    let mut child =
        slave.spawn_command(pty::gomoku(&["--size", "19", "--vs", "person"], home.path())).unwrap();
    drop(slave);
    let mut view = pty::View::new(&*master);
    view.read_until("Move 1");
    view.press("\r");
    view.read_until("Move 2");
    // Nobody reads any more: the terminal's buffer fills up, and the loop blocks on a write.
    for _ in 0..400 {
        view.press("c?\x1bOP\x1b[A");
    }
    let pid = Pid::from_raw(child.process_id().unwrap().cast_signed()).unwrap();
    pty::pause();
    kill_process(pid, Signal::TERM).unwrap();
    wait_until("the program ends", || child.try_wait().unwrap().is_some());
    assert_eq!(kept(home.path()), [&["9,9"][..], &[]]);
}

/// Checks whether a process is still running. A zombie is not.
#[cfg(target_os = "linux")]
fn runs(pid: i32) -> bool {
    let state = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let state = state.rsplit(')').next().unwrap_or_default().trim_start().to_owned();
    test_kill_process(Pid::from_raw(pid).unwrap()).is_ok() && !state.starts_with('Z')
}

/// In its own session, the program receives no hang-up: only the watch over the terminal is left.
#[cfg(target_os = "linux")]
#[test]
fn losing_the_terminal_ends_the_program() {
    let home = home();
    let game = env!("CARGO_BIN_EXE_gomoku");
    let script = format!(
        "trap '' HUP; setsid sh -c 'echo $$ > pid; exec \"{game}\" --size 15 --vs person'; true"
    );
    let portable_pty::PtyPair { master, slave } = pty::open();
    let mut child = slave.spawn_command(pty::command("sh", &["-c", &script], home.path())).unwrap();
    drop(slave);
    let mut view = pty::View::new(&*master);
    view.read_until("Move 1");
    view.press("\r");
    view.read_until("Move 2");
    let pid = fs::read_to_string(home.path().join("pid")).unwrap().trim().parse().unwrap();
    assert!(runs(pid));
    drop((view, master));
    wait_until("the program ends", || !runs(pid));
    assert_eq!(kept(home.path()), [&["7,7"][..], &[]]);
    let _ = child.kill();
}

/// The hang-up, the watch over the terminal and the loop's own error occur at the same time. Each
/// of them ends the program, and the stones must be in their file by then.
#[test]
fn closing_the_terminal_saves_the_stones() {
    for _ in 0..10 {
        let home = home();
        let portable_pty::PtyPair { master, slave } = pty::open();
        let mut child = slave
            .spawn_command(pty::gomoku(&["--size", "15", "--vs", "person"], home.path()))
            .unwrap();
        drop(slave);
        let mut view = pty::View::new(&*master);
        view.read_until("Move 1");
        view.press("\r");
        view.read_until("Move 2");
        drop((view, master));
        wait_until("the program ends", || child.try_wait().unwrap().is_some());
        assert_eq!(kept(home.path()), [&["7,7"][..], &[]]);
    }
}

#[test]
fn a_game_is_resumed_against_the_same_computer() {
    let home = home();
    let mut pty = Pty::gomoku(&["--vs", "computer", "--level", "2", "--size", "15"], home.path());
    pty.wait_for("Computer, level 2");
    pty.press_and_wait("\r", "Move 3");
    signal(&pty, Signal::TERM);
    pty.wait_for_end();
    assert_eq!(opponent(&in_progress(home.path())), "computer 2");
    // No computer is mentioned, but it is there.
    let mut pty = Pty::gomoku(&[], home.path());
    pty.wait_for("You play X against the computer, level 2");
    pty.press_and_wait("\r", "Computer, level 2");
    pty.press_and_wait("0,0\r", "Move 5");
    // At another level, the game is saved with that level.
    pty.press_and_wait("+", "Computer, level 3");
    signal(&pty, Signal::TERM);
    pty.wait_for_end();
    assert_eq!(opponent(&in_progress(home.path())), "computer 3");
}

#[test]
fn ctrl_l_redraws_everything() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("quit");
    let before = pty.bytes();
    // A frame without changes would be empty.
    pty.press("\u{c}");
    wait_until("the board is drawn again", || pty.bytes() > before + 15 * 15);
    pty.wait_for("quit");
    pty.press("q");
    pty.wait_for_end();
}

/// Sequence that no message may contain.
const OBEYED: &str = "\u{1b}]0;mine\u{7}";

/// Takes over the terminal and panics. Run in a pseudo-terminal by the tests below.
#[test]
#[ignore = "a part of other tests, which run it in a terminal"]
fn panics_with_the_terminal_taken() {
    let home = std::env::var("HOME").unwrap();
    let (events, _) = mpsc::channel();
    let disk = Disk::start(Keeper::new(Store::in_directory(home.into())), events).unwrap();
    let rescue = Rescue::new(disk.clone());
    rescue.catch_panics();
    let record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    let mut game = SavedGame::new(record, against(10));
    disk.keep(News::Came(Box::new(game.clone())));
    let terms = game.terms();
    let mut writer = Writer::new(&mut game.record, terms.clone());
    game.record.play(Target::Cell(Point::new(7, 7))).unwrap();
    disk.keep(News::Changed(writer.update(&mut game.record, &terms).unwrap()));
    let _screen = TerminalGuard::enter(true).unwrap();
    assert_ne!(std::env::var("PANIC").unwrap(), "here", "on purpose{OBEYED}");
    let _ = std::thread::spawn(|| panic!("on purpose{OBEYED}")).join();
    unreachable!("a panic on another thread ends the process");
}

#[test]
fn a_panic_on_any_thread_restores_the_terminal_and_saves_the_stones() {
    for thread in ["here", "there"] {
        let home = home();
        let this = std::env::current_exe().unwrap();
        let arguments = ["--exact", "panics_with_the_terminal_taken", "--ignored", "--nocapture"];
        let mut command = pty::command(this.to_str().unwrap(), &arguments, home.path());
        command.env("PANIC", thread);
        let mut pty = Pty::start(command);
        assert_eq!(pty.wait_for_end().exit_code(), 101);
        pty.check_restored();
        pty.wait_for("on purpose");
        assert_eq!(pty.sent(OBEYED, 0), None);
        let directory = home.path().join("games");
        assert_eq!(games(&directory), ["7,7"]);
        assert_eq!(opponent(&directory), "computer 10");
    }
}

#[test]
fn two_programs_that_resume_a_game_lose_no_move() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("7,7\r", "Move 2");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    let mut programs = [Pty::gomoku(&[], home.path()), Pty::gomoku(&[], home.path())];
    let [one, two] = &mut programs;
    one.wait_for("Resume game");
    two.wait_for("Resume game");
    one.press_and_wait("\r", "Game resumed (1 move)");
    two.press_and_wait("\r", "This game is open elsewhere, so this is a copy");
    one.press_and_wait("0,0\r", "Move 3");
    two.press_and_wait("1,1\r", "Move 3");
    two.press_and_wait("2,2\r", "Move 4");
    let expected = [&["7,7 0,0", "7,7 1,1 2,2"][..], &[]];
    wait_until("both are kept", || kept(home.path()) == expected);
    for pty in [one, two] {
        signal(pty, Signal::KILL);
        pty.wait_for_end();
    }
    assert_eq!(kept(home.path()), expected);
}

#[test]
fn failing_to_save_moves_is_reported_and_the_game_continues() {
    let home = home();
    // There are files in place of the directories.
    fs::write(home.path().join("state"), "").unwrap();
    fs::write(home.path().join("tmp"), "").unwrap();
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Moves are not being kept: ");
    pty.press_and_wait("0,0\r", "Move 3");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    pty.wait_for("the game could not be saved; gomoku opens");
    pty.wait_for("move 7,7");
    pty.wait_for("move 0,0");

    // The directory for temporary files accepts the game, and an unused one is removed.
    fs::remove_file(home.path().join("tmp")).unwrap();
    fs::create_dir(home.path().join("tmp")).unwrap();
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Moves are kept in ");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.wait_for("the game was saved in ");
    let [fallback] = &fs::read_dir(home.path().join("tmp")).unwrap().collect::<Vec<_>>()[..] else {
        panic!("one directory")
    };
    assert_eq!(games(&fallback.as_ref().unwrap().path().join("games")), ["7,7"]);
}

#[test]
fn naming_the_players_starts_at_once_and_the_footer_can_be_clicked() {
    let home = home();
    for flags in [&["--level", "2"][..], &["--vs", "computer"], &["--watch", "1,2"]] {
        let mut pty = Pty::gomoku(flags, home.path());
        pty.wait_for("Computer");
        pty.wait_for("Move ");
        pty.press("q");
        assert!(pty.wait_for_end().success());
    }
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("quit");
    let text = pty.text();
    let (row, line) = text.lines().enumerate().find(|(_, line)| line.contains("place")).unwrap();
    let column = line.find("place").unwrap() + 1;
    pty.press_and_wait(&format!("\u{1b}[<0;{column};{}M", row + 1), "Move 2");
    pty.press("q");
    assert!(pty.wait_for_end().success());
}

#[test]
fn invalid_settings_are_reported_and_not_changed() {
    let home = home();
    let file = home.path().join(".config/gomoku/settings.toml");
    let broken = "# mine\nlevel = 12\n";
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, broken).unwrap();
    let mut pty = Pty::gomoku(&[], home.path());
    pty.wait_for("settings.toml, line 2, column 9: level must be a number from 1 to 10, not 12");
    pty.press_and_wait(" ", "New game");
    // The settings page has the defaults, and does not overwrite the file.
    pty.press_and_wait(",", "auto: classic");
    pty.press_and_wait("\u{1b}[C", "Not saved; in use until you quit: settings.toml, line 2");
    pty.press("\u{3}");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    assert_eq!(fs::read_to_string(&file).unwrap(), broken);
}

#[test]
fn a_level_alone_starts_a_game_with_the_default_sides() {
    let home = home();
    let file = home.path().join(".config/gomoku/settings.toml");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let mine = "size = 17\nplayer-1 = \"Ada\"\nrule = \"standard\"\nmouse = false\n";
    fs::write(&file, mine).unwrap();
    let mut pty = Pty::gomoku(&["--level", "4"], home.path());
    pty.wait_for("17x17, exactly five");
    pty.wait_for("Ada");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    // Flags are not written to the settings.
    assert_eq!(fs::read_to_string(&file).unwrap(), mine);
    // But they are the last choice, which the next start offers.
    let last = fs::read_to_string(home.path().join("state/gomoku/last.toml")).unwrap();
    assert!(last.contains("level-of-o = 4\n"), "{last}");
    let mut pty = Pty::gomoku(&[], home.path());
    pty.wait_for("You play X against the computer, level 4. You begin.");
    pty.press_and_wait("n", "misses no four or open three");
    pty.press(CTRL_C);
    assert!(pty.wait_for_end().success());
    // A named game is played against the last opponent, too.
    let mut pty = Pty::gomoku(&["--rule", "freestyle", "--size", "15"], home.path());
    pty.wait_for("Computer, level 4");
    pty.press(CTRL_C);
    assert!(pty.wait_for_end().success());
}

#[test]
fn a_key_leads_back_to_the_start_and_the_game_is_kept() {
    let home = home();
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.press_and_wait("Q", "Resume game");
    assert_eq!(kept(home.path()), [&["7,7"][..], &[]]);
    pty.press_and_wait("\r", "Move 2");
    pty.press_and_wait("0,0\r", "Move 3");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    assert_eq!(kept(home.path()), [&["7,7 0,0"][..], &[]]);
}

#[test]
fn a_file_is_chosen_from_the_start_menu() {
    let home = home();
    fs::create_dir(home.path().join("games")).unwrap();
    fs::write(home.path().join("games/final.sgf"), "(;GM[4]SZ[15]PB[Eve];B[hh];W[ii])").unwrap();
    let mut pty = Pty::gomoku(&[], home.path());
    pty.wait_for("New game");
    pty.press_and_wait("l", "games/");
    pty.press_and_wait("games/", "final.sgf");
    pty.press_and_wait("fin", "2 moves");
    pty.press_and_wait("\r", "Game loaded: 2 moves");
    pty.press_and_wait("Q", "New game");
    // It is one of the files used last now.
    pty.press_and_wait("l", "Recent files");
    pty.press(CTRL_C);
    assert!(pty.wait_for_end().success());
}

#[test]
fn file_contents_and_names_cannot_control_the_terminal() {
    let home = home();
    let name = "\u{1b}]0;mine\u{7}\u{202e}fgs.sgf";
    let said = "Eve\u{202e}\u{9b}2J\u{1b}]0;mine\u{7}";
    let said = said.replace(']', "\\]");
    let game = format!("(;GM[4]FF[4]CA[UTF-8]SZ[15]PB[{said}]C[{said}];B[hh]C[{said}])");
    fs::write(home.path().join(name), game).unwrap();
    let mut pty = Pty::gomoku(&[name], home.path());
    pty.wait_for("Eve");
    pty.press_and_wait("s", "Game saved: ");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    // The same content was saved.
    let saved = fs::read_to_string(home.path().join(name)).unwrap();
    for kept in ["PB", ";B[hh]C"] {
        assert!(saved.contains(&format!("{kept}[{said}]")), "{saved:?}");
    }
    // Output for programs is shown to a person here.
    let mut converted = Pty::gomoku(&["convert", name, "-"], home.path());
    converted.wait_for("GM[4]");
    converted.wait_for_end();
    for pty in [pty, converted] {
        for obeyed in ["\u{1b}]0;mine", "\u{202e}", "\u{9b}"] {
            assert_eq!(pty.sent(obeyed, 0), None, "{obeyed:?}");
        }
    }
}
