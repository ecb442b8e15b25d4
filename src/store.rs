//! Games and settings in files: the only module that uses the file system.
//!
//! What is written replaces the old file in one step, or leaves it as it was.

mod archive;
mod clock;
pub mod collection;
mod contents;
mod delete;
mod directory;
mod games;
mod journal;
mod keeper;
mod lock;
mod puzzles;
mod refuge;
mod replace;
#[cfg(test)]
mod screen;
mod settings;
mod system;
mod themes;

pub use clock::local_time;
pub use collection::Collection;
pub use games::{Listed, Listing, Tidied, Unreadable};
pub use journal::{Journal, Resumed};
pub use keeper::{Keeper, News, NotKept};
pub use puzzles::{Damaged, Lines};
pub use settings::SettingsError;

use std::borrow::Cow;
use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use directories::{BaseDirs, ProjectDirs};

use directory::directory_of;
use replace::Next;

use crate::formats::{self, Fingerprint, Format, FormatError, Loaded, Lost, Unwritable, not_held};
use crate::game::GameKind;
use crate::printable::printable_path;
use crate::record::Record;
use crate::rules::Variant;

/// Why a game was not saved or loaded.
#[derive(Debug)]
pub enum StoreError {
    /// The file system refused.
    Io(io::Error),
    /// There is something else in the file's place: a directory, a device.
    NotAFile,
    /// The file to be replaced may not be written to.
    ReadOnly,
    /// The file to be replaced is not a saved game.
    NotAGame,
    /// What the file holds cannot be kept under this name.
    Copy(PathBuf, Box<StoreError>),
    /// There are no stones to put in place of a saved game.
    NothingToSave,
    /// The file to be replaced holds so many games.
    Several(usize),
    /// The format, which the file's name tells, does not know the game.
    Unwritable(Unwritable),
    /// The file holds no game.
    Format(FormatError),
    /// The system knows of no directory for the user's files.
    NoHome,
    /// Another program plays this game.
    Elsewhere,
    /// The journal is that of another game.
    OtherGame,
    /// The file is not the one that was looked at.
    Changed,
    /// Other programs write to the file, or to its directory, again and again.
    Busy,
    /// Another program holds this lock for longer than this.
    Held(PathBuf, Duration),
    /// The new file is in its place, but the disk may not have that.
    NotSynced(io::Error),
    /// The file to which lines are to be added holds something else.
    NotLines,
    /// The index of a collection cannot be used, for this reason.
    Index(String),
    /// This is in the place that a file is to have.
    NameTaken(PathBuf),
    /// The game is on the screen.
    OnScreen,
    /// The game is none of those that go on.
    NotKept,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => match error.kind() {
                io::ErrorKind::NotFound => f.write_str("no such file or directory"),
                io::ErrorKind::PermissionDenied => f.write_str("permission denied"),
                io::ErrorKind::StorageFull => f.write_str("no space left on the device"),
                io::ErrorKind::ReadOnlyFilesystem => f.write_str("the file system is read-only"),
                io::ErrorKind::NotADirectory => f.write_str("not a directory"),
                io::ErrorKind::AlreadyExists => {
                    f.write_str("a file is where a directory is needed")
                }
                io::ErrorKind::InvalidFilename => f.write_str("the name is too long"),
                _ => error.fmt(f),
            },
            Self::NotAFile => f.write_str("not a file"),
            Self::ReadOnly => f.write_str("the file is read-only"),
            Self::NotAGame => f.write_str("the file there is not a saved game; it stays as it is"),
            Self::Copy(path, error) => {
                write!(f, "what the file holds cannot be kept as {}: {error}", printable_path(path))
            }
            Self::NothingToSave => {
                f.write_str("there are no stones to save, and the file holds a game")
            }
            Self::Several(games) => {
                write!(f, "the file holds {games} games, not one")
            }
            Self::Unwritable(why) => why.fmt(f),
            Self::Format(error) => error.fmt(f),
            Self::NoHome => f.write_str("there is no home directory"),
            Self::Elsewhere => f.write_str("it is open elsewhere"),
            Self::OtherGame => f.write_str("the journal is that of another game"),
            Self::Changed => f.write_str("the file has changed since it was listed"),
            Self::Busy => f.write_str("other programs write there at the same time"),
            Self::Held(path, patience) => {
                let (path, seconds) = (printable_path(path), patience.as_secs());
                write!(f, "another program has held {path} for more than {seconds} seconds")
            }
            Self::NotSynced(error) => {
                write!(f, "it is written, but a power cut may take it: {error}")
            }
            Self::NotLines => {
                f.write_str("the file there holds no lines of JSON; it stays as it is")
            }
            Self::Index(why) => write!(f, "the index of the games cannot be used: {why}"),
            Self::NameTaken(path) => write!(f, "{} is there already", printable_path(path)),
            Self::OnScreen => f.write_str("it is on your screen"),
            Self::NotKept => f.write_str("it is none of your games"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<Unwritable> for StoreError {
    fn from(why: Unwritable) -> Self {
        Self::Unwritable(why)
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// How a game was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// In which format.
    pub format: Format,
    /// What that cannot hold.
    pub lost: Vec<Lost>,
    /// The file as it was written.
    pub fingerprint: Fingerprint,
}

impl Saved {
    /// What the format cannot hold, in a sentence.
    pub fn not_held(&self) -> Option<String> {
        not_held(self.format, &self.lost)
    }
}

/// The user's directories and the files in them.
#[derive(Clone, Debug)]
pub struct Store {
    /// For saved games and the history.
    data: PathBuf,
    /// For the games that go on; `None` if the system knows of no home.
    state: Option<PathBuf>,
    /// What the user has set.
    config: PathBuf,
    /// For what can be made anew; `None` if the system knows of no home.
    cache: Option<PathBuf>,
    /// For temporary files, where a game may have been kept; `None` if nobody looks there.
    refuges: Option<PathBuf>,
}

/// Where games are saved and loaded if nothing else is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Files {
    /// In this file, whatever is played.
    One(PathBuf),
    /// In a file for each kind of game, in this directory.
    OneEach(PathBuf),
}

impl Files {
    /// The file for a kind of game.
    pub fn path(&self, kind: GameKind) -> PathBuf {
        match self {
            Self::One(path) => path.clone(),
            Self::OneEach(directory) => directory.join(kind.file_name()),
        }
    }
}

impl Store {
    /// The store in this directory, which is made when something is saved there.
    pub fn in_directory(data: PathBuf) -> Self {
        let cache = Some(data.join("cache"));
        Self { state: Some(data.clone()), config: data.clone(), cache, data, refuges: None }
    }

    /// The store with saved games, the history and settings in one directory, the games that go on in another.
    pub fn in_directories(data: PathBuf, state: PathBuf) -> Self {
        Self { state: Some(state), ..Self::in_directory(data) }
    }

    /// Removes the directories that nothing lies in.
    fn remove_if_empty(&self) {
        for directory in [self.data.join("games"), self.history(), self.data.clone()] {
            // One that something lies in stays.
            let _ = fs::remove_dir(directory);
        }
    }

    /// The store of the user who runs the program; in the working directory if the system knows
    /// of no home.
    pub fn of_user() -> Self {
        Self::of_dirs(ProjectDirs::from("", "", "gomoku"))
    }

    fn of_dirs(dirs: Option<ProjectDirs>) -> Self {
        let Some(dirs) = dirs else {
            let here = Self::in_directory(PathBuf::from("."));
            return Self { state: None, cache: None, ..here };
        };
        let state = dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir());
        Self {
            data: dirs.data_dir().to_path_buf(),
            state: Some(state.to_path_buf()),
            config: dirs.config_dir().to_path_buf(),
            cache: Some(dirs.cache_dir().to_path_buf()),
            refuges: Some(std::env::temp_dir()),
        }
    }

    /// Where games of this kind are saved if nothing else is said.
    pub fn default_file(&self, kind: GameKind) -> PathBuf {
        self.files().path(kind)
    }

    /// The files for all kinds.
    pub fn files(&self) -> Files {
        Files::OneEach(self.data.clone())
    }

    /// Saves a game in place of what the file held, in the format that the file's name tells.
    ///
    /// The new file is written beside the old one, synced, and exchanged with it: whatever happens, one of
    /// the two is there, complete, also if other programs write to it. Links are followed, permissions
    /// kept. A file that is not a saved game is not replaced, nor a game by an empty board. What the file held
    /// is kept beside it, under its name and `~`, unless it is a part of this game or is `known`: the file that the
    /// player saved or loaded last. A file of several games is not replaced.
    ///
    /// # Errors
    /// Why not; then the old file is as it was.
    pub fn save(
        &self,
        path: &Path,
        game: &Record,
        known: Option<Fingerprint>,
    ) -> Result<Saved, StoreError> {
        self.make_directory(path)?;
        let target = behind_links(path);
        let format = Format::to_save(ending(path), game.kind());
        let formats::Written { bytes, lost } = formats::write(game, format)?;
        replace::replace(&target, |old| {
            check_is_game(old, &target)?;
            let keeps_old = would_be_lost(old, ending(&target), game, (format, &bytes), known)?;
            Ok(Next::Put { bytes: Cow::from(&bytes), keeps_old })
        })?;
        Ok(Saved { format, lost, fingerprint: Fingerprint::of(&bytes) })
    }

    /// Loads a game; for the `current` board if the file names none and it fits.
    ///
    /// # Errors
    /// If there is no such file, or it holds no game.
    pub fn load(&self, path: &Path, current: Variant) -> Result<Loaded, StoreError> {
        let bytes = self.bytes(path)?;
        formats::read(&bytes, ending(path), current).map_err(StoreError::Format)
    }

    /// What a file of games holds, as it is; no more than any format may have.
    ///
    /// # Errors
    /// If there is no such file.
    #[expect(clippy::disallowed_methods, reason = "this file owns the file system")]
    pub fn bytes(&self, path: &Path) -> Result<Vec<u8>, StoreError> {
        let about = fs::metadata(path)?;
        if !about.is_file() {
            return Err(StoreError::NotAFile);
        }
        let mut bytes = Vec::new();
        fs::File::open(path)?.take(formats::MAX_SIZE + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Puts games in some format into a file, in one step. What a saved game held that was there is kept beside
    /// it, under its name and `~`.
    ///
    /// # Errors
    /// Why not; then the old file is as it was.
    pub fn put(&self, path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
        let target = behind_links(path);
        replace::replace(&target, |old| {
            check_is_game(old, &target)?;
            let keeps_old = !old.is_empty() && old != bytes;
            Ok(Next::Put { bytes: Cow::from(bytes), keeps_old })
        })
    }

    /// Makes the data directory if the file is to lie in it. Other directories are not made.
    fn make_directory(&self, path: &Path) -> io::Result<()> {
        if path.parent() == Some(&self.data) { directory::make_synced(&self.data) } else { Ok(()) }
    }
}

/// How a file's name ends, behind the last dot.
fn ending(path: &Path) -> Option<&str> {
    path.extension().and_then(OsStr::to_str)
}

/// The bytes in a new file in the target's directory, with the permissions of another file if that
/// is there, synced; it vanishes unless persisted.
fn synced_beside(target: &Path, like: &Path, bytes: &[u8]) -> io::Result<tempfile::NamedTempFile> {
    let file = written_beside(target, like, bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// A new file in the target's directory that other users cannot read, before the disk has it.
fn private_beside(target: &Path, bytes: &[u8]) -> io::Result<tempfile::NamedTempFile> {
    let mut file = replace::names().tempfile_in(directory_of(target))?;
    file.write_all(bytes)?;
    Ok(file)
}

/// The same as [`synced_beside`] before the disk has it.
#[expect(clippy::disallowed_methods, reason = "this file owns the file system")]
fn written_beside(target: &Path, like: &Path, bytes: &[u8]) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = replace::names();
    system::with_usual_permissions(&mut builder);
    let mut file = builder.tempfile_in(directory_of(target))?;
    if let Ok(about) = fs::metadata(like) {
        file.as_file().set_permissions(about.permissions())?;
    }
    file.write_all(bytes)?;
    Ok(file)
}

/// The file that a path leads to, also if it is not there yet.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn behind_links(path: &Path) -> PathBuf {
    // As many as the system follows.
    const LINKS: usize = 40;
    let mut target = path.to_path_buf();
    for _ in 0..LINKS {
        match (fs::canonicalize(&target), fs::read_link(&target)) {
            (Ok(there), _) => return there,
            (Err(_), Ok(link)) => target = directory_of(&target).join(link),
            (Err(_), Err(_)) => return target,
        }
    }
    path.to_path_buf()
}

/// A file with these bytes may be replaced: it is a saved game, or empty.
fn check_is_game(bytes: &[u8], path: &Path) -> Result<(), StoreError> {
    // More than a game has in a format without a head.
    const START: usize = 1 << 16;
    let start = &bytes[..bytes.len().min(START)];
    let is_game = start.is_empty() || formats::is_saved_game(start, ending(path));
    if is_game { Ok(()) } else { Err(StoreError::NotAGame) }
}

/// Whether a file of these bytes holds more than this game does, which is written as `new`.
fn would_be_lost(
    bytes: &[u8],
    ending: Option<&str>,
    game: &Record,
    (format, new): (Format, &[u8]),
    known: Option<Fingerprint>,
) -> Result<bool, StoreError> {
    let read = |bytes: &[u8]| formats::read(bytes, ending, game.kind().variant());
    // A saved game that cannot be read may still matter to somebody.
    let Ok(held) = read(bytes) else { return Ok(!bytes.is_empty()) };
    if let Some(games) = held.several() {
        return Err(StoreError::Several(games));
    }
    let old = held.record;
    // What the file will hold.
    let held = |bytes: &[u8]| read(bytes).map(|loaded| loaded.record).ok();
    let is_empty = |game: &Record| game.on_board().is_empty() && game.tree().is_empty();
    let new_game = held(new);
    if new_game.as_ref().is_none_or(is_empty) && !is_empty(&old) {
        return Err(StoreError::NothingToSave);
    }
    let begins_so = formats::write(&old, format).is_ok_and(|old| new.starts_with(&old.bytes));
    let goes_on = begins_so || new_game.is_some_and(|new| new.includes(&old));
    let is_known = known == Some(Fingerprint::of(bytes));
    Ok(!is_empty(&old) && !goes_on && !is_known)
}

/// The path that a user typed: a leading `~/` is the home directory.
pub fn typed_path(path: &Path) -> PathBuf {
    match (path.strip_prefix("~"), BaseDirs::new()) {
        (Ok(rest), Some(dirs)) => dirs.home_dir().join(rest),
        _ => path.to_path_buf(),
    }
}

#[cfg(test)]
mod tests;
