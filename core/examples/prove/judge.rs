//! What the engine and its solver know of a position.

use gomoku::engine::{
    Bitboard, Evaluator, Limits, Position, Search, SolverLimits, SolverResult, Square, Stage,
    ThreadData, TranspositionTable, Unwatched, Vct, Verdict, static_value,
};

use crate::cells::{Cell, Stones, cell_of, square};

/// Value of a win in the numbers of the engine.
pub const WON: i32 = 3_000;
/// Value of the longest win, and how much less a win is worth for each ply.
pub const LEAST_WON: i32 = 2_000;
const PER_PLY: i32 = 20;

/// Nodes of the engine for the value of a reply.
const VALUE_NODES: [u64; 2] = [2_000, 8_000];
/// Nodes for a win if O passes.
const PASS_NODES: [u64; 2] = [10_000, 100_000];
/// Nodes of the largest proof whose zone is found.
const ZONE_NODES: usize = 500;
/// Nodes of the largest proof after a pass.
const PASS_ZONE_NODES: usize = 20_000;
/// Number of open replies with which to stop for now.
const MOST_OPEN: usize = 10;

/// Solver, engine and their tables, for one thread.
pub struct Judge {
    vct: Vct,
    small: Vct,
    table: TranspositionTable,
    thread: ThreadData,
    pub counts: Counts,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    won: u64,
    open: u64,
    out: u64,
    zones: u64,
    t_pass: f64,
    t_won: f64,
    t_open: f64,
    t_value: f64,
    t_zone: f64,
    n_won: u64,
    n_open: u64,
}

/// Reply of O that no win by fours and threes was found against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenReply {
    pub cell: Cell,
    /// Value for X, who is to move.
    pub value: i32,
}

/// Answer to the question which replies stay open after a move of X.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replies {
    /// The move threatens nothing.
    NoThreat,
    /// Replies that are open, and those not looked at yet.
    Open { open: Vec<OpenReply>, rest: Vec<Cell> },
}

impl Judge {
    pub fn new(memory: usize) -> Self {
        Self {
            vct: Vct::new(memory),
            small: Vct::new(1 << 20),
            table: TranspositionTable::new(std::env::var("TT").map_or(16, |m| m.parse().unwrap()) << 20),
            thread: ThreadData::default(),
            counts: Counts::default(),
        }
    }

    pub fn wins(&mut self, position: &mut Position, nodes: u64) -> bool {
        self.vct.wins(position, SolverLimits::nodes(nodes)) == SolverResult::Win(())
    }

    /// Best lines of the engine: first moves with their values.
    pub fn lines(&mut self, position: &Position, lines: usize, nodes: u64) -> Vec<(Cell, i32)> {
        self.table.new_search();
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let (table, thread) = (self.table.share(), &mut self.thread);
        let search =
            Search::new(Evaluator::Network, position.clone(), table, thread, limits, &Unwatched);
        let result =
            if lines == 1 { search.run() } else { search.analyse(lines, &mut self.small) };
        let Some(result) = result else { return Vec::new() };
        let lines = result.info.lines.iter();
        lines.map(|line| (cell_of(Square::new(line.pv[0])), number(line.verdict))).collect()
    }

    /// Value of a position for the side to move.
    fn value(&mut self, position: &mut Position, nodes: u64) -> i32 {
        let t = std::time::Instant::now();
        let value = match Stage::of(position) {
            Stage::Forced(square) => {
                position.place(square);
                let value = -self.value(position, nodes);
                position.undo();
                value
            }
            _ => self.lines(position, 1, nodes).first().map_or(0, |line| line.1),
        };
        self.counts.t_value += t.elapsed().as_secs_f64();
        value
    }

    /// Looks for the replies of O that stay open after `x` was played in `stones`, among `rest` if
    /// that is known.
    pub fn replies(&mut self, stones: &Stones, x: Cell, rest: Option<&[Cell]>) -> Option<Replies> {
        let mut position = stones.position()?;
        position.place(square(x));
        let set = match rest {
            Some(rest) => Some(rest.iter().map(|&cell| square(cell)).collect()),
            None => {
                let t = std::time::Instant::now();
                let a = self.answers(&mut position, stones.len() <= 2);
                self.counts.t_pass += t.elapsed().as_secs_f64();
                a
            }
        };
        let Some(set) = set else { return Some(Replies::NoThreat) };
        let most = if rest.is_some() || stones.len() <= 2 { usize::MAX } else { MOST_OPEN };
        Some(self.try_all(&mut position, set, most))
    }

