//! Solver by threes and fours as the guide of the checker.

use gomoku::engine::{Position, SolverLimits, Vcf, Vct};
use gomoku::rules::Rule;

use crate::cells::{Cell, Stones};
use crate::check::{Guide, Proposal};
use crate::squares::{self, cell_of};

/// Nodes for a win by threes, more and more.
const NODES: [u64; 5] = [10_000, 50_000, 200_000, 1_000_000, 4_000_000];
/// Nodes for a win by threes for each one that is spent on a win by fours.
const NODES_PER_FOUR: u64 = 10;
/// Nodes for the fours that a move of X threatens.
const THREAT_NODES: u64 = 1_000;

/// Bytes of the table of wins by threes.
const MEMORY: usize = 24 << 20;

/// Solver by threes and fours. The checker does not trust it.
pub struct Solver {
    rule: Rule,
    vct: Vct,
    vcf: Vcf,
}

impl Solver {
    pub fn new(rule: Rule) -> Self {
        Self { rule, vct: Vct::new(MEMORY), vcf: Vcf::default() }
    }

    /// Moves of the side to move that win by fours.
    fn fours(&mut self, position: &mut Position, nodes: u64) -> Option<Vec<Cell>> {
        let found = self.vcf.shortest(position, &SolverLimits::nodes(nodes)).win()?;
        Some(found.into_iter().step_by(2).map(cell_of).collect())
    }
}

impl Guide for Solver {
    fn propose(&mut self, stones: &Stones) -> Option<Proposal> {
        let position = &mut squares::position(stones, self.rule)?;
        NODES.into_iter().find_map(|nodes| {
            if let Some(fours) = self.fours(position, nodes / NODES_PER_FOUR) {
                let (&x, after) = fours.split_first()?;
                return Some(Proposal { x, threat: after.into() });
            }
            if nodes > NODES[0] {
                // What a table holds of failed searches may hide a win for long.
                self.forget();
            }
            let limits = SolverLimits::nodes(nodes);
            let x = cell_of(self.vct.winning_move(position, limits)?);
            Some(Proposal { x, threat: self.threat(&stones.with(Some(x), None)) })
        })
    }

    fn forget(&mut self) {
        *self = Self::new(self.rule);
    }

    fn threat(&mut self, stones: &Stones) -> Vec<Cell> {
        let Some(position) = &mut squares::position(stones, self.rule) else { return Vec::new() };
        position.pass();
        self.fours(position, THREAT_NODES).unwrap_or_default()
    }
}
