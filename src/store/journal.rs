//! Open journal: a file that no other program may write to at the same time.
//!
//! A lock that ends with the process (`flock`) is the claim on a journal. A game that another
//! program has claimed opens as a copy, with a journal of its own. After claiming a file, the
//! program checks that the path still leads to it.
//!
//! A journal is rewritten beside the old file if it has grown to more than twice what the game
//! needs, or if it is of version 1. The new file then replaces the old one in one step, with the
//! claim on it. What can be written can be read, because reading and writing share one size limit
//! (`journal::MAX_SIZE`).
//!
//! A journal with a damaged line is reported at the start and in the list, and is not changed. The
//! part before that line can be opened as a copy. If there is an SGF beside it, that is listed
//! instead.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use jiff::Timestamp;

use super::clock::{later, now};
use super::directory::{self, directory_of};
use super::lock::{claim, leads_to};
use super::{Store, StoreError, contents, private_beside, synced_beside};
use crate::formats::journal::{self, JournalStatus};
use crate::formats::{Problem, SavedGame};
use crate::game::GameKind;

pub(super) const EXTENSION: &str = "journal";

/// Extension of finished games, whose files are not journals.
pub(super) const ARCHIVED: &str = "sgf";

pub(super) fn is_archived(path: &Path) -> bool {
    path.extension() == Some(OsStr::new(ARCHIVED))
}

/// Format of the name of a journal without its extension: the start of the game in UTC.
pub(super) const NAME: &str = "%Y%m%dT%H%M%S.%6fZ";

/// Size of a journal, as a multiple of the game's own bytes, at which it is compacted.
const GROWTH: usize = 2;
const SLACK: usize = 1 << 20;

/// Journal that this program writes to. The claim on the file ends with the process at the latest.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// Number of bytes in the header lines.
    head: u64,
    /// Number of bytes in complete lines; the rest was cut off.
    length: u64,
    /// Set if the file has the current version, so that lines can be appended.
    pub(super) can_grow: bool,
    pub(super) standing: JournalStatus,
    /// Files to sync: the journal, and the directories in which it is new.
    ahead: Vec<File>,
    /// Set if this program created the journal, rather than opened it.
    is_new: bool,
    /// Content of the SGF beside it, at the time it was opened.
    pub(super) archive: Option<Vec<u8>>,
    /// Set if it holds something that an SGF beside it may lack.
    pub(super) is_changed: bool,
}

#[derive(Debug)]
pub struct Resumed {
    pub journal: Journal,
    pub game: SavedGame,
    pub(super) text: Text,
}

/// Content of a journal, sufficient to rewrite it elsewhere.
#[derive(Clone, Debug)]
pub(super) struct Text {
    pub kind: GameKind,
    pub begun: Timestamp,
    pub lines: Vec<u8>,
    /// Number of bytes in the lines after the last compaction.
    pub whole: usize,
    pub standing: JournalStatus,
}

impl Text {
    pub fn of(game: &SavedGame) -> Self {
        Self::with_lines(game, journal::lines(game).into_bytes())
    }

    fn with_lines(game: &SavedGame, lines: Vec<u8>) -> Self {
        Self {
            kind: game.record.kind(),
            begun: game.begun.unwrap_or_else(now),
            whole: lines.len(),
            lines,
            standing: JournalStatus::of(&game.record, game.is_study),
        }
    }

    pub fn bytes(&self) -> Vec<u8> {
        [journal::head(self.kind, self.begun).as_bytes(), &self.lines].concat()
    }

    pub fn game(&self) -> Result<SavedGame, StoreError> {
        journal::read(&self.bytes()).map_err(StoreError::Format)
    }

    pub fn compacted(&self) -> Result<Self, StoreError> {
        self.game().map(|game| Self::of(&game))
    }

    pub const fn is_long(&self) -> bool {
        self.lines.len() > GROWTH * self.whole + SLACK
    }
}

impl Store {
    /// Creates the journal of a game in a new file. To make it durable, sync [`Journal::ahead`].
    pub fn begin(&self, game: &SavedGame) -> Result<Journal, StoreError> {
        self.begin_with(&mut Text { begun: now(), ..Text::of(game) })
    }

