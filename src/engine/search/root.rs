//! The root: deeper and deeper, until time, nodes or doubts are used up.

use std::time::Duration;

use super::node::Node;
use super::picker::Picker;
use super::{Cell, Evaluate, MAX_PLY, Search};
use crate::engine::limits::{Info, Limits};
use crate::engine::moves::{Stage, candidates};
use crate::engine::score::{INFINITE, PROVED, Score, WIN, verdict, win_at};
use crate::engine::vcf::Found;
use crate::rules::Point;

/// What a search decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub best: Point,
    /// How it came to it.
    pub info: Info,
}

/// What the root knows so far.
#[derive(Clone, Debug, Default)]
pub struct Root {
    depth: u8,
    score: Score,
    line: Vec<Cell>,
}

impl Root {
    pub(super) fn info(&self, nodes: u64, elapsed: Duration) -> Info {
        Info {
            depth: self.depth,
            nodes,
            elapsed,
            verdict: verdict(self.score),
            line: self.line.iter().map(|cell| cell.point()).collect(),
        }
    }

    fn learn(&mut self, depth: u8, score: Score, line: &[Cell]) {
        self.depth = depth;
        self.score = score;
        self.line.clear();
        self.line.extend_from_slice(line);
    }
}

/// Nodes for the search of a win by fours before everything else: one try after the other, so that
/// the clock is looked at between them.
const VCF_NODES: [u64; 3] = [1_000, 4_000, 16_000];

/// The deepest search that is begun.
const DEEPEST: u8 = 100;

/// The first guess how far the value is from the one before.
const WINDOW: Score = 30;

impl<E: Evaluate> Search<'_, E> {
    /// The best move that the limits allow to be found; `None` if the board is full.
    pub fn run(mut self) -> Option<Choice> {
        let stage = Stage::of(&self.position);
        let moves = candidates(&self.position, stage);
        // The likeliest move, should there be no time to search.
        let history = &self.memory.history;
        let first = Picker::new(&self.position, stage, history, 0, None).next()?;
        self.root.line = vec![first];
        match stage {
            Stage::Win(cell) => self.root.learn(1, win_at(1), &[cell]),
            Stage::OpenFour(cell) => self.root.learn(1, win_at(3), &[cell]),
            // Nothing was searched: depth 0 says that the score means nothing.
            Stage::Forced(cell) => self.root.learn(0, 0, &[cell]),
            Stage::Lost => self.root.learn(1, -win_at(2), &[first]),
            _ if moves.len() == 1 => self.root.learn(0, 0, &[first]),
            _ if self.wins_by_fours() => {}
            _ => self.deepen(),
        }
        self.finish()
    }

    /// Helps another searcher by the table they share, `ahead` plies ahead of it.
    pub fn help(mut self, ahead: u8) {
        self.ahead = ahead;
        if matches!(Stage::of(&self.position), Stage::Quiet | Stage::Defend) {
            self.deepen();
        }
    }

    fn finish(self) -> Option<Choice> {
        let info = self.root.info(self.nodes, self.watch.elapsed());
        self.watch.report(&info);
        let best = self.root.line.first()?.point();
        Some(Choice { best, info })
    }

    fn wins_by_fours(&mut self) -> bool {
        for limit in VCF_NODES {
            if self.is_stopped || self.limits.nodes.is_some_and(|nodes| limit > nodes / 8) {
                break;
            }
            let limits = Limits { nodes: Some(limit), turn: self.budget.end(), ..self.limits };
            let solver = &mut self.memory.vcf;
            let found = solver.shortest_watched(&mut self.position, limits, self.watch);
            self.nodes += self.memory.vcf.nodes();
            self.poll();
            match found {
                Found::Win(line) => {
                    // The line ends with the four that cannot be stopped.
                    self.root.learn(1, win_at(line.len() + 2), &line);
                    return true;
                }
                Found::NoWin => break,
                Found::Unknown => {}
            }
        }
        false
    }

    fn deepen(&mut self) {
        let deepest = self.limits.depth.unwrap_or(DEEPEST).min(DEEPEST);
        let mut score = 0;
        for depth in 1..=deepest {
            let Some(found) = self.aspire(depth.saturating_add(self.ahead), score) else { break };
            score = found;
            let line = std::mem::take(&mut self.lines[0]);
            self.root.learn(depth, score, &line);
            self.lines[0] = line;
            let elapsed = self.watch.elapsed();
            self.report(elapsed);
            // A proved end does not become shorter by deeper searches.
            let is_proved = score.abs() >= PROVED && i32::from(depth) * 2 >= WIN - score.abs();
            // Nor is there a choice where all moves but one lose.
            let is_clear = is_proved || self.standing == 1 && score > -PROVED;
            if is_clear || self.budget.is_enough(elapsed) {
                break;
            }
        }
    }

    /// Searches around the value of the search before; `None` if it was broken off.
    fn aspire(&mut self, depth: u8, before: Score) -> Option<Score> {
        let mut delta = WINDOW;
        let (mut alpha, mut beta) = match depth {
            0..4 => (-INFINITE, INFINITE),
            _ => ((before - delta).max(-INFINITE), (before + delta).min(INFINITE)),
        };
        loop {
            let depth = i32::from(depth);
            let score = self.search::<true>(Node { depth, alpha, beta, ply: 0, is_cut: false });
            if self.is_stopped {
                // What a broken search found before it was broken counts if it is complete for its
                // first moves.
                if score > alpha && score < INFINITE && !self.lines[0].is_empty() {
                    let line = std::mem::take(&mut self.lines[0]);
                    self.root.learn(self.root.depth, score, &line);
                }
                return None;
            }
            if score <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = (score - delta).max(-INFINITE);
            } else if score >= beta {
                beta = (score + delta).min(INFINITE);
                // The move that is too good is the best one known.
                let line = std::mem::take(&mut self.lines[0]);
                if !line.is_empty() {
                    self.root.learn(self.root.depth, score, &line);
                }
                self.lines[0] = line;
            } else {
                return Some(score);
            }
            delta += delta;
            if delta > 1_000 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// The line from a ply on: a move, and the line after it.
    pub(super) fn extend_line(&mut self, ply: usize, cell: Cell) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(cell);
        line.extend_from_slice(&lower[0]);
        line.truncate(MAX_PLY);
    }
}
