//! Statistics of the player, from the history and the log of puzzles.

use std::io;
use std::ops::ControlFlow;
use std::path::PathBuf;

use super::archive::record;
use super::{Damaged, Store, StoreError, Unreadable};
use crate::collection::Filter;
use crate::puzzle::{Deck, PuzzleLine, PuzzleStandings};
use crate::statistics::Statistics;

/// Statistics of the player, and what could not be read.
#[derive(Clone, Debug, Default)]
pub struct PlayerStatistics {
    /// Statistics of the games.
    pub games: Statistics,
    /// Results of the puzzles by theme.
    pub puzzles: PuzzleStandings,
    /// First file of the history that could not be read.
    pub damaged: Option<Unreadable>,
    /// Number of files of the history that could not be read.
    pub damaged_games: usize,
    /// First line about puzzles that could not be read.
    pub damaged_line: Option<Damaged>,
    /// Number of lines about puzzles that could not be read.
    pub damaged_lines: usize,
}

/// Progress of reading the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryProgress {
    /// Number of files read.
    pub read: usize,
    /// Number of all files.
    pub all: usize,
}

impl PlayerStatistics {
    /// Checks that nothing has been played or tried yet.
    pub fn is_empty(&self) -> bool {
        self.games.all.games() == 0 && self.puzzles.all.tried == 0
    }
}

impl Store {
    /// Computes the statistics of the games that match a filter, one file at a time. Reports to
    /// `watch` after each one, which may stop it; then there is no result.
    pub fn statistics(
        &self,
        filter: &Filter,
        watch: &mut dyn FnMut(HistoryProgress) -> ControlFlow<()>,
    ) -> Result<Option<PlayerStatistics>, StoreError> {
        let mut found = PlayerStatistics::default();
        let files = self.history_files()?;
        for (path, read) in files.iter().zip(1..) {
            match self.contents(path) {
                Ok(game) => found.games.add(&record(&game), filter),
                // Deleted in the meantime.
                Err(why) if why.is_not_found() => {}
                Err(why) => {
                    found.damaged_games += 1;
                    let damaged = || Unreadable { path: path.clone(), why: why.to_string() };
                    found.damaged.get_or_insert_with(damaged);
                }
            }
            if watch(HistoryProgress { read, all: files.len() }).is_break() {
                return Ok(None);
            }
        }
        self.add_puzzles_to(&mut found)?;
        Ok(Some(found))
    }

    /// Lists the files of the history, oldest first.
    fn history_files(&self) -> Result<Vec<PathBuf>, StoreError> {
        let history = self.history();
        match std::fs::read_dir(&history) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error.into()),
            Ok(_) => {}
        }
        let mut files = self.ended(&[]);
        files.reverse();
        Ok(files)
    }

    fn add_puzzles_to(&self, found: &mut PlayerStatistics) -> Result<(), StoreError> {
        if self.state.is_none() || !self.has_attempts() {
            return Ok(());
        }
        let mut deck = Deck::first_collection();
        let own = self.puzzles(&self.puzzles_path()?)?;
        deck.extend(own.entries.into_iter().filter_map(PuzzleLine::into_puzzle));
        let log = self.attempts()?;
        found.puzzles = PuzzleStandings::new(&deck, &log.entries);
        found.damaged_lines = own.damaged.len() + log.damaged.len();
        found.damaged_line = own.damaged.into_iter().chain(log.damaged).next();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::formats::SavedGame;
    use crate::game::{GameKind, Participant, Participants, Target};
    use crate::player::Level;
    use crate::record::Record;
    use crate::rules::{Point, Stone, Variant};

    const GAME: &str = "(;GM[4]SZ[15]PW[Gomoku level 4]RE[B+R]DT[2026-11-20];B[hh];W[ih];B[ii])";

    fn read(store: &Store) -> PlayerStatistics {
        let all = store.statistics(&Filter::default(), &mut |_| ControlFlow::Continue(()));
        all.unwrap().unwrap()
    }

    #[test]
    fn damaged_games_are_counted_and_the_others_read() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        assert!(read(&store).is_empty());
        let history = store.history();
        fs::create_dir_all(&history).unwrap();
        fs::write(history.join("a.sgf"), GAME).unwrap();
        fs::write(history.join("b.sgf"), "(;GM[4]SZ[15];B[zz])").unwrap();
        fs::write(history.join("c.journal"), "no journal").unwrap();
        fs::write(history.join("d.sgf"), GAME.replace("-20", "-21")).unwrap();
        fs::create_dir(history.join("e.sgf")).unwrap();
        fs::write(store.attempts_path().unwrap(), "{oops\n").unwrap();
        let found = read(&store);
        assert_eq!(found.games.all.won, 2);
        assert_eq!(found.damaged_games, 3);
        assert_eq!(found.damaged.unwrap().path, history.join("b.sgf"));
        assert_eq!((found.damaged_lines, found.damaged_line.unwrap().line), (1, 1));
        // A filter, and a watcher that stops.
        let filter = Filter { from: "2026-11-21".parse().ok(), ..Filter::default() };
        let some = store.statistics(&filter, &mut |_| ControlFlow::Continue(()));
        assert_eq!(some.unwrap().unwrap().games.all.won, 1);
        let mut seen = Vec::new();
        let stopped = store.statistics(&Filter::default(), &mut |progress| {
            seen.push((progress.read, progress.all));
            if seen.len() == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(stopped.unwrap().is_none());
        assert_eq!(seen, [(1, 5), (2, 5)]);
    }

    /// Puts a game into the history that these participants have on the screen.
    fn archive(store: &Store, record: Record, participants: Participants) {
        let mut record = record;
        record.go_to_end();
        if record.state().mover().is_some() {
            record.play(Target::Cell(Point::new(1, 1))).unwrap();
            record.resign(Stone::Second);
        }
        let journal = store.begin(&SavedGame::new(record, participants)).unwrap();
        journal.close();
        store.tidying().for_each(drop);
    }

    #[test]
    fn copies_of_other_peoples_games_do_not_count() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let computer =
            Participants::new(Participant::PERSON, Participant::Computer(Level::MAX.into()));
        let own = Record::new(GameKind::Rows(Variant::GOMOKU_15));
        archive(&store, own, computer);
        assert_eq!(read(&store).games.all.won, 1);
        // Somebody's game against the computer, loaded from a file and commented.
        let path = home.path().join("game.sgf");
        fs::write(&path, GAME).unwrap();
        let loaded = store.load(&path, Variant::GOMOKU_15).unwrap();
        archive(&store, loaded.record, Participants::PERSONS);
        let found = read(&store);
        assert_eq!((found.games.all.games(), found.damaged_games), (1, 0));
        assert_eq!(store.history_files().unwrap().len(), 2, "both are kept");
        // Between two people.
        let own = Record::new(GameKind::Rows(Variant::GOMOKU_15));
        archive(&store, own, Participants::PERSONS);
        let found = read(&store).games;
        assert_eq!((found.all.games(), found.between_people), (1, 1));
    }
}
