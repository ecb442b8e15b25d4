//! Games saved by a program, read from its files without the program's own code.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Directory of the games in progress of a program with this home.
pub fn in_progress(home: &Path) -> PathBuf {
    home.join("state/gomoku/games")
}

/// Directory of the games that have ended.
pub fn history(home: &Path) -> PathBuf {
    home.join("data/gomoku/history")
}

/// Returns the moves of the games in progress and of those in the history, a line for each game,
/// both sorted.
///
/// An ending off the board follows the moves, as in `7,7 8,8 resign x`. Games without moves are
/// omitted.
pub fn kept(home: &Path) -> [Vec<String>; 2] {
    [games(&in_progress(home)), games(&history(home))]
}

/// Lists the files in a directory whose names end like this; none if the directory does not exist.
pub fn files(directory: &Path, ending: &str) -> Vec<PathBuf> {
    if !directory.exists() {
        return Vec::new();
    }
    let entries =
        fs::read_dir(directory).unwrap_or_else(|why| panic!("{}: {why}", directory.display()));
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension() == Some(OsStr::new(ending))).collect()
}

/// Returns the moves of the games in a directory, in the form of [`kept`].
pub fn games(directory: &Path) -> Vec<String> {
    // A running program may remove the file.
    let read = |path: &PathBuf| match fs::read_to_string(path) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => None,
        text => Some(text.unwrap_or_else(|why| panic!("{}: {why}", path.display()))),
    };
    let journals = files(directory, "journal");
    // A journal beside the SGF of the same game takes its place.
    let mut archives = files(directory, "sgf");
    archives.retain(|path| !journals.contains(&path.with_extension("journal")));
    let read_all = |paths: &[PathBuf], moves: fn(&str) -> String| {
        paths.iter().filter_map(read).map(|text| moves(&text)).collect::<Vec<_>>()
    };
    let mut games = read_all(&journals, of_journal);
    games.extend(read_all(&archives, of_sgf));
    games.retain(|moves| !moves.is_empty());
    games.sort();
    games
}

/// Returns the moves in a journal (`docs/formats.md`). The tests that use it only play, undo and
/// end games.
fn of_journal(text: &str) -> String {
    let (whole, _) = text.rsplit_once('\n').unwrap_or_default();
    let mut lines = whole.lines();
    let head = lines.next().unwrap_or("gomoku journal 2");
    assert!(head.starts_with("gomoku journal "), "{text}");
    let mut moves = Vec::new();
    for line in lines {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("move" | "select" | "place", rest) => {
                moves.push(rest.split(' ').next().unwrap_or_default());
            }
            ("undo", _) => drop(moves.pop()),
            ("resign" | "flag" | "draw", _) => moves.push(line),
            ("game" | "begun" | "player" | "name" | "clock", _) => {}
            _ => panic!("{line:?} in {text}"),
        }
    }
    moves.join(" ")
}

/// Returns the moves in an SGF of one line, as `row,column` from the top.
fn of_sgf(text: &str) -> String {
    assert!(!text[1..].contains('('), "one line of moves: {text}");
    let cell = |part: &str| {
        let (cell, _) = part.split_once(']')?;
        let [col, row] = [cell.as_bytes().first()?, cell.as_bytes().get(1)?].map(|it| it - b'a');
        Some(format!("{row},{col}"))
    };
    let nodes = text.split(';').filter(|node| node.starts_with("B[") || node.starts_with("W["));
    let moves = nodes.map(|node| cell(&node[2..]).unwrap_or_else(|| panic!("{node:?} in {text}")));
    moves.collect::<Vec<_>>().join(" ")
}
