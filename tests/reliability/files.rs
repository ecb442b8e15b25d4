//! Files left on the disk by a program that has ended.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::pty::{Pty, wait_until};

/// Lists this many cells of the first row.
pub fn row(cells: usize) -> Vec<(usize, usize)> {
    (0..cells).map(|col| (0, col)).collect()
}

/// Formats these cells as words.
pub fn words(cells: &[(usize, usize)]) -> String {
    cells.iter().map(|(row, col)| format!("{row},{col}")).collect::<Vec<_>>().join(" ")
}

/// Formats a game as a file: its stones in the order of the moves, sides alternating.
pub fn csv(moves: &[(usize, usize)]) -> String {
    let rows = moves.iter().zip(1..);
    let rows = rows.map(|((row, col), no)| format!("{no};{row};{col};{}\n", (no + 1) % 2));
    ["No;Row;Col;Player\n".to_owned()].into_iter().chain(rows).collect()
}

/// Reads a file; `None` if it does not exist.
pub fn read(file: &Path) -> Option<String> {
    file.exists().then(|| fs::read_to_string(file).unwrap())
}

/// Lists the temporary files in a directory and below it: all that are neither games nor settings,
/// nor the list of files used last. The cache is excluded, since it is rebuilt.
pub fn on_their_way(directory: &Path) -> Vec<PathBuf> {
    const KNOWN: [&str; 5] = ["journal", "sgf", "csv", "csv~", "toml"];
    if !directory.exists() || directory.ends_with(".cache") {
        return Vec::new();
    }
    let is_known = |path: &Path| {
        path.ends_with("recent-files")
            || KNOWN.iter().any(|known| path.extension() == Some(known.as_ref()))
    };
    let below = |path: PathBuf| {
        let is_one = !is_known(&path);
        if path.is_dir() { on_their_way(&path) } else { Vec::from_iter(is_one.then_some(path)) }
    };
    fs::read_dir(directory).unwrap().flat_map(|entry| below(entry.unwrap().path())).collect()
}

/// Makes these files two minutes older. A new file might belong to another program.
pub fn age(files: &[PathBuf]) {
    let then = SystemTime::now() - Duration::from_secs(120);
    for file in files {
        fs::File::options().write(true).open(file).unwrap().set_modified(then).unwrap();
    }
}

/// Starts the program two minutes later with these arguments, opens the list of games, and waits
/// until the clean-up of its directories is complete: there are no more temporary files, and
/// `is_done`. Returns the program with the list open.
///
/// The program cleans up when it starts or, at the latest, when the list is opened. Nothing else
/// does so here.
#[track_caller]
pub fn start_again(arguments: &[&str], home: &Path, mut is_done: impl FnMut() -> bool) -> Pty {
    age(&on_their_way(home));
    let mut pty = Pty::gomoku(arguments, home);
    pty.wait_for("quit");
    pty.press_and_wait("H", "Esc: back");
    wait_until("the next start puts in order what was left", || {
        let own = ["data", "state", ".config"].map(|own| on_their_way(&home.join(own)));
        own.concat().is_empty() && is_done()
    });
    pty
}

/// Quits the program.
#[track_caller]
pub fn quit(mut pty: Pty) {
    pty.press("\u{3}");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
}
