//! Victory by continuous threats (VCT): every move of the attacker threatens to win by fours.

mod count;
mod moves;
mod pv;
mod table;
mod walk;

use std::num::NonZero;

use super::board::{Bitboard, Position, Square};
use super::movegen::Answer;
use super::patterns::Threat;
use super::tt::SharedTable;
use super::vcf::{FourMoves, SolverLimits, SolverResult, Vcf};
use crate::rules::salt;
use count::{Count, Numbers};
use moves::{attacker_moves, defender_moves};
use table::{INFINITE, ProofNumbers, ProofTable, Thresholds};

/// Solver of wins by threes and fours, with its own tables. The side to move attacks.
///
/// Uses depth-first proof-number search (df-pn; Nagai 2002). An OR node, where the attacker moves,
/// is proved if one of its moves wins. An AND node, where the defender moves, is proved if every
/// move that can matter loses. Only moves of the attacker are ever omitted, so every win found is
/// correct.
///
/// A move of the attacker that is not known to threaten anything fails. If that is not known because
/// nodes ran out, the failure is a guess, and so is every failure that rests on it.
pub struct Vct {
    table: ProofTable,
    vcf: Vcf,
    nodes: u64,
    is_stopped: bool,
    salt: u64,
    effort: Effort,
    count: Count,
    /// Nodes at which the other way to count has its turn.
    turn_end: u64,
}

/// Search for a win in one position.
struct Proof<'a> {
    vct: &'a mut Vct,
    position: &'a mut Position,
    limits: SolverLimits<'a>,
    /// Moves of a search, which are tried first.
    guide: Option<SharedTable<'a>>,
}

/// Effort of checking whether a move threatens anything, from 1 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Effort(NonZero<u8>);

impl Effort {
    const USUAL: Self = Self(NonZero::<u8>::MIN);
    /// Effort if the attacker fails only by a guess.
    const HIGH: Self = Self(NonZero::<u8>::MIN.saturating_add(1));
    const ALL: [Self; 2] = [Self::USUAL, Self::HIGH];

    const fn threat_nodes(self) -> u64 {
        if self.0.get() == Self::USUAL.0.get() { 200 } else { 20_000 }
    }
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

