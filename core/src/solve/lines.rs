//! m,n,k-games on any board: every line knows its stones, and every cell what its lines are worth.

mod geometry;

pub use geometry::Geometry;

use super::position::{Move, Moves, Next, Outlook, Position};
use super::score::{Score, win};
use crate::rules::Stone;

/// Stones on a line, by side.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    stones: [u8; 2],
    /// Own stones before and behind the line, where a longer row does not win.
    beside: [u8; 2],
}

impl Line {
    /// Checks whether a side can still complete the line.
    const fn is_alive(self, side: usize) -> bool {
        self.stones[1 - side] == 0 && self.beside[side] == 0
    }

    /// Twice as much for each stone, 0 for a line that cannot be completed.
    const fn worth(self, side: usize) -> u32 {
        if self.is_alive(side) { 1 << self.stones[side] } else { 0 }
    }
}

/// Position on a board of at most `CELLS` cells and `LINES` lines.
#[derive(Clone, Copy, Debug)]
pub struct Lines<'g, const CELLS: usize, const LINES: usize> {
    geometry: &'g Geometry,
    stones: [Line; LINES],
    is_free: [bool; CELLS],
    /// Sum of the worth of the lines through each cell, by side.
    worth: [[u32; CELLS]; 2],
    /// Number of lines that a stone on the cell would complete, by side.
    completes: [[u8; CELLS]; 2],
    /// Sum of `completes`.
    completing: [u16; 2],
    /// Sum of the worth of all lines, by side.
    potential: [u64; 2],
    keys: [u64; 8],
    side: usize,
    left: u16,
}

/// Greatest number of cells of a board whose games are searched to the end.
pub const SMALL: usize = 64;

/// Boards of at most 64 cells.
pub type SmallLines<'g> = Lines<'g, SMALL, 256>;
/// Boards of up to 26x26 cells.
pub type LargeLines<'g> = Lines<'g, 676, 2704>;

impl<'g, const CELLS: usize, const LINES: usize> Lines<'g, CELLS, LINES> {
    /// Creates an empty board with the first side to move; `None` if it has more cells or lines.
    pub fn new(geometry: &'g Geometry) -> Option<Self> {
        let cells = usize::from(geometry.cells);
        if cells > CELLS || geometry.lines.len() > LINES {
            return None;
        }
        let mut position = Self {
            geometry,
            stones: [Line::default(); LINES],
            is_free: [false; CELLS],
            worth: [[0; CELLS]; 2],
            completes: [[0; CELLS]; 2],
            completing: [0; 2],
            potential: [geometry.lines.len() as u64; 2],
            keys: [0; 8],
            side: 0,
            left: geometry.cells,
        };
        for cell in 0..cells {
            position.is_free[cell] = true;
            let lines = u32::try_from(geometry.through.get(cell).len()).unwrap_or_default();
            position.worth[0][cell] = lines;
            position.worth[1][cell] = lines;
        }
        Some(position)
    }

    /// Places stones, in any order, and sets the side to move.
    pub fn with_stones(
        mut self,
        stones: impl Iterator<Item = (Move, Stone)>,
        to_move: Stone,
    ) -> Self {
        for (cell, stone) in stones {
            self.set(cell.into(), stone as usize);
        }
        self.side = to_move as usize;
        self
    }

    fn set(&mut self, cell: usize, side: usize) {
        let geometry = self.geometry;
        self.left -= 1;
        for &line in geometry.through.get(cell) {
            let line = usize::from(line);
            let mut after = self.stones[line];
            after.stones[side] += 1;
            self.change(line, cell, after);
        }
        for &line in geometry.beside.get(cell) {
            let line = usize::from(line);
            let mut after = self.stones[line];
            after.beside[side] += 1;
            self.change(line, cell, after);
        }
        self.is_free[cell] = false;
        for (key, image) in self.keys.iter_mut().zip(&geometry.images) {
            *key ^= geometry.zobrist[usize::from(image[cell])][side];
        }
    }

    #[inline]
    fn change(&mut self, line: usize, played: usize, after: Line) {
        let before = std::mem::replace(&mut self.stones[line], after);
        let last = self.geometry.row_length() - 1;
        for side in 0..2 {
            let [old, new] = [before, after].map(|it| it.worth(side));
            if old == new {
                continue;
            }
            let added = new.wrapping_sub(old);
            self.potential[side] =
                self.potential[side].wrapping_add(u64::from(new)).wrapping_sub(old.into());
            let cells = self.geometry.lines.get(line);
            for &cell in cells {
                let worth = &mut self.worth[side][usize::from(cell)];
                *worth = worth.wrapping_add(added);
            }
            if new == 1 << last {
                self.count_completing(line, side, played, true);
            } else if old == 1 << last {
                self.count_completing(line, side, played, false);
            }
        }
    }

    /// Counts the free cell of a line that lacks one stone, or no longer counts it.
    #[cold]
    fn count_completing(&mut self, line: usize, side: usize, played: usize, is_new: bool) {
        let cells = self.geometry.lines.get(line).iter().map(|&cell| usize::from(cell));
        let mut free = cells.filter(|&cell| self.is_free[cell] && !(is_new && cell == played));
        let Some(cell) = free.next() else { return };
        if is_new {
            self.completes[side][cell] += 1;
            self.completing[side] += 1;
        } else {
            self.completes[side][cell] -= 1;
            self.completing[side] -= 1;
        }
    }

