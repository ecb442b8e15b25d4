//! The seal of an index: what its file was when it was written last.
//!
//! The store of the index trusts its file, and may do anything with one that is damaged. So only a file is
//! opened that is byte for byte the one that was closed.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use super::tables::VERSION;
use crate::store::{StoreError, contents, written_beside};

/// No seal has more bytes.
const LONGEST: u64 = 200;

/// The seal of this file.
fn path_of(index: &Path) -> PathBuf {
    index.with_extension("seal")
}

/// Whether the file is the one that was sealed, by this version.
pub(super) fn holds(index: &Path) -> bool {
    let sealed = contents::of_path(&path_of(index), LONGEST);
    sealed.is_ok_and(|sealed| text(index).is_ok_and(|text| text.as_bytes() == sealed))
}

/// Seals the file as it is now.
pub(super) fn set(index: &Path) -> Result<(), StoreError> {
    let (path, text) = (path_of(index), text(index)?);
    written_beside(&path, &path, text.as_bytes())?.persist(&path).map_err(|error| error.error)?;
    Ok(())
}

/// Breaks the seal: the file will be written to.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
pub(super) fn break_open(index: &Path) -> io::Result<()> {
    match fs::remove_file(path_of(index)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn text(index: &Path) -> Result<String, StoreError> {
    let (length, sum) = checksum(contents::open(index)?)?;
    Ok(format!("gomoku index {VERSION}\n{length} {sum:016x}\n"))
}

/// How many bytes there are, and a checksum that every change of one word changes.
fn checksum(mut file: impl io::Read) -> io::Result<(u64, u64)> {
    const LANES: usize = 4;
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let step = |sum: u64, word: u64| (sum ^ word).wrapping_mul(FACTOR).rotate_left(29);
    let mut lanes = [0_u64; LANES];
    let (mut length, mut buffer) = (0, Vec::new());
    loop {
        buffer.clear();
        file.by_ref().take(1 << 20).read_to_end(&mut buffer)?;
        if buffer.is_empty() {
            break;
        }
        length += buffer.len() as u64;
        buffer.resize(buffer.len().next_multiple_of(8 * LANES), 0);
        for words in buffer.chunks_exact(8 * LANES) {
            for (lane, word) in lanes.iter_mut().zip(words.chunks_exact(8)) {
                *lane = step(*lane, u64::from_le_bytes(word.try_into().unwrap_or_default()));
            }
        }
    }
    Ok((length, lanes.into_iter().fold(length, step)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::disallowed_methods, reason = "a file to be sealed")]
    fn a_seal_holds_until_it_is_broken_or_the_file_changes() {
        let home = tempfile::tempdir().unwrap();
        let index = home.path().join("games.index");
        break_open(&index).unwrap();
        assert!(!holds(&index));
        fs::write(&index, "games").unwrap();
        set(&index).unwrap();
        assert!(holds(&index));
        fs::write(&index, "gamas").unwrap();
        assert!(!holds(&index));
        set(&index).unwrap();
        break_open(&index).unwrap();
        assert!(!holds(&index));
        // One that cannot be broken is told.
        fs::create_dir(path_of(&index)).unwrap();
        assert!(break_open(&index).is_err());
    }

    #[test]
    fn every_changed_byte_changes_the_checksum() {
        let bytes: Vec<u8> = (0..100).collect();
        let sum = |bytes: &[u8]| checksum(bytes).unwrap();
        assert_eq!(sum(&bytes).0, 100);
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut changed = bytes.clone();
                changed[at] ^= 1 << bit;
                assert_ne!(sum(&changed), sum(&bytes));
            }
            assert_ne!(sum(&bytes[..at]), sum(&bytes));
        }
        let longer = [&bytes[..], &[0]].concat();
        assert_ne!(sum(&longer), sum(&bytes));
    }
}
