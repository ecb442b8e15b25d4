//! Two programs save to one file at the same moment.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::files::stones;
use crate::runs;

/// A program that writes one file as another.
fn convert(home: &Path, from: &str, to: &str) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gomoku"));
    command.args(["convert", from, to]).current_dir(home).env("HOME", home);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

#[test]
fn double_saves_lose_no_game_that_was_said_to_be_saved() {
    let runs = runs(20);
    let mut refused = 0;
    for run in 0..runs {
        let home = tempfile::tempdir().unwrap();
        let home = home.path();
        let game = |stones: usize| {
            let rows =
                (1..=stones).map(|number| format!("{number};7;{number};{}\n", (number + 1) % 2));
            format!("No;Row;Col;Player\n{}", rows.collect::<Vec<_>>().concat())
        };
        for (name, stones) in [("one.csv", 1), ("two.csv", 2), ("both.csv", 3)] {
            fs::write(home.join(name), game(stones)).unwrap();
        }
        let mut programs = [("one.csv", 1), ("two.csv", 2)]
            .map(|(from, has)| (convert(home, from, "both.csv"), has));
        let mut saved = Vec::new();
        for (program, stones) in &mut programs {
            if program.wait().unwrap().success() {
                saved.push(*stones);
            } else {
                refused += 1;
            }
        }
        let mut there =
            ["both.csv", "both.csv~"].map(|name| stones(home, &home.join(name))).to_vec();
        there.retain(|stones| *stones != 3);
        there.sort_unstable();
        assert_eq!(there, saved, "run {run}");
    }
    println!("{runs} double saves; {refused} of {} were refused, none was lost", 2 * runs);
}
