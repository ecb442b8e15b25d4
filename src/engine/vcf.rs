//! Victory by continuous fours (VCF): every move makes a four, so that every answer is forced.

mod zone;

use std::time::Duration;

use super::board::{Bitboard, Position, Square};
use super::limits::{Limits, Watch};
use super::memory::Memory;
use super::movegen::Stage;
use super::patterns::Threat;
use crate::rules::Rule;

pub(super) use zone::RelevanceZone;

/// What a search for a forced win found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolverResult<T> {
    /// It wins, and how.
    Win(T),
    /// There is no such win, or none so short.
    NoWin,
    /// The nodes or the time were used up first.
    Unknown,
}

/// What a search for a forced win may cost.
pub struct SolverLimits<'a> {
    pub(super) nodes: u64,
    pub(super) turn: Option<Duration>,
    watch: Option<&'a dyn Watch>,
}

impl<'a> SolverLimits<'a> {
    /// Nodes and time of one question, whose clock and stop flag are looked at now and then.
    pub fn new(limits: Limits, watch: &'a dyn Watch) -> Self {
        let nodes = limits.nodes.unwrap_or(u64::MAX);
        Self { nodes, turn: limits.turn, watch: Some(watch) }
    }

    /// So many nodes and no more.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, turn: None, watch: None }
    }

    /// Whether so many nodes are too many, or the time is up.
    #[inline]
    pub(super) fn are_over(&self, nodes: u64) -> bool {
        const POLL_INTERVAL: u64 = 1 << 6;
        nodes > self.nodes
            || nodes % POLL_INTERVAL == 1
                && self.watch.is_some_and(|watch| {
                    watch.is_stopped() || self.turn.is_some_and(|turn| watch.elapsed() >= turn)
                })
    }
}

/// The solver, with its own table of positions from which there is no win.
///
/// The side to move attacks. A win ends with the five, or with a four that cannot be stopped while
/// the other side has no five of its own.
pub struct Vcf {
    /// The upper bits of a key, and in the lowest eight with how many own moves there is no win.
    table: Memory<u64>,
    nodes: u64,
    is_stopped: bool,
    /// Whether fours that build nothing else are left out, unless they stop a five.
    is_selective: bool,
    /// Distinguishes games whose positions have the same keys.
    salt: u64,
    /// The principal variation, last move first.
    pv: Vec<Square>,
}

/// Entries of the usual table: 256 KB.
const ENTRIES: usize = 1 << 15;
/// The bits of an entry that are not the key's.
const MOVES_BITS: u64 = 0xff;

/// The longest win that is looked for, in own moves: half of the largest board.
pub(super) const MAX_MOVES: u8 = 200;
/// No win with any number of moves.
const ANY_MOVES: u8 = u8::MAX;

/// The result of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NodeResult {
    Win,
    /// No win within the given number of moves.
    NoShortWin,
    NoWin,
}

impl Default for Vcf {
    fn default() -> Self {
        Self::with_entries(ENTRIES)
    }
}

impl Vcf {
    /// A solver whose table has so many entries of eight bytes, rounded up to a power of two.
    pub fn with_entries(entries: usize) -> Self {
        let table = Memory::of(entries.next_power_of_two());
        Self { table, nodes: 0, is_stopped: false, is_selective: false, salt: 0, pv: Vec::new() }
    }

    /// A solver that leaves out fours that build nothing else, unless they stop a five: it misses a
    /// few wins, and takes a fraction of the time.
    pub fn selective() -> Self {
        Self { is_selective: true, ..Self::default() }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.units_mut().fill(0);
    }

    /// Positions that the last search visited.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The moves of the last win, in order, attacker and defender in turn.
    pub fn pv(&self) -> impl Iterator<Item = Square> {
        self.pv.iter().rev().copied()
    }

    /// Whether the side to move wins with at most `moves` moves of its own, all of them fours but the
    /// last, as far as so many nodes tell.
    pub fn wins(&mut self, position: &mut Position, moves: u8, nodes: u64) -> SolverResult<()> {
        self.start(position);
        let result = self.search(position, moves, &SolverLimits::nodes(nodes));
        self.result(result)
    }

