//! Victory by continuous threats (VCT): every move of the attacker threatens to win by fours.

mod attacker;
mod defender;
mod pv;
mod table;

use super::board::{Bitboard, Position, Square};
use super::patterns::Threat;
use super::vcf::{FourMoves, SolverLimits, SolverResult, Vcf, salt};
use attacker::attacker_moves;
use defender::{Defence, defender_moves};
use table::{INFINITE, Numbers, ProofTable, Thresholds};

/// The solver, with its own tables. The side to move attacks.
///
/// It is a depth-first proof-number search (df-pn; Nagai 2002). An OR node, where the attacker moves, is
/// proved if one of its moves wins; an AND node, where the defender moves, if every move that can matter
/// loses. Only moves of the attacker are ever left out, so that every win found is correct.
pub struct Vct {
    table: ProofTable,
    vcf: Vcf,
    nodes: u64,
    is_stopped: bool,
    /// Distinguishes positions with the same key.
    salt: u64,
}

/// Nodes for the question whether fours alone win.
const FOURS_NODES: u64 = 300;
/// The longest win by fours that is looked for on the way.
const MAX_FOURS: u16 = 20;

/// A move, and the numbers of the position after it.
struct ChildNode {
    square: Square,
    numbers: Numbers,
}

/// Who is to move, and how many moves the attacker has left; those that stop a five do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Node {
    /// The attacker, who wants to win.
    Or(u16),
    /// The defender, who does not want to lose.
    And(u16),
}

/// No limit on the number of moves.
const ANY_LENGTH: u16 = u16::MAX;

impl Node {
    /// The node after a move, which had to stop a five or not.
    const fn child(self, is_forced: bool) -> Self {
        match self {
            Self::Or(left) if is_forced || left == ANY_LENGTH => Self::And(left),
            Self::Or(left) => Self::And(left.saturating_sub(1)),
            Self::And(left) => Self::Or(left),
        }
    }

    /// The same side to move, with this limit on the attacker's moves.
    const fn within(self, left: u16) -> Self {
        match self {
            Self::Or(_) => Self::Or(left),
            Self::And(_) => Self::And(left),
        }
    }

    /// Whether these numbers of the node say that the attacker wins.
    const fn is_won(self, numbers: Numbers) -> bool {
        match self {
            Self::Or(_) => numbers.phi == 0,
            Self::And(_) => numbers.delta == 0,
        }
    }

    /// Changes the key where the number of moves is limited.
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
    /// A solver with a table of this many bytes.
    pub fn new(memory: usize) -> Self {
        let (table, vcf) = (ProofTable::new(memory), Vcf::default());
        Self { table, vcf, nodes: 0, is_stopped: false, salt: 0 }
    }

    /// Bytes of its table, and those that were wanted.
    pub fn bytes(&self) -> [usize; 2] {
        self.table.bytes()
    }

    /// Positions that the last search visited, without those of its searches for fours.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// A win by threes and fours: the moves of both sides in turn, to the five or to a four that
    /// cannot be stopped. The defender answers with what holds out longest. There may be a shorter
    /// win: it is looked for, but not until none is left.
    ///
    /// `NoWin` means that no threats were found that win; there may be wins without threats.
    pub fn solve(
        &mut self,
        position: &mut Position,
        limits: SolverLimits<'_>,
    ) -> SolverResult<Vec<Square>> {
        self.search(position, Node::Or(ANY_LENGTH), limits, true)
    }

    /// A win by threes and fours as [`solve`](Self::solve) finds it, but the first one.
    pub fn solve_any(
        &mut self,
        position: &mut Position,
        limits: SolverLimits<'_>,
    ) -> SolverResult<Vec<Square>> {
        self.search(position, Node::Or(ANY_LENGTH), limits, false)
    }

