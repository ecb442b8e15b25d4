//! Place of an index, and the claim on it.
//!
//! The lasting index is in the user's cache. If that cannot be used, the index is among temporary
//! files or, failing that, in memory.
//!
//! The lasting index may be unusable for any reason: another program has it open, the cache is
//! full, read-only or not a directory, or something else is in its place. The program never waits
//! for it.

use std::cell::OnceCell;
use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use redb::backends::InMemoryBackend;
use redb::{Builder, Database, ReadOnlyDatabase, ReadTransaction, ReadableDatabase as _};
use tempfile::TempDir;

use super::seal;
use super::writer::IndexWriter;
use crate::formats::Encoding;
use crate::store::fallback::for_index;
use crate::store::{COLLECTIONS, StoreError, contents, directory_of, replace, system};

const CACHE: usize = 16 << 20;

pub(super) enum Index {
    File(IndexFile),
    Memory(Database),
}

/// File of an index, sealed except while it is being written.
pub(super) struct IndexFile {
    path: PathBuf,
    /// Reader, opened by the first query after a change.
    reader: OnceCell<ReadOnlyDatabase>,
    /// Claim of this program, which ends with the process.
    _claim: File,
    /// Directory of a temporary index, removed when dropped.
    temporary: Option<TempDir>,
}

impl fmt::Debug for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Index").field("path", &self.path()).finish_non_exhaustive()
    }
}

pub(super) fn error(why: redb::Error) -> StoreError {
    match why {
        redb::Error::Io(error) => StoreError::Io(error),
        other => StoreError::Index(other.to_string()),
    }
}

impl Index {
    pub(super) fn open(
        cache: Option<&Path>,
        roots: &[PathBuf],
        encoding: Option<Encoding>,
    ) -> Result<Self, StoreError> {
        let lasting =
            |cache: &Path| IndexFile::lasting(&cache.join(COLLECTIONS), name(roots, encoding)).ok();
        match cache.and_then(lasting) {
            Some(lasting) => Ok(Self::File(lasting)),
            None => Self::passing(),
        }
    }

    fn passing() -> Result<Self, StoreError> {
        IndexFile::temporary().map_or_else(|_| Self::in_memory(), |file| Ok(Self::File(file)))
    }

    fn in_memory() -> Result<Self, StoreError> {
        let create = || -> Result<Database, redb::Error> {
            let database = builder().create_with_backend(InMemoryBackend::new())?;
            make_tables(&database)?;
            Ok(database)
        };
        create().map(Self::Memory).map_err(error)
    }

    pub(super) fn path(&self) -> Option<&Path> {
        match self {
            Self::File(file) => Some(&file.path),
            Self::Memory(_) => None,
        }
    }

    pub(super) fn clear(&mut self) -> Result<(), StoreError> {
        match self {
            Self::File(file) => file.clear(),
            Self::Memory(_) => {
                *self = Self::in_memory()?;
                Ok(())
            }
        }
    }

    /// Replaces the index by an empty one in the next possible place. Returns false if there is
    /// none.
    pub(super) fn move_on(&mut self) -> bool {
        let Self::File(file) = self else { return false };
        file.remove();
        let is_temporary = file.temporary.is_some();
        match if is_temporary { Self::in_memory() } else { Self::passing() } {
            Ok(next) => {
                *self = next;
                true
            }
            Err(_) => false,
        }
    }

    pub(super) fn read(&self) -> Result<ReadTransaction, redb::Error> {
        match self {
            Self::File(file) => file.read(),
            Self::Memory(database) => Ok(database.begin_read()?),
        }
    }

    /// Runs `change` and seals the file, unless the change fails. In that case, the index is
    /// rebuilt next time.
    pub(super) fn write<T>(
        &mut self,
        change: impl FnOnce(&Database) -> Result<T, redb::Error>,
    ) -> Result<T, redb::Error> {
        match self {
            Self::File(file) => file.write(change),
            Self::Memory(database) => change(database),
        }
    }
}

impl IndexFile {
    /// Opens a sealed file, which is emptied if it is not intact.
    fn sealed(path: PathBuf, claim: File, temporary: Option<TempDir>) -> Result<Self, StoreError> {
        let mut file = Self { path, reader: OnceCell::new(), _claim: claim, temporary };
        if !seal::holds(&file.path)
            && let Err(why) = file.clear()
        {
            file.remove();
            return Err(why);
        }
        Ok(file)
    }

