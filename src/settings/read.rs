//! Reader of `settings.toml`.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

use super::Settings;
use super::key::Key;
use super::mistake::{LineColumn, LineIndex, Mistake, Mistakes};
use super::slot::Value;

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
    let table = table(text)?;
    let places = LineIndex::of(text);
    let mut reading = Reading { text, places, settings: Settings::default(), mistakes: Vec::new() };
    for (name, value) in table.get_ref() {
        reading.entry(name, value);
    }
    reading.settings.keys.sort_by_key(|binding| binding.command.place);
    Mistakes::check(reading.mistakes).map(|()| reading.settings)
}

pub fn place_of(text: &str, key: Key) -> Option<LineColumn> {
    let table = table(text).ok()?;
    let value = table.get_ref().get(key.name())?;
    Some(LineColumn::of(text, value.span().start))
}

fn table(text: &str) -> Result<Spanned<DeTable<'_>>, Mistakes> {
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
}

impl Reading<'_> {
    fn mistake(&mut self, at: &Range<usize>, message: String) {
        self.mistakes.push(Mistake { place: self.places.at(at.start), message });
    }

    /// Value as written, if it is short.
    fn written(&self, at: &Range<usize>) -> &str {
        const LONGEST: usize = 40;
        let text = self.text.get(at.clone()).unwrap_or_default();
        if text.len() <= LONGEST && !text.contains('\n') { text } else { "that" }
    }

    fn entry(&mut self, name: &Spanned<impl AsRef<str>>, value: &Spanned<DeValue<'_>>) {
        let at = value.span();
        if name.get_ref().as_ref() == KEYS {
            return match value.get_ref() {
                DeValue::Table(bindings) => {
                    for (command, keys) in bindings {
                        self.binding(command, keys);
                    }
                }
                _ => self.mistake(&at, format!("{KEYS} is a table: [{KEYS}]")),
            };
        }
        let Some(key) = Key::named(name.get_ref().as_ref()) else {
            let names = Key::ALL.map(Key::name).join(", ");
            let unknown = self.written(&name.span());
            let message = format!("there is no setting {unknown}; there are {names} and [{KEYS}]");
            return self.mistake(&name.span(), message);
        };
        let taken = value_of(value.get_ref())
            .ok_or_else(|| key.allowed())
            .and_then(|value| key.set(&mut self.settings, &value));
        if let Err(allowed) = taken {
            let message = format!("{} is {allowed}, not {}", key.name(), self.written(&at));
            self.mistake(&at, message);
        }
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
            let written = self.written(&at);
            let allowed = "a key as \"x\", several as [\"x\", \"F5\"], or \"none\"";
            let message = format!("a command has {allowed}, not {written}");
            self.mistake(&at, message);
            return None;
        };
        Some(Placed { value: name.to_string(), place: self.places.at(at.start) })
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
