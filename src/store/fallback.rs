//! Temporary directories: fallbacks for games that no other directory accepts, and for the index
//! while the lasting one is in use. Cleans up after killed programs.

use std::fs::{self, File, Metadata};
use std::io;
use std::iter;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::{Builder, TempDir};

use super::games::{Tidied, Unreadable, files, remove_if_empty};
use super::journal::{EXTENSION, Resumed};
use super::lock::claim;
use super::{Journal, Store, StoreError, replace, system};
use crate::printable::printable_path;
use crate::translate::message;

const GAMES: &str = "gomoku-games-";
/// Prefix of the temporary directories of an index, and the name of the file in them that is
/// claimed.
const INDEX: &str = "gomoku-index-";
const CLAIM: &str = "claim";
/// Age below which a directory may not have been claimed yet.
const YOUNG: Duration = Duration::from_secs(60);

impl Store {
    /// Creates a store in a lasting directory among temporary files, for this user only.
    pub fn temporary() -> io::Result<Self> {
        new_directory(&std::env::temp_dir(), GAMES).map(|made| Self::in_directory(made.keep()))
    }

    /// Moves games among temporary files that nobody plays to the user's directory, one in each
    /// step.
    pub(super) fn bring_home(&self) -> impl Iterator<Item = Tidied> {
        let places = self.fallbacks.iter().flat_map(|temporary| own(temporary, GAMES));
        places.flat_map(move |OwnFolder { path: directory, is_trusted }| {
            let fallback = Self::in_directory(directory.clone());
            let journals = fallback.journals();
            let told = (!is_trusted && !journals.is_empty()).then(|| {
                let place = printable_path(&directory);
                let why = message!(
                    "store-open-to-others",
                    "other users can write to {place}, so nothing was taken from it",
                    place = place
                );
                let why = why.to_string();
                Tidied::Left(Unreadable { path: directory, why })
            });
            let trusted = if is_trusted { journals } else { Vec::new() };
            let last = move || {
                if is_trusted {
                    // The directory is removed if only unfinished writes remain.
                    let places = fallback.games().into_iter().chain([fallback.history()]);
                    places.chain([fallback.data.clone()]).for_each(|place| replace::tidy(&place));
                    fallback.remove_if_empty();
                }
                Tidied::Nothing
            };
            let moved = trusted.into_iter().map(|path| self.take_home(path));
            told.into_iter().chain(moved).chain(iter::once_with(last))
        })
    }

    fn journals(&self) -> Vec<PathBuf> {
        let directories = self.games().into_iter().chain([self.history()]);
        let own =
            directories.filter(|path| fs::symlink_metadata(path).is_ok_and(|about| about.is_dir()));
        own.flat_map(|path| files(&path, &[EXTENSION], fs::DirEntry::file_name)).collect()
    }

