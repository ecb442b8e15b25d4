//! Tables of an engine, and its search threads.

use std::fmt;
use std::thread;

use super::player_worker::THREAD;
use super::{Ctx, EngineSettings, Limits, LowMemory, NoMove, position_of};
use crate::engine::{Evaluator, Search, ThreadData, TranspositionTable};
use crate::game::GameKind;
use crate::rules::{Game, Variant};
use crate::worker::{Stop, help};

/// Tables of a search, reused for successive games.
pub struct Tables {
    /// Bytes for the transposition table, which is created on first use.
    memory: usize,
    tt: Option<TranspositionTable>,
    threads: Vec<ThreadData>,
    variant: Option<Variant>,
}

/// Bytes for the other tables of a thread.
const THREAD_MEMORY: usize = 1 << 20;

impl Tables {
    /// Creates empty tables. Uses at most as many threads as there are cores, since more would find
    /// nothing and delay the answer.
    pub fn new(settings: EngineSettings) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let most = cores.min(settings.memory / (2 * THREAD_MEMORY));
        let threads = settings.threads.min(most).max(1);
        Self {
            memory: settings.memory.saturating_sub(threads * THREAD_MEMORY),
            tt: None,
            threads: std::iter::repeat_with(ThreadData::default).take(threads).collect(),
            variant: None,
        }
    }

    /// Reports whether the transposition table got less memory than requested.
    pub fn shortage(&self) -> Option<LowMemory> {
        self.tt.as_ref().and_then(|tt| LowMemory::of(tt.bytes()))
    }

    /// Searches a game's position with the help of the other threads.
    #[expect(clippy::disallowed_methods, reason = "the helpers of one search")]
    pub fn search<R>(
        &mut self,
        game: &Game,
        limits: &Limits,
        ctx: &Ctx,
        run: impl FnOnce(Search<'_>) -> Option<R>,
    ) -> Result<R, NoMove> {
        let variant = game.variant();
        let position = position_of(game)?;
        let tt = self.tt.get_or_insert_with(|| TranspositionTable::new(self.memory));
        if self.variant.replace(variant).is_some_and(|before| before != variant) {
            // The entries belong to another game.
            tt.clear();
            self.threads.iter_mut().for_each(ThreadData::clear);
        }
        tt.new_search();
        let tt = tt.share();
        let Some((main, helpers)) = self.threads.split_first_mut() else {
            return Err(NoMove::Unsupported(GameKind::Rows(variant)));
        };
        let stop = Stop::default();
        let done = StopOnDrop(stop.clone());
        let helped = ctx.also_stopped_by(&stop);
        let result = thread::scope(|scope| {
            for (number, thread) in (1..).zip(helpers) {
                let search =
                    Search::new(Evaluator::Network, position.clone(), tt, thread, *limits, &helped);
                // If a helper cannot be started, the search works without it.
                help(THREAD, scope, move || search.help(number));
            }
            // Stops the helpers even on a panic: the scope waits for them.
            let _done = done;
            run(Search::new(Evaluator::Network, position.clone(), tt, main, *limits, ctx))
        });
        result.ok_or(NoMove::GameOver)
    }
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").field("variant", &self.variant).finish_non_exhaustive()
    }
}

struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}
