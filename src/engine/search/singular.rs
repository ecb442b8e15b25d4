//! Moves that stand out: they are searched more deeply.

use super::node::{Known, Node};
use super::{MAX_PLY, Search};
use crate::engine::cell::Cell;
use crate::engine::eval::Evaluate;
use crate::engine::score::{PROVED, Score, from_table};
use crate::engine::table::Bound;

/// Whether the table's move stands out.
pub(super) enum Singular {
    No,
    Yes,
    OneOfSeveral(Score),
}

impl<E: Evaluate> Search<'_, E> {
    /// Whether the table's move is better than all others by far, or one of several that are too
    /// good.
    pub(super) fn singular<const PV: bool>(
        &mut self,
        node: &Node,
        known: &Known,
        best: Cell,
    ) -> Singular {
        let Node { depth, ply, is_cut, .. } = *node;
        let Some(entry) = known.found else { return Singular::No };
        let score = from_table(entry.score, ply);
        let is_asked = ply > 0
            && depth >= 6
            && self.excluded[ply].is_none()
            && entry.bound != Bound::Upper
            && i32::from(entry.depth) >= depth - 3
            && score.abs() < PROVED
            && ply < MAX_PLY / 2;
        if !is_asked {
            return Singular::No;
        }
        let target = score - 2 * depth;
        self.excluded[ply] = Some(best);
        let depth = (depth - 1) / 2;
        let other =
            self.search::<false>(Node { depth, alpha: target - 1, beta: target, ply, is_cut });
        self.excluded[ply] = None;
        self.values[ply] = known.value;
        if other < target {
            Singular::Yes
        } else if other >= node.beta && other.abs() < PROVED && !PV {
            Singular::OneOfSeveral(other)
        } else {
            Singular::No
        }
    }
}
