//! Checker of a proof. It trusts the rules alone: whoever proposes X's moves in the positions that
//! are not stored may be wrong.

use std::collections::HashSet;
use std::fmt;

use gomoku::proof::Proof;
use gomoku::rules::{Lines, Rule, Stone};

use crate::cells::{CELLS, Cell, Stones, VARIANT, cell, name, point};

/// Proposes X's moves in positions that are not stored.
pub trait Guide {
    /// Move of X, who is to move; `None` if it knows none.
    fn propose(&mut self, stones: &Stones) -> Option<Proposal>;

    /// X's moves that win by fours if O, who is to move, passes; empty if it knows none.
    fn threat(&mut self, stones: &Stones) -> Vec<Cell>;

    /// Forgets what it knows. Whatever it learned before may mislead it.
    fn forget(&mut self);

    /// Checks whether X, who is to move, was seen to win this position against every reply.
    fn has_won(&self, _: &Stones) -> bool {
        false
    }

    /// Remembers that X, who is to move, wins this position against every reply.
    fn keep_won(&mut self, _: &Stones) {}
}

/// Move of X, which may be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub x: Cell,
    /// X's next moves, which win by fours unless O's reply stops them.
    pub threat: Vec<Cell>,
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

/// Longest win that is followed, in moves of X.
const LONGEST: usize = 60;

/// Stones on the board of the referee.
struct Table {
    lines: Lines,
    xs: Vec<Cell>,
    os: Vec<Cell>,
    /// Positions with X to move that were won before.
    won: HashSet<Stones>,
}

impl Table {
    /// Places stones on an empty board.
    fn new(lines: Lines, stones: &Stones) -> Self {
        let mut table = Self { lines, xs: Vec::new(), os: Vec::new(), won: HashSet::new() };
        stones.xs().iter().for_each(|&cell| {
            table.place(cell, Stone::First);
        });
        stones.os().iter().for_each(|&cell| {
            table.place(cell, Stone::Second);
        });
        table
    }

    const fn side(&mut self, stone: Stone) -> &mut Vec<Cell> {
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
    fn fives(&self, stone: Stone) -> Vec<Cell> {
        self.lines.winning_cells(stone, VARIANT.shape()).into_iter().map(cell).collect()
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
        let stones = self.stones();
        if self.won.contains(&stones) {
            return true;
        }
        let proposal = guide.propose(&stones).filter(|proposal| self.is_free(proposal.x));
        let Some(Proposal { x, threat }) = proposal else { return false };
        self.place(x, Stone::First);
        let is_won = self.replies().is_some_and(|replies| {
            replies.into_iter().all(|reply| {
                self.place(reply, Stone::Second);
                let is_won = self.wins_by(&threat) || self.wins(guide, left);
                self.remove(Stone::Second);
                is_won
            })
        });
        self.remove(Stone::First);
        if is_won {
            self.won.insert(stones);
        }
        is_won
    }

    /// Checks that X, who is to move, completes a five whatever O replies, if need be with a guide
    /// that starts afresh.
    fn is_won(&mut self, guide: &mut impl Guide) -> bool {
        self.wins(guide, LONGEST) || {
            guide.forget();
            self.wins(guide, LONGEST)
        }
    }

    /// Replies of O to X's last move after which X completes no five at once. `None` if O completes
    /// one, or the board is full.
    fn replies(&self) -> Option<Vec<Cell>> {
        let free = self.free();
        if free.is_empty() || !self.fives(Stone::Second).is_empty() {
            return None;
        }
        let fives = self.fives(Stone::First);
        Some(match fives[..] {
            [] => free,
            [_] => fives,
            // O stops only one of them.
            [_, _, ..] => Vec::new(),
        })
    }

    /// Checks that X, who is to move, wins with these moves, each of which makes a four.
    fn wins_by(&mut self, fours: &[Cell]) -> bool {
        let Some((&x, rest)) = fours.split_first().filter(|&(&x, _)| self.is_free(x)) else {
            return false;
        };
        let is_five = self.place(x, Stone::First);
        let is_won = is_five
            || match self.replies().as_deref() {
                Some([]) => true,
                Some(&[reply]) => {
                    self.place(reply, Stone::Second);
                    let is_won = self.wins_by(rest);
                    self.remove(Stone::Second);
                    is_won
                }
                Some(_) | None => false,
            };
        self.remove(Stone::First);
        is_won
    }
}

/// Checker of a proof under a rule.
pub struct Checker<'a> {
    proof: Proof<'a>,
    /// Board without stones.
    lines: Lines,
}

