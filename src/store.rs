//! Games and settings in files: the only module that uses the file system.
//!
//! What is written replaces the old file in one step, or leaves it as it was.

pub mod collection;
mod games;
mod journal;
mod keeper;
mod settings;
mod themes;

pub use collection::Collection;
pub use games::{Kept, Listed, Listing};
pub use journal::Journal;
pub use keeper::{Keeper, NotKept, Opened, Sitting};
pub use settings::SettingsError;

use std::fmt;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use directories::{BaseDirs, ProjectDirs};
use tempfile::Builder;

use crate::formats::{self, FormatError};
use crate::game::{AnyGame, GameKind};
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
    /// The file holds no game.
    Format(FormatError),
    /// The system knows of no directory for the user's files.
    NoHome,
    /// Another program plays this game.
    Elsewhere,
    /// The journal is that of another game.
    OtherGame,
    /// The index of a collection cannot be used, for this reason.
    Index(String),
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
                write!(f, "what the file holds cannot be kept as {}: {error}", path.display())
            }
            Self::NothingToSave => {
                f.write_str("there are no stones to save, and the file holds a game")
            }
            Self::Format(error) => error.fmt(f),
            Self::NoHome => f.write_str("there is no home directory"),
            Self::Elsewhere => f.write_str("it is open elsewhere"),
            Self::OtherGame => f.write_str("the journal is that of another game"),
            Self::Index(why) => write!(f, "the index of the games cannot be used: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
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
        Self { state: Some(data.clone()), config: data.clone(), cache, data }
    }

    /// The store with saved games, the history and settings in one directory, the games that go on in another.
    pub fn in_directories(data: PathBuf, state: PathBuf) -> Self {
        Self { state: Some(state), ..Self::in_directory(data) }
    }

    /// A store in a new directory for temporary files, which stays.
    ///
    /// # Errors
    /// If none can be made.
    pub fn temporary() -> io::Result<Self> {
        Builder::new().prefix("gomoku-").tempdir().map(|made| Self::in_directory(made.keep()))
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
        let Some(dirs) = ProjectDirs::from("", "", "gomoku") else {
            let here = Self::in_directory(PathBuf::from("."));
            return Self { state: None, cache: None, ..here };
        };
        let state = dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir());
        Self {
            data: dirs.data_dir().to_path_buf(),
            state: Some(state.to_path_buf()),
            config: dirs.config_dir().to_path_buf(),
            cache: Some(dirs.cache_dir().to_path_buf()),
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

    /// Saves a game in place of what the file held.
    ///
    /// The new file is written beside the old one, synced, and renamed: whatever happens, one of
    /// the two is there, complete. Links are followed, permissions kept. A file that is not a saved
    /// game is not replaced, nor a game by an empty board. What the file held is kept beside it,
    /// under its name and `~`, unless it is the beginning of this game or equals `known`, what the
    /// player saved or loaded last.
    ///
    /// # Errors
    /// Why not; then the old file is as it was.
    pub fn save(
        &self,
        path: &Path,
        game: &AnyGame,
        known: Option<&AnyGame>,
    ) -> Result<(), StoreError> {
        self.make_directory(path)?;
        let target = behind_links(path);
        check_replaceable(&target)?;
        let bytes = formats::write(game);
        let before = what_would_be_lost(&target, game, &bytes, known)?;
        let file = synced_beside(&target, &target, &bytes)?;
        if let Some(bytes) = before {
            keep_copy(&target, &bytes)?;
        }
        file.persist(&target).map_err(|error| error.error)?;
        sync_directory(&target);
        Ok(())
    }

    /// Loads a game; a game of rows for the `current` board if it fits.
    ///
    /// # Errors
    /// If there is no such file, or it holds no game.
    #[expect(clippy::disallowed_methods, reason = "this file owns the file system")]
    pub fn load(&self, path: &Path, current: Variant) -> Result<AnyGame, StoreError> {
        let about = fs::metadata(path)?;
        if !about.is_file() {
            return Err(StoreError::NotAFile);
        }
        let mut bytes = Vec::new();
        fs::File::open(path)?.take(formats::MAX_SIZE + 1).read_to_end(&mut bytes)?;
        formats::read(&bytes, current).map_err(StoreError::Format)
    }

    /// Makes the data directory if the file is to lie in it. Other directories are not made.
    #[expect(clippy::disallowed_methods, reason = "this file owns the file system")]
    fn make_directory(&self, path: &Path) -> io::Result<()> {
        if path.parent() == Some(&self.data) {
            fs::create_dir_all(&self.data)?;
        }
        Ok(())
    }
}

