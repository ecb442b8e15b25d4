//! Solver by threes and fours as the guide of the checker.

use gomoku::engine::{SolverLimits, SolverResult, Vct};

use crate::cells::{Cell, Stones, cell_of};
use crate::check::Guide;

/// Nodes for a win, more and more.
const NODES: [u64; 3] = [10_000, 50_000, 200_000];

/// Bytes of its table; more would be slower.
const MEMORY: usize = 24 << 20;

/// Solver by threes and fours. The checker does not trust it.
pub struct Solver(Vct);

impl Solver {
    pub fn new() -> Self {
        Self(Vct::new(MEMORY))
    }
}

impl Guide for Solver {
    fn propose(&mut self, stones: &Stones) -> Option<Cell> {
        let mut position = stones.position()?;
        let mut find = |nodes| self.0.winning_move(&mut position, SolverLimits::nodes(nodes));
        NODES.into_iter().find_map(&mut find).map(cell_of)
    }

    fn claims(&mut self, stones: &Stones) -> bool {
        let Some(mut position) = stones.position() else { return false };
        let mut wins = |nodes| self.0.wins(&mut position, SolverLimits::nodes(nodes));
        NODES.into_iter().any(|nodes| wins(nodes) == SolverResult::Win(()))
    }
}
