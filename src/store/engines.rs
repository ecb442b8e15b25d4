//! File of the user's list of other engines.

use std::path::PathBuf;

use super::replace::Holder;
use super::settings::{MAX_SIZE, put, text};
use super::{SettingsError, Store, contents};
use crate::game::EngineName;
use crate::settings::engines::{self, EngineEntry};

impl Store {
    /// Path of the list of other engines, beside the settings.
    pub fn engines_path(&self) -> PathBuf {
        self.config.join("engines.toml")
    }

    /// Reads the list of other engines. Without a file there are none.
    ///
    /// # Errors
    /// Fails if the file cannot be read, or contains a mistake.
    pub fn engines(&self) -> Result<Vec<EngineEntry>, SettingsError> {
        let path = self.engines_path();
        let read = contents::if_there(&path, MAX_SIZE)
            .and_then(|bytes| Ok(engines::parse(text(&bytes.unwrap_or_default())?)?));
        read.map_err(|why| SettingsError::of(path, why))
    }

    /// Adds an engine to the list, or replaces the one with this name. Everything else stays.
    ///
    /// # Errors
    /// Fails if the file cannot be written, or contains a mistake.
    pub fn add_engine(&self, entry: &EngineEntry) -> Result<(), SettingsError> {
        self.edit_engines(|text| engines::add(text, entry).map(Some))
    }

    /// Removes an engine from the list. Returns whether it was there.
    ///
    /// # Errors
    /// Fails if the file cannot be written, or contains a mistake.
    pub fn remove_engine(&self, name: EngineName) -> Result<bool, SettingsError> {
        let mut was_there = false;
        self.edit_engines(|text| {
            let edited = engines::remove(text, name)?;
            was_there = edited.is_some();
            Ok(edited)
        })?;
        Ok(was_there)
    }

    fn edit_engines(
        &self,
        mut edit: impl FnMut(&str) -> Result<Option<String>, crate::settings::Mistakes>,
    ) -> Result<(), SettingsError> {
        let path = self.engines_path();
        let written = put(&path, Holder::Disk, |before| {
            let before = text(contents::all(before, MAX_SIZE)?)?;
            Ok(edit(before)?.unwrap_or_else(|| before.to_owned()))
        });
        written.map_err(|why| SettingsError::of(path, why))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn entry(name: &str) -> EngineEntry {
        EngineEntry::new(EngineName::new(name).unwrap(), vec!["./pbrain-x".to_owned()])
    }

    #[test]
    fn engines_are_added_and_removed() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().join("gomoku"));
        assert_eq!(store.engines().unwrap(), []);
        assert!(!store.remove_engine(entry("a").name).unwrap());
        for name in ["a", "b"] {
            store.add_engine(&entry(name)).unwrap();
        }
        assert_eq!(store.engines().unwrap(), [entry("a"), entry("b")]);
        assert!(store.remove_engine(entry("a").name).unwrap());
        assert_eq!(store.engines().unwrap(), [entry("b")]);
    }

    #[test]
    fn a_file_with_a_mistake_is_never_written() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_owned());
        for text in ["[engine.a\n", "[engine.a]\ncommand = 3\n"] {
            fs::write(store.engines_path(), text).unwrap();
            let why = store.add_engine(&entry("b")).unwrap_err().to_string();
            assert!(why.starts_with("engines.toml, line "), "{why}");
            assert!(store.remove_engine(entry("a").name).is_err() && store.engines().is_err());
            assert_eq!(fs::read_to_string(store.engines_path()).unwrap(), text);
        }
    }
}
