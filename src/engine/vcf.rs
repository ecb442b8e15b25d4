//! Victory by continuous fours: every move makes a four, so that every answer is forced.

use super::cell::{Cell, CellSet};
use super::limits::{Limits, Watch};
use super::observer::Observer;
use super::position::Position;
use super::threat::Threat;
use crate::rules::Rule;

/// What a search for a forced win found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found<T> {
    /// It wins, and how.
    Win(T),
    /// There is no such win, or none so short.
    NoWin,
    /// The nodes or the time were used up before.
    Unknown,
}

/// When a search has cost enough.
pub trait Bound {
    /// Whether so many nodes are too many, or the time is up.
    fn is_over(&self, nodes: u64) -> bool;
}

/// So many nodes and no more.
impl Bound for u64 {
    #[inline]
    fn is_over(&self, nodes: u64) -> bool {
        nodes > *self
    }
}

/// Limits and the world around the search, which is asked now and then.
pub struct Watched<'a>(pub Limits, pub &'a dyn Watch);

impl Watched<'_> {
    /// Whether the time is up or the answer wanted now.
    pub fn is_late(&self) -> bool {
        let Self(limits, watch) = self;
        watch.is_stopped() || limits.turn.is_some_and(|turn| watch.elapsed() >= turn)
    }
}

impl Bound for Watched<'_> {
    fn is_over(&self, nodes: u64) -> bool {
        const INTERVAL: u64 = 1 << 6;
        self.0.nodes.is_some_and(|limit| nodes > limit)
            || nodes.is_multiple_of(INTERVAL) && self.is_late()
    }
}

/// The solver, with its own table of positions from which there is no win.
///
/// The side to move attacks. A line ends with the five, or with a four that cannot be stopped while
/// the other side has no five of its own.
#[derive(Clone)]
pub struct Vcf {
    /// The upper bits of a key, and in the lowest eight how many own moves are known not to win.
    failed: Vec<u64>,
    nodes: u64,
    /// Whether the last search was broken off.
    is_over: bool,
    /// Whether fours that build nothing else are left out, unless they stop a five.
    is_hasty: bool,
    /// Tells games apart whose positions have the same keys.
    salt: u64,
    /// The line, last move first.
    line: Vec<Cell>,
}

/// Entries of the usual table: 256 KB.
const ENTRIES: usize = 1 << 15;
/// The bits of an entry that are not the key's.
const DEPTH_BITS: u64 = 0xff;

/// The longest win that is looked for, in own moves: half of the largest board.
pub(super) const LONGEST: u8 = 200;
/// So many own moves do not win, and no more either.
const HOPELESS: u8 = u8::MAX;

/// What came of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Attack {
    Wins,
    /// Not with so few moves, as far as was looked.
    TooLong,
    /// Not with fours.
    Fails,
}

impl Default for Vcf {
    fn default() -> Self {
        Self::with_entries(ENTRIES)
    }
}

impl Vcf {
    /// A solver whose table has so many entries of eight bytes, rounded up to a power of two.
    pub fn with_entries(entries: usize) -> Self {
        let failed = vec![0; entries.next_power_of_two()];
        Self { failed, nodes: 0, is_over: false, is_hasty: false, salt: 0, line: Vec::new() }
    }

    /// A solver that leaves out fours that build nothing else, unless they stop a five: it misses a
    /// few wins, and takes a fraction of the time.
    pub fn hasty() -> Self {
        Self { is_hasty: true, ..Self::default() }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.failed.fill(0);
    }

    /// Positions that the last search visited.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The moves of the last win, in order, attacker and defender in turn.
    pub fn line(&self) -> impl Iterator<Item = Cell> {
        self.line.iter().rev().copied()
    }

