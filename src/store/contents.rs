//! Reader of files within size limits.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::Path;

use super::StoreError;
use crate::formats::Problem;

/// Reads a file of at most `limit` bytes; `None` if it does not exist.
pub(super) fn if_there(path: &Path, limit: u64) -> Result<Option<Vec<u8>>, StoreError> {
    match of_path(path, limit) {
        Err(StoreError::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        contents => contents.map(Some),
    }
}

/// Removes a file if it exists.
pub(super) fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

pub(super) fn of_path(path: &Path, limit: u64) -> Result<Vec<u8>, StoreError> {
    of_file(&mut open(path)?, limit)
}

/// Opens a file for reading. Anything else is refused without opening it, since a pipe would block.
pub(super) fn open(path: &Path) -> Result<File, StoreError> {
    if fs::metadata(path)?.is_file() { Ok(File::open(path)?) } else { Err(StoreError::NotAFile) }
}

pub(super) fn of_file(file: &mut File, limit: u64) -> Result<Vec<u8>, StoreError> {
    let bytes = start_of_file(file, limit + 1)?;
    all(&bytes, limit)?;
    Ok(bytes)
}

/// Reads at most `length` bytes; the rest can be read afterwards.
pub(super) fn start_of_file(file: &mut File, length: u64) -> Result<Vec<u8>, StoreError> {
    let mut bytes = Vec::new();
    file.take(length).read_to_end(&mut bytes)?;
    Ok(bytes)
}

pub(super) fn all(bytes: &[u8], limit: u64) -> Result<&[u8], StoreError> {
    if bytes.len() as u64 <= limit {
        return Ok(bytes);
    }
    Err(StoreError::Format(Problem::TooLarge(limit).in_file()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_files_are_empty_and_other_errors_are_reported() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("a");
        assert_eq!(if_there(&path, 4).unwrap(), None);
        fs::write(&path, "four").unwrap();
        assert_eq!(if_there(&path, 4).unwrap().as_deref(), Some(&b"four"[..]));
        assert_eq!(if_there(&path, 3).unwrap_err().to_string(), "the file is larger than 3 bytes");
        assert!(matches!(if_there(home.path(), 4), Err(StoreError::NotAFile)));
        let below = if_there(&path.join("b"), 4).unwrap_err();
        assert_eq!(below.to_string(), "not a directory");
    }
}
