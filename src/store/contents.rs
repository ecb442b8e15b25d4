//! What a file holds, and no more than it may.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::Path;

use super::StoreError;
use crate::formats::{FormatError, Place, Problem};

/// The bytes of a file, of which there may be so many; `None` if there is no file.
///
/// # Errors
/// If it cannot be read, or is longer.
pub(super) fn if_there(path: &Path, limit: u64) -> Result<Option<Vec<u8>>, StoreError> {
    match of_path(path, limit) {
        Err(StoreError::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        contents => contents.map(Some),
    }
}

/// The same of a file that must be there.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
pub(super) fn of_path(path: &Path, limit: u64) -> Result<Vec<u8>, StoreError> {
    // What is no file must not be opened.
    if !fs::metadata(path)?.is_file() {
        return Err(StoreError::NotAFile);
    }
    of_file(&mut File::open(path)?, limit)
}

/// The same of a file that is open.
pub(super) fn of_file(file: &mut File, limit: u64) -> Result<Vec<u8>, StoreError> {
    let mut bytes = Vec::new();
    file.take(limit + 1).read_to_end(&mut bytes)?;
    all(&bytes, limit)?;
    Ok(bytes)
}

/// Refuses what was read of a file that is longer.
pub(super) fn all(bytes: &[u8], limit: u64) -> Result<&[u8], StoreError> {
    if bytes.len() as u64 <= limit {
        return Ok(bytes);
    }
    let problem = Problem::TooLarge { limit };
    Err(StoreError::Format(FormatError { place: Place::File, problem }))
}
