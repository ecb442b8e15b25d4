//! Fixed positions searched to a fixed depth, to measure speed and detect changes of the search.

use std::fmt;
use std::time::Duration;

use super::{Ctx, Limits};
use crate::engine::{Evaluator, Position, Search, SearchResult, ThreadData, TranspositionTable};
use crate::rules::{Coordinates, Game, Placement, Point, Shape, Topology, Variant, parse_moves};

pub const BENCH_DEPTH: u8 = 12;

/// Bytes of the transposition table. The signature depends on it.
const MEMORY: usize = 16 << 20;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BenchResult {
    pub name: &'static str,
    pub shape: Shape,
    pub best: Point,
    /// Plies searched in full, or fewer if the result is proved earlier.
    pub depth: u8,
    pub nodes: u64,
    pub time: Duration,
}

/// Formats in columns: `opening-15 h8 12 123456`.
impl fmt::Display for BenchResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, depth, nodes, .. } = self;
        let best = Coordinates::Letters.name(self.best, self.shape).to_ascii_lowercase();
        write!(f, "{name:20} {best:4} {depth:3} {nodes:9}")
    }
}

/// Searches each position from scratch, with one thread, limited only by depth.
pub fn bench(depth: u8, evaluator: Evaluator) -> impl Iterator<Item = BenchResult> {
    let mut tt = TranspositionTable::new(MEMORY);
    let mut thread = ThreadData::default();
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    positions().filter_map(move |(name, game)| {
        let position = Position::of(&game).ok()?;
        tt.clear();
        thread.clear();
        let ctx = Ctx::quiet();
        let search = Search::new(evaluator, position, tt.share(), &mut thread, limits, &ctx);
        let SearchResult { best, info } = search.run()?;
        let (shape, depth) = (game.variant().shape(), info.depth());
        Some(BenchResult { name, shape, best, depth, nodes: info.nodes, time: info.elapsed })
    })
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    pub nodes: u64,
    pub time: Duration,
    /// Hash of nodes and best moves (FNV-1a; Fowler, Noll and Vo 1991). It is the same on every
    /// machine as long as the engine behaves the same.
    pub signature: u32,
}

pub fn nodes_per_second(nodes: u64, time: Duration) -> u64 {
    let micros = time.as_micros().max(1);
    u64::try_from(u128::from(nodes) * 1_000_000 / micros).unwrap_or(u64::MAX)
}

impl Default for Total {
    fn default() -> Self {
        Self { nodes: 0, time: Duration::ZERO, signature: 0x811c_9dc5 }
    }
}

impl Total {
    pub fn add(&mut self, position: &BenchResult) {
        self.nodes += position.nodes;
        self.time += position.time;
        let best = [position.best.row, position.best.col];
        for byte in position.nodes.to_le_bytes().into_iter().chain(best) {
            self.signature = (self.signature ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
}

/// Iterates over the positions by name. Invalid lines are skipped; a test checks that there are
/// none.
fn positions() -> impl Iterator<Item = (&'static str, Game)> {
    lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        let (name, size, rule) = (words.next()?, words.next()?, words.next()?);
        let (width, height) = size.split_once('x').unwrap_or((size, size));
        let shape = Shape::new(width.parse().ok()?, height.parse().ok()?, Topology::Plane).ok()?;
        let variant = Variant::new(shape, 5, rule.parse().ok()?, Placement::Anywhere).ok()?;
        Some((name, parse_moves(words.next().unwrap_or_default(), variant).ok()?))
    })
}

fn lines() -> impl Iterator<Item = &'static str> {
    include_str!("../../assets/bench.txt").lines().filter(|line| !line.starts_with('#'))
}

#[cfg(test)]
mod tests;
