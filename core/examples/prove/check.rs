//! Checker of a proof. It trusts the rules alone: whoever proposes X's moves in the positions that
//! are not stored may be wrong.

use std::fmt;

use gomoku::proof::Proof;
use gomoku::rules::{Lines, Stone};

use crate::cells::{CELLS, Cell, Stones, cell, name, point};

/// Proposes X's moves in positions that are not stored.
pub trait Guide {
    /// Move of X, who is to move; `None` if it knows none.
    fn propose(&mut self, stones: &Stones) -> Option<Cell>;

    /// Checks whether X wins, without proof.
    fn claims(&mut self, stones: &Stones) -> bool;
}

/// Reply of O that the proof does not answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hole {
    /// Stones before X's move.
    pub stones: Stones,
    /// X's move; none is stored if it is no cell.
    pub x: Cell,
    pub reply: Cell,
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = |cells: &[Cell]| cells.iter().copied().map(name).collect::<Vec<_>>().join(" ");
        let (xs, os) = (names(self.stones.xs()), names(self.stones.os()));
        if self.x < CELLS {
            write!(f, "X: {xs}; O: {os}: nothing answers {} {}", name(self.x), name(self.reply))
        } else {
            write!(f, "X: {xs}; O: {os}: no move is stored")
        }
    }
}

/// Treatment of replies that lead to no stored position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Believe the guide's claim.
    Claims,
    /// Play to five against every reply.
    Five,
}

/// Longest win that is followed, in moves of X.
const LONGEST: usize = 60;

/// Stones on the board of the referee.
struct Table {
    lines: Lines,
    xs: Vec<Cell>,
    os: Vec<Cell>,
}

impl Table {
    fn new(stones: &Stones) -> Self {
        let mut table = Self { lines: Lines::new(5), xs: Vec::new(), os: Vec::new() };
        stones.xs().iter().for_each(|&cell| {
            table.place(cell, Stone::First);
        });
        stones.os().iter().for_each(|&cell| {
            table.place(cell, Stone::Second);
        });
        table
    }

    fn side(&mut self, stone: Stone) -> &mut Vec<Cell> {
        match stone {
            Stone::First => &mut self.xs,
            Stone::Second => &mut self.os,
        }
    }

    /// Places a stone; `true` if it completes a five.
    fn place(&mut self, cell: Cell, stone: Stone) -> bool {
        self.side(stone).push(cell);
        self.lines.place(point(cell), stone)
    }

    fn remove(&mut self, stone: Stone) {
        if let Some(cell) = self.side(stone).pop() {
            self.lines.remove(point(cell), stone);
        }
    }

    fn is_free(&self, cell: Cell) -> bool {
        cell < CELLS && self.lines.is_free(point(cell))
    }

    fn free(&self) -> Vec<Cell> {
        (0..CELLS).filter(|&cell| self.is_free(cell)).collect()
    }

    /// Free cells on which a stone completes a five.
    fn fives(&mut self, stone: Stone) -> Vec<Cell> {
        let mut fives = self.free();
        fives.retain(|&cell| {
            let is_five = self.lines.place(point(cell), stone);
            self.lines.remove(point(cell), stone);
            is_five
        });
        fives
    }

    fn stones(&self) -> Stones {
        Stones::new(&self.xs, &self.os)
    }

    /// Checks that X, who is to move, completes a five whatever O replies.
    fn wins(&mut self, guide: &mut impl Guide, left: usize) -> bool {
        if !self.fives(Stone::First).is_empty() {
            return true;
        }
        let Some(left) = left.checked_sub(1) else { return false };
        let Some(x) = guide.propose(&self.stones()).filter(|&x| self.is_free(x)) else {
            return false;
        };
        self.place(x, Stone::First);
        let fives = self.fives(Stone::First);
        let is_won = self.fives(Stone::Second).is_empty()
            && self.free().into_iter().all(|reply| {
                // X completes a five that O leaves open.
                if fives.iter().any(|&five| five != reply) {
                    return true;
                }
                self.place(reply, Stone::Second);
                let is_won = self.wins(guide, left);
                self.remove(Stone::Second);
                is_won
            });
        self.remove(Stone::First);
        is_won
    }
}

/// Finds the stored move in a position.
fn answer(proof: Proof, stones: &Stones) -> Option<Cell> {
    proof.answer(&stones.position()?).map(cell)
}

