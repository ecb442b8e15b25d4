//! Sets of squares.

use super::square::{BORDER, MAX_SIDE, SQUARES, STRIDE, Square};
use crate::rules::Shape;

/// Set of squares of the board. Each word has two rows, of which those of the board are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bitboard([u64; SQUARES / WORD]);

/// Squares of a word.
const WORD: usize = 64;
/// First word with rows of the board, and the one after the last.
const FIRST: usize = BORDER * STRIDE / WORD;
const END: usize = (BORDER + MAX_SIDE) * STRIDE / WORD;
/// Columns of the board in both rows of a word.
const COLUMNS: u64 = ((1 << MAX_SIDE) - 1) * (1 << STRIDE | 1);

const _: () = assert!(2 * STRIDE == WORD && BORDER.is_multiple_of(2) && MAX_SIDE.is_multiple_of(2));

impl Bitboard {
    pub fn board(shape: Shape) -> Self {
        shape.points().map(Square::new).collect()
    }

    /// Adds a square if absent, or else removes it.
    pub const fn toggle(&mut self, square: Square) {
        self.0[square.index() / WORD] ^= 1 << (square.index() % WORD);
    }

    pub const fn insert(&mut self, square: Square) {
        self.0[square.index() / WORD] |= 1 << (square.index() % WORD);
    }

    pub const fn contains(&self, square: Square) -> bool {
        self.0[square.index() / WORD] >> (square.index() % WORD) & 1 == 1
    }

    pub fn is_empty(&self) -> bool {
        self.0[FIRST..END].iter().fold(0, |all, word| all | word) == 0
    }

    pub fn len(&self) -> usize {
        self.0[FIRST..END].iter().map(|word| word.count_ones() as usize).sum()
    }

    pub fn first(&self) -> Option<Square> {
        self.iter().next()
    }

    pub fn iter(&self) -> impl Iterator<Item = Square> {
        let (mut at, mut bits) = (FIRST, self.0[FIRST]);
        std::iter::from_fn(move || {
            while bits == 0 {
                at += 1;
                if at == END {
                    at -= 1;
                    return None;
                }
                bits = self.0[at];
            }
            let bit = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(Square::at(at * WORD + bit))
        })
    }

    #[must_use]
    pub fn union(mut self, other: &Self) -> Self {
        for at in FIRST..END {
            self.0[at] |= other.0[at];
        }
        self
    }

    #[must_use]
    pub fn intersection(mut self, other: &Self) -> Self {
        for at in FIRST..END {
            self.0[at] &= other.0[at];
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
        let sides = |word: u64, by: u32| word << by | word >> by;
        // Two columns to each side, and three.
        let two = self.0.map(|word| word | sides(word, 1) | sides(word, 2));
        let three = self.0.map(|word| word | sides(word, 3));
        // The rows one above those of a word, and one below.
        let above =
            |rows: &[u64; SQUARES / WORD], at: usize| rows[at] << STRIDE | rows[at - 1] >> STRIDE;
        let below =
            |rows: &[u64; SQUARES / WORD], at: usize| rows[at] >> STRIDE | rows[at + 1] << STRIDE;
        let mut near = Self::default();
        for at in FIRST..END {
            let square = two[at - 1] | above(&two, at) | two[at] | below(&two, at) | two[at + 1];
            let thirds = above(&three, at - 1) | three[at] | below(&three, at + 1);
            near.0[at] = (square | thirds) & COLUMNS;
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
