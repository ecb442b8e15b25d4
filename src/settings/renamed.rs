//! Former names of settings and of their values, which files may still have.

use super::key::Key;
use super::slot::Value;

/// Former names of settings.
const NAMES: [(&str, Key); 1] = [("movements", Key::Animations)];

/// Former values: the setting, and the old and the new word.
const VALUES: [(Key, &str, &str); 1] = [(Key::First, "person", "human")];

/// Returns the setting that had this name.
pub(super) fn key(name: &str) -> Option<Key> {
    NAMES.iter().find(|(old, _)| *old == name).map(|&(_, key)| key)
}

/// Returns the former name of a setting.
pub(super) fn name(key: Key) -> Option<&'static str> {
    NAMES.iter().find(|(_, new)| *new == key).map(|&(old, _)| old)
}

/// Returns the word that replaced a value.
pub(super) fn value(key: Key, value: &Value) -> Option<&'static str> {
    let Value::Text(text) = value else { return None };
    let found = VALUES.iter().find(|(of, old, _)| *of == key && old == text);
    found.map(|&(_, _, new)| new)
}
