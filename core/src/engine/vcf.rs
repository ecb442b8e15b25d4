//! Victory by continuous fours (VCF): every move makes a four, so every answer is forced.

mod zone;

use std::time::Duration;

use super::board::{Bitboard, Position, Square};
use super::movegen::{Answer, Stage};
use super::patterns::Threat;
use crate::limits::{Limits, Watch};
use crate::memory::Memory;
use crate::rules::salt;

pub(super) use zone::RelevanceZone;

/// Result of a search for a forced win, with the moves of both sides if requested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolverResult<T = Vec<Square>> {
    /// Win that is proved.
    Win(T),
    /// No such win, or none as short as requested.
    NoWin,
    /// Undecided: nodes or time ran out.
    Unknown,
}

impl<T> SolverResult<T> {
    pub fn win(self) -> Option<T> {
        match self {
            Self::Win(win) => Some(win),
            Self::NoWin | Self::Unknown => None,
        }
    }
}

/// Limits of a search for a forced win.
pub struct SolverLimits<'a> {
    pub(super) nodes: u64,
    pub(super) turn: Option<Duration>,
    watch: Option<&'a dyn Watch>,
}

impl<'a> SolverLimits<'a> {
    /// Creates limits of nodes and time for one search, which polls its clock and stop flag now and
    /// then.
    pub fn new(limits: Limits, watch: &'a dyn Watch) -> Self {
        let nodes = limits.nodes.unwrap_or(u64::MAX);
        Self { nodes, turn: limits.turn, watch: Some(watch) }
    }

    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, turn: None, watch: None }
    }

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

/// Solver of wins by fours, with its own table of positions without such a win.
///
/// The side to move attacks. A win ends with a five, or with an unstoppable four if the opponent
/// has no five of its own.
pub struct Vcf {
    /// Entries. The lowest eight bits hold the number of own moves within which there is no win,
    /// the others the upper bits of the key.
    table: Memory<u64>,
    nodes: u64,
    is_stopped: bool,
    is_selective: bool,
    /// Distinguishes games whose positions have the same keys.
    salt: u64,
    /// Principal variation, last move first.
    pv: Vec<Square>,
}

const ENTRIES: usize = 1 << 15;
const MOVES_BITS: u64 = 0xff;

/// Longest win searched for, in own moves: half of the largest board.
pub(super) const MAX_MOVES: u8 = 200;
/// No win with any number of moves.
const ANY_MOVES: u8 = u8::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NodeResult {
    Win,
    NoShortWin,
    NoWin,
}

impl Default for Vcf {
    fn default() -> Self {
        Self::with_entries(ENTRIES)
    }
}

impl Vcf {
    /// Creates a table of this many entries of eight bytes, rounded up to a power of two.
    pub fn with_entries(entries: usize) -> Self {
        let table = Memory::of(entries.next_power_of_two());
        Self { table, nodes: 0, is_stopped: false, is_selective: false, salt: 0, pv: Vec::new() }
    }

    /// Creates a solver that misses a few wins, but takes a fraction of the time.
    pub fn selective() -> Self {
        Self { is_selective: true, ..Self::default() }
    }

    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Moves of the last win, attacker and defender in turn.
    pub fn pv(&self) -> impl Iterator<Item = Square> {
        self.pv.iter().rev().copied()
    }

    /// Checks whether the side to move wins within this many own moves, all but the last of them
    /// fours, as far as the nodes suffice.
    pub fn wins(&mut self, position: &mut Position, moves: u8, nodes: u64) -> SolverResult<()> {
        self.start(position);
        let result = self.search(position, moves, &SolverLimits::nodes(nodes));
        self.result(result)
    }

    pub fn shortest(&mut self, position: &mut Position, limits: &SolverLimits<'_>) -> SolverResult {
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
        self.salt = salt(position.shape(), position.rule());
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
        // Strongest first: a four with a three wins most often.
        for threat in [Threat::FourDoubleThree, Threat::FourThree, Threat::FourPlus, Threat::Four] {
            if threat < least || position.count(us, threat) == 0 {
                continue;
            }
            for square in fours.intersection(position.squares(us, threat)).iter() {
                if threat == Threat::FourDoubleThree && position.is_foul(square, us) {
                    continue;
                }
                position.place(square);
                let answer = match Answer::of(position) {
                    Answer::Only(answer) => Some(answer),
                    // The attacker is not known to win after each of them.
                    Answer::First(_) => None,
                    Answer::None => {
                        position.undo();
                        self.pv.push(square);
                        return NodeResult::Win;
                    }
                };
                let mut child = NodeResult::NoWin;
                if let Some(answer) = answer.filter(|&answer| self.goes_on(position, answer)) {
                    // The table is probed before the stone is placed.
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
                    // An aborted search proves nothing and is not stored.
                    _ if self.is_stopped => return NodeResult::NoShortWin,
                    NodeResult::NoShortWin => result = NodeResult::NoShortWin,
                    NodeResult::NoWin => {}
                }
            }
        }
        self.store(key, if result == NodeResult::NoWin { ANY_MOVES } else { moves });
        result
    }

    /// Checks, before an answer is placed, whether the attacker has fours after it. The answer
    /// removes some, and adds none, except where it makes a foul a four.
    #[inline]
    fn goes_on(&self, position: &Position, answer: Square) -> bool {
        let defender = position.to_move();
        let least = self.least(position.threat(answer, defender) < Threat::Four);
        let attacker = defender.opponent();
        position.has_between(attacker, least, Threat::OpenFour)
            || position.count(attacker, Threat::Foul) > 0
    }

    /// Least four to try, depending on whether the attacker is free or must stop a five.
    #[inline]
    const fn least(&self, is_free: bool) -> Threat {
        if self.is_selective && is_free { Threat::FourPlus } else { Threat::Four }
    }

    /// Number of own moves within which no win is known to exist.
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

/// Index of a key in a table whose number of entries is a power of two.
fn slot(key: u64, entries: usize) -> usize {
    usize::try_from(key >> 32).unwrap_or_default() & (entries - 1)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FourMoves {
    Win(Square),
    Some(Bitboard),
    /// No four that does not lose at once.
    None,
}

impl FourMoves {
    #[inline]
    pub(super) fn of(position: &Position) -> Self {
        let us = position.to_move();
        match Stage::of(position) {
            Stage::Win(square) | Stage::OpenFour(square) => Self::Win(square),
            // The four must stop the five.
            Stage::Forced(square) => match position.threat(square, us) {
                Threat::OpenFour => Self::Win(square),
                _ if position.blocks_fives() => {
                    let answers = position.answers(us.opponent());
                    let fours = position.fours(us).intersection(&answers);
                    if fours.is_empty() { Self::None } else { Self::Some(fours) }
                }
                threat if threat >= Threat::Four => Self::Some(Bitboard::from_iter([square])),
                _ => Self::None,
            },
            Stage::Lost => Self::None,
            Stage::Defend | Stage::Quiet => {
                let fours = position.fours(us);
                if fours.is_empty() { Self::None } else { Self::Some(fours) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;
    use crate::rules::{Game, Point, Variant};

    #[test]
    fn fours_that_end_with_an_answer_do_not_win() {
        let mut rng = Rng::with_seed(1);
        let (mut solvers, mut ended) = ([Vcf::default(), Vcf::selective()], [0; 2]);
        for _ in 0..12_000 {
            let mut game = Game::new(Variant::GOMOKU_15);
            for _ in 0..rng.usize(12..30) {
                // An occupied cell is drawn again.
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
