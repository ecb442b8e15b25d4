//! Directories for temporary files: where games are kept for which there is no other place, and the index of games where
//! the lasting one is in use. What a program left there that was killed comes home, or goes.

use std::fs::{self, File, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::{Builder, TempDir};

use super::Store;
use super::journal::Resumed;
use super::lock::claim;
use super::system;

/// How the names of directories begin in which games are kept.
const GAMES: &str = "gomoku-games-";
/// How those begin in which there is an index, and the file in them that its program has claimed.
const INDEX: &str = "gomoku-index-";
const CLAIM: &str = "claim";
/// A directory that is younger may not be claimed yet.
const YOUNG: Duration = Duration::from_secs(60);

impl Store {
    /// A store in a new directory for temporary files, which stays.
    ///
    /// # Errors
    /// If none can be made.
    pub fn temporary() -> io::Result<Self> {
        Builder::new().prefix(GAMES).tempdir().map(|made| Self::in_directory(made.keep()))
    }

    /// Moves games here that were kept in directories for temporary files, and are played by nobody any more. What is
    /// to be synced so that the disk has them.
    pub(super) fn bring_home(&self) -> Vec<File> {
        let mut ahead = Vec::new();
        for directory in self.refuges.iter().flat_map(|temporary| own(temporary, GAMES)) {
            let refuge = Self::in_directory(directory);
            for path in refuge.unfinished() {
                // One that cannot be moved, or is played, stays.
                if let Ok(Resumed { mut journal, .. }) = self.resume(&path)
                    && self.settle(&mut journal).is_ok()
                {
                    ahead.extend(journal.ahead());
                    self.close(journal);
                }
            }
            refuge.remove_if_empty();
        }
        ahead
    }
}

/// A new directory for an index, and the claim on it: both go with the program. Those of programs that were killed go
/// now.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
pub(super) fn for_index(temporary: &Path) -> io::Result<(TempDir, File)> {
    for directory in own(temporary, INDEX) {
        let is_young = |about: Metadata| {
            let age = about.modified().map(|made| SystemTime::now().duration_since(made));
            !age.is_ok_and(|age| age.is_ok_and(|age| age > YOUNG))
        };
        let claimed = File::open(directory.join(CLAIM)).is_ok_and(|file| claim(&file).is_err());
        if !claimed && !fs::metadata(&directory).is_ok_and(is_young) {
            // What stays is passed over.
            let _ = fs::remove_dir_all(directory);
        }
    }
    let directory = Builder::new().prefix(INDEX).tempdir_in(temporary)?;
    let file = File::create(directory.path().join(CLAIM))?;
    // Where there are no locks, it is safe for as long as it is young.
    let _ = claim(&file);
    Ok((directory, file))
}

/// The directories with such names that are this user's: what lies in them is nobody else's.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn own(temporary: &Path, prefix: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(temporary).into_iter().flatten().flatten();
    let is_meant = |entry: &fs::DirEntry| {
        let is_own = |about: Metadata| about.is_dir() && system::is_own(&about);
        entry.file_name().to_str().is_some_and(|name| name.starts_with(prefix))
            && fs::symlink_metadata(entry.path()).is_ok_and(is_own)
    };
    entries.filter(is_meant).map(|entry| entry.path()).collect()
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "tests of the file system")]
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
    fn a_game_that_was_kept_elsewhere_comes_home_at_the_next_start() {
        let dir = tempfile::tempdir().unwrap();
        let refuge = Store::in_directory(dir.path().join(format!("{GAMES}abc")));
        let journal = refuge.begin(&saved()).unwrap();
        let home = Store::in_directory(dir.path().join("home"));
        let store = Store { refuges: Some(dir.path().to_path_buf()), ..home };
        store.tidy();
        assert_eq!(store.latest(), None, "it is played there still");
        journal.close();
        store.tidy();
        assert_eq!(store.latest().unwrap().record, saved().record);
        assert!(!dir.path().join(format!("{GAMES}abc")).exists());
    }

    #[test]
    fn an_index_that_a_killed_program_left_goes_and_one_that_is_in_use_stays() {
        let dir = tempfile::tempdir().unwrap();
        let (used, claimed) = for_index(dir.path()).unwrap();
        let left = for_index(dir.path()).unwrap().0.keep();
        let young = for_index(dir.path()).unwrap().0.keep();
        for directory in [used.path(), &left] {
            let hour_ago = SystemTime::now() - Duration::from_secs(3600);
            File::open(directory).unwrap().set_modified(hour_ago).unwrap();
        }
        fs::write(dir.path().join("gomoku-index-file"), "").unwrap();
        // One of another name, and a link to it, are none of ours.
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
