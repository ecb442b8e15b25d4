//! How long a search may take, and what it reports meanwhile.

use std::time::Duration;

use crate::rules::Point;

/// What one move may cost. Whatever is `None` is not limited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Time for this move, counted from the question on.
    pub turn: Option<Duration>,
    /// Time that is left for this move and all later ones of the game.
    pub left: Option<Duration>,
    /// Plies that are searched in full.
    pub depth: Option<u8>,
    /// Positions that are visited. The only limit under which the same question has the same answer
    /// on every machine.
    pub nodes: Option<u64>,
}

/// How good a position is for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The side to move loses after so many plies.
    Loss(u16),
    /// Nobody has a proved win. Positive if the side to move stands better: at 200 it wins e times as
    /// often as it loses.
    Open(i32),
    /// The side to move wins with so many plies, its own last one included.
    Win(u16),
}

/// How far a search has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Plies searched in full. With 0 the verdict says nothing: there was no time to search, or no
    /// choice.
    pub depth: u8,
    /// Positions visited.
    pub nodes: u64,
    /// Time since the question.
    pub elapsed: Duration,
    /// The value of the position, as far as is known.
    pub verdict: Verdict,
    /// The principal variation: the moves that the search expects, its own first. Empty before anything
    /// is known.
    pub pv: Vec<Point>,
}

/// The environment of a search: its clock, its stop flag and its listener.
///
/// A search polls it at bounded intervals and has no other clock. By default, all three are absent.
pub trait Watch: Sync {
    /// Time since the question.
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    /// Whether the answer is wanted now.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Receives a progress report.
    fn report(&self, _: &Info) {}
}

/// No clock, no stop and no listener: a search that its [`Limits`] must end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Watch for Unwatched {}
