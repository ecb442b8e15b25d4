//! Tables of an engine, and the threads that share them.

use std::fmt;
use std::thread;

use super::seat::THREAD;
use super::{Ctx, EngineSettings, Limits, LowMemory, NoMove, position_of};
use crate::engine::{NetworkEvaluator, Search, ThreadData, TranspositionTable};
use crate::rules::{Game, Variant};
use crate::worker::{Stop, help};

/// Tables of a search, for successive games.
pub struct Tables {
    /// Bytes for the transposition table, which is created when first needed.
    memory: usize,
    tt: Option<TranspositionTable>,
    threads: Vec<ThreadData>,
    variant: Option<Variant>,
}

/// Bytes for the tables of a thread besides the transposition table.
const THREAD_MEMORY: usize = 1 << 20;

impl Tables {
    /// Creates empty tables for at most as many threads as there are cores: more would find
    /// nothing, and delay the answer.
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

    /// Lack of memory for the transposition table, if any.
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
        run: impl FnOnce(Search<'_, NetworkEvaluator>) -> Option<R>,
    ) -> Result<R, NoMove> {
        let variant = game.variant();
        let position = position_of(game)?;
        let tt = self.tt.get_or_insert_with(|| TranspositionTable::new(self.memory));
        if self.variant.replace(variant).is_some_and(|before| before != variant) {
            // They were for another game.
            tt.clear();
            self.threads.iter_mut().for_each(ThreadData::clear);
        }
        tt.new_search();
        let tt = tt.share();
        let Some((main, helpers)) = self.threads.split_first_mut() else {
            return Err(NoMove::Unsupported(variant));
        };
        let stop = Stop::default();
        let done = StopOnDrop(stop.clone());
        let helped = ctx.also_stopped_by(&stop);
        let result = thread::scope(|scope| {
            for (number, thread) in (1..).zip(helpers) {
                let search =
                    Search::<NetworkEvaluator>::new(position.clone(), tt, thread, *limits, &helped);
                // Without a helper the search still works.
                help(THREAD, scope, move || search.help(number));
            }
            // Stops the helpers even on a panic: the scope waits for them.
            let _done = done;
            run(Search::<NetworkEvaluator>::new(position.clone(), tt, main, *limits, ctx))
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
