//! Stones on cells.

use super::{Axis, Delta, Point, Row, Shape};

/// The two sides, by the order in which they begin.
///
/// One word for colour and side: `First` is the red X (black in books), `Second` the green O
/// (white).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stone {
    /// The side that makes the first move.
    First,
    /// The side that answers.
    Second,
}

impl Stone {
    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A 64-bit fingerprint of the stones on a board, for hash tables.
///
/// It says nothing of the board's shape or of whose turn it is. The same stones give the same key
/// on every machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Key(pub u64);

impl Key {
    /// Adds the stone if it was not in the key, and takes it out if it was.
    const fn toggle(self, point: Point, stone: Stone) -> Self {
        let cell = (point.row as u64) << 8 | point.col as u64;
        Self(self.0 ^ mix(cell << 1 | stone as u64))
    }
}

/// One output of the `SplitMix64` generator (Steele, Lea and Flood 2014), used as a hash.
const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Which cell holds which stone: any position, reachable in a game or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    shape: Shape,
    cells: Vec<Option<Stone>>,
    stones: usize,
    key: Key,
}

impl Board {
    /// A board without stones.
    pub fn new(shape: Shape) -> Self {
        Self { shape, cells: vec![None; shape.cells()], stones: 0, key: Key::default() }
    }

    /// Extent and topology.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The stone on the cell; `None` if it is free or not on the board.
    pub fn get(&self, point: Point) -> Option<Stone> {
        self.cells[self.shape.index(point)?]
    }

    /// How many stones there are.
    pub const fn stones(&self) -> usize {
        self.stones
    }

    /// Whether no cell is free.
    pub fn is_full(&self) -> bool {
        self.stones == self.cells.len()
    }

    /// The fingerprint of the stones.
    pub const fn key(&self) -> Key {
        self.key
    }

    /// The unbroken row of equal stones through a cell along one axis; `None` if the cell is free.
    ///
    /// A row that goes all the way round a torus begins at `point` and has each cell once.
    ///
    /// ```text
    /// O X X X . X    through any of the three Xs, along Axis::Row: start 0,1, length 3
    /// ```
    pub fn row_through(&self, point: Point, axis: Axis) -> Option<Row> {
        let stone = self.get(point)?;
        let forward = axis.delta();
        let (start, before) = self.reach(point, stone, forward.reversed());
        let goes_round = self.shape.step(start, forward.reversed()) == Some(point);
        let (start, after) =
            if goes_round { (point, 0) } else { (start, self.reach(point, stone, forward).1) };
        Some(Row { shape: self.shape, axis, start, length: before + 1 + after })
    }

    /// The last of the equal stones from `from` onwards, and how many steps away it is.
    fn reach(&self, from: Point, stone: Stone, delta: Delta) -> (Point, u16) {
        let mut last = from;
        let mut steps = 0;
        while let Some(next) = self.shape.step(last, delta) {
            if next == from || self.get(next) != Some(stone) {
                break;
            }
            last = next;
            steps += 1;
        }
        (last, steps)
    }

    /// Puts a stone on a cell or takes it away: the only change to a board, so that stones, count
    /// and key cannot drift apart. A point off the board changes nothing.
    pub(super) fn set(&mut self, point: Point, stone: Option<Stone>) {
        let Some(index) = self.shape.index(point) else {
            return;
        };
        let before = std::mem::replace(&mut self.cells[index], stone);
        for changed in [before, stone].into_iter().flatten() {
            self.key = self.key.toggle(point, changed);
        }
        self.stones = self.stones + usize::from(stone.is_some()) - usize::from(before.is_some());
    }
}
