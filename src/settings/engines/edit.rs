//! Edits of `engines.toml`.

use toml_edit::{DocumentMut, Item, Table, TableLike};

use super::read::ENGINE;
use super::{EngineEntry, Field, parse};
use crate::game::EngineName;
use crate::settings::edit::with_line_ends_of;
use crate::settings::mistake::Mistakes;

/// First lines of a new file.
const FIRST_LINES: &str =
    "# Other engines. `gomoku engine` edits this file; docs/engines.md explains the keys.\n\n";

/// Adds an engine to a text, or replaces the values of one with this name. Everything else stays,
/// including comments and order.
///
/// # Errors
/// Fails if the text contains a mistake. It is left alone then.
pub fn add(text: &str, entry: &EngineEntry) -> Result<String, Mistakes> {
    let first = if text.trim().is_empty() { FIRST_LINES } else { "" };
    let edited = edited(text, |engines| {
        let table = engines.entry(entry.name.as_str()).or_insert_with(|| Item::Table(Table::new()));
        let Some(table) = table.as_table_like_mut() else { return };
        for field in Field::ALL {
            set(table, field, entry);
        }
    })?;
    Ok(format!("{first}{edited}"))
}

/// Sets a value, and keeps the comment beside it.
fn set(table: &mut dyn TableLike, field: Field, entry: &EngineEntry) {
    let Some(mut value) = field.value(entry) else {
        table.remove(field.name());
        return;
    };
    match table.get_mut(field.name()).and_then(Item::as_value_mut) {
        Some(before) => {
            *value.decor_mut() = before.decor().clone();
            *before = value;
        }
        None => {
            table.insert(field.name(), Item::Value(value));
        }
    }
}

/// Removes an engine from a text. Returns `None` if it has none of this name.
///
/// # Errors
/// Fails if the text contains a mistake. It is left alone then.
pub fn remove(text: &str, name: EngineName) -> Result<Option<String>, Mistakes> {
    let is_there = parse(text)?.iter().any(|entry| entry.name == name);
    if !is_there {
        return Ok(None);
    }
    edited(text, |engines| {
        engines.remove(name.as_str());
    })
    .map(Some)
}

fn edited(text: &str, edit: impl FnOnce(&mut dyn TableLike)) -> Result<String, Mistakes> {
    parse(text)?;
    // `toml_edit` parses everything that `toml` does.
    let Ok(mut document) = text.parse::<DocumentMut>() else { return Ok(text.to_owned()) };
    let engines = document.entry(ENGINE).or_insert_with(|| {
        let mut engines = Table::new();
        engines.set_implicit(true);
        Item::Table(engines)
    });
    if let Some(engines) = engines.as_table_like_mut() {
        edit(engines);
    }
    Ok(with_line_ends_of(text, &document.to_string()))
}

#[cfg(test)]
mod tests;
