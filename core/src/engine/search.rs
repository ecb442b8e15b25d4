//! Principal variation search: a node from the first checks to its entry in the table.
//!
//! Each technique has its name and a source; "CPW" is the chess programming wiki. Singular
//! extensions are decided before the move loop, since they concern the table's move only.

mod analysis;
mod deepening;
mod evaluator;
mod fours;
mod lines;

use std::time::Duration;

use super::board::{Position, Square};
use super::eval::Evaluate;
use super::movegen::{Stage, candidates, root_candidates};
use super::movepick::MovePicker;
use super::patterns::Threat;
use super::score::{
    INFINITE, MATE_IN_MAX_PLY, MAX_EVAL, MAX_PLY, Score, mate_in, mated_in, score_from_tt,
    score_to_tt,
};
use super::threads::ThreadData;
use super::time::TimeManager;
use super::tt::{Bound, SharedTable, TtEntry};
use crate::limits::{Info, Limits, Line, Watch};

pub use deepening::{SearchResult, static_move, static_value};
pub use evaluator::{Evaluator, Search};
use fours::FourDefences;
use lines::{RootLine, RootLines};

const POLL_INTERVAL: u64 = 512;

const REPORT_INTERVAL: Duration = Duration::from_millis(100);

const NO_EVAL: Score = -INFINITE;

/// Search of one thread with one kind of evaluation.
struct Worker<'a, E: Evaluate> {
    position: Position,
    evaluator: E,
    tt: SharedTable<'a>,
    thread: &'a mut ThreadData,
    watch: &'a dyn Watch,
    time: TimeManager,
    limits: Limits,
    nodes: u64,
    next_poll: u64,
    is_stopped: bool,
    pv: Vec<Vec<Square>>,
    static_evals: [Score; MAX_PLY + 2],
    answers: [u8; MAX_PLY + 2],
    /// Move excluded by a singular search at each ply.
    excluded: [Option<Square>; MAX_PLY + 2],
    root_moves_left: usize,
    root_depth: usize,
    last_report: Duration,
    lines: RootLines,
}

impl<'a, E: Evaluate> Worker<'a, E> {
    fn new(
        position: Position,
        tt: SharedTable<'a>,
        thread: &'a mut ThreadData,
        limits: Limits,
        watch: &'a dyn Watch,
    ) -> Self {
        thread.history.new_search();
        Self {
            evaluator: E::of(position.rule()),
            position,
            tt,
            thread,
            watch,
            time: TimeManager::new(&limits),
            limits,
            nodes: 0,
            next_poll: 0,
            is_stopped: false,
            pv: vec![Vec::new(); MAX_PLY + 2],
            static_evals: [0; MAX_PLY + 2],
            answers: [0; MAX_PLY + 2],
            excluded: [None; MAX_PLY + 2],
            root_moves_left: 0,
            root_depth: 0,
            last_report: Duration::ZERO,
            lines: RootLines::new(1),
        }
    }

