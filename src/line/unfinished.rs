//! Game of a dialog, kept after an interruption.

use std::sync::{Arc, Mutex, PoisonError};

use crate::formats::SavedGame;
use crate::game::{AnyGame, MoveLimit, Participants};
use crate::record::Record;

/// Game in progress in a dialog. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Unfinished(Arc<Mutex<Option<LeftGame>>>);

/// Game on the board, its players and its move limit.
type LeftGame = (AnyGame, Participants, MoveLimit);

impl Unfinished {
    pub fn saved_game(&self) -> Option<SavedGame> {
        let game = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (game, participants, limit) = game?;
        let mut record = Record::from(game);
        record.edit_info(|info| info.limit = limit);
        let game = SavedGame::new(record, participants);
        (!game.is_over() && !game.record.on_board().is_empty()).then_some(game)
    }

    pub(super) fn put(&self, game: Option<LeftGame>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = game;
    }
}
