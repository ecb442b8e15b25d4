//! Values of an engine one by one: their names, and what they may be.

use toml::Spanned;
use toml::de::{DeArray, DeValue};
use toml_edit::{Array, InlineTable, Value};

use super::words::{memory, memory_text, time, time_text};
use super::{Dialect, EngineEntry, ErrorOutput, Restart, Swap2, Terms};
use crate::printable::printable;
use crate::rules::{Rule, Shape};
use crate::translate::message;

/// Value of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Command,
    Directory,
    Title,
    Turn,
    Game,
    Memory,
    Threads,
    Nodes,
    Depth,
    Rules,
    Sizes,
    Dialect,
    Swap2,
    Info,
    Restart,
    Suspend,
    Tolerance,
    Errors,
    Analyses,
}

const MOST_THREADS: u16 = 1024;

const DIALECTS: [(Dialect, &str); 2] = [(Dialect::Gomocup, "gomocup"), (Dialect::Yixin, "yixin")];
const SWAP2: [(Swap2, &str); 3] =
    [(Swap2::Unknown, "none"), (Swap2::Plain, "plain"), (Swap2::Coloured, "coloured")];
const RESTART: [(Restart, &str); 2] = [(Restart::Auto, "auto"), (Restart::Always, "always")];
const ERRORS: [(ErrorOutput, &str); 2] =
    [(ErrorOutput::Log, "log"), (ErrorOutput::Discard, "discard")];

impl Field {
    /// All values, in the order in which they are written.
    pub const ALL: [Self; 19] = [
        Self::Command,
        Self::Directory,
        Self::Title,
        Self::Turn,
        Self::Game,
        Self::Memory,
        Self::Threads,
        Self::Nodes,
        Self::Depth,
        Self::Rules,
        Self::Sizes,
        Self::Dialect,
        Self::Swap2,
        Self::Info,
        Self::Restart,
        Self::Suspend,
        Self::Tolerance,
        Self::Errors,
        Self::Analyses,
    ];

    /// Name in the file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Directory => "dir",
            Self::Title => "name",
            Self::Turn => "turn",
            Self::Game => "match",
            Self::Memory => "memory",
            Self::Threads => "threads",
            Self::Nodes => "nodes",
            Self::Depth => "depth",
            Self::Rules => "rules",
            Self::Sizes => "sizes",
            Self::Dialect => "dialect",
            Self::Swap2 => "swap2",
            Self::Info => "info",
            Self::Restart => "restart",
            Self::Suspend => "suspend",
            Self::Tolerance => "tolerance",
            Self::Errors => "stderr",
            Self::Analyses => "analyse",
        }
    }

    /// Describes the allowed values.
    pub(super) fn allowed(self) -> String {
        let number = |most: u64| {
            message!("settings-range", "a number from {least} to {most}", least = 1, most = most)
                .to_string()
        };
        match self {
            Self::Command => message!(
                "engines-command",
                "a program with its arguments, such as [\"./pbrain-x\", \"--fast\"]"
            )
            .to_string(),
            Self::Directory | Self::Title => message!("engines-text", "a text").to_string(),
            Self::Turn | Self::Game | Self::Tolerance => {
                message!("engines-time", "a time such as \"2s\" or \"300ms\"").to_string()
            }
            Self::Memory => message!("engines-memory", "a size such as \"350MB\"").to_string(),
            Self::Threads => number(MOST_THREADS.into()),
            Self::Nodes => number(i64::MAX.cast_unsigned()),
            Self::Depth => number(u8::MAX.into()),
            Self::Rules => {
                message!("engines-rules", "rules such as [\"freestyle\", \"renju\"]").to_string()
            }
            Self::Sizes => {
                message!("engines-sizes", "sides of boards such as \"5..22\"").to_string()
            }
            Self::Dialect => words(&DIALECTS),
            Self::Swap2 => words(&SWAP2),
            Self::Info => {
                message!("engines-info", "a table of keys and values such as style = \"2\"")
                    .to_string()
            }
            Self::Restart => words(&RESTART),
            Self::Suspend | Self::Analyses => {
                words(&[((), "true"), ((), "false")]).replace('"', "")
            }
            Self::Errors => words(&ERRORS),
        }
    }

    /// Sets the value; returns `None`, and changes nothing, if it is not allowed.
    pub(super) fn set(self, entry: &mut EngineEntry, value: &DeValue<'_>) -> Option<()> {
        match self {
            Self::Command => entry.command = command(value)?,
            Self::Directory => entry.directory = Some(text(value)?),
            Self::Title => entry.title = Some(printable(&text(value)?).into_owned()),
            Self::Turn => entry.terms.turn = time(&text(value)?)?,
            Self::Game => entry.terms.game = Some(time(&text(value)?)?),
            Self::Memory => entry.terms.memory = Some(memory(&text(value)?)?),
            Self::Threads => {
                let threads = u16::try_from(number(value)?).ok()?;
                entry.terms.threads = Some(threads).filter(|threads| *threads <= MOST_THREADS);
                entry.terms.threads?;
            }
            Self::Nodes => entry.terms.nodes = Some(number(value)?),
            Self::Depth => entry.terms.depth = Some(u8::try_from(number(value)?).ok()?),
            Self::Rules => {
                let rules: Option<Vec<Rule>> =
                    texts(value)?.iter().map(|rule| rule.parse().ok()).collect();
                entry.rules = rules?;
            }
            Self::Sizes => entry.sizes = Some(sizes(&text(value)?)?),
            Self::Dialect => entry.terms.dialect = meaning(&DIALECTS, value)?,
            Self::Swap2 => entry.terms.swap2 = meaning(&SWAP2, value)?,
            Self::Info => entry.terms.info = info(value)?,
            Self::Restart => entry.restart = meaning(&RESTART, value)?,
            Self::Suspend => entry.suspend = switch(value)?,
            Self::Analyses => entry.analyses = switch(value)?,
            Self::Tolerance => entry.terms.tolerance = time(&text(value)?)?,
            Self::Errors => entry.errors = meaning(&ERRORS, value)?,
        }
        Some(())
    }

    /// Value for the file; `None` if it is the default.
    pub(super) fn value(self, entry: &EngineEntry) -> Option<Value> {
        let (terms, usual) = (&entry.terms, Terms::default());
        let differs = |is_usual: bool, value: Value| (!is_usual).then_some(value);
        match self {
            Self::Command => Some(entry.command.iter().collect::<Array>().into()),
            Self::Directory => entry.directory.as_ref().map(Value::from),
            Self::Title => entry.title.as_ref().map(Value::from),
            Self::Turn => differs(terms.turn == usual.turn, time_text(terms.turn).into()),
            Self::Game => terms.game.map(|game| time_text(game).into()),
            Self::Memory => terms.memory.map(|memory| memory_text(memory).into()),
            Self::Threads => terms.threads.map(|threads| i64::from(threads).into()),
            Self::Nodes => terms.nodes.and_then(|nodes| Some(i64::try_from(nodes).ok()?.into())),
            Self::Depth => terms.depth.map(|depth| i64::from(depth).into()),
            Self::Rules => {
                let names = entry.rules.iter().map(Rule::to_string).collect::<Array>();
                differs(entry.rules.is_empty(), names.into())
            }
            Self::Sizes => entry.sizes.map(|(from, to)| format!("{from}..{to}").into()),
            Self::Dialect => {
                differs(terms.dialect == usual.dialect, word(&DIALECTS, terms.dialect).into())
            }
            Self::Swap2 => differs(terms.swap2 == usual.swap2, word(&SWAP2, terms.swap2).into()),
            Self::Info => {
                let items = terms.info.iter().map(|(key, value)| (key, Value::from(value)));
                let table = items.collect::<InlineTable>();
                differs(terms.info.is_empty(), table.into())
            }
            Self::Restart => {
                differs(entry.restart == Restart::default(), word(&RESTART, entry.restart).into())
            }
            Self::Suspend => differs(!entry.suspend, entry.suspend.into()),
            Self::Analyses => differs(!entry.analyses, entry.analyses.into()),
            Self::Tolerance => {
                differs(terms.tolerance == usual.tolerance, time_text(terms.tolerance).into())
            }
            Self::Errors => {
                differs(entry.errors == ErrorOutput::default(), word(&ERRORS, entry.errors).into())
            }
        }
    }
}

