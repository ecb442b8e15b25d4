//! `gomoku engine add`.

use std::time::Duration;

use anyhow::Context as _;
use clap::{Args, ValueHint};

use crate::cli::output::say;
use crate::external::{introduce, introduce_unseen};
use crate::game::EngineName;
use crate::locale::text;
use crate::printable::printable;
use crate::settings::engines::{memory, time};
use crate::store::Store;

#[derive(Debug, Args)]
pub(in crate::cli) struct AddArguments {
    /// Name of the engine [default: from its program]
    #[arg(long, value_name = "NAME")]
    name: Option<EngineName>,

    /// Time for each move, such as 2s or 300ms
    #[arg(long, value_name = "TIME", default_value = "1s", value_parser = turn)]
    turn: Duration,

    /// Memory that it may use, such as 350MB [default: its own]
    #[arg(long = "max-memory", value_name = "SIZE", value_parser = size)]
    max_memory: Option<u64>,

    /// Number of its search threads [default: its own]
    #[arg(long = "search-threads", value_name = "N", allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=1024))]
    search_threads: Option<u16>,

    /// Add it without starting it
    #[arg(long)]
    unchecked: bool,

    /// Program of the engine and its arguments
    #[arg(value_name = "PROGRAM", required = true, value_hint = ValueHint::CommandWithArguments)]
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<String>,
}

fn turn(text: &str) -> Result<Duration, String> {
    time(text).ok_or_else(|| text!("engine-no-time", text = printable(text)))
}

fn size(text: &str) -> Result<u64, String> {
    memory(text).ok_or_else(|| text!("engine-no-size", text = printable(text)))
}

pub(super) fn run(arguments: &AddArguments) -> anyhow::Result<()> {
    let store = Store::of_user();
    let known: Vec<EngineName> = store.engines()?.iter().map(|entry| entry.name).collect();
    let introduce = if arguments.unchecked { introduce_unseen } else { introduce };
    let command = printable(&arguments.command.join(" ")).into_owned();
    let mut entry = introduce(&arguments.command, arguments.name, &known)
        .with_context(|| text!("engine-not-added", name = command))?;
    entry.terms.turn = arguments.turn;
    entry.terms.memory = arguments.max_memory;
    entry.terms.threads = arguments.search_threads;
    store.add_engine(&entry)?;
    let title = entry.title.as_deref().unwrap_or(entry.name.as_str());
    say(&(text!("engine-added", name = entry.name, title = title) + "\n"), "the answer")
}
