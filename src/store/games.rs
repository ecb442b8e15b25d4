//! Stored games: those in progress, and the history.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::ffi::{OsStr, OsString};
use std::fs::{self, DirEntry, File, Metadata};
use std::iter;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use jiff::Timestamp;

use super::archive::holds;
use super::clock::now;
use super::journal::{ARCHIVED, EXTENSION, Resumed, is_archived};
use super::lock::{claim, is_claimed};
use super::{COLLECTIONS, Store, StoreError, replace};
use crate::formats::SavedGame;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listed {
    Game(SavedGame),
    Here(SavedGame),
    /// In progress, but claimed by another program. A copy can be opened.
    Elsewhere(SavedGame),
    /// Cannot be read. The file is left alone.
    Damaged {
        file: Unreadable,
        part: Option<Box<SavedGame>>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    pub path: PathBuf,
    pub why: String,
}

#[derive(Debug)]
pub enum Tidied {
    Nothing,
    /// Moved a game. Syncing these files makes that durable.
    Moved(Vec<File>),
    /// Moved a game home from temporary files. Syncing these files makes that durable.
    Home(Vec<File>),
    Left(Unreadable),
}

/// Page of the stored games: those in progress first, each part newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    pub skipped: usize,
    pub total: usize,
    pub unfinished: usize,
    pub games: Vec<Listed>,
}

impl Store {
    pub fn list(&self, skipped: usize, number: usize) -> Listing {
        let unfinished: Vec<PathBuf> = self.by_change().collect();
        let history = self.ended(&unfinished);
        let (total, going_on) = (unfinished.len() + history.len(), unfinished.len());
        let shown = unfinished.into_iter().chain(history).skip(skipped).take(number);
        let games = shown.filter_map(|path| self.look(&path)).collect();
        Listing { skipped, total, unfinished: going_on, games }
    }

    pub fn going_on(&self) -> Vec<Listed> {
        self.looked_at().collect()
    }

    pub fn latest(&self) -> Option<SavedGame> {
        self.newest().0
    }

    /// Returns the same as [`latest`](Self::latest), with newer games that cannot be read. No older
    /// file is opened.
    pub fn newest(&self) -> (Option<SavedGame>, Vec<Unreadable>) {
        let mut unreadable = Vec::new();
        for listed in self.looked_at().take(MOST_AT_ONCE) {
            match listed {
                Listed::Game(game) if !game.record.on_board().is_empty() && !game.is_over() => {
                    return (Some(game), unreadable);
                }
                Listed::Damaged { file, .. } => unreadable.push(file),
                _ => {}
            }
        }
        (None, unreadable)
    }

    /// Cleans up after killed programs, and after games that no directory accepted. Each step
    /// examines one file, or the names in one directory.
    ///
    /// Games among temporary files are moved home, unfinished writes are removed, and finished
    /// games are moved into the history, where their journals become SGF.
    pub fn tidying(&self) -> impl Iterator<Item = Tidied> {
        // In the order of the directory, so that files are not examined in advance.
        let unfinished = iter::once_with(|| named(&self.games().unwrap_or_default(), &[EXTENSION]));
        self.tidying_these(unfinished.flatten().map(|entry| entry.path()))
    }

    /// Runs the clean-up at once, but only for the newest games in progress.
    pub fn tidy_newest(&self) {
        let newest = iter::once_with(|| self.by_change()).flatten().take(MOST_AT_ONCE);
        self.tidying_these(newest).for_each(drop);
    }

    fn tidying_these(
        &self,
        unfinished: impl Iterator<Item = PathBuf>,
    ) -> impl Iterator<Item = Tidied> {
        let index = self.cache.as_ref().map(|cache| cache.join(COLLECTIONS));
        let own = [Some(self.data.clone()), self.state.clone(), Some(self.config.clone()), index];
        let own = own.into_iter().flatten().chain(self.games()).chain([self.history()]);
        let strays = own.map(|directory| {
            replace::tidy(&directory);
            Tidied::Nothing
        });
        let ended = unfinished.map(|path| self.put_into_history(&path));
        let history = || files(&self.history(), &[EXTENSION], |entry| Reverse(entry.file_name()));
        let archived = iter::once_with(history).flatten().take(MOST_AT_ONCE).map(|path| {
            if let Ok(Resumed { journal, .. }) = self.resume(&path) {
                self.close(journal);
            }
            Tidied::Nothing
        });
        self.bring_home().chain(strays).chain(ended).chain(archived)
    }

