//! A new engine: from its command to an entry of the user's list.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::{Client, Fault, Log, Program, own_program};
use crate::game::EngineName;
use crate::gomocup::message::About;
use crate::printable::printable;
use crate::rules::Variant;
use crate::settings::engines::{EngineEntry, Terms};
use crate::translate::message;

/// Maximum length of an engine's own name in characters.
const LONGEST_TITLE: usize = 40;

/// Reason why an engine is not added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAdded {
    /// It does not play.
    Fault(Fault),
    /// The current directory is not known.
    NoDirectory(String),
    /// Neither its program nor itself gives it a name.
    NoName,
    /// There is another engine with this name.
    Twice(EngineName),
}

impl fmt::Display for NotAdded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fault(fault) => fault.fmt(f),
            Self::NoDirectory(why) => f.write_str(why),
            Self::NoName => {
                message!("engine-no-name", "the engine needs a name: --name NAME").fmt(f)
            }
            Self::Twice(name) => message!(
                "engine-twice",
                "there is already an engine {name}; --name NAME gives this one another name",
                name = name
            )
            .fmt(f),
        }
    }
}

impl std::error::Error for NotAdded {}

/// Starts an engine and a game with it, and creates its entry. `known` are the engines of the list.
/// Without a name, it is named after its program, or else after itself.
///
/// # Errors
/// Fails if it does not play, or has no name of its own.
pub fn introduce(
    command: &[String],
    name: Option<EngineName>,
    known: &[EngineName],
) -> Result<EngineEntry, NotAdded> {
    let (command, directory) = located(command)?;
    let program = Program {
        command: command.clone(),
        directory: directory.as_ref().map(PathBuf::from),
        ..Program::default()
    };
    let about = check(&program).map_err(NotAdded::Fault)?;
    entry(command, directory, about, name, known)
}

/// Creates the entry of an engine without starting it.
///
/// # Errors
/// Fails if it has no name of its own.
pub fn introduce_unseen(
    command: &[String],
    name: Option<EngineName>,
    known: &[EngineName],
) -> Result<EngineEntry, NotAdded> {
    let (command, directory) = located(command)?;
    entry(command, directory, None, name, known)
}

fn entry(
    command: Vec<String>,
    directory: Option<String>,
    about: Option<About>,
    name: Option<EngineName>,
    known: &[EngineName],
) -> Result<EngineEntry, NotAdded> {
    let own = about.as_ref().map(|about| about.name.as_str());
    let name = name.or_else(|| name_of(&command, own)).ok_or(NotAdded::NoName)?;
    if known.contains(&name) {
        return Err(NotAdded::Twice(name));
    }
    let title = about.filter(|about| !about.name.is_empty()).map(title);
    Ok(EngineEntry { directory, title, ..EngineEntry::new(name, command) })
}

/// Makes the program independent of the current directory. A command without a path is looked for
/// by the system each time; its arguments may name files, so that it keeps this directory.
fn located(command: &[String]) -> Result<(Vec<String>, Option<String>), NotAdded> {
    let absolute = |path: &str| -> Result<String, NotAdded> {
        let path = std::path::absolute(path);
        let path = path.map_err(|why: io::Error| NotAdded::NoDirectory(why.to_string()))?;
        Ok(path.to_string_lossy().into_owned())
    };
    let mut command = command.to_vec();
    let Some(program) = command.first_mut() else { return Ok((command, None)) };
    let is_path = Path::new(program).components().count() > 1;
    if is_path {
        *program = absolute(program)?;
    }
    let keeps_directory = command.len() > 1 || !is_path;
    let directory = keeps_directory.then(|| absolute(".")).transpose()?;
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
        check_name("./x/pbrain-Embryo21_e.exe", None, Some("embryo21_e"));
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
