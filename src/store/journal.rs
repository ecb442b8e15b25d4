//! A journal that is open: its file, which nobody else may write to meanwhile.

use std::fs::{self, File};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use jiff::Timestamp;

use super::archive::is_archived;
use super::clock::{later, now};
use super::directory::{self, directory_of};
use super::lock::{claim, leads_to};
use super::{Store, StoreError, contents, private_beside, synced_beside};
use crate::formats::journal::{self, Standing};
use crate::formats::{FormatError, Place, Problem, SavedGame};
use crate::game::GameKind;

/// How the names of journals end.
pub(super) const EXTENSION: &str = "journal";

/// What the name of a journal is before its end: when the game began, in UTC.
pub(super) const NAME: &str = "%Y%m%dT%H%M%S.%6fZ";

/// What happens may take so many times the bytes of the game itself before that is written anew, and so many more.
const GROWTH: usize = 2;
const SLACK: usize = 1 << 20;

/// A journal that this program writes to. The claim on its file ends with the process at the latest.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// Number of bytes of the lines at the head.
    head: u64,
    /// Number of bytes that are whole lines; what follows was cut off.
    length: u64,
    /// Lines may be put behind those of the file: it is of this version.
    can_grow: bool,
    /// What the game is by now.
    standing: Standing,
    /// What the disk may not have yet: the file, the directories in which it is new.
    ahead: Vec<File>,
    /// It was begun by this program, not opened.
    is_new: bool,
    /// The SGF beside it, as it was when this was opened.
    archive: Option<Vec<u8>>,
    /// It holds something that an SGF beside it may not have.
    is_changed: bool,
}

/// A journal that was opened, with what it holds.
#[derive(Debug)]
pub struct Resumed {
    /// The journal.
    pub journal: Journal,
    /// The game.
    pub game: SavedGame,
    pub(super) text: Text,
}

/// What a journal holds, without the game: enough to write the file again somewhere else.
#[derive(Clone, Debug)]
pub(super) struct Text {
    pub kind: GameKind,
    pub begun: Timestamp,
    /// The lines behind the head.
    pub lines: Vec<u8>,
    /// Number of their bytes when they were nothing but the game.
    pub whole: usize,
    pub standing: Standing,
}

impl Text {
    /// The text of this game.
    pub fn of(game: &SavedGame) -> Self {
        Self::with_lines(game, journal::lines(game).into_bytes())
    }

    fn with_lines(game: &SavedGame, lines: Vec<u8>) -> Self {
        Self {
            kind: game.record.kind(),
            begun: game.begun.unwrap_or_else(now),
            whole: lines.len(),
            lines,
            standing: Standing::of(game),
        }
    }

    /// The whole file.
    pub fn bytes(&self) -> Vec<u8> {
        [journal::head(self.kind, self.begun).as_bytes(), &self.lines].concat()
    }

    /// The game.
    pub fn game(&self) -> Result<SavedGame, StoreError> {
        journal::read(&self.bytes()).map_err(StoreError::Format)
    }

    /// The text of the same game without what happened on the way there.
    ///
    /// # Errors
    /// If it holds no game.
    pub fn compacted(&self) -> Result<Self, StoreError> {
        self.game().map(|game| Self::of(&game))
    }

    /// Whether it has become much longer than the game is.
    pub const fn is_long(&self) -> bool {
        self.lines.len() > GROWTH * self.whole + SLACK
    }
}

impl Store {
    /// Begins the journal of a game: a file of its own, which is there as a whole or not at all. The disk is
    /// waited for with [`Journal::ahead`].
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn begin(&self, game: &SavedGame) -> Result<Journal, StoreError> {
        self.begin_with(&mut Text { begun: now(), ..Text::of(game) })
    }

