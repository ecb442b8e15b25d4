//! Games and settings in files: the only module that uses the file system.
//!
//! Every write either replaces the old file in one step, or leaves it unchanged.
//!
//! Games in progress are kept in journals of their own, never in the user's save. So no
//! confirmation is needed before a game leaves the screen.
//!
//! # Games on the screen
//!
//! A journal is created by the first move or other action, completely or not at all. A game that
//! was only loaded or viewed leaves none, and neither does a new game without a stone. `journal`
//! claims the file, `keeper` writes it, and `archive` turns finished games into SGF.
//!
//! Files left by earlier runs are cleaned up at the start (`Store::tidying`). This happens step by
//! step while the disk thread is idle, so it delays neither frames nor moves. Only a list waits for
//! it. The game to resume is looked up first. It arrives as an event (`Event::Latest`), and again
//! when a game is moved home from temporary files. So a slow disk delays the first frame by at most
//! a tenth of a second.
//!
//! If a journal cannot be written, the program reports this once and creates another one for the
//! same game in a directory for temporary files. That one is moved home at the next start. If this
//! fails as well, the program prints the lines of the journal when it ends, and a file with these
//! lines can be opened.
//!
//! `Store::list` reads only the journals that are shown. The others are names, which sort by date.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `contents` | reader of files up to a size limit |
//! | `replace` | replacement of files that other programs may write to; for saves, settings, finished games, and games removed from a file |
//! | `directory` | creation and syncing of directories |
//! | `lock` | locks between programs |
//! | `clock` | system clock and time zone, however odd |
//! | `fallback` | fallbacks among temporary files |
//! | `folder` | folders to choose a file from, and the files used last |
//! | `friends` | logs of games that are shared with a friend's program |
//! | `journal` | the claimed file of a game |
//! | `games` | the list of stored games |
//! | `keeper` | saves the game on the screen |
//! | `settings` | the settings file |
//! | `engines` | the list of other engines |
//! | `matches` | journals of matches between engines |
//! | `ratings` | the user's rating, from the history |
//! | `puzzles` | lines of JSON, which are only appended to |
//! | `collection` | files and folders of games, and their index |
//! | `system` | everything that differs by operating system |

#![expect(clippy::disallowed_methods, reason = "the store owns the file system and the clock")]

mod archive;
mod clock;
pub mod collection;
mod contents;
mod delete;
mod directory;
mod engines;
mod fallback;
mod folder;
#[cfg(feature = "tui")]
mod friends;
mod games;
mod journal;
mod keeper;
mod lessons;
mod lock;
mod matches;
mod puzzles;
mod ratings;
mod replace;
mod settings;
mod statistics;
mod system;

pub use clock::local_time;
pub use collection::Collection;
pub use folder::{EntryKind, Folder, FolderEntry, Place, Preview};
pub use games::{Listed, Listing, Tidied, Unreadable};
pub use journal::{Journal, Resumed};
pub use keeper::{Keeper, News, NotKept};
pub use matches::MatchFile;
pub use puzzles::{Damaged, JsonLines};
pub use settings::SettingsError;
pub use statistics::{HistoryProgress, PlayerStatistics};

use std::borrow::Cow;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use directories::{BaseDirs, ProjectDirs};
use thiserror::Error;

use directory::directory_of;
use replace::Replacement;

use crate::formats::{
    self, Fingerprint, Format, FormatError, Loaded, Lost, ReadOptions, Unwritable, not_held,
};
use crate::game::GameKind;
use crate::printable::printable_path;
use crate::record::Record;
use crate::rules::Variant;
use crate::settings::{Mistakes, SaveFormat};
use crate::translate::message;

