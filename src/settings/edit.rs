//! Writes a setting into the text of the file.

use toml_edit::{DocumentMut, Item, Value as TomlValue};

use super::Settings;
use super::key::Key;
use super::mistake::Mistakes;
use super::read::with_new_names;
use super::slot::Value;

/// Sets the value of a key in a text, preserving everything else, including comments and order. All
/// lines end like the first one. A new key is added after the others, before the first table. Former
/// names are replaced by those of today.
pub fn edit(text: &str, key: Key, settings: &Settings) -> Result<String, Mistakes> {
    let text = with_new_names(text)?;
    let text = text.as_str();
    // `toml_edit` parses everything that `toml` does.
    let Ok(mut document) = text.parse::<DocumentMut>() else { return Ok(text.to_owned()) };
    let value = match key.value(settings) {
        Value::Switch(is_on) => TomlValue::from(is_on),
        Value::Number(number) => TomlValue::from(number),
        Value::Text(text) => TomlValue::from(text),
    };
    // A heading in brackets starts a table, to which all later lines would belong.
    let is_heading = |item: &Item| item.as_table().is_some_and(|table| !table.is_dotted());
    let has_tables = document.iter().any(|(_, item)| is_heading(item));
    match document.get_mut(key.name()).and_then(Item::as_value_mut) {
        Some(before) => {
            let decor = before.decor().clone();
            *before = value;
            *before.decor_mut() = decor;
        }
        None if has_tables => drop(document.insert(key.name(), Item::Value(value))),
        // At the end of the text, which may consist only of comments.
        None => {
            let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
            if let Ok(longer) = format!("{text}{end}{} = {value}\n", key.name()).parse() {
                document = longer;
            }
        }
    }
    Ok(with_line_ends_of(text, &document.to_string()))
}

/// Converts all line ends to that of the first line of a text, since `toml_edit` ignores them.
pub(super) fn with_line_ends_of(first: &str, text: &str) -> String {
    let is_windows = first.split_inclusive('\n').next().is_some_and(|line| line.ends_with("\r\n"));
    let text = text.replace("\r\n", "\n");
    if is_windows { text.replace('\n', "\r\n") } else { text }
}
