//! The file of an index, and the claim on it.

use std::cell::OnceCell;
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use redb::{Database, ReadOnlyDatabase, ReadTransaction, ReadableDatabase as _};
use tempfile::TempDir;

use super::{seal, tables};
use crate::store::refuge::for_index;
use crate::store::{StoreError, directory_of, replace, system};

/// So much of the file is kept in memory, in bytes.
const CACHE: usize = 16 << 20;

/// The file of an index: sealed, but while something is written.
pub(super) struct Index {
    path: PathBuf,
    /// What answers questions, since the first one after the last change.
    reader: OnceCell<ReadOnlyDatabase>,
    /// The claim of this program; it ends with the process.
    _claim: Option<File>,
    /// The directory of a temporary index, which goes with it.
    _temporary: Option<TempDir>,
}

impl fmt::Debug for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Index").field("path", &self.path).finish_non_exhaustive()
    }
}

/// What the store of the index says, for the player.
pub(super) fn error(why: redb::Error) -> StoreError {
    match why {
        redb::Error::Io(error) => StoreError::Io(error),
        other => StoreError::Index(other.to_string()),
    }
}

impl Index {
    /// The index of these files and folders.
    pub(super) fn open(cache: Option<&Path>, roots: &[PathBuf]) -> Result<Self, StoreError> {
        let lasting = cache.and_then(|cache| Self::lasting(&cache.join("collections"), roots).ok());
        let mut index = match lasting.flatten() {
            Some(index) => index,
            None => Self::temporary()?,
        };
        if !seal::holds(&index.path) {
            index.clear()?;
        }
        Ok(index)
    }

    /// One that goes with the program.
    fn temporary() -> Result<Self, StoreError> {
        let (directory, claim) = for_index(&std::env::temp_dir())?;
        let path = directory.path().join("games.index");
        let reader = OnceCell::new();
        Ok(Self { path, reader, _claim: Some(claim), _temporary: Some(directory) })
    }

    /// The one in this directory; `None` if another program uses it.
    fn lasting(directory: &Path, roots: &[PathBuf]) -> Result<Option<Self>, StoreError> {
        system::make_private(directory)?;
        let path = directory.join(format!("{:016x}.index", name(roots)));
        let claim = system::open_lock(&path.with_extension("lock"))?;
        if let Err(TryLockError::WouldBlock) = claim.try_lock() {
            return Ok(None);
        }
        // A seal may have been on its way.
        replace::tidy(directory);
        let reader = OnceCell::new();
        Ok(Some(Self { path, reader, _claim: Some(claim), _temporary: None }))
    }

    /// Where it lies.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Makes it anew, without games.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub(super) fn clear(&mut self) -> Result<(), StoreError> {
        self.reader.take();
        system::make_private(directory_of(&self.path))?;
        seal::break_open(&self.path)?;
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
        self.make_tables().map_err(error)?;
        seal::set(&self.path)
    }

    fn make_tables(&self) -> Result<(), redb::Error> {
        let database = Database::builder().set_cache_size(CACHE).create(&self.path)?;
        let transaction = database.begin_write()?;
        {
            transaction.open_table(tables::FILES)?;
            transaction.open_table(tables::PATHS)?;
            transaction.open_table(tables::GAMES)?;
            transaction.open_table(tables::POSTINGS)?;
            transaction.open_table(tables::SEGMENTS)?;
            transaction.open_table(tables::GONE)?;
            transaction.open_table(tables::NEXT)?;
        }
        transaction.commit()?;
        Ok(())
    }

    /// Opens it to be asked.
    pub(super) fn read(&self) -> Result<ReadTransaction, redb::Error> {
        if let Some(reader) = self.reader.get() {
            return Ok(reader.begin_read()?);
        }
        let opened = Database::builder().set_cache_size(CACHE).open_read_only(&self.path)?;
        Ok(self.reader.get_or_init(|| opened).begin_read()?)
    }

    /// Opens it to be written to, and seals it afterwards. If that fails, it stays broken open, and is made
    /// anew the next time.
    pub(super) fn write<T>(
        &mut self,
        change: impl FnOnce(&Database) -> Result<T, redb::Error>,
    ) -> Result<T, redb::Error> {
        self.reader.take();
        seal::break_open(&self.path)?;
        let database = Database::builder().set_cache_size(CACHE).open(&self.path)?;
        let changed = change(&database)?;
        drop(database);
        match seal::set(&self.path) {
            Ok(()) => Ok(changed),
            Err(StoreError::Io(error)) => Err(error.into()),
            Err(other) => Err(redb::Error::Corrupted(other.to_string())),
        }
    }
}

/// A number for a list of files and folders, the same on every day: the hash of Fowler, Noll and Vo.
fn name(roots: &[PathBuf]) -> u64 {
    let mut roots: Vec<&[u8]> =
        roots.iter().map(|root| root.as_os_str().as_encoded_bytes()).collect();
    roots.sort_unstable();
    roots.dedup();
    let bytes = roots.iter().flat_map(|root| root.iter().chain(&[0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_folders_have_the_same_name_in_any_order_and_on_every_day() {
        let number = |roots: &[&str]| name(&roots.iter().map(PathBuf::from).collect::<Vec<_>>());
        assert_eq!(number(&[]), 0xcbf2_9ce4_8422_2325);
        assert_eq!(number(&["/a", "/b"]), 0xd3e9_45d5_f9a8_2d7a);
        assert_eq!(number(&["/b", "/a", "/b"]), number(&["/a", "/b"]));
        assert_ne!(number(&["/a/b"]), number(&["/a", "/b"]));
    }
}
