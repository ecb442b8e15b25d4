//! Reader of `settings.toml`.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

use super::Settings;
use super::key::Key;
use super::mistake::{LineColumn, LineIndex, Mistake, Mistakes};
use super::renamed;
use super::slot::Value;
use crate::translate::message;

const KEYS: &str = "keys";
const NONE: &str = "none";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed<T> {
    pub value: T,
    pub place: LineColumn,
}

/// Keys bound to a command, as written. The screen checks that they exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyBinding {
    pub command: Placed<String>,
    /// Names of the keys; empty to disable them.
    pub keys: Vec<Placed<String>>,
}

/// Parses settings, with defaults for those missing, and reports all mistakes.
pub fn parse(text: &str) -> Result<Settings, Mistakes> {
    parse_with_notes(text).map(|(settings, _)| settings)
}

/// Parses settings as [`parse`] does. The notes report former names, which are still read.
pub fn parse_with_notes(text: &str) -> Result<(Settings, Vec<Mistake>), Mistakes> {
    let reading = Reading::of(text)?;
    let notes = reading.renamed.iter().map(|renamed| {
        let Renamed { at, old, new } = renamed;
        let message =
            message!("settings-renamed", "{old} is now called {new}", old = old, new = new);
        Mistake { place: reading.places.at(at.start), message: message.to_string() }
    });
    let notes = notes.collect();
    Mistakes::check(reading.mistakes).map(|()| (reading.settings, notes))
}

/// Replaces former names in a text by those of today, and keeps everything else.
pub(super) fn with_new_names(text: &str) -> Result<String, Mistakes> {
    let Reading { renamed, mistakes, .. } = Reading::of(text)?;
    Mistakes::check(mistakes)?;
    let mut text = text.to_owned();
    for Renamed { at, new, .. } in renamed.into_iter().rev() {
        text.replace_range(at, &new);
    }
    Ok(text)
}

/// Returns the place of a setting's value.
pub fn place_of(text: &str, key: Key) -> Option<LineColumn> {
    let table = table(text).ok()?;
    let named = |name| table.get_ref().get(name);
    let value = named(key.name()).or_else(|| named(renamed::name(key)?))?;
    Some(LineColumn::of(text, value.span().start))
}

pub(super) fn table(text: &str) -> Result<Spanned<DeTable<'_>>, Mistakes> {
    let (table, errors) = DeTable::parse_recoverable(text);
    let start = |error: &Error| error.span().map_or(0, |span| span.start);
    // Errors that result from a syntax error are not reported.
    let Some(first) = errors.iter().min_by_key(|error| start(error)) else { return Ok(table) };
    let message = first.message().trim().replace('\n', "; ");
    Err(Mistake { place: LineColumn::of(text, start(first)), message }.into())
}

struct Reading<'a> {
    text: &'a str,
    places: LineIndex<'a>,
    settings: Settings,
    mistakes: Vec<Mistake>,
    renamed: Vec<Renamed>,
}

/// Former name or value in a text; values have their quotes.
struct Renamed {
    at: Range<usize>,
    old: String,
    new: String,
}

impl<'a> Reading<'a> {
    fn of(text: &'a str) -> Result<Self, Mistakes> {
        let table = table(text)?;
        let mut reading = Self {
            text,
            places: LineIndex::of(text),
            settings: Settings::default(),
            mistakes: Vec::new(),
            renamed: Vec::new(),
        };
        for (name, value) in table.get_ref() {
            reading.entry(name, value, table.get_ref());
        }
        reading.settings.keys.sort_by_key(|binding| binding.command.place);
        reading.renamed.sort_by_key(|renamed| renamed.at.start);
        Ok(reading)
    }

    fn mistake(&mut self, at: &Range<usize>, message: String) {
        self.mistakes.push(Mistake { place: self.places.at(at.start), message });
    }

