//! Other users of the same machine: they cannot block anything by reading it.
//!
//! Only root can act as another user. The ignored tests do so, and root runs them with `--ignored`.

use std::fs::{self, File, Permissions};
use std::os::unix::fs::{PermissionsExt as _, chown, symlink};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::home;
use super::kept::kept;
use super::pty::{self, Pty, wait_until};

/// Id of another user.
const STRANGER: u32 = 12_345;

/// Checks whether another user can list a directory.
fn can_list(directory: &Path) -> bool {
    let mut list = Command::new("ls");
    list.arg(directory).uid(STRANGER).gid(STRANGER).stdout(Stdio::null()).stderr(Stdio::null());
    list.status().unwrap().success()
}

/// Starts the program in a shell with this umask.
fn with_mask(mask: &str, arguments: &str, home: &Path) -> Pty {
    let program = env!("CARGO_BIN_EXE_gomoku");
    let line = format!("umask {mask}; exec '{program}' {arguments}");
    let mut command = pty::command("sh", &["-c", &line], home);
    command.set_controlling_tty(false);
    Pty::start(command)
}

/// Lists a directory and all its subdirectories.
fn directories(root: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path());
    let below = entries.filter(|path| path.is_dir()).flat_map(|path| directories(&path));
    std::iter::once(root.to_path_buf()).chain(below).collect()
}

#[test]
fn directories_of_the_program_are_private() {
    make_all(false);
}

#[test]
#[ignore = "takes root, who plays another user"]
fn other_users_cannot_list_directories_of_the_program() {
    make_all(true);
}

