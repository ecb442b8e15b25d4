//! What is left on the disk of a program that has ended.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use gomoku::rules::Variant;

use crate::kept::store;

/// How many stones the game in a file has.
pub fn stones(home: &Path, file: &Path) -> usize {
    let loaded = store(home).load(file, Variant::GOMOKU_15);
    loaded.unwrap_or_else(|why| panic!("{}: {why}", file.display())).record.on_board().stones()
}

/// The files that were on their way to another one's place, in a directory and below it.
pub fn on_their_way(directory: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(directory) else { return Vec::new() };
    let paths = entries.map(|entry| entry.unwrap().path());
    let below = |path: PathBuf| {
        let is_one = path.extension().is_some_and(|ending| ending == "tmp");
        if path.is_dir() { on_their_way(&path) } else { Vec::from_iter(is_one.then_some(path)) }
    };
    paths.flat_map(below).collect()
}

/// Makes these files two minutes older: what was just begun may be another program's.
pub fn age(files: &[PathBuf]) {
    let then = SystemTime::now() - Duration::from_secs(120);
    for file in files {
        fs::File::options().write(true).open(file).unwrap().set_modified(then).unwrap();
    }
}
