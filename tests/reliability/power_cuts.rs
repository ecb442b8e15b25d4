//! Power cuts: the file system loses everything that is not on the disk yet.
//!
//! A separate file system on a loop device is shut down under the running program, without its log
//! (the call `EXT4_IOC_SHUTDOWN`), and mounted again. This requires root, `mkfs.ext4` and
//! `python3`, which makes the call:
//!
//! ```sh
//! GOMOKU_RUNS=100 cargo test --release --test reliability power -- --ignored --nocapture
//! ```

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use fastrand::Rng;
use rustix::process::{Pid, Signal, kill_process};

use crate::files::{csv, read, row, words};
use crate::kept::kept;
use crate::pty::Pty;
use crate::runs;

/// File system in a file, unmounted when dropped.
struct Disk {
    folder: tempfile::TempDir,
}

/// Runs a program that must succeed.
fn run(program: &str, arguments: &[&str]) {
    let status = Command::new(program).args(arguments).stdin(Stdio::null()).status();
    assert!(status.is_ok_and(|status| status.success()), "{program} {arguments:?}");
}

impl Disk {
    fn new() -> Self {
        let disk = Self { folder: tempfile::tempdir().unwrap() };
        fs::create_dir(disk.path("mount")).unwrap();
        fs::File::create(disk.path("image")).unwrap().set_len(32 << 20).unwrap();
        run("mkfs.ext4", &["-q", &disk.path("image")]);
        disk.mount();
        disk
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().unwrap().to_owned()
    }

    fn mount(&self) {
        run("mount", &["-o", "loop", &self.path("image"), &self.path("mount")]);
    }

    /// Cuts the power: from here on, every write fails, and data not synced is lost.
    fn cut(&self) {
        let call = "import fcntl, os, struct, sys\n\
                    fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack('I', 2))";
        run("python3", &["-c", call, &self.path("mount")]);
    }

    /// Restores the power.
    fn restore(&self) {
        run("umount", &[&self.path("mount")]);
        self.mount();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").args(["-l", &self.path("mount")]).status();
    }
}

/// Does something in a program with this home, cuts the power, and checks the files.
type PowerCut = fn(&Disk, &Path, &mut Rng);

const KINDS: [(&str, PowerCut); 5] = [
    ("a game is saved", save),
    ("a game is left and kept", quit),
    ("a game has ended", end),
    ("a setting is changed", setting),
    ("at any moment", any_moment),
];

#[test]
#[ignore = "takes root and a loop device"]
fn power_cuts_lose_nothing_reported_as_saved() {
    let runs = runs(5);
    for run in 0..runs {
        let (kind, play) = KINDS[usize::try_from(run).unwrap() % KINDS.len()];
        let seed = 1 + run;
        println!("run {run}: {kind}, seed {seed}");
        let disk = Disk::new();
        let home = disk.folder.path().join("mount");
        play(&disk, &home, &mut Rng::with_seed(seed));
    }
    println!("{runs} power cuts; nothing was lost that was said to be kept");
}

/// Cuts the power under a program, and restores it.
fn cut(disk: &Disk, pty: &mut Pty) {
    // Data that nobody has synced is lost, which proves that the cut works.
    let unsynced = disk.path("mount/unsynced");
    fs::write(&unsynced, "unsynced").unwrap();
    disk.cut();
    let _ = kill_process(Pid::from_raw(pty.pid().cast_signed()).unwrap(), Signal::KILL);
    pty.wait_for_end();
    disk.restore();
    assert_ne!(fs::read_to_string(&unsynced).unwrap_or_default(), "unsynced");
}

/// Plays this many moves in the first row, one after the other.
#[track_caller]
fn play(pty: &mut Pty, moves: usize) {
    for (row, col) in row(moves) {
        pty.press_and_wait(&format!("{row},{col}\r"), &format!("Move {}", col + 2));
    }
}

