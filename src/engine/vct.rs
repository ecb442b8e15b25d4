//! Victory by continuous threats: every move of the attacker threatens to win by fours.

mod attack;
mod defence;
mod line;
mod numbers;

use super::cell::{Cell, CellSet};
use super::limits::{Limits, Watch};
use super::observer::Observer;
use super::position::Position;
use super::threat::Threat;
use super::vcf::{Found, Fours, Vcf, Watched, salt};
use attack::attack;
use defence::{Defence, defence};
use numbers::{INFINITE, Known, Numbers, Table};

/// The solver, with its own tables. The side to move attacks.
///
/// It proves by proof numbers, depth first (df-pn; Nagai 2002). A position of the attacker is won
/// if one of its moves wins, one of the defender if every move that can matter loses; see
/// `defence`. What is left out is only ever a try of the attacker, so that a win that is found is
/// one.
pub struct Vct {
    table: Table,
    vcf: Vcf,
    nodes: u64,
    is_over: bool,
    /// Tells apart what has the same key.
    salt: u64,
}

/// One search: what it may cost.
struct Bounds<'a> {
    watched: Watched<'a>,
    nodes: u64,
}

impl Bounds<'_> {
    fn is_over(&self, nodes: u64) -> bool {
        const INTERVAL: u64 = 1 << 6;
        nodes > self.nodes || nodes % INTERVAL == 1 && self.watched.is_late()
    }
}

/// Nodes for the question whether fours alone win.
const FOURS_NODES: u64 = 300;
/// The longest win by fours that is looked for on the way.
const LONGEST_FOURS: u16 = 20;

/// A move, and what is known of the position after it.
struct Child {
    cell: Cell,
    known: Known,
}

/// What a side has to prove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// That it wins with so many more moves; those that stop a five do not count.
    Attacks(u16),
    /// That it is not beaten with so many moves.
    Defends(u16),
}

/// Moves enough for every win.
const ANY_LENGTH: u16 = u16::MAX;

impl Role {
    /// How many moves the attacker has left.
    const fn left(self) -> u16 {
        match self {
            Self::Attacks(left) | Self::Defends(left) => left,
        }
    }

    /// The other side's role after a move, which stopped a five or not.
    const fn next(self, is_forced: bool) -> Self {
        match self {
            Self::Attacks(left) if is_forced || left == ANY_LENGTH => Self::Defends(left),
            Self::Attacks(left) => Self::Defends(left.saturating_sub(1)),
            Self::Defends(left) => Self::Attacks(left),
        }
    }

    /// What makes the key another one where the moves are counted.
    fn salt(self) -> u64 {
        match self.left() {
            ANY_LENGTH => 0,
            left => u64::from(left + 1).wrapping_mul(0xd6e8_feb8_6659_fd93),
        }
    }
}

impl Vct {
    /// A solver whose table takes so many bytes.
    pub fn new(memory: usize) -> Self {
        let vcf = Vcf::default();
        Self { table: Table::new(memory), vcf, nodes: 0, is_over: false, salt: 0 }
    }

