//! `gomoku engine`: the list of other engines.

mod add;
mod list;

use clap::{Args, Subcommand};

use super::output::say;
use crate::game::EngineName;
use crate::locale::text;
use crate::store::Store;

/// Subcommands of `engine`.
#[derive(Debug, Subcommand)]
pub(super) enum EngineCommand {
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
    /// Remove an engine from the list; its program stays
    Remove(RemoveArguments),
}

#[derive(Debug, Args)]
pub(super) struct RemoveArguments {
    /// Name of the engine
    #[arg(value_name = "NAME")]
    engine: EngineName,
}

pub(super) fn run(command: &EngineCommand) -> anyhow::Result<()> {
    match command {
        EngineCommand::Add(arguments) => add::run(arguments),
        EngineCommand::List => list::run(),
        EngineCommand::Remove(arguments) => remove(arguments.engine),
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
