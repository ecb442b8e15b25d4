//! Connect four and its like: four in a row on at most 64 bits, stones fall.
//!
//! Each column has a bit more than cells; the lowest bit is the bottom cell. The bit above the
//! stones of a column makes the sum of own stones and all stones a key without collisions (Tromp).

use super::position::{Move, Moves, Next, Outlook, Position};
use super::score::{Score, win};
use crate::rules::{Point, Shape};

/// Value of a cell that completes four, for the order of moves: more than any distance from the
/// middle.
const THREAT: i32 = 64;

/// Position with the stones of the side to move, and all stones.
#[derive(Clone, Copy, Debug)]
pub struct Columns {
    own: u64,
    all: u64,
    width: u8,
    height: u8,
    left: u8,
    /// Bottom cell of every column.
    bottom: u64,
    /// All cells of the board.
    board: u64,
}

/// Number of the lowest bit.
#[expect(clippy::cast_possible_truncation, reason = "a word has 64 bits")]
const fn lowest(bits: u64) -> Move {
    bits.trailing_zeros() as Move
}

/// Greatest number of stones for which mirror images share a key. Deeper in the tree they cost more
/// than they save.
const MIRRORED: u8 = 12;

impl Columns {
    /// Creates an empty board; `None` if it does not fit.
    pub fn new(width: u8, height: u8) -> Option<Self> {
        if u32::from(width) * (u32::from(height) + 1) > u64::BITS || width == 0 || height == 0 {
            return None;
        }
        let column = (1_u64 << height) - 1;
        let at = |column: u8| column * (height + 1);
        let bottom = (0..width).map(|it| 1 << at(it)).fold(0, |all, bit: u64| all | bit);
        let board = (0..width).map(|it| column << at(it)).fold(0, |all, bits| all | bits);
        Some(Self { own: 0, all: 0, width, height, left: width * height, bottom, board })
    }

    /// Places the stones of the side to move and of the other one.
    pub fn with_stones(
        mut self,
        ours: impl Iterator<Item = Point>,
        theirs: impl Iterator<Item = Point>,
    ) -> Self {
        let bit = |at: Point| 1_u64 << (at.col * (self.height + 1) + self.height - 1 - at.row);
        self.own = ours.map(bit).fold(0, |all, bit| all | bit);
        self.all = theirs.map(bit).fold(self.own, |all, bit| all | bit);
        let stones = u8::try_from(self.all.count_ones()).unwrap_or_default();
        self.left = self.left.saturating_sub(stones);
        self
    }

    /// Cell of a bit.
    pub fn point(bit: Move, shape: Shape) -> Point {
        let rows = Move::from(shape.height());
        let [row, col] = [rows - 1 - bit % (rows + 1), bit / (rows + 1)]
            .map(|it| u8::try_from(it).unwrap_or(u8::MAX));
        Point::new(row, col)
    }

    /// Lowest free cell of every column that is not full.
    const fn possible(&self) -> u64 {
        (self.all + self.bottom) & self.board
    }

    /// Free cells on which a stone would complete four of these stones.
    #[inline]
    const fn completing(&self, stones: u64) -> u64 {
        let up = (stones << 1) & (stones << 2) & (stones << 3);
        let height = self.height as u32;
        let cells = up
            | Self::along(stones, height + 1)
            | Self::along(stones, height)
            | Self::along(stones, height + 2);
        cells & (self.board & !self.all)
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

    const fn mirrored(&self, bits: u64) -> u64 {
        let mut mirrored = 0;
        let (mut column, step) = (0, self.height + 1);
        while column < self.width {
            let one = (bits >> (column * step)) & ((1 << step) - 1);
            mirrored |= one << ((self.width - 1 - column) * step);
            column += 1;
        }
        mirrored
    }
}

impl Position for Columns {
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
            let column = played / (Move::from(self.height) + 1);
            let off = (2 * column).abs_diff(Move::from(self.width - 1));
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
        let mut key = self.own + self.all + self.bottom;
        if self.width * self.height - self.left <= MIRRORED {
            let mirrored = self.mirrored(self.own) + self.mirrored(self.all) + self.bottom;
            key = key.min(mirrored);
        }
        // Spread over all bits, without collisions.
        key.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    #[inline]
    fn key_after(&self, played: Move) -> Option<u64> {
        let mut after = *self;
        after.play(played);
        Some(after.key())
    }

    fn evaluate(&self) -> Score {
        // A cell that completes four is worth about as much as ten lines through a stone.
        let one = (1_u64 << self.height) - 1;
        let value = |stones: u64| {
            let lines: i32 = (0..self.width)
                .map(|column| {
                    let off = (2 * column).abs_diff(self.width - 1);
                    let count =
                        (stones >> (column * (self.height + 1)) & one).count_ones().cast_signed();
                    count * i32::from(self.width.saturating_sub(off))
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