const fn switch(value: &DeValue<'_>) -> Option<bool> {
    match value {
        DeValue::Boolean(is_on) => Some(*is_on),
        _ => None,
    }
}

fn text(value: &DeValue<'_>) -> Option<String> {
    let DeValue::String(text) = value else { return None };
    // A process takes no text with a zero in it.
    (!text.contains('\0')).then(|| text.to_string())
}

fn texts(value: &DeValue<'_>) -> Option<Vec<String>> {
    let DeValue::Array(values) = value else { return None };
    let values: &DeArray<'_> = values;
    values.iter().map(|value: &Spanned<DeValue<'_>>| text(value.get_ref())).collect()
}

fn command(value: &DeValue<'_>) -> Option<Vec<String>> {
    texts(value).filter(|words| words.first().is_some_and(|program| !program.is_empty()))
}

/// Parses a number from 1.
fn number(value: &DeValue<'_>) -> Option<u64> {
    let DeValue::Integer(number) = value else { return None };
    let number = i64::from_str_radix(number.as_str(), number.radix()).ok()?;
    u64::try_from(number).ok().filter(|number| *number > 0)
}

fn sizes(text: &str) -> Option<(u8, u8)> {
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let side = |text: &str| text.parse::<u8>().ok().filter(|side| *side <= Shape::MAX_SIDE);
    let (from, to) = (side(from)?, side(to)?);
    (0 < from && from <= to).then_some((from, to))
}

fn info(value: &DeValue<'_>) -> Option<Vec<(String, String)>> {
    let DeValue::Table(table) = value else { return None };
    let items = table.iter().map(|(key, value)| {
        let key = key.get_ref().to_string();
        let value = match value.get_ref() {
            DeValue::Integer(number) => number.as_str().to_owned(),
            DeValue::Boolean(is_on) => u8::from(*is_on).to_string(),
            value => text(value)?,
        };
        // Each is a word, or the rest of a line.
        let is_word = !key.is_empty() && !key.contains(char::is_whitespace);
        (is_word && !value.contains(['\n', '\r'])).then_some((key, value))
    });
    items.collect()
}

impl Dialect {
    /// Returns its word in the file.
    pub fn word(self) -> &'static str {
        word(&DIALECTS, self)
    }
}

impl Swap2 {
    /// Returns its word in the file.
    pub fn word(self) -> &'static str {
        word(&SWAP2, self)
    }
}

fn word<T: PartialEq + Copy>(words: &[(T, &'static str)], value: T) -> &'static str {
    words.iter().find(|(known, _)| *known == value).map_or("", |(_, word)| word)
}

fn meaning<T: Copy>(words: &[(T, &str)], value: &DeValue<'_>) -> Option<T> {
    let text = text(value)?;
    words.iter().find(|(_, word)| *word == text).map(|(value, _)| *value)
}

fn words<T>(words: &[(T, &str)]) -> String {
    crate::settings::slot::or(
        &words.iter().map(|(_, word)| format!("\"{word}\"")).collect::<Vec<_>>(),
    )
}
