//! Bitboards: stones as bits along the four axes.

use super::{BySide, Point, Stone};

/// Number of words of an axis: the largest board has 26 rows and columns, and 51 diagonals.
const WORDS: usize = 64;
/// Largest column of a word, from which columns are counted back on falling diagonals.
const LAST: usize = 31;

/// Bitboards of the stones on a plane, for walks over millions of positions: a row that wins is
/// found several times faster than by a [`Game`](super::Game). Longer rows win as well.
///
/// ```
/// # use gomoku_core as gomoku;
/// use gomoku::rules::{Lines, Point, Stone};
///
/// let mut lines = Lines::new(3);
/// assert!(!lines.place(Point::new(0, 1), Stone::First));
/// assert!(!lines.place(Point::new(2, 3), Stone::First));
/// assert!(lines.place(Point::new(1, 2), Stone::First));
/// assert!(!lines.is_free(Point::new(1, 2)));
/// lines.remove(Point::new(1, 2), Stone::First);
/// assert!(!lines.place(Point::new(1, 2), Stone::Second));
/// ```
#[derive(Clone, Debug)]
pub struct Lines {
    row_length: u8,
    stones: BySide<Words>,
}

/// For each axis a word for each line, with a bit for each cell.
type Words = [[u32; WORDS]; 4];

/// Words of a cell, one for each axis, and the bit of the cell there.
fn places(point: Point) -> [(usize, u32); 4] {
    let (row, col) = (usize::from(point.row) % 32, usize::from(point.col) % 32);
    let in_row = 1 << col;
    [(row, in_row), (col, 1 << row), (row + col, in_row), (row + LAST - col, in_row)]
}

impl Lines {
    /// Starts without stones, on a board of at most 26x26 cells on which so many stones win.
    pub fn new(row_length: u8) -> Self {
        let none = [[0; WORDS]; 4];
        Self { row_length, stones: BySide { first: none, second: none } }
    }

    /// Checks whether a cell has no stone.
    pub fn is_free(&self, point: Point) -> bool {
        let [(line, bit), ..] = places(point);
        (self.stones.first[0][line] | self.stones.second[0][line]) & bit == 0
    }

    /// Places a stone, and checks whether its side has a winning row with it.
    pub fn place(&mut self, point: Point, stone: Stone) -> bool {
        let mut is_won = false;
        for (words, (line, bit)) in self.stones.of_mut(stone).iter_mut().zip(places(point)) {
            words[line] |= bit;
            // A bit stays where each of the next ones is set, too.
            let mut rows = words[line];
            for _ in 1..self.row_length {
                rows &= rows >> 1;
            }
            is_won |= rows != 0;
        }
        is_won
    }

    /// Removes a stone.
    pub fn remove(&mut self, point: Point, stone: Stone) {
        for (words, (line, bit)) in self.stones.of_mut(stone).iter_mut().zip(places(point)) {
            words[line] &= !bit;
        }
    }
}
