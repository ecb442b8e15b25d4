//! Engine that takes part in a match, with its resources.

use std::time::Duration;

use crate::external::Program;
use crate::settings::engines::{Restart, Terms};

/// Engine that takes part in a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    pub program: Program,
    /// Resources that it is told, except for the time of a move.
    pub terms: Terms,
    pub time: TimeLimit,
    pub restart: Restart,
    /// Set if its processes are stopped while it is not its turn.
    pub suspend: bool,
}

/// Time of an engine in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeLimit {
    /// Time for each move.
    pub turn: Option<Duration>,
    /// Time for all moves.
    pub game: Option<Duration>,
    /// Time that each move adds to that of the game.
    pub increment: Duration,
}