    /// Creates a journal with these lines, named after its time, or after a later time if that name
    /// is taken.
    pub(super) fn begin_with(&self, text: &mut Text) -> Result<Journal, StoreError> {
        let games = self.games()?;
        let mut directories = directory::make(&games)?;
        loop {
            let name = text.begun.strftime(NAME);
            let path = games.join(format!("{name}.{EXTENSION}"));
            match Journal::create(path, text) {
                Ok(mut journal) => {
                    journal.ahead.append(&mut directories);
                    return Ok(journal);
                }
                // Another game started in the same microsecond. A stopped clock would return the
                // same time again.
                Err(StoreError::Io(error)) if error.kind() == io::ErrorKind::AlreadyExists => {
                    text.begun = later(text.begun);
                }
                Err(why) => return Err(why),
            }
        }
    }

    pub fn resume(&self, path: &Path) -> Result<Resumed, StoreError> {
        Journal::resume(fs::OpenOptions::new().read(true).write(true).open(path)?, path)
    }

    /// Reads a damaged journal up to the damage; `None` if that is before the game.
    pub(super) fn part(path: &Path) -> Option<SavedGame> {
        let (game, why) = journal::read_part(&bytes(&mut File::open(path).ok()?).ok()?).ok()?;
        let damage = why.map(|why| why.to_string());
        (!game.record.tree().is_empty()).then_some(SavedGame { damage, ..game })
    }

    /// Moves the journal to the games in progress or to the history, depending on its state.
    pub(super) fn settle(&self, journal: &mut Journal) -> Result<(), StoreError> {
        let directory = if journal.standing.is_over { self.history() } else { self.games()? };
        if directory_of(&journal.path) != directory {
            journal.move_to(&directory)?;
        }
        Ok(())
    }
}

impl Journal {
    pub(super) fn resume(mut file: File, path: &Path) -> Result<Resumed, StoreError> {
        claim(&file)?;
        // The program that had the claim may have moved or deleted the file.
        if !leads_to(path, &file)? {
            return Err(io::Error::from(io::ErrorKind::NotFound).into());
        }
        let bytes = bytes(&mut file)?;
        let game = journal::read(&bytes).map_err(StoreError::Format)?;
        let (head, length) = journal::extent(&bytes);
        if bytes.len() > length {
            // The part that was cut off is rewritten. A complete file keeps its time of change.
            file.set_len(length as u64)?;
        }
        let text = Text::with_lines(&game, bytes[head..length].to_vec());
        let journal = Self {
            // An older version is rewritten before anything is appended.
            can_grow: journal::is_current(&bytes),
            ..Self::of(path.to_path_buf(), file, (head, length), text.standing)
        };
        let game = SavedGame { path: Some(path.to_path_buf()), ..game };
        Ok(Resumed { journal, game, text })
    }

    fn create(path: PathBuf, text: &Text) -> Result<Self, StoreError> {
        let bytes = text.bytes();
        contents::all(&bytes, journal::MAX_SIZE)?;
        let file = private_beside(&path, &bytes)?;
        claim(file.as_file())?;
        let file = file.persist_noclobber(&path).map_err(|error| error.error)?;
        let ahead = file.try_clone().into_iter().collect();
        let extent = (bytes.len() - text.lines.len(), bytes.len());
        Ok(Self { ahead, is_new: true, ..Self::of(path, file, extent, text.standing) })
    }

    const fn of(
        path: PathBuf,
        file: File,
        (head, length): (usize, usize),
        standing: JournalStatus,
    ) -> Self {
        Self {
            path,
            file,
            head: head as u64,
            length: length as u64,
            can_grow: true,
            standing,
            ahead: Vec::new(),
            is_new: false,
            archive: None,
            is_changed: true,
        }
    }

    pub(super) fn beside(
        path: PathBuf,
        game: SavedGame,
        archive: Vec<u8>,
    ) -> Result<Resumed, StoreError> {
        let text = Text::of(&game);
        let journal = Self::create(path, &text)?;
        let game = SavedGame { path: Some(journal.path.clone()), ..game };
        let archive = Some(archive);
        let journal = Self { is_new: false, archive, is_changed: false, ..journal };
        Ok(Resumed { journal, game, text })
    }

    pub(super) fn sync(&self) -> io::Result<()> {
        self.file.sync_all()?;
        // The directory may be new, as may its parents.
        self.path.ancestors().take(4).try_for_each(directory::sync)
    }

