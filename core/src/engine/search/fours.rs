//! Wins by fours: for the side to move at leaves, and as a threat of the opponent.

use super::Worker;
use crate::engine::board::Position;
use crate::engine::eval::Evaluate;
use crate::engine::patterns::Threat;
use crate::engine::score::{Score, mate_in, mated_in};
use crate::engine::vcf::{RelevanceZone, SolverResult};
use crate::rules::Stone;

/// Limits of a search for a win by fours (VCF): own moves, and nodes.
const VCF_MOVES: u8 = 12;
const VCF_NODES: u64 = 96;

pub(super) struct FourDefences {
    pub zone: RelevanceZone,
    pub loss: Score,
}

impl<E: Evaluate> Worker<'_, E> {
    /// Evaluates a leaf, in place of a quiescence search (CPW: Quiescence Search): statically,
    /// unless fours that build something win. Stand pat: no fours are searched if it already fails
    /// high.
    pub(super) fn quiescence(
        &mut self,
        static_eval: Score,
        alpha: Score,
        beta: Score,
        ply: usize,
    ) -> Score {
        if static_eval < beta
            && can_build_fours(&self.position, self.position.to_move())
            && alpha < mate_in(ply + 5)
            && let Some(moves) = self.wins_by_building_fours()
        {
            return mate_in(ply + moves + 2);
        }
        static_eval
    }

    /// Checks whether the opponent would win after a pass by fours that build something. If so, few
    /// moves matter.
    pub(super) fn threatened_fours(&mut self, ply: usize) -> Option<FourDefences> {
        if !can_build_fours(&self.position, self.position.to_move().opponent()) {
            return None;
        }
        self.position.pass();
        let moves = self.wins_by_building_fours();
        self.position.undo();
        let loss = mated_in(ply + moves? + 3);
        let pv = self.thread.leaf_vcf.pv().collect();
        let zone = RelevanceZone::new(&mut self.position, pv);
        // If no move is omitted, none is known to lose.
        let loss = if zone.is_everything() { mated_in(ply + 2) } else { loss };
        Some(FourDefences { zone, loss })
    }

    fn wins_by_building_fours(&mut self) -> Option<usize> {
        let vcf = &mut self.thread.leaf_vcf;
        let found = vcf.wins(&mut self.position, VCF_MOVES, VCF_NODES);
        self.nodes += vcf.nodes();
        (found == SolverResult::Win(())).then(|| vcf.pv().count())
    }
}

/// Checks for a four that also builds something else.
fn can_build_fours(position: &Position, side: Stone) -> bool {
    position.has_between(side, Threat::FourPlus, Threat::FourDoubleThree)
}
