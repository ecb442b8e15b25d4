//! Journals of matches: files of lines that one program at a time appends to.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use super::clock::local_time;
use super::directory::{self, directory_of};
use super::lock::{claim, leads_to};
use super::{Store, StoreError, contents};

/// Size limit in bytes: about 300,000 games.
const MAX_SIZE: u64 = 1 << 30;

/// Open journal of a match. The claim on it ends with the process at the latest.
#[derive(Debug)]
pub struct MatchFile {
    file: File,
    /// Number of bytes in complete lines.
    length: u64,
}

impl Store {
    /// Path of a new journal of a match between these engines, which is named after the time, too.
    pub fn new_match_path(&self, engines: &str) -> PathBuf {
        let time = local_time().strftime("%Y%m%dT%H%M%S");
        self.data.join("matches").join(format!("{time}-{engines}.jsonl"))
    }

    /// Reads the journal of a match.
    pub fn match_journal(&self, path: &Path) -> Result<Vec<u8>, StoreError> {
        contents::of_path(path, MAX_SIZE)
    }

    /// Creates a folder for games, unless it exists.
    pub fn make_folder(&self, folder: &Path) -> Result<(), StoreError> {
        Ok(std::fs::create_dir_all(folder)?)
    }

    /// Opens the journal of a match, or creates it, and claims it. Returns its content, too.
    pub fn open_match(&self, path: &Path) -> Result<(MatchFile, Vec<u8>), StoreError> {
        if directory_of(path) == self.data.join("matches") {
            directory::make_synced(directory_of(path))?;
        }
        // Anything else must not be opened, since a pipe would block.
        if std::fs::metadata(path).is_ok_and(|about| !about.is_file()) {
            return Err(StoreError::NotAFile);
        }
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        claim(&file)?;
        if !leads_to(path, &file)? {
            return Err(StoreError::Changed);
        }
        let bytes = contents::of_file(&mut file, MAX_SIZE)?;
        directory::sync(path)?;
        Ok((MatchFile { file, length: bytes.len() as u64 }, bytes))
    }
}

impl MatchFile {
    /// Cuts everything off that follows so many bytes.
    pub fn cut(&mut self, length: usize) -> Result<(), StoreError> {
        self.file.set_len(length as u64)?;
        self.length = length as u64;
        Ok(())
    }

    /// Appends a line, and syncs the file. If this fails, the file keeps its complete lines.
    pub fn append(&mut self, line: &str) -> Result<(), StoreError> {
        if let Err(error) =
            self.file.write_all(line.as_bytes()).and_then(|()| self.file.sync_data())
        {
            // An incomplete line is no game, and is cut off when the match is resumed.
            let _ = self.file.set_len(self.length);
            return Err(error.into());
        }
        self.length += line.len() as u64;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn lines_are_appended_behind_the_complete_ones() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().join("gomoku"));
        let path = store.new_match_path("a-b");
        assert!(path.to_str().unwrap().ends_with("-a-b.jsonl"), "{path:?}");
        let (mut file, bytes) = store.open_match(&path).unwrap();
        assert!(bytes.is_empty());
        file.append("{}\n").unwrap();
        drop(file);
        fs::write(&path, "{}\n{\"ga").unwrap();
        let (mut file, bytes) = store.open_match(&path).unwrap();
        assert_eq!(bytes, b"{}\n{\"ga");
        file.cut(3).unwrap();
        file.append("{1}\n").unwrap();
        assert_eq!(store.match_journal(&path).unwrap(), b"{}\n{1}\n");
    }

    #[test]
    fn only_one_program_plays_a_match() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_owned());
        let path = home.path().join("a.jsonl");
        let first = store.open_match(&path).unwrap();
        assert!(matches!(store.open_match(&path), Err(StoreError::Elsewhere)));
        drop(first);
        store.open_match(&path).unwrap();
    }

    #[test]
    fn only_files_are_opened() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_owned());
        assert!(matches!(store.open_match(home.path()), Err(StoreError::NotAFile)));
        let nowhere = home.path().join("a/b.jsonl");
        assert!(store.open_match(&nowhere).unwrap_err().is_not_found());
        assert!(store.match_journal(&nowhere).unwrap_err().is_not_found());
    }
}