    fn take_home(&self, path: PathBuf) -> Tidied {
        remove_if_empty(&path);
        let taken = system::open_own(&path).map_err(StoreError::from).and_then(|file| {
            let Resumed { mut journal, game, .. } = Journal::resume(file, &path)?;
            match self.settle(&mut journal) {
                Err(StoreError::NameTaken(there))
                    if self.contents(&there).is_ok_and(|it| it.record.includes(&game.record)) =>
                {
                    // A program that moved the game was killed before it removed this file.
                    journal.delete();
                    Ok(Vec::new())
                }
                Err(why) => {
                    journal.close();
                    Err(why)
                }
                Ok(()) => {
                    let ahead = journal.ahead();
                    self.close(journal);
                    Ok(ahead)
                }
            }
        });
        match taken {
            Ok(ahead) => Tidied::Home(ahead),
            // The game is still being played, or another program has moved it.
            Err(StoreError::Elsewhere) => Tidied::Nothing,
            Err(StoreError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {
                Tidied::Nothing
            }
            Err(why) => {
                let why = message!(
                    "store-stays",
                    "{why}; it stays in {place}",
                    why = why,
                    place = printable_path(super::directory_of(&path))
                );
                let why = why.to_string();
                Tidied::Left(Unreadable { path, why })
            }
        }
    }
}

/// Creates and claims a directory for an index, and removes those of killed programs.
pub(super) fn for_index(temporary: &Path) -> io::Result<(TempDir, File)> {
    let trusted = own(temporary, INDEX).into_iter().filter(|own| own.is_trusted);
    for OwnFolder { path: directory, .. } in trusted {
        let is_young = |about: Metadata| {
            let age = about.modified().map(|made| SystemTime::now().duration_since(made));
            !age.is_ok_and(|age| age.is_ok_and(|age| age > YOUNG))
        };
        let claimed = system::open_own(&directory.join(CLAIM));
        let is_claimed = claimed.is_ok_and(|file| claim(&file).is_err());
        if !is_claimed && !fs::metadata(&directory).is_ok_and(is_young) {
            // Directories that cannot be removed are ignored.
            let _ = fs::remove_dir_all(directory);
        }
    }
    let directory = new_directory(temporary, INDEX)?;
    let file = File::create(directory.path().join(CLAIM))?;
    // Without locks, the directory is safe as long as it is young.
    let _ = claim(&file);
    Ok((directory, file))
}

/// Creates a directory for its owner only, whatever the umask.
fn new_directory(temporary: &Path, prefix: &str) -> io::Result<TempDir> {
    if !system::is_safe_place(&fs::metadata(temporary)?) {
        let place = printable_path(temporary);
        let why = message!(
            "store-unsafe-place",
            "other users can replace files in {place}",
            place = place
        );
        return Err(io::Error::other(why.to_string()));
    }
    let mut names = Builder::new();
    system::with_private_permissions(&mut names);
    names.prefix(prefix).tempdir_in(temporary)
}

struct OwnFolder {
    path: PathBuf,
    /// Set if no other user could have put anything into it.
    is_trusted: bool,
}

/// Lists this user's directories with this prefix, ignoring links.
fn own(temporary: &Path, prefix: &str) -> Vec<OwnFolder> {
    let is_safe = fs::metadata(temporary).is_ok_and(|about| system::is_safe_place(&about));
    let entries = fs::read_dir(temporary).into_iter().flatten().flatten();
    let found = entries.filter_map(|entry| {
        let is_meant = entry.file_name().to_str().is_some_and(|name| name.starts_with(prefix));
        let path = entry.path();
        let about = is_meant.then(|| fs::symlink_metadata(&path).ok()).flatten()?;
        let is_trusted = is_safe && system::is_private(&about);
        (about.is_dir() && system::is_own(&about)).then_some(OwnFolder { path, is_trusted })
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::SavedGame;
    use crate::game::{AnyGame, Participants};
    use crate::record::Record;
    use crate::rules::{Game, Point, Variant};

    fn saved() -> SavedGame {
        let game = Game::from_moves(Variant::GOMOKU_15, [Point::new(7, 7)]).unwrap();
        SavedGame::new(Record::from(AnyGame::Rows(game)), Participants::PERSONS)
    }

    #[test]
    fn games_in_a_fallback_are_moved_home_at_the_next_start() {
        let dir = tempfile::tempdir().unwrap();
        let fallback = Store::in_directory(dir.path().join(format!("{GAMES}abc")));
        let journal = fallback.begin(&saved()).unwrap();
        let home = Store::in_directory(dir.path().join("home"));
        let store = Store { fallbacks: Some(dir.path().to_path_buf()), ..home };
        store.tidying().for_each(drop);
        assert_eq!(store.latest(), None, "it is played there still");
        journal.close();
        store.tidying().for_each(drop);
        assert_eq!(store.latest().unwrap().record, saved().record);
        assert!(!dir.path().join(format!("{GAMES}abc")).exists());
    }

    /// Creates a store in one directory that looks for fallbacks in another.
    fn store(dir: &Path) -> Store {
        let home = Store::in_directory(dir.join("home"));
        Store { fallbacks: Some(dir.to_path_buf()), ..home }
    }

    /// Lists the files that stay in a fallback, and why.
    fn left(store: &Store) -> Vec<(PathBuf, String)> {
        let left = |tidied| match tidied {
            Tidied::Left(Unreadable { path, why }) => Some((path, why)),
            _ => None,
        };
        store.tidying().filter_map(left).collect()
    }

    #[test]
    fn finished_games_in_a_fallback_are_moved_home() {
        let dir = tempfile::tempdir().unwrap();
        let fallback = Store::in_directory(dir.path().join(format!("{GAMES}abc")));
        let mut ended = saved();
        ended.record.resign(crate::rules::Stone::Second);
        let mut journal = fallback.begin(&ended).unwrap();
        fallback.settle(&mut journal).unwrap();
        journal.close();
        // An unfinished write of the killed program does not keep the directory.
        let stray = fallback.games().unwrap().join(".gomoku-abc.tmp");
        fs::write(&stray, "").unwrap();
        File::open(&stray).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
        let store = store(dir.path());
        assert_eq!(left(&store), []);
        let listing = store.list(0, 9);
        assert_eq!((listing.unfinished, listing.total), (0, 1));
        assert!(!dir.path().join(format!("{GAMES}abc")).exists());
    }

    #[test]
    fn games_that_cannot_be_moved_home_are_reported() {
        let dir = tempfile::tempdir().unwrap();
        let fallback = Store::in_directory(dir.path().join(format!("{GAMES}abc")));
        let journal = fallback.begin(&saved()).unwrap();
        let path = journal.path().to_path_buf();
        journal.close();
        let store = store(dir.path());
        fs::write(&store.data, "a file").unwrap();
        let told = left(&store);
        let [(at, why)] = &told[..] else { panic!("{told:?}") };
        assert_eq!(at, &path);
        assert!(
            why.ends_with(&format!("it stays in {}", path.parent().unwrap().display())),
            "{why}"
        );
        // A program that moved the game to another file system was killed before it removed this
        // file.
        fs::remove_file(&store.data).unwrap();
        fs::create_dir_all(store.games().unwrap()).unwrap();
        let home = store.games().unwrap().join(path.file_name().unwrap());
        fs::copy(&path, &home).unwrap();
        assert_eq!(left(&store), []);
        assert!(!path.exists() && home.exists());
        // A different game with this name does not count.
        let mut other = saved();
        other.record.resign(crate::rules::Stone::First);
        let journal = fallback.begin(&other).unwrap();
        let other = journal.path().to_path_buf();
        journal.close();
        let (bytes, taken) =
            (fs::read(&home).unwrap(), other.with_file_name(home.file_name().unwrap()));
        fs::rename(&other, &taken).unwrap();
        fs::create_dir_all(store.history()).unwrap();
        fs::copy(&home, store.history().join(home.file_name().unwrap())).unwrap();
        assert_eq!(left(&store).len(), 1);
        assert!(taken.exists());
        assert_eq!(fs::read(&home).unwrap(), bytes);
    }

    #[cfg(all(unix, not(elsewhere)))]
    mod attacks {
        use std::os::unix::fs::{PermissionsExt as _, chown, symlink};
        use std::process::Command;

        use super::*;

        fn set_mode(path: &Path, mode: u32) {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        }

        /// Creates a fallback with a game in it, and returns the path of its journal, too.
        fn fallback(dir: &Path, name: &str) -> (PathBuf, PathBuf) {
            let fallback = Store::in_directory(dir.join(format!("{GAMES}{name}")));
            let journal = fallback.begin(&saved()).unwrap();
            let path = journal.path().to_path_buf();
            journal.close();
            (fallback.data, path)
        }

        #[test]
        fn directories_open_to_others_are_ignored() {
            for mode in [0o777, 0o1777, 0o770, 0o755, 0o750, 0o701] {
                let dir = tempfile::tempdir().unwrap();
                let (directory, path) = fallback(dir.path(), "abc");
                set_mode(&directory, mode);
                let why = format!(
                    "other users can write to {}, so nothing was taken from it",
                    directory.display()
                );
                let store = store(dir.path());
                assert_eq!(left(&store), [(directory.clone(), why)], "{mode:o}");
                assert!(path.exists() && store.latest().is_none(), "{mode:o}");
                set_mode(&directory, 0o700);
                assert_eq!(left(&store), []);
                assert!(!path.exists() && store.latest().is_some());
            }
        }

        #[test]
        #[ignore = "takes root, who plays another user"]
        fn files_of_other_users_are_ignored() {
            let dir = tempfile::tempdir().unwrap();
            let (foreign, kept) = fallback(dir.path(), "foreign");
            chown(&foreign, Some(1), None).unwrap();
            // Another user's file in an own directory that used to be open to others.
            let (directory, path) = fallback(dir.path(), "own");
            chown(&path, Some(1), None).unwrap();
            let store = store(dir.path());
            let told: Vec<PathBuf> = left(&store).into_iter().map(|(path, _)| path).collect();
            assert_eq!(told, std::slice::from_ref(&path));
            assert!(kept.exists() && path.exists() && directory.exists());
            assert_eq!(store.latest(), None);
        }

        /// An unfinished line is cut off when a game is resumed: through a link, that would happen
        /// in the user's own file.
        #[test]
        fn links_are_not_followed_and_pipes_do_not_block() {
            let dir = tempfile::tempdir().unwrap();
            let (directory, path) = fallback(dir.path(), "abc");
            let [mine, linked] = ["mine", "linked"].map(|name| dir.path().join(name));
            let bytes = [&fs::read(&path).unwrap()[..], b"a line without an end"].concat();
            fs::write(&mine, &bytes).unwrap();
            fs::write(&linked, &bytes).unwrap();
            fs::remove_file(&path).unwrap();
            let games = path.parent().unwrap();
            symlink(&mine, games.join("1.journal")).unwrap();
            fs::hard_link(&linked, games.join("2.journal")).unwrap();
            let pipe = games.join("3.journal");
            assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
            // And a link to a directory with games.
            let other = dir.path().join("other");
            fs::create_dir(&other).unwrap();
            fs::write(other.join("4.journal"), &bytes).unwrap();
            symlink(&other, directory.join("history")).unwrap();
            let store = store(dir.path());
            let told: Vec<PathBuf> = left(&store).into_iter().map(|(path, _)| path).collect();
            assert_eq!(told, [games.join("1.journal"), games.join("2.journal")]);
            assert_eq!(fs::read(&mine).unwrap(), bytes);
            assert_eq!(fs::read(&linked).unwrap(), bytes);
            assert_eq!(fs::read(other.join("4.journal")).unwrap(), bytes);
            assert_eq!(store.latest(), None);
        }

        #[test]
        fn directories_that_others_can_replace_are_not_trusted() {
            let dir = tempfile::tempdir().unwrap();
            let (directory, path) = fallback(dir.path(), "abc");
            let store = store(dir.path());
            for mode in [0o777, 0o772, 0o720] {
                set_mode(dir.path(), mode);
                let why = new_directory(dir.path(), GAMES).unwrap_err().to_string();
                assert_eq!(
                    why,
                    format!("other users can replace files in {}", dir.path().display())
                );
                assert!(for_index(dir.path()).is_err());
                assert_eq!(left(&store)[0].0, directory);
                assert!(path.exists());
            }
            // The permissions of directories for temporary files.
            set_mode(dir.path(), 0o1777);
            let made = new_directory(dir.path(), GAMES).unwrap();
            let mode = fs::metadata(made.path()).unwrap().permissions().mode();
            assert_eq!(mode & 0o7777, 0o700);
            assert_eq!(left(&store), []);
            assert!(!path.exists());
        }

        #[test]
        fn an_index_in_a_directory_open_to_others_is_left_alone() {
            let dir = tempfile::tempdir().unwrap();
            let index = for_index(dir.path()).unwrap().0.keep();
            File::open(&index).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
            set_mode(&index, 0o770);
            drop(for_index(dir.path()).unwrap());
            assert!(index.exists());
            set_mode(&index, 0o700);
            drop(for_index(dir.path()).unwrap());
            assert!(!index.exists());
        }
    }

    #[test]
    fn an_index_left_by_a_killed_program_is_removed() {
        let dir = tempfile::tempdir().unwrap();
        let (used, claimed) = for_index(dir.path()).unwrap();
        let left = for_index(dir.path()).unwrap().0.keep();
        let young = for_index(dir.path()).unwrap().0.keep();
        for directory in [used.path(), &left] {
            let hour_ago = SystemTime::now() - Duration::from_secs(3600);
            File::open(directory).unwrap().set_modified(hour_ago).unwrap();
        }
        fs::write(dir.path().join("gomoku-index-file"), "").unwrap();
        // Neither a directory with another name nor a link to one is touched.
        let other = dir.path().join("other");
        fs::create_dir(&other).unwrap();
        File::open(&other).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
        let link = dir.path().join("gomoku-index-link");
        #[cfg(unix)]
        std::os::unix::fs::symlink(&other, &link).unwrap();
        drop(for_index(dir.path()).unwrap());
        assert!(used.path().exists() && !left.exists() && young.exists());
        assert!(other.exists() && link.exists() == cfg!(unix));
        drop(claimed);
    }
}