    /// Value of the position if it lies between `alpha` and `beta`, else a bound of it (fail-soft).
    ///
    /// `PV` marks nodes that may be on the principal variation, `cut_node` those expected to fail
    /// high.
    #[expect(clippy::too_many_lines, reason = "one node from beginning to end, step by step")]
    fn search<const PV: bool>(
        &mut self,
        ply: usize,
        mut alpha: Score,
        mut beta: Score,
        mut depth: i32,
        cut_node: bool,
    ) -> Score {
        self.nodes += 1;
        self.poll();
        self.pv[ply].clear();
        if self.is_stopped {
            return 0;
        }
        let us = self.position.to_move();
        let stage = Stage::of(&self.position);
        let is_forced = matches!(stage, Stage::Forced(_));
        self.answers[ply + 1] = self.answers[ply] + u8::from(is_forced);
        if ply > 0 {
            // End in sight, or a full board, which is a draw.
            if let Some(score) = stage.end(&self.position, ply) {
                return score;
            }
            if self.position.free().is_empty() {
                return 0;
            }
            if ply >= MAX_PLY {
                return self.evaluate();
            }

            (alpha, beta) = within_mate_distance(ply, alpha, beta);
            if alpha >= beta {
                return alpha;
            }
        } else {
            self.root_depth = usize::try_from(depth).unwrap_or_default();
        }

        // Table probe and cutoff (CPW: Transposition Table). An entry does not apply to a search
        // that excludes a move, or the first moves of better lines.
        let (tt, key, excluded) = (self.tt, self.position.key(), self.excluded[ply]);
        let is_further_line = ply == 0 && self.lines.found > 0;
        let is_whole = excluded.is_none() && !is_further_line;
        let entry = if is_whole { tt.probe(key) } else { None };
        if !PV && let Some(score) = entry.and_then(|entry| cutoff(&entry, ply, alpha, beta, depth))
        {
            return score;
        }

        // Static evaluation, corrected by earlier searches after the same two stones, and whether
        // it is improving (Stockfish): better than two plies before. A forced node has none, and
        // passes on the previous one.
        let before = if ply >= 2 { self.static_evals[ply - 2] } else { NO_EVAL };
        let uncorrected = match entry {
            _ if is_forced => NO_EVAL,
            Some(entry) => entry.static_eval.into(),
            None => self.evaluate(),
        };
        let static_eval = if is_forced {
            NO_EVAL
        } else {
            let correction = self.thread.corrections.correction(&self.position);
            (uncorrected + correction).clamp(-MAX_EVAL, MAX_EVAL)
        };
        self.static_evals[ply] = if is_forced { before } else { static_eval };
        let improving = before != NO_EVAL && static_eval > before;
        let store = |depth: i32, score, bound, best| {
            let entry = TtEntry {
                best,
                score: score_to_tt(score, ply),
                static_eval: i16::try_from(uncorrected.max(-MAX_EVAL)).unwrap_or_default(),
                depth: i8::try_from(depth).unwrap_or(i8::MAX),
                bound,
            };
            tt.store(key, entry);
        };
        // Stored for nodes whose moves are not searched, to save the evaluation next time.
        let store_new = |depth, score, bound| {
            if entry.is_none() {
                store(depth, score, bound, None);
            }
        };

        if depth <= 0 && !is_forced {
            if let Some(leaves) = &mut self.thread.leaves {
                leaves.add(&self.position, ply);
            }
            let score = self.quiescence(static_eval, alpha, beta, ply);
            // The value of a leaf that does not win is exact. One that fails high statically may
            // also win.
            store_new(0, score, if score >= beta { Bound::Lower } else { Bound::Exact });
            return score;
        }

        // If the opponent threatens to win by fours, only some moves matter (relevance zone). Near
        // the leaves this costs more than it saves. It is skipped after a pass, which asks what
        // this side can do.
        let defences = if stage == Stage::Quiet
            && depth >= 5
            && ply > 0
            && excluded.is_none()
            && self.position.last().is_some()
        {
            self.threatened_fours(ply)
        } else {
            None
        };

        let is_prunable = !PV && excluded.is_none() && beta.abs() < MATE_IN_MAX_PLY;
        if is_prunable && stage == Stage::Quiet {
            // Razoring (CPW: Razoring): far below alpha, only fours can help.
            if depth <= 6 && static_eval + 50 + 60 * depth < alpha {
                let score = self.quiescence(static_eval, alpha, beta, ply);
                if score < alpha {
                    store_new(depth, score, Bound::Upper);
                    return score;
                }
            }

            // Reverse futility pruning (CPW: Reverse Futility Pruning): far above beta, the node is
            // expected to fail high, unless the other side threatens something.
            let is_threatened =
                defences.is_some() || self.position.count(us.opponent(), Threat::FourThree) > 0;
            if !is_threatened
                && depth <= 7
                && static_eval - 36 * (depth - i32::from(improving)) >= beta
            {
                store_new(depth, static_eval, Bound::Lower);
                return static_eval;
            }

            // Null-move pruning (Donninger 1993): even a pass fails high. Never two in a row.
            if defences.is_none()
                && depth >= 4
                && static_eval >= beta + 20
                && self.position.last().is_some()
            {
                let reduction = 3 + depth / 4 + ((static_eval - beta) / 120).min(2);
                self.position.pass();
                let score =
                    -self.search::<false>(ply + 1, -beta, -beta + 1, depth - reduction, !cut_node);
                self.position.undo();
                if self.is_stopped {
                    return 0;
                }
                if score >= beta {
                    return if score >= MATE_IN_MAX_PLY { beta } else { score };
                }
            }
        }

        // Internal iterative reduction (Schröder 2020): without a move from the table, this search
        // is worth less than the one that will have it.
        let tt_move = match entry {
            _ if is_further_line => self.lines.next().and_then(RootLine::first),
            entry => entry.and_then(|entry| entry.best),
        };
        let tt_move = tt_move.filter(|&square| self.position.is_free(square));
        if tt_move.is_none() && depth >= 4 && (PV || cut_node) && !is_forced {
            depth -= 1;
        }

        // Singular extensions (Anantharaman, Campbell and Hsu 1988; from the table's move, as
        // Stockfish does): it is searched deeper if all others are worse by far.
        let mut singular = None;
        if let (Some(entry), Some(square)) = (entry, tt_move) {
            let score = score_from_tt(entry.score, ply);
            if ply > 0
                && ply < MAX_PLY / 2
                && depth >= 6
                && entry.bound != Bound::Upper
                && i32::from(entry.depth) >= depth - 3
                && score.abs() < MATE_IN_MAX_PLY
            {
                let target = score - 4 * depth;
                self.excluded[ply] = tt_move;
                let score =
                    self.search::<false>(ply, target - 1, target, (depth - 1) / 2, cut_node);
                self.excluded[ply] = None;
                if self.is_stopped {
                    return 0;
                }
                if score < target {
                    singular = Some(square);
                } else if !PV && score >= beta && score.abs() < MATE_IN_MAX_PLY {
                    // Multi-cut (Björnsson and Marsland 1999): another move fails high, too.
                    return score;
                }
            }
        }

        // Move loop, best first.
        let moves = if ply == 0 { root_candidates } else { candidates }(&self.position, stage);
        if moves.is_empty() {
            // Nothing helps against a four that cannot be stopped.
            return mated_in(ply + 4);
        }
        let last = self.position.last();
        let mut picker = MovePicker::new(moves, ply, tt_move);
        let old_alpha = alpha;
        // The omitted moves lose.
        let mut best = defences.as_ref().map_or(-INFINITE, |defences| defences.loss);
        let has_fouls = self.position.has_fouls(us);
        let (mut best_move, mut is_best_quiet) = (None, false);
        let (mut quiets, mut quiet_count) = ([Square::default(); 64], 0);
        let mut searched = 0;
        if ply == 0 {
            self.root_moves_left = 0;
        }
        while let Some(square) = picker.next(&self.position, &self.thread.history) {
            if Some(square) == excluded || is_further_line && self.lines.have_found(square) {
                continue;
            }
            if has_fouls && self.position.is_foul(square, us) {
                continue;
            }
            if let Some(FourDefences { zone, .. }) = &defences
                && !zone.contains(&mut self.position, square)
            {
                continue;
            }
            let gap = picker.score_gap();
            if searched > 0
                && let Some(square) = picker.peek()
            {
                tt.prefetch(self.position.key_after(square));
            }
            let attack = self.position.threat(square, us);
            let defence = self.position.threat(square, us.opponent());
            let is_quiet = attack < Threat::OpenThree && defence < Threat::OpenThree;
            let is_late = !is_further_line && best > -MATE_IN_MAX_PLY;
            if is_late && stage == Stage::Quiet && is_quiet {
                // Late-move pruning (CPW: Futility Pruning, move count based): this move and all
                // after it are skipped. This applies on the principal variation, too. At the root,
                // all moves are tried when a further line is wanted.
                let most = (4 + depth * depth) * if improving { 2 } else { 1 } / 2 + 2;
                let is_last = searched >= most || searched > 2 && gap > 24 + 9 * depth;

                // Futility pruning (CPW: Futility Pruning): far below alpha no quiet move helps.
                let is_futile = depth <= 9 && searched > 3 && static_eval + 60 + 70 * depth < alpha;
                if is_last || is_futile {
                    // Moves that were not searched are not proved to lose.
                    self.root_moves_left += usize::from(ply == 0);
                    if is_last {
                        break;
                    }
                    continue;
                }
            }

            // The answer to a four is forced: it costs no depth, and every third one is extended by
            // a ply. A singular move costs no depth either.
            let new_depth = if is_forced {
                let is_third = self.answers[ply + 1].is_multiple_of(3);
                depth.max(0) + i32::from(is_third && depth > 0 && ply < 2 * self.root_depth)
            } else {
                depth - i32::from(singular != Some(square))
            };

            // Late-move reductions (CPW: Late Move Reductions), in 1/1024 plies.
            let mut lmr_reduction = 0;
            if !is_forced && depth >= 2 && searched > i32::from(PV) {
                lmr_reduction = base_reduction(depth, searched) + 12 * gap;
                lmr_reduction += if PV { 300 } else { 600 };
                lmr_reduction += if cut_node { 800 } else { 0 };
                lmr_reduction += if improving { 0 } else { 300 };
                lmr_reduction -= if is_lasting(attack) { 1_000 } else { 0 };
                lmr_reduction -= if is_lasting(defence) { 700 } else { 0 };
                lmr_reduction -= self.thread.history.butterfly(square, us) / 6;
            }
            let reduced = (new_depth - (lmr_reduction / 1_024).max(0)).max(0);

            // Principal variation search (Marsland and Campbell 1982): all moves but the first are
            // searched with a null window. If they pass alpha, they are searched again with more
            // depth, then with the full window.
            let is_first = PV && searched == 0;
            // The entries of the first two moves were not prefetched: loading takes as long as
            // placing a stone.
            let is_loaded = searched > 1;
            let known =
                if is_loaded { self.known_failure(square, ply, alpha, reduced) } else { None };
            let mut score = known.unwrap_or(alpha + 1);
            if known.is_none() {
                if !is_loaded {
                    tt.prefetch(self.position.key_after(square));
                }
                self.position.place(square);
                if reduced < new_depth {
                    score = -self.search::<false>(ply + 1, -alpha - 1, -alpha, reduced, true);
                }
                if (reduced == new_depth || score > alpha) && !is_first {
                    score =
                        -self.search::<false>(ply + 1, -alpha - 1, -alpha, new_depth, !cut_node);
                }
                if is_first || PV && score > alpha {
                    score = -self.search::<true>(ply + 1, -beta, -alpha, new_depth, false);
                }
                self.position.undo();
            }
            if self.is_stopped {
                // At the root, the best move so far counts.
                return if ply == 0 && best > old_alpha { best } else { 0 };
            }

            searched += 1;
            if ply == 0 && score > -MATE_IN_MAX_PLY {
                self.root_moves_left += 1;
            }
            if score > best {
                best = score;
                if score > alpha {
                    (best_move, is_best_quiet) = (Some(square), is_quiet);
                    if PV {
                        self.update_pv(ply, square);
                    }
                    if score >= beta {
                        break;
                    }
                    alpha = score;
                }
            }
            if is_quiet && let Some(free) = quiets.get_mut(quiet_count) {
                *free = square;
                quiet_count += 1;
            }
        }
        if searched == 0 && defences.is_none() {
            return match stage {
                // The only move was excluded.
                _ if excluded.is_some() || is_further_line => old_alpha,
                // All moves that would help are fouls.
                Stage::Defend => mated_in(ply + 4),
                // All moves are fouls: the side has to pass.
                _ => 0,
            };
        }

        // A move that fails high may be good elsewhere, too.
        if best >= beta
            && !is_forced
            && let Some(square) = best_move
        {
            let quiets = &quiets[..quiet_count];
            self.thread.history.update(square, quiets, last, us, depth);
            if is_best_quiet {
                self.thread.history.add_killer(square, ply);
            }
        }
        let is_error = match () {
            () if best >= beta => best > static_eval,
            () if best_move.is_none() => best < static_eval,
            () => true,
        };
        if is_whole
            && is_error
            && stage == Stage::Quiet
            && best.abs() < MATE_IN_MAX_PLY
            && (best_move.is_none() || is_best_quiet)
        {
            self.thread.corrections.update(&self.position, best - uncorrected, depth);
        }
        if is_whole {
            let bound = match () {
                () if best >= beta => Bound::Lower,
                // The answer to a four before a leaf has the exact value of the leaf.
                () if best > old_alpha || depth == 0 => Bound::Exact,
                () => Bound::Upper,
            };
            store(depth, best, bound, best_move);
        }
        best
    }

