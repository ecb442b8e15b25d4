//! Collections: the games in files and folders, with an index of games and positions.
//!
//! The index is a cache. It may be deleted at any time, and is rebuilt if it is damaged or from
//! another version.
//!
//! A `Collection` is the games in files and folders, which may be thousands in one file. The index
//! has a header for each game. For each position that a game reached it has a `Posting`: position,
//! game, next move, result. A filtered list is thus a walk through the headers, and the explorer
//! reads a few blocks and no game.
//!
//! Postings are sorted in memory a million at a time, and written in blocks as one **segment**. A
//! query searches each segment. Writing a new segment merges shorter ones before it, so there are
//! only a few. Games are never renumbered. Removed games are skipped until they outnumber the
//! others.
//!
//! A file of many games is read through a moving window, so memory grows with the longest game and
//! not with the file. Only main lines are read, and replayed by the rules.

mod game;
mod index;
mod library;
mod packed;
mod query;
mod read;
mod seal;
mod tables;
mod typed;
mod update;
mod walk;
mod writer;

pub use query::{IndexedGame, Page, Query, Reached};
pub use update::{Changes, ReadProgress};

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::{Store, StoreError};
use crate::formats::Encoding;
use index::Index;
use library::Libraries;

#[derive(Debug)]
pub struct Collection {
    roots: Vec<PathBuf>,
    /// Encoding of all files; `None` if each decides itself.
    encoding: Option<Encoding>,
    index: Index,
    libraries: Libraries,
    /// Paths that the last update could not read, with the reason.
    unreadable: Vec<(PathBuf, String)>,
}

impl Store {
    /// Opens the collection of all games in these files, folders and their subfolders, as last
    /// indexed. [`Collection::update`] reads the files.
    ///
    /// If the index cannot be stored in the cache, it is temporary or in memory.
    pub fn collection(&self, roots: &[PathBuf]) -> Result<Collection, StoreError> {
        self.collection_in(roots, None)
    }

    /// Opens a collection like [`collection`](Self::collection), whose files are read in this
    /// encoding if one is given. It has an index of its own.
    pub fn collection_in(
        &self,
        roots: &[PathBuf],
        encoding: Option<Encoding>,
    ) -> Result<Collection, StoreError> {
        let roots: Vec<PathBuf> = roots.iter().map(|root| whole(root)).collect();
        let index = Index::open(self.cache.as_deref(), &roots, encoding)?;
        let (libraries, unreadable) = (Libraries::default(), Vec::new());
        Ok(Collection { roots, encoding, index, libraries, unreadable })
    }

    pub fn history_collection(&self) -> Result<Collection, StoreError> {
        let roots = [self.history()];
        // The folder does not exist before the first game has ended. Any other error is reported.
        let about = std::fs::metadata(&roots[0]);
        let is_missing = about.is_err_and(|error| error.kind() == io::ErrorKind::NotFound);
        self.collection(if is_missing { &[] } else { &roots })
    }
}

impl Collection {
    pub fn roots(&self) -> &[PathBuf] {
        &self.roots
    }

    pub fn unreadable(&self) -> &[(PathBuf, String)] {
        &self.unreadable
    }

    /// Reads new and changed files, and drops missing ones. Reports to `watch` after each game,
    /// which may stop the update; the next update reads the rest.
    pub fn update(
        &mut self,
        watch: &mut dyn FnMut(ReadProgress) -> ControlFlow<()>,
    ) -> Result<Changes, StoreError> {
        let mut found = walk::walk(&self.roots);
        let not_found = found.unreadable.len();
        let mut update = |index: &mut Index| {
            found.unreadable.truncate(not_found);
            update::update(index, &mut found, self.encoding, watch)
        };
        let mut changes = update(&mut self.index);
        // A failing cache is rebuilt once. If that does not help, the index moves elsewhere.
        if changes.is_err() && self.index.clear().is_ok() {
            changes = update(&mut self.index);
        }
        while changes.is_err() && self.index.move_on() {
            changes = update(&mut self.index);
        }
        self.unreadable = found.unreadable;
        changes.map_err(index::error)
    }

    pub fn index_path(&self) -> Option<&Path> {
        self.index.path()
    }
}

fn whole(path: &Path) -> PathBuf {
    let whole = dunce::canonicalize(path).or_else(|_| std::path::absolute(path));
    whole.unwrap_or_else(|_| path.to_path_buf())
}

#[cfg(test)]
mod tests;
