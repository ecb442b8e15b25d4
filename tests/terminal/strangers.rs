//! Other users of the same machine: what they can read they cannot hold up.

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use super::home;
use super::pty::{self, Pty, wait_until};

/// The program, started in a shell with this mask.
fn with_mask(mask: &str, arguments: &str, home: &Path) -> Pty {
    let program = env!("CARGO_BIN_EXE_gomoku");
    let line = format!("umask {mask}; exec '{program}' {arguments}");
    let mut command = pty::command("sh", &["-c", &line], home);
    command.set_controlling_tty(false);
    Pty::start(command)
}

/// A directory and all that lie in it.
fn directories(root: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path());
    let below = entries.filter(|path| path.is_dir()).flat_map(|path| directories(&path));
    std::iter::once(root.to_path_buf()).chain(below).collect()
}

#[test]
fn what_the_program_makes_is_nobody_elses() {
    let home = home();
    let mut pty = with_mask("000", "--game tictactoe", home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("0,0\r1,0\r0,1\r1,1\r", "Move 5");
    pty.press_and_wait("s", "Game saved");
    pty.press_and_wait("0,2\r", "wins");
    // The settings, a game in progress, an attempt at a puzzle, and the index of the history.
    pty.press_and_wait(",", "Window title");
    pty.press_and_wait("\u{1b}[C", "< classic");
    pty.press_and_wait("\u{1b}", "n  new");
    pty.press_and_wait("n\r", "Move 1");
    pty.press_and_wait("1,1\r", "Move 2");
    pty.press_and_wait("W", "find the win");
    pty.press_and_wait("s", "The solution");
    pty.press("\u{3}\u{3}");
    assert!(pty.wait_for_end().success());
    let mut games = with_mask("000", "games", home.path());
    assert!(games.wait_for_end().success());
    let all = directories(home.path());
    let made: Vec<&PathBuf> = all.iter().filter(|path| *path != home.path()).collect();
    for name in ["data/gomoku/history", "state/gomoku/games", ".config/gomoku", ".cache/gomoku"] {
        assert!(made.iter().any(|path| path.ends_with(name)), "{name} is not in {made:?}");
    }
    for directory in made {
        let mode = fs::metadata(directory).unwrap().permissions().mode() & 0o7777;
        assert_eq!(mode, 0o700, "{}", directory.display());
    }
    let journals = fs::read_dir(home.path().join("state/gomoku/games")).unwrap();
    for journal in journals.map(|entry| entry.unwrap().path()) {
        let mode = fs::metadata(&journal).unwrap().permissions().mode() & 0o7777;
        assert_eq!(mode, 0o600, "{}", journal.display());
    }
}

/// Whoever may read a file or directory may lock it, and keep the lock for ever.
#[test]
fn who_may_read_the_directories_holds_up_no_save_and_no_attempt() {
    let home = home();
    let names = ["", "data/gomoku", "state/gomoku", "state/gomoku/games", ".config/gomoku"];
    let directories = names.map(|name| home.path().join(name));
    let log = home.path().join("state/gomoku/attempts.jsonl");
    for directory in &directories {
        fs::create_dir_all(directory).unwrap();
    }
    File::create(&log).unwrap();
    let held = directories.iter().chain([&log]).map(|path| {
        let file = File::open(path).unwrap();
        file.lock().unwrap();
        file
    });
    let held: Vec<File> = held.collect();
    let mut pty = Pty::gomoku(&["--size", "15"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.press_and_wait("W", "find the win");
    pty.press_and_wait("s", "The solution");
    wait_until("the attempt is logged", || fs::metadata(&log).unwrap().len() > 0);
    wait_until("the game is back", || {
        pty.press("\u{1b}");
        pty.shows_soon("s  save")
    });
    pty.press_and_wait("s", "Game saved. 1 stone");
    pty.press_and_wait(":save mine.csv\r", "mine.csv");
    wait_until("it is saved", || home.path().join("mine.csv").exists());
    pty.press_and_wait(",", "Window title");
    pty.press("\u{1b}[C");
    let settings = home.path().join(".config/gomoku/settings.toml");
    wait_until("the setting is written", || settings.exists());
    drop(held);
    pty.press("\u{3}\u{3}");
    assert!(pty.wait_for_end().success());
    // No lock is left in the user's directory.
    assert!(!home.path().join(".gomoku.lock").exists());
}
