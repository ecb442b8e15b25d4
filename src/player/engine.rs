//! The engine as a player.

use std::thread;

use super::{Ctx, Info, Limits, NoMove, Player, Seat, Stop};
use crate::engine::{Position, Search, SearchResult, ThreadData, TranspositionTable};
use crate::rules::{Game, Point, Status, Variant};

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
    /// Bytes for the transposition table, which is made when it is first needed.
    memory: usize,
    tt: Option<TranspositionTable>,
    threads: Vec<ThreadData>,
    /// The game that the tables are for.
    variant: Option<Variant>,
}

/// Bytes for the tables of one thread besides the transposition table.
const THREAD_MEMORY: usize = 1 << 20;

impl EnginePlayer {
    /// An engine with nothing in its tables.
    pub fn new(settings: EngineSettings) -> Self {
        let threads = settings.threads.min(settings.memory / (2 * THREAD_MEMORY)).max(1);
        Self {
            memory: settings.memory.saturating_sub(threads * THREAD_MEMORY),
            tt: None,
            threads: std::iter::repeat_with(ThreadData::default).take(threads).collect(),
            variant: None,
        }
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
    /// assert_eq!(info.verdict, Verdict::Win(3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn evaluate(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Info, NoMove> {
        self.search(game, limits, ctx).map(|result| result.info)
    }

    /// Clears the tables if they are for another game.
    fn prepare(&mut self, variant: Variant) {
        let tt = self.tt.get_or_insert_with(|| TranspositionTable::new(self.memory));
        if self.variant.replace(variant).is_some_and(|before| before != variant) {
            tt.clear();
            self.threads.iter_mut().for_each(ThreadData::clear);
        }
        tt.new_search();
    }

    #[expect(clippy::disallowed_methods, reason = "the helpers of one search")]
    fn search(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<SearchResult, NoMove> {
        let variant = game.variant();
        let position = Position::of(game).map_err(|_| NoMove::Unsupported(variant))?;
        if !matches!(game.status(), Status::ToMove(_)) {
            return Err(NoMove::GameOver);
        }
        self.prepare(variant);
        let (Some(tt), Some((main, helpers))) = (&self.tt, self.threads.split_first_mut()) else {
            return Err(NoMove::Unsupported(variant));
        };
        let stop = Stop::default();
        let done = StopOnDrop(stop.clone());
        let helped = ctx.also_stopped_by(&stop);
        let result = thread::scope(|scope| {
            for (number, thread) in (1..).zip(helpers) {
                let search = Search::new(position.clone(), tt, thread, *limits, &helped);
                let helper = thread::Builder::new().name(Seat::THREAD.to_owned());
                // Without a helper the search still works.
                let _ = helper.spawn_scoped(scope, move || search.help(number));
            }
            // Stops the helpers even on a panic: the scope waits for them.
            let _done = done;
            Search::new(position.clone(), tt, main, *limits, ctx).run()
        });
        result.ok_or(NoMove::GameOver)
    }
}

impl Player for EnginePlayer {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        self.search(game, limits, ctx).map(|result| result.best)
    }
}

/// Stops the helpers when dropped.
struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}

impl std::fmt::Debug for EnginePlayer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EnginePlayer").field("variant", &self.variant).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
