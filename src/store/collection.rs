//! Collections: the games in files and folders, with an index in which they and their positions are found.
//!
//! The index is a cache: it may be deleted at any time. It is made anew when it is damaged, or of another
//! version.

mod game;
mod gone;
mod index;
mod query;
mod read;
mod seal;
mod tables;
mod update;
mod walk;
mod writer;

pub use query::{Listed, Page, Query, Reached};
pub use update::{Changes, Progress};

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::{Store, StoreError};
use index::Index;

/// Directory of the indexes, in the user's cache.
pub(super) const COLLECTIONS: &str = "collections";

/// The games in some files and folders.
#[derive(Debug)]
pub struct Collection {
    roots: Vec<PathBuf>,
    index: Index,
    /// What could not be read when the files were looked at last, with the reason.
    unreadable: Vec<(PathBuf, String)>,
}

impl Store {
    /// The collection of all games in these files and folders, and in the folders inside these. What its
    /// index holds can be asked for at once; [`Collection::update`] looks at the files.
    ///
    /// Where the index cannot be used, for whatever reason, it is a temporary one, or one in memory.
    ///
    /// # Errors
    /// If there is no memory for it either.
    pub fn collection(&self, roots: &[PathBuf]) -> Result<Collection, StoreError> {
        let roots: Vec<PathBuf> = roots.iter().map(|root| whole(root)).collect();
        let index = Index::open(self.cache.as_deref(), &roots)?;
        Ok(Collection { roots, index, unreadable: Vec::new() })
    }

    /// The collection of the games that were played here and have ended.
    ///
    /// # Errors
    /// As [`collection`](Self::collection).
    pub fn history_collection(&self) -> Result<Collection, StoreError> {
        let roots = [self.history()];
        // There is none before the first game has ended. One that cannot be looked at is told.
        self.collection(if is_missing(&roots[0]) { &[] } else { &roots })
    }
}

impl Collection {
    /// The files and folders.
    pub fn roots(&self) -> &[PathBuf] {
        &self.roots
    }

    /// What could not be read when the files were looked at last, with the reason.
    pub fn unreadable(&self) -> &[(PathBuf, String)] {
        &self.unreadable
    }

    /// Looks at the files: reads those that are new or have changed, and forgets those that are gone. It tells
    /// `watch` how far it is after each game, and stops if that says so; what was not read yet is read the next time.
    ///
    /// # Errors
    /// If the index can be written in no place.
    pub fn update(
        &mut self,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Changes, StoreError> {
        let mut found = walk::walk(&self.roots);
        let not_found = found.unreadable.len();
        let mut update = |index: &mut Index| {
            found.unreadable.truncate(not_found);
            update::update(index, &mut found, watch)
        };
        let mut changes = update(&mut self.index);
        // A cache that fails is made anew, once; if that is of no use, there is one elsewhere.
        if changes.is_err() && self.index.clear().is_ok() {
            changes = update(&mut self.index);
        }
        while changes.is_err() && self.index.move_on() {
            changes = update(&mut self.index);
        }
        self.unreadable = found.unreadable;
        changes.map_err(index::error)
    }

    /// The file of the index; `None` if it is in memory.
    pub fn index_path(&self) -> Option<&Path> {
        self.index.path()
    }
}

#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn is_missing(path: &Path) -> bool {
    std::fs::metadata(path).is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
}

/// A path that means the same in every working directory.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn whole(path: &Path) -> PathBuf {
    let whole = std::fs::canonicalize(path).or_else(|_| std::path::absolute(path));
    whole.unwrap_or_else(|_| path.to_path_buf())
}

#[cfg(test)]
mod tests;
