//! Principal variation search with iterative deepening.

mod guess;
mod node;
mod picker;
mod reduce;
mod root;
mod singular;
mod tried;

use std::time::Duration;

use super::cell::Cell;
use super::eval::Evaluate;
use super::limits::{Limits, Watch};
use super::order::History;
use super::position::Position;
use super::table::Table;
use super::time::Budget;
use super::vcf::Vcf;

pub use root::Choice;

/// The deepest ply that is looked at.
pub const MAX_PLY: usize = 128;

/// So many nodes are visited between two looks at the clock and the stop flag.
const POLL: u64 = 512;

/// How long it may be silent.
const REPORT: Duration = Duration::from_millis(100);

/// One searcher: its position, and what it remembers between searches.
///
/// Several may share a [`Table`], each on a thread of its caller's.
pub struct Search<'a, E: Evaluate> {
    position: Position<E>,
    table: &'a Table,
    memory: &'a mut Memory,
    watch: &'a dyn Watch,
    budget: Budget,
    limits: Limits,
    nodes: u64,
    next_poll: u64,
    is_stopped: bool,
    /// Plies that a helper looks further, so that helpers do not all do the same.
    ahead: u8,
    /// The best line from each ply.
    lines: Vec<Vec<Cell>>,
    /// The evaluation at each ply, for the comparison with two plies before.
    values: [i32; MAX_PLY + 2],
    /// The move that is not to be tried at this ply: is there another one as good?
    excluded: [Option<Cell>; MAX_PLY + 2],
    /// How many moves at the root are not proved to lose.
    standing: usize,
    /// When it reported last.
    reported: Duration,
    root: root::Root,
}

/// What a searcher remembers between searches.
#[derive(Clone)]
pub struct Memory {
    history: History,
    vcf: Vcf,
    /// For leaves.
    hasty: Vcf,
}

impl Default for Memory {
    fn default() -> Self {
        Self { history: History::default(), vcf: Vcf::default(), hasty: Vcf::hasty() }
    }
}

impl Memory {
    /// Forgets everything, as for another game.
    pub fn clear(&mut self) {
        self.history = History::default();
        self.vcf.clear();
        self.hasty.clear();
    }
}

impl<'a, E: Evaluate> Search<'a, E> {
    /// A search of a position that is not over.
    pub fn new(
        position: Position<E>,
        table: &'a Table,
        memory: &'a mut Memory,
        limits: Limits,
        watch: &'a dyn Watch,
    ) -> Self {
        memory.history.grow_older();
        Self {
            position,
            table,
            memory,
            watch,
            budget: Budget::new(&limits),
            limits,
            nodes: 0,
            next_poll: 0,
            is_stopped: false,
            ahead: 0,
            lines: vec![Vec::new(); MAX_PLY + 2],
            values: [0; MAX_PLY + 2],
            excluded: [None; MAX_PLY + 2],
            standing: 0,
            reported: Duration::ZERO,
            root: root::Root::default(),
        }
    }

    /// Looks at the world outside, if it is time to.
    #[inline]
    fn poll(&mut self) {
        if self.limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.is_stopped = true;
        }
        if self.nodes >= self.next_poll {
            self.next_poll = self.nodes + POLL;
            let elapsed = self.watch.elapsed();
            if self.watch.is_stopped() || self.budget.is_spent(elapsed) {
                self.is_stopped = true;
            } else if elapsed >= self.reported + REPORT {
                self.report(elapsed);
            }
        }
    }

    fn report(&mut self, elapsed: Duration) {
        self.reported = elapsed;
        self.watch.report(&self.root.info(self.nodes, elapsed));
    }
}

#[cfg(test)]
mod tests;
