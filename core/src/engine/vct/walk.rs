//! Zone of a proof: what a win by threes and fours depends on.

use std::collections::HashSet;

use super::{ANY_LENGTH, Effort, Proof, ProofNode, Vct};
use crate::engine::board::{Bitboard, Position, Square};
use crate::engine::patterns::Threat;
use crate::engine::vcf::{FourMoves, RelevanceZone, SolverLimits, SolverResult};
use crate::rules::Stone;

/// Nodes for a threat of fours that is found again.
const THREAT_NODES: u64 = Effort::USUAL.threat_nodes();
/// Nodes for what the table has lost, for each time.
const AGAIN_NODES: u64 = 1_000;
/// Nodes of a proof for each time that something may be searched again.
const NODES_PER_AGAIN: usize = 100;

/// Positions of a proof that the walk has visited, and the squares found so far.
struct Walk {
    squares: Bitboard,
    seen: HashSet<u64>,
    attacker: Stone,
    nodes_left: usize,
    again_left: usize,
}

impl Vct {
    /// Finds a move of the side to move that wins by threes and fours, one of the quickest that are
    /// known.
    ///
    /// Whoever follows these moves to the end searches little as long as the table holds the win
    /// that was found first.
    pub fn winning_move(
        &mut self,
        position: &mut Position,
        limits: SolverLimits<'_>,
    ) -> Option<Square> {
        if let FourMoves::Win(square) = FourMoves::of(position) {
            return Some(square);
        }
        let mut proof = self.at(position, limits);
        if proof.prove(ProofNode::Or(ANY_LENGTH), &Effort::ALL).phi != 0 {
            return None;
        }
        if proof.vct.wins_by_fours(proof.position, ANY_LENGTH).is_some() {
            return proof.vct.vcf.pv().next();
        }
        proof.proved_move(&mut 1)
    }

    /// Finds the squares that a win of the side to move depends on: one more stone of the defender
    /// on any other free square leaves the win as it is. `None` if no win is found within the
    /// limits, or if its proof has more than `most` nodes.
    ///
    /// The squares are those of the moves and defences of the proof, the free squares of each five
    /// in a row in which the defender could make a four on the way, and those of the fours that
    /// end it.
    pub fn zone(
        &mut self,
        position: &mut Position,
        limits: SolverLimits<'_>,
        most: usize,
    ) -> Option<Bitboard> {
        let attacker = position.to_move();
        let defender = attacker.opponent();
        let mut walk = Walk {
            squares: Bitboard::default(),
            seen: HashSet::new(),
            attacker,
            nodes_left: most,
            again_left: most / NODES_PER_AGAIN,
        };
        for square in position.stones().iter() {
            if position.stone(square) == Some(defender) {
                add_rows(position, square, defender, 2, &mut walk.squares);
            }
        }
        let root = ProofNode::Or(ANY_LENGTH);
        let mut proof = self.at(position, limits);
        if proof.prove(root, &[Effort::USUAL]).phi != 0 {
            return None;
        }
        // What is walked may have to be found again.
        proof.limits.nodes = AGAIN_NODES;
        proof.walk_or(&mut walk).then_some(walk.squares)
    }
}

