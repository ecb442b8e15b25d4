//! Board: stones on cells.

use super::hash::splitmix64;
use super::{Axis, Delta, IllegalMove, Point, Row, Shape, Stone, Topology};

/// 64-bit hash of the stones on a board, for hash tables.
///
/// It covers neither the shape nor the side to move. The same stones give the same key on every
/// machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ZobristKey(pub u64);

impl ZobristKey {
    /// Adds the stone, or removes it if it is in the key.
    const fn toggle(self, point: Point, stone: Stone) -> Self {
        let cell = (point.row as u64) << 8 | point.col as u64;
        Self(self.0 ^ splitmix64(cell << 1 | stone as u64))
    }
}

/// Stones on cells: any position, reachable in a game or not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    shape: Shape,
    /// Cells row by row, surrounded by a border of free cells that ends runs of stones at the edge.
    cells: Vec<Option<Stone>>,
    stones: usize,
    key: ZobristKey,
}

impl Board {
    /// Creates an empty board.
    pub fn new(shape: Shape) -> Self {
        let cells = vec![None; stride(shape) * (usize::from(shape.height()) + 2) + 1];
        Self { shape, cells, stones: 0, key: ZobristKey::default() }
    }

    /// Extent and topology.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Stone on a cell; `None` if it is free or off the board.
    pub fn get(&self, point: Point) -> Option<Stone> {
        self.cells[self.index(point)?]
    }

    /// Number of stones.
    pub const fn stones(&self) -> usize {
        self.stones
    }

    /// Iterates over the stones with their cells, row by row from the top.
    pub fn occupied(&self) -> impl Iterator<Item = (Point, Stone)> {
        self.shape.points().filter_map(|point| Some((point, self.get(point)?)))
    }

    /// Checks whether no cell is free.
    pub fn is_full(&self) -> bool {
        self.stones == self.shape.cells()
    }

    /// Hash of the stones.
    pub const fn key(&self) -> ZobristKey {
        self.key
    }

    /// Finds the unbroken row of equal stones through a cell along an axis; `None` if the cell is
    /// free.
    ///
    /// A row that goes all the way round a torus starts at `point` and contains each cell once.
    ///
    /// ```text
    /// O X X X . X    through any of the three Xs, along Axis::Row: start 0,1, length 3
    /// ```
    pub fn row_through(&self, point: Point, axis: Axis) -> Option<Row> {
        let (before, length) = self.reach(point, axis)?;
        let start = self.shape.walk(point, axis.delta().reversed(), before)?;
        Some(Row { shape: self.shape, axis, start, length })
    }

    pub(super) fn length_through(&self, point: Point, axis: Axis) -> Option<u16> {
        self.reach(point, axis).map(|(_, length)| length)
    }

    /// Number of stones before a cell in its row, and in the whole row.
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

    /// Number of equal stones that follow a cell on the plane.
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

    /// Number of equal stones that follow a cell on a torus, once round at most.
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

    /// Places a stone of either side on a free cell, in any position. To play a game, use
    /// [`Game::play`]; to check for a win, [`Variant::is_won_at`].
    ///
    /// [`Variant::is_won_at`]: super::Variant::is_won_at
    /// [`Game::play`]: super::Game::play
    ///
    /// # Errors
    /// Fails for a cell that is occupied or off the board. The board is then unchanged.
    pub fn place(&mut self, point: Point, stone: Stone) -> Result<(), IllegalMove> {
        self.check_free(point)?;
        self.set(point, Some(stone));
        Ok(())
    }

    /// Checks that the point is a free cell of this board.
    pub(super) fn check_free(&self, point: Point) -> Result<(), IllegalMove> {
        match (self.shape.contains(point), self.get(point)) {
            (false, _) => Err(IllegalMove::OffBoard),
            (true, Some(_)) => Err(IllegalMove::Occupied),
            (true, None) => Ok(()),
        }
    }

    /// Places or removes a stone; ignores a point off the board. All changes go through this
    /// function, so that cells, count and key stay in step.
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

/// Distance between rows in `cells`, including one border cell.
const fn stride(shape: Shape) -> usize {
    shape.width() as usize + 1
}