impl<'a> Checker<'a> {
    /// `None` if other things than the length of a row decide who wins.
    pub fn new(proof: Proof<'a>, rule: Rule) -> Option<Self> {
        Some(Self { proof, lines: Lines::of(VARIANT.with_rule(rule))? })
    }

    pub const fn proof(&self) -> Proof<'a> {
        self.proof
    }

    /// Finds the stored move in a position.
    pub fn answer(&self, stones: &Stones) -> Option<Cell> {
        self.proof.answer(&stones.position()?).map(cell)
    }

    /// Places the stored move, which is free, and passes every reply on with the position after it;
    /// with `None` if the reply completes a five.
    fn replies(&self, stones: &Stones, mut each: impl FnMut(&mut Table, Cell, Option<Stones>)) {
        let mut table = Table::new(self.lines.clone(), stones);
        let Some(x) = self.answer(stones) else { return };
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

    /// Lists the replies to a stored move that lead to stored positions, with those positions.
    pub fn reached(&self, stones: &Stones) -> Vec<(Cell, Stones)> {
        let mut found = Vec::new();
        self.replies(stones, |_, reply, after| {
            found.extend(after.filter(|it| self.answer(it).is_some()).map(|it| (reply, it)));
        });
        found
    }

    /// Finds the stored positions that can arise from these. Images of each other count once.
    pub fn positions(&self, roots: &[Stones]) -> Vec<Stones> {
        let (mut seen, mut found, mut queue) = (HashSet::new(), Vec::new(), roots.to_vec());
        while let Some(stones) = queue.pop() {
            if seen.insert(stones.canonical().0) {
                queue.extend(self.reached(&stones).into_iter().map(|it| it.1));
                found.push(stones);
            }
        }
        found
    }

    /// Checks one stored position: every reply of O leads to a stored position, or to one in which X
    /// completes a five whatever O replies. Unless the guide keeps wins, the result depends on
    /// nothing that was checked before.
    pub fn check(&self, stones: &Stones, guide: &mut impl Guide) -> Vec<Hole> {
        let Some(x) = self.answer(stones) else {
            return vec![Hole { stones: stones.clone(), x: CELLS, reply: CELLS }];
        };
        guide.forget();
        let threat = guide.threat(&stones.with(Some(x), None));
        let mut holes = Vec::new();
        self.replies(stones, |table, reply, after| {
            let is_won = after.is_some_and(|after| {
                self.answer(&after).is_some()
                    || table.wins_by(&threat)
                    || guide.has_won(&after)
                    || table.is_won(guide) && {
                        guide.keep_won(&after);
                        true
                    }
            });
            if !is_won {
                holes.push(Hole { stones: stones.clone(), x, reply });
            }
        });
        holes
    }
}

#[cfg(test)]
mod tests {
    use gomoku::proof;

    use super::*;
    use crate::cells::SIDE;

    /// Proposes the first free cell of a list, and threatens with all of it.
    struct List(Vec<Cell>);

    impl Guide for List {
        fn propose(&mut self, stones: &Stones) -> Option<Proposal> {
            let is_free = |cell: &Cell| !stones.xs().contains(cell) && !stones.os().contains(cell);
            let x = self.0.iter().copied().find(is_free)?;
            Some(Proposal { x, threat: self.0.clone() })
        }

        fn threat(&mut self, _: &Stones) -> Vec<Cell> {
            self.0.clone()
        }

        fn forget(&mut self) {}
    }

    fn table(stones: &Stones) -> Table {
        Table::new(Lines::of(VARIANT).unwrap(), stones)
    }