    const fn is_failed(self, numbers: ProofNumbers) -> bool {
        match self {
            Self::Or(_) => numbers.delta == 0,
            Self::And(_) => numbers.phi == 0,
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
        let (effort, count) = (Effort::USUAL, Count::Sum);
        Self { table, vcf, nodes: 0, is_stopped: false, salt: 0, effort, count, turn_end: 0 }
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
    /// `NoWin` means that no threats are proved to win; there may be wins without threats.
    /// `Unknown` means that nodes or time ran out, be it in the search for a single threat.
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
        if fives(defender) == 0
            && fives(defender.opponent()) > 0
            && Answer::of(position) == Answer::None
        {
            return SolverResult::Win(Vec::new());
        }
        self.at(position, limits).search(ProofNode::And(ANY_LENGTH), true)
    }

    /// Checks for a win by threes and fours, without returning the moves.
    pub fn wins(&mut self, position: &mut Position, limits: SolverLimits<'_>) -> SolverResult<()> {
        let root = ProofNode::Or(ANY_LENGTH);
        let numbers = self.at(position, limits).prove(root, &[Effort::USUAL]);
        self.result(root, numbers)
    }

    /// Works like [`wins`](Self::wins), and tries first what a search of the engine thinks best.
    pub fn wins_guided(
        &mut self,
        position: &mut Position,
        limits: SolverLimits<'_>,
        guide: SharedTable<'_>,
    ) -> SolverResult<()> {
        let root = ProofNode::Or(ANY_LENGTH);
        let mut proof = Proof { vct: self, position, limits, guide: Some(guide) };
        let numbers = proof.prove(root, &[Effort::USUAL]);
        self.result(root, numbers)
    }

    /// Finds the moves with which the side to move may answer a threat to win by fours; all others
    /// lose. `NoWin` if there is no such threat.
    pub fn defences(&mut self, position: &mut Position) -> SolverResult<Bitboard> {
        match defender_moves(position, &mut self.vcf, ANY_LENGTH, Effort::HIGH) {
            Ok(moves) => SolverResult::Win(moves),
            Err(ProofNumbers { delta: 0, .. }) => SolverResult::Win(Bitboard::default()),
            Err(ProofNumbers { guess: Some(_), .. }) => SolverResult::Unknown,
            Err(_) => SolverResult::NoWin,
        }
    }

    /// Result of the last search, which ended with these numbers at the root.
    const fn result(&self, root: ProofNode, numbers: ProofNumbers) -> SolverResult<()> {
        if root.is_won(numbers) {
            SolverResult::Win(())
        } else if !self.is_stopped && root.is_failed(numbers) && numbers.guess.is_none() {
            SolverResult::NoWin
        } else {
            SolverResult::Unknown
        }
    }

    const fn at<'a>(
        &'a mut self,
        position: &'a mut Position,
        limits: SolverLimits<'a>,
    ) -> Proof<'a> {
        Proof { vct: self, position, limits, guide: None }
    }

    /// Numbers from the table, without guesses of less effort. What one way to count finds is not
    /// told to the other, which would lose its way with it.
    fn probe(&self, key: u64) -> Option<ProofNumbers> {
        let numbers = self.table.probe(key ^ self.count.salt())?;
        numbers.guess.is_none_or(|effort| Effort(effort) >= self.effort).then_some(numbers)
    }

    fn store(&mut self, key: u64, numbers: ProofNumbers, nodes: u64) {
        self.table.store(key ^ self.count.salt(), numbers, nodes);
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
    /// Searches with the first of these efforts, and with the next one if the attacker fails only by
    /// a guess.
    fn prove(&mut self, root: ProofNode, efforts: &[Effort]) -> ProofNumbers {
        (self.vct.nodes, self.vct.is_stopped) = (0, false);
        let (position, to_move) = (&self.position, self.position.to_move());
        let attacker = match root {
            ProofNode::Or(_) => to_move,
            ProofNode::And(_) => to_move.opponent(),
        };
        // If the other side attacks, the same stones have different numbers.
        self.vct.salt = salt(position.shape(), position.rule()) ^ u64::from(attacker as u8);
        let other = self.vct.table.probe(self.key(root) ^ Count::Greatest.salt());
        let is_known = other.is_some_and(|numbers| numbers.is_solved());
        self.vct.count = if is_known { Count::Greatest } else { Count::Sum };
        let mut numbers = ProofNumbers { phi: 1, delta: 1, moves: 0, guess: None };
        for &effort in efforts {
            self.vct.effort = effort;
            numbers = self.decide(root);
            if numbers.guess.is_none() || self.vct.is_stopped {
                break;
            }
        }
        numbers
    }

    /// Key of a node, whichever way its moves are counted.
    fn key(&self, node: ProofNode) -> u64 {
        self.position.key() ^ self.vct.salt ^ node.salt()
    }

    fn search(mut self, mut root: ProofNode, shortens: bool) -> SolverResult {
        let numbers = self.prove(root, &Effort::ALL);
        match self.vct.result(root, numbers) {
            SolverResult::Win(()) => {}
            SolverResult::NoWin => return SolverResult::NoWin,
            SolverResult::Unknown => return SolverResult::Unknown,
        }
        if shortens {
            root = self.shorten(root, numbers.moves);
        }
        self.pv(root).map_or(SolverResult::Unknown, SolverResult::Win)
    }

    /// Searches until the node is solved or the search is over. The ways to count take turns, and the
    /// one that had the last turn begins.
    fn decide(&mut self, node: ProofNode) -> ProofNumbers {
        let mut turn = Count::FIRST_TURN;
        let first = self.vct.count;
        loop {
            for count in [first, first.other()] {
                self.vct.count = count;
                self.vct.turn_end = self.vct.nodes.saturating_add(turn);
                let numbers = self.dfpn(node, Thresholds::NONE);
                if numbers.is_solved() || self.vct.is_stopped {
                    return numbers;
                }
            }
            turn = turn.saturating_mul(2);
        }
    }

    /// Searches the node after a move.
    fn after(
        &mut self,
        square: Square,
        search: impl FnOnce(&mut Self) -> ProofNumbers,
    ) -> ProofNumbers {
        self.position.place(square);
        let numbers = search(self);
        self.position.undo();
        numbers
    }

    fn dfpn(&mut self, node: ProofNode, thresholds: Thresholds) -> ProofNumbers {
        let key = self.key(node);
        let known = self.vct.probe(key);
        if let Some(numbers) = known.filter(ProofNumbers::is_solved) {
            return numbers;
        }
        let before = self.vct.nodes;
        self.vct.nodes += 1;
        self.vct.is_stopped |= self.limits.are_over(self.vct.nodes);
        let mut children = match self.expand(node, known.is_none()) {
            Ok(children) => children,
            Err(numbers) => {
                self.vct.store(key, numbers, 1);
                return numbers;
            }
        };
        let is_forced = matches!(node, ProofNode::Or(_)) && is_forced(self.position);
        loop {
            let numbers = combine(&children, node, is_forced, self.vct.count);
            let ProofNumbers { phi, delta, .. } = numbers;
            let is_enough = phi >= thresholds.phi || delta >= thresholds.delta;
            let is_over = self.vct.is_stopped || self.vct.nodes >= self.vct.turn_end;
            if is_enough || numbers.is_solved() || is_over {
                self.vct.store(key, numbers, self.vct.nodes - before);
                return numbers;
            }
            let (best, second) = best_child(&children);
            let others = children.iter().enumerate().filter(|&(index, _)| index != best);
            let others: Numbers = others.map(|(_, child)| child.numbers.phi).collect();
            let ChildNode { square, .. } = children[best];
            let thresholds = Thresholds {
                phi: self.vct.count.threshold(thresholds.delta, others),
                // A little beyond the second best, which avoids switching back and forth (the 1 +
                // epsilon trick; Pawlewicz and Lew 2006).
                delta: thresholds.phi.min(second.saturating_add(1 + second / 4)),
            };
            let child = node.child(is_forced);
            children[best].numbers = self.after(square, |proof| proof.dfpn(child, thresholds));
        }
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
            ProofNode::And(left) => defender_moves(position, &mut vct.vcf, left, vct.effort)?,
        };
        if moves.is_empty() {
            return Err(ProofNumbers::disproved(0));
        }
        let us = position.to_move();
        let moves = position.legal(moves);
        if moves.is_empty() {
            // All moves that would help are fouls.
            return Err(ProofNumbers::disproved(1));
        }
        let best = match node {
            ProofNode::Or(_) => self.guide.and_then(|guide| guide.probe(position.key())?.best),
            ProofNode::And(_) => None,
        };
        let salt = vct.salt ^ node.child(is_forced(position)).salt();
        let child = |square: Square| {
            let known = vct.probe(position.key_after(square) ^ salt);
            let numbers = known.unwrap_or_else(|| match best {
                Some(best) if best == square => GUIDED,
                _ => first_numbers(position.threat(square, us), node),
            });
            ChildNode { square, numbers }
        };
        Ok(moves.iter().map(child).collect())
    }
}

