//! Victory by continuous threats (VCT): every move of the attacker threatens to win by fours.

mod moves;
mod pv;
mod table;

use super::board::{Bitboard, Position, Square};
use super::patterns::Threat;
use super::vcf::{FourMoves, SolverLimits, SolverResult, Vcf};
use crate::rules::salt;
use moves::{attacker_moves, defender_moves};
use table::{INFINITE, ProofNumbers, ProofTable, Thresholds};

/// Solver of wins by threes and fours, with its own tables. The side to move attacks.
///
/// Uses depth-first proof-number search (df-pn; Nagai 2002). An OR node, where the attacker moves,
/// is proved if one of its moves wins. An AND node, where the defender moves, is proved if every
/// move that can matter loses. Only moves of the attacker are ever omitted, so every win found is
/// correct.
pub struct Vct {
    table: ProofTable,
    vcf: Vcf,
    nodes: u64,
    is_stopped: bool,
    salt: u64,
}

/// Search for a win in one position.
struct Proof<'a> {
    vct: &'a mut Vct,
    position: &'a mut Position,
    limits: SolverLimits<'a>,
}

const FOURS_NODES: u64 = 300;
const MAX_FOURS: u16 = 20;

struct ChildNode {
    square: Square,
    numbers: ProofNumbers,
}

/// Side to move, and the number of moves left to the attacker, excluding those that stop a five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ProofNode {
    Or(u16),
    And(u16),
}

const ANY_LENGTH: u16 = u16::MAX;

impl ProofNode {
    /// Node after a move; a forced one stops a five.
    const fn child(self, is_forced: bool) -> Self {
        match self {
            Self::Or(left) if is_forced || left == ANY_LENGTH => Self::And(left),
            Self::Or(left) => Self::And(left.saturating_sub(1)),
            Self::And(left) => Self::Or(left),
        }
    }

    /// Same side, with this limit of the attacker's moves.
    const fn within(self, left: u16) -> Self {
        match self {
            Self::Or(_) => Self::Or(left),
            Self::And(_) => Self::And(left),
        }
    }

    const fn is_won(self, numbers: ProofNumbers) -> bool {
        match self {
            Self::Or(_) => numbers.phi == 0,
            Self::And(_) => numbers.delta == 0,
        }
    }

    fn salt(self) -> u64 {
        match self {
            Self::Or(ANY_LENGTH) | Self::And(ANY_LENGTH) => 0,
            Self::Or(left) | Self::And(left) => {
                u64::from(left + 1).wrapping_mul(0xd6e8_feb8_6659_fd93)
            }
        }
    }
}

impl Vct {
    pub fn new(memory: usize) -> Self {
        let (table, vcf) = (ProofTable::new(memory), Vcf::default());
        Self { table, vcf, nodes: 0, is_stopped: false, salt: 0 }
    }

    pub fn bytes(&self) -> [usize; 2] {
        self.table.bytes()
    }

    /// Positions visited by the last search, without its searches for fours.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Finds a win by threes and fours: the moves of both sides in turn, up to the five or an
    /// unstoppable four. The defender delays the end as long as possible. Shorter wins are searched
    /// for, but may be missed.
    ///
    /// `NoWin` means that no threats win; there may be wins without threats.
    pub fn solve(&mut self, position: &mut Position, limits: SolverLimits<'_>) -> SolverResult {
        self.at(position, limits).search(ProofNode::Or(ANY_LENGTH), true)
    }

    /// Works like [`solve`](Self::solve), but returns the first win found.
    pub fn solve_any(&mut self, position: &mut Position, limits: SolverLimits<'_>) -> SolverResult {
        self.at(position, limits).search(ProofNode::Or(ANY_LENGTH), false)
    }

    /// Works like [`solve_any`](Self::solve_any), within this many moves of the side to move,
    /// excluding those that stop a five.
    pub fn solve_within(
        &mut self,
        position: &mut Position,
        moves: u16,
        limits: SolverLimits<'_>,
    ) -> SolverResult {
        self.at(position, limits).search(ProofNode::Or(moves), false)
    }

