//! Board of Quarto: its lines, and its symmetries.

use super::{CELLS, FREE, LINES};
use crate::rules::{Row, Shape, splitmix64};
use crate::solve::cells::{Lists, number};

/// Lines and symmetries of a board, the same for all positions.
#[derive(Clone, Debug)]
pub struct Board {
    lines: Lists,
    through: Lists,
    cells: usize,
    zobrist: Vec<[u64; 16]>,
}

impl Board {
    /// Creates a board; `None` if it is too large, or has no line of four.
    pub fn new(shape: Shape) -> Option<Self> {
        let cells = shape.cells();
        let line = |group: Row| group.points().map(|point| number(point, shape)).collect();
        let lines = Lists::of(shape.groups(4).map(line));
        if cells > CELLS || lines.len() > LINES || lines.len() == 0 {
            return None;
        }
        let through = lines.inverse(cells);
        let zobrist = (0..cells as u64)
            .map(|cell| std::array::from_fn(|piece| splitmix64(16 * cell + piece as u64)))
            .collect();
        Some(Self { lines, through, cells, zobrist })
    }

    #[inline]
    pub fn through(&self, cell: usize) -> &[u16] {
        self.through.get(cell)
    }

    #[inline]
    pub fn cells(&self, line: usize) -> &[u16] {
        self.lines.get(line)
    }

    #[cfg(test)]
    pub const fn line_count(&self) -> usize {
        self.lines.len()
    }

    pub const fn cell_count(&self) -> usize {
        self.cells
    }

    /// Key of a position.
    pub fn key(&self, cells: &[u8; CELLS], given: Option<u8>) -> u64 {
        // Values only matter as equal or different, so the given piece, or else the first one on the
        // board, counts as piece 0.
        let first = || cells[..self.cells].iter().copied().find(|&piece| piece != FREE);
        let zero = given.or_else(first).unwrap_or_default();
        let mut key = if given.is_some() { 0x5555 } else { 0 };
        for (cell, &piece) in cells[..self.cells].iter().enumerate() {
            if piece != FREE {
                key ^= self.zobrist[cell][usize::from(piece ^ zero)];
            }
        }
        key
    }
}
