//! What fours win: for the side to move at leaves, and for the other side as a threat.

use super::Search;
use crate::engine::board::Position;
use crate::engine::eval::Evaluate;
use crate::engine::patterns::Threat;
use crate::engine::score::{Score, mate_in, mated_in};
use crate::engine::vcf::{RelevanceZone, SolverResult};
use crate::rules::Stone;

/// Limits of a search for a win by fours (VCF): own moves, and nodes.
const VCF_MOVES: u8 = 12;
const VCF_NODES: u64 = 96;

/// What must be done against a win by fours of the other side's.
pub(super) struct Defences {
    /// The moves that can matter.
    pub zone: RelevanceZone,
    /// The score of all others.
    pub loss: Score,
}

impl<E: Evaluate> Search<'_, E> {
    /// In place of a quiescence search (CPW: Quiescence Search): the static evaluation, unless fours
    /// that build something win. Stand pat: they are not looked for where it fails high already.
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

    /// Looks whether the other side would win by fours that build something after a pass. Most moves do not
    /// matter then.
    pub(super) fn threatened_fours(&mut self, ply: usize) -> Option<Defences> {
        if !can_build_fours(&self.position, self.position.to_move().opponent()) {
            return None;
        }
        self.position.pass();
        let moves = self.wins_by_building_fours();
        self.position.undo();
        let loss = mated_in(ply + moves? + 3);
        let pv = self.thread.leaf_vcf.pv().collect();
        Some(Defences { zone: RelevanceZone::new(&mut self.position, pv), loss })
    }

    /// The number of moves, of both sides, of a win by fours that build something, if a short search finds one.
    fn wins_by_building_fours(&mut self) -> Option<usize> {
        let vcf = &mut self.thread.leaf_vcf;
        let found = vcf.wins(&mut self.position, VCF_MOVES, VCF_NODES);
        self.nodes += vcf.nodes();
        (found == SolverResult::Win(())).then(|| vcf.pv().count())
    }
}

/// Whether a side has a four that builds something else, too.
fn can_build_fours(position: &Position, side: Stone) -> bool {
    position.has_between(side, Threat::FourPlus, Threat::FourThree)
}
