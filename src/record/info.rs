//! What is known of a game as a whole.

use crate::game::TimeControl;
use crate::rules::BySide;

/// What is known of a game as a whole, besides its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Who plays.
    pub players: BySide<Player>,
    /// When it was played: `2026-11-22`, or what the file says.
    pub date: String,
    /// How much time the players have.
    pub time: TimeControl,
    /// The rule's name, where the file has one that this program does not know.
    pub rule: Option<String>,
}

/// Who plays a side, as a file names them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name; empty if it is not known.
    pub name: String,
}
