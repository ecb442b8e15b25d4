//! Game of a dialog, kept after an interruption.

use std::sync::{Arc, Mutex, PoisonError};

use crate::formats::SavedGame;
use crate::game::{AnyGame, Participants};
use crate::record::Record;

/// Game in progress in a dialog. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Unfinished(Arc<Mutex<Option<(AnyGame, Participants)>>>);

impl Unfinished {
    pub fn saved_game(&self) -> Option<SavedGame> {
        let game = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (game, participants) = game?;
        let game = SavedGame::new(Record::from(game), participants);
        (!game.is_over() && !game.record.on_board().is_empty()).then_some(game)
    }

    pub(super) fn put(&self, game: Option<(AnyGame, Participants)>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = game;
    }
}