impl Proof<'_> {
    fn walk_or(&mut self, walk: &mut Walk) -> bool {
        if !walk.seen.insert(self.position.key()) {
            return true;
        }
        if walk.nodes_left == 0 {
            return false;
        }
        walk.nodes_left -= 1;
        if let FourMoves::Win(square) = FourMoves::of(self.position) {
            walk.add_end(self.position, square);
            return true;
        }
        if self.position.has(walk.attacker, Threat::Four)
            && let SolverResult::Win(pv) =
                self.vct.vcf.shortest(self.position, &SolverLimits::nodes(THREAT_NODES))
        {
            walk.add_fours(self.position, &pv, 3);
            return true;
        }
        let Some(square) = self.proved_move(&mut walk.again_left) else { return false };
        walk.squares.insert(square);
        self.position.place(square);
        let is_whole = self.walk_and(walk);
        self.position.undo();
        is_whole
    }

    /// Move of the attacker after which the win is proved, searched again if need be and left.
    fn proved_move(&mut self, again_left: &mut usize) -> Option<Square> {
        let node = ProofNode::Or(ANY_LENGTH);
        let children = self.expand(node, false).ok()?;
        let proved = children.iter().filter(|child| child.numbers.delta == 0);
        if let Some(child) = proved.min_by_key(|child| child.numbers.moves) {
            return Some(child.square);
        }
        // The entry was replaced, or the table knows this position but not those after it.
        *again_left = again_left.checked_sub(1)?;
        (self.vct.nodes, self.vct.is_stopped) = (0, false);
        let is_won = |proof: &mut Self, square| {
            let node = ProofNode::And(ANY_LENGTH);
            proof.after(square, |proof| proof.decide(node)).delta == 0
        };
        children.iter().map(|child| child.square).find(|&square| is_won(self, square))
    }

    fn walk_and(&mut self, walk: &mut Walk) -> bool {
        if !walk.seen.insert(self.position.key()) {
            return true;
        }
        let Some(moves) = self.answers(walk) else { return false };
        walk.squares = walk.squares.union(&moves);
        let defender = walk.attacker.opponent();
        for square in moves.iter() {
            self.position.place(square);
            add_rows(self.position, square, defender, 2, &mut walk.squares);
            let mut is_whole = self.walk_or(walk);
            if !is_whole && walk.nodes_left > 0 && walk.again_left > 0 {
                walk.again_left -= 1;
                // Not proved with this set of answers: now.
                (self.vct.nodes, self.vct.is_stopped) = (0, false);
                walk.seen.remove(&self.position.key());
                let numbers = self.decide(ProofNode::Or(ANY_LENGTH));
                is_whole = numbers.phi == 0 && self.walk_or(walk);
            }
            self.position.undo();
            if !is_whole {
                return false;
            }
        }
        true
    }

    /// Answers of the defender that can matter; `None` if it succeeds, or may.
    fn answers(&mut self, walk: &mut Walk) -> Option<Bitboard> {
        let (attacker, defender) = (walk.attacker, walk.attacker.opponent());
        let position = &mut *self.position;
        if position.count(defender, Threat::Five) > 0 {
            return None;
        }
        match position.count(attacker, Threat::Five) {
            0 => {}
            1 => return Some(*position.squares(attacker, Threat::Five)),
            _ => {
                walk.squares = walk.squares.union(position.squares(attacker, Threat::Five));
                return Some(Bitboard::default());
            }
        }
        if position.count(defender, Threat::OpenFour) > 0 {
            return None;
        }
        if position.count(attacker, Threat::OpenFour) > 0 {
            for four in position.squares(attacker, Threat::OpenFour).iter() {
                walk.add_end(position, four);
            }
            return Some(position.defences_to_all(attacker).union(&position.fours(defender)));
        }
        position.pass();
        let threat = self.vct.vcf.shortest(position, &SolverLimits::nodes(THREAT_NODES));
        if let SolverResult::Win(pv) = &threat {
            // The defender's own move comes beside the further stone.
            walk.add_fours(position, pv, 2);
        }
        position.undo();
        Some(RelevanceZone::new(position, threat.win()?).moves(position))
    }
}

impl Walk {
    /// Adds a five, or a four that cannot be stopped, which the attacker makes here.
    fn add_end(&mut self, position: &Position, square: Square) {
        self.squares.insert(square);
        if position.threat(square, self.attacker) != Threat::Five {
            add_rows(position, square, self.attacker, 3, &mut self.squares);
        }
    }

    /// Adds fours that win, of the side to move, and the rows in which an answer makes this many
    /// stones of the defender.
    fn add_fours(&mut self, position: &mut Position, pv: &[Square], least: usize) {
        let Some((&last, before)) = pv.split_last() else { return };
        for (ply, &square) in before.iter().enumerate() {
            self.squares.insert(square);
            position.place(square);
            if ply % 2 == 1 {
                let defender = self.attacker.opponent();
                add_rows(position, square, defender, least, &mut self.squares);
            }
        }
        self.add_end(position, last);
        for _ in before {
            position.undo();
        }
    }
}