    fn entry(
        &mut self,
        name: &Spanned<impl AsRef<str>>,
        value: &Spanned<DeValue<'_>>,
        all: &DeTable<'_>,
    ) {
        let at = value.span();
        if name.get_ref().as_ref() == KEYS {
            let DeValue::Table(bindings) = value.get_ref() else {
                let message = message!("settings-keys-table", "keys must be a table: [keys]");
                return self.mistake(&at, message.to_string());
            };
            return bindings.iter().for_each(|(command, keys)| self.binding(command, keys));
        }
        let Some(key) = self.key_named(name, all) else { return };
        let value = value_of(value.get_ref()).map(|value| {
            let Some(new) = renamed::value(key, &value) else { return value };
            let old = written(self.text, &at).unwrap_or_default().to_owned();
            self.renamed.push(Renamed { at: at.clone(), old, new: format!("\"{new}\"") });
            Value::Text(new.to_owned())
        });
        let taken = value
            .ok_or_else(|| key.allowed())
            .and_then(|value| key.set(&mut self.settings, &value));
        if let Err(allowed) = taken {
            let message = not_allowed(self.text, &at, key.name(), &allowed);
            self.mistake(&at, message);
        }
    }

    /// Returns the setting with this name or former name, or reports a mistake.
    fn key_named(&mut self, named: &Spanned<impl AsRef<str>>, all: &DeTable<'_>) -> Option<Key> {
        let (at, name) = (named.span(), named.get_ref().as_ref());
        if let Some(key) = Key::named(name) {
            return Some(key);
        }
        let Some(key) = renamed::key(name) else {
            let names = Key::ALL.map(Key::name).join(", ");
            let name = written(self.text, &at).unwrap_or("...");
            let message = message!(
                "settings-unknown",
                "there is no setting {name}; the settings are {names} and [keys]",
                name = name,
                names = names
            );
            self.mistake(&at, message.to_string());
            return None;
        };
        let new = key.name();
        if all.contains_key(new) {
            let message = message!(
                "settings-twice",
                "{old} is now called {new}, which is set as well; remove one of them",
                old = name,
                new = new
            );
            self.mistake(&at, message.to_string());
            return None;
        }
        self.renamed.push(Renamed { at, old: name.to_owned(), new: new.to_owned() });
        Some(key)
    }

    fn binding(&mut self, command: &Spanned<impl AsRef<str>>, keys: &Spanned<DeValue<'_>>) {
        let keys = match keys.get_ref() {
            DeValue::Array(keys) => keys.iter().map(|key| self.key(key)).collect(),
            DeValue::String(word) if word == NONE => Some(Vec::new()),
            _ => self.key(keys).map(|key| vec![key]),
        };
        let place = self.places.at(command.span().start);
        let command = Placed { value: command.get_ref().as_ref().to_owned(), place };
        self.settings.keys.extend(keys.map(|keys| KeyBinding { command, keys }));
    }

    fn key(&mut self, key: &Spanned<DeValue<'_>>) -> Option<Placed<String>> {
        let at = key.span();
        let DeValue::String(name) = key.get_ref() else {
            let message = message!(
                "settings-not-a-key",
                "a command takes a key such as \"x\", several such as [\"x\", \"F5\"], or \"none\""
            );
            self.mistake(&at, message.to_string());
            return None;
        };
        Some(Placed { value: name.to_string(), place: self.places.at(at.start) })
    }
}

/// Text as written, if it is short.
fn written<'a>(text: &'a str, at: &Range<usize>) -> Option<&'a str> {
    const LONGEST: usize = 40;
    let text = text.get(at.clone())?;
    (text.len() <= LONGEST && !text.contains('\n')).then_some(text)
}

/// Describes a value that is not allowed.
pub(super) fn not_allowed(text: &str, at: &Range<usize>, name: &str, allowed: &str) -> String {
    match written(text, at) {
        Some(written) => message!(
            "settings-not-allowed",
            "{name} must be {allowed}, not {written}",
            name = name,
            allowed = allowed,
            written = written
        )
        .to_string(),
        None => message!(
            "settings-not-allowed-long",
            "{name} must be {allowed}",
            name = name,
            allowed = allowed
        )
        .to_string(),
    }
}

fn value_of(value: &DeValue<'_>) -> Option<Value> {
    match value {
        DeValue::Boolean(is_on) => Some(Value::Switch(*is_on)),
        DeValue::Integer(number) => {
            i64::from_str_radix(number.as_str(), number.radix()).ok().map(Value::Number)
        }
        DeValue::String(text) => Some(Value::Text(text.to_string())),
        _ => None,
    }
}