    /// Moves a finished game into the history, and removes a file without a game.
    fn put_into_history(&self, path: &Path) -> Tidied {
        remove_if_empty(path);
        let has_ended = self.contents(path).is_ok_and(|game| game.is_over());
        let resumed = has_ended.then(|| self.resume(path).ok()).flatten();
        let Some(Resumed { mut journal, .. }) = resumed else { return Tidied::Nothing };
        // A game that cannot be moved is listed anyway.
        let _ = self.settle(&mut journal);
        let ahead = journal.ahead();
        self.close(journal);
        Tidied::Moved(ahead)
    }

    /// Lists the history, newest first. A game with a journal anywhere is not listed as SGF.
    pub(super) fn ended(&self, unfinished: &[PathBuf]) -> Vec<PathBuf> {
        let all = files(&self.history(), &[EXTENSION, ARCHIVED], |it| Reverse(it.file_name()));
        let journals = all.iter().chain(unfinished).filter(|path| !is_archived(path));
        let archives = journals.map(|path| (self.archive_of(path), path));
        let there: HashSet<&PathBuf> = all.iter().collect();
        let superseded = archives.filter(|(archive, path)| there.contains(archive) && holds(path));
        let superseded: HashSet<PathBuf> = superseded.map(|(archive, _)| archive).collect();
        all.into_iter().filter(|path| !superseded.contains(path)).collect()
    }

    pub(super) fn games(&self) -> Result<PathBuf, StoreError> {
        self.state.as_ref().map(|state| state.join("games")).ok_or(StoreError::NoHome)
    }

    pub(super) fn history(&self) -> PathBuf {
        self.data.join("history")
    }

    /// Games in progress, sorted lazily by time of change. No file is read.
    pub(super) fn by_change(&self) -> impl Iterator<Item = PathBuf> + use<> {
        let games = self.games().unwrap_or_default();
        let found = named(&games, &[EXTENSION]).map(|entry| {
            let changed = entry.metadata().and_then(|about| about.modified());
            (changed.unwrap_or(SystemTime::UNIX_EPOCH), entry.file_name())
        });
        let mut found: BinaryHeap<(SystemTime, OsString)> = found.collect();
        iter::from_fn(move || found.pop().map(|(_, name)| games.join(name)))
    }

    /// Reads the games in progress lazily. An unreadable directory comes first.
    fn looked_at(&self) -> impl Iterator<Item = Listed> {
        self.closed().into_iter().chain(self.by_change().filter_map(|path| self.look(&path)))
    }

    /// Reads a file; `None` if it is missing or has no stones.
    fn look(&self, path: &Path) -> Option<Listed> {
        let path = path.to_path_buf();
        let file = match File::open(&path) {
            Err(_) if fs::symlink_metadata(&path).is_err() => return None,
            Err(error) => return Some(Self::damaged(path, &error.into())),
            Ok(file) => file,
        };
        let about = file.metadata().ok();
        // The name reached the disk before the first line did.
        if about.as_ref().is_some_and(|about| about.len() == 0) {
            return None;
        }
        let changed = about.and_then(|about| about.modified().ok());
        let changed = changed.and_then(|time| Timestamp::try_from(time).ok());
        let game = match self.contents(&path) {
            Err(why) => return Some(Self::damaged(path, &why)),
            Ok(game) => game,
        };
        let changed = changed.or(game.begun).unwrap_or_else(now);
        // If the clock was set back, the file counts as new.
        let idle = now().duration_since(changed).try_into().unwrap_or_default();
        let game = SavedGame { idle, ..game };
        Some(if is_claimed(&file) { Listed::Elsewhere(game) } else { Listed::Game(game) })
    }

    fn closed(&self) -> Option<Listed> {
        let games = self.games().ok()?;
        let error = fs::read_dir(&games).err()?;
        let is_missing = error.kind() == std::io::ErrorKind::NotFound;
        (!is_missing).then(|| Self::damaged(games, &error.into()))
    }

    fn damaged(path: PathBuf, why: &StoreError) -> Listed {
        let part = Self::part(&path).map(Box::new);
        Listed::Damaged { file: Unreadable { path, why: why.to_string() }, part }
    }
}

