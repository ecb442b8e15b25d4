//! The engine as a player.

use std::time::Duration;

use super::tables::Tables;
use super::{Ctx, Limits, NoMove, Player, Shortage};
use crate::rules::{Game, Point};

/// The resources that an engine may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineSettings {
    /// Bytes for its tables.
    pub memory: usize,
    /// Threads that search; no more than there are cores.
    pub threads: usize,
}

/// 32 MB and one thread.
impl Default for EngineSettings {
    fn default() -> Self {
        Self { memory: 32 << 20, threads: 1 }
    }
}

/// The engine at full strength: freestyle and exact five on boards of 5 to 20 cells a side.
pub struct EnginePlayer {
    tables: Tables,
}

impl EnginePlayer {
    /// An engine with nothing in its tables.
    pub fn new(settings: EngineSettings) -> Self {
        Self { tables: Tables::new(settings) }
    }
}

impl Player for EnginePlayer {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        self.tables.search(game, limits, ctx, |search| {
            let best = search.run()?.best;
            // Before the helpers are gone, for which a busy machine may have no time.
            ctx.decide(best);
            Some(best)
        })
    }

    fn anytime_from(&self) -> Option<Duration> {
        Some(Duration::ZERO)
    }

    fn shortage(&self) -> Option<Shortage> {
        self.tables.shortage()
    }
}

impl std::fmt::Debug for EnginePlayer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EnginePlayer")
            .field("variant", &self.tables.variant())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
