//! Bitboards: stones as bits along the four axes.

use super::{BySide, Point, Rule, Shape, Stone, Topology, Variant};

/// Number of words of an axis: the largest board has 26 rows and columns, and 51 diagonals.
const WORDS: usize = 64;
/// Largest column of a word, from which columns are counted back on falling diagonals.
const LAST: usize = 31;

/// Bitboards of the stones on a plane, for walks over millions of positions: a row that wins is
/// found several times faster than by a [`Game`](super::Game).
///
/// ```
/// # use gomoku_core as gomoku;
/// use gomoku::rules::{Lines, Point, Stone, Variant};
///
/// let mut lines = Lines::of(Variant::TIC_TAC_TOE).ok_or("a game of this kind")?;
/// assert!(!lines.place(Point::new(0, 1), Stone::First));
/// assert!(!lines.place(Point::new(2, 3), Stone::First));
/// assert!(lines.place(Point::new(1, 2), Stone::First));
/// assert!(!lines.is_free(Point::new(1, 2)));
/// lines.remove(Point::new(1, 2), Stone::First);
/// assert!(!lines.place(Point::new(1, 2), Stone::Second));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Lines {
    row: WinningRow,
    stones: BySide<Words>,
}

#[derive(Clone, Copy, Debug)]
enum WinningRow {
    AtLeast(u8),
    Exactly(u8),
}

/// For each axis a word for each line, with a bit for each cell.
type Words = [[u32; WORDS]; 4];

/// Words of a cell, one for each axis, and the bit of the cell there.
fn places(point: Point) -> [(usize, u32); 4] {
    let (row, col) = (usize::from(point.row) % 32, usize::from(point.col) % 32);
    let in_row = 1 << col;
    [(row, in_row), (col, 1 << row), (row + col, in_row), (row + LAST - col, in_row)]
}

/// Cell of a place in a word, if that is on a board.
fn point_of(axis: usize, line: usize, place: usize) -> Option<Point> {
    let (row, col) = match axis {
        0 => (line, place),
        1 => (place, line),
        2 => (line.checked_sub(place)?, place),
        _ => ((line + place).checked_sub(LAST)?, place),
    };
    Some(Point::new(u8::try_from(row).ok()?, u8::try_from(col).ok()?))
}

impl WinningRow {
    const fn length(self) -> u8 {
        match self {
            Self::AtLeast(length) | Self::Exactly(length) => length,
        }
    }

    /// Checks whether the bits of a word have such a row.
    fn is_in(self, word: u32) -> bool {
        // A bit stays where each of the next ones is set, too.
        let rows = (1..self.length()).fold(word, |rows, _| rows & rows >> 1);
        match self {
            Self::AtLeast(_) => rows != 0,
            Self::Exactly(length) => rows & !(word << 1) & !(word >> length) != 0,
        }
    }
}

impl Lines {
    /// Starts without stones, on a plane of at most 26x26 cells where this many stones in a row win,
    /// and longer rows as well.
    pub const fn at_least(row_length: u8) -> Self {
        Self::new(WinningRow::AtLeast(row_length))
    }

    /// Starts without stones. `None` on a torus, or if other things than the length of a row decide
    /// who wins.
    pub fn of(variant: Variant) -> Option<Self> {
        let length = variant.row_length();
        let row = match variant.rule() {
            Rule::Freestyle => WinningRow::AtLeast(length),
            Rule::Standard => WinningRow::Exactly(length),
            Rule::Renju | Rule::Caro | Rule::StandardCaro | Rule::Omok => return None,
        };
        (variant.shape().topology() == Topology::Plane).then_some(Self::new(row))
    }

    const fn new(row: WinningRow) -> Self {
        let none = [[0; WORDS]; 4];
        Self { row, stones: BySide { first: none, second: none } }
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
            is_won |= self.row.is_in(words[line]);
        }
        is_won
    }

    /// Finds the free cells of a plane on which a stone completes a winning row.
    pub fn winning_cells(&self, stone: Stone, shape: Shape) -> Vec<Point> {
        let before = u32::from(self.row.length()).saturating_sub(1);
        let mut found = Vec::new();
        for (axis, words) in self.stones.of(stone).iter().enumerate() {
            for (line, &word) in words.iter().enumerate() {
                if word.count_ones() < before {
                    continue;
                }
                for place in 0..=LAST {
                    let cell = point_of(axis, line, place)
                        .filter(|&cell| shape.contains(cell) && self.is_free(cell));
                    if let Some(cell) = cell
                        && self.row.is_in(word | 1 << place)
                        && !found.contains(&cell)
                    {
                        found.push(cell);
                    }
                }
            }
        }
        found
    }

    /// Removes a stone.
    pub fn remove(&mut self, point: Point, stone: Stone) {
        for (words, (line, bit)) in self.stones.of_mut(stone).iter_mut().zip(places(point)) {
            words[line] &= !bit;
        }
    }
}