    /// The shortest win by fours that the limits allow to be found, by iterative deepening.
    pub fn shortest(
        &mut self,
        position: &mut Position,
        limits: &SolverLimits<'_>,
    ) -> SolverResult<Vec<Square>> {
        self.start(position);
        for moves in 1..=MAX_MOVES {
            let result = self.search(position, moves, limits);
            if result != NodeResult::NoShortWin || self.is_stopped {
                return match self.result(result) {
                    SolverResult::Win(()) => SolverResult::Win(self.pv().collect()),
                    SolverResult::NoWin => SolverResult::NoWin,
                    SolverResult::Unknown => SolverResult::Unknown,
                };
            }
        }
        SolverResult::NoWin
    }

    fn start(&mut self, position: &Position) {
        (self.nodes, self.is_stopped) = (0, false);
        self.salt = salt(position);
        self.pv.clear();
    }

    const fn result(&self, result: NodeResult) -> SolverResult<()> {
        match result {
            NodeResult::Win => SolverResult::Win(()),
            _ if self.is_stopped => SolverResult::Unknown,
            NodeResult::NoShortWin | NodeResult::NoWin => SolverResult::NoWin,
        }
    }

    fn search(
        &mut self,
        position: &mut Position,
        moves: u8,
        limits: &SolverLimits<'_>,
    ) -> NodeResult {
        let us = position.to_move();
        let fours = match FourMoves::of(position) {
            FourMoves::Win(square) => {
                self.pv.push(square);
                return NodeResult::Win;
            }
            FourMoves::None => return NodeResult::NoWin,
            FourMoves::Some(fours) => fours,
        };
        let key = position.key() ^ self.salt;
        match self.probe(key) {
            ANY_MOVES => return NodeResult::NoWin,
            known if moves <= known.max(1) => return NodeResult::NoShortWin,
            _ => {}
        }
        self.nodes += 1;
        if limits.are_over(self.nodes) {
            self.is_stopped = true;
            return NodeResult::NoShortWin;
        }
        let mut result = NodeResult::NoWin;
        let least = self.least(position.count(us.opponent(), Threat::Five) == 0);
        // The strongest first: a four with a three most often wins.
        for threat in [Threat::FourThree, Threat::FourPlus, Threat::Four] {
            if threat < least || position.count(us, threat) == 0 {
                continue;
            }
            for square in fours.intersection(position.squares(us, threat)).iter() {
                position.place(square);
                // A four has one square that stops it, so that there is no other answer.
                let answer = position.squares(us, Threat::Five).first();
                let mut child = NodeResult::NoWin;
                if let Some(answer) = answer.filter(|&answer| self.goes_on(position, answer)) {
                    // What the table knows is asked for before the stone is placed.
                    let known = self.probe(position.key_after(answer) ^ self.salt);
                    if known == ANY_MOVES {
                        child = NodeResult::NoWin;
                    } else if known >= moves - 1 && known > 0 {
                        child = NodeResult::NoShortWin;
                    } else {
                        position.place(answer);
                        child = self.search(position, moves - 1, limits);
                        position.undo();
                    }
                }
                position.undo();
                match child {
                    NodeResult::Win => {
                        self.pv.extend(answer);
                        self.pv.push(square);
                        return NodeResult::Win;
                    }
                    // What was broken off says nothing: it is not kept.
                    _ if self.is_stopped => return NodeResult::NoShortWin,
                    NodeResult::NoShortWin => result = NodeResult::NoShortWin,
                    NodeResult::NoWin => {}
                }
            }
        }
        self.store(key, if result == NodeResult::NoWin { ANY_MOVES } else { moves });
        result
    }