    #[test]
    fn an_open_four_wins_unless_o_has_a_five() {
        // Three in a row of X in the middle, and three or four of O in the first row.
        let xs = [111, 112, 113];
        assert!(table(&Stones::new(&xs, &[1, 2, 16])).wins(&mut List(vec![114]), 3));
        // A move elsewhere threatens nothing.
        assert!(!table(&Stones::new(&xs, &[1, 2, 16])).wins(&mut List(vec![200]), 3));
        // O completes a five first.
        assert!(!table(&Stones::new(&xs, &[1, 2, 3, 4])).wins(&mut List(vec![114]), 3));
        // O stops the four with a four, and the next move does not stop that.
        let os = [115, 130, 145];
        assert!(!table(&Stones::new(&[112, 113, 114], &os)).wins(&mut List(vec![111, 7]), 1));
    }

    #[test]
    fn a_longer_row_wins_under_freestyle_alone() {
        let stones = Stones::new(&[111, 112, 113, 115, 116], &[0, 2, 4, 30, 32]);
        let bytes = proof::to_bytes([(stones.position().unwrap(), point(114))]).unwrap();
        let holes = |rule| {
            let checker = Checker::new(Proof::from_bytes(&bytes).unwrap(), rule).unwrap();
            checker.check(&stones, &mut List(Vec::new())).len()
        };
        assert_eq!(holes(Rule::Freestyle), 0);
        assert_eq!(holes(Rule::Standard), usize::from(CELLS) - stones.len() - 1);
        assert!(Checker::new(Proof::from_bytes(&bytes).unwrap(), Rule::Renju).is_none());
    }

    #[test]
    fn a_full_board_is_no_win() {
        let is_x = |cell: &Cell| (cell / SIDE / 2 + cell % SIDE).is_multiple_of(2);
        let (xs, os): (Vec<Cell>, Vec<Cell>) = (1..CELLS).partition(is_x);
        let mut table = table(&Stones::new(&xs, &os));
        assert_eq!(table.free(), [0]);
        assert!(!table.wins(&mut List(vec![0]), 3));
        assert!(!table.wins_by(&[0]));
    }

    #[test]
    fn each_move_of_a_win_by_fours_makes_one() {
        // Three in a row of X, and with the second four a row that crosses it.
        let xs = [111, 112, 113, 129, 144];
        let wins = |os: &[Cell], fours: &[Cell]| {
            let mut table = table(&Stones::new(&xs, os));
            let is_won = table.wins_by(fours);
            assert_eq!(table.stones(), Stones::new(&xs, os));
            is_won
        };
        assert!(wins(&[110, 20, 40], &[114, 99]));
        // The end is missing, or O's answer takes the second move, or the first one makes no four.
        assert!(!wins(&[110, 20, 40], &[114]));
        assert!(!wins(&[110, 20, 40], &[114, 115]));
        assert!(!wins(&[110, 20, 40], &[99, 114]));
        // O has stopped the second four, or makes a four or a five with its answer.
        assert!(!wins(&[110, 20, 159], &[114, 99]));
        assert!(!wins(&[110, 116, 117, 118], &[114, 99]));
        assert!(!wins(&[110, 116, 117, 118, 119], &[114, 99]));
    }

    #[test]
    fn a_reply_without_an_answer_is_a_hole() {
        let check = |os: &[Cell], moves: Vec<Cell>| {
            let stones = Stones::new(&[111, 112, 113], os);
            let bytes = proof::to_bytes([(stones.position().unwrap(), point(114))]).unwrap();
            let proof = Proof::from_bytes(&bytes).unwrap();
            let checker = Checker::new(proof, Rule::Freestyle).unwrap();
            assert_eq!(checker.reached(&stones), []);
            (checker.check(&stones, &mut List(moves)), stones)
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
        let checker = Checker::new(proof, Rule::Freestyle).unwrap();
        let holes = checker.check(&stones, &mut List(Vec::new()));
        assert_eq!(holes, [Hole { stones, x: CELLS, reply: CELLS }]);
    }
}
