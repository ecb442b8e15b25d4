//! Solver by threes and fours as the guide of the checker.

use gomoku::engine::{SolverLimits, SolverResult, Square, Vcf, Vct};

use crate::cells::{Cell, Stones};
use crate::check::Guide;
use crate::squares::{self, cell_of};

/// Nodes for a win by fours.
const FOURS_NODES: u64 = 20_000;
/// Nodes for a win that is found quickly, as nearly all are.
const QUICK_NODES: u64 = 10_000;
/// Nodes for the others, more and more.
const NODES: [u64; 2] = [50_000, 200_000];
/// Nodes with more effort for each threat, if all else fails.
const MOST_NODES: u64 = 300_000;
/// The same for a move of X, more and more.
const HARD_NODES: [u64; 2] = [MOST_NODES, 1_000_000];

/// Bytes of the tables. For quick wins a small one is a quarter faster.
const MEMORY: [usize; 2] = [1 << 20, 24 << 20];

/// Solver by threes and fours. The checker does not trust it.
pub struct Solver {
    quick: Vct,
    vct: Vct,
    vcf: Vcf,
}

impl Solver {
    pub fn new() -> Self {
        let [quick, vct] = MEMORY.map(Vct::new);
        Self { quick, vct, vcf: Vcf::default() }
    }
}

/// First move of a win.
fn first(found: SolverResult) -> Option<Square> {
    found.win()?.first().copied()
}

impl Guide for Solver {
    fn propose(&mut self, stones: &Stones) -> Option<Cell> {
        let position = &mut squares::position(stones)?;
        let fours = SolverLimits::nodes(FOURS_NODES);
        if let SolverResult::Win(pv) = self.vcf.shortest(position, &fours) {
            return pv.first().copied().map(cell_of);
        }
        // A short win, since whoever looks for just any win at each move may never come to its end.
        let quick = SolverLimits::nodes(QUICK_NODES);
        let mut found = first(self.quick.solve(position, quick));
        for nodes in NODES {
            found = found.or_else(|| first(self.vct.solve(position, SolverLimits::nodes(nodes))));
        }
        for nodes in HARD_NODES {
            let limits = SolverLimits::nodes(nodes);
            found = found.or_else(|| first(self.vct.solve_any(position, limits)));
        }
        found.map(cell_of)
    }

    fn claims(&mut self, stones: &Stones) -> bool {
        let Some(position) = &mut squares::position(stones) else { return false };
        let won = SolverResult::Win(());
        let fours = SolverLimits::nodes(FOURS_NODES);
        matches!(self.vcf.shortest(position, &fours), SolverResult::Win(_))
            || self.quick.wins(position, SolverLimits::nodes(QUICK_NODES)) == won
            || NODES.iter().any(|&it| self.vct.wins(position, SolverLimits::nodes(it)) == won)
            || matches!(
                self.vct.solve_any(position, SolverLimits::nodes(MOST_NODES)),
                SolverResult::Win(_)
            )
    }
}
