//! One node of the search.

use std::sync::LazyLock;

use super::super::cell::Cell;
use super::super::eval::Evaluate;
use super::super::moves::{Stage, candidates};
use super::super::score::{INFINITE, MAX_VALUE, PROVED, Score, from_table, to_table, win_at};
use super::super::table::{Bound, Entry};
use super::super::threat::Threat;
use super::super::vcf::Found;
use super::{MAX_PLY, Search};
use crate::rules::Stone;

/// More moves than a board has cells.
const MOST_MOVES: usize = 400;

/// Own moves of a win by fours that a leaf looks for, and its nodes.
const LEAF_FOURS: u8 = 12;
const LEAF_NODES: u64 = 96;

/// A move and how soon it is tried.
#[derive(Clone, Copy)]
struct Scored {
    cell: Cell,
    score: i32,
}

impl<E: Evaluate> Search<'_, E> {
    /// The value of the position, `depth` plies deep, if it lies between `alpha` and `beta`; else a
    /// bound of it.
    ///
    /// `PV` is whether the node may be on the best line; `is_cut` whether it is expected to be too
    /// good.
    pub(super) fn search<const PV: bool>(
        &mut self,
        depth: i32,
        mut alpha: Score,
        mut beta: Score,
        ply: usize,
        is_cut: bool,
    ) -> Score {
        self.nodes += 1;
        self.poll();
        self.lines[ply].clear();
        if self.is_stopped {
            return 0;
        }
        let is_root = ply == 0;
        let us = self.position.to_move();
        let them = us.opponent();
        let stage = Stage::of(&self.position);
        if !is_root {
            if let Some(score) = self.known_end(stage, us, ply) {
                return score;
            }
            if self.position.free().is_empty() {
                return 0;
            }
            if ply >= MAX_PLY {
                return self.value();
            }
            // Nothing better than the shortest win, nothing worse than the shortest loss.
            alpha = alpha.max(-win_at(ply + 4));
            beta = beta.min(win_at(ply + 5));
            if alpha >= beta {
                return alpha;
            }
        }

        let excluded = self.excluded[ply];
        let key = self.position.key();
        let found = if excluded.is_none() { self.table.get(key) } else { None };
        let table_score = found.map(|entry| from_table(entry.score, ply));
        if let (Some(entry), Some(score)) = (found, table_score)
            && !PV
            && i32::from(entry.depth) >= depth
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            }
        {
            return score;
        }

        let is_forced = matches!(stage, Stage::Forced(_));
        let value = match found {
            _ if is_forced => -INFINITE,
            Some(entry) => i32::from(entry.value),
            None => self.value(),
        };
        self.values[ply] = value;
        if depth <= 0 && !is_forced {
            return self.leaf(value, alpha, ply, stage);
        }
        let is_improving = ply >= 2 && !is_forced && value > self.values[ply - 2];
        let is_calm = stage == Stage::Quiet;

        if !PV && !is_forced && excluded.is_none() && beta.abs() < PROVED {
            // Far below: only fours can help.
            if depth <= 3 && is_calm && value + 80 + 90 * depth < alpha {
                let score = self.leaf(value, alpha, ply, stage);
                if score < alpha {
                    return score;
                }
            }
            // Far above: the other side will not come so far.
            if depth <= 7 && is_calm && value - 60 * (depth - i32::from(is_improving)) >= beta {
                return value;
            }
            // Even a pass is too good.
            if depth >= 4
                && is_calm
                && value >= beta + 20
                && self.position.last().is_some()
                && ply > 0
            {
                let reduced = depth - 3 - depth / 4 - ((value - beta) / 120).min(2);
                self.position.pass();
                let score = -self.search::<false>(reduced, -beta, -beta + 1, ply + 1, !is_cut);
                self.position.undo();
                if self.is_stopped {
                    return 0;
                }
                if score >= beta {
                    return if score >= PROVED { beta } else { score };
                }
            }
        }

        let mut depth = depth;
        let table_move =
            found.and_then(|entry| entry.best).filter(|&cell| self.position.is_free(cell));
        if table_move.is_none() && depth >= 4 && (PV || is_cut) && !is_forced {
            depth -= 1;
        }

        // Whether the table's move is the only good one.
        let mut is_singular = false;
        if let (Some(best), Some(entry), Some(score)) = (table_move, found, table_score)
            && !is_root
            && depth >= 6
            && excluded.is_none()
            && entry.bound != Bound::Upper
            && i32::from(entry.depth) >= depth - 3
            && score.abs() < PROVED
            && ply < MAX_PLY / 2
        {
            let target = score - 2 * depth;
            self.excluded[ply] = Some(best);
            let other = self.search::<false>((depth - 1) / 2, target - 1, target, ply, is_cut);
            self.excluded[ply] = None;
            if self.is_stopped {
                return 0;
            }
            if other < target {
                is_singular = true;
            } else if other >= beta && other.abs() < PROVED && !PV {
                return other;
            }
            self.values[ply] = value;
        }

        let mut moves = [Scored { cell: Cell::at(0), score: 0 }; MOST_MOVES];
        let count = self.score_moves(&mut moves, stage, us, ply, table_move);
        let moves = &mut moves[..count];

        let last = self.position.last();
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut tried = [Cell::at(0); 64];
        let mut tried_count = 0;
        let old_alpha = alpha;
        let mut searched = 0;
        let most_quiet = 5 + depth * depth * 2 / if is_improving { 1 } else { 2 };

        for index in 0..moves.len() {
            let Scored { cell, score: order } = pick(moves, index);
            if Some(cell) == excluded {
                continue;
            }
            let threat = self.position.threat(cell, us);
            let their_threat = self.position.threat(cell, them);
            let is_quiet = threat < Threat::OpenThree && their_threat < Threat::OpenThree;
            if !is_root && best > -PROVED && is_quiet && stage == Stage::Quiet {
                // Enough quiet moves were tried.
                if !PV && searched >= most_quiet {
                    break;
                }
                if !PV && depth <= 5 && searched > 3 && value + 60 + 70 * depth < alpha {
                    continue;
                }
            }

            let extension = i32::from(is_singular && Some(cell) == table_move);
            let mut new_depth = depth - 1 + extension;
            if is_forced {
                // The answer to a four is no choice: it costs nothing.
                new_depth = depth.max(0);
            }

            self.position.place(cell);
            let mut score;
            let reduction = if depth >= 2 && searched >= 1 + i32::from(PV) && !is_forced {
                self.reduction::<PV>(
                    depth,
                    searched,
                    cell,
                    us,
                    order,
                    is_improving,
                    is_cut,
                    threat,
                    their_threat,
                )
            } else {
                0
            };
            if reduction > 0 {
                let reduced = (new_depth - reduction).max(0);
                score = -self.search::<false>(reduced, -alpha - 1, -alpha, ply + 1, true);
                if score > alpha && reduced < new_depth {
                    score = -self.search::<false>(new_depth, -alpha - 1, -alpha, ply + 1, !is_cut);
                }
            } else if !PV || searched > 0 {
                score = -self.search::<false>(new_depth, -alpha - 1, -alpha, ply + 1, !is_cut);
            } else {
                score = alpha + 1;
            }
            if PV && (searched == 0 || score > alpha) {
                score = -self.search::<true>(new_depth, -beta, -alpha, ply + 1, false);
            }
            self.position.undo();
            if self.is_stopped {
                // At the root what was found before the break counts.
                return if is_root && best > old_alpha { best } else { 0 };
            }
            searched += 1;

            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(cell);
                    if PV {
                        self.extend_line(ply, cell);
                    }
                    if score >= beta {
                        break;
                    }
                    alpha = score;
                }
            }
            if is_quiet && tried_count < tried.len() {
                tried[tried_count] = cell;
                tried_count += 1;
            }
        }

        if searched == 0 {
            // Everything was excluded.
            return if excluded.is_some() { alpha } else { self.value() };
        }
        if best >= beta
            && let Some(cell) = best_move
            && !is_forced
        {
            let others = tried[..tried_count].iter().filter(|&&other| other != cell);
            let others: Vec<Cell> = others.copied().collect();
            self.memory.history.note(cell, &others, last, us, ply, depth);
        }
        if excluded.is_none() {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > old_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.table.put(
                key,
                Entry {
                    best: best_move,
                    score: to_table(best, ply),
                    value: i16::try_from(value.max(-MAX_VALUE)).unwrap_or_default(),
                    depth: i8::try_from(depth).unwrap_or(i8::MAX),
                    bound,
                    is_pv: PV,
                },
            );
        }
        best
    }

    /// How many plies less a late move is searched.
    #[expect(clippy::too_many_arguments, reason = "what is known of the move")]
    fn reduction<const PV: bool>(
        &self,
        depth: i32,
        searched: i32,
        cell: Cell,
        us: Stone,
        _order: i32,
        is_improving: bool,
        is_cut: bool,
        threat: Threat,
        their_threat: Threat,
    ) -> i32 {
        let mut reduction = reduction(depth, searched);
        if !PV {
            reduction += 600;
        }
        if is_cut {
            reduction += 800;
        }
        if !is_improving {
            reduction += 300;
        }
        if threat >= Threat::OpenThree {
            reduction -= 1_000;
        }
        if their_threat >= Threat::OpenThree {
            reduction -= 700;
        }
        reduction -= self.memory.history.of(cell, us) / 6;
        (reduction / 1_024).max(0)
    }

    /// The value where the end is in sight without a search.
    #[inline]
    fn known_end(&self, stage: Stage, us: Stone, ply: usize) -> Option<Score> {
        let position = &self.position;
        match stage {
            Stage::Win(_) => Some(win_at(ply + 1)),
            Stage::Lost => Some(-win_at(ply + 2)),
            Stage::OpenFour(_) => Some(win_at(ply + 3)),
            Stage::Forced(_) => None,
            Stage::Defend | Stage::Quiet => {
                // The other side cannot make a four: it can only follow.
                let is_helpless = !position.has(us.opponent(), Threat::Four);
                let wins = position.count(us, Threat::FourThree) > 0
                    || position.count(us, Threat::DoubleThree) > 0;
                (is_helpless && wins).then(|| win_at(ply + 5))
            }
        }
    }

    fn value(&self) -> Score {
        E::value(&self.position).clamp(-MAX_VALUE, MAX_VALUE)
    }

    /// The value without a full search: a win by fours, or the evaluation.
    fn leaf(&mut self, value: Score, alpha: Score, ply: usize, _stage: Stage) -> Score {
        let us = self.position.to_move();
        if self.position.has(us, Threat::Four) && alpha < win_at(ply + 5) {
            let found = self.memory.vcf.wins(&mut self.position, LEAF_FOURS, LEAF_NODES);
            self.nodes += self.memory.vcf.nodes();
            if found == Found::Win(()) {
                let moves = self.memory.vcf.line().count();
                return win_at(ply + moves + 2);
            }
        }
        value
    }

    /// The moves to try, and how soon.
    fn score_moves(
        &self,
        moves: &mut [Scored; MOST_MOVES],
        stage: Stage,
        us: Stone,
        ply: usize,
        table_move: Option<Cell>,
    ) -> usize {
        let them = us.opponent();
        let history = &self.memory.history;
        let killers = history.killers(ply);
        let counter = history.counter(self.position.last(), us);
        let mut count = 0;
        for cell in candidates(&self.position, stage).iter() {
            let own = self.position.urgency(cell, us);
            let other = self.position.urgency(cell, them);
            let mut score = own + other * 3 / 4;
            if Some(cell) == table_move {
                score += 1_000_000;
            }
            if killers.contains(&Some(cell)) {
                score += 60;
            }
            if counter == Some(cell) {
                score += 40;
            }
            score += history.of(cell, us) / 64;
            if count < moves.len() {
                moves[count] = Scored { cell, score };
                count += 1;
            }
        }
        count
    }
}

/// Brings the best of the moves from `index` on to its place.
#[inline]
fn pick(moves: &mut [Scored], index: usize) -> Scored {
    let mut best = index;
    for other in index + 1..moves.len() {
        if moves[other].score > moves[best].score {
            best = other;
        }
    }
    moves.swap(index, best);
    moves[index]
}

/// By depth and number of the move, in 1/1024 plies: grows with the logarithms of both.
fn reduction(depth: i32, searched: i32) -> i32 {
    static LOGARITHMS: LazyLock<[f64; 64]> = LazyLock::new(|| {
        let mut logarithms = [0.0; 64];
        for (number, logarithm) in logarithms.iter_mut().enumerate() {
            *logarithm = f64::from(u8::try_from(number.max(1)).unwrap_or(u8::MAX)).ln();
        }
        logarithms
    });
    let logarithm =
        |number: i32| LOGARITHMS[usize::try_from(number.clamp(0, 63)).unwrap_or_default()];
    #[expect(clippy::cast_possible_truncation, reason = "below 20 plies")]
    let reduction = (logarithm(depth) * logarithm(searched) * 1_024.0 / 1.7) as i32;
    reduction
}
