//! `gomoku engine`: other engines.

mod doctor;

use clap::{Args, Subcommand};

use doctor::DoctorArguments;

#[derive(Debug, Args)]
pub(super) struct EngineCommands {
    #[command(subcommand)]
    command: EngineCommand,
}

#[derive(Debug, Subcommand)]
enum EngineCommand {
    /// Examine an engine on twenty points
    ///
    /// Starts the program many times, and plays and talks with it for at most
    /// three minutes. Each point is pass, note (something optional is missing),
    /// fail (it loses games or breaks a manager) or not examined, because of a
    /// fault that is counted elsewhere. docs/engines.md lists the points.
    ///
    /// The report is Markdown in English, with the lines that show each
    /// finding. On a terminal, a line per point stands in its place. The exit
    /// status is 1 if a point failed.
    ///
    /// All words after PATH are arguments of the engine:
    /// gomoku engine doctor --json wine pbrain-x.exe
    #[command(verbatim_doc_comment)]
    Doctor(DoctorArguments),
}

pub(super) fn run(commands: &EngineCommands) -> anyhow::Result<()> {
    match &commands.command {
        EngineCommand::Doctor(arguments) => doctor::run(arguments),
    }
}