fn is_forced(position: &Position) -> bool {
    position.count(position.to_move().opponent(), Threat::Five) > 0
}

/// Numbers of a node with these children.
fn combine(children: &[ChildNode], node: ProofNode, is_forced: bool, count: Count) -> ProofNumbers {
    let numbers = || children.iter().map(|child| child.numbers);
    let phi = numbers().map(|child| child.delta).min().unwrap_or(INFINITE);
    let delta = match phi {
        0 => INFINITE,
        _ => count.total(numbers().map(|child| child.phi).collect()),
    };
    let moves = match node {
        ProofNode::Or(_) => {
            let won = numbers().filter(|child| child.delta == 0);
            won.map(|child| child.moves.saturating_add(u16::from(!is_forced))).min()
        }
        ProofNode::And(_) => numbers().map(|child| child.moves).max(),
    };
    let guess = match node {
        ProofNode::Or(_) if delta == 0 => numbers().filter_map(|child| child.guess).min(),
        // The best of the answers that save the defender: proved, or else the least of a guess.
        ProofNode::And(_) => {
            let saved = numbers().filter(|child| child.delta == 0).map(|child| child.guess);
            saved.reduce(|best, guess| best.and_then(|best| Some(best.max(guess?)))).flatten()
        }
        ProofNode::Or(_) => None,
    };
    ProofNumbers { phi, delta, moves: moves.unwrap_or_default(), guess }
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

/// Initial numbers of an unvisited node after a move that a search thinks best.
const GUIDED: ProofNumbers = ProofNumbers { phi: 1, delta: 1, moves: 0, guess: None };

/// Initial numbers of an unvisited node after a move with this threat.
fn first_numbers(threat: Threat, node: ProofNode) -> ProofNumbers {
    let (phi, delta) = match (node, threat) {
        (ProofNode::Or(_), Threat::FourThree | Threat::DoubleThree) => (2, 1),
        (ProofNode::Or(_), Threat::FourPlus | Threat::Four | Threat::OpenThreePlus) => (1, 2),
        (ProofNode::Or(_), Threat::OpenThree) => (1, 3),
        (ProofNode::Or(_), _) => (1, 8),
        (ProofNode::And(_), _) => (1, 1),
    };
    ProofNumbers { phi, delta, moves: 0, guess: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Placement, Rule, Shape, Topology, Variant, parse_moves};

    /// Crowded position in which the usual effort does not find out what one move threatens.
    fn crowded() -> Position {
        const MOVES: &str = "k6i4b5f1c5h11k8a4f2c7b11c9j8e7d10c8h4e9d6f4g1j11i1c4h7i10g8j2c1j6b4a8\
                             k9h10g10j4d9b3g3f9i6h9g9d11k10i11i2g7f3b6g11h2e10i7f5";
        let shape = Shape::new(11, 11, Topology::Plane).unwrap();
        let variant = Variant::new(shape, 5, Rule::Freestyle, Placement::Anywhere).unwrap();
        Position::of(&parse_moves(MOVES, variant).unwrap()).unwrap()
    }

    #[test]
    fn a_threat_that_is_not_decided_is_no_proof() {
        let (mut vct, mut position) = (Vct::new(1 << 20), crowded());
        let limits = || SolverLimits::nodes(1_000);
        assert_eq!(vct.wins(&mut position, limits()), SolverResult::Unknown);
        // The guesses in the table do not count as proofs later.
        assert_eq!(vct.wins(&mut position, limits()), SolverResult::Unknown);
        assert_eq!(vct.solve_any(&mut position, limits()), SolverResult::NoWin);
        assert_eq!(vct.wins(&mut position, limits()), SolverResult::NoWin);
    }

    #[test]
    fn what_rests_on_a_guess_is_a_guess() {
        let guess = |effort: Effort| Some(effort.0);
        let [usual, high] = [guess(Effort::USUAL), guess(Effort::HIGH)];
        let square = crowded().free().first().unwrap();
        let check = |node, child: ProofNumbers, guesses: &[_], expected| {
            let child = |&guess| ChildNode { square, numbers: ProofNumbers { guess, ..child } };
            let children: Vec<ChildNode> = guesses.iter().map(child).collect();
            let numbers = combine(&children, node, false, Count::Sum);
            assert!(node.is_failed(numbers));
            assert_eq!(numbers.guess, expected, "{node:?} {guesses:?}");
        };
        // Every move of the attacker fails, so each must be proved to.
        let or = |guesses: &[_], expected| {
            check(ProofNode::Or(1), ProofNumbers::proved(0), guesses, expected);
        };
        or(&[None, None], None);
        or(&[None, high], high);
        or(&[usual, high], usual);
        // One answer that is proved to save the defender is enough.
        let and = |guesses: &[_], expected| {
            check(ProofNode::And(1), ProofNumbers::disproved(0), guesses, expected);
        };
        and(&[usual, None], None);
        and(&[usual, high], high);
    }

    #[test]
    fn the_same_threats_in_another_order_hardly_count() {
        let variant = Variant::GOMOKU_15;
        for moves in ["h8h7f7i7g7j7g6l7k7i8", "h8f9i7k3i9g6", "h8m9i7h7i9j8"] {
            let mut position = Position::of(&parse_moves(moves, variant).unwrap()).unwrap();
            let mut vct = Vct::new(24 << 20);
            let found = vct.wins(&mut position, SolverLimits::nodes(20_000));
            assert_eq!(found, SolverResult::Win(()), "{moves}");
        }
    }

    #[test]
    fn a_search_that_ends_unsolved_is_not_decided() {
        let unsolved = ProofNumbers { phi: INFINITE, delta: INFINITE, moves: 0, guess: None };
        for root in [ProofNode::Or(1), ProofNode::And(1)] {
            assert_eq!(Vct::new(0).result(root, unsolved), SolverResult::Unknown);
        }
    }
}
