//! Connect four and its like: four in a row on at most 64 bits, stones fall.
//!
//! Each column has a bit more than cells; the lowest bit is the bottom cell. The bit above the
//! stones of a column makes the sum of own stones and all stones a key without collisions (Tromp).

use super::book;
use super::position::{Known, Move, Moves, Next, Outlook, Position};
use super::score::{Score, win};
use crate::rules::{Game, Placement, Point, Rule, Shape, Stone, Topology, Variant};

/// Value of a cell that completes four, for the order of moves: more than any distance from the
/// middle.
const THREAT: i32 = 64;

/// Size of a board.
pub trait Size: Copy {
    /// Set if the book has positions of this board.
    const HAS_BOOK: bool = false;

    fn width(self) -> u8;
    fn height(self) -> u8;
    /// Bottom cell of every column.
    fn bottom(self) -> u64;
    /// All cells of the board.
    fn board(self) -> u64;
}

/// Board of connect four, whose numbers the compiler knows: a quarter faster.
#[derive(Clone, Copy, Debug)]
pub struct Standard;

impl Standard {
    const SIZE: Given = Given::new(7, 6);
}

impl Size for Standard {
    const HAS_BOOK: bool = true;

    fn width(self) -> u8 {
        Self::SIZE.width
    }

    fn height(self) -> u8 {
        Self::SIZE.height
    }

    fn bottom(self) -> u64 {
        const { Self::SIZE.bottom }
    }

    fn board(self) -> u64 {
        const { Self::SIZE.board }
    }
}

/// Any board that fits.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    width: u8,
    height: u8,
    bottom: u64,
    board: u64,
}

impl Given {
    const fn new(width: u8, height: u8) -> Self {
        let (mut bottom, mut board, mut column) = (0, 0, 0);
        while column < width {
            let at = column * (height + 1);
            bottom |= 1 << at;
            board |= ((1 << height) - 1) << at;
            column += 1;
        }
        Self { width, height, bottom, board }
    }

    /// Creates the size of a board; `None` if it does not fit.
    fn fitting(width: u8, height: u8) -> Option<Self> {
        let bits = u32::from(width) * (u32::from(height) + 1);
        (bits <= u64::BITS && width > 0 && height > 0).then(|| Self::new(width, height))
    }
}

impl Size for Given {
    fn width(self) -> u8 {
        self.width
    }

    fn height(self) -> u8 {
        self.height
    }

    fn bottom(self) -> u64 {
        self.bottom
    }

    fn board(self) -> u64 {
        self.board
    }
}

/// Position with the stones of the side to move, and all stones.
#[derive(Clone, Copy, Debug)]
pub struct Columns<S> {
    own: u64,
    all: u64,
    left: u8,
    size: S,
}

/// Number of the lowest bit.
#[expect(clippy::cast_possible_truncation, reason = "a word has 64 bits")]
const fn lowest(bits: u64) -> Move {
    bits.trailing_zeros() as Move
}

/// Returns the cell of a bit.
pub fn point(bit: Move, shape: Shape) -> Point {
    let rows = Move::from(shape.height());
    let [row, col] = [rows - 1 - bit % (rows + 1), bit / (rows + 1)]
        .map(|it| u8::try_from(it).unwrap_or(u8::MAX));
    Point::new(row, col)
}

/// Greatest number of stones for which mirror images share a key. Deeper in the tree they cost more
/// than they save.
const MIRRORED: u8 = 12;

impl Columns<Standard> {
    /// Position of a game of connect four in progress.
    pub fn of(game: &Game) -> Option<Self> {
        let is_standard = game.variant() == Variant::CONNECT_FOUR;
        is_standard.then(|| Self::new(Standard).with_game(game))?
    }
}

impl Columns<Given> {
    /// Position of a game like connect four in progress.
    pub fn of_any(game: &Game) -> Option<Self> {
        let variant = game.variant();
        let shape = variant.shape();
        let is_known = variant.row_length() == 4
            && variant.rule() == Rule::Freestyle
            && variant.placement() == Placement::Gravity
            && shape.topology() == Topology::Plane;
        let size = Given::fitting(shape.width(), shape.height()).filter(|_| is_known)?;
        Self::new(size).with_game(game)
    }
}

#[cfg(test)]
impl Columns<Given> {
    /// Position with a key of the usual board, which has no book here.
    pub fn of_key(key: u64) -> Self {
        let size = Standard::SIZE;
        let mut position = Self::new(size);
        for column in 0..size.width {
            let at = column * (size.height + 1);
            let bits = key >> at & ((1 << (size.height + 1)) - 1);
            // Own stones below the bit above the highest stone.
            let stones = bits.ilog2();
            position.own |= (bits ^ 1 << stones) << at;
            position.all |= ((1 << stones) - 1) << at;
        }
        position.left -= u8::try_from(position.all.count_ones()).unwrap();
        position
    }
}

impl<S: Size> Columns<S> {
    /// Creates an empty board.
    fn new(size: S) -> Self {
        Self { own: 0, all: 0, left: size.width() * size.height(), size }
    }

    /// Places the stones of the side to move and of the other one.
    fn with_stones(
        mut self,
        ours: impl Iterator<Item = Point>,
        theirs: impl Iterator<Item = Point>,
    ) -> Self {
        let bit = |at: Point| {
            1_u64 << (at.col * (self.size.height() + 1) + self.size.height() - 1 - at.row)
        };
        self.own = ours.map(bit).fold(0, |all, bit| all | bit);
        self.all = theirs.map(bit).fold(self.own, |all, bit| all | bit);
        let stones = u8::try_from(self.all.count_ones()).unwrap_or_default();
        self.left = self.left.saturating_sub(stones);
        self
    }

