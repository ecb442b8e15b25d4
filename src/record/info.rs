//! Information on a game as a whole.

use crate::game::TimeControl;
use crate::rules::BySide;

/// Information on a game as a whole, besides its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Players of both sides.
    pub players: BySide<Player>,
    /// Date, as `2026-11-22` or in the words of the file.
    pub date: String,
    /// Time control.
    pub time: TimeControl,
    /// Name of a rule that this program does not know.
    pub rule: Option<String>,
}

/// Player of a side, as named in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Name; empty if unknown.
    pub name: String,
}
