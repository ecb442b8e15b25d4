//! Keys of positions, the same for all rotations and reflections of the board.

use super::{Ending, postings};
use crate::rules::{
    Game, Placement, Point, Position, Shape, Stone, Symmetry, Topology, Variant, splitmix64,
};

/// 64-bit hash of a position in one game of rows: its stones and the side to move, whatever the
/// order of moves and the orientation of the board. It is the same on every machine and in every
/// version of the index.
///
/// Among a million games (some 40 million positions), the chance that any two positions share a key
/// is 1 in 20,000. The chance that a given position shares its key is 1 in 400,000 million.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionKey(pub u64);

/// Maximum number of symmetries that map a board onto itself.
const SYMMETRIES: usize = 8;

#[derive(Clone, Debug)]
pub struct Keys {
    shape: Shape,
    images: usize,
    /// Numbers that identify the game, for each side to move.
    sides: [u64; 2],
    cells: Vec<Images>,
}

/// Cell in all images of the board, with its index in each.
#[derive(Clone, Debug)]
struct Images {
    /// Numbers of the stones of both sides.
    numbers: [[u64; SYMMETRIES]; 2],
    cells: [u16; SYMMETRIES],
}

/// Position in its canonical image, the one with the smallest key.
#[derive(Clone, Debug)]
pub struct Canonical<'a> {
    keys: &'a Keys,
    /// Hash of each image. Those that the board does not have are never the smallest.
    hashes: [u64; SYMMETRIES],
    to_move: Stone,
}

impl Keys {
    pub fn new(variant: Variant) -> Self {
        let shape = variant.shape();
        let symmetries: Vec<Symmetry> = variant.symmetries().collect();
        let images = |point: Point| {
            let mut images =
                Images { numbers: [[0; SYMMETRIES]; 2], cells: [u16::MAX; SYMMETRIES] };
            for (at, symmetry) in symmetries.iter().enumerate() {
                let image = symmetry.apply(point, shape);
                images.cells[at] = number(image, shape);
                for (side, numbers) in images.numbers.iter_mut().enumerate() {
                    let cell = u64::from(image.row) << 8 | u64::from(image.col);
                    numbers[at] = splitmix64(1 << 32 | cell << 1 | side as u64);
                }
            }
            images
        };
        let game = splitmix64(2 << 32 | code(variant));
        let sides = [game, splitmix64(game)];
        let cells = shape.points().map(images).collect();
        Self { shape, images: symmetries.len(), sides, cells }
    }

    fn images(&self, point: Point) -> Option<&Images> {
        self.cells
            .get(usize::from(number(point, self.shape)))
            .filter(|_| self.shape.contains(point))
    }
}

fn number(point: Point, shape: Shape) -> u16 {
    u16::from(point.row) * u16::from(shape.width()) + u16::from(point.col)
}

fn code(variant: Variant) -> u64 {
    let shape = variant.shape();
    let numbers = [
        u64::from(shape.width()),
        u64::from(shape.height()),
        u64::from(variant.row_length()),
        u64::from(shape.topology() == Topology::Torus),
        variant.rule() as u64,
        u64::from(variant.placement() == Placement::Gravity),
    ];
    numbers.into_iter().fold(0, |code, number| code << 5 | number)
}

impl<'a> Canonical<'a> {
    pub fn new(keys: &'a Keys, position: &Position) -> Self {
        let mut hashes = [u64::MAX; SYMMETRIES];
        hashes[..keys.images].fill(0);
        let mut canonical = Self { keys, hashes, to_move: position.to_move() };
        position.stones().iter().for_each(|&(point, stone)| canonical.put(point, stone));
        canonical
    }

    fn put(&mut self, point: Point, stone: Stone) {
        let Some(images) = self.keys.images(point) else { return };
        for (hash, number) in self.hashes.iter_mut().zip(images.numbers[stone as usize]) {
            *hash ^= number;
        }
    }

    pub fn play(&mut self, point: Point) {
        self.put(point, self.to_move);
        self.to_move = self.to_move.opponent();
    }

    pub const fn set_turn(&mut self, side: Stone) {
        self.to_move = side;
    }

    /// Takes the stone of the last move away.
    pub fn take_back(&mut self, point: Point) {
        self.to_move = self.to_move.opponent();
        self.put(point, self.to_move);
    }

    pub fn key(&self) -> PositionKey {
        let smallest = self.hashes.iter().copied().fold(u64::MAX, u64::min);
        PositionKey(smallest ^ self.keys.sides[self.to_move as usize])
    }

    /// Number of a cell in the canonical image; symmetric cells have the same number.
    pub fn cell(&self, point: Point) -> Option<u16> {
        let images = self.keys.images(point)?;
        let smallest = self.hashes.iter().copied().fold(u64::MAX, u64::min);
        let ways = self.hashes.iter().zip(images.cells).filter(|(hash, _)| **hash == smallest);
        ways.map(|(_, cell)| cell).min()
    }

    pub(super) fn points(&self) -> impl Iterator<Item = Point> {
        self.keys.shape.points()
    }
}

/// Number of moves after which a game first reached a position, in any orientation.
pub fn reached(game: &Game, position: &Position) -> Option<usize> {
    if game.variant() != position.variant() {
        return None;
    }
    let keys = Keys::new(game.variant());
    let wanted = Canonical::new(&keys, position).key();
    postings(&keys, 0, game, Ending::Unfinished).position(|posting| posting.key == wanted)
}
