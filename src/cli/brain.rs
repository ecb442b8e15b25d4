//! The program as a brain.

use std::ffi::OsString;
use std::io::{self, BufReader};
use std::path::Path;

use clap::Args;

use crate::gomocup::brain::{self, Options};
use crate::player::{EnginePlayer, EngineSettings, any_seed};

/// What a brain may use.
#[derive(Debug, Args)]
pub(super) struct BrainArguments {
    /// Threads that search, if the manager does not say how many
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,

    /// Memory for the tables in MB; less if the manager gives less than twice that
    #[arg(long, value_name = "MB", default_value_t = 32)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    memory: u16,
}

/// The arguments, with the subcommand `brain` if the program's name implies it.
pub(super) fn named(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = arguments.into_iter().collect();
    if arguments.first().is_some_and(|name| is_brain(name.as_ref())) {
        arguments.insert(1, "brain".into());
    }
    arguments
}

/// Managers start programs of this name as brains.
fn is_brain(program: &Path) -> bool {
    let stem = program.file_stem().unwrap_or_default().to_string_lossy();
    stem.to_ascii_lowercase().starts_with("pbrain-")
}

pub(super) fn run(arguments: &BrainArguments) -> anyhow::Result<()> {
    let settings = EngineSettings {
        memory: usize::from(arguments.memory) << 20,
        threads: arguments.threads.into(),
    };
    let players = Box::new(|settings| Box::new(EnginePlayer::new(settings)) as Box<_>);
    let options = Options { players, settings, seed: any_seed() };
    let input = BufReader::new(io::stdin());
    super::written(brain::run(options, input, &mut io::stdout().lock()), "the manager")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_says_who_is_a_brain() {
        for name in ["pbrain-gomoku", "pbrain-gomoku.exe", "./x/pbrain-a", "PBRAIN-GOMOKU64.EXE"] {
            assert_eq!(named([name.into(), "--threads".into()]), [name, "brain", "--threads"]);
        }
        for name in ["gomoku", "gomoku.exe", "pbrain", "pbrain-x/gomoku", ""] {
            assert_eq!(named([name.into(), "line".into()]), [name, "line"]);
        }
        assert!(named([]).is_empty());
    }
}