#[derive(Debug, Error)]
pub enum StoreError {
    #[error("{}", refusal(.0))]
    Io(io::Error),
    /// The path leads to something other than a file, such as a directory or a device.
    #[error("{}", message!("store-not-a-file", "not a file"))]
    NotAFile,
    #[error("{}", message!("store-read-only-file", "the file is read-only"))]
    ReadOnly,
    #[error(
        "{}",
        message!(
            "store-not-a-game",
            "the existing file is not a saved game and was left unchanged"
        )
    )]
    NotAGame,
    #[error(
        "{}",
        message!(
            "store-not-a-picture",
            "the existing file is not a picture and was left unchanged"
        )
    )]
    NotAPicture,
    #[error(
        "{}",
        message!(
            "store-no-copy",
            "cannot back up the existing file as {path}: {why}",
            path = printable_path(.0),
            why = .1
        )
    )]
    Copy(PathBuf, Box<Self>),
    #[error(
        "{}",
        message!(
            "store-only-read",
            "{format} files are only read, and this one was left unchanged",
            format = .0.name()
        )
    )]
    OnlyRead(Format),
    #[error(
        "{}",
        message!("store-nothing-to-save", "the board is empty, and the file holds a game")
    )]
    NothingToSave,
    #[error(
        "{}",
        message!(
            "store-several",
            "the file holds {count} games, which saving would overwrite",
            count = .0
        )
    )]
    Several(usize),
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
    #[error(transparent)]
    Format(FormatError),
    #[error("{}", message!("store-no-home", "there is no home directory"))]
    NoHome,
    #[error("{}", message!("store-elsewhere", "it is open in another window"))]
    Elsewhere,
    #[error("{}", message!("store-other-game", "the journal belongs to another game"))]
    OtherGame,
    #[error("{}", message!("store-changed", "the file has changed since it was listed"))]
    Changed,
    #[error(
        "{}",
        message!("store-busy", "other programs are writing to it at the same time")
    )]
    Busy,
    #[error(
        "{}",
        message!(
            "store-held",
            "another program has locked {path} for more than {seconds} seconds",
            path = printable_path(.0),
            seconds = .1.as_secs()
        )
    )]
    Held(PathBuf, Duration),
    #[error(
        "{}",
        message!(
            "store-not-synced",
            "it was written, but a power failure could still lose it: {why}",
            why = .0
        )
    )]
    NotSynced(io::Error),
    #[error(
        "{}",
        message!(
            "store-not-lines",
            "the existing file does not hold lines of JSON and was left unchanged"
        )
    )]
    NotLines,
    #[error("{}", message!("store-index", "cannot use the index of games: {why}", why = .0))]
    Index(String),
    #[error("{}", message!("store-name-taken", "{path} already exists", path = printable_path(.0)))]
    NameTaken(PathBuf),
    #[error("{}", message!("store-on-screen", "it is open on your screen"))]
    OnScreen,
    #[error("{}", message!("store-not-yours", "it is not one of your games"))]
    NotKept,
    #[error(transparent)]
    Mistakes(#[from] Mistakes),
}

impl StoreError {
    /// Checks whether the file does not exist.
    pub fn is_not_found(&self) -> bool {
        matches!(self, Self::Io(error) if error.kind() == io::ErrorKind::NotFound)
    }
}

/// Describes why the system refused, without its own words and numbers if the error is known.
fn refusal(error: &io::Error) -> String {
    let known = match error.kind() {
        io::ErrorKind::NotFound => message!("store-not-found", "no such file or directory"),
        io::ErrorKind::PermissionDenied => message!("store-denied", "permission denied"),
        io::ErrorKind::StorageFull => message!("store-full", "no space left on the device"),
        io::ErrorKind::ReadOnlyFilesystem => {
            message!("store-read-only", "the file system is read-only")
        }
        io::ErrorKind::NotADirectory => message!("store-not-a-directory", "not a directory"),
        io::ErrorKind::AlreadyExists => {
            message!("store-file-in-the-way", "a file exists where a directory is needed")
        }
        io::ErrorKind::InvalidFilename => message!("store-long-name", "the file name is too long"),
        _ => return error.to_string(),
    };
    known.to_string()
}

// Not `#[from]`, which would make it a source, so that a whole error chain would repeat it.
impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    pub format: Format,
    pub lost: Vec<Lost>,
    pub fingerprint: Fingerprint,
}

impl Saved {
    pub fn not_held(&self) -> Option<String> {
        not_held(self.format, &self.lost)
    }
}

#[derive(Clone, Debug)]
pub struct Store {
    /// Directory of saved games and the history.
    data: PathBuf,
    /// Directory of games in progress; `None` if the system knows no home directory.
    state: Option<PathBuf>,
    config: PathBuf,
    /// Directory of files that can be rebuilt; `None` if the system knows no home directory.
    cache: Option<PathBuf>,
    /// Directory of temporary files, which may contain games; `None` to ignore it.
    fallbacks: Option<PathBuf>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Files {
    One(PathBuf),
    /// Directory with one file for each kind of game.
    OneEach(PathBuf),
}

impl Files {
    /// File for saving a game of this kind in the dialogs, as CSV.
    pub fn path(&self, kind: GameKind) -> PathBuf {
        self.path_as(kind, SaveFormat::Csv)
    }

    /// Files that may hold the saved game of this kind; the first one is for saving.
    pub fn paths(&self, kind: GameKind, format: SaveFormat) -> Vec<PathBuf> {
        let mut paths = [format, format.other()].map(|it| self.path_as(kind, it)).to_vec();
        paths.dedup();
        paths
    }