    pub(super) fn game(&mut self) -> Result<SavedGame, StoreError> {
        self.file.seek(SeekFrom::Start(0))?;
        read(&mut self.file)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends the lines that the file lacks. Once [`ahead`](Self::ahead) is synced, they survive a
    /// power cut.
    pub(super) fn append(&mut self, text: &Text) -> Result<(), StoreError> {
        self.standing = text.standing;
        let held = self.length.saturating_sub(self.head);
        let new = usize::try_from(held).ok().and_then(|held| text.lines.get(held..));
        let new = new.ok_or(StoreError::OtherGame)?;
        if new.is_empty() {
            return Ok(());
        }
        let length = self.length + new.len() as u64;
        if length > journal::MAX_SIZE {
            return Err(StoreError::Format(Problem::TooLarge(journal::MAX_SIZE).in_file()));
        }
        let written = self.file.seek(SeekFrom::Start(self.length));
        if let Err(error) = written.and_then(|_| self.file.write_all(new)) {
            // An incomplete line would spoil the next one.
            let _ = self.file.set_len(self.length);
            return Err(error.into());
        }
        self.is_changed = true;
        self.length = length;
        self.ahead.extend(self.file.try_clone());
        Ok(())
    }

    pub(super) fn holds(&self, text: &Text) -> bool {
        self.length - self.head == text.lines.len() as u64
    }

    /// Replaces the file by the compacted text in one step, keeping the claim.
    pub(super) fn compact(&mut self, text: &Text) -> Result<(), StoreError> {
        let bytes = text.bytes();
        let new = synced_beside(&self.path, &self.path, &bytes)?;
        claim(new.as_file())?;
        // A program that waits for the claim on the old file checks whether its path still leads
        // there.
        self.file = new.persist(&self.path).map_err(|error| error.error)?;
        self.ahead.extend(File::open(directory_of(&self.path)));
        self.head = (bytes.len() - text.lines.len()) as u64;
        (self.length, self.can_grow) = (bytes.len() as u64, true);
        (self.standing, self.is_changed) = (text.standing, true);
        Ok(())
    }

    /// Takes the files to sync, in this order, to make everything written so far durable.
    pub fn ahead(&mut self) -> Vec<File> {
        std::mem::take(&mut self.ahead)
    }

    /// Gives up the claim. A new game whose only stone was undone leaves no file. A game that was
    /// opened stays, since its stone can be replayed.
    pub fn close(self) {
        if self.is_new && self.standing.is_blank {
            // A file that stays is not offered.
            let _ = fs::remove_file(&self.path);
        }
        // A sync may still be running with the same claim.
        let _ = self.file.unlock();
    }

    pub(super) fn delete(self) {
        let _ = fs::remove_file(&self.path);
    }

    /// Moves the file into another directory under the same name, keeping the claim.
    fn move_to(&mut self, directory: &Path) -> Result<(), StoreError> {
        let directories = directory::make(directory)?;
        let to = directory.join(self.path.file_name().unwrap_or_default());
        if fs::symlink_metadata(&to).is_ok() {
            return Err(StoreError::NameTaken(to));
        }
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

    fn copy_to(&mut self, to: &Path, directories: &[File]) -> Result<(), StoreError> {
        self.file.seek(SeekFrom::Start(0))?;
        let bytes = bytes(&mut self.file)?;
        let copy = synced_beside(to, &self.path, &bytes)?;
        claim(copy.as_file())?;
        let copy = copy.persist_noclobber(to).map_err(|error| error.error)?;
        // The new file is on the disk before the old one is removed.
        directories.iter().try_for_each(directory::sync_open).inspect_err(|_| {
            let _ = fs::remove_file(to);
        })?;
        let old = std::mem::replace(&mut self.file, copy);
        if fs::remove_file(&self.path).is_err() {
            // An empty file does not count as a second game.
            let _ = old.set_len(0);
        }
        Ok(())
    }
}

pub(super) fn read(file: &mut File) -> Result<SavedGame, StoreError> {
    journal::read(&bytes(file)?).map_err(StoreError::Format)
}

/// Reads the journal; of any other file, only the first bytes.
fn bytes(file: &mut File) -> Result<Vec<u8>, StoreError> {
    let mut bytes = contents::start_of_file(file, journal::START)?;
    if journal::is_journal(&bytes) {
        bytes.append(&mut contents::of_file(file, journal::MAX_SIZE - bytes.len() as u64)?);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests;
