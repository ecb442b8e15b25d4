//! Relations between key squares: a depthwise convolution over them alone (submanifold sparse
//! convolution; Graham, Engelcke and van der Maaten 2018).
//!
//! A *key square* is a free square on which a stone of either side makes an open three or more. There
//! are about twenty. To the contribution of each, in the first channels, come those of the others up
//! to three rows and columns away, weighted by their distance. The sums are rectified, and those of
//! all key squares together are inputs of the head.

use fearless_simd::prelude::*;
use fearless_simd::{i16x16, i16x32};

use super::{LANES, Vectors, add_widened, scale};
use crate::engine::board::{BORDER, MAX_SIDE, SQUARES, STRIDE, Square};
use crate::engine::eval::accumulator::Codes;

/// Rows and columns up to which key squares count.
pub const REACH: usize = 3;

/// Number of weights of a channel: one for each pair of distances in rows and columns, the smaller
/// one first.
pub const TAPS: usize = tap(REACH, REACH) + 1;

/// Bits that the contribution of a square loses before it is weighted, and a rectified sum before
/// sums are added.
const CONTRIBUTION_SHIFT: u32 = (scale::TABLE / scale::CONTRIBUTION).trailing_zeros();
pub(super) const OUTPUT_SHIFT: u32 = (scale::RELATION / scale::RECTIFIED).trailing_zeros();

/// Number of rectified sums that are added in 16 bits.
const BLOCK: usize = 1 << OUTPUT_SHIFT;

pub(super) type Channels = [i16; LANES];

/// Sums over the key squares, for `First` and `Second`.
pub(super) type ConvolutionSums = [[i32; LANES]; 2];

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Convolution {
    pub weights: [Channels; TAPS],
    pub biases: Channels,
}

impl Convolution {
    pub const fn empty() -> Self {
        Self { weights: [[0; LANES]; TAPS], biases: [0; LANES] }
    }

    /// Checks that no product overflows if no square contributes more than `most` to a channel. The
    /// sums saturate.
    pub fn is_in_range(&self, most: &[i64; LANES]) -> bool {
        self.weights.iter().all(|weights| {
            weights.iter().zip(most).all(|(&weight, most)| {
                i64::from(weight).abs() * (most >> CONTRIBUTION_SHIFT) <= i16::MAX.into()
            })
        })
    }
}

/// Number of the weight for a distance in rows and columns, of [`REACH`] at most.
pub const fn tap(rows: usize, cols: usize) -> usize {
    let (least, most) = if rows < cols { (rows, cols) } else { (cols, rows) };
    most * (most + 1) / 2 + least
}

/// Square of the neighbourhood, by its place after the first one, and its weight.
#[derive(Clone, Copy)]
struct Step {
    squares: usize,
    tap: usize,
}

/// Width of the neighbourhood.
const WIDTH: usize = 2 * REACH + 1;

/// Steps in the order of the bits of [`Keys::around`].
const STEPS: [Step; WIDTH * WIDTH] = {
    let mut steps = [Step { squares: 0, tap: 0 }; WIDTH * WIDTH];
    let mut index = 0;
    while index < steps.len() {
        let (row, col) = (index / WIDTH, index % WIDTH);
        let tap = tap(row.abs_diff(REACH), col.abs_diff(REACH));
        steps[index] = Step { squares: row * STRIDE + col, tap };
        index += 1;
    }
    steps
};

/// Numbers of a square for `First`, then for `Second`.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Cell([i16; 2 * LANES]);

/// Key squares of a position, and their contributions. Its memory is used again for the next one.
#[derive(Clone, Debug)]
pub(super) struct Keys {
    squares: Vec<Square>,
    contributions: Vec<Cell>,
    /// Place of each key square in these lists.
    places: Box<[u16; SQUARES]>,
    /// Key squares of each row, a bit for each column, the first one after a border.
    rows: [u32; STRIDE],
}

const _: () = assert!(REACH <= BORDER && MAX_SIDE + 2 * REACH <= 32);

impl Keys {
    pub fn new() -> Self {
        Self {
            squares: Vec::new(),
            contributions: Vec::new(),
            places: Box::new([0; SQUARES]),
            rows: [0; STRIDE],
        }
    }

    /// Set of the key squares around one and itself, a bit for each of [`STEPS`].
    #[inline]
    fn around(&self, square: Square) -> u64 {
        let (row, col) = (square.index() / STRIDE, square.col());
        (0..WIDTH).fold(0, |around, down| {
            let bits = self.rows[(row + down - REACH) % STRIDE] >> col & ((1 << WIDTH) - 1);
            around | u64::from(bits) << (down * WIDTH)
        })
    }
}

impl<S: Simd> Vectors<'_, S> {
    /// Sums over key squares.
    #[inline(always)]
    pub(super) fn convolve(
        self,
        convolution: &Convolution,
        keys: &mut Keys,
        squares: impl Iterator<Item = (Square, Codes)>,
    ) -> ConvolutionSums {
        keys.rows = [0; STRIDE];
        keys.squares.clear();
        keys.contributions.clear();
        for (square, codes) in squares {
            keys.rows[square.index() / STRIDE] |= 1 << (square.col() + REACH);
            keys.places[square.index()] = u16::try_from(keys.squares.len()).unwrap_or_default();
            keys.squares.push(square);
            keys.contributions.push(Cell(self.contribution(codes).to_array()));
        }
        let mut sums = [[0; LANES]; 2];
        let mut block = i16x32::splat(self.simd, 0);
        for (index, &square) in keys.squares.iter().enumerate() {
            let first = square.index().wrapping_sub(REACH * (STRIDE + 1));
            let mut sum = self.twice(&convolution.biases);
            let mut around = keys.around(square);
            while around != 0 {
                let Step { squares, tap } = STEPS[around.trailing_zeros() as usize % STEPS.len()];
                around &= around - 1;
                let place = keys.places[first.wrapping_add(squares) % SQUARES];
                let Cell(contribution) = &keys.contributions[usize::from(place)];
                let contribution = i16x32::load_array_ref(self.simd, contribution);
                sum = sum.saturating_add(contribution * self.twice(&convolution.weights[tap]));
            }
            block += sum.max(i16x32::splat(self.simd, 0)) >> OUTPUT_SHIFT;
            if index % BLOCK == BLOCK - 1 || index + 1 == keys.squares.len() {
                let (first, second) = block.split();
                add_widened(self.simd, &mut sums[0], first);
                add_widened(self.simd, &mut sums[1], second);
                block = i16x32::splat(self.simd, 0);
            }
        }
        sums
    }

    /// The same numbers for both sides.
    #[inline(always)]
    fn twice(self, numbers: &Channels) -> i16x32<S> {
        let numbers = i16x16::load_array_ref(self.simd, numbers);
        numbers.combine(numbers)
    }

    /// Contribution of a key square for both sides.
    #[inline(always)]
    fn contribution(self, codes: Codes) -> i16x32<S> {
        let [[first, ..], [second, ..]] = self.activations(codes);
        first.combine(second) >> CONTRIBUTION_SHIFT
    }
}
