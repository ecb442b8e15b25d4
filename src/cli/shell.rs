//! What is made of the table of arguments for the shell: completions and the manual page.

use clap::{Args, Command};
use clap_complete::Shell;

use super::output::give;

/// For which shell.
#[derive(Debug, Args)]
pub(super) struct CompletionsArguments {
    /// The shell that reads them
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

const PROGRAM: &str = "gomoku";

/// Prints the completions.
pub(super) fn completions(
    arguments: &CompletionsArguments,
    mut command: Command,
) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, PROGRAM, &mut script);
    give(&script, "the script")
}

/// Prints the manual page.
pub(super) fn man(command: Command) -> anyhow::Result<()> {
    let mut page = Vec::new();
    clap_mangen::Man::new(command.name(PROGRAM)).render(&mut page)?;
    give(&page, "the page")
}
