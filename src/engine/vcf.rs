//! Victory by continuous fours: every move makes a four, so that every answer is forced.

use super::cell::{Cell, CellSet};
use super::observer::Observer;
use super::position::Position;
use super::threat::Threat;

/// What a search for a forced win found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found<T> {
    /// It wins, and how.
    Win(T),
    /// There is no such win, or none so short.
    NoWin,
    /// The nodes were used up before.
    Unknown,
}

/// The solver, with its own table of positions from which there is no win.
///
/// The side to move attacks. A line ends with the five, or with a four that cannot be stopped while
/// the other side has no five of its own.
#[derive(Clone)]
pub struct Vcf {
    /// The upper bits of a key, and in the lowest eight how many fours are known not to win.
    failed: Vec<u64>,
    nodes: u64,
    limit: u64,
    /// Whether the last search left a four untried because it had made enough.
    was_cut: bool,
    /// The line, last move first.
    line: Vec<Cell>,
}

/// Entries of the table: 256 KB.
const ENTRIES: usize = 1 << 15;
/// The bits of an entry that are not the key's.
const DEPTH_BITS: u64 = 0xff;

/// The longest win that is looked for, in own moves.
pub const LONGEST: u8 = 100;

impl Default for Vcf {
    fn default() -> Self {
        Self { failed: vec![0; ENTRIES], nodes: 0, limit: 0, was_cut: false, line: Vec::new() }
    }
}

impl Vcf {
    /// Forgets everything, as after a change of rule.
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
        (self.nodes, self.limit, self.was_cut) = (0, limit, false);
        self.line.clear();
        if self.attack(position, longest) {
            Found::Win(())
        } else if self.nodes > self.limit {
            Found::Unknown
        } else {
            Found::NoWin
        }
    }

    /// The shortest win by fours.
    pub fn shortest<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        limit: u64,
    ) -> Found<Vec<Cell>> {
        let mut nodes = 0;
        for longest in 1..=LONGEST {
            let found = self.wins(position, longest, limit.saturating_sub(nodes));
            nodes += self.nodes;
            match found {
                Found::Win(()) => return Found::Win(self.line().collect()),
                Found::Unknown => return Found::Unknown,
                // No line was cut off: longer ones are not there either.
                Found::NoWin if !self.was_cut => return Found::NoWin,
                Found::NoWin => {}
            }
        }
        Found::NoWin
    }

    fn attack<O: Observer>(&mut self, position: &mut Position<O>, fours: u8) -> bool {
        let us = position.to_move();
        let them = us.opponent();
        if position.count(us, Threat::Five) > 0 {
            self.line.extend(position.cells(us, Threat::Five).first());
            return true;
        }
        let forced = match position.count(them, Threat::Five) {
            0 => None,
            1 => position.cells(them, Threat::Five).first(),
            _ => return false,
        };
        let moves = match forced {
            Some(only) if position.threat(only, us) >= Threat::Four => CellSet::from_iter([only]),
            Some(_) => return false,
            None if position.count(us, Threat::OpenFour) > 0 => {
                self.line.extend(position.cells(us, Threat::OpenFour).first());
                return true;
            }
            None => position.cells_between(us, Threat::Four, Threat::FourThree),
        };
        if forced.is_some_and(|only| position.threat(only, us) == Threat::OpenFour) {
            self.line.extend(forced);
            return true;
        }
        if moves.is_empty() {
            return false;
        }
        if fours <= 1 || self.is_known_to_fail(position.key(), fours) {
            self.was_cut = true;
            return false;
        }
        self.nodes += 1;
        if self.nodes > self.limit {
            return false;
        }
        // The strongest first: a four with a three most often wins.
        for threat in [Threat::FourThree, Threat::FourPlus, Threat::Four] {
            if position.count(us, threat) == 0 {
                continue;
            }
            for cell in moves.intersection(position.cells(us, threat)).iter() {
                position.place(cell);
                let reply = position.cells(us, Threat::Five).first();
                let mut wins = false;
                if let Some(reply) = reply {
                    position.place(reply);
                    wins = self.attack(position, fours - 1);
                    position.undo();
                }
                position.undo();
                if wins {
                    self.line.extend(reply);
                    self.line.push(cell);
                    return true;
                }
                if self.nodes > self.limit {
                    return false;
                }
            }
        }
        self.note_failure(position.key(), fours);
        false
    }

    fn slot(key: u64) -> usize {
        usize::try_from(key >> 40).unwrap_or_default() % ENTRIES
    }

    fn is_known_to_fail(&self, key: u64, fours: u8) -> bool {
        let entry = self.failed[Self::slot(key)];
        entry & !DEPTH_BITS == key & !DEPTH_BITS && entry & DEPTH_BITS >= u64::from(fours)
    }

    fn note_failure(&mut self, key: u64, fours: u8) {
        self.failed[Self::slot(key)] = key & !DEPTH_BITS | u64::from(fours);
    }
}
