//! Engine and solver as judges of positions.

use std::cmp::Reverse;

use gomoku::engine::{
    self, Bitboard, Evaluator, Limits, Position, Search, SolverLimits, SolverResult, Square,
    ThreadData, TranspositionTable, Unwatched, Vct, Verdict,
};
use gomoku::rules::Rule;

use crate::cells::{Cell, Stones};
use crate::squares::{self, cell_of, square};

/// Value of a win in no plies, in the numbers of the engine; less for each ply, but never less than
/// that of the longest win.
const WON: i32 = 3_000;
const PER_PLY: i32 = 20;
pub const LONGEST_WON: i32 = 2_000;

/// Nodes of the engine for the value of a reply, and for a closer look.
const VALUE_NODES: [u64; 2] = [2_000, 8_000];
/// Nodes of the engine for the value of a reply where every reply counts.
const EARLY_NODES: u64 = 30_000;
/// Value from which a closer look is worth it.
const PROMISING: i32 = 300;
/// Nodes for a win if O passes.
const PASS_NODES: [u64; 2] = [10_000, 100_000];
/// Nodes of the largest proofs whose zones are found, after a reply and after a pass.
const ZONE_NODES: usize = 500;
const PASS_ZONE_NODES: usize = 20_000;
/// Value up to which an open reply is worth a long look, since it decides about X's move.
const DOUBTFUL: i32 = 450;
const DOUBTFUL_NODES: u64 = 100_000;
/// Number of replies for whose sake a zone is found.
const WORTH_A_ZONE: usize = 4;
/// Number of stones up to which every reply counts, since no move threatens anything.
pub const FEW_STONES: usize = 2;

const MEGABYTE: usize = 1 << 20;

/// Engine, solver and their tables, for one thread. Small tables are faster.
pub struct Judge {
    rule: Rule,
    vct: Vct,
    small: Vct,
    table: TranspositionTable,
    thread: ThreadData,
}

/// Reply of O against which no win by fours and threes was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenReply {
    pub cell: Cell,
    /// Value for X, who is to move.
    pub value: i32,
}

/// Replies that stay open after a move of X.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replies {
    /// The move threatens nothing.
    NoThreat,
    /// Replies that are open, and those that were not looked at.
    Open { open: Vec<OpenReply>, rest: Vec<Cell> },
}

impl Judge {
    pub fn new(rule: Rule) -> Self {
        Self {
            rule,
            vct: Vct::new(24 * MEGABYTE),
            small: Vct::new(MEGABYTE),
            table: TranspositionTable::new(64 * MEGABYTE),
            thread: ThreadData::default(),
        }
    }

    /// Checks whether X, who is to move, wins by fours and threes with these nodes.
    pub fn wins(&mut self, stones: &Stones, nodes: u64) -> bool {
        squares::position(stones, self.rule).is_some_and(|mut position| {
            self.vct.wins(&mut position, SolverLimits::nodes(nodes)) == SolverResult::Win(())
        })
    }

    /// Value of stones with X to move.
    pub fn value_of(&mut self, stones: &Stones, nodes: u64) -> Option<i32> {
        Some(self.value(&mut squares::position(stones, self.rule)?, nodes))
    }

    /// Finds the engine's best moves with their values.
    pub fn moves(&mut self, stones: &Stones, lines: usize, nodes: u64) -> Vec<(Cell, i32)> {
        squares::position(stones, self.rule)
            .map_or_else(Vec::new, |position| self.lines(&position, lines, nodes))
    }

    fn lines(&mut self, position: &Position, lines: usize, nodes: u64) -> Vec<(Cell, i32)> {
        self.table.new_search();
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let (table, thread) = (self.table.share(), &mut self.thread);
        let search =
            Search::new(Evaluator::Network, position.clone(), table, thread, limits, &Unwatched);
        let result = if lines == 1 { search.run() } else { search.analyse(lines, &mut self.small) };
        let Some(result) = result else { return Vec::new() };
        let lines = result.info.lines.iter();
        lines.map(|line| (cell_of(Square::new(line.pv[0])), number(line.verdict))).collect()
    }

    /// Value of a position for the side to move.
    fn value(&mut self, position: &mut Position, nodes: u64) -> i32 {
        // The engine does not search where there is no choice.
        if let engine::Stage::Forced(square) = engine::Stage::of(position) {
            position.place(square);
            let value = -self.value(position, nodes);
            position.undo();
            return value;
        }
        self.lines(position, 1, nodes).first().map_or(0, |line| line.1)
    }