/// Lets the program create all its directories, and checks them, optionally as another user.
fn make_all(as_stranger: bool) {
    let home = home();
    let mut pty = with_mask("000", "--game tictactoe --vs person", home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("0,0\r1,0\r0,1\r1,1\r", "Move 5");
    pty.press_and_wait("s", "Game saved");
    pty.press_and_wait("0,2\r", "wins");
    // The settings, a game in progress, an attempt at a puzzle, and the index of the history.
    pty.press_and_wait(",", "Window title");
    pty.press_and_wait("\u{1b}[B\u{1b}[C", "< classic");
    pty.press_and_wait("\u{1b}", "n new");
    pty.press_and_wait("n\r", "Move 1");
    pty.press_and_wait("1,1\r", "Move 2");
    pty.press_and_wait("W", "Daily puzzle");
    pty.press_and_wait("\r", "find the win");
    pty.press_and_wait("s", "You viewed the solution");
    pty.press("\u{3}\u{3}");
    assert!(pty.wait_for_end().success());
    let mut games = with_mask("000", "games", home.path());
    assert!(games.wait_for_end().success());
    let all = directories(home.path());
    let made: Vec<&PathBuf> = all.iter().filter(|path| *path != home.path()).collect();
    for name in ["data/gomoku/history", "state/gomoku/games", ".config/gomoku", ".cache/gomoku"] {
        assert!(made.iter().any(|path| path.ends_with(name)), "{name} is not in {made:?}");
    }
    for directory in &made {
        let mode = fs::metadata(directory).unwrap().permissions().mode() & 0o7777;
        assert_eq!(mode, 0o700, "{}", directory.display());
    }
    if as_stranger {
        assert!(can_list(home.path()), "a stranger can list what is open");
        assert!(!made.iter().any(|directory| can_list(directory)));
    }
    let journals = fs::read_dir(home.path().join("state/gomoku/games")).unwrap();
    for journal in journals.map(|entry| entry.unwrap().path()) {
        let mode = fs::metadata(&journal).unwrap().permissions().mode() & 0o7777;
        assert_eq!(mode, 0o600, "{}", journal.display());
    }
}

/// Anybody who may read a file or directory may lock it, and keep the lock forever.
#[test]
fn readers_of_the_directories_cannot_block_saves() {
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
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.press_and_wait("W", "Daily puzzle");
    pty.press_and_wait("\r", "find the win");
    pty.press_and_wait("s", "You viewed the solution");
    wait_until("the attempt is logged", || fs::metadata(&log).unwrap().len() > 0);
    wait_until("the game is back", || {
        pty.press("\u{1b}");
        pty.shows_soon("a analyse")
    });
    pty.press_and_wait("s", "Game saved: 1 move");
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

#[test]
fn planted_temporary_files_are_neither_used_nor_followed() {
    put_among_temporary_files(false);
}

#[test]
#[ignore = "takes root, who plays another user"]
fn temporary_files_planted_by_other_users_are_neither_used_nor_followed() {
    put_among_temporary_files(true);
}

/// Puts a game in the place of this user's games, and links to this user's files, optionally as
/// another user. With an open umask, the directory among the temporary files was open to all.
fn put_among_temporary_files(as_stranger: bool) {
    let home = home();
    let temporary = home.path().join("tmp");
    fs::create_dir(&temporary).unwrap();
    fs::set_permissions(&temporary, Permissions::from_mode(0o1777)).unwrap();
    fs::create_dir(home.path().join("state")).unwrap();
    let state = home.path().join("state/gomoku");
    fs::write(&state, "a file").unwrap();
    // Only the temporary files accept a game.
    let mut pty = with_mask("000", "--game tictactoe --vs person", home.path());
    pty.wait_for("Move 1");
    pty.press_and_wait("0,0\r", "Move 2");
    wait_until("the game is kept", || fs::read_dir(&temporary).unwrap().count() == 1);
    let fallback = fs::read_dir(&temporary).unwrap().next().unwrap().unwrap().path();
    for directory in directories(&fallback) {
        let mode = fs::metadata(&directory).unwrap().permissions().mode() & 0o7777;
        assert_eq!(mode, 0o700, "{}", directory.display());
    }
    if as_stranger {
        assert!(!can_list(&fallback));
    }
    pty.press("\u{3}\u{3}");
    assert!(pty.wait_for_end().success());
    fs::remove_file(&state).unwrap();

    // It was open once, as created by an earlier version, and another user exploited that.
    let games = fallback.join("games");
    let own = fs::read_dir(&games).unwrap().next().unwrap().unwrap().path();
    let journal = fs::read_to_string(&own).unwrap();
    let open = temporary.join("gomoku-games-open");
    fs::create_dir_all(open.join("games")).unwrap();
    for directory in directories(&open) {
        fs::set_permissions(&directory, Permissions::from_mode(0o777)).unwrap();
    }
    let planted = open.join("games/20200101T000000.000000Z.journal");
    fs::write(&planted, &journal).unwrap();
    let [mine, linked] = ["mine", "linked"].map(|name| home.path().join(name));
    let text = journal.clone() + "a line without an end";
    fs::write(&mine, &text).unwrap();
    fs::write(&linked, &text).unwrap();
    symlink(&mine, open.join("games/20200101T000001.000000Z.journal")).unwrap();
    fs::hard_link(&linked, games.join("20200101T000002.000000Z.journal")).unwrap();
    symlink(&mine, games.join("20200101T000003.000000Z.journal")).unwrap();
    if as_stranger {
        chown(&planted, Some(STRANGER), Some(STRANGER)).unwrap();
        let foreign = temporary.join("gomoku-games-foreign");
        fs::create_dir_all(foreign.join("games")).unwrap();
        fs::write(foreign.join("games/20200101T000004.000000Z.journal"), &journal).unwrap();
        for path in [&foreign, &foreign.join("games")] {
            fs::set_permissions(path, Permissions::from_mode(0o777)).unwrap();
            chown(path, Some(STRANGER), Some(STRANGER)).unwrap();
        }
    }
    let mut pty = Pty::gomoku(&[], home.path());
    pty.wait_for("Resume game");
    wait_until("the own game is home", || !own.exists());
    // The list appears after the clean-up.
    pty.press_and_wait("H", "1 in progress");
    pty.press("\u{3}\u{3}");
    assert!(pty.wait_for_end().success());
    assert_eq!(kept(home.path()), [&["0,0"][..], &[]]);
    assert_eq!(fs::read_to_string(&mine).unwrap(), text);
    assert_eq!(fs::read_to_string(&linked).unwrap(), text);
    assert!(planted.exists());
}