    /// Whether the side to move wins with at most `longest` moves of its own, all of them fours but
    /// the last.
    pub fn wins<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        longest: u8,
        limit: u64,
    ) -> Found<()> {
        self.start(position);
        let attack = self.attack(position, longest, &limit);
        self.found(attack)
    }

    /// The shortest win by fours, within so many nodes.
    pub fn shortest<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        limit: u64,
    ) -> Found<Vec<Cell>> {
        self.shortest_within(position, &limit)
    }

    /// The shortest win by fours that the limits of one question allow to be found.
    pub fn shortest_watched<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        limits: Limits,
        watch: &dyn Watch,
    ) -> Found<Vec<Cell>> {
        self.shortest_within(position, &Watched(limits, watch))
    }

    pub(super) fn shortest_within<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        bound: &impl Bound,
    ) -> Found<Vec<Cell>> {
        self.start(position);
        for longest in 1..=LONGEST {
            match self.attack(position, longest, bound) {
                Attack::TooLong if !self.is_over => {}
                attack => {
                    let found = self.found(attack);
                    return match found {
                        Found::Win(()) => Found::Win(self.line().collect()),
                        Found::NoWin => Found::NoWin,
                        Found::Unknown => Found::Unknown,
                    };
                }
            }
        }
        Found::NoWin
    }

    fn start<O: Observer>(&mut self, position: &Position<O>) {
        (self.nodes, self.is_over) = (0, false);
        self.salt = salt(position);
        self.line.clear();
    }

    const fn found(&self, attack: Attack) -> Found<()> {
        match attack {
            Attack::Wins => Found::Win(()),
            _ if self.is_over => Found::Unknown,
            Attack::TooLong | Attack::Fails => Found::NoWin,
        }
    }

    fn attack<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        longest: u8,
        bound: &impl Bound,
    ) -> Attack {
        let us = position.to_move();
        let moves = match Fours::of(position) {
            Fours::Wins(cell) => {
                self.line.push(cell);
                return Attack::Wins;
            }
            Fours::None => return Attack::Fails,
            Fours::Some(moves) => moves,
        };
        let key = position.key() ^ self.salt;
        match self.failed_moves(key) {
            HOPELESS => return Attack::Fails,
            failed if longest <= failed.max(1) => return Attack::TooLong,
            _ => {}
        }
        self.nodes += 1;
        if bound.is_over(self.nodes) {
            self.is_over = true;
            return Attack::TooLong;
        }
        let mut result = Attack::Fails;
        let is_free = position.count(us.opponent(), Threat::Five) == 0;
        // The strongest first: a four with a three most often wins.
        for threat in [Threat::FourThree, Threat::FourPlus, Threat::Four] {
            if self.is_hasty && is_free && threat == Threat::Four {
                break;
            }
            if position.count(us, threat) == 0 {
                continue;
            }
            for cell in moves.intersection(position.cells(us, threat)).iter() {
                position.place(cell);
                // A four has one cell that stops it, so that there is no other answer.
                let reply = position.cells(us, Threat::Five).first();
                let mut attack = Attack::Fails;
                if let Some(reply) = reply {
                    position.place(reply);
                    attack = self.attack(position, longest - 1, bound);
                    position.undo();
                }
                position.undo();
                match attack {
                    Attack::Wins => {
                        self.line.extend(reply);
                        self.line.push(cell);
                        return Attack::Wins;
                    }
                    // What was broken off says nothing: it is not kept.
                    _ if self.is_over => return Attack::TooLong,
                    Attack::TooLong => result = Attack::TooLong,
                    Attack::Fails => {}
                }
            }
        }
        self.note_failure(key, if result == Attack::Fails { HOPELESS } else { longest });
        result
    }

    fn slot(&self, key: u64) -> usize {
        usize::try_from(key >> 32).unwrap_or_default() & (self.failed.len() - 1)
    }

    /// How many own moves are known not to win.
    fn failed_moves(&self, key: u64) -> u8 {
        let entry = self.failed[self.slot(key)];
        if entry & !DEPTH_BITS == key & !DEPTH_BITS { (entry & DEPTH_BITS) as u8 } else { 0 }
    }

    fn note_failure(&mut self, key: u64, moves: u8) {
        let slot = self.slot(key);
        self.failed[slot] = key & !DEPTH_BITS | u64::from(moves);
    }
}

/// What the side to move can do by fours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fours {
    /// It wins here: by a five, or by a four that cannot be stopped.
    Wins(Cell),
    /// Its fours, each of which has one answer.
    Some(CellSet),
    /// It has none that does not lose at once.
    None,
}

impl Fours {
    /// What there is to do in a position that is not over.
    #[inline]
    pub(super) fn of<O: Observer>(position: &Position<O>) -> Self {
        let us = position.to_move();
        let them = us.opponent();
        if position.count(us, Threat::Five) > 0
            && let Some(cell) = position.cells(us, Threat::Five).first()
        {
            return Self::Wins(cell);
        }
        let fives = position.count(them, Threat::Five);
        if fives > 0 {
            // The four must stop the only five.
            let Some(only) = position.cells(them, Threat::Five).first() else { return Self::None };
            return match position.threat(only, us) {
                _ if fives > 1 => Self::None,
                Threat::OpenFour => Self::Wins(only),
                threat if threat >= Threat::Four => Self::Some(CellSet::from_iter([only])),
                _ => Self::None,
            };
        }
        if position.count(us, Threat::OpenFour) > 0
            && let Some(cell) = position.cells(us, Threat::OpenFour).first()
        {
            return Self::Wins(cell);
        }
        let fours = position.cells_between(us, Threat::Four, Threat::FourThree);
        if fours.is_empty() { Self::None } else { Self::Some(fours) }
    }
}

/// A number for the rule and the extent of the board, which the key does not say.
pub(super) fn salt<O: Observer>(position: &Position<O>) -> u64 {
    let shape = position.shape();
    let rule = match position.rule() {
        Rule::Freestyle => 0,
        Rule::Standard => 1,
    };
    let game = u64::from(shape.width()) << 16 | u64::from(shape.height()) << 8 | rule;
    game.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