    /// Value of a move that the table knows to be no better than `alpha` at this depth: the cutoff
    /// of the next node, taken before the stone is placed.
    #[inline]
    fn known_failure(
        &mut self,
        square: Square,
        ply: usize,
        alpha: Score,
        depth: i32,
    ) -> Option<Score> {
        let entry = self.tt.probe(self.position.key_after(square))?;
        let (least, most) = within_mate_distance(ply + 1, -alpha - 1, -alpha);
        let score = -cutoff(&entry, ply + 1, least, most, depth)?;
        if least >= most || ply + 1 >= MAX_PLY || score > alpha {
            return None;
        }
        self.nodes += 1;
        self.poll();
        Some(score)
    }

    fn evaluate(&mut self) -> Score {
        self.evaluator.evaluate(&self.position).clamp(-MAX_EVAL, MAX_EVAL)
    }

    /// Prepends a move to the principal variation of the next ply.
    fn update_pv(&mut self, ply: usize, square: Square) {
        let (upper, lower) = self.pv.split_at_mut(ply + 1);
        let pv = &mut upper[ply];
        pv.clear();
        pv.push(square);
        pv.extend_from_slice(&lower[0]);
        pv.truncate(MAX_PLY);
    }

    #[inline]
    fn poll(&mut self) {
        if self.limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.is_stopped = true;
        }
        if self.nodes >= self.next_poll {
            self.next_poll = self.nodes + POLL_INTERVAL;
            let elapsed = self.watch.elapsed();
            if self.watch.is_stopped() || self.time.is_over_maximum(elapsed) {
                self.is_stopped = true;
            } else if elapsed >= self.last_report + REPORT_INTERVAL {
                self.report(elapsed);
            }
        }
    }

    fn report(&mut self, elapsed: Duration) {
        self.last_report = elapsed;
        self.watch.report(&self.info(elapsed));
    }

    fn info(&self, elapsed: Duration) -> Info {
        let searched = self.lines.lines.iter().filter(|line| line.depth > 0);
        Info { nodes: self.nodes, elapsed, lines: searched.map(Line::from).collect() }
    }
}