/// Adds the free squares of each five in a row through a square in which `side` has at least this
/// many stones and the other side none.
fn add_rows(position: &Position, square: Square, side: Stone, least: usize, zone: &mut Bitboard) {
    for axis in 0..4 {
        for back in 0..5_isize {
            let row = [0, 1, 2, 3, 4].map(|step: isize| square.along(axis, step - back));
            let (mut own, mut is_open) = (0_usize, true);
            for square in row {
                if !position.is_free(square) {
                    let is_own =
                        position.stones().contains(square) && position.stone(square) == Some(side);
                    own += usize::from(is_own);
                    is_open &= is_own;
                }
            }
            if is_open && own >= least {
                row.into_iter().filter(|&it| position.is_free(it)).for_each(|it| zone.insert(it));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;
    use crate::engine::tt::{Bound, TranspositionTable, TtEntry};
    use crate::engine::vcf::Vcf;
    use crate::rules::{Point, Variant};

    const NODES: u64 = 2_000;

    /// Calls with positions whose side to move wins by threes and fours, but not by fours alone.
    fn wins(seed: u64, count: usize, mut each: impl FnMut(&mut Vct, &mut Position)) {
        let (mut rng, mut vct) = (Rng::with_seed(seed), Vct::new(1 << 20));
        let mut found = 0;
        while found < count {
            let mut position = Position::new(Variant::GOMOKU_15).unwrap();
            for _ in 0..rng.usize(10..18) {
                let square = Square::new(Point::new(rng.u8(4..11), rng.u8(4..11)));
                if position.is_free(square) {
                    position.place(square);
                }
            }
            let is_quiet = [Stone::First, Stone::Second]
                .into_iter()
                .all(|side| !position.has(side, Threat::OpenFour));
            if is_quiet
                && Vcf::default().wins(&mut position, 20, 1_000) == SolverResult::NoWin
                && vct.wins(&mut position, SolverLimits::nodes(NODES)) == SolverResult::Win(())
            {
                found += 1;
                each(&mut vct, &mut position);
            }
        }
    }

    #[test]
    fn a_stone_outside_of_the_zone_does_not_stop_the_win() {
        let (mut inside, mut outside) = (0, 0);
        wins(1, 40, |vct, position| {
            let zone = vct.zone(position, SolverLimits::nodes(NODES), 2_000);
            let Some(zone) = zone else { return };
            for square in position.free().iter().collect::<Vec<_>>() {
                if zone.contains(square) {
                    inside += 1;
                    continue;
                }
                outside += 1;
                position.pass();
                position.place(square);
                let found = vct.wins(position, SolverLimits::nodes(100 * NODES));
                assert_eq!(found, SolverResult::Win(()), "{square:?} stops it in {position:?}");
                position.undo();
                position.undo();
            }
        });
        assert!(inside > 500 && outside > 2 * inside, "{inside} inside, {outside} outside");
    }

    #[test]
    fn winning_moves_come_to_an_end_whatever_the_answers() {
        const MOST: usize = 40;
        let (mut rng, mut longest) = (Rng::with_seed(2), 0);
        wins(2, 20, |vct, start| {
            let attacker = start.to_move();
            for _ in 0..20 {
                let mut position = start.clone();
                let fives = |position: &Position| position.count(attacker, Threat::Five);
                let moves = (1..=MOST).find(|_| {
                    let limits = SolverLimits::nodes(100 * NODES);
                    let found = vct.winning_move(&mut position, limits);
                    position.place(found.expect("a win"));
                    assert_eq!(position.count(attacker.opponent(), Threat::Five), 0);
                    let only = position.squares(attacker, Threat::Five).first();
                    let near: Vec<Square> = position.near().iter().collect();
                    position.place(only.unwrap_or_else(|| near[rng.usize(..near.len())]));
                    fives(&position) > 0
                });
                longest = longest.max(moves.expect("a win"));
            }
        });
        assert!(longest > 3, "{longest}");
    }

    #[test]
    fn a_guide_changes_no_result() {
        let mut table = TranspositionTable::new(1 << 16);
        wins(3, 20, |_, position| {
            // A guide that is always wrong, where it knows anything.
            let entry = TtEntry {
                best: position.free().first(),
                score: 0,
                static_eval: 0,
                depth: 1,
                bound: Bound::Exact,
            };
            table.share().store(position.key(), entry);
            let limits = SolverLimits::nodes(10 * NODES);
            let found = Vct::new(1 << 20).wins_guided(position, limits, table.share());
            assert_eq!(found, SolverResult::Win(()));
        });
    }
}
