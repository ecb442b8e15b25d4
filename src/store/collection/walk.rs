//! Search for the files of a collection.

use std::collections::{BTreeMap, HashSet};
use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::formats::Format;
use crate::store::archive::{archive_behind, holds};
use crate::store::{StoreError, ending};
use crate::translate::message;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp {
    pub size: u64,
    /// Time of the last change, in nanoseconds since 1970.
    pub changed: u64,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct FoundFile {
    pub stamp: Stamp,
    /// Set if it was named itself, rather than found in a folder.
    pub is_named: bool,
}

/// Files by their canonical paths, each once.
#[derive(Debug, Default)]
pub(super) struct FoundFiles {
    pub files: BTreeMap<PathBuf, FoundFile>,
    pub unreadable: Vec<(PathBuf, String)>,
}

impl Stamp {
    pub(super) fn of(about: &Metadata) -> Self {
        let since =
            about.modified().ok().and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
        let changed = since.map_or(0, |since| since.as_nanos().try_into().unwrap_or(u64::MAX));
        Self { size: about.len(), changed }
    }
}

/// Lists all files of games in these files and folders. Links are followed, but each folder is
/// visited only once.
///
/// Only the listing of a folder could be left to `walkdir`: it enters a folder again through every
/// link to it, and returns paths that go through links.
pub(super) fn walk(roots: &[PathBuf]) -> FoundFiles {
    let mut found = FoundFiles::default();
    let mut seen = HashSet::new();
    let mut ahead: Vec<(PathBuf, bool)> =
        roots.iter().rev().map(|root| (root.clone(), true)).collect();
    while let Some((path, is_root)) = ahead.pop() {
        match look(&path, is_root, &mut seen, &mut found) {
            Ok(inside) => ahead.extend(inside.into_iter().rev().map(|path| (path, false))),
            Err(why) => found.unreadable.push((path, StoreError::from(why).to_string())),
        }
    }
    let superseded = |(path, archive): (&PathBuf, PathBuf)| {
        (found.files.contains_key(&archive) && holds(path)).then_some(archive)
    };
    let journals = found.files.keys().filter_map(|path| Some((path, archive_behind(path)?)));
    let superseded: Vec<PathBuf> = journals.filter_map(superseded).collect();
    found.files.retain(|path, _| !superseded.contains(path));
    found
}

/// Takes a file, or returns the entries of a folder, sorted by name.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn look(
    path: &Path,
    is_root: bool,
    seen: &mut HashSet<PathBuf>,
    found: &mut FoundFiles,
) -> io::Result<Vec<PathBuf>> {
    let about = fs::symlink_metadata(path)?;
    let (path, about) = if is_root || about.is_symlink() {
        let path = dunce::canonicalize(path)?;
        let about = fs::metadata(&path)?;
        (path, about)
    } else {
        (path.to_path_buf(), about)
    };
    if about.is_dir() {
        if !seen.insert(path.clone()) {
            return Ok(Vec::new());
        }
        let mut inside = Vec::new();
        for entry in fs::read_dir(&path)? {
            let entry = entry?;
            // The many other files in a folder are not examined further.
            let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
            let path = entry.path();
            if !is_file || has_ending(&path) {
                inside.push(path);
            }
        }
        inside.sort();
        return Ok(inside);
    }
    if about.is_file() && (is_root || has_ending(&path)) {
        let is_named = is_root || found.files.get(&path).is_some_and(|file| file.is_named);
        found.files.insert(path, FoundFile { stamp: Stamp::of(&about), is_named });
    } else if is_root {
        return Err(io::Error::other(message!("store-not-a-file", "not a file").to_string()));
    }
    Ok(Vec::new())
}

fn has_ending(path: &Path) -> bool {
    ending(path).and_then(Format::of_ending).is_some()
}
