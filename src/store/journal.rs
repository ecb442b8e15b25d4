//! A journal that is open: its file, which nobody else may write to meanwhile.

use std::fs::{self, File, TryLockError};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use jiff::Timestamp;

use super::archive::is_archived;
use super::directory::{self, directory_of};
use super::system::file_id;
use super::{Store, StoreError, contents, synced_beside, written_beside};
use crate::formats::journal::{self, Contents, Sheet};

/// How the names of journals end.
pub(super) const EXTENSION: &str = "journal";

/// What the name of a journal is before its end: when the game began, in UTC.
pub(super) const NAME: &str = "%Y%m%dT%H%M%S.%6fZ";

/// A journal that this program writes to. The claim on its file ends with the process at the latest.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// What the file holds.
    contents: Contents,
    /// So many bytes are whole lines; what follows was cut off.
    length: u64,
    /// What the disk may not have yet: the file, the directories in which it is new.
    ahead: Vec<File>,
    /// It was begun by this program, not opened.
    is_new: bool,
    /// The SGF beside it, as it was when this was opened.
    archive: Option<Vec<u8>>,
    /// It holds something that an SGF beside it may not have.
    is_changed: bool,
}

impl Store {
    /// Begins the journal of a game: a file of its own, which is there as a whole or not at all. The disk is
    /// waited for with [`Journal::ahead`].
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn begin(&self, sheet: &Sheet) -> Result<Journal, StoreError> {
        let games = self.games()?;
        let mut directories = directory::make(&games)?;
        loop {
            let contents = Contents { begun: now(), sheet: sheet.clone() };
            let name = contents.begun.strftime(NAME);
            let path = games.join(format!("{name}.{EXTENSION}"));
            match Journal::create(path, contents) {
                Ok(mut journal) => {
                    journal.ahead.append(&mut directories);
                    return Ok(journal);
                }
                // Another game began in the same microsecond.
                Err(StoreError::Io(error)) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(why) => return Err(why),
            }
        }
    }

    /// Opens a journal to go on with it.
    ///
    /// # Errors
    /// [`StoreError::Elsewhere`] if another program plays the game; if the file is not there any more,
    /// or holds no journal.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub fn resume(&self, path: &Path) -> Result<Journal, StoreError> {
        let mut file = fs::OpenOptions::new().read(true).write(true).open(path)?;
        claim(&file)?;
        // It may have been moved or deleted by whoever had the claim until now.
        let same = same_file(&file, path)?;
        if !same {
            return Err(io::Error::from(io::ErrorKind::NotFound).into());
        }
        let (contents, length) = read(&mut file)?;
        if file.metadata()?.len() > length {
            // What was cut off is written anew. A file that is whole stays as old as it is.
            file.set_len(length)?;
        }
        let (path, ahead) = (path.to_path_buf(), Vec::new());
        let archive = None;
        Ok(Journal {
            path,
            file,
            contents,
            length,
            ahead,
            is_new: false,
            archive,
            is_changed: true,
        })
    }

    /// What a journal holds, whoever writes to it; or the SGF of an ended game.
    ///
    /// # Errors
    /// If it is not there, or holds no journal.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub fn contents(&self, path: &Path) -> Result<Contents, StoreError> {
        if is_archived(path) {
            return self.archived(path);
        }
        read(&mut File::open(path)?).map(|(contents, _)| contents)
    }

    /// What of a journal can be read, up to the damage, if there is a game in it. The file stays as it is.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub(super) fn part(path: &Path) -> Option<Contents> {
        let bytes = contents::of_file(&mut File::open(path).ok()?, journal::MAX_SIZE).ok()?;
        let (contents, _) = journal::read_part(&bytes).ok()?;
        Some(contents).filter(|contents| !contents.sheet.game.on_board().is_empty())
    }

    /// Puts the journal where it belongs: with the games that go on, or into the history.
    ///
    /// # Errors
    /// If it cannot be moved; then it stays where it was.
    pub(super) fn settle(&self, journal: &mut Journal) -> Result<(), StoreError> {
        let is_over = journal.contents.sheet.is_over();
        let directory = if is_over { self.history() } else { self.games()? };
        if directory_of(&journal.path) != directory {
            journal.move_to(&directory)?;
        }
        Ok(())
    }
}

impl Journal {
    /// A new file with these contents, which is there as a whole or not at all.
    fn create(path: PathBuf, contents: Contents) -> Result<Self, StoreError> {
        let bytes = journal::write(&contents);
        let file = written_beside(&path, &path, &bytes)?;
        claim(file.as_file())?;
        let file = file.persist_noclobber(&path).map_err(|error| error.error)?;
        let (length, ahead) = (bytes.len() as u64, file.try_clone().into_iter().collect());
        let archive = None;
        Ok(Self { path, file, contents, length, ahead, is_new: true, archive, is_changed: true })
    }

    /// The journal of a game that lies beside it as SGF, which holds these bytes.
    ///
    /// # Errors
    /// If it cannot be written, or is there.
    pub(super) fn beside(
        path: PathBuf,
        contents: Contents,
        archive: Vec<u8>,
    ) -> Result<Self, StoreError> {
        let journal = Self::create(path, contents)?;
        Ok(Self { is_new: false, archive: Some(archive), is_changed: false, ..journal })
    }

