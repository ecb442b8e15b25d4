//! Positions in the libraries of a collection, which are searched when they are asked for.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::walk::Stamp;
use crate::collection::{Places, find_in_library};
use crate::formats::{Format, renlib};
use crate::rules::Position;
use crate::store::{StoreError, contents, ending};

/// Number of lines to a position that are listed of each library.
const LINES: usize = 10_000;

/// Number of searches that are remembered.
const KEPT: usize = 16;

/// Last searches: a list of games asks for the same one with each page.
#[derive(Debug, Default)]
pub(super) struct Libraries(Mutex<Vec<Search>>);

#[derive(Debug)]
struct Search {
    path: PathBuf,
    stamp: Stamp,
    position: Position,
    found: Arc<Places>,
}

/// Checks by its extension whether a file of a collection is a library.
pub(super) fn is_named_library(path: &Path) -> bool {
    ending(path).and_then(Format::of_ending) == Some(Format::Lib)
}

impl Libraries {
    /// Finds a position in a library. A file that cannot be read any more has none.
    pub(super) fn find(&self, path: &Path, position: &Position) -> Arc<Places> {
        self.search(path, position).unwrap_or_default()
    }

    fn search(&self, path: &Path, position: &Position) -> Result<Arc<Places>, StoreError> {
        let stamp = Stamp::of(&std::fs::metadata(path)?);
        let is_it = |it: &&Search| it.stamp == stamp && it.path == path && it.position == *position;
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(search) = known.iter().find(is_it) {
            return Ok(Arc::clone(&search.found));
        }
        let bytes = contents::of_path(path, renlib::MAX_SIZE)?;
        let found = find_in_library(&bytes, position, LINES).map_err(StoreError::Format)?;
        let found = Arc::new(found);
        if known.len() >= KEPT {
            known.remove(0);
        }
        let (path, position) = (path.to_path_buf(), position.clone());
        known.push(Search { path, stamp, position, found: Arc::clone(&found) });
        Ok(found)
    }
}
