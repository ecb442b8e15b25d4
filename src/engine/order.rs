//! In which order moves are tried: what the search has learnt so far.

use super::cell::{CELLS, Cell};
use super::search::MAX_PLY;
use crate::rules::Stone;

/// Where history ends; it ages towards zero by itself.
const MOST: i32 = 8_192;

/// Moves that were good elsewhere.
#[derive(Clone)]
pub struct History {
    /// How good a move was for a side, anywhere.
    cells: [[i16; CELLS]; 2],
    /// The answer that refuted a side's move last.
    counters: [[Option<Cell>; CELLS]; 2],
    /// The quiet moves that were too good at this ply last.
    killers: [[Option<Cell>; 2]; MAX_PLY + 2],
}

impl Default for History {
    fn default() -> Self {
        Self {
            cells: [[0; CELLS]; 2],
            counters: [[None; CELLS]; 2],
            killers: [[None; 2]; MAX_PLY + 2],
        }
    }
}

impl History {
    /// A new search begins: old killers mean nothing, the rest half as much.
    pub fn grow_older(&mut self) {
        self.killers = [[None; 2]; MAX_PLY + 2];
        for value in self.cells.iter_mut().flatten() {
            *value /= 2;
        }
    }

    /// How good a side's move was elsewhere.
    #[inline]
    pub fn of(&self, cell: Cell, side: Stone) -> i32 {
        i32::from(self.cells[side as usize][cell.index()])
    }

    /// The killers of a ply.
    #[inline]
    pub fn killers(&self, ply: usize) -> [Option<Cell>; 2] {
        self.killers[ply]
    }

    /// The answer that refuted the last move of the side that is not to move.
    #[inline]
    pub fn counter(&self, last: Option<Cell>, side: Stone) -> Option<Cell> {
        self.counters[side as usize][last?.index()]
    }

    /// A move was too good; those tried before it were not.
    pub fn note(
        &mut self,
        best: Cell,
        tried: &[Cell],
        last: Option<Cell>,
        side: Stone,
        ply: usize,
        depth: i32,
    ) {
        let bonus = (depth * depth * 16).min(1_600);
        self.change(best, side, bonus);
        for &cell in tried {
            self.change(cell, side, -bonus);
        }
        if self.killers[ply][0] != Some(best) {
            self.killers[ply] = [Some(best), self.killers[ply][0]];
        }
        if let Some(last) = last {
            self.counters[side as usize][last.index()] = Some(best);
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "stays within its bounds")]
    fn change(&mut self, cell: Cell, side: Stone, by: i32) {
        let value = &mut self.cells[side as usize][cell.index()];
        let old = i32::from(*value);
        *value = (old + by - old * by.abs() / MOST) as i16;
    }
}
