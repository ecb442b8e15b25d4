//! Other engines in the real terminal: whatever they do, no game is lost, the terminal is whole, and
//! nothing is left behind.
//!
//! `examples/fake` is built by `cargo test`, or by `cargo build --example fake`.

use std::fs;
use std::path::Path;

use super::kept::kept;
use super::pty::{Pty, wait_until};
use super::{Signal, home, signal};

/// Cells for the stones of the person, far from the middle.
const CELLS: [&str; 6] = ["0,0", "0,14", "14,0", "14,14", "0,7", "7,0"];

/// Starts a game against an engine with this fault.
fn against(fault: &str, home: &Path) -> Pty {
    let program = Path::new(env!("CARGO_BIN_EXE_gomoku"));
    let fake = program.with_file_name("examples").join("fake");
    let text = format!(
        "[engine.fake]\ncommand = ['{}', '{fault}']\nturn = \"100ms\"\nmemory = \"64MB\"\n",
        fake.display()
    );
    let folder = home.join(".config/gomoku");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("engines.toml"), text).unwrap();
    let pty = Pty::gomoku(&["--size", "15", "--o", "fake"], home);
    pty.wait_for("You (X) to move");
    pty
}

/// Processes that descend from this one.
fn descendants(id: u32) -> Vec<u32> {
    let threads = fs::read_dir(format!("/proc/{id}/task")).into_iter().flatten().flatten();
    let lists = threads.filter_map(|it| fs::read_to_string(it.path().join("children")).ok());
    let text = lists.collect::<String>();
    let children: Vec<u32> = text.split_whitespace().filter_map(|id| id.parse().ok()).collect();
    let further: Vec<u32> = children.iter().flat_map(|&child| descendants(child)).collect();
    [children, further].concat()
}

fn is_running(id: u32) -> bool {
    fs::read_to_string(format!("/proc/{id}/stat"))
        .is_ok_and(|stat| !stat.rsplit(") ").next().is_some_and(|rest| rest.starts_with('Z')))
}

/// Plays against an engine until it fails in these words, or for some moves. Then everything is as
/// it was: the stones are there, and go on with a level of ours.
fn check(fault: &str, words: &str) {
    let home = home();
    let mut pty = against(fault, home.path());
    let mut moves = 0;
    for cell in CELLS {
        pty.press(&format!("{cell}\r"));
        moves += 1;
        wait_until("the engine moves or fails", || {
            let text = pty.text();
            text.contains(&format!("Move {}", moves + 2)) || text.contains("did not move")
        });
        if pty.text().contains("did not move") {
            break;
        }
        moves += 1;
        // With its fifth stone it may win.
        if words.is_empty() && moves >= 8 {
            break;
        }
    }
    let text = pty.text().split_whitespace().collect::<Vec<_>>().join(" ");
    if words.is_empty() {
        assert!(!text.contains("did not move"), "{fault}: {text}");
    } else {
        assert!(text.contains(words), "{fault}: {text}");
        // A level of ours plays on, and may win.
        pty.press("-");
        wait_until("the level moves", || {
            let text = pty.text();
            text.contains(&format!("Move {}", moves + 2)) || text.contains("wins")
        });
        moves += 1;
    }
    let left = descendants(pty.pid());
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    wait_until("nothing is left", || !left.iter().any(|&id| is_running(id)));
    let [in_progress, ended] = kept(home.path());
    let games = [in_progress, ended].concat();
    assert_eq!(games.len(), 1, "{fault}: {games:?}");
    assert_eq!(games[0].split(' ').count(), moves, "{fault}: {games:?}");
}

#[test]
fn an_engine_that_hangs_loses_no_game() {
    check("hangs-at-start", "it did not start a game within 5 s");
    check("hangs-at-move", "no move within 10.4 s");
}

#[test]
fn an_engine_that_does_not_read_loses_no_game() {
    check("never-reads", "it did not start a game within 5 s");
    check("refuses-rule", "it does not know the rule freestyle");
}

#[test]
fn an_engine_that_ends_loses_no_game() {
    check("dies", "it has ended (status 3)");
    check("floods", "it prints more than can be read");
    check("endless-line", "it prints more than can be read");
}

#[test]
fn an_engine_that_plays_where_it_cannot_loses_no_game() {
    check("off-board", "it played 99,99, which is not allowed");
    check("occupied", "there is already a stone there");
}

#[test]
fn an_engine_with_small_faults_is_played() {
    check("answers-twice", "");
    check("silent-to-unknown", "");
    check("escape-codes", "");
    check("late", "");
}

#[test]
fn an_engine_that_stays_is_ended() {
    check("stays", "");
    check("leaves-child", "");
}

#[test]
fn no_engine_outlives_the_program_even_if_it_is_killed() {
    let home = home();
    let mut pty = against("stays", home.path());
    pty.press_and_wait("0,0\r", "Move 3");
    let left = descendants(pty.pid());
    assert!(left.len() >= 2, "the guard and the engine");
    signal(&pty, Signal::KILL);
    wait_until("nothing is left", || !left.iter().any(|&id| is_running(id)));
}