    /// Finds the replies of O that stay open after a move of X, among `rest` if that is known.
    pub fn replies(&mut self, stones: &Stones, x: Cell, rest: Option<&[Cell]>) -> Option<Replies> {
        let mut position = squares::position(stones, self.rule)?;
        position.place(square(x));
        let is_early = stones.len() <= FEW_STONES;
        let set = match rest {
            Some(rest) => Some(rest.iter().map(|&cell| square(cell)).collect()),
            None => self.answers(&mut position, is_early),
        };
        let Some(set) = set else { return Some(Replies::NoThreat) };
        let open = if is_early {
            self.every_reply(&mut position, set)
        } else {
            self.open_replies(&mut position, set)
        };
        Some(Replies::Open { open, rest: Vec::new() })
    }

    /// Replies that can matter; `None` if X's move threatens nothing.
    fn answers(&mut self, position: &mut Position, takes_all: bool) -> Option<Bitboard> {
        if let SolverResult::Win(set) = self.vct.defences(position) {
            return Some(set);
        }
        if engine::Stage::of(position) != engine::Stage::Quiet {
            return None;
        }
        if takes_all {
            return Some(*position.free());
        }
        position.pass();
        let zone = PASS_NODES
            .into_iter()
            .find_map(|nodes| self.vct.zone(position, SolverLimits::nodes(nodes), PASS_ZONE_NODES));
        position.undo();
        zone.map(|zone| zone.intersection(position.free()))
    }

    /// Values of positions after replies none of which is won yet.
    fn every_reply(&mut self, position: &mut Position, set: Bitboard) -> Vec<OpenReply> {
        let mut open = Vec::new();
        for reply in set.iter() {
            position.place(reply);
            let value = self.value(position, EARLY_NODES);
            position.undo();
            open.push(OpenReply { cell: cell_of(reply), value });
        }
        open
    }

    /// Tries the replies, those that the engine sees lost first. Each win leaves out the replies
    /// that do not touch it.
    fn open_replies(&mut self, position: &mut Position, mut set: Bitboard) -> Vec<OpenReply> {
        let mut order = Vec::new();
        for reply in set.iter() {
            position.place(reply);
            order.push((self.value(position, VALUE_NODES[0]), reply));
            position.undo();
        }
        order.sort_by_key(|&(value, _)| Reverse(value));
        let mut open = Vec::new();
        for (at, &(value, reply)) in order.iter().enumerate() {
            if !set.contains(reply) {
                continue;
            }
            position.place(reply);
            let left = order[at + 1..].iter().filter(|it| set.contains(it.1)).count();
            match self.try_reply(position, value, left >= WORTH_A_ZONE) {
                Ok(zone) => set = zone.map_or(set, |zone| set.intersection(&zone)),
                Err(value) => open.push(OpenReply { cell: cell_of(reply), value }),
            }
            position.undo();
        }
        // A later win may leave them out.
        open.retain(|it| set.contains(square(it.cell)));
        for it in &mut open {
            if it.value < DOUBTFUL {
                position.place(square(it.cell));
                it.value = self.value(position, DOUBTFUL_NODES);
                position.undo();
            }
        }
        open
    }

    /// Zone of the win after a reply, or the value of the position if no win is found.
    fn try_reply(
        &mut self,
        position: &mut Position,
        mut value: i32,
        wants_zone: bool,
    ) -> Result<Option<Bitboard>, i32> {
        if (PROMISING..LONGEST_WON).contains(&value) {
            value = self.value(position, VALUE_NODES[1]);
        }
        let nodes = vct_nodes(value);
        let guide = self.table.share();
        if nodes == 0
            || self.vct.wins_guided(position, SolverLimits::nodes(nodes), guide)
                != SolverResult::Win(())
        {
            return Err(value);
        }
        let limits = SolverLimits::nodes(nodes);
        Ok(wants_zone.then(|| self.vct.zone(position, limits, ZONE_NODES)).flatten())
    }
}

/// Nodes that are worth spending on a win by fours and threes. Where the engine sees no win, there
/// is hardly ever one; longer wins need quiet moves more often.
fn vct_nodes(value: i32) -> u64 {
    match (WON - value) / PER_PLY {
        _ if value < LONGEST_WON => 0,
        ..=9 => 20_000,
        10..=15 => 7_000,
        16..=21 => 5_000,
        _ => 1_000,
    }
}

fn number(verdict: Verdict) -> i32 {
    let won = |plies: u16| (WON - PER_PLY * i32::from(plies)).max(LONGEST_WON);
    match verdict {
        Verdict::Draw => 0,
        Verdict::Won => LONGEST_WON,
        Verdict::Lost => -LONGEST_WON,
        Verdict::Open(value) => value.clamp(1 - LONGEST_WON, LONGEST_WON - 1),
        Verdict::Win(plies) => won(plies),
        Verdict::Loss(plies) => -won(plies),
    }
}