    /// Works like [`solve`](Self::solve), for the side that has just moved. The line starts with
    /// the longest defence, and is empty if the last move made an unstoppable four.
    pub fn solve_defended(
        &mut self,
        position: &mut Position,
        limits: SolverLimits<'_>,
    ) -> SolverResult {
        let defender = position.to_move();
        let fives = |side| position.count(side, Threat::Five);
        if fives(defender) == 0 && fives(defender.opponent()) > 1 {
            return SolverResult::Win(Vec::new());
        }
        self.at(position, limits).search(ProofNode::And(ANY_LENGTH), true)
    }

    /// Checks for a win by threes and fours, without returning the moves.
    pub fn wins(&mut self, position: &mut Position, limits: SolverLimits<'_>) -> SolverResult<()> {
        match self.at(position, limits).prove(ProofNode::Or(ANY_LENGTH)) {
            ProofNumbers { phi: 0, .. } => SolverResult::Win(()),
            _ if self.is_stopped => SolverResult::Unknown,
            _ => SolverResult::NoWin,
        }
    }

    /// Moves with which the side to move may answer a threat to win by fours; all others lose.
    /// `None` if no such threat was found.
    pub fn defences(&mut self, position: &mut Position) -> Option<Bitboard> {
        match defender_moves(position, &mut self.vcf, ANY_LENGTH) {
            Ok(moves) => Some(moves),
            Err(numbers) => (numbers.delta == 0).then(Bitboard::default),
        }
    }

    const fn at<'a>(
        &'a mut self,
        position: &'a mut Position,
        limits: SolverLimits<'a>,
    ) -> Proof<'a> {
        Proof { vct: self, position, limits }
    }

    /// Number of moves within which the attacker wins by fours, if it does.
    fn wins_by_fours(&mut self, position: &mut Position, left: u16) -> Option<u16> {
        let longest = u8::try_from(left.min(MAX_FOURS)).unwrap_or(u8::MAX);
        let found = self.vcf.wins(position, longest, FOURS_NODES);
        let moves = || u16::try_from(self.vcf.pv().count().div_ceil(2)).unwrap_or(u16::MAX);
        (found == SolverResult::Win(())).then(moves)
    }
}