    fn temporary() -> Result<Self, StoreError> {
        let (directory, claim) = for_index(&std::env::temp_dir())?;
        Self::sealed(directory.path().join("games.index"), claim, Some(directory))
    }

    /// Opens the index in a directory, which no other program may use at the same time.
    fn lasting(directory: &Path, name: u64) -> Result<Self, StoreError> {
        system::make_private(directory)?;
        let path = directory.join(format!("{name:016x}.index"));
        let claim = system::open_lock(&path.with_extension("lock"))?;
        if let Err(fs::TryLockError::WouldBlock) = claim.try_lock() {
            return Err(StoreError::Elsewhere);
        }
        // The seal may not have been completely written.
        replace::tidy(directory);
        Self::sealed(path, claim, None)
    }

    fn clear(&mut self) -> Result<(), StoreError> {
        self.reader.take();
        system::make_private(directory_of(&self.path))?;
        seal::break_open(&self.path)?;
        contents::remove_if_there(&self.path)?;
        let make = || -> Result<(), redb::Error> { make_tables(&builder().create(&self.path)?) };
        make().map_err(error)?;
        seal::set(&self.path)
    }

    fn remove(&mut self) {
        self.reader.take();
        // A file that stays is not sealed, and is rebuilt next time.
        let _ = seal::break_open(&self.path);
        let _ = fs::remove_file(&self.path);
    }

    /// Refuses anything but a file: a pipe would block.
    fn check(&self) -> io::Result<()> {
        match contents::open(&self.path) {
            Ok(_) => Ok(()),
            Err(StoreError::Io(error)) => Err(error),
            Err(other) => Err(io::Error::other(other.to_string())),
        }
    }

    fn read(&self) -> Result<ReadTransaction, redb::Error> {
        if let Some(reader) = self.reader.get() {
            return Ok(reader.begin_read()?);
        }
        self.check()?;
        let opened = builder().open_read_only(&self.path)?;
        Ok(self.reader.get_or_init(|| opened).begin_read()?)
    }

    fn write<T>(
        &mut self,
        change: impl FnOnce(&Database) -> Result<T, redb::Error>,
    ) -> Result<T, redb::Error> {
        self.reader.take();
        seal::break_open(&self.path)?;
        self.check()?;
        let database = builder().open(&self.path)?;
        let changed = change(&database)?;
        drop(database);
        match seal::set(&self.path) {
            Ok(()) => Ok(changed),
            Err(StoreError::Io(error)) => Err(error.into()),
            Err(other) => Err(redb::Error::Corrupted(other.to_string())),
        }
    }
}

fn builder() -> Builder {
    let mut builder = Database::builder();
    builder.set_cache_size(CACHE);
    builder
}

fn make_tables(database: &Database) -> Result<(), redb::Error> {
    let transaction = database.begin_write()?;
    // Opening a table for writing creates it.
    drop(IndexWriter::new(&transaction)?);
    transaction.commit()?;
    Ok(())
}

/// Hashes a list of paths and an encoding (FNV-1a), stable across versions.
fn name(roots: &[PathBuf], encoding: Option<Encoding>) -> u64 {
    let mut roots: Vec<&[u8]> =
        roots.iter().map(|root| root.as_os_str().as_encoded_bytes()).collect();
    roots.sort_unstable();
    roots.dedup();
    let bytes = roots.iter().flat_map(|root| root.iter().chain(&[0])).copied();
    let encoding = encoding.map(|encoding| encoding.to_string()).unwrap_or_default();
    bytes.chain(encoding.bytes()).fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_an_index_depends_only_on_its_folders_and_encoding() {
        let paths = |roots: &[&str]| roots.iter().map(PathBuf::from).collect::<Vec<_>>();
        let number = |roots: &[&str]| name(&paths(roots), None);
        assert_eq!(number(&[]), 0xcbf2_9ce4_8422_2325);
        assert_eq!(number(&["/a", "/b"]), 0xd3e9_45d5_f9a8_2d7a);
        assert_eq!(number(&["/b", "/a", "/b"]), number(&["/a", "/b"]));
        assert_ne!(number(&["/a/b"]), number(&["/a", "/b"]));
        assert_ne!(number(&["/a"]), name(&paths(&["/a"]), Some(Encoding::UTF_8)));
    }
}
