//! `gomoku brain`: the program as a brain.

use std::ffi::OsString;
use std::io::{self, BufReader};
use std::path::Path;

use clap::Args;

use super::choice::{EngineArguments, rule};
use super::output::written;
use super::system::{managers_input, resident};
use crate::gomocup::brain::{self, Options};
use crate::player::{Analyst, EnginePlayer, Player, any_seed, can_be_seated};
use crate::rules::Rule;

/// Memory of the program at its start in bytes, for systems that do not report it.
const RESIDENT: usize = 5 << 20;

#[derive(Debug, Args)]
pub(super) struct BrainArguments {
    /// Rule until the manager names one, such as omok, which has no number
    #[arg(long, value_name = "RULE", default_value = "freestyle", value_parser = rule())]
    rule: Rule,

    #[command(flatten)]
    engine: EngineArguments,
}

/// Adds the subcommand `brain` if the program's name implies it.
pub(super) fn named(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = arguments.into_iter().collect();
    if arguments.first().is_some_and(|name| is_brain(name.as_ref())) {
        arguments.insert(1, "brain".into());
    }
    arguments
}

/// Checks for the name by which managers start brains.
fn is_brain(program: &Path) -> bool {
    let stem = program.file_stem().unwrap_or_default().to_string_lossy();
    stem.to_ascii_lowercase().starts_with("pbrain-")
}

pub(super) fn run(arguments: &BrainArguments) -> anyhow::Result<()> {
    anyhow::ensure!(can_be_seated(), "there is not enough memory to play");
    let players = Box::new(|settings, lines: u8| match lines {
        0 | 1 => Box::new(EnginePlayer::new(settings)) as Box<dyn Player>,
        _ => Box::new(Analyst::new(settings, lines.into()).without_proof()),
    });
    let settings = arguments.engine.settings();
    let resident = resident().unwrap_or(RESIDENT);
    let options = Options { players, settings, rule: arguments.rule, resident, seed: any_seed() };
    let input = BufReader::new(managers_input());
    written(brain::run(options, input, &mut io::stdout().lock()), "the manager")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_name_selects_the_brain() {
        for name in ["pbrain-gomoku", "pbrain-gomoku.exe", "./x/pbrain-a", "PBRAIN-GOMOKU64.EXE"] {
            assert_eq!(named([name.into(), "--threads".into()]), [name, "brain", "--threads"]);
        }
        for name in ["gomoku", "gomoku.exe", "pbrain", "pbrain-x/gomoku", ""] {
            assert_eq!(named([name.into(), "line".into()]), [name, "line"]);
        }
        assert!(named([]).is_empty());
    }
}
