//! What is guessed instead of searched.

use super::Search;
use super::node::{Known, Node};
use super::reduce::Late;
use crate::engine::eval::Evaluate;
use crate::engine::moves::Stage;
use crate::engine::score::{PROVED, Score, win_at};
use crate::engine::threat::Threat;
use crate::engine::vcf::Found;

/// Own moves of a win by fours that a leaf looks for, and its nodes.
const LEAF_FOURS: u8 = 12;
const LEAF_NODES: u64 = 96;

impl<E: Evaluate> Search<'_, E> {
    /// The value without a full search: a win by fours, or the evaluation.
    pub(super) fn leaf(&mut self, value: Score, alpha: Score, ply: usize) -> Score {
        let us = self.position.to_move();
        let builds = self.position.count(us, Threat::FourPlus) > 0
            || self.position.count(us, Threat::FourThree) > 0;
        if builds && alpha < win_at(ply + 5) {
            let solver = &mut self.memory.hasty;
            let found = solver.wins(&mut self.position, LEAF_FOURS, LEAF_NODES);
            self.nodes += solver.nodes();
            if found == Found::Win(()) {
                return win_at(ply + solver.line().count() + 2);
            }
        }
        value
    }

    /// A value that is good enough without trying moves, where nothing is urgent.
    pub(super) fn guess(&mut self, node: &Node, known: &Known) -> Option<Score> {
        let Node { depth, alpha, beta, ply, is_cut } = *node;
        let value = known.value;
        let is_calm = known.stage == Stage::Quiet;
        if !is_calm || self.excluded[ply].is_some() || beta.abs() >= PROVED {
            return None;
        }
        // Far below: only fours can help.
        if depth <= 3 && value + 80 + 90 * depth < alpha {
            let score = self.leaf(value, alpha, ply);
            if score < alpha {
                return Some(score);
            }
        }
        // Far above: the other side will not come so far.
        if depth <= 7 && value - 60 * (depth - i32::from(known.is_improving)) >= beta {
            return Some(value);
        }
        // Even a pass is too good.
        if depth >= 4 && value >= beta + 20 && self.position.last().is_some() {
            let depth = depth - 3 - depth / 4 - ((value - beta) / 120).min(2);
            self.position.pass();
            let (alpha, beta) = (-beta, -beta + 1);
            let score =
                -self.search::<false>(Node { depth, alpha, beta, ply: ply + 1, is_cut: !is_cut });
            self.position.undo();
            if self.is_stopped {
                return Some(0);
            }
            if score >= node.beta {
                return Some(if score >= PROVED { node.beta } else { score });
            }
        }
        None
    }
}

/// What becomes of a move.
pub(super) enum Fate {
    Searched,
    Skipped,
    /// Neither it nor those after it are searched.
    Last,
}

/// What becomes of a move where there are moves that do not lose.
#[inline]
pub(super) fn fate(node: &Node, known: &Known, late: &Late) -> Fate {
    let depth = node.depth;
    match () {
        () if known.stage != Stage::Quiet || !late.is_quiet() => Fate::Searched,
        () if late.is_hopeless() => Fate::Last,
        // Far below: a quiet move does not help.
        () if depth <= 5 && late.searched > 3 && known.value + 60 + 70 * depth < node.alpha => {
            Fate::Skipped
        }
        () => Fate::Searched,
    }
}
