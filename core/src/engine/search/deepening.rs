//! Iterative deepening with aspiration windows, until a limit or a decision is reached.

use super::lines::RootLine;
use super::{MovePicker, Worker};
use crate::engine::board::{Bitboard, Position, Square};
use crate::engine::eval::{Evaluate, NetworkEvaluator};
use crate::engine::history::History;
use crate::engine::movegen::{Stage, root_candidates};
use crate::engine::score::{INFINITE, MATE_IN_MAX_PLY, MAX_EVAL, Score, mate_in, mated_in};
use crate::engine::vcf::{SolverLimits, SolverResult};
use crate::limits::{Info, Limits, Verdict};
use crate::rules::Point;

/// Result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// Best move found.
    pub best: Point,
    /// Report on how it was found.
    pub info: Info,
}

/// Nodes of successive searches for a win by fours at the start, between which the clock is polled.
const ROOT_VCF_NODES: [u64; 3] = [1_000, 4_000, 16_000];

const MAX_DEPTH: u8 = 100;

/// Half of the first aspiration window.
const WINDOW: Score = 30;

/// Move with the highest score, without a search; `None` if the board is full.
pub fn static_move(position: &Position) -> Option<Point> {
    let moves = root_candidates(position, Stage::of(position));
    first_move(position, moves, &History::default()).map(Square::point)
}

/// Value of a position for the side to move, as the network judges it without a search.
pub fn static_value(position: &Position) -> Verdict {
    let value = NetworkEvaluator::of(position.rule()).evaluate(position);
    Verdict::Open(value.clamp(-MAX_EVAL, MAX_EVAL))
}

fn first_move(position: &Position, moves: Bitboard, history: &History) -> Option<Square> {
    MovePicker::new(moves, 0, None).next(position, history)
}

impl<E: Evaluate> Worker<'_, E> {
    /// Searches as `Search::run`.
    pub(super) fn run(mut self) -> Option<SearchResult> {
        let stage = Stage::of(&self.position);
        let moves = root_candidates(&self.position, stage);
        // The move with the highest score, in case there is no time to search.
        let first = first_move(&self.position, moves, &self.thread.history)?;
        let mut found = |depth, score| self.lines.keep(RootLine { depth, score, pv: vec![first] });
        found(0, 0);
        match stage {
            Stage::Win(_) => found(1, mate_in(1)),
            Stage::OpenFour(_) => found(1, mate_in(3)),
            Stage::Lost => found(1, mated_in(2)),
            // Nothing was searched: depth 0 means that the score is meaningless.
            _ if moves.len() == 1 => {}
            _ => match self.win_by_fours() {
                Some(pv) => {
                    self.lines.keep(RootLine { depth: 1, score: mate_in(pv.len() + 2), pv });
                }
                None => self.deepen(0),
            },
        }
        self.result()
    }

    pub(super) fn result(&self) -> Option<SearchResult> {
        let best = self.lines.best()?.first()?.point();
        let info = self.info(self.watch.elapsed());
        self.watch.report(&info);
        Some(SearchResult { best, info })
    }

    /// Searches as `Search::help`.
    pub(super) fn help(mut self, helper: usize) {
        if matches!(Stage::of(&self.position), Stage::Quiet | Stage::Defend) {
            // Some helpers search a ply deeper, so that they differ.
            self.deepen((helper % 2 == 1).into());
        }
    }

    /// Finds a win by fours, up to the unstoppable four.
    pub(super) fn win_by_fours(&mut self) -> Option<Vec<Square>> {
        for nodes in ROOT_VCF_NODES {
            if self.is_stopped || self.limits.nodes.is_some_and(|all| nodes > all / 8) {
                break;
            }
            let limits =
                Limits { nodes: Some(nodes), turn: self.time.maximum(), ..Limits::default() };
            let limits = SolverLimits::new(limits, self.watch);
            let found = self.thread.vcf.shortest(&mut self.position, &limits);
            self.nodes += self.thread.vcf.nodes();
            self.poll();
            match found {
                SolverResult::Win(pv) => return Some(pv),
                SolverResult::NoWin => break,
                SolverResult::Unknown => {}
            }
        }
        None
    }

    pub(super) fn deepest(&self) -> u8 {
        self.limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH)
    }

    fn deepen(&mut self, depth_offset: u8) {
        let mut score = 0;
        for depth in 1..=self.deepest() {
            let Some(found) = self.aspirate(depth.saturating_add(depth_offset), score) else {
                break;
            };
            score = found;
            self.keep(depth, score);
            let elapsed = self.watch.elapsed();
            self.report(elapsed);
            // A proved result does not become shorter by deeper searches.
            let is_proved = self.lines.best().is_some_and(RootLine::is_proved);
            // Nor is there a choice if all moves but one lose.
            let is_clear = is_proved || self.root_moves_left == 1 && score > -MATE_IN_MAX_PLY;
            if is_clear || self.time.is_over_optimum(elapsed) {
                break;
            }
        }
    }

    /// Searches a window around the previous value (CPW: Aspiration Windows); `None` if aborted.
    pub(super) fn aspirate(&mut self, depth: u8, before: Score) -> Option<Score> {
        let mut delta = WINDOW;
        let (mut alpha, mut beta) = match depth {
            0..4 => (-INFINITE, INFINITE),
            _ => ((before - delta).max(-INFINITE), (before + delta).min(INFINITE)),
        };
        loop {
            let score = self.search::<true>(0, alpha, beta, depth.into(), false);
            if self.is_stopped {
                // Results found before the search was aborted count if they are complete for their
                // first moves.
                if score > alpha && score < INFINITE {
                    self.keep_best(score);
                }
                return None;
            }
            if score <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = (score - delta).max(-INFINITE);
            } else if score >= beta {
                beta = (score + delta).min(INFINITE);
                // The move that failed high is the best one known.
                self.keep_best(score);
            } else {
                return Some(score);
            }
            delta += delta;
            if delta > 1_000 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    fn keep(&mut self, depth: u8, score: Score) {
        if !self.pv[0].is_empty() {
            self.lines.keep(RootLine { depth, score, pv: self.pv[0].clone() });
        }
    }

    /// Keeps the best line of an unfinished iteration. If several lines are wanted, only those
    /// found are kept.
    fn keep_best(&mut self, score: Score) {
        if self.lines.are_several() {
            return;
        }
        let depth = self.lines.best().map_or(0, |line| line.depth);
        self.keep(depth, score);
    }
}
