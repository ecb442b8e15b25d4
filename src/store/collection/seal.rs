//! Seal of an index: the state of its file when it was last written.
//!
//! The database trusts its file, and may misbehave if that is damaged. So only a file is opened
//! that is, byte for byte, the one that was closed.
//!
//! The database is `redb`, which may end the process over a damaged file. The seal is a checksum of
//! the file as it was closed. Without a seal, or with the seal of another version, the index is
//! rebuilt.

use std::hash::Hasher as _;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use twox_hash::XxHash3_64;

use super::tables::VERSION;
use crate::store::{StoreError, contents, written_beside};

/// Maximum number of bytes of a seal.
const LONGEST: u64 = 200;

/// Path of the seal of this file.
fn path_of(index: &Path) -> PathBuf {
    index.with_extension("seal")
}

/// Checks whether the file is the one that was sealed, by this version.
pub(super) fn holds(index: &Path) -> bool {
    let sealed = contents::of_path(&path_of(index), LONGEST);
    sealed.is_ok_and(|sealed| text(index).is_ok_and(|text| text.as_bytes() == sealed))
}

/// Seals the current state of the file.
pub(super) fn set(index: &Path) -> Result<(), StoreError> {
    let (path, text) = (path_of(index), text(index)?);
    written_beside(&path, &path, text.as_bytes())?.persist(&path).map_err(|error| error.error)?;
    Ok(())
}

/// Breaks the seal before the file is written.
pub(super) fn break_open(index: &Path) -> io::Result<()> {
    contents::remove_if_there(&path_of(index))
}

fn text(index: &Path) -> Result<String, StoreError> {
    let mut file = contents::open(index)?;
    let mut hasher = XxHash3_64::new();
    let mut buffer = Vec::new();
    while file.by_ref().take(1 << 16).read_to_end(&mut buffer)? > 0 {
        hasher.write(&buffer);
        buffer.clear();
    }
    Ok(format!("gomoku index {VERSION}\n{:016x}\n", hasher.finish()))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    #[expect(clippy::disallowed_methods, reason = "a file to be sealed")]
    fn a_seal_holds_until_it_is_broken_or_the_file_changes() {
        let home = tempfile::tempdir().unwrap();
        let index = home.path().join("games.index");
        break_open(&index).unwrap();
        assert!(!holds(&index));
        let mut games = vec![b'g'; 200_000];
        fs::write(&index, &games).unwrap();
        set(&index).unwrap();
        assert!(holds(&index));
        games[199_999] = b'h';
        fs::write(&index, &games).unwrap();
        assert!(!holds(&index));
        set(&index).unwrap();
        break_open(&index).unwrap();
        assert!(!holds(&index));
        // Failing to break a seal is reported.
        fs::create_dir(path_of(&index)).unwrap();
        assert!(break_open(&index).is_err());
    }
}
