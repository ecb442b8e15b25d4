//! Opening of the game on the screen in words: who has to act, and what each choice leads to.

mod options;
mod task;

pub use options::{DecisionOption, options};
pub use task::{beside_opening, task, verb};

use super::naming::Naming;
use crate::game::AnyGame;
use crate::record::Cursor;
use crate::rules::opening::{Opening, Seat, Task};

/// Opening in progress at a position, and what is to be done in it.
pub fn due(cursor: &Cursor) -> Option<(&Opening, Task)> {
    match (cursor.on_board(), cursor.task()) {
        (AnyGame::Rows(game), Some(task)) => Some((game.opening()?, task)),
        _ => None,
    }
}

/// Name of a player without the side, which may change, and the selector of messages about it.
fn player(cursor: &Cursor, seat: Seat, naming: &Naming) -> (&'static str, String) {
    let side = cursor.side_of(seat);
    (naming.who(side), naming.name(side))
}
