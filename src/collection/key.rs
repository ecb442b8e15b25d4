//! Keys of positions that do not change when the board is turned or reflected.

use crate::rules::{
    Game, Placement, Point, Position, Rule, Shape, Stone, Symmetry, Topology, Variant,
};

/// A 64-bit fingerprint of a position in one game of rows: its stones and the side to move, whatever the order
/// in which they came and however the board lies before the players. It is the same on every machine and
/// in every version of the index.
///
/// Two positions of a million games (some 40 million positions) have the same key by accident with a chance of
/// 1 in 20,000; a position that is asked for meets another one's key with 1 in 400,000 million.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionKey(pub u64);

/// No board has more symmetries that map it onto itself.
const SYMMETRIES: usize = 8;

/// The numbers that keys on one board are made of.
///
/// ```
/// use gomoku::collection::{Canonical, Keys};
/// use gomoku::rules::{Variant, parse_moves};
///
/// let keys = Keys::new(Variant::GOMOKU_15);
/// let key = |moves| {
///     let game = parse_moves(moves, Variant::GOMOKU_15)?;
///     let position = game.moves().iter().fold(Canonical::new(&keys, game.start()), |mut it, &point| {
///         it.play(point);
///         it
///     });
///     Ok::<_, gomoku::rules::MovesError>(position.key())
/// };
/// // Another order of the moves; a quarter turn.
/// assert_eq!(key("h8i9h10")?, key("h10i9h8")?);
/// assert_eq!(key("h8i9h10")?, key("h8i7j8")?);
/// assert_ne!(key("h8i9h10")?, key("h8i9h11")?);
/// # Ok::<(), gomoku::rules::MovesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Keys {
    shape: Shape,
    /// How many images the board has.
    images: usize,
    /// Of the game and the side to move.
    sides: [u64; 2],
    cells: Vec<Images>,
}

/// A cell in all images of the board; each image has its place in the arrays.
#[derive(Clone, Debug)]
struct Images {
    /// The numbers of the stones of both sides there.
    numbers: [[u64; SYMMETRIES]; 2],
    /// Where the cell goes, counted row by row.
    cells: [u16; SYMMETRIES],
}

/// A position as it is in its canonical image: the one with the smallest key.
#[derive(Clone, Debug)]
pub struct Canonical<'a> {
    keys: &'a Keys,
    /// Of each image; those that the board does not have are never the smallest.
    hashes: [u64; SYMMETRIES],
    to_move: Stone,
}

impl Keys {
    /// The numbers for this game.
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
                    numbers[at] = mix(1 << 32 | cell << 1 | side as u64);
                }
            }
            images
        };
        let game = mix(2 << 32 | code(variant));
        let sides = [game, mix(game)];
        let cells = shape.points().map(images).collect();
        Self { shape, images: symmetries.len(), sides, cells }
    }

    /// The cells of the board, row by row.
    pub(super) fn points(&self) -> impl Iterator<Item = Point> {
        self.shape.points()
    }

    fn images(&self, point: Point) -> Option<&Images> {
        self.cells
            .get(usize::from(number(point, self.shape)))
            .filter(|_| self.shape.contains(point))
    }
}

/// The number of a cell, counted row by row.
fn number(point: Point, shape: Shape) -> u16 {
    u16::from(point.row) * u16::from(shape.width()) + u16::from(point.col)
}

/// A number for each game.
fn code(variant: Variant) -> u64 {
    let shape = variant.shape();
    let numbers = [
        u64::from(shape.width()),
        u64::from(shape.height()),
        u64::from(variant.row_length()),
        u64::from(shape.topology() == Topology::Torus),
        u64::from(variant.rule() == Rule::Standard),
        u64::from(variant.placement() == Placement::Gravity),
    ];
    numbers.into_iter().fold(0, |code, number| code << 5 | number)
}

/// One output of the `SplitMix64` generator (Steele, Lea and Flood 2014), used as a hash. Keys are kept in
/// files: it never changes.
const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl<'a> Canonical<'a> {
    /// A position of the game that the keys are for.
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

    /// The side to move puts a stone on a free cell.
    pub fn play(&mut self, point: Point) {
        self.put(point, self.to_move);
        self.to_move = self.to_move.opponent();
    }

    /// The key.
    pub fn key(&self) -> PositionKey {
        let smallest = self.hashes.iter().copied().fold(u64::MAX, u64::min);
        PositionKey(smallest ^ self.keys.sides[self.to_move as usize])
    }

    /// The number of a cell in the canonical image. Cells that a symmetry of the position maps onto one another
    /// have the same one.
    pub fn cell(&self, point: Point) -> Option<u16> {
        let images = self.keys.images(point)?;
        let smallest = self.hashes.iter().copied().fold(u64::MAX, u64::min);
        let ways = self.hashes.iter().zip(images.cells).filter(|(hash, _)| **hash == smallest);
        ways.map(|(_, cell)| cell).min()
    }

    /// Its keys.
    pub(super) const fn keys(&self) -> &Keys {
        self.keys
    }
}

/// After how many moves a game first came to a position, however the board lies; `None` if it did not.
///
/// ```
/// use gomoku::collection::reached;
/// use gomoku::rules::{Position, Variant, parse_moves};
///
/// let position = |moves| -> Result<_, Box<dyn std::error::Error>> {
///     let game = parse_moves(moves, Variant::GOMOKU_15)?;
///     Ok(Position::from_stones(game.variant(), game.stones())?)
/// };
/// let game = parse_moves("h8i9j10a1", Variant::GOMOKU_15)?;
/// assert_eq!(reached(&game, &position("h8g9")?), Some(2));
/// assert_eq!(reached(&game, &position("h8h9")?), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reached(game: &Game, position: &Position) -> Option<usize> {
    if game.variant() != position.variant() {
        return None;
    }
    let keys = Keys::new(game.variant());
    let wanted = Canonical::new(&keys, position).key();
    let mut there = Canonical::new(&keys, game.start());
    let mut moves = game.moves().iter();
    (0..=game.moves().len()).find(|_| {
        let is_there = there.key() == wanted;
        if let Some(&point) = moves.next() {
            there.play(point);
        }
        is_there
    })
}
