//! Principal variation of a proof.

use super::{ChildNode, FOURS_NODES, Proof, ProofNode, is_forced};
use crate::engine::board::Square;
use crate::engine::patterns::Threat;
use crate::engine::vcf::{SolverLimits, SolverResult};

/// Nodes for the search for a shorter win, besides as many as the win itself took.
const SHORTER_NODES: u64 = 20_000;

impl Proof<'_> {
    /// Returns the root with the fewest moves in which the attacker is known to win, starting from
    /// `moves`.
    pub(super) fn shorten(&mut self, mut root: ProofNode, mut moves: u16) -> ProofNode {
        let most = self.vct.nodes.saturating_mul(2).saturating_add(SHORTER_NODES);
        self.limits.nodes = self.limits.nodes.min(most);
        while moves > 1 {
            let shorter = root.within(moves - 1);
            let numbers = self.decide(shorter);
            if !shorter.is_won(numbers) {
                break;
            }
            (root, moves) = (shorter, numbers.moves.min(moves - 1));
        }
        root
    }

    pub(super) fn pv(&mut self, root: ProofNode) -> Option<Vec<Square>> {
        // This costs little if the proof is still in the table. If not, it is found again.
        let nodes = self.vct.nodes;
        self.limits.nodes = (nodes + nodes / 4).saturating_add(SHORTER_NODES);
        self.limits.turn = None;
        self.vct.is_stopped = false;
        let mut pv = Vec::new();
        let is_whole = self.follow(root, &mut pv);
        for _ in &pv {
            self.position.undo();
        }
        is_whole.then_some(pv)
    }

    /// Plays a proved win to its end; `false` if aborted.
    fn follow(&mut self, mut node: ProofNode, pv: &mut Vec<Square>) -> bool {
        let fours = SolverLimits::nodes(20 * FOURS_NODES);
        loop {
            if let ProofNode::Or(left) = node
                && let SolverResult::Win(fours) = self.vct.vcf.shortest(self.position, &fours)
                && fours.len().div_ceil(2) <= usize::from(left)
            {
                for square in fours {
                    self.position.place(square);
                    pv.push(square);
                }
                return true;
            }
            let square = match node {
                ProofNode::Or(_) => self.quickest(node),
                ProofNode::And(_) => self.longest(node),
            };
            let Some(square) = square else { return false };
            node = node.child(is_forced(self.position));
            self.position.place(square);
            pv.push(square);
        }
    }

    fn quickest(&mut self, node: ProofNode) -> Option<Square> {
        self.decide(node);
        let mut children = self.expand(node, false).ok()?;
        let is_proved = |child: &ChildNode| child.numbers.delta == 0;
        if !children.iter().any(is_proved) {
            // The entry was replaced.
            let next = node.child(is_forced(self.position));
            for child in &mut children {
                child.numbers = self.after(child.square, |proof| proof.decide(next));
                if is_proved(child) {
                    break;
                }
            }
        }
        let proved = children.iter().filter(|child| is_proved(child));
        proved.min_by_key(|child| child.numbers.moves).map(|child| child.square)
    }

    fn longest(&mut self, node: ProofNode) -> Option<Square> {
        let us = self.position.to_move();
        let is_slow = |proof: &Self, square| proof.position.threat(square, us) < Threat::Four;
        let mut best = None;
        // If nothing stops all threats, one of them is stopped.
        let (position, attacker) = (&self.position, us.opponent());
        if position.count(attacker, Threat::Five) == 0
            && let Some(threat) = position.squares(attacker, Threat::OpenFour).first()
            && let Some(stop) = position.legal(position.defences(threat, attacker)).first()
        {
            best = Some((1, is_slow(self, stop), stop));
        }
        for ChildNode { square, .. } in self.expand(node, false).unwrap_or_default() {
            // Of equally long defences, one that does not merely delay the end.
            let is_slow = is_slow(self, square);
            let numbers = self.after(square, |proof| proof.decide(node.child(false)));
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