/// Mate-distance pruning (CPW: Mate Distance Pruning): clamps the window to the shortest win and
/// the shortest loss still possible.
#[inline]
fn within_mate_distance(ply: usize, alpha: Score, beta: Score) -> (Score, Score) {
    (alpha.max(mated_in(ply + 4)), beta.min(mate_in(ply + 5)))
}

/// Score of an entry that settles this node: deep enough, or proved.
#[inline]
fn cutoff(entry: &TtEntry, ply: usize, alpha: Score, beta: Score, depth: i32) -> Option<Score> {
    let score = score_from_tt(entry.score, ply);
    let is_deep = i32::from(entry.depth) >= depth;
    let settles = match entry.bound {
        Bound::Exact => is_deep || score.abs() >= MATE_IN_MAX_PLY,
        Bound::Lower => score >= beta && (is_deep || score >= MATE_IN_MAX_PLY),
        Bound::Upper => score <= alpha && (is_deep || score <= -MATE_IN_MAX_PLY),
    };
    settles.then_some(score)
}

/// Checks for an open three or more, as opposed to a four that ends with its answer.
fn is_lasting(threat: Threat) -> bool {
    threat >= Threat::OpenThree && threat != Threat::Four
}

/// Late-move reduction by depth and move number in 1/1024 plies: 1.3 times the product of both
/// logarithms.
fn base_reduction(depth: i32, searched: i32) -> i32 {
    let logarithm =
        |number: i32| LOGARITHMS[usize::try_from(number.clamp(0, 63)).unwrap_or_default()];
    logarithm(depth) * logarithm(searched) / 1_350
}

/// Natural logarithms of 0 to 63, times 1024, spelled out to be the same on every machine.
const LOGARITHMS: [i32; 64] = [
    0, 0, 710, 1_125, 1_420, 1_648, 1_835, 1_993, 2_129, 2_250, 2_358, 2_455, 2_545, 2_627, 2_702,
    2_773, 2_839, 2_901, 2_960, 3_015, 3_068, 3_118, 3_165, 3_211, 3_254, 3_296, 3_336, 3_375,
    3_412, 3_448, 3_483, 3_516, 3_549, 3_580, 3_611, 3_641, 3_670, 3_698, 3_725, 3_751, 3_777,
    3_803, 3_827, 3_851, 3_875, 3_898, 3_921, 3_943, 3_964, 3_985, 4_006, 4_026, 4_046, 4_066,
    4_085, 4_104, 4_122, 4_140, 4_158, 4_175, 4_193, 4_210, 4_226, 4_243,
];

#[cfg(test)]
mod tests;