    fn path_as(&self, kind: GameKind, format: SaveFormat) -> PathBuf {
        match self {
            Self::One(path) => path.clone(),
            Self::OneEach(directory) => directory.join(kind.file_name(format.ending())),
        }
    }
}

impl Store {
    /// Opens the store in a directory, which is created by the first save.
    pub fn in_directory(data: PathBuf) -> Self {
        let cache = Some(data.join("cache"));
        Self { state: Some(data.clone()), config: data.clone(), cache, data, fallbacks: None }
    }

    /// Opens a store that keeps the games in progress in a separate directory.
    pub fn in_directories(data: PathBuf, state: PathBuf) -> Self {
        Self { state: Some(state), ..Self::in_directory(data) }
    }

    /// Removes those of the store's directories that are empty.
    fn remove_if_empty(&self) {
        for directory in [self.data.join("games"), self.history(), self.data.clone()] {
            // A directory with any content stays.
            let _ = fs::remove_dir(directory);
        }
    }

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
            fallbacks: Some(std::env::temp_dir()),
        }
    }

    pub fn files(&self) -> Files {
        Files::OneEach(self.data.clone())
    }

    /// Lists all places with stored files, each with the message that names it, unless they need a
    /// missing home directory.
    pub fn places(&self) -> Vec<(&'static str, PathBuf)> {
        let state = |name: &str| self.state.as_ref().map(|state| state.join(name));
        let places = [
            ("place-saved", Some(self.data.clone())),
            ("place-playing", self.games().ok()),
            ("place-finished", Some(self.history())),
            ("place-puzzles", state("puzzles.jsonl")),
            ("place-attempts", state("attempts.jsonl")),
            ("place-runs", state("runs.jsonl")),
            ("place-lessons", state("lessons.jsonl")),
            ("place-settings", Some(self.settings_path())),
            ("place-themes", Some(self.config.join("themes"))),
            ("place-locales", Some(self.locales_path())),
            ("place-index", self.cache.as_ref().map(|cache| cache.join(COLLECTIONS))),
        ];
        places.into_iter().filter_map(|(name, path)| Some((name, path?))).collect()
    }

    /// Saves a game in the format implied by the file name.
    ///
    /// The new file is written beside the old one, synced, and exchanged with it. At any time one
    /// of the two exists and is complete, even if other programs write to it. Links are followed
    /// and permissions preserved. A file that is not a saved game, or holds several games, is not
    /// replaced, nor is a game replaced by an empty board. The old content is kept as `NAME~`,
    /// unless this game includes it or it is `known`: the file that the player last saved or
    /// loaded. It is always kept if the program could not read all of it, or if its letters were in
    /// another encoding than UTF-8.
    pub fn save(
        &self,
        path: &Path,
        game: &Record,
        known: Option<Fingerprint>,
    ) -> Result<Saved, StoreError> {
        self.save_as(path, Format::to_save(ending(path), game.kind(), Format::Csv), game, known)
    }

    /// Saves a game like [`save`](Self::save), but in this format.
    pub fn save_as(
        &self,
        path: &Path,
        format: Format,
        game: &Record,
        known: Option<Fingerprint>,
    ) -> Result<Saved, StoreError> {
        // Only the store's own directory is created.
        if path.parent() == Some(&self.data) {
            directory::make_synced(&self.data)?;
        }
        let target = behind_links(path);
        let formats::Written { bytes, lost } = formats::write(game, format)?;
        replace::replace(&target, |old| {
            check_is_game(old, &target)?;
            let keeps_old = would_be_lost(old, ending(&target), game, (format, &bytes), known)?;
            Ok(Replacement::Put { bytes: Cow::from(&bytes), keeps_old })
        })?;
        Ok(Saved { format, lost, fingerprint: Fingerprint::of(&bytes) })
    }

    /// Finds the one of these files that was saved last; the first one if none exists.
    pub fn newest_of(&self, paths: &[PathBuf]) -> PathBuf {
        let changed = |path: &PathBuf| fs::metadata(path).and_then(|about| about.modified()).ok();
        // Of equally old files, the last one would be found.
        let newest = paths.iter().rev().max_by_key(|path| changed(path));
        newest.cloned().unwrap_or_default()
    }

    pub fn load(&self, path: &Path, current: Variant) -> Result<Loaded, StoreError> {
        self.load_with(path, ReadOptions::on(current))
    }

    pub fn load_with(&self, path: &Path, options: ReadOptions) -> Result<Loaded, StoreError> {
        let bytes = self.bytes(path)?;
        formats::read_with(&bytes, ending(path), options).map_err(StoreError::Format)
    }

    pub fn bytes(&self, path: &Path) -> Result<Vec<u8>, StoreError> {
        contents::start_of_file(&mut contents::open(path)?, formats::MAX_SIZE + 1)
    }

    /// Writes a picture in one step. A picture found there is kept as `NAME~`; anything else stays.
    pub fn put_picture(&self, path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
        let target = behind_links(path);
        replace::replace(&target, |old| {
            if !is_picture(old) {
                return Err(StoreError::NotAPicture);
            }
            let keeps_old = !old.is_empty() && old != bytes;
            Ok(Replacement::Put { bytes: Cow::from(bytes), keeps_old })
        })
    }

    /// Replaces a file of games in one step. A saved game found there is kept as `NAME~`.
    pub fn put(&self, path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
        let target = behind_links(path);
        replace::replace(&target, |old| {
            check_is_game(old, &target)?;
            let keeps_old = !old.is_empty() && old != bytes;
            Ok(Replacement::Put { bytes: Cow::from(bytes), keeps_old })
        })
    }
}

