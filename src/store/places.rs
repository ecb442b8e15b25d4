//! The files and folders of the user, by what is kept there.

use std::path::PathBuf;

use super::Store;

/// Name of the directory of the index.
pub(super) const COLLECTIONS: &str = "collections";

impl Store {
    /// Every place where something is kept, with a name for it. Those that the system has no home for
    /// are left out.
    pub fn places(&self) -> Vec<(&'static str, PathBuf)> {
        let state = |name: &str| self.state.as_ref().map(|state| state.join(name));
        let places = [
            ("Saved games", Some(self.data.clone())),
            ("In progress", self.games().ok()),
            ("Finished games", Some(self.history())),
            ("Your puzzles", state("puzzles.jsonl")),
            ("Attempts", state("attempts.jsonl")),
            ("Settings", Some(self.settings_path())),
            ("Themes", Some(self.config.join("themes"))),
            ("Index of games", self.cache.as_ref().map(|cache| cache.join(COLLECTIONS))),
        ];
        places.into_iter().filter_map(|(name, path)| Some((name, path?))).collect()
    }
}
