//! One node of the search: is its value known, can it be guessed, and if not, the moves.

use super::guess::{Fate, fate};
use super::picker::Picker;
use super::reduce::{self, Late};
use super::singular::Singular;
use super::tried::Tried;
use super::{MAX_PLY, Search};
use crate::engine::cell::Cell;
use crate::engine::eval::Evaluate;
use crate::engine::moves::{End, Stage};
use crate::engine::score::{INFINITE, MAX_VALUE, PROVED, Score, from_table, to_table, win_at};
use crate::engine::table::{Bound, Entry};
use crate::rules::Stone;

/// The window in which the value matters, and where the node stands.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) depth: i32,
    pub(super) alpha: Score,
    pub(super) beta: Score,
    pub(super) ply: usize,
    /// Whether it is expected to be too good.
    pub(super) is_cut: bool,
}

/// What is known of a node before its moves.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) us: Stone,
    pub(super) stage: Stage,
    pub(super) key: u64,
    pub(super) found: Option<Entry>,
    /// The evaluation.
    pub(super) value: Score,
    /// Whether it stands better than two plies before.
    pub(super) is_improving: bool,
}

impl<E: Evaluate> Search<'_, E> {
    /// The value of the position if it lies between `alpha` and `beta`; else a bound of it.
    ///
    /// `PV` is whether the node may be on the best line.
    pub(super) fn search<const PV: bool>(&mut self, mut node: Node) -> Score {
        self.nodes += 1;
        self.poll();
        let ply = node.ply;
        self.lines[ply].clear();
        if self.is_stopped {
            return 0;
        }
        let stage = Stage::of(&self.position);
        if ply > 0
            && let Some(score) = self.settled(&mut node, stage)
        {
            return score;
        }
        let key = self.position.key();
        let found = self.excluded[ply].map_or_else(|| self.table.get(key), |_| None);
        if let Some(entry) = found
            && !PV
            && let Some(score) = enough(&entry, &node)
        {
            return score;
        }
        let is_forced = matches!(stage, Stage::Forced(_));
        let value = match found {
            _ if is_forced => -INFINITE,
            Some(entry) => Score::from(entry.value),
            None => self.value(),
        };
        self.values[ply] = value;
        let is_improving = ply >= 2 && !is_forced && value > self.values[ply - 2];
        let us = self.position.to_move();
        let known = Known { us, stage, key, found, value, is_improving };
        if node.depth <= 0 && !is_forced {
            let score = self.leaf(value, node.alpha, ply);
            if found.is_none() {
                self.remember(&Node { depth: 0, ..node }, &known, score, None);
            }
            return score;
        }
        if !PV
            && !is_forced
            && let Some(score) = self.guess(&node, &known)
        {
            return score;
        }
        self.moves::<PV>(node, &known)
    }

    /// The value where the end is in sight without a search, or beyond what can matter.
    #[inline]
    fn settled(&self, node: &mut Node, stage: Stage) -> Option<Score> {
        let ply = node.ply;
        match stage.end(&self.position) {
            Some(End::Win(plies)) => return Some(win_at(ply + plies)),
            Some(End::Loss(plies)) => return Some(-win_at(ply + plies)),
            None => {}
        }
        if self.position.free().is_empty() {
            return Some(0);
        }
        if ply >= MAX_PLY {
            return Some(self.value());
        }
        // Nothing better than the shortest win, nothing worse than the shortest loss.
        node.alpha = node.alpha.max(-win_at(ply + 4));
        node.beta = node.beta.min(win_at(ply + 5));
        (node.alpha >= node.beta).then_some(node.alpha)
    }

    fn value(&self) -> Score {
        E::value(&self.position).clamp(-MAX_VALUE, MAX_VALUE)
    }

    /// Tries the moves.
    fn moves<const PV: bool>(&mut self, mut node: Node, known: &Known) -> Score {
        let (ply, us, old_alpha) = (node.ply, known.us, node.alpha);
        let excluded = self.excluded[ply];
        let is_forced = matches!(known.stage, Stage::Forced(_));
        let table_move =
            known.found.and_then(|entry| entry.best).filter(|&cell| self.position.is_free(cell));
        if table_move.is_none() && node.depth >= 4 && (PV || node.is_cut) && !is_forced {
            node.depth -= 1;
        }
        let singular = match table_move.map(|best| self.singular::<PV>(&node, known, best)) {
            Some(Singular::OneOfSeveral(score)) => return score,
            Some(Singular::Yes) => table_move,
            _ => None,
        };
        if self.is_stopped {
            return 0;
        }

        let last = self.position.last();
        let history = &self.memory.history;
        let mut picker = Picker::new(&self.position, known.stage, history, ply, table_move);
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut tried = Tried::default();
        let mut searched = 0;
        if ply == 0 {
            self.standing = 0;
        }
        while let Some(cell) = picker.next() {
            if Some(cell) == excluded {
                continue;
            }
            let late = Late {
                depth: node.depth,
                searched,
                behind: picker.behind(),
                is_improving: known.is_improving,
                is_cut: node.is_cut,
                own: self.position.threat(cell, us),
                other: self.position.threat(cell, us.opponent()),
            };
            if !PV && best > -PROVED {
                match fate(&node, known, &late) {
                    Fate::Searched => {}
                    Fate::Skipped => continue,
                    Fate::Last => break,
                }
            }
            let depth = match () {
                // The answer to a four is no choice: it costs nothing.
                () if is_forced => node.depth.max(0),
                () if singular == Some(cell) => node.depth,
                () => node.depth - 1,
            };
            let reduction = if is_forced || node.depth < 2 || searched < 1 + i32::from(PV) {
                0
            } else {
                reduce::by::<PV>(&late, self.memory.history.of(cell, us))
            };
            self.position.place(cell);
            let score = self.child::<PV>(&node, depth, reduction, searched == 0);
            self.position.undo();
            if self.is_stopped {
                // At the root what was found before the break counts.
                return if ply == 0 && best > old_alpha { best } else { 0 };
            }
            searched += 1;
            if ply == 0 && score > -PROVED {
                self.standing += 1;
            }
            if score > best {
                best = score;
                if score > node.alpha {
                    best_move = Some(cell);
                    if PV {
                        self.extend_line(ply, cell);
                    }
                    if score >= node.beta {
                        break;
                    }
                    node.alpha = score;
                }
            }
            if late.is_quiet() {
                tried.push(cell);
            }
        }
        if searched == 0 {
            // The only move was excluded.
            return old_alpha;
        }
        if best >= node.beta
            && let Some(cell) = best_move
            && !is_forced
        {
            self.memory.history.note(cell, tried.cells(), last, us, ply, node.depth);
        }
        if excluded.is_none() {
            let node = Node { alpha: old_alpha, ..node };
            self.remember(&node, known, best, best_move);
        }
        best
    }

    /// The value after a move, for its mover: first with less depth and a narrow window, then more.
    #[inline]
    fn child<const PV: bool>(
        &mut self,
        node: &Node,
        depth: i32,
        reduction: i32,
        is_first: bool,
    ) -> Score {
        let Node { alpha, beta, ply, is_cut, .. } = *node;
        let narrow =
            |depth, is_cut| Node { depth, alpha: -alpha - 1, beta: -alpha, ply: ply + 1, is_cut };
        let mut score = alpha + 1;
        let reduced = (depth - reduction).max(0);
        if reduced < depth {
            score = -self.search::<false>(narrow(reduced, true));
        }
        if (reduced == depth || score > alpha) && !(PV && is_first) {
            score = -self.search::<false>(narrow(depth, !is_cut));
        }
        if PV && (is_first || score > alpha) {
            let wide = Node { depth, alpha: -beta, beta: -alpha, ply: ply + 1, is_cut: false };
            score = -self.search::<true>(wide);
        }
        score
    }

    /// Notes in the table what was found out.
    fn remember(&self, node: &Node, known: &Known, score: Score, best: Option<Cell>) {
        let bound = match () {
            // A leaf that does not win has no bound: its value is its value.
            () if score >= node.beta => Bound::Lower,
            () if score > node.alpha || node.depth == 0 => Bound::Exact,
            () => Bound::Upper,
        };
        let entry = Entry {
            best,
            score: to_table(score, node.ply),
            value: i16::try_from(known.value.max(-MAX_VALUE)).unwrap_or_default(),
            depth: i8::try_from(node.depth).unwrap_or(i8::MAX),
            bound,
        };
        self.table.put(known.key, entry);
    }
}

/// The value in the table, if it settles this node: deep enough, or proved.
#[inline]
fn enough(entry: &Entry, node: &Node) -> Option<Score> {
    let score = from_table(entry.score, node.ply);
    let is_deep = i32::from(entry.depth) >= node.depth;
    let settles = match entry.bound {
        Bound::Exact => is_deep || score.abs() >= PROVED,
        Bound::Lower => score >= node.beta && (is_deep || score >= PROVED),
        Bound::Upper => score <= node.alpha && (is_deep || score <= -PROVED),
    };
    settles.then_some(score)
}