    /// Places the stones of a game in progress on an empty board of its size.
    fn with_game(self, game: &Game) -> Option<Self> {
        let stones = |side: Stone| {
            let of_side = game.board().occupied().filter(move |&(_, stone)| stone == side);
            of_side.map(|(at, _)| at)
        };
        let to_move = game.status().to_move()?;
        Some(self.with_stones(stones(to_move), stones(to_move.opponent())))
    }

    fn stones(&self) -> u8 {
        self.size.width() * self.size.height() - self.left
    }

    /// Number of the position, the same for mirror images.
    pub fn exact_key(&self) -> u64 {
        let key = self.own + self.all + self.size.bottom();
        key.min(self.mirrored(self.own) + self.mirrored(self.all) + self.size.bottom())
    }

    /// Lowest free cell of every column that is not full.
    fn possible(&self) -> u64 {
        (self.all + self.size.bottom()) & self.size.board()
    }

    /// Free cells on which a stone would complete four of these stones.
    #[inline]
    fn completing(&self, stones: u64) -> u64 {
        let up = (stones << 1) & (stones << 2) & (stones << 3);
        let height = u32::from(self.size.height());
        let cells = up
            | Self::along(stones, height + 1)
            | Self::along(stones, height)
            | Self::along(stones, height + 2);
        cells & (self.size.board() & !self.all)
    }

    #[inline]
    const fn along(stones: u64, step: u32) -> u64 {
        let two = (stones << step) & (stones << (2 * step));
        let mut cells = two & (stones << (3 * step));
        cells |= two & (stones >> step);
        let two = (stones >> step) & (stones >> (2 * step));
        cells |= two & (stones << step);
        cells | two & (stones >> (3 * step))
    }

    fn mirrored(&self, bits: u64) -> u64 {
        let mut mirrored = 0;
        let (mut column, step) = (0, self.size.height() + 1);
        while column < self.size.width() {
            let one = (bits >> (column * step)) & ((1 << step) - 1);
            mirrored |= one << ((self.size.width() - 1 - column) * step);
            column += 1;
        }
        mirrored
    }
}

impl<S: Size> Position for Columns<S> {
    type Candidates = u64;

    fn left(&self) -> u16 {
        self.left.into()
    }

    fn wins_at_once(&self) -> bool {
        self.completing(self.own) & self.possible() != 0
    }

    #[inline]
    fn outlook(&self) -> Outlook<u64> {
        let theirs = self.completing(self.own ^ self.all);
        let mut possible = self.possible();
        let forced = possible & theirs;
        if forced != 0 {
            if forced & (forced - 1) != 0 {
                return Outlook::Lost;
            }
            possible = forced;
        }
        // Not below a cell on which the opponent wins.
        let safe = possible & !(theirs >> 1);
        match safe {
            0 if possible == 0 => Outlook::Drawn,
            0 => Outlook::Lost,
            _ if self.left <= 2 => Outlook::Drawn,
            _ => Outlook::Open(safe),
        }
    }

    #[inline]
    fn range(&self) -> [Score; 2] {
        let left = self.left();
        // The opponent wins with its next stone at the earliest, this side with the one after.
        let least = -win(left.saturating_sub(2));
        [least, win(left.saturating_sub(3))]
    }

    #[inline]
    fn order(&self, candidates: u64, moves: &mut Moves) {
        let mut rest = candidates;
        while rest != 0 {
            let played = lowest(rest);
            let stone = rest & rest.wrapping_neg();
            rest ^= stone;
            let threats = self.completing(self.own | stone).count_ones();
            let column = played / (Move::from(self.size.height()) + 1);
            let off = (2 * column).abs_diff(Move::from(self.size.width() - 1));
            moves.insert(threats.cast_signed() * THREAT - i32::from(off), played);
        }
    }

    fn is_forced(&self, candidates: u64) -> bool {
        candidates.is_power_of_two()
    }

    #[inline]
    fn play(&mut self, played: Move) -> Next {
        self.own ^= self.all;
        self.all |= 1 << played;
        self.left -= 1;
        Next::Opponent
    }

    #[inline]
    fn key(&self) -> u64 {
        let key = if self.stones() <= MIRRORED {
            self.exact_key()
        } else {
            self.own + self.all + self.size.bottom()
        };
        // Spread over all bits, without collisions.
        key.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    #[inline]
    fn key_after(&self, played: Move) -> Option<u64> {
        let mut after = *self;
        after.play(played);
        Some(after.key())
    }

    #[inline]
    fn known(&self) -> Option<Known> {
        let may_be = S::HAS_BOOK && self.stones() <= book::MOST_STONES;
        if may_be { book::look_up(self.exact_key()) } else { None }
    }

    fn evaluate(&self) -> Score {
        // A cell that completes four is worth about as much as ten lines through a stone.
        let one = (1_u64 << self.size.height()) - 1;
        let value = |stones: u64| {
            let lines: i32 = (0..self.size.width())
                .map(|column| {
                    let off = (2 * column).abs_diff(self.size.width() - 1);
                    let count = (stones >> (column * (self.size.height() + 1)) & one)
                        .count_ones()
                        .cast_signed();
                    count * i32::from(self.size.width().saturating_sub(off))
                })
                .sum();
            30 * self.completing(stones).count_ones().cast_signed() + 2 * lines
        };
        value(self.own) - value(self.own ^ self.all)
    }

    fn legal(&self) -> Vec<Move> {
        (0..64).filter(|&at| self.possible() >> at & 1 == 1).collect()
    }

    fn wins(&self, played: Move) -> bool {
        self.completing(self.own) >> played & 1 == 1
    }
}