/// Places the stored move, which is free, and passes every reply on with the position after it;
/// with `None` if the reply completes a five.
fn replies(proof: Proof, stones: &Stones, mut each: impl FnMut(&mut Table, Cell, Option<Stones>)) {
    let mut table = Table::new(stones);
    let Some(x) = answer(proof, stones) else { return };
    if table.place(x, Stone::First) {
        return;
    }
    for reply in table.free() {
        let is_five = table.place(reply, Stone::Second);
        let after = (!is_five).then(|| table.stones());
        each(&mut table, reply, after);
        table.remove(Stone::Second);
    }
}

/// Lists the stored positions to which the replies to a stored move lead.
pub fn reached(proof: Proof, stones: &Stones) -> Vec<Stones> {
    let mut found = Vec::new();
    replies(proof, stones, |_, _, after| {
        found.extend(after.filter(|after| answer(proof, after).is_some()));
    });
    found
}

/// Checks one stored position: every reply of O leads to a stored position, or to one that X wins.
pub fn check(proof: Proof, stones: &Stones, guide: &mut impl Guide, depth: Depth) -> Vec<Hole> {
    let Some(x) = answer(proof, stones) else {
        return vec![Hole { stones: stones.clone(), x: CELLS, reply: CELLS }];
    };
    let mut holes = Vec::new();
    replies(proof, stones, |table, reply, after| {
        let is_won = after.is_some_and(|after| {
            answer(proof, &after).is_some()
                || match depth {
                    Depth::Claims => guide.claims(&after),
                    Depth::Five => table.wins(guide, LONGEST),
                }
        });
        if !is_won {
            holes.push(Hole { stones: stones.clone(), x, reply });
        }
    });
    holes
}

#[cfg(test)]
mod tests {
    use gomoku::proof;

    use super::*;

    /// Proposes the first free cell of a list.
    struct List(Vec<Cell>);

    impl Guide for List {
        fn propose(&mut self, stones: &Stones) -> Option<Cell> {
            let is_free = |cell: &Cell| !stones.xs().contains(cell) && !stones.os().contains(cell);
            self.0.iter().copied().find(is_free)
        }

        fn claims(&mut self, _: &Stones) -> bool {
            false
        }
    }

    #[test]
    fn an_open_four_wins_unless_o_has_a_five() {
        // Three in a row of X in the middle, and three or four of O in the first row.
        let xs = [111, 112, 113];
        assert!(Table::new(&Stones::new(&xs, &[1, 2, 16])).wins(&mut List(vec![114]), 3));
        // A move elsewhere threatens nothing.
        assert!(!Table::new(&Stones::new(&xs, &[1, 2, 16])).wins(&mut List(vec![200]), 3));
        // O completes a five first.
        assert!(!Table::new(&Stones::new(&xs, &[1, 2, 3, 4])).wins(&mut List(vec![114]), 3));
        // O stops the four with a four, and the next move does not stop that.
        let os = [115, 130, 145];
        assert!(!Table::new(&Stones::new(&[112, 113, 114], &os)).wins(&mut List(vec![111, 7]), 1));
    }

    #[test]
    fn a_reply_without_an_answer_is_a_hole() {
        let check = |os: &[Cell], moves: Vec<Cell>| {
            let stones = Stones::new(&[111, 112, 113], os);
            let bytes = proof::to_bytes([(stones.position().unwrap(), point(114))]).unwrap();
            let proof = Proof::from_bytes(&bytes).unwrap();
            assert_eq!(reached(proof, &stones), []);
            (check(proof, &stones, &mut List(moves), Depth::Five), stones)
        };
        assert_eq!(check(&[0, 20, 40], vec![110, 115]).0, []);
        let (holes, stones) = check(&[110, 20, 40], Vec::new());
        assert_eq!(holes, [Hole { stones, x: 114, reply: 115 }]);
    }

    #[test]
    fn a_position_without_a_move_is_a_hole() {
        let bytes = proof::to_bytes([]).unwrap();
        let stones = Stones::new(&[112], &[0]);
        let proof = Proof::from_bytes(&bytes).unwrap();
        let holes = check(proof, &stones, &mut List(Vec::new()), Depth::Claims);
        assert_eq!(holes, [Hole { stones, x: CELLS, reply: CELLS }]);
    }
}
