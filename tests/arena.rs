//! Match of the built program against itself, and against programs that are not brains.
//!
//! `examples/arena` is built by `cargo test`, or by `cargo build --example arena`.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads and writes what a match has written")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Path of the match runner, beside the program.
fn arena() -> PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_gomoku"));
    program.with_file_name("examples").join(format!("arena{}", std::env::consts::EXE_SUFFIX))
}

/// Plays some games of 7x7, limited by nodes. Returns the output, or the error.
fn play(folder: &Path, a: &str, games: u8) -> Result<String, String> {
    let openings = folder.join("openings.txt");
    fs::write(&openings, "# two of them\nd4c4e5\nd4d5\n").unwrap();
    let output = Command::new(arena())
        .args(["match", "--a", a, "--b", &brain(), "--nodes", "50", "--memory", "8"])
        .args(["--size", "7", "--concurrency", "2", "--games", &games.to_string()])
        .arg("--openings")
        .arg(openings)
        .arg("--record")
        .arg(folder.join("record.txt"))
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

fn brain() -> String {
    format!("{} brain", env!("CARGO_BIN_EXE_gomoku"))
}

/// Reads the games of a record, in order.
fn games(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(folder.join("record.txt")).unwrap();
    let mut games: Vec<String> = text.lines().skip(1).map(str::to_owned).collect();
    games.sort();
    games
}

#[test]
fn an_interrupted_match_is_continued() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let four = play(folder, &brain(), 4).unwrap();
    assert!(four.contains("\n4 games: "), "{four}");
    let clean = "lost on time 0, illegal moves 0, crashes 0";
    assert_eq!(four.matches(clean).count(), 2, "{four}");
    let first = games(folder);
    assert_eq!(first.len(), 4);
    for (game, begin) in first.iter().zip(["0 a d4c4e5 ", "1 b d4c4e5 ", "2 a d4d5 ", "3 b d4d5 "])
    {
        assert!(game.starts_with(begin), "{game}");
        assert!(game.contains(" row ") || game.contains(" draw full "), "{game}");
    }

    // The last line is cut, as after a crash of the machine.
    let record = folder.join("record.txt");
    let text = fs::read_to_string(&record).unwrap();
    fs::write(&record, &text[..text.len() - 3]).unwrap();
    let six = play(folder, &brain(), 6).unwrap();
    assert!(six.contains("\n6 games: "), "{six}");
    let all = games(folder);
    assert_eq!(all.len(), 6);
    let is_kept = |game: &&String| all.contains(game);
    assert!(first.iter().filter(is_kept).count() >= 3, "{first:?} {all:?}");
    assert!(all[4].starts_with("4 a d4e4c5 "), "the first opening, turned: {}", all[4]);
}

#[test]
fn records_of_other_matches_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &brain(), 2).unwrap();
    let other = play(folder.path(), "no-such-program", 2).unwrap_err();
    assert!(other.contains("another match: # 7x7, five or more in a row"), "{other}");

    let letter = folder.path().join("record.txt");
    fs::write(&letter, "Dear Anna,").unwrap();
    let refused = play(folder.path(), &brain(), 2).unwrap_err();
    assert!(refused.contains("another match: Dear Anna,"), "{refused}");
    assert_eq!(fs::read_to_string(&letter).unwrap(), "Dear Anna,", "it is not touched");
}

#[test]
fn crashing_brains_lose_and_missing_ones_end_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let not_a_brain = format!("{} --version", env!("CARGO_BIN_EXE_gomoku"));
    let lost = play(folder.path(), &not_a_brain, 2).unwrap();
    assert!(lost.contains("\n2 games: 0 won, 0 drawn, 2 lost; pairs 1 0 0 0 0: 0.0 %"), "{lost}");
    assert!(
        lost.contains(
            "A: 0 moves, 0 ms in the mean, 0 ms at most; lost on time 0, illegal moves 0, crashes 2"
        ),
        "{lost}"
    );
    assert!(games(folder.path()).iter().all(|game| game.contains(" - b crash 0/0/0 ")));

    let folder = tempfile::tempdir().unwrap();
    let error = play(folder.path(), "no-such-program", 2).unwrap_err();
    assert!(error.contains("cannot start no-such-program"), "{error}");
}
