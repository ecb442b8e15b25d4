//! The game of a dialog, for whoever has to keep it when the dialog breaks off.

use std::sync::{Arc, Mutex, PoisonError};

use crate::formats::SavedGame;
use crate::game::{AnyGame, Participants};
use crate::record::Record;

/// The game that goes on in a dialog. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Unfinished(Arc<Mutex<Option<(AnyGame, Participants)>>>);

impl Unfinished {
    /// The game as it stands, if it goes on and has begun.
    pub fn saved_game(&self) -> Option<SavedGame> {
        let game = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (game, participants) = game?;
        let game = SavedGame::new(Record::from(game), participants);
        (!game.is_over() && !game.record.on_board().is_empty()).then_some(game)
    }

    /// The game stands so now.
    pub(super) fn set(&self, game: AnyGame, participants: Participants) {
        self.put(Some((game, participants)));
    }

    /// The dialog was brought to its end.
    pub(super) fn clear(&self) {
        self.put(None);
    }

    fn put(&self, game: Option<(AnyGame, Participants)>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = game;
    }
}
