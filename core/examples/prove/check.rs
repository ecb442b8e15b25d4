//! Checker of a proof. It trusts the rules alone: whoever proposes X's moves in the positions that
//! are not stored may be wrong.

use std::fmt;

use gomoku::rules::{Lines, Stone};

use crate::cells::{CELLS, Cell, Stones, name, point};
use crate::proof::{Keys, Proof};

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

/// Checks one stored position: every reply of O leads to a stored position, or to one that X wins.
/// Stored positions that are reached are passed on.
pub fn check(
    proof: &Proof,
    keys: &Keys,
    stones: &Stones,
    guide: &mut impl Guide,
    depth: Depth,
    mut reached: impl FnMut(Stones),
) -> Vec<Hole> {
    let mut table = Table::new(stones);
    let Some(x) = proof.find(keys, stones).filter(|&x| table.is_free(x)) else {
        return vec![Hole { stones: stones.clone(), x: CELLS, reply: CELLS }];
    };
    if table.place(x, Stone::First) {
        return Vec::new();
    }
    let mut holes = Vec::new();
    for reply in table.free() {
        let is_five = table.place(reply, Stone::Second);
        let after = table.stones();
        let is_won = if is_five {
            false
        } else if proof.find(keys, &after).is_some() {
            reached(after);
            true
        } else {
            match depth {
                Depth::Claims => guide.claims(&after),
                Depth::Five => table.wins(guide, LONGEST),
            }
        };
        if !is_won {
            holes.push(Hole { stones: stones.clone(), x, reply });
        }
        table.remove(Stone::Second);
    }
    holes
}

#[cfg(test)]
mod tests {
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
        let keys = Keys::new();
        let stones = Stones::new(&[111, 112, 113], &[0, 20, 40]);
        let proof = Proof::new(&keys, &[(stones.clone(), 114)]).unwrap();
        let check = |guide: &mut List| {
            check(&proof, &keys, &stones, guide, Depth::Five, |_| panic!("nothing else is stored"))
        };
        assert_eq!(check(&mut List(vec![110, 115])), []);
        let cut = Stones::new(&[111, 112, 113], &[110, 20, 40]);
        let proof = Proof::new(&keys, &[(cut.clone(), 114)]).unwrap();
        let holes = super::check(&proof, &keys, &cut, &mut List(Vec::new()), Depth::Five, |_| ());
        assert_eq!(holes, [Hole { stones: cut, x: 114, reply: 115 }]);
    }
}