/// Name of the directory of indexes.
const COLLECTIONS: &str = "collections";

/// Extension of a file, or of the one whose backup it is.
fn ending(path: &Path) -> Option<&str> {
    path.extension().and_then(OsStr::to_str).map(|ending| ending.trim_end_matches('~'))
}

/// Creates a file beside `target` with the permissions of `like`, if that exists, and syncs it.
fn synced_beside(target: &Path, like: &Path, bytes: &[u8]) -> io::Result<tempfile::NamedTempFile> {
    let file = written_beside(target, like, bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// Creates an unsynced file beside `target` that other users cannot read.
fn private_beside(target: &Path, bytes: &[u8]) -> io::Result<tempfile::NamedTempFile> {
    let mut file = replace::names().tempfile_in(directory_of(target))?;
    file.write_all(bytes)?;
    Ok(file)
}

/// Creates the file of [`synced_beside`] without syncing it.
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

/// Follows links to their target, which need not exist.
fn behind_links(path: &Path) -> PathBuf {
    // The number that the system follows.
    const LINKS: usize = 40;
    let mut target = path.to_path_buf();
    for _ in 0..LINKS {
        match (dunce::canonicalize(&target), fs::read_link(&target)) {
            (Ok(there), _) => return there,
            (Err(_), Ok(link)) => target = directory_of(&target).join(link),
            (Err(_), Err(_)) => return target,
        }
    }
    path.to_path_buf()
}

/// Checks for a picture as `gomoku export` writes them, by its first bytes, or an empty file.
fn is_picture(bytes: &[u8]) -> bool {
    let starts: [&[u8]; 4] = [b"\x89PNG\r\n\x1a\n", b"GIF8", b"<svg ", b"<?xml "];
    let is_one = || starts.iter().any(|start| bytes.starts_with(start));
    bytes.is_empty() || is_one() && Format::of_content(bytes).is_none()
}

fn check_is_game(bytes: &[u8], path: &Path) -> Result<(), StoreError> {
    // More than a game takes in a format without a header.
    const START: usize = 1 << 16;
    let start = &bytes[..bytes.len().min(START)];
    match Format::of_file(start, ending(path)) {
        // A text with several openings is refused as such, and others belong to other programs.
        Some(format @ (Format::Rif | Format::Yxdb | Format::Pos)) if !start.is_empty() => {
            Err(StoreError::OnlyRead(format))
        }
        _ if start.is_empty() || formats::is_saved_game(start, ending(path)) => Ok(()),
        _ => Err(StoreError::NotAGame),
    }
}

/// Checks whether replacing a file of these bytes would lose anything that `game`, written as
/// `new`, does not contain.
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
    let is_whole = held.is_whole();
    if let Some(games) = held.several() {
        return Err(StoreError::Several(games));
    }
    let old = held.record;
    // The content that the file will have.
    let held = |bytes: &[u8]| read(bytes).map(|loaded| loaded.record).ok();
    let is_empty = |game: &Record| game.on_board().is_empty() && game.tree().is_empty();
    let new_game = held(new);
    if new_game.as_ref().is_none_or(is_empty) && !is_empty(&old) {
        return Err(StoreError::NothingToSave);
    }
    let begins_so = formats::write(&old, format).is_ok_and(|old| new.starts_with(&old.bytes));
    let goes_on = begins_so || new_game.is_some_and(|new| new.includes(&old));
    let is_known = known == Some(Fingerprint::of(bytes));
    Ok(!is_empty(&old) && (!goes_on && !is_known || !is_whole))
}

/// Checks whether a file, a directory or anything else exists at this path.
pub fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Expands a leading `~/` to the home directory.
pub fn typed_path(path: &Path) -> PathBuf {
    match (path.strip_prefix("~"), BaseDirs::new()) {
        (Ok(rest), Some(dirs)) => dirs.home_dir().join(rest),
        _ => path.to_path_buf(),
    }
}

#[cfg(test)]
mod tests;
