//! `gomoku completions` and `gomoku man`.

use clap::{Args, Command};
use clap_complete::Shell;

use super::output::give;

#[derive(Debug, Args)]
pub(super) struct CompletionsArguments {
    /// The shell that reads them
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

const PROGRAM: &str = "gomoku";

pub(super) fn completions(
    arguments: &CompletionsArguments,
    mut command: Command,
) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, PROGRAM, &mut script);
    give(&script, "the script")
}

pub(super) fn man(command: Command) -> anyhow::Result<()> {
    let mut page = Vec::new();
    clap_mangen::Man::new(command.name(PROGRAM)).render(&mut page)?;
    give(&page, "the page")
}
