//! Engine as a player.

use std::time::Duration;

use super::tables::Tables;
use super::{Ctx, Limits, LowMemory, NoMove, Player};
use crate::game::Target;
use crate::rules::{Game, Point};

/// Resources of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineSettings {
    /// Bytes for its tables.
    pub memory: usize,
    /// Number of search threads, limited by the number of cores.
    pub threads: usize,
}

/// Uses 32 MB and one thread.
impl Default for EngineSettings {
    fn default() -> Self {
        Self { memory: 32 << 20, threads: 1 }
    }
}

/// Engine at full strength: freestyle and exact five on boards of 5 to 20 cells a side.
#[derive(Debug)]
pub struct EnginePlayer {
    tables: Tables,
}

impl EnginePlayer {
    /// Creates an engine with empty tables.
    pub fn new(settings: EngineSettings) -> Self {
        Self { tables: Tables::new(settings) }
    }
}

impl Player for EnginePlayer {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        self.tables.search(game, limits, ctx, |search| {
            let best = search.run()?.best;
            // Announced before the helpers have stopped, which may take long on a busy machine.
            ctx.decide(Target::Cell(best));
            Some(best)
        })
    }

    fn anytime_from(&self) -> Option<Duration> {
        Some(Duration::ZERO)
    }

    fn shortage(&self) -> Option<LowMemory> {
        self.tables.shortage()
    }
}

#[cfg(test)]
mod tests;
