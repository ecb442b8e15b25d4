//! Rated games of the user, from the history.
//!
//! The mark of a rated game is in the first node of its SGF, with the players and the result. So
//! only the start of each file is read, and no move is played.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use jiff::tz::TimeZone;

use super::archive::begun;
use super::journal::is_archived;
use super::{Store, local_time};
use crate::formats::sgf;
use crate::game::State;
use crate::statistics::{RatedGame, RatingHistory};

/// Number of bytes that hold the first node, unless it has a long comment.
const START: u64 = 4096;
/// Start of the property that marks a rated game.
const MARK: &[u8] = b"GKA[";

impl Store {
    /// Computes the user's rating from all rated games that have ended.
    pub fn rating(&self) -> RatingHistory {
        RatingHistory::new(&self.rated_games(), local_time().date())
    }

    /// Reads the rated games that have ended, oldest first. Games that cannot be read do not count.
    fn rated_games(&self) -> Vec<RatedGame> {
        let in_progress: Vec<_> = self.by_change().collect();
        let mut paths = self.ended(&in_progress);
        // A game may have ended just before the program was killed.
        paths.extend(in_progress);
        paths.sort_by(|one, other| one.file_name().cmp(&other.file_name()));
        paths.iter().filter_map(|path| self.rated_game(path)).collect()
    }

    fn rated_game(&self, path: &Path) -> Option<RatedGame> {
        let date = TimeZone::UTC.to_datetime(begun(path)?).date();
        if is_archived(path)
            && let Some(head) = start(path)
        {
            if !head.windows(MARK.len()).any(|bytes| bytes == MARK) {
                return None;
            }
            if let Some((info, result)) = sgf::read_head(&head) {
                return RatedGame::of(&info, result?.outcome(), date);
            }
        }
        let game = self.contents(path).ok()?;
        let record = game.to_record();
        let state = if game.is_study { record.main_state() } else { record.state() };
        let State::Over(outcome) = state else { return None };
        RatedGame::of(record.info(), outcome, date)
    }
}

/// Reads the start of a file; `None` if its first node may be longer.
fn start(path: &Path) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path).ok()?.take(START).read_to_end(&mut bytes).ok()?;
    // The first move begins a line.
    let is_whole = bytes.windows(2).any(|bytes| bytes == b"\n;" || bytes == b"\n(");
    is_whole.then_some(bytes)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::collection::Ending;
    use crate::formats::SavedGame;
    use crate::game::{GameKind, Participant, Participants, Target};
    use crate::player::Level;
    use crate::record::{NodeId, Record};
    use crate::rules::{Point, Stone, Variant};

    /// Rated game that the person, with X, resigns or leaves unfinished.
    fn rated(is_over: bool) -> SavedGame {
        let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
        record.edit_info(|info| info.rated_against = Some(1260));
        record.play(Target::Cell(Point::new(7, 7))).unwrap();
        if is_over {
            record.resign(Stone::First);
        }
        let level = Participant::Computer(Level::new(4).unwrap().into());
        SavedGame::new(record, Participants::new(Participant::PERSON, level))
    }

    #[test]
    fn a_rated_game_counts_once_from_its_end_to_its_deletion() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        store.begin(&rated(false)).unwrap().close();
        assert_eq!(store.rated_games(), []);
        // The program was killed at the end of this one.
        store.begin(&rated(true)).unwrap().close();
        let games = store.rated_games();
        let [RatedGame { against: 1260, side: Stone::First, ending, .. }] = games[..] else {
            panic!("{games:?}")
        };
        assert_eq!(ending, Ending::Won(Stone::Second));
        // It becomes SGF, beside which a journal may stand for a while.
        store.tidying().for_each(drop);
        assert_eq!(store.rated_games(), games);
        let archive = store.ended(&[]).pop().unwrap();
        assert!(is_archived(&archive));
        let Ok(reopened) = store.reopen(&archive) else { panic!("it is not claimed") };
        assert_eq!(store.rated_games(), games);
        store.close(reopened.journal);
        // A comment before the first move is longer than what is read at first.
        let mut loaded = sgf::read_first(&fs::read(&archive).unwrap()).unwrap();
        loaded.record.annotate(NodeId::ROOT, |notes| notes.comment = "long ".repeat(2_000));
        fs::write(&archive, sgf::write(&loaded.record).unwrap()).unwrap();
        assert_eq!(store.rated_games(), games);
        assert_eq!(store.rating().points().len(), 1);
        fs::remove_file(&archive).unwrap();
        assert_eq!(store.rated_games(), []);
    }
}
