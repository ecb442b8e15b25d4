//! Move ordering statistics: butterfly history, countermoves and killers.

use super::board::{SQUARES, Square};
use super::search::MAX_PLY;
use crate::rules::Stone;

/// The bound of butterfly history, which the gravity of its updates keeps.
const MAX_HISTORY: i32 = 8_192;

/// What the search has learnt about moves in other positions.
#[derive(Clone)]
pub struct History {
    /// Butterfly history (chessprogramming wiki: Butterfly Boards): how often a side's move failed
    /// high, wherever it was.
    butterfly: [[i16; SQUARES]; 2],
    /// Countermove heuristic (Uiterwijk 1992): the side's answer that last failed high, by the move
    /// that it answers.
    countermoves: [[Option<Square>; SQUARES]; 2],
    /// Killer heuristic (Akl and Newborn 1977): the two moves of a ply that failed high last.
    killers: [[Option<Square>; 2]; MAX_PLY + 2],
}

impl Default for History {
    fn default() -> Self {
        Self {
            butterfly: [[0; SQUARES]; 2],
            countermoves: [[None; SQUARES]; 2],
            killers: [[None; 2]; MAX_PLY + 2],
        }
    }
}

impl History {
    /// A new search begins: old killers mean nothing, butterfly history half as much.
    pub fn new_search(&mut self) {
        self.killers = [[None; 2]; MAX_PLY + 2];
        for value in self.butterfly.iter_mut().flatten() {
            *value /= 2;
        }
    }

    /// The butterfly history of a side's move.
    #[inline]
    pub fn butterfly(&self, square: Square, side: Stone) -> i32 {
        i32::from(self.butterfly[side as usize][square.index()])
    }

    /// The killers of a ply.
    #[inline]
    pub fn killers(&self, ply: usize) -> [Option<Square>; 2] {
        self.killers[ply]
    }

    /// The countermove of the side to move to the last move.
    #[inline]
    pub fn countermove(&self, last: Option<Square>, side: Stone) -> Option<Square> {
        self.countermoves[side as usize][last?.index()]
    }

    /// A move failed high; the quiet ones that were tried before it did not.
    pub fn update(
        &mut self,
        best: Square,
        quiets: &[Square],
        last: Option<Square>,
        side: Stone,
        ply: usize,
        depth: i32,
    ) {
        let bonus = (depth * depth * 16).min(1_600);
        self.add(best, side, bonus);
        for &square in quiets {
            self.add(square, side, -bonus);
        }
        if self.killers[ply][0] != Some(best) {
            self.killers[ply] = [Some(best), self.killers[ply][0]];
        }
        if let Some(last) = last {
            self.countermoves[side as usize][last.index()] = Some(best);
        }
    }

    /// History gravity: the nearer to the bound, the less a bonus counts, and the more a malus.
    #[expect(clippy::cast_possible_truncation, reason = "stays within its bounds")]
    fn add(&mut self, square: Square, side: Stone, bonus: i32) {
        let value = &mut self.butterfly[side as usize][square.index()];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / MAX_HISTORY) as i16;
    }
}
