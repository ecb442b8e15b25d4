//! Solver by threes and fours as the guide of the checker.

use gomoku::engine::{SolverLimits, SolverResult, Vcf, Vct};

use crate::cells::{Cell, Stones};
use crate::check::Guide;
use crate::squares::{self, cell_of};

/// Nodes for a win, more and more.
const NODES: [u64; 3] = [10_000, 50_000, 200_000];
/// Nodes for a win by fours.
const FOURS_NODES: u64 = 20_000;

const MOST_NODES: u64 = 300_000;

/// Bytes of its table; more would be slower.
const MEMORY: usize = 24 << 20;

/// Solver by threes and fours. The checker does not trust it.
pub struct Solver {
    vct: Vct,
    vcf: Vcf,
}

impl Solver {
    pub fn new() -> Self {
        Self { vct: Vct::new(MEMORY), vcf: Vcf::default() }
    }
}

impl Guide for Solver {
    fn propose(&mut self, stones: &Stones) -> Option<Cell> {
        let mut position = squares::position(stones)?;
        let fours = SolverLimits::nodes(FOURS_NODES);
        if let SolverResult::Win(pv) = self.vcf.shortest(&mut position, &fours) {
            return pv.first().copied().map(cell_of);
        }
        let mut find = |nodes| self.vct.winning_move(&mut position, SolverLimits::nodes(nodes));
        if let Some(square) = NODES.into_iter().find_map(&mut find) {
            return Some(cell_of(square));
        }
        // With more effort for each threat.
        match self.vct.solve_any(&mut position, SolverLimits::nodes(MOST_NODES)) {
            SolverResult::Win(pv) => pv.first().copied().map(cell_of),
            _ => None,
        }
    }

    fn claims(&mut self, stones: &Stones) -> bool {
        let Some(mut position) = squares::position(stones) else { return false };
        let fours = SolverLimits::nodes(FOURS_NODES);
        if let SolverResult::Win(_) = self.vcf.shortest(&mut position, &fours) {
            return true;
        }
        let mut wins = |nodes| self.vct.wins(&mut position, SolverLimits::nodes(nodes));
        if NODES.into_iter().any(|nodes| wins(nodes) == SolverResult::Win(())) {
            return true;
        }
        // With more effort for each threat.
        let most = SolverLimits::nodes(MOST_NODES);
        matches!(self.vct.solve_any(&mut position, most), SolverResult::Win(_))
    }
}