/// The bytes in a new file in the target's directory, with the permissions of another file if that
/// is there, synced; it vanishes unless persisted.
fn synced_beside(target: &Path, like: &Path, bytes: &[u8]) -> io::Result<tempfile::NamedTempFile> {
    let file = written_beside(target, like, bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// The same before the disk has it.
#[expect(clippy::disallowed_methods, reason = "this file owns the file system")]
fn written_beside(target: &Path, like: &Path, bytes: &[u8]) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".gomoku-").suffix(".tmp");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(directory_of(target))?;
    if let Ok(about) = fs::metadata(like) {
        file.as_file().set_permissions(about.permissions())?;
    }
    file.write_all(bytes)?;
    Ok(file)
}

fn directory_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// The file that a path leads to, also if it is not there yet.
#[expect(clippy::disallowed_methods, reason = "this file owns the file system")]
fn behind_links(path: &Path) -> PathBuf {
    match (fs::canonicalize(path), fs::read_link(path)) {
        (Ok(target), _) => target,
        (Err(_), Ok(link)) => directory_of(path).join(link),
        (Err(_), Err(_)) => path.to_path_buf(),
    }
}

/// A new file, or a saved game that may be written to.
#[expect(clippy::disallowed_methods, reason = "this file owns the file system")]
fn check_replaceable(target: &Path) -> Result<(), StoreError> {
    const START: u64 = 64;
    let about = match fs::metadata(target) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        about => about?,
    };
    if !about.is_file() {
        return Err(StoreError::NotAFile);
    }
    if about.permissions().readonly() {
        return Err(StoreError::ReadOnly);
    }
    let mut start = Vec::new();
    let file = fs::OpenOptions::new().read(true).write(true).open(target)?;
    file.take(START).read_to_end(&mut start)?;
    let is_ours = start.is_empty() || formats::is_saved_game(&start);
    if is_ours { Ok(()) } else { Err(StoreError::NotAGame) }
}

/// The file's bytes, if it holds more than the beginning of this game, which is written as `new`.
#[expect(clippy::disallowed_methods, reason = "this file owns the file system")]
fn what_would_be_lost(
    target: &Path,
    game: &AnyGame,
    new: &[u8],
    known: Option<&AnyGame>,
) -> Result<Option<Vec<u8>>, StoreError> {
    let bytes = match fs::read(target) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        bytes => bytes?,
    };
    // A saved game that cannot be read may still matter to somebody.
    let Ok(old) = formats::read(&bytes, game.kind().variant()) else {
        return Ok(Some(bytes).filter(|bytes| !bytes.is_empty()));
    };
    if game.is_empty() && !old.is_empty() {
        return Err(StoreError::NothingToSave);
    }
    let written = formats::write(&old);
    let goes_on = new.starts_with(&written);
    let is_known = known.is_some_and(|known| formats::write(known) == written);
    Ok(Some(bytes).filter(|_| !old.is_empty() && !goes_on && !is_known))
}

/// Keeps what the file held under its name and `~`.
fn keep_copy(target: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let mut name = target.file_name().unwrap_or_default().to_owned();
    name.push("~");
    let copy = target.with_file_name(name);
    let kept = || -> Result<(), StoreError> {
        check_replaceable(&copy)?;
        synced_beside(&copy, target, bytes)?.persist(&copy).map_err(|error| error.error)?;
        Ok(())
    };
    kept().map_err(|error| StoreError::Copy(copy.clone(), Box::new(error)))
}

/// Makes the rename durable. The file is replaced already, so that an error is no failure.
#[expect(clippy::disallowed_methods, reason = "this file owns the file system")]
fn sync_directory(target: &Path) {
    let _ = fs::File::open(directory_of(target)).and_then(|directory| directory.sync_all());
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
