//! Principal variation of a proof.

use super::{ChildNode, FOURS_NODES, ProofNode, Thresholds, Vct, is_forced};
use crate::engine::board::{Position, Square};
use crate::engine::patterns::Threat;
use crate::engine::vcf::{SolverLimits, SolverResult};

/// Nodes for the search of a shorter win, besides as many as the win itself took.
const SHORTER_NODES: u64 = 20_000;

impl Vct {
    /// Root with the fewest moves in which the attacker is known to win, starting from `moves`.
    pub(super) fn shorten(
        &mut self,
        position: &mut Position,
        mut root: ProofNode,
        mut moves: u16,
        limits: &mut SolverLimits<'_>,
    ) -> ProofNode {
        let most = self.nodes.saturating_mul(2).saturating_add(SHORTER_NODES);
        limits.nodes = limits.nodes.min(most);
        while moves > 1 {
            let shorter = root.within(moves - 1);
            let numbers = self.dfpn(position, shorter, Thresholds::NONE, limits);
            if !shorter.is_won(numbers) {
                break;
            }
            (root, moves) = (shorter, numbers.moves.min(moves - 1));
        }
        root
    }

    pub(super) fn pv(
        &mut self,
        position: &mut Position,
        root: ProofNode,
        limits: &mut SolverLimits<'_>,
    ) -> Option<Vec<Square>> {
        // It costs little if the proof is still in the table; if not, it is found again.
        limits.nodes = (self.nodes + self.nodes / 4).saturating_add(SHORTER_NODES);
        limits.turn = None;
        self.is_stopped = false;
        let mut pv = Vec::new();
        let is_whole = self.follow(position, root, &mut pv, limits);
        for _ in &pv {
            position.undo();
        }
        is_whole.then_some(pv)
    }

    /// Plays a proved win to its end; `false` if aborted.
    fn follow(
        &mut self,
        position: &mut Position,
        mut node: ProofNode,
        pv: &mut Vec<Square>,
        limits: &SolverLimits<'_>,
    ) -> bool {
        loop {
            if let ProofNode::Or(left) = node
                && let SolverResult::Win(fours) =
                    self.vcf.shortest(position, &SolverLimits::nodes(20 * FOURS_NODES))
                && fours.len().div_ceil(2) <= usize::from(left)
            {
                for square in fours {
                    position.place(square);
                    pv.push(square);
                }
                return true;
            }
            let square = match node {
                ProofNode::Or(_) => self.quickest(position, node, limits),
                ProofNode::And(_) => self.longest(position, node, limits),
            };
            let Some(square) = square else { return false };
            node = node.child(is_forced(position));
            position.place(square);
            pv.push(square);
        }
    }

    fn quickest(
        &mut self,
        position: &mut Position,
        node: ProofNode,
        limits: &SolverLimits<'_>,
    ) -> Option<Square> {
        self.dfpn(position, node, Thresholds::NONE, limits);
        let mut children = self.expand(position, node, false).ok()?;
        let is_proved = |child: &ChildNode| child.numbers.delta == 0;
        if !children.iter().any(is_proved) {
            // The entry was replaced.
            let next = node.child(is_forced(position));
            for child in &mut children {
                position.place(child.square);
                child.numbers = self.dfpn(position, next, Thresholds::NONE, limits);
                position.undo();
                if is_proved(child) {
                    break;
                }
            }
        }
        let proved = children.iter().filter(|child| is_proved(child));
        proved.min_by_key(|child| child.numbers.moves).map(|child| child.square)
    }

    fn longest(
        &mut self,
        position: &mut Position,
        node: ProofNode,
        limits: &SolverLimits<'_>,
    ) -> Option<Square> {
        let us = position.to_move();
        let is_slow = |position: &Position, square| position.threat(square, us) < Threat::Four;
        let mut best = None;
        // If nothing stops all threats, one of them is stopped.
        let attacker = us.opponent();
        if position.count(attacker, Threat::Five) == 0
            && let Some(threat) = position.squares(attacker, Threat::OpenFour).first()
            && let Some(stop) = position.defences(threat, attacker).first()
        {
            best = Some((1, is_slow(position, stop), stop));
        }
        for ChildNode { square, .. } in self.expand(position, node, false).unwrap_or_default() {
            // Of equally long defences, one that does not only put off the end.
            let is_slow = is_slow(position, square);
            position.place(square);
            let numbers = self.dfpn(position, node.child(false), Thresholds::NONE, limits);
            position.undo();
            if numbers.phi > 0 {
                return None;
            }
            let resistance = (numbers.moves, is_slow);
            if best.is_none_or(|(moves, is_slow, _)| resistance >= (moves, is_slow)) {
                best = Some((numbers.moves, is_slow, square));
            }
        }
        best.map(|(.., square)| square)
    }
}