    /// The same with at most so many moves of the side to move, not counting those that stop a five.
    pub fn solve_within(
        &mut self,
        position: &mut Position,
        moves: u16,
        limits: SolverLimits<'_>,
    ) -> SolverResult<Vec<Square>> {
        self.search(position, Node::Or(moves), limits, false)
    }

    /// The same for a side that has just moved, so that the side to move defends: the win begins with
    /// the defence that holds out longest. It is empty if that last move made a four that cannot be stopped.
    pub fn solve_defended(
        &mut self,
        position: &mut Position,
        limits: SolverLimits<'_>,
    ) -> SolverResult<Vec<Square>> {
        let defender = position.to_move();
        let fives = |side| position.count(side, Threat::Five);
        if fives(defender) == 0 && fives(defender.opponent()) > 1 {
            return SolverResult::Win(Vec::new());
        }
        self.search(position, Node::And(ANY_LENGTH), limits, true)
    }

    /// Whether the side to move wins by threes and fours, without the moves.
    pub fn wins(&mut self, position: &mut Position, limits: &SolverLimits<'_>) -> SolverResult<()> {
        match self.prove(position, Node::Or(ANY_LENGTH), limits) {
            Numbers { phi: 0, .. } => SolverResult::Win(()),
            _ if self.is_stopped => SolverResult::Unknown,
            _ => SolverResult::NoWin,
        }
    }

    /// The moves with which the side to move may stand up to a threat of the other side to win by fours:
    /// after every other move it loses. `None` if no such threat was found.
    pub fn defences(&mut self, position: &mut Position) -> Option<Bitboard> {
        match defender_moves(position, &mut self.vcf, ANY_LENGTH) {
            Defence::NoThreat => None,
            Defence::Lost => Some(Bitboard::default()),
            Defence::Moves(moves) => Some(moves),
        }
    }

    /// The numbers of a root.
    fn prove(&mut self, position: &mut Position, root: Node, limits: &SolverLimits<'_>) -> Numbers {
        (self.nodes, self.is_stopped) = (0, false);
        let attacker = match root {
            Node::Or(_) => position.to_move(),
            Node::And(_) => position.to_move().opponent(),
        };
        // With the other side attacking, the same stones have other numbers.
        self.salt = salt(position) ^ u64::from(attacker as u8);
        self.dfpn(position, root, Thresholds::NONE, limits)
    }

    fn search(
        &mut self,
        position: &mut Position,
        mut root: Node,
        mut limits: SolverLimits<'_>,
        shortens: bool,
    ) -> SolverResult<Vec<Square>> {
        let numbers = self.prove(position, root, &limits);
        if !root.is_won(numbers) {
            let (unknown, none) = (SolverResult::Unknown, SolverResult::NoWin);
            return if self.is_stopped { unknown } else { none };
        }
        if shortens {
            root = self.shorten(position, root, numbers.moves, &mut limits);
        }
        self.pv(position, root, &mut limits).map_or(SolverResult::Unknown, SolverResult::Win)
    }

