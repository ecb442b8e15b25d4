//! Stones on cells.

use super::{Axis, Delta, IllegalMove, Point, Row, Shape, Stone, Topology};

/// A 64-bit fingerprint of the stones on a board, for hash tables.
///
/// It says nothing of the board's shape or of whose turn it is. The same stones give the same key
/// on every machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ZobristKey(pub u64);

impl ZobristKey {
    /// Adds the stone, or removes it if it is in the key.
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
    /// Row by row, in a border of cells that stay free, so that a row of stones ends at the edge
    /// by itself.
    cells: Vec<Option<Stone>>,
    stones: usize,
    key: ZobristKey,
}

impl Board {
    /// A board without stones.
    pub fn new(shape: Shape) -> Self {
        let cells = vec![None; stride(shape) * (usize::from(shape.height()) + 2) + 1];
        Self { shape, cells, stones: 0, key: ZobristKey::default() }
    }

    /// Extent and topology.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The stone on the cell; `None` if it is free or not on the board.
    pub fn get(&self, point: Point) -> Option<Stone> {
        self.cells[self.index(point)?]
    }

    /// How many stones there are.
    pub const fn stones(&self) -> usize {
        self.stones
    }

    /// The stones with their cells, row by row from the top.
    pub fn occupied(&self) -> impl Iterator<Item = (Point, Stone)> {
        self.shape.points().filter_map(|point| Some((point, self.get(point)?)))
    }

    /// Whether no cell is free.
    pub fn is_full(&self) -> bool {
        self.stones == self.shape.cells()
    }

    /// The fingerprint of the stones.
    pub const fn key(&self) -> ZobristKey {
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
        let (before, length) = self.reach(point, axis)?;
        let start = self.shape.walk(point, axis.delta().reversed(), before)?;
        Some(Row { shape: self.shape, axis, start, length })
    }

    /// The length of that row alone.
    pub(super) fn length_through(&self, point: Point, axis: Axis) -> Option<u16> {
        self.reach(point, axis).map(|(_, length)| length)
    }

    /// How many stones of the row through a cell come before it, and how many the row has.
    fn reach(&self, point: Point, axis: Axis) -> Option<(u16, u16)> {
        let index = self.index(point)?;
        let stone = self.cells[index]?;
        let (forward, backward) = (axis.delta(), axis.delta().reversed());
        match self.shape.topology() {
            Topology::Plane => {
                let before = self.run(index, stone, backward);
                Some((before, before + 1 + self.run(index, stone, forward)))
            }
            Topology::Torus => {
                let after = self.run_round(point, stone, forward);
                let goes_round = self.shape.walk(point, forward, after + 1) == Some(point);
                let before = if goes_round { 0 } else { self.run_round(point, stone, backward) };
                Some((before, before + 1 + after))
            }
        }
    }

    /// How many equal stones follow a cell on the plane.
    fn run(&self, index: usize, stone: Stone, delta: Delta) -> u16 {
        let step =
            isize::from(delta.rows) * stride(self.shape).cast_signed() + isize::from(delta.cols);
        let mut next = index.wrapping_add_signed(step);
        let mut steps = 0;
        while self.cells[next] == Some(stone) {
            next = next.wrapping_add_signed(step);
            steps += 1;
        }
        steps
    }

    /// How many equal stones follow a cell on a torus, once round at most.
    fn run_round(&self, from: Point, stone: Stone, delta: Delta) -> u16 {
        let mut steps = 0;
        let mut next = self.shape.step(from, delta);
        while let Some(point) =
            next.filter(|&point| point != from && self.get(point) == Some(stone))
        {
            steps += 1;
            next = self.shape.step(point, delta);
        }
        steps
    }

    fn index(&self, point: Point) -> Option<usize> {
        let index = stride(self.shape) * (usize::from(point.row) + 1) + usize::from(point.col) + 1;
        self.shape.contains(point).then_some(index)
    }

    /// Puts a stone of either side on a free cell of any position; [`Variant::is_won_at`] says
    /// whether it wins. A game is played with [`Game::play`].
    ///
    /// [`Variant::is_won_at`]: super::Variant::is_won_at
    /// [`Game::play`]: super::Game::play
    ///
    /// # Errors
    /// If the point is off the board or the cell occupied; then nothing has changed.
    pub fn place(&mut self, point: Point, stone: Stone) -> Result<(), IllegalMove> {
        self.check_free(point)?;
        self.set(point, Some(stone));
        Ok(())
    }

    /// Whether the point is a free cell of this board.
    pub(super) fn check_free(&self, point: Point) -> Result<(), IllegalMove> {
        match (self.shape.contains(point), self.get(point)) {
            (false, _) => Err(IllegalMove::OffBoard),
            (true, Some(_)) => Err(IllegalMove::Occupied),
            (true, None) => Ok(()),
        }
    }

    /// Puts a stone on a cell or takes it away: the only mutator of a board, so that stones, count
    /// and key cannot drift apart. A point off the board changes nothing.
    pub(super) fn set(&mut self, point: Point, stone: Option<Stone>) {
        let Some(index) = self.index(point) else {
            return;
        };
        let before = std::mem::replace(&mut self.cells[index], stone);
        for changed in [before, stone].into_iter().flatten() {
            self.key = self.key.toggle(point, changed);
        }
        self.stones = self.stones + usize::from(stone.is_some()) - usize::from(before.is_some());
    }
}

/// From one row to the next: one cell of border divides them.
const fn stride(shape: Shape) -> usize {
    shape.width() as usize + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_that_generator() {
        // The first two outputs for the seed 0, as its authors' program gives them.
        assert_eq!([0, 1].map(mix), [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]);
    }
}
