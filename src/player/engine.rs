//! The engine as a player.

use super::tables::Tables;
use super::{Ctx, Info, Limits, NoMove, Player};
use crate::rules::{Game, Point};

/// The resources that an engine may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineSettings {
    /// Bytes for its tables.
    pub memory: usize,
    /// Threads that search.
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

    /// What is found out about the position of a game: the last report of the search for a move.
    ///
    /// # Errors
    /// If it has no move to offer; see [`NoMove`].
    ///
    /// # Examples
    /// ```
    /// use gomoku::player::{Ctx, EnginePlayer, EngineSettings, Limits, Verdict};
    /// use gomoku::rules::{Variant, parse_moves};
    ///
    /// let game = parse_moves("h8a1i8a15j8o1", Variant::GOMOKU_15)?;
    /// let mut engine = EnginePlayer::new(EngineSettings::default());
    /// let info = engine.evaluate(&game, &Limits::default(), &Ctx::quiet())?;
    /// assert_eq!(info.verdict(), Some(Verdict::Win(3)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn evaluate(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Info, NoMove> {
        self.tables.search(game, limits, ctx, |search| Some(search.run()?.info))
    }
}

impl Player for EnginePlayer {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        self.tables.search(game, limits, ctx, |search| Some(search.run()?.best))
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