    fn answers(&mut self, position: &mut Position, takes_all: bool) -> Option<Bitboard> {
        if let SolverResult::Win(set) = self.vct.defences(position) {
            return Some(set);
        }
        if Stage::of(position) != Stage::Quiet {
            return None;
        }
        if takes_all {
            return Some(*position.free());
        }
        position.pass();
        let zone = PASS_NODES.into_iter().find(|&nodes| self.wins(position, nodes)).and_then(|nodes| {
            self.vct.zone(position, SolverLimits::nodes(nodes), PASS_ZONE_NODES)
        });
        position.undo();
        zone.map(|zone| zone.intersection(position.free()))
    }

    /// Tries the replies, those that the engine sees lost first. Each win leaves out those that do
    /// not touch it.
    fn try_all(&mut self, position: &mut Position, mut set: Bitboard, most: usize) -> Replies {
        let _ = most;
        let is_early = position.stones().len() <= 3;
        let mut order = Vec::new();
        for reply in set.iter() {
            position.place(reply);
            let value = if is_early {
                number(static_value(position))
            } else {
                self.value(position, VALUE_NODES[0])
            };
            order.push((value, reply));
            position.undo();
        }
        // Best for O last.
        order.sort_unstable_by_key(|&(value, _)| std::cmp::Reverse(value));
        let mut open = Vec::new();
        for (at, &(value, reply)) in order.iter().enumerate() {
            if !set.contains(reply) {
                self.counts.out += 1;
                continue;
            }
            position.place(reply);
            let left = order[at + 1..].iter().filter(|it| set.contains(it.1)).count();
            match self.reply(position, value, is_early, left > 3) {
                Ok(zone) => set = zone.map_or(set, |zone| set.intersection(&zone)),
                Err(value) => open.push(OpenReply { cell: cell_of(reply), value }),
            }
            position.undo();
        }
        // A reply that stayed open may be left out by a later win.
        open.retain(|it| set.contains(square(it.cell)));
        Replies::Open { open, rest: Vec::new() }
    }

    /// Zone of the win after a reply, or the value of the position if none is found.
    fn reply(&mut self, position: &mut Position, mut value: i32, is_early: bool, wants_zone: bool) -> Result<Option<Bitboard>, i32> {
        if is_early {
            return Err(value);
        }
        if value < LEAST_WON && value > 300 {
            value = self.value(position, VALUE_NODES[1]);
        }
        // Longer wins are more often none by fours and threes.
        let nodes = match (WON - value) / PER_PLY {
            ..=9 => 20_000,
            10..=15 => 7_000,
            16..=21 => 5_000,
            _ if value >= LEAST_WON => 1_000,
            _ => return Err(value),
        };
            let t = std::time::Instant::now();
            let guide = self.table.share();
            let won = self.vct.wins_guided(position, SolverLimits::nodes(nodes), guide) == SolverResult::Win(());
            let dt = t.elapsed().as_secs_f64();
            if won {
                self.counts.t_won += dt; self.counts.won += 1; self.counts.n_won += self.vct.nodes();
                if !wants_zone { return Ok(None); }
                let t = std::time::Instant::now();
                let z = self.vct.zone(position, SolverLimits::nodes(nodes), ZONE_NODES);
                self.counts.zones += u64::from(z.is_some());
                self.counts.t_zone += t.elapsed().as_secs_f64();
                return Ok(z);
            }
                self.counts.t_open += dt; self.counts.open += 1; self.counts.n_open += self.vct.nodes();
        Err(value)
    }
}

fn number(verdict: Verdict) -> i32 {
    let won = |plies: u16| (WON - PER_PLY * i32::from(plies)).max(LEAST_WON);
    match verdict {
        Verdict::Open(value) => value.clamp(1 - LEAST_WON, LEAST_WON - 1),
        Verdict::Win(plies) => won(plies),
        Verdict::Loss(plies) => -won(plies),
    }
}
