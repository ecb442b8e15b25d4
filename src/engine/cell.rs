//! Cells by number, in a border, and sets of them.

use crate::rules::{Point, Shape};

/// From one row to the next. Boards have at most 20 columns, so that the rest of a row is a border
/// on both sides.
pub const STRIDE: usize = 32;
/// Rows of border above and below the board.
const BORDER: usize = 6;
/// The widest and highest board.
pub const MAX_SIDE: usize = 20;
/// How many cells there are, border included; a power of two, so that a masked number is one.
pub const CELLS: usize = 1024;

const _: () = assert!((MAX_SIDE + 2 * BORDER) * STRIDE == CELLS);

/// In how many ways two cells lie to each other; see [`Cell::way`].
pub const WAYS: usize = 64;

/// A cell of the engine's board, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The cell of a point. A point beyond the largest board is some other cell.
    #[expect(clippy::cast_possible_truncation, reason = "masked")]
    pub const fn new(point: Point) -> Self {
        Self((((point.row as usize + BORDER) * STRIDE + point.col as usize) % CELLS) as u16)
    }

    /// The cell with this number.
    #[expect(clippy::cast_possible_truncation, reason = "masked")]
    pub const fn at(index: usize) -> Self {
        Self((index % CELLS) as u16)
    }

    /// Its number, below 1024.
    pub const fn index(self) -> usize {
        self.0 as usize % CELLS
    }

    /// Its row from 0 at the top of the board.
    pub const fn row(self) -> usize {
        (self.index() / STRIDE).wrapping_sub(BORDER)
    }

    /// Its column from 0 at the left.
    pub const fn col(self) -> usize {
        self.index() % STRIDE
    }

    /// How it lies to another cell, whichever way round: rows and columns between them, each up to
    /// seven. Below [`WAYS`].
    #[inline]
    pub const fn way(self, other: Self) -> usize {
        let rows = self.row().abs_diff(other.row());
        let cols = self.col().abs_diff(other.col());
        let (low, high) = if rows < cols { (rows, cols) } else { (cols, rows) };
        (if high > 7 { 7 } else { high }) * 8 + if low > 7 { 7 } else { low }
    }

    /// The point that it is.
    #[expect(clippy::cast_possible_truncation, reason = "below 32")]
    pub const fn point(self) -> Point {
        Point::new(self.row() as u8, self.col() as u8)
    }
}

/// A set of cells, a bit for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellSet([u32; CELLS / STRIDE]);

impl Default for CellSet {
    fn default() -> Self {
        Self([0; CELLS / STRIDE])
    }
}

impl CellSet {
    /// All cells of a board.
    pub fn board(shape: Shape) -> Self {
        shape.points().map(Cell::new).collect()
    }

    /// Takes a cell in if it was out, and out if it was in.
    pub const fn toggle(&mut self, cell: Cell) {
        self.0[cell.index() / STRIDE] ^= 1 << (cell.index() % STRIDE);
    }

    /// Takes a cell in.
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / STRIDE] |= 1 << (cell.index() % STRIDE);
    }

    /// Whether a cell is in.
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.index() / STRIDE] >> (cell.index() % STRIDE) & 1 == 1
    }

    /// Whether no cell is in.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }

    /// How many cells are in.
    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// The first cell, row by row.
    pub fn first(&self) -> Option<Cell> {
        self.iter().next()
    }

    /// The cells, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Cell> {
        let rows = self.0.iter().enumerate().skip(BORDER).take(MAX_SIDE);
        rows.flat_map(|(row, &bits)| Bits(bits).map(move |col| Cell::at(row * STRIDE + col)))
    }

    /// The cells of both sets.
    #[must_use]
    pub fn union(mut self, other: &Self) -> Self {
        for (row, &more) in self.0.iter_mut().zip(&other.0) {
            *row |= more;
        }
        self
    }

    /// The cells that are in both sets.
    #[must_use]
    pub fn intersection(mut self, other: &Self) -> Self {
        for (row, &more) in self.0.iter_mut().zip(&other.0) {
            *row &= more;
        }
        self
    }

    /// The cells near these: two steps in every direction, and three along the axes.
    ///
    /// ```text
    /// * . . * . . *
    /// . * * * * * .
    /// . * * * * * .
    /// * * * X * * *
    /// . * * * * * .
    /// . * * * * * .
    /// * . . * . . *
    /// ```
    #[must_use]
    pub fn neighbours(&self) -> Self {
        let sides = |row: u32, by: u32| row << by | row >> by;
        let mut near = Self::default();
        for row in BORDER..BORDER + MAX_SIDE {
            let bits = self.0[row];
            if bits == 0 {
                continue;
            }
            let square = bits | sides(bits, 1) | sides(bits, 2);
            for other in row - 2..=row + 2 {
                near.0[other] |= square;
            }
            near.0[row] |= sides(bits, 3);
            for other in [row - 3, row + 3] {
                near.0[other] |= bits | sides(bits, 3);
            }
        }
        near
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::default();
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

/// The places of the bits of a row, lowest first.
struct Bits(u32);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let place = self.0.trailing_zeros();
        self.0 &= self.0.checked_sub(1)?;
        Some(place as usize)
    }
}
