//! A search with the chosen evaluation. Its methods are not generic, so that they are compiled here
//! and as fast as the rest of the engine.

use std::fmt;

use super::{SearchResult, Worker};
use crate::engine::board::Position;
use crate::engine::eval::{Classical, NetworkEvaluator};
use crate::engine::threads::ThreadData;
use crate::engine::tt::SharedTable;
use crate::engine::vct::Vct;
use crate::limits::{Limits, Watch};

/// Evaluation that a search uses. Shown as one word: `network`, `classical`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluator {
    /// Network, used at full strength.
    Network,
    /// Weights of patterns (classical evaluation).
    Classical,
}

impl Evaluator {
    /// Both kinds of evaluation.
    pub const ALL: [Self; 2] = [Self::Network, Self::Classical];
}

impl fmt::Display for Evaluator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Network => "network",
            Self::Classical => "classical",
        })
    }
}

/// Search of one thread.
///
/// Several searches may share a table, each on a thread of its caller.
pub struct Search<'a> {
    worker: AnyWorker<'a>,
}

enum AnyWorker<'a> {
    Network(Worker<'a, NetworkEvaluator>),
    Classical(Worker<'a, Classical>),
}

impl<'a> Search<'a> {
    /// Prepares the search of a position that is not over.
    pub fn new(
        evaluator: Evaluator,
        position: Position,
        tt: SharedTable<'a>,
        thread: &'a mut ThreadData,
        limits: Limits,
        watch: &'a dyn Watch,
    ) -> Self {
        let worker = match evaluator {
            Evaluator::Network => {
                AnyWorker::Network(Worker::new(position, tt, thread, limits, watch))
            }
            Evaluator::Classical => {
                AnyWorker::Classical(Worker::new(position, tt, thread, limits, watch))
            }
        };
        Self { worker }
    }

    /// Finds the best move within the limits; `None` if the board is full.
    pub fn run(self) -> Option<SearchResult> {
        match self.worker {
            AnyWorker::Network(worker) => worker.run(),
            AnyWorker::Classical(worker) => worker.run(),
        }
    }

    /// Helps another search through the shared table; helpers count from 1.
    pub fn help(self, helper: usize) {
        match self.worker {
            AnyWorker::Network(worker) => worker.help(helper),
            AnyWorker::Classical(worker) => worker.help(helper),
        }
    }

    /// Finds at most `lines` best lines, until the limits or the stop flag end the search; `None`
    /// if the board is full.
    ///
    /// It ends by itself once the result is proved: a loss, or a win if the other lines are proved
    /// or searched to some depth. Fewer lines are found if fewer moves matter. If one stone wins or
    /// nothing helps, only moves that win or delay the end count.
    pub fn analyse(self, lines: usize, vct: &mut Vct) -> Option<SearchResult> {
        match self.worker {
            AnyWorker::Network(worker) => worker.analyse(lines, vct),
            AnyWorker::Classical(worker) => worker.analyse(lines, vct),
        }
    }
}
