//! Cells of the board as bytes, and positions up to symmetry.

use gomoku::proof::Proof;
use gomoku::rules::{Coordinates, Point, Position, Stone, Variant};

/// Side of the board.
pub const SIDE: u8 = 15;
/// Number of cells of the board.
pub const CELLS: u8 = SIDE * SIDE;
/// Game whose positions are stored, under whichever rule.
pub const VARIANT: Variant = Proof::VARIANT;

/// Cell of the board, by rows.
pub type Cell = u8;

pub const fn cell(point: Point) -> Cell {
    point.row * SIDE + point.col
}

pub const fn point(cell: Cell) -> Point {
    Point::new(cell / SIDE, cell % SIDE)
}

pub fn name(cell: Cell) -> String {
    Coordinates::Letters.name(point(cell), VARIANT.shape())
}

/// Symmetry of the board, one of eight: swaps rows and columns (4), then turns rows (1) and
/// columns (2) around.
pub type Symmetry = u8;

pub const SYMMETRIES: std::ops::Range<Symmetry> = 0..8;

pub const fn turn(cell: Cell, symmetry: Symmetry) -> Cell {
    let (mut row, mut col) = (cell / SIDE, cell % SIDE);
    if symmetry & 4 != 0 {
        (row, col) = (col, row);
    }
    if symmetry & 1 != 0 {
        row = SIDE - 1 - row;
    }
    if symmetry & 2 != 0 {
        col = SIDE - 1 - col;
    }
    row * SIDE + col
}

pub const fn inverse(symmetry: Symmetry) -> Symmetry {
    if symmetry & 4 == 0 { symmetry } else { 4 | (symmetry & 1) << 1 | (symmetry & 2) >> 1 }
}

/// Stones of both sides, each in order of their cells.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stones {
    /// Stones of X, then those of O.
    cells: Box<[Cell]>,
    /// Number of stones of X.
    xs: u8,
}

impl Stones {
    pub fn new(xs: &[Cell], os: &[Cell]) -> Self {
        let mut cells: Vec<Cell> = xs.to_vec();
        cells.sort_unstable();
        let mut others: Vec<Cell> = os.to_vec();
        others.sort_unstable();
        cells.extend(others);
        Self { cells: cells.into(), xs: u8::try_from(xs.len()).unwrap_or(u8::MAX) }
    }

    pub fn xs(&self) -> &[Cell] {
        &self.cells[..self.xs.into()]
    }

    pub fn os(&self) -> &[Cell] {
        &self.cells[self.xs.into()..]
    }

    pub const fn len(&self) -> usize {
        self.cells.len()
    }

    pub fn with(&self, x: Option<Cell>, o: Option<Cell>) -> Self {
        let add = |cells: &[Cell], more: Option<Cell>| -> Vec<Cell> {
            cells.iter().copied().chain(more).collect()
        };
        Self::new(&add(self.xs(), x), &add(self.os(), o))
    }

    fn turned(&self, symmetry: Symmetry) -> Self {
        let turned = |cells: &[Cell]| -> Vec<Cell> {
            cells.iter().map(|&cell| turn(cell, symmetry)).collect()
        };
        Self::new(&turned(self.xs()), &turned(self.os()))
    }

    /// Least of the eight images, and the symmetry that leads to it.
    pub fn canonical(&self) -> (Self, Symmetry) {
        let images = SYMMETRIES.map(|symmetry| (self.turned(symmetry), symmetry));
        images.min().unwrap_or_else(|| (self.clone(), 0))
    }

    /// Position of the rules, with X to move if both sides have as many stones, else O.
    pub fn position(&self) -> Option<Position> {
        let of = |cells: &[Cell], stone| -> Vec<(Point, Stone)> {
            cells.iter().map(|&cell| (point(cell), stone)).collect()
        };
        let stones = [of(self.xs(), Stone::First), of(self.os(), Stone::Second)].concat();
        Position::from_stones(VARIANT, stones).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_have_inverses() {
        for symmetry in SYMMETRIES {
            for cell in 0..CELLS {
                assert_eq!(turn(turn(cell, symmetry), inverse(symmetry)), cell);
            }
        }
    }

    #[test]
    fn images_have_one_canonical_form() {
        let stones = Stones::new(&[112, 97, 3], &[98, 14]);
        let (canonical, symmetry) = stones.canonical();
        assert_eq!(stones.turned(symmetry), canonical);
        for symmetry in SYMMETRIES {
            assert_eq!(stones.turned(symmetry).canonical().0, canonical);
        }
    }
}
