//! Values of positions within the limits of a decision.

use std::time::Duration;

use super::ahead::Aim;
use crate::engine::{
    Evaluator, Position, Search, Square, ThreadData, TranspositionTable, Verdict, static_value,
};
use crate::player::ctx::HelperCtx;
use crate::player::{Limits, TimeManager, Watch as _};
use crate::rules::{Point, Rule, Stone, Variant};

/// Value of a position for the first side. Proved results are far from the others.
pub(super) type Value = i32;

/// Value for the first side that a search finds for stones after which games are even.
///
/// In renju the values are too high for the first side. Its fifth stones of Taraguchi-10 that had the
/// value 0 gave it 26% of the points in games of the engine against itself.
pub const fn balanced_value(rule: Rule) -> i32 {
    match rule {
        Rule::Renju => 80,
        _ => 0,
    }
}

/// Value of a win for the first side.
const WIN: Value = 30_000;
/// Plies of a win that is worth the least, since its length is not known.
const LONGEST: Value = 1_000;

/// Least number of nodes for which a position is searched.
const LEAST_NODES: u64 = 24;
/// Least time for which a position is searched.
const LEAST_TIME: Duration = Duration::from_millis(2);
/// Time that a search reserves for its answer.
const MARGIN: Duration = Duration::from_millis(16);

/// Bytes of the transposition table of searches that are limited by time, and of others.
const MEMORY: [usize; 2] = [16 << 20, 1 << 20];

/// Number of candidates that are searched again, besides those that are wanted.
const MORE: usize = 4;

/// Stones to place in turn, with the value of the position after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ranked {
    pub stones: Vec<Point>,
    pub value: Value,
}

/// Fraction of the nodes and of the time that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Share(pub u32, pub u32);

impl Share {
    pub const ALL: Self = Self(1, 1);
    pub const HALF: Self = Self(1, 2);
}

/// Limits of one search: its nodes, and the time after the request at which it ends.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    nodes: Option<u64>,
    until: Option<Duration>,
}

/// Searches the positions of one decision. All of them together keep to its limits.
pub(super) struct Judge<'a> {
    variant: Variant,
    watch: HelperCtx<'a>,
    tt: TranspositionTable,
    thread: ThreadData,
    depth: Option<u8>,
    /// Nodes that are left.
    nodes: Option<u64>,
    until: Option<Duration>,
    spent: u64,
}

impl<'a> Judge<'a> {
    pub fn new(variant: Variant, limits: Limits, watch: HelperCtx<'a>) -> Self {
        let [large, small] = MEMORY;
        let memory = if limits.nodes.is_some() { small } else { large };
        Self {
            variant,
            watch,
            tt: TranspositionTable::new(memory),
            thread: ThreadData::default(),
            depth: limits.depth,
            nodes: limits.nodes,
            until: TimeManager::new(&limits).maximum(),
            spent: 0,
        }
    }

    /// Number of nodes that were searched. A static value counts as one.
    pub const fn spent(&self) -> u64 {
        self.spent
    }

    /// Value of the position after these stones, for the purpose.
    pub fn value(&mut self, stones: &[Point], aim: Aim, share: Share) -> Value {
        let ranked = self.rank(stones, vec![Vec::new()], aim, 1, share);
        ranked.first().map_or(0, |it| it.value)
    }

    /// Sorts continuations of a position, best for the purpose first. If they should be even, their
    /// values are those above the one that is.
    ///
    /// All are judged without a search. The better ones are then searched with half of the share,
    /// and the best ones, at least as many as are `wanted`, again with the rest. Candidates for
    /// which nothing is left stay in their order behind the others.
    pub fn rank(
        &mut self,
        before: &[Point],
        candidates: Vec<Vec<Point>>,
        aim: Aim,
        wanted: usize,
        share: Share,
    ) -> Vec<Ranked> {
        let unjudged = |stones| Ranked { stones, value: 0 };
        let mut ranked: Vec<Ranked> = candidates.into_iter().map(unjudged).collect();
        let Some(start) = self.position(before) else { return ranked };
        let mut part = self.part(share);
        let judged = part.nodes.map_or(ranked.len(), |nodes| least(nodes).min(ranked.len()));
        for it in &mut ranked[..judged] {
            it.value = self.static_value(&start, &it.stones) - self.even(aim);
        }
        sort(&mut ranked[..judged], aim);
        part.nodes = part.nodes.map(|nodes| nodes.saturating_sub(judged as u64));
        let best = judged.min(wanted + MORE);
        if judged > best {
            let first = self.halved(part);
            let searched = self.affordable(first).min(judged);
            if searched > best {
                let spent = self.search(&start, &mut ranked[..searched], first, aim);
                part.nodes = part.nodes.map(|nodes| nodes.saturating_sub(spent));
            }
        }
        let searched = self.affordable(part).min(best);
        self.search(&start, &mut ranked[..searched], part, aim);
        ranked
    }

