//! `gomoku engine add`.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use clap::{Args, ValueHint};

use crate::cli::output::say;
use crate::external::{Client, Fault, Log, Program, Terms, own_program};
use crate::game::EngineName;
use crate::gomocup::message::About;
use crate::locale::text;
use crate::printable::printable;
use crate::rules::Variant;
use crate::settings::engines::{EngineEntry, memory, time};
use crate::store::Store;

/// Maximum length of an engine's own name in characters.
const LONGEST_TITLE: usize = 40;

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
    let engines = store.engines()?;
    let (command, directory) = located(&arguments.command)?;
    let mut about = None;
    if !arguments.unchecked {
        let program = Program {
            command: command.clone(),
            directory: directory.as_ref().map(PathBuf::from),
            ..Program::default()
        };
        let name = printable(&arguments.command.join(" ")).into_owned();
        about = check(&program).with_context(|| text!("engine-not-added", name = name))?;
    }
    let own = about.as_ref().map(|about| about.name.as_str());
    let name = arguments.name.or_else(|| name_of(&arguments.command, own));
    let name = name.with_context(|| text!("engine-no-name"))?;
    if engines.iter().any(|known| known.name == name) {
        anyhow::bail!(text!("engine-twice", name = name));
    }
    let entry = EngineEntry {
        directory,
        title: about.filter(|about| !about.name.is_empty()).map(title),
        turn: arguments.turn,
        memory: arguments.max_memory,
        threads: arguments.search_threads,
        ..EngineEntry::new(name, command)
    };
    store.add_engine(&entry)?;
    let title = entry.title.as_deref().unwrap_or(name.as_str());
    say(&(text!("engine-added", name = name, title = title) + "\n"), "the answer")
}

/// Makes the program independent of the current directory. A command without a path is looked for
/// by the system each time; its arguments may name files, so that it keeps this directory.
fn located(command: &[String]) -> io::Result<(Vec<String>, Option<String>)> {
    let mut command = command.to_vec();
    let here = std::path::absolute(".")?.to_string_lossy().into_owned();
    let mut directory = None;
    if let Some(program) = command.first_mut() {
        let is_path = Path::new(program).components().count() > 1;
        if is_path {
            *program =
                std::path::absolute(PathBuf::from(&*program))?.to_string_lossy().into_owned();
        }
        if command.len() > 1 || !is_path {
            directory = Some(here);
        }
    }
    Ok((command, directory))
}

/// Starts the engine and a game, to see that it plays.
fn check(program: &Program) -> Result<Option<About>, Fault> {
    let start = || Client::start(&own_program(), program, Terms::default(), Log::default());
    let mut client = start()?;
    let about = client.about()?;
    // Some engines play on one board only.
    if client.begin(Variant::GOMOKU_15).is_err() {
        start()?.begin(Variant::GOMOKU_20)?;
    }
    Ok(about)
}

/// Name and number of the version; some engines add how they were built.
fn title(About { name, version, .. }: About) -> String {
    let number = version.split_whitespace().next().unwrap_or_default();
    printable(format!("{name} {number}").trim()).chars().take(LONGEST_TITLE).collect()
}

/// Name of an engine by its program, or by its own name if the program is one that starts others.
fn name_of(command: &[String], own: Option<&str>) -> Option<EngineName> {
    let program = Path::new(command.first()?);
    let stem = program.file_stem()?.to_string_lossy();
    let by_program = word(stem.strip_prefix("pbrain-").unwrap_or(&stem));
    let by_itself = own.and_then(word);
    if program.components().count() > 1 {
        by_program.or(by_itself)
    } else {
        by_itself.or(by_program)
    }
}

/// Makes a name of the letters, digits and hyphens of a text.
fn word(text: &str) -> Option<EngineName> {
    let kept: String = text
        .to_lowercase()
        .chars()
        .map(|char| if char == ' ' { '-' } else { char })
        .filter(|char| char.is_ascii_alphanumeric() || matches!(char, '-' | '_' | '.'))
        .skip_while(|char| !char.is_ascii_alphabetic())
        .take(EngineName::LONGEST)
        .collect();
    EngineName::new(kept.trim_end_matches(['-', '_', '.']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_name(command: &str, own: Option<&str>, expected: Option<&str>) {
        let command: Vec<String> = command.split(' ').map(str::to_owned).collect();
        let name = name_of(&command, own).map(|name| name.to_string());
        assert_eq!(name.as_deref(), expected, "{command:?}");
    }

    #[test]
    fn an_engine_is_named_after_its_program() {
        check_name("./pbrain-rapfi", Some("Rapfi"), Some("rapfi"));
        check_name("/opt/pbrain-Embryo21_e.exe", None, Some("embryo21_e"));
        check_name("./7", Some("Seven"), Some("seven"));
        check_name("wine x.exe", Some("Slow Renju 5"), Some("slow-renju-5"));
        check_name("wine x.exe", None, Some("wine"));
        check_name("./gomoku", None, None);
        check_name("./a-very-long-name-of-a-program", None, Some("a-very-long-name-of-a-pr"));
    }

    #[test]
    fn a_command_does_not_depend_on_the_directory() {
        let located = |command: &[&str]| {
            located(&command.iter().map(|&word| word.to_owned()).collect::<Vec<_>>()).unwrap()
        };
        let (command, directory) = located(&["./x"]);
        assert!(Path::new(&command[0]).is_absolute() && directory.is_none());
        let (command, directory) = located(&["wine", "x.exe"]);
        assert_eq!(command, ["wine", "x.exe"]);
        assert!(Path::new(&directory.unwrap()).is_absolute());
    }
}