fn save(disk: &Disk, home: &Path, chance: &mut Rng) {
    let (file, old) = (home.join("a.csv"), csv(&[(7, 7)]));
    fs::write(&file, &old).unwrap();
    run("sync", &[]);
    let mut pty = Pty::gomoku(&["--size", "15", "--file", "a.csv", "--vs", "person"], home);
    pty.wait_for("Move 1");
    let moves = chance.usize(1..6);
    play(&mut pty, moves);
    pty.press_and_wait("s", "Game saved: ");
    cut(disk, &mut pty);
    assert_eq!(read(&file), Some(csv(&row(moves))));
    assert_eq!(read(&home.join("a.csv~")), Some(old));
}

fn quit(disk: &Disk, home: &Path, chance: &mut Rng) {
    let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home);
    pty.wait_for("Move 1");
    let moves = chance.usize(1..6);
    play(&mut pty, moves);
    pty.press("q");
    assert!(pty.wait_for_end().success());
    cut(disk, &mut pty);
    assert_eq!(kept(home), [vec![words(&row(moves))], vec![]]);
}

fn end(disk: &Disk, home: &Path, chance: &mut Rng) {
    let mut pty = Pty::gomoku(&["--game", "tictactoe", "--vs", "person"], home);
    pty.wait_for("Move 1");
    pty.press("0,0\r1,0\r0,1\r1,1\r0,2\r");
    pty.wait_for("wins");
    if chance.bool() {
        // The game becomes SGF.
        pty.press_and_wait("n\r", "Move 1");
    }
    pty.press("\u{3}");
    assert!(pty.wait_for_end().success());
    cut(disk, &mut pty);
    assert_eq!(kept(home), [&[][..], &["0,0 1,0 0,1 1,1 0,2"]]);
}

fn setting(disk: &Disk, home: &Path, chance: &mut Rng) {
    let file = home.join(".config/gomoku/settings.toml");
    let mine = "level = 3 # mine\n";
    let has_mine = chance.bool();
    if has_mine {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, mine).unwrap();
        run("sync", &[]);
    }
    let mut pty = Pty::gomoku(&[], home);
    pty.wait_for("New game");
    pty.press_and_wait(",", ">  Language");
    pty.press_and_wait("\u{1b}[B\u{1b}[C", "< classic >");
    pty.press("\u{3}");
    assert!(pty.wait_for_end().success());
    cut(disk, &mut pty);
    let text = read(&file).unwrap_or_default();
    assert!(text.lines().any(|line| line == "theme = \"classic\""), "{text}");
    assert_eq!(text.starts_with(mine), has_mine, "{text}");
}

/// Nothing is reported as being on the disk, but what exists must be complete.
fn any_moment(disk: &Disk, home: &Path, chance: &mut Rng) {
    let (file, old) = (home.join("a.csv"), csv(&[(7, 7)]));
    fs::write(&file, &old).unwrap();
    run("sync", &[]);
    let mut pty = Pty::gomoku(&["--size", "15", "--file", "a.csv", "--vs", "person"], home);
    pty.wait_for("Move 1");
    let moves = chance.usize(1..8);
    let keys = (0..moves).map(|col| format!("0,{col}\rs")).collect::<Vec<_>>().concat();
    pty.press(&keys);
    thread::sleep(Duration::from_micros(chance.u64(0..30_000)));
    cut(disk, &mut pty);
    let saved = read(&file).unwrap();
    let possible: Vec<String> = (1..=moves).map(|moves| csv(&row(moves))).collect();
    assert!(saved == old || possible.contains(&saved), "{saved}");
    if saved != old {
        assert_eq!(read(&home.join("a.csv~")), Some(old));
    }
    let [in_progress, ended] = kept(home);
    assert!(in_progress.len() <= 1 && ended.is_empty(), "{in_progress:?}, {ended:?}");
    let possible: Vec<String> = (0..=moves).map(|moves| words(&row(moves))).collect();
    assert!(possible.contains(&in_progress.concat()), "{in_progress:?}");
}
