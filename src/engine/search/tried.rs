//! The quiet moves that a node has tried.

use crate::engine::cell::Cell;

/// Quiet moves that were tried, as many as are of interest.
pub(super) struct Tried {
    cells: [Cell; 64],
    count: usize,
}

impl Default for Tried {
    fn default() -> Self {
        Self { cells: [Cell::default(); 64], count: 0 }
    }
}

impl Tried {
    /// Adds one.
    #[inline]
    pub(super) fn push(&mut self, cell: Cell) {
        if let Some(free) = self.cells.get_mut(self.count) {
            *free = cell;
            self.count += 1;
        }
    }

    /// They, in the order in which they were tried.
    pub(super) fn cells(&self) -> &[Cell] {
        &self.cells[..self.count]
    }
}