/// Removes a journal of which only the name survived a power cut.
pub(super) fn remove_if_empty(path: &Path) {
    let is_empty = |about: fs::Metadata| about.is_file() && about.len() == 0;
    let look = || fs::symlink_metadata(path).is_ok_and(is_empty);
    if look()
        && let Ok(file) = File::open(path)
        && claim(&file).is_ok()
        && look()
    {
        // A file that stays is not listed.
        let _ = fs::remove_file(path);
    }
}

/// Maximum number of games to examine, or to convert to SGF, at once.
const MOST_AT_ONCE: usize = 100;

pub(super) fn files<K: Ord>(
    directory: &Path,
    endings: &'static [&'static str],
    order: impl FnMut(&DirEntry) -> K,
) -> Vec<PathBuf> {
    let mut entries: Vec<DirEntry> = named(directory, endings).collect();
    entries.sort_by_cached_key(order);
    entries.iter().map(DirEntry::path).collect()
}

fn named(
    directory: &Path,
    endings: &'static [&'static str],
) -> impl Iterator<Item = DirEntry> + use<> {
    let entries = fs::read_dir(directory).into_iter().flatten().filter_map(Result::ok);
    entries.filter(|entry| {
        let name = entry.file_name();
        let ending = Path::new(&name).extension();
        // Opening a pipe or the like would block. Most systems report the type with the name.
        let can_be_read = || match entry.file_type() {
            Ok(kind) if !kind.is_symlink() => kind.is_file() || kind.is_dir(),
            _ => {
                let can_be_read = |about: Metadata| about.is_file() || about.is_dir();
                fs::metadata(entry.path()).map_or(true, can_be_read)
            }
        };
        endings.iter().any(|wanted| ending == Some(OsStr::new(wanted))) && can_be_read()
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::game::{GameKind, Participants, Target};
    use crate::record::Record;
    use crate::rules::{Point, Stone, Variant};

    #[cfg(unix)]
    #[test]
    fn a_pipe_among_the_games_does_not_block() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        for directory in [store.games().unwrap(), store.history()] {
            fs::create_dir_all(&directory).unwrap();
            for name in ["a.journal", "b.journal", "b.sgf"] {
                let pipe = directory.join(name);
                assert!(std::process::Command::new("mkfifo").arg(pipe).status().unwrap().success());
            }
        }
        assert!(store.by_change().next().is_none());
        let listing = store.list(0, 9);
        assert!(listing.games.is_empty(), "{:?}", listing.games);
    }

    /// Leaves this many finished games among those in progress; the first was changed last.
    fn leave(store: &Store, number: usize) -> Vec<PathBuf> {
        let record = Record::new(GameKind::Rows(Variant::TIC_TAC_TOE));
        let mut game = SavedGame::new(record, Participants::PERSONS);
        game.record.play(Target::Cell(Point::new(1, 1))).unwrap();
        game.record.resign(Stone::Second);
        let began = (0..number).map(|number| {
            let journal = store.begin(&game).unwrap();
            let path = journal.path().to_path_buf();
            journal.close();
            let age = Duration::from_secs(60 + number as u64);
            File::open(&path).unwrap().set_modified(SystemTime::now() - age).unwrap();
            path
        });
        began.collect()
    }

    #[test]
    fn of_many_games_the_most_recently_changed_are_examined() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let left = leave(&store, MOST_AT_ONCE + 2);
        assert_eq!(store.by_change().collect::<Vec<_>>(), left);
        store.tidy_newest();
        assert_eq!(store.by_change().collect::<Vec<_>>(), left[MOST_AT_ONCE..]);
        store.tidying().for_each(drop);
        assert_eq!(store.by_change().next(), None);
        // Unreadable files newer than a game are reported, up to a limit.
        let left = leave(&store, MOST_AT_ONCE + 2);
        for path in &left {
            fs::write(path, "no journal").unwrap();
        }
        assert_eq!(store.newest().1.len(), MOST_AT_ONCE);
        assert_eq!(store.going_on().len(), MOST_AT_ONCE + 2);
    }

    #[test]
    fn a_game_that_disappears_is_not_listed() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        assert_eq!(store.look(&home.path().join("gone.journal")), None);
    }
}
