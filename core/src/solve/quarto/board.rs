//! Board of Quarto: its lines, and its symmetries.

use super::{CELLS, FREE, LINES};
use crate::rules::{Axis, Point, Shape, splitmix64};
use crate::solve::lines::Lists;

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
        let number =
            |point: Point| u16::from(point.row) * u16::from(shape.width()) + u16::from(point.col);
        let cells = usize::from(shape.width()) * usize::from(shape.height());
        let mut lines: Vec<Vec<u16>> = Vec::new();
        for axis in Axis::ALL {
            for start in shape.points() {
                let mut line = vec![number(start)];
                line.extend(shape.steps(start, axis.delta()).take(3).map(number));
                line.sort_unstable();
                line.dedup();
                if line.len() == 4 && !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        if cells > CELLS || lines.len() > LINES || lines.is_empty() {
            return None;
        }
        let through = |cell| {
            let numbered = (0..).zip(&lines);
            numbered.filter(|(_, line)| line.contains(&cell)).map(|(number, _)| number).collect()
        };
        let through = Lists::of((0..).take(cells).map(through));
        let zobrist = (0..cells as u64)
            .map(|cell| std::array::from_fn(|piece| splitmix64(16 * cell + piece as u64)))
            .collect();
        Some(Self { lines: Lists::of(lines), through, cells, zobrist })
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