    /// Positions that the last search visited, but for those of its searches for fours.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// A win by threes and fours: the moves of both sides in turn, to the five or to a four that
    /// cannot be stopped. The defender answers with what holds out longest. There may be a shorter
    /// win: it is looked for, but not until none is left.
    ///
    /// `NoWin` means that no threats were found that win; there may be wins without threats.
    pub fn solve<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        limits: Limits,
        watch: &dyn Watch,
    ) -> Found<Vec<Cell>> {
        self.search(position, limits, watch, true)
    }

    /// A win by threes and fours as [`solve`](Self::solve) finds it, but the first one.
    pub fn solve_somehow<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        limits: Limits,
        watch: &dyn Watch,
    ) -> Found<Vec<Cell>> {
        self.search(position, limits, watch, false)
    }

    fn search<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        limits: Limits,
        watch: &dyn Watch,
        shortens: bool,
    ) -> Found<Vec<Cell>> {
        (self.nodes, self.is_over) = (0, false);
        // Whoever attacks, the same stones mean something else.
        self.salt = salt(position) ^ u64::from(position.to_move() as u8);
        let nodes = limits.nodes.unwrap_or(u64::MAX);
        let mut bounds = Bounds { watched: Watched(limits, watch), nodes };
        let mut role = Role::Attacks(ANY_LENGTH);
        let known = self.visit(position, role, Numbers::UNLIMITED, &bounds);
        if known.numbers.phi > 0 {
            return if self.is_over { Found::Unknown } else { Found::NoWin };
        }
        if shortens {
            role = self.shortest_role(position, known.moves, &mut bounds);
        }
        self.line(position, role, &mut bounds).map_or(Found::Unknown, Found::Win)
    }

    /// Searches until the numbers reach a limit.
    fn visit<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        role: Role,
        limits: Numbers,
        bounds: &Bounds<'_>,
    ) -> Known {
        let key = position.key() ^ self.salt ^ role.salt();
        let known = self.table.get(key);
        if let Some(known) = known.filter(Known::is_decided) {
            return known;
        }
        let before = self.nodes;
        self.nodes += 1;
        self.is_over |= bounds.is_over(self.nodes);
        let mut children = match self.children(position, role, known.is_none()) {
            Ok(children) => children,
            Err(known) => {
                self.table.put(key, known, 1);
                return known;
            }
        };
        let is_forced = matches!(role, Role::Attacks(_)) && is_forced(position);
        loop {
            let known = sum(&children, role, is_forced);
            let Numbers { phi, delta } = known.numbers;
            let is_enough = phi >= limits.phi || delta >= limits.delta;
            if is_enough || known.is_decided() || self.is_over {
                self.table.put(key, known, self.nodes - before);
                return known;
            }
            let (best, second) = best_two(&children);
            let Child { cell, known } = children[best];
            let limits = Numbers {
                phi: (limits.delta - delta).saturating_add(known.numbers.phi).min(INFINITE),
                // A little further than the second best, lest one goes back and forth.
                delta: limits.phi.min(second.saturating_add(1 + second / 4)),
            };
            position.place(cell);
            children[best].known = self.visit(position, role.next(is_forced), limits, bounds);
            position.undo();
        }
    }

    /// The moves that are to be tried, or what is known without.
    fn children<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        role: Role,
        is_new: bool,
    ) -> Result<Vec<Child>, Known> {
        let decided = |numbers: Numbers, moves: u16| Err(Known { numbers, moves });
        let moves = match role {
            Role::Attacks(0) => CellSet::default(),
            Role::Attacks(left) => match Fours::of(position) {
                Fours::Wins(_) => return decided(Numbers::DONE, 1),
                Fours::Some(_) if is_new => match self.wins_by_fours(position, left) {
                    Some(moves) => return decided(Numbers::DONE, moves),
                    None => attack(position),
                },
                Fours::Some(_) | Fours::None => attack(position),
            },
            Role::Defends(left) => match defence(position, &mut self.vcf, left) {
                Defence::Holds => return decided(Numbers::DONE, 0),
                Defence::Lost => return decided(Numbers::REFUTED, 1),
                Defence::Moves(moves) => moves,
            },
        };
        if moves.is_empty() {
            return decided(Numbers::REFUTED, 0);
        }
        let us = position.to_move();
        let salt = self.salt ^ role.next(is_forced(position)).salt();
        let child = |cell: Cell| {
            let known = self.table.get(position.key_after(cell) ^ salt);
            let known = known.unwrap_or_else(|| guess(position.threat(cell, us), role));
            Child { cell, known }
        };
        Ok(moves.iter().map(child).collect())
    }

    /// With how many moves the attacker wins by fours, if it does.
    fn wins_by_fours<O: Observer>(&mut self, position: &mut Position<O>, left: u16) -> Option<u16> {
        let longest = u8::try_from(left.min(LONGEST_FOURS)).unwrap_or(u8::MAX);
        let found = self.vcf.wins(position, longest, FOURS_NODES);
        let moves = || u16::try_from(self.vcf.line().count().div_ceil(2)).unwrap_or(u16::MAX);
        (found == Found::Win(())).then(moves)
    }
}

/// Whether the side to move must stop a five.
fn is_forced<O: Observer>(position: &Position<O>) -> bool {
    position.count(position.to_move().opponent(), Threat::Five) > 0
}

/// What is known of a position from what is known after its moves.
fn sum(children: &[Child], role: Role, is_forced: bool) -> Known {
    let phi = children.iter().map(|child| child.known.numbers.delta).min().unwrap_or(INFINITE);
    let delta: u64 = children.iter().map(|child| u64::from(child.known.numbers.phi)).sum();
    let delta = u32::try_from(delta).unwrap_or(INFINITE).min(INFINITE);
    let moves = match role {
        Role::Attacks(_) => {
            let won = children.iter().filter(|child| child.known.numbers.delta == 0);
            won.map(|child| child.known.moves.saturating_add(u16::from(!is_forced))).min()
        }
        Role::Defends(_) => children.iter().map(|child| child.known.moves).max(),
    };
    Known { numbers: Numbers { phi, delta }, moves: moves.unwrap_or_default() }
}

/// The most promising move, and the number of the one after it.
fn best_two(children: &[Child]) -> (usize, u32) {
    let (mut best, mut least, mut second) = (0, INFINITE, INFINITE);
    for (index, child) in children.iter().enumerate() {
        let delta = child.known.numbers.delta;
        if delta < least {
            (best, least, second) = (index, delta, least);
        } else if delta < second {
            second = delta;
        }
    }
    (best, second)
}

/// The numbers of a position that nobody has looked at yet, after a move that threatens this.
fn guess(threat: Threat, role: Role) -> Known {
    let numbers = match (role, threat) {
        (Role::Attacks(_), Threat::FourThree | Threat::DoubleThree) => Numbers { phi: 2, delta: 1 },
        (Role::Attacks(_), Threat::FourPlus | Threat::Four | Threat::OpenThreePlus) => {
            Numbers { phi: 1, delta: 2 }
        }
        (Role::Attacks(_), Threat::OpenThree) => Numbers { phi: 1, delta: 3 },
        (Role::Attacks(_), _) => Numbers { phi: 1, delta: 8 },
        (Role::Defends(_), _) => Numbers { phi: 1, delta: 1 },
    };
    Known { numbers, moves: 0 }
}
