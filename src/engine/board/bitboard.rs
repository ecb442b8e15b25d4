//! Sets of squares.

use super::square::{BORDER, MAX_SIDE, SQUARES, STRIDE, Square};
use crate::rules::Shape;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bitboard([u32; SQUARES / STRIDE]);

impl Default for Bitboard {
    fn default() -> Self {
        Self([0; SQUARES / STRIDE])
    }
}

impl Bitboard {
    pub fn board(shape: Shape) -> Self {
        shape.points().map(Square::new).collect()
    }

    /// Adds a square if absent, or else removes it.
    pub const fn toggle(&mut self, square: Square) {
        self.0[square.index() / STRIDE] ^= 1 << (square.index() % STRIDE);
    }

    pub const fn insert(&mut self, square: Square) {
        self.0[square.index() / STRIDE] |= 1 << (square.index() % STRIDE);
    }

    pub const fn contains(&self, square: Square) -> bool {
        self.0[square.index() / STRIDE] >> (square.index() % STRIDE) & 1 == 1
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    pub fn first(&self) -> Option<Square> {
        self.iter().next()
    }

    pub fn iter(&self) -> impl Iterator<Item = Square> {
        let (mut row, mut bits) = (BORDER, self.0[BORDER]);
        std::iter::from_fn(move || {
            while bits == 0 {
                row += 1;
                if row == BORDER + MAX_SIDE {
                    row -= 1;
                    return None;
                }
                bits = self.0[row];
            }
            let col = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(Square::at(row * STRIDE + col))
        })
    }

    #[must_use]
    pub fn union(mut self, other: &Self) -> Self {
        for (row, &more) in self.0.iter_mut().zip(&other.0) {
            *row |= more;
        }
        self
    }

    #[must_use]
    pub fn intersection(mut self, other: &Self) -> Self {
        for (row, &more) in self.0.iter_mut().zip(&other.0) {
            *row &= more;
        }
        self
    }

    /// Squares near these: two steps in every direction, and three along the axes.
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
        let rows = &self.0;
        let square = rows.map(|row| row | sides(row, 1) | sides(row, 2));
        let third = rows.map(|row| sides(row, 3));
        let mut near = Self::default();
        for row in BORDER..BORDER + MAX_SIDE {
            let squares = square[row - 2..=row + 2].iter().fold(third[row], |near, row| near | row);
            let thirds = [row - 3, row + 3].map(|row| rows[row] | third[row]);
            near.0[row] = squares | thirds[0] | thirds[1];
        }
        near
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::default();
        for square in squares {
            set.insert(square);
        }
        set
    }
}