    /// The SGF beside it, as it was when this was opened.
    pub(super) fn archive(&self) -> Option<&[u8]> {
        self.archive.as_deref()
    }

    /// Whether it holds something that an SGF beside it may not have.
    pub(super) const fn is_changed(&self) -> bool {
        self.is_changed
    }

    /// Waits until the disk has all that was written.
    pub(super) fn sync(&self) -> io::Result<()> {
        self.file.sync_all()?;
        // The directory may be new, and so may those in which it lies.
        self.path.ancestors().take(4).try_for_each(directory::sync)
    }

    /// What it holds.
    pub const fn contents(&self) -> &Contents {
        &self.contents
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Puts behind the last line what has happened since. The system has it then, whatever becomes of
    /// the program; that the disk has it, too, is waited for with [`ahead`](Self::ahead).
    ///
    /// # Errors
    /// If it cannot be written, or this is another game; then the file is as it was.
    pub fn append(&mut self, sheet: &Sheet) -> Result<(), StoreError> {
        let lines = sheet.since(&self.contents.sheet).ok_or(StoreError::OtherGame)?;
        if lines.is_empty() {
            return Ok(());
        }
        let written = self.file.seek(SeekFrom::Start(self.length));
        let written = written.and_then(|_| self.file.write_all(lines.as_bytes()));
        if let Err(error) = written {
            // A line that is there in part would spoil the next one.
            let _ = self.file.set_len(self.length);
            return Err(error.into());
        }
        self.is_changed = true;
        self.length += lines.len() as u64;
        self.contents.sheet = sheet.clone();
        self.ahead.extend(self.file.try_clone());
        Ok(())
    }

    /// What is to be synced, in this order, so that the disk has all that was written until now; more may
    /// be written meanwhile.
    pub fn ahead(&mut self) -> Vec<File> {
        std::mem::take(&mut self.ahead)
    }

    /// Gives the claim up. A new game of which every stone was taken back leaves no file; one that was opened
    /// stays, for it can be played again.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub fn close(self) {
        if self.is_new && self.contents.sheet.game.on_board().is_empty() {
            // One that stays is not offered.
            let _ = fs::remove_file(&self.path);
        }
        // The disk may be waited for still, with the same claim.
        let _ = self.file.unlock();
    }

    /// Deletes the file: another one holds the game.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub(super) fn delete(self) {
        let _ = fs::remove_file(&self.path);
    }

    /// Moves the file to another directory under the same name. The claim goes with it.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    fn move_to(&mut self, directory: &Path) -> Result<(), StoreError> {
        let directories = directory::make(directory)?;
        let to = directory.join(self.path.file_name().unwrap_or_default());
        match fs::rename(&self.path, &to) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::CrossesDevices => {
                self.copy_to(&to, &directories)?;
            }
            Err(error) => return Err(error.into()),
        }
        self.ahead.extend(directories);
        self.ahead.extend(File::open(directory_of(&self.path)));
        self.path = to;
        Ok(())
    }

    /// Goes on in a new file in another file system; the old one is removed.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    fn copy_to(&mut self, to: &Path, directories: &[File]) -> Result<(), StoreError> {
        let bytes = journal::write(&self.contents);
        let copy = synced_beside(to, &self.path, &bytes)?;
        claim(copy.as_file())?;
        let copy = copy.persist_noclobber(to).map_err(|error| error.error)?;
        // The disk has the new file before it loses the old one.
        directories.iter().try_for_each(directory::sync_open).inspect_err(|_| {
            let _ = fs::remove_file(to);
        })?;
        let old = std::mem::replace(&mut self.file, copy);
        self.length = bytes.len() as u64;
        if fs::remove_file(&self.path).is_err() {
            // An empty file is no second game.
            let _ = old.set_len(0);
        }
        Ok(())
    }
}

/// What a journal holds, and in how many bytes.
fn read(file: &mut File) -> Result<(Contents, u64), StoreError> {
    let bytes = contents::of_file(file, journal::MAX_SIZE)?;
    let contents = journal::read(&bytes).map_err(StoreError::Format)?;
    let length = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    Ok((contents, length as u64))
}

/// Claims a file for this program, as long as it is open.
pub(super) fn claim(file: &File) -> Result<(), StoreError> {
    loop {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if is_claimed(file) => return Err(StoreError::Elsewhere),
            // Somebody looked whether it is claimed, just now.
            Err(TryLockError::WouldBlock) => {}
            // Where there are no locks, a game is kept without one.
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(()),
        }
    }
}

/// Whether another program has claimed a file.
pub(super) fn is_claimed(file: &File) -> bool {
    match file.try_lock_shared() {
        Err(TryLockError::WouldBlock) => true,
        Ok(()) => file.unlock().is_err(),
        Err(TryLockError::Error(_)) => false,
    }
}

/// Whether the path leads to this file still.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn same_file(file: &File, path: &Path) -> io::Result<bool> {
    Ok(file_id(&file.metadata()?) == file_id(&fs::metadata(path)?))
}

#[expect(clippy::disallowed_methods, reason = "the store says when a game began")]
pub(super) fn now() -> Timestamp {
    let now = Timestamp::now();
    // As exact as the names of the files.
    Timestamp::from_microsecond(now.as_microsecond()).unwrap_or(now)
}

#[cfg(test)]
mod tests;