    /// The same with these lines, of a game that began when they say; later, if another one began then.
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
                // Another game began in the same microsecond. A clock that stands would say it again.
                Err(StoreError::Io(error)) if error.kind() == io::ErrorKind::AlreadyExists => {
                    text.begun = later(text.begun);
                }
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
    pub fn resume(&self, path: &Path) -> Result<Resumed, StoreError> {
        Journal::resume(fs::OpenOptions::new().read(true).write(true).open(path)?, path)
    }

    /// What a journal holds, whoever writes to it; or the SGF of an ended game.
    ///
    /// # Errors
    /// If it is not there, or holds no journal.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub fn contents(&self, path: &Path) -> Result<SavedGame, StoreError> {
        if is_archived(path) {
            return self.archived(path);
        }
        let game = read(&mut File::open(path)?)?;
        Ok(SavedGame { path: Some(path.to_path_buf()), ..game })
    }

    /// What of a journal can be read, up to the damage, if there is a game in it. The file stays as it is.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub(super) fn part(path: &Path) -> Option<SavedGame> {
        let (game, why) = journal::read_part(&bytes(&mut File::open(path).ok()?).ok()?).ok()?;
        let damage = why.map(|why| why.to_string());
        Some(SavedGame { damage, ..game }).filter(SavedGame::has_moves)
    }

    /// Puts the journal where it belongs: with the games that go on, or into the history.
    ///
    /// # Errors
    /// If it cannot be moved; then it stays where it was.
    pub(super) fn settle(&self, journal: &mut Journal) -> Result<(), StoreError> {
        let directory = if journal.standing.is_over { self.history() } else { self.games()? };
        if directory_of(&journal.path) != directory {
            journal.move_to(&directory)?;
        }
        Ok(())
    }
}

impl Journal {
    /// Goes on in a file that was opened at this path.
    ///
    /// # Errors
    /// As [`Store::resume`].
    pub(super) fn resume(mut file: File, path: &Path) -> Result<Resumed, StoreError> {
        claim(&file)?;
        // It may have been moved or deleted by whoever had the claim until now.
        if !leads_to(path, &file)? {
            return Err(io::Error::from(io::ErrorKind::NotFound).into());
        }
        let bytes = bytes(&mut file)?;
        let game = journal::read(&bytes).map_err(StoreError::Format)?;
        let (head, length) = journal::extent(&bytes);
        if bytes.len() > length {
            // What was cut off is written anew. A file that is whole stays as old as it is.
            file.set_len(length as u64)?;
        }
        let text = Text::with_lines(&game, bytes[head..length].to_vec());
        let journal = Self {
            path: path.to_path_buf(),
            file,
            head: head as u64,
            length: length as u64,
            // One of an older version is written anew before anything is put behind it.
            can_grow: journal::is_current(&bytes),
            standing: text.standing,
            ahead: Vec::new(),
            is_new: false,
            archive: None,
            is_changed: true,
        };
        let game = SavedGame { path: Some(path.to_path_buf()), ..game };
        Ok(Resumed { journal, game, text })
    }

    /// A new file with this text, which is there as a whole or not at all.
    fn create(path: PathBuf, text: &Text) -> Result<Self, StoreError> {
        let bytes = text.bytes();
        contents::all(&bytes, journal::MAX_SIZE)?;
        let file = private_beside(&path, &bytes)?;
        claim(file.as_file())?;
        let file = file.persist_noclobber(&path).map_err(|error| error.error)?;
        let ahead = file.try_clone().into_iter().collect();
        Ok(Self {
            path,
            file,
            head: (bytes.len() - text.lines.len()) as u64,
            length: bytes.len() as u64,
            can_grow: true,
            standing: text.standing,
            ahead,
            is_new: true,
            archive: None,
            is_changed: true,
        })
    }

    /// The journal of a game that lies beside it as SGF, which holds these bytes.
    ///
    /// # Errors
    /// If it cannot be written, or is there.
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

