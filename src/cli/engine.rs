//! `gomoku engine`: the list of other engines, and their examination.

mod add;
mod doctor;
mod list;

use clap::{Args, Subcommand};

use doctor::DoctorArguments;

use super::output::say;
use crate::game::EngineName;
use crate::locale::text;
use crate::store::Store;

#[derive(Debug, Args)]
pub(super) struct EngineCommands {
    #[command(subcommand)]
    command: EngineCommand,
}

#[derive(Debug, Subcommand)]
enum EngineCommand {
    /// Add an engine, which must speak the Gomocup protocol
    ///
    /// The engine is started once to see that it plays. Its name comes from
    /// its program: pbrain-rapfi becomes rapfi. Then play it with
    /// gomoku --o rapfi, or choose it for a new game behind the ten levels.
    ///
    /// The program may be any command, such as wine x.exe or ssh host brain.
    /// No shell sees it. docs/engines.md describes the file engines.toml.
    #[command(verbatim_doc_comment)]
    Add(add::AddArguments),
    /// List your engines
    ///
    /// Each is a line of fields, with tabs between them where there is no
    /// terminal: name, its own name, time for a move, rules, boards, command.
    /// - is unknown.
    #[command(verbatim_doc_comment)]
    List,
    /// Remove an engine from the list
    ///
    /// Its program stays where it is.
    #[command(verbatim_doc_comment)]
    Remove(RemoveArguments),
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
    /// What is found about an engine of your list, such as its rules and
    /// boards, is written there.
    ///
    /// All words after ENGINE are arguments of its program:
    /// gomoku engine doctor --json wine pbrain-x.exe
    #[command(verbatim_doc_comment)]
    Doctor(DoctorArguments),
}

#[derive(Debug, Args)]
pub(super) struct RemoveArguments {
    /// Name of the engine
    #[arg(value_name = "NAME")]
    engine: EngineName,
}

pub(super) fn run(commands: &EngineCommands) -> anyhow::Result<()> {
    match &commands.command {
        EngineCommand::Add(arguments) => add::run(arguments),
        EngineCommand::List => list::run(),
        EngineCommand::Remove(arguments) => remove(arguments.engine),
        EngineCommand::Doctor(arguments) => doctor::run(arguments),
    }
}

fn remove(name: EngineName) -> anyhow::Result<()> {
    let store = Store::of_user();
    if store.remove_engine(name)? {
        return say(&(text!("engine-removed", name = name) + "\n"), "the answer");
    }
    Err(unknown(name, &store.engines()?.iter().map(|entry| entry.name).collect::<Vec<_>>()))
}

/// Error of a name that no engine has.
pub(super) fn unknown(name: EngineName, known: &[EngineName]) -> anyhow::Error {
    anyhow::Error::msg(super::players::unknown_engine(name, known))
}