    /// Whether fours can go on after an answer, before it is placed: it takes fours from the attacker, and adds none.
    #[inline]
    fn goes_on(&self, position: &Position, answer: Square) -> bool {
        let defender = position.to_move();
        let least = self.least(position.threat(answer, defender) < Threat::Four);
        position.has_between(defender.opponent(), least, Threat::OpenFour)
    }

    /// The least four that is tried, by whether the attacker is free to choose, and need not stop a five.
    #[inline]
    const fn least(&self, is_free: bool) -> Threat {
        if self.is_selective && is_free { Threat::FourPlus } else { Threat::Four }
    }

    /// With how many own moves there is known to be no win.
    fn probe(&self, key: u64) -> u8 {
        let table = self.table.units();
        let entry = table[slot(key, table.len())];
        if entry & !MOVES_BITS == key & !MOVES_BITS { (entry & MOVES_BITS) as u8 } else { 0 }
    }

    fn store(&mut self, key: u64, moves: u8) {
        let table = self.table.units_mut();
        table[slot(key, table.len())] = key & !MOVES_BITS | u64::from(moves);
    }
}

/// The place of a key in a table of so many entries, a power of two.
fn slot(key: u64, entries: usize) -> usize {
    usize::try_from(key >> 32).unwrap_or_default() & (entries - 1)
}

/// What the side to move can do by fours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FourMoves {
    /// It wins here: by a five, or by a four that cannot be stopped.
    Win(Square),
    /// Its fours, each of which has one answer.
    Some(Bitboard),
    /// It has none that does not lose at once.
    None,
}

impl FourMoves {
    /// The four moves of a position that is not over.
    #[inline]
    pub(super) fn of(position: &Position) -> Self {
        let us = position.to_move();
        match Stage::of(position) {
            Stage::Win(square) | Stage::OpenFour(square) => Self::Win(square),
            // The four must stop the five.
            Stage::Forced(square) => match position.threat(square, us) {
                Threat::OpenFour => Self::Win(square),
                threat if threat >= Threat::Four => Self::Some(Bitboard::from_iter([square])),
                _ => Self::None,
            },
            Stage::Lost => Self::None,
            Stage::Defend | Stage::Quiet => {
                let fours = position.squares_between(us, Threat::Four, Threat::FourThree);
                if fours.is_empty() { Self::None } else { Self::Some(fours) }
            }
        }
    }
}

/// A number for the rule and the extent of the board, which the key does not say.
pub(super) fn salt(position: &Position) -> u64 {
    let shape = position.shape();
    let rule = match position.rule() {
        Rule::Freestyle => 0,
        Rule::Standard => 1,
    };
    let game = u64::from(shape.width()) << 16 | u64::from(shape.height()) << 8 | rule;
    game.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;
    use crate::rules::{Game, Point, Variant};

    #[test]
    fn fours_that_do_not_go_on_after_an_answer_do_not_win() {
        let mut rng = Rng::with_seed(1);
        let (mut solvers, mut ended) = ([Vcf::default(), Vcf::selective()], [0; 2]);
        for _ in 0..12_000 {
            let mut game = Game::new(Variant::GOMOKU_15);
            for _ in 0..rng.usize(12..30) {
                // A cell that is taken is drawn again.
                let _ = game.play(Point::new(rng.u8(4..11), rng.u8(4..11)));
            }
            let mut position = Position::of(&game).unwrap();
            let us = position.to_move();
            let FourMoves::Some(fours) = FourMoves::of(&position) else { continue };
            for four in fours.iter() {
                position.place(four);
                let answer = position.squares(us, Threat::Five).first().unwrap();
                for (solver, ended) in solvers.iter_mut().zip(&mut ended) {
                    if !solver.goes_on(&position, answer) {
                        *ended += 1;
                        position.place(answer);
                        let found = solver.wins(&mut position, MAX_MOVES, 10_000);
                        assert_eq!(found, SolverResult::NoWin, "{position:?}");
                        position.undo();
                    }
                }
                position.undo();
            }
        }
        assert!(ended[0] > 20 && ended[1] > 500, "{ended:?}");
    }
}