    /// The game that the file holds.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(super) fn game(&mut self) -> Result<SavedGame, StoreError> {
        self.file.seek(SeekFrom::Start(0))?;
        read(&mut self.file)
    }

    /// What the game is by now.
    pub(super) const fn standing(&self) -> Standing {
        self.standing
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Puts behind the last line what the text has more than the file. The system has it then, whatever becomes of
    /// the program; that the disk has it, too, is waited for with [`ahead`](Self::ahead).
    ///
    /// # Errors
    /// If it cannot be written; then the file is as it was.
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
            let problem = Problem::TooLarge { limit: journal::MAX_SIZE };
            return Err(StoreError::Format(FormatError { place: Place::File, problem }));
        }
        let written = self.file.seek(SeekFrom::Start(self.length));
        if let Err(error) = written.and_then(|_| self.file.write_all(new)) {
            // A line that is there in part would spoil the next one.
            let _ = self.file.set_len(self.length);
            return Err(error.into());
        }
        self.is_changed = true;
        self.length = length;
        self.ahead.extend(self.file.try_clone());
        Ok(())
    }

    /// Whether the file holds all of a text.
    pub(super) fn holds(&self, text: &Text) -> bool {
        self.length - self.head == text.lines.len() as u64
    }

    /// Whether lines may be put behind those of the file: it is of this version.
    pub(super) const fn can_grow(&self) -> bool {
        self.can_grow
    }

    /// Writes the game anew in place of all that happened in it: the new file is there as a whole, or the old one
    /// stays. The claim goes with it.
    ///
    /// # Errors
    /// If it cannot be written; then the file is as it was.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub(super) fn compact(&mut self, text: &Text) -> Result<(), StoreError> {
        let bytes = text.bytes();
        let new = synced_beside(&self.path, &self.path, &bytes)?;
        claim(new.as_file())?;
        // Who waits for the claim on the old file looks whether its path still leads there.
        self.file = new.persist(&self.path).map_err(|error| error.error)?;
        self.ahead.extend(File::open(directory_of(&self.path)));
        self.head = (bytes.len() - text.lines.len()) as u64;
        (self.length, self.can_grow) = (bytes.len() as u64, true);
        (self.standing, self.is_changed) = (text.standing, true);
        Ok(())
    }

    /// What is to be synced, in this order, so that the disk has all that was written until now; more may
    /// be written meanwhile.
    pub fn ahead(&mut self) -> Vec<File> {
        std::mem::take(&mut self.ahead)
    }

    /// Gives the claim up. A new game of one stone that was taken back leaves no file; one that was opened stays,
    /// for it can be played again.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub fn close(self) {
        if self.is_new && self.standing.is_blank {
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

    /// Goes on in a new file in another file system; the old one is removed.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    fn copy_to(&mut self, to: &Path, directories: &[File]) -> Result<(), StoreError> {
        self.file.seek(SeekFrom::Start(0))?;
        let bytes = bytes(&mut self.file)?;
        let copy = synced_beside(to, &self.path, &bytes)?;
        claim(copy.as_file())?;
        let copy = copy.persist_noclobber(to).map_err(|error| error.error)?;
        // The disk has the new file before it loses the old one.
        directories.iter().try_for_each(directory::sync_open).inspect_err(|_| {
            let _ = fs::remove_file(to);
        })?;
        let old = std::mem::replace(&mut self.file, copy);
        if fs::remove_file(&self.path).is_err() {
            // An empty file is no second game.
            let _ = old.set_len(0);
        }
        Ok(())
    }
}

/// What a journal holds.
fn read(file: &mut File) -> Result<SavedGame, StoreError> {
    journal::read(&bytes(file)?).map_err(StoreError::Format)
}

/// The bytes of a journal; of another file the first few, which no journal begins with.
fn bytes(file: &mut File) -> Result<Vec<u8>, StoreError> {
    let mut bytes = contents::start_of_file(file, journal::START)?;
    if journal::is_journal(&bytes) {
        bytes.append(&mut contents::of_file(file, journal::MAX_SIZE - bytes.len() as u64)?);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests;