    /// Checks whether a stone may be placed on a cell.
    fn is_legal(&self, cell: usize) -> bool {
        let below = cell + usize::from(self.geometry.width);
        let is_supported = || below >= usize::from(self.geometry.cells) || !self.is_free[below];
        self.is_free[cell] && (!self.geometry.has_gravity() || is_supported())
    }

    /// Cells on which a side wins with its next stone.
    fn winning(&self, side: usize) -> impl Iterator<Item = usize> {
        let count = if self.completing[side] == 0 { 0 } else { usize::from(self.geometry.cells) };
        (0..count).filter(move |&cell| self.completes[side][cell] > 0 && self.is_legal(cell))
    }

    /// Checks whether a stone on a cell lets the opponent win on the cell above it.
    fn is_below_loss(&self, cell: usize) -> bool {
        let above = cell.checked_sub(self.geometry.width.into());
        self.geometry.has_gravity()
            && above.is_some_and(|above| self.completes[1 - self.side][above] > 0)
    }

    /// Checks whether a side can still win, if the other one tries only to prevent it.
    ///
    /// Erdős and Selfridge (1973): who prevents and moves next succeeds if the sum of `2^-n` over
    /// the lines is less than 1, where `n` is the number of stones that a line lacks. If the other
    /// side moves next, its stone can at most double the sum.
    fn can_win(&self, side: usize) -> bool {
        let potential = self.potential[side];
        if self.geometry.has_gravity() {
            return potential > 0;
        }
        let doubled = if side == self.side { 2 * potential } else { potential };
        doubled >> self.geometry.row_length() > 0
    }

    fn candidates(&self) -> impl Iterator<Item = usize> {
        let is_monotonous = self.geometry.is_monotonous();
        (0..usize::from(self.geometry.cells)).filter(move |&cell| {
            self.is_legal(cell)
                && (!is_monotonous || self.worth[0][cell] | self.worth[1][cell] > 0)
                && !self.is_below_loss(cell)
        })
    }
}

/// Cells that may be tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cells {
    /// The only one on which the opponent does not win at once.
    Forced(Move),
    /// All that do not lose at once, and have a line that can be completed.
    All,
}

impl<const CELLS: usize, const LINES: usize> Position for Lines<'_, CELLS, LINES> {
    type Candidates = Cells;

    fn left(&self) -> u16 {
        self.left
    }

    fn wins_at_once(&self) -> bool {
        self.winning(self.side).next().is_some()
    }

    fn outlook(&self) -> Outlook<Cells> {
        let mut losses = self.winning(1 - self.side);
        if let Some(cell) = losses.next() {
            let is_lost = losses.next().is_some() || self.is_below_loss(cell);
            return if is_lost {
                Outlook::Lost
            } else {
                Outlook::Open(Cells::Forced(number(cell)))
            };
        }
        if self.left == 0 || self.potential == [0; 2] {
            return Outlook::Drawn;
        }
        if self.geometry.has_gravity() && self.candidates().next().is_none() {
            return Outlook::Lost;
        }
        Outlook::Open(Cells::All)
    }

    fn range(&self) -> [Score; 2] {
        let least = if self.can_win(1 - self.side) { -win(self.left.saturating_sub(2)) } else { 0 };
        [least, if self.can_win(self.side) { win(self.left.saturating_sub(3)) } else { 0 }]
    }

    fn order(&self, candidates: Cells, moves: &mut Moves) {
        match candidates {
            Cells::Forced(cell) => moves.insert(0, cell),
            Cells::All => {
                for cell in self.candidates() {
                    let worth = self.worth[0][cell].saturating_add(self.worth[1][cell]);
                    moves.insert(i32::try_from(worth).unwrap_or(i32::MAX), number(cell));
                }
            }
        }
    }

    fn is_forced(&self, candidates: Cells) -> bool {
        candidates != Cells::All
    }

    fn play(&mut self, played: Move) -> Next {
        self.set(played.into(), self.side);
        self.side = 1 - self.side;
        Next::Opponent
    }

    fn key(&self) -> u64 {
        let images = &self.keys[..self.geometry.images.len()];
        let key = images.iter().copied().min().unwrap_or_default();
        key ^ (self.side as u64).wrapping_neg()
    }

    fn evaluate(&self) -> Score {
        let [ours, theirs] =
            [self.side, 1 - self.side].map(|side| self.potential[side].cast_signed());
        Score::try_from(300 * (ours - theirs) / (ours + theirs + 8)).unwrap_or_default()
    }

    fn is_complete(&self) -> bool {
        CELLS <= SMALL
    }

    fn legal(&self) -> Vec<Move> {
        (0..usize::from(self.geometry.cells))
            .filter(|&cell| self.is_legal(cell))
            .map(number)
            .collect()
    }

    fn wins(&self, played: Move) -> bool {
        self.completes[self.side][usize::from(played)] > 0
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a board has less than 2^16 cells")]
const fn number(cell: usize) -> Move {
    cell as Move
}

#[cfg(test)]
mod tests;