impl Proof<'_> {
    fn prove(&mut self, root: ProofNode) -> ProofNumbers {
        (self.vct.nodes, self.vct.is_stopped) = (0, false);
        let (position, to_move) = (&self.position, self.position.to_move());
        let attacker = match root {
            ProofNode::Or(_) => to_move,
            ProofNode::And(_) => to_move.opponent(),
        };
        // If the other side attacks, the same stones have different numbers.
        self.vct.salt = salt(position.shape(), position.rule()) ^ u64::from(attacker as u8);
        self.dfpn(root, Thresholds::NONE)
    }

    fn search(mut self, mut root: ProofNode, shortens: bool) -> SolverResult {
        let numbers = self.prove(root);
        if !root.is_won(numbers) {
            let (unknown, none) = (SolverResult::Unknown, SolverResult::NoWin);
            return if self.vct.is_stopped { unknown } else { none };
        }
        if shortens {
            root = self.shorten(root, numbers.moves);
        }
        self.pv(root).map_or(SolverResult::Unknown, SolverResult::Win)
    }

    fn dfpn(&mut self, node: ProofNode, thresholds: Thresholds) -> ProofNumbers {
        let key = self.position.key() ^ self.vct.salt ^ node.salt();
        let known = self.vct.table.probe(key);
        if let Some(numbers) = known.filter(ProofNumbers::is_solved) {
            return numbers;
        }
        let before = self.vct.nodes;
        self.vct.nodes += 1;
        self.vct.is_stopped |= self.limits.are_over(self.vct.nodes);
        let mut children = match self.expand(node, known.is_none()) {
            Ok(children) => children,
            Err(numbers) => {
                self.vct.table.store(key, numbers, 1);
                return numbers;
            }
        };
        let is_forced = matches!(node, ProofNode::Or(_)) && is_forced(self.position);
        loop {
            let numbers = combine(&children, node, is_forced);
            let ProofNumbers { phi, delta, .. } = numbers;
            let is_enough = phi >= thresholds.phi || delta >= thresholds.delta;
            if is_enough || numbers.is_solved() || self.vct.is_stopped {
                self.vct.table.store(key, numbers, self.vct.nodes - before);
                return numbers;
            }
            let (best, second) = best_child(&children);
            let ChildNode { square, numbers } = children[best];
            let thresholds = Thresholds {
                phi: (thresholds.delta - delta).saturating_add(numbers.phi).min(INFINITE),
                // A little beyond the second best, which avoids switching back and forth (the 1 +
                // epsilon trick; Pawlewicz and Lew 2006).
                delta: thresholds.phi.min(second.saturating_add(1 + second / 4)),
            };
            children[best].numbers = self.dfpn_after(square, node.child(is_forced), thresholds);
        }
    }

    /// Proof numbers of the node after a move.
    fn dfpn_after(
        &mut self,
        square: Square,
        node: ProofNode,
        thresholds: Thresholds,
    ) -> ProofNumbers {
        self.position.place(square);
        let numbers = self.dfpn(node, thresholds);
        self.position.undo();
        numbers
    }

    /// Children to search, or the numbers of a node that needs no search.
    fn expand(&mut self, node: ProofNode, is_new: bool) -> Result<Vec<ChildNode>, ProofNumbers> {
        let Self { vct, position, .. } = self;
        let moves = match node {
            ProofNode::Or(0) => Bitboard::default(),
            ProofNode::Or(left) => match FourMoves::of(position) {
                FourMoves::Win(_) => return Err(ProofNumbers::proved(1)),
                FourMoves::Some(_) if is_new => match vct.wins_by_fours(position, left) {
                    Some(moves) => return Err(ProofNumbers::proved(moves)),
                    None => attacker_moves(position),
                },
                FourMoves::Some(_) | FourMoves::None => attacker_moves(position),
            },
            ProofNode::And(left) => defender_moves(position, &mut vct.vcf, left)?,
        };
        if moves.is_empty() {
            return Err(ProofNumbers::disproved(0));
        }
        let us = position.to_move();
        let salt = vct.salt ^ node.child(is_forced(position)).salt();
        let child = |square: Square| {
            let known = vct.table.probe(position.key_after(square) ^ salt);
            let numbers = known.unwrap_or_else(|| first_numbers(position.threat(square, us), node));
            ChildNode { square, numbers }
        };
        Ok(moves.iter().map(child).collect())
    }
}

fn is_forced(position: &Position) -> bool {
    position.count(position.to_move().opponent(), Threat::Five) > 0
}

fn combine(children: &[ChildNode], node: ProofNode, is_forced: bool) -> ProofNumbers {
    let numbers = || children.iter().map(|child| child.numbers);
    let phi = numbers().map(|child| child.delta).min().unwrap_or(INFINITE);
    let delta: u64 = numbers().map(|child| u64::from(child.phi)).sum();
    let delta = u32::try_from(delta).unwrap_or(INFINITE).min(INFINITE);
    let moves = match node {
        ProofNode::Or(_) => {
            let won = numbers().filter(|child| child.delta == 0);
            won.map(|child| child.moves.saturating_add(u16::from(!is_forced))).min()
        }
        ProofNode::And(_) => numbers().map(|child| child.moves).max(),
    };
    ProofNumbers { phi, delta, moves: moves.unwrap_or_default() }
}

fn best_child(children: &[ChildNode]) -> (usize, u32) {
    let (mut best, mut least, mut second) = (0, INFINITE, INFINITE);
    for (index, child) in children.iter().enumerate() {
        let delta = child.numbers.delta;
        if delta < least {
            (best, least, second) = (index, delta, least);
        } else if delta < second {
            second = delta;
        }
    }
    (best, second)
}

/// Initial numbers of an unvisited node after a move with this threat.
fn first_numbers(threat: Threat, node: ProofNode) -> ProofNumbers {
    let (phi, delta) = match (node, threat) {
        (ProofNode::Or(_), Threat::FourThree | Threat::DoubleThree) => (2, 1),
        (ProofNode::Or(_), Threat::FourPlus | Threat::Four | Threat::OpenThreePlus) => (1, 2),
        (ProofNode::Or(_), Threat::OpenThree) => (1, 3),
        (ProofNode::Or(_), _) => (1, 8),
        (ProofNode::And(_), _) => (1, 1),
    };
    ProofNumbers { phi, delta, moves: 0 }
}
