//! Reader of `engines.toml`.

use std::ops::Range;

use toml::Spanned;
use toml::de::DeValue;

use super::{EngineEntry, Field};
use crate::game::EngineName;
use crate::printable::printable;
use crate::settings::mistake::{LineIndex, Mistake, Mistakes};
use crate::settings::read::{not_allowed, table};
use crate::translate::message;

/// Name of the table that contains the engines.
pub(super) const ENGINE: &str = "engine";

/// Parses the list of engines, in the order of the file, and reports all mistakes.
///
/// # Errors
/// Fails if the text is not TOML, or contains an unknown key or a value that is not allowed.
pub fn parse(text: &str) -> Result<Vec<EngineEntry>, Mistakes> {
    let table = table(text)?;
    let mut reading = Reading { text, places: LineIndex::of(text), mistakes: Vec::new() };
    let mut engines: Vec<(usize, EngineEntry)> = Vec::new();
    for (name, value) in table.get_ref() {
        match value.get_ref() {
            DeValue::Table(all) if name.get_ref() == ENGINE => {
                for (name, value) in all {
                    let entry = reading.engine(name, value);
                    engines.extend(entry.map(|entry| (name.span().start, entry)));
                }
            }
            _ => {
                let why =
                    message!("engines-tables", "here stand only tables of engines: [engine.NAME]");
                reading.mistake(&name.span(), why.to_string());
            }
        }
    }
    Mistakes::check(reading.mistakes)?;
    engines.sort_by_key(|(at, _)| *at);
    Ok(engines.into_iter().map(|(_, entry)| entry).collect())
}

struct Reading<'a> {
    text: &'a str,
    places: LineIndex<'a>,
    mistakes: Vec<Mistake>,
}

impl Reading<'_> {
    fn mistake(&mut self, at: &Range<usize>, message: String) {
        self.mistakes.push(Mistake { place: self.places.at(at.start), message });
    }

    fn engine(
        &mut self,
        name: &Spanned<impl AsRef<str>>,
        value: &Spanned<DeValue<'_>>,
    ) -> Option<EngineEntry> {
        let at = name.span();
        let name = match name.get_ref().as_ref().parse::<EngineName>() {
            Ok(name) => name,
            Err(why) => {
                self.mistake(&at, why);
                return None;
            }
        };
        let DeValue::Table(values) = value.get_ref() else {
            let why =
                message!("engines-tables", "here stand only tables of engines: [engine.NAME]");
            self.mistake(&value.span(), why.to_string());
            return None;
        };
        let mut entry = EngineEntry::new(name, Vec::new());
        values.iter().for_each(|(key, value)| self.field(&mut entry, key, value));
        if !values.contains_key(Field::Command.name()) {
            let why = message!(
                "engines-no-command",
                "the engine {name} has no command, such as command = [\"./pbrain-x\"]",
                name = name
            );
            self.mistake(&at, why.to_string());
        }
        Some(entry)
    }

    fn field(
        &mut self,
        entry: &mut EngineEntry,
        key: &Spanned<impl AsRef<str>>,
        value: &Spanned<DeValue<'_>>,
    ) {
        let name = key.get_ref().as_ref();
        let Some(field) = Field::ALL.into_iter().find(|field| field.name() == name) else {
            let names = Field::ALL.map(Field::name).join(", ");
            let why = message!(
                "engines-unknown",
                "an engine has no {name}, only {names}",
                name = printable(name),
                names = names
            );
            return self.mistake(&key.span(), why.to_string());
        };
        if field.set(entry, value.get_ref()).is_none() {
            let why = not_allowed(self.text, &value.span(), field.name(), &field.allowed());
            self.mistake(&value.span(), why);
        }
    }
}