    /// Searches these continuations with equal parts of the limits, and sorts them. Returns the
    /// number of nodes.
    fn search(&mut self, start: &Position, ranked: &mut [Ranked], part: Part, aim: Aim) -> u64 {
        let count = u32::try_from(ranked.len()).unwrap_or(u32::MAX);
        let before = self.spent;
        let begin = self.watch.elapsed();
        for (it, number) in ranked.iter_mut().zip(1..) {
            let nodes = part.nodes.map(|nodes| nodes / u64::from(count));
            let share = |until: Duration| until.saturating_sub(begin) * number / count;
            let until = part.until.map(|until| begin + share(until));
            if let Some(value) = self.searched(start, &it.stones, Part { nodes, until }) {
                it.value = value - self.even(aim);
            }
        }
        sort(ranked, aim);
        self.spent - before
    }

    /// Value that a search finds; `None` if it was ended too early, or there is no choice.
    fn searched(&mut self, start: &Position, stones: &[Point], part: Part) -> Option<Value> {
        let position = after(start, stones);
        let to_move = position.to_move();
        self.tt.new_search();
        // The time manager subtracts the margin again.
        let turn = part.until.map(|until| (until + MARGIN) * 100 / 99);
        // A search notices the limit at the node after it.
        let nodes = part.nodes.map(|nodes| nodes.saturating_sub(1));
        let limits = Limits { turn, left: None, depth: self.depth, nodes };
        let (tt, thread) = (self.tt.share(), &mut self.thread);
        let search = Search::new(Evaluator::Network, position, tt, thread, limits, &self.watch);
        let info = search.run()?.info;
        self.spend(info.nodes);
        info.verdict().map(|verdict| of_first(verdict, to_move))
    }

    fn static_value(&mut self, start: &Position, stones: &[Point]) -> Value {
        let position = after(start, stones);
        self.spend(1);
        of_first(static_value(&position), position.to_move())
    }

    /// Value at which a position is as it should be.
    fn even(&self, aim: Aim) -> Value {
        if aim == Aim::Even { balanced_value(self.variant.rule()) } else { 0 }
    }

    fn spend(&mut self, nodes: u64) {
        self.spent += nodes;
        self.nodes = self.nodes.map(|left| left.saturating_sub(nodes));
    }

    /// Position after these stones, placed in turn; `None` if the engine does not support the game.
    fn position(&self, stones: &[Point]) -> Option<Position> {
        Position::new(self.variant).ok().map(|empty| after(&empty, stones))
    }

    /// Part of the limits that are left.
    fn part(&self, Share(part, all): Share) -> Part {
        let elapsed = self.watch.elapsed();
        let time = |until: Duration| elapsed + until.saturating_sub(elapsed) * part / all;
        let nodes = self.nodes.map(|nodes| nodes * u64::from(part) / u64::from(all));
        Part { nodes, until: self.until.map(time) }
    }

    /// First half of a part.
    fn halved(&self, part: Part) -> Part {
        let elapsed = self.watch.elapsed();
        let time = |until: Duration| elapsed + until.saturating_sub(elapsed) / 2;
        Part { nodes: part.nodes.map(|nodes| nodes / 2), until: part.until.map(time) }
    }

    /// Number of positions that can be searched within a part.
    fn affordable(&self, part: Part) -> usize {
        let nodes = part.nodes.map(|nodes| nodes / LEAST_NODES);
        let left = part.until.map(|until| until.saturating_sub(self.watch.elapsed()));
        let time = left.map(|left| {
            u64::try_from(left.as_millis() / LEAST_TIME.as_millis()).unwrap_or(u64::MAX)
        });
        [nodes, time].into_iter().flatten().min().map_or(usize::MAX, least)
    }
}

fn least(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn after(start: &Position, stones: &[Point]) -> Position {
    let mut position = start.clone();
    for &point in stones {
        position.place(Square::new(point));
    }
    position
}

/// Sorts by the purpose; equal ones stay in their order.
fn sort(ranked: &mut [Ranked], aim: Aim) {
    ranked.sort_by_key(|it| cost(it.value, aim));
}

/// Distance of a value from what is wanted.
pub(super) const fn cost(value: Value, aim: Aim) -> Value {
    match aim {
        Aim::Even => value.abs(),
        Aim::BestFor(Stone::First) => -value,
        Aim::BestFor(Stone::Second) => value,
    }
}

/// Converts a value for the side to move.
fn of_first(verdict: Verdict, to_move: Stone) -> Value {
    let value = match verdict {
        Verdict::Win(plies) => WIN - Value::from(plies),
        Verdict::Won => WIN - LONGEST,
        Verdict::Loss(plies) => Value::from(plies) - WIN,
        Verdict::Lost => LONGEST - WIN,
        Verdict::Draw => 0,
        Verdict::Open(value) => value,
    };
    match to_move {
        Stone::First => value,
        Stone::Second => -value,
    }
}
