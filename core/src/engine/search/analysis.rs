//! Analysis: the best lines of a position, with forced wins searched first.

use std::time::Duration;

use super::lines::{RootLine, RootLines};
use super::{MovePicker, SearchResult, Worker};
use crate::engine::board::Square;
use crate::engine::eval::Evaluate;
use crate::engine::movegen::{Stage, root_candidates};
use crate::engine::patterns::Threat;
use crate::engine::score::{MATE, Score, mate_in, mated_in};
use crate::engine::vcf::{SolverLimits, SolverResult};
use crate::engine::vct::Vct;
use crate::limits::Limits;

/// Depth to which other lines are searched once a win is proved.
const DEPTH_BESIDE_WIN: u8 = 10;

const REPORT_INTERVAL: Duration = Duration::from_millis(50);

/// Nodes for the first search for a win by threes: a few milliseconds.
const FIRST_VCT_NODES: u64 = 1_000;
/// Number of nodes of the search for each later node of the solver: about a quarter of the time.
const NODES_PER_VCT_NODE: u64 = 32;
/// Maximum number of solver nodes at a time, so that reports are not delayed.
const MOST_VCT_NODES: u64 = 10_000;

const END_NODES: u64 = 2_000;

impl<E: Evaluate> Worker<'_, E> {
    /// Searches as `Search::analyse`.
    pub(super) fn analyse(mut self, lines: usize, vct: &mut Vct) -> Option<SearchResult> {
        let stage = Stage::of(&self.position);
        let moves = root_candidates(&self.position, stage);
        self.lines = RootLines::new(lines.max(1).min(moves.len()));
        // The move with the highest score, in case there is no time to search.
        let history = &self.thread.history;
        let first = MovePicker::new(moves, 0, None).next(&self.position, history)?;
        self.lines.keep(RootLine { depth: 0, score: 0, pv: vec![first] });
        match self.ends(stage) {
            ends if ends.is_empty() => self.deepen_lines(vct),
            ends => {
                self.lines = RootLines::new(lines.max(1));
                for end in ends {
                    self.lines.find(end);
                }
            }
        }
        self.result()
    }

    fn ends(&self, stage: Stage) -> Vec<RootLine> {
        let us = self.position.to_move();
        let line = |score, pv| RootLine { depth: 1, score, pv };
        let wins = |threat, plies| -> Vec<RootLine> {
            let squares = self.position.squares(us, threat).iter();
            squares.map(|square| line(mate_in(plies), vec![square])).collect()
        };
        match stage {
            Stage::Win(_) => wins(Threat::Five, 1),
            Stage::OpenFour(_) => wins(Threat::OpenFour, 3),
            Stage::Lost => {
                let fives = self.position.squares(us.opponent(), Threat::Five);
                let other = |stop| fives.iter().find(|&five| five != stop);
                let pv = |stop| [stop].into_iter().chain(other(stop)).collect();
                let stops = root_candidates(&self.position, stage);
                stops.iter().map(|stop| line(mated_in(2), pv(stop))).collect()
            }
            Stage::Forced(_) | Stage::Defend | Stage::Quiet => Vec::new(),
        }
    }

    fn deepen_lines(&mut self, vct: &mut Vct) {
        let mut is_solved = match self.win_by_fours() {
            Some(pv) => {
                self.settle(pv);
                true
            }
            None => self.solve(vct, FIRST_VCT_NODES),
        };
        let mut searched = self.nodes;
        for depth in 1..=self.deepest() {
            if !self.search_lines(depth, vct) {
                break;
            }
            let elapsed = self.watch.elapsed();
            if depth == 1 || elapsed >= self.last_report + REPORT_INTERVAL {
                self.report(elapsed);
            }
            if self.is_settled(depth) || self.time.is_over_optimum(elapsed) {
                break;
            }
            let nodes = (self.nodes - searched) / NODES_PER_VCT_NODE;
            is_solved |= self.lines.best().is_some_and(RootLine::is_won);
            if !is_solved && nodes >= FIRST_VCT_NODES {
                is_solved = self.solve(vct, nodes.min(MOST_VCT_NODES));
                searched = self.nodes;
            }
        }
    }

    /// Searches each line to a depth; `false` if aborted.
    fn search_lines(&mut self, depth: u8, vct: &mut Vct) -> bool {
        self.lines.begin();
        while !self.lines.are_found() {
            let before = self.lines.next().map_or(0, |line| line.score);
            let Some(score) = self.aspirate(depth, before) else { return false };
            let pv = self.pv[0].clone();
            if pv.is_empty() {
                return false;
            }
            let mut line = RootLine { depth, score, pv };
            if line.is_proved() {
                line.pv = self.completed(&line.pv, score, vct);
            }
            self.lines.find(line);
        }
        true
    }

    fn is_settled(&self, depth: u8) -> bool {
        let lines = &self.lines.lines;
        let is_won = lines.first().is_some_and(RootLine::is_won);
        lines.first().is_some_and(RootLine::is_proved)
            && (!is_won || depth >= DEPTH_BESIDE_WIN || lines.iter().all(RootLine::is_proved))
    }

    /// Searches for a win by threes and fours; `true` if there is nothing more to find.
    fn solve(&mut self, vct: &mut Vct, nodes: u64) -> bool {
        let left = self.limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(self.nodes) / 8);
        let limits =
            Limits { nodes: Some(nodes.min(left)), turn: self.time.maximum(), ..Limits::default() };
        let found = vct.solve(&mut self.position, SolverLimits::new(limits, self.watch));
        self.nodes += vct.nodes();
        match found {
            SolverResult::Win(pv) => {
                self.settle(pv);
                true
            }
            SolverResult::NoWin => true,
            SolverResult::Unknown => false,
        }
    }

    /// Reports a win that a solver has proved, up to the unstoppable four.
    fn settle(&mut self, pv: Vec<Square>) {
        let plies = pv.len() + 2;
        self.lines.begin();
        let depth = u8::try_from(plies).unwrap_or(u8::MAX);
        self.lines.find(RootLine { depth, score: mate_in(plies), pv });
        self.report(self.watch.elapsed());
    }

    /// Completes the line of a proved result up to the five or the unstoppable four, if the solvers
    /// find the way. A search knows only its beginning.
    fn completed(&mut self, pv: &[Square], score: Score, vct: &mut Vct) -> Vec<Square> {
        let plies = usize::try_from(MATE - score.abs()).unwrap_or_default();
        let us = self.position.to_move();
        let winner = if score > 0 { us } else { us.opponent() };
        // The solvers start in positions with the winner to move.
        let is_winners = |ply: usize| ply.is_multiple_of(2) == (winner == us);
        let known = if is_winners(pv.len()) { pv.len() } else { pv.len().saturating_sub(1) };
        if pv.len() + 2 >= plies || !is_winners(known) {
            return pv.to_vec();
        }
        let known = &pv[..known];
        for &square in known {
            self.position.place(square);
        }
        let end = self.win_within(plies - known.len() - 2, vct);
        for _ in known {
            self.position.undo();
        }
        end.map_or_else(|| pv.to_vec(), |end| [known, &end].concat())
    }

    fn win_within(&mut self, moves: usize, vct: &mut Vct) -> Option<Vec<Square>> {
        let own = u16::try_from(moves.div_ceil(2)).ok()?;
        let fours = u8::try_from(own).unwrap_or(u8::MAX);
        let vcf = &mut self.thread.vcf;
        if vcf.wins(&mut self.position, fours, END_NODES) == SolverResult::Win(()) {
            return Some(vcf.pv().collect());
        }
        let nodes = Limits { nodes: Some(END_NODES), ..Limits::default() };
        let limits = SolverLimits::new(nodes, self.watch);
        let found = vct.solve_within(&mut self.position, own, limits);
        found.win().filter(|pv| pv.len() <= moves)
    }
}

#[cfg(test)]
mod tests;
