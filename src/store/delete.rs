//! Deletion of stored games.

use std::fs::{self, File};
use std::path::Path;

use super::archive::{archive_behind, holds};
use super::journal::{EXTENSION, is_archived};
use super::lock::claim;
use super::{Store, StoreError, behind_links, collection, contents, directory};

impl Store {
    /// Deletes the journal of a game in progress, readable or not. Refuses any other file.
    pub fn delete(&self, path: &Path) -> Result<(), StoreError> {
        let path = behind_links(path);
        if !path.is_file() || path.parent() != Some(&behind_links(&self.games()?)) {
            return Err(StoreError::NotKept);
        }
        let _claim = claimed(&path)?;
        fs::remove_file(&path)?;
        Ok(directory::sync(&path)?)
    }

    /// Removes a game from its file. If a finished game is held by a journal, its SGF is removed,
    /// too.
    pub fn take_out(&self, listed: &collection::IndexedGame) -> Result<(), StoreError> {
        let _claim = claimed(&listed.path)?;
        let journal = listed.path.with_extension(EXTENSION);
        if is_archived(&listed.path) && archive_behind(&journal).is_some() && holds(&journal) {
            // The game was opened after it was listed.
            let _other = claimed(&journal)?;
            return Err(StoreError::Changed);
        }
        // If the program is killed in between, the journal still holds the game.
        let archive = archive_behind(&listed.path).filter(|_| listed.game.is_ok());
        if archive.is_some() && !listed.path.is_file() {
            return Err(StoreError::Changed);
        }
        archive.as_deref().map_or(Ok(()), contents::remove_if_there)?;
        listed.delete()
    }
}

/// Claims a file. A file that cannot be read is not claimed by anybody.
fn claimed(path: &Path) -> Result<Option<File>, StoreError> {
    let Ok(file) = File::open(path) else { return Ok(None) };
    claim(&file)?;
    Ok(Some(file))
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::collection::Order;
    use crate::formats::SavedGame;
    use crate::game::{AnyGame, Participants};
    use crate::record::Record;
    use crate::rules::{Game, Point, Stone, Variant};
    use crate::store::collection::{IndexedGame, Query};
    use crate::store::tests::screen::Screen;

    fn saved() -> SavedGame {
        let game = Game::from_moves(Variant::GOMOKU_15, [Point::new(7, 7)]).unwrap();
        SavedGame::new(Record::from(AnyGame::Rows(game)), Participants::PERSONS)
    }

    /// Returns the only game of the history.
    fn ended(store: &Store) -> IndexedGame {
        let mut collection = store.history_collection().unwrap();
        collection.update(&mut |_| ControlFlow::Continue(())).unwrap();
        let mut page = collection.games(&Query::default(), Order::Found, 0, 9).unwrap();
        assert_eq!(page.total, 1);
        page.games.remove(0)
    }

    #[test]
    fn only_games_in_progress_are_deleted_even_if_damaged() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().join("data"));
        let journal = store.begin(&saved()).unwrap();
        let path = journal.path().to_path_buf();
        assert!(matches!(store.delete(&path), Err(StoreError::Elsewhere)));
        journal.close();
        store.delete(&path).unwrap();
        assert!(!path.exists());
        assert!(matches!(store.delete(&path), Err(StoreError::NotKept)));
        let damaged = path.with_file_name("1.journal");
        fs::write(&damaged, "no journal").unwrap();
        store.delete(&damaged).unwrap();
        let other = home.path().join("data/game.csv");
        fs::write(&other, "No;Row;Col;Player\n").unwrap();
        for path in [&other, &path.with_file_name(".."), &path.with_file_name("../game.csv")] {
            assert!(matches!(store.delete(path), Err(StoreError::NotKept)), "{path:?}");
        }
        assert!(other.exists());
    }

    #[cfg(unix)]
    #[test]
    fn deleting_a_link_keeps_its_target() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().join("data"));
        let path = store.begin(&saved()).unwrap().path().with_file_name("link.journal");
        let other = home.path().join("mine.journal");
        fs::write(&other, "somebody's").unwrap();
        std::os::unix::fs::symlink(&other, &path).unwrap();
        assert!(matches!(store.delete(&path), Err(StoreError::NotKept)));
        assert!(other.exists());
    }

    #[test]
    fn a_finished_game_on_a_screen_is_not_deleted() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let mut screen = Screen::new(store.clone());
        let mut played = saved();
        screen.show(1, &played).unwrap();
        played.record.resign(Stone::Second);
        screen.show(1, &played).unwrap();
        let listed = ended(&store);
        assert!(matches!(screen.take_out(&listed), Err(StoreError::OnScreen)));
        assert!(matches!(store.take_out(&listed), Err(StoreError::Elsewhere)));
        // The journal becomes SGF.
        screen.finish();
        assert!(store.take_out(&listed).is_err());
        let listed = ended(&store);
        // The game is on the screen again, so its journal is listed.
        let opened = screen.open(&listed.path).unwrap();
        screen.show(2, &opened).unwrap();
        assert!(matches!(screen.take_out(&listed), Err(StoreError::OnScreen)));
        assert!(matches!(store.take_out(&listed), Err(StoreError::Elsewhere)));
        assert_eq!(ended(&store).path, listed.path.with_extension(EXTENSION));
        // Simulates that the program is killed.
        drop(screen);
        assert!(matches!(store.take_out(&listed), Err(StoreError::Changed)));
        store.take_out(&ended(&store)).unwrap();
        assert_eq!(fs::read_dir(store.history()).unwrap().count(), 0);
    }

    #[test]
    fn a_finished_game_stays_if_its_sgf_cannot_be_removed() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let mut screen = Screen::new(store.clone());
        let mut played = saved();
        screen.show(1, &played).unwrap();
        played.record.resign(Stone::Second);
        screen.show(1, &played).unwrap();
        // Simulates that the program is killed.
        drop(screen);
        let listed = ended(&store);
        let beside = archive_behind(&listed.path).unwrap();
        fs::create_dir(&beside).unwrap();
        assert!(matches!(store.take_out(&listed), Err(StoreError::Io(_))));
        assert!(listed.path.exists());
        // A missing file is no obstacle.
        fs::remove_dir(&beside).unwrap();
        store.take_out(&listed).unwrap();
        assert!(!listed.path.exists());
    }
}