    /// Searches a node until its numbers reach the thresholds.
    fn dfpn(
        &mut self,
        position: &mut Position,
        node: Node,
        thresholds: Thresholds,
        limits: &SolverLimits<'_>,
    ) -> Numbers {
        let key = position.key() ^ self.salt ^ node.salt();
        let known = self.table.probe(key);
        if let Some(numbers) = known.filter(Numbers::is_solved) {
            return numbers;
        }
        let before = self.nodes;
        self.nodes += 1;
        self.is_stopped |= limits.are_over(self.nodes);
        let mut children = match self.expand(position, node, known.is_none()) {
            Ok(children) => children,
            Err(numbers) => {
                self.table.store(key, numbers, 1);
                return numbers;
            }
        };
        let is_forced = matches!(node, Node::Or(_)) && is_forced(position);
        loop {
            let numbers = combine(&children, node, is_forced);
            let Numbers { phi, delta, .. } = numbers;
            let is_enough = phi >= thresholds.phi || delta >= thresholds.delta;
            if is_enough || numbers.is_solved() || self.is_stopped {
                self.table.store(key, numbers, self.nodes - before);
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
            position.place(square);
            children[best].numbers = self.dfpn(position, node.child(is_forced), thresholds, limits);
            position.undo();
        }
    }

    /// The children to search, or the numbers of a node that needs no search.
    fn expand(
        &mut self,
        position: &mut Position,
        node: Node,
        is_new: bool,
    ) -> Result<Vec<ChildNode>, Numbers> {
        let moves = match node {
            Node::Or(0) => Bitboard::default(),
            Node::Or(left) => match FourMoves::of(position) {
                FourMoves::Win(_) => return Err(Numbers::proved(1)),
                FourMoves::Some(_) if is_new => match self.wins_by_fours(position, left) {
                    Some(moves) => return Err(Numbers::proved(moves)),
                    None => attacker_moves(position),
                },
                FourMoves::Some(_) | FourMoves::None => attacker_moves(position),
            },
            Node::And(left) => match defender_moves(position, &mut self.vcf, left) {
                Defence::NoThreat => return Err(Numbers::proved(0)),
                Defence::Lost => return Err(Numbers::disproved(1)),
                Defence::Moves(moves) => moves,
            },
        };
        if moves.is_empty() {
            return Err(Numbers::disproved(0));
        }
        let us = position.to_move();
        let salt = self.salt ^ node.child(is_forced(position)).salt();
        let child = |square: Square| {
            let known = self.table.probe(position.key_after(square) ^ salt);
            let numbers = known.unwrap_or_else(|| first_numbers(position.threat(square, us), node));
            ChildNode { square, numbers }
        };
        Ok(moves.iter().map(child).collect())
    }

    /// With how many moves the attacker wins by fours, if it does.
    fn wins_by_fours(&mut self, position: &mut Position, left: u16) -> Option<u16> {
        let longest = u8::try_from(left.min(MAX_FOURS)).unwrap_or(u8::MAX);
        let found = self.vcf.wins(position, longest, FOURS_NODES);
        let moves = || u16::try_from(self.vcf.pv().count().div_ceil(2)).unwrap_or(u16::MAX);
        (found == SolverResult::Win(())).then(moves)
    }
}

/// Whether the side to move must stop a five.
fn is_forced(position: &Position) -> bool {
    position.count(position.to_move().opponent(), Threat::Five) > 0
}

/// The numbers of a node from those of its children.
fn combine(children: &[ChildNode], node: Node, is_forced: bool) -> Numbers {
    let numbers = || children.iter().map(|child| child.numbers);
    let phi = numbers().map(|child| child.delta).min().unwrap_or(INFINITE);
    let delta: u64 = numbers().map(|child| u64::from(child.phi)).sum();
    let delta = u32::try_from(delta).unwrap_or(INFINITE).min(INFINITE);
    let moves = match node {
        Node::Or(_) => {
            let won = numbers().filter(|child| child.delta == 0);
            won.map(|child| child.moves.saturating_add(u16::from(!is_forced))).min()
        }
        Node::And(_) => numbers().map(|child| child.moves).max(),
    };
    Numbers { phi, delta, moves: moves.unwrap_or_default() }
}

/// The most promising child, and delta of the one after it.
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

/// The initial numbers of a node that was not visited yet, after a move that threatens this.
fn first_numbers(threat: Threat, node: Node) -> Numbers {
    let (phi, delta) = match (node, threat) {
        (Node::Or(_), Threat::FourThree | Threat::DoubleThree) => (2, 1),
        (Node::Or(_), Threat::FourPlus | Threat::Four | Threat::OpenThreePlus) => (1, 2),
        (Node::Or(_), Threat::OpenThree) => (1, 3),
        (Node::Or(_), _) => (1, 8),
        (Node::And(_), _) => (1, 1),
    };
    Numbers { phi, delta, moves: 0 }
}
