//! The evaluation by a network that was fitted to the engine's own games.
//!
//! Each free square has a group of features: the pattern code that the side to move could make there, and
//! the other side's. For each side as `us` there is an accumulator: the sum over the free squares of
//! `relu(own[code of us] + other[code of them])`, in [`CHANNELS`] channels. The head sees both accumulators,
//! the side to move's first, and the bits of the threat mask; two small layers and a linear part make
//! the value of them. It does not know the extent of the board.
//!
//! All of it is integers. Sums of squares are updated as stones come and go (`accumulator`).

mod file;
mod layer;
pub mod scale;

use wide::{i16x8, i32x4, i32x8};

use super::accumulator::{AccumulatorStack, Codes, FeatureSum};
use super::{Evaluate, threat_mask};
use crate::engine::board::Position;
use crate::engine::patterns::{PATTERN_CODES, PatternCode};
use crate::engine::weights::THREAT_MASK_BITS;
use crate::rules::Rule;
use layer::{Layer, OUTPUTS};

pub use file::{NetworkError, checksum};

/// Channels of an accumulator.
pub const CHANNELS: usize = 32;

/// What the head sees: two accumulators and the threat mask.
pub const INPUTS: usize = 2 * CHANNELS + THREAT_MASK_BITS;

/// The widths of the head's two layers.
pub const HIDDEN: [usize; 2] = [32, 16];

/// What an accumulator is divided by.
const INPUT_SHIFT: u32 = (scale::TABLE * scale::ACCUMULATOR / scale::INPUT).trailing_zeros();

/// The most that a square adds to a channel. So that sixteen bits hold what a stone changes.
pub const MAX_ACTIVATION: i16 = i16::MAX / BLOCK;
/// Squares that are summed in sixteen bits, before they are added to the sums of 32.
const BLOCK: i16 = 40;

/// Numbers of sixteen bits in a vector.
const LANES: usize = 8;

/// More inputs than there are, so that they are a whole number of vectors.
const PADDED: usize = INPUTS.next_multiple_of(LANES);

/// A power of two, so that a masked number is an index. What is no code is 0.
const CODES: usize = PATTERN_CODES.next_power_of_two();

type Row = [i16; CHANNELS];

/// What a code adds, as the own one and as the other side's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
struct Rows {
    own: Row,
    other: Row,
}

/// The numbers of a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    rule: Rule,
    table: [Rows; CODES],
    layer_1: Layer<{ PADDED / 2 }, { HIDDEN[0] / OUTPUTS }>,
    layer_2: Layer<{ HIDDEN[0] / 2 }, { HIDDEN[1] / OUTPUTS }>,
    weights_3: [i16; HIDDEN[1]],
    skip: [i16; PADDED],
    bias_3: i32,
}

/// The sums of a position: `First`'s and `Second`'s.
type Accumulator = [[i32; CHANNELS]; 2];

impl Network {
    /// The network of a rule.
    pub fn of(rule: Rule) -> &'static Self {
        static FREESTYLE: Network = file::embedded(include_bytes!("network/freestyle.bin"));
        static STANDARD: Network = file::embedded(include_bytes!("network/standard.bin"));
        match rule {
            Rule::Freestyle => &FREESTYLE,
            Rule::Standard => &STANDARD,
        }
    }

    /// The value for the side to move of a position with these free squares, its own code of each first, and
    /// this threat mask.
    pub fn evaluate(&self, squares: impl Iterator<Item = Codes>, threat_mask: usize) -> i32 {
        let [us, them] = self.sum(squares);
        self.head(&us, &them, threat_mask)
    }

    #[inline]
    fn rows(&self, code: PatternCode) -> &Rows {
        &self.table[code.number() as usize % CODES]
    }

    /// What a square adds to both accumulators.
    #[inline]
    fn activations(&self, codes: Codes) -> [impl Iterator<Item = i16>; 2] {
        let [first, second] = codes.map(|code| self.rows(code));
        [[first, second], [second, first]].map(|[us, them]| {
            us.own.iter().zip(&them.other).map(|(own, other)| own.wrapping_add(*other).max(0))
        })
    }

    /// The value for the side to move.
    fn head(&self, us: &[i32; CHANNELS], them: &[i32; CHANNELS], mask: usize) -> i32 {
        let inputs = inputs(us, them, mask);
        let first: [i16; HIDDEN[0]] = self.layer_1.outputs::<_, _, SHIFT_1>(&inputs);
        let second = self.layer_2.outputs::<_, _, SHIFT_2>(&first);
        let logit = i64::from(self.bias_3)
            + i64::from(dot(&inputs, &self.skip))
            + i64::from(dot(&second, &self.weights_3));
        let value = logit * i64::from(scale::VALUE) / i64::from(scale::HIDDEN * scale::WEIGHT);
        i32::try_from(value).unwrap_or_default()
    }
}

/// By how many bits the sums of a layer are finer than what it gives.
const SHIFT_1: u32 = (scale::INPUT * scale::WEIGHT_1 / scale::HIDDEN).trailing_zeros();
const SHIFT_2: u32 = scale::WEIGHT.trailing_zeros();

// The linear part and the second layer are added.
const _: () = assert!(scale::INPUT * scale::WEIGHT_1 == scale::HIDDEN * scale::WEIGHT);

/// What the head sees.
#[inline]
#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "a few bits")]
fn inputs(us: &[i32; CHANNELS], them: &[i32; CHANNELS], mask: usize) -> [i16; PADDED] {
    let mut inputs = [0; PADDED];
    let (sums, bits) = inputs.split_at_mut(2 * CHANNELS);
    let channels = us.as_chunks::<LANES>().0.iter().chain(them.as_chunks::<LANES>().0);
    for (inputs, &sums) in sums.as_chunks_mut().0.iter_mut().zip(channels) {
        // At most 400 squares, each of a few hundred: nothing is saturated.
        *inputs = i16x8::from_i32x8_saturate(i32x8::new(sums) >> INPUT_SHIFT).to_array();
    }
    let mask = i16x8::splat(mask as i16);
    for (vector, inputs) in bits.as_chunks_mut().0.iter_mut().enumerate() {
        let bits = i16x8::new(std::array::from_fn(|bit| 1 << (LANES * vector + bit)));
        *inputs = ((mask & bits).simd_eq(bits) & i16x8::splat(scale::INPUT as i16)).to_array();
    }
    inputs
}

/// The scalar product, eight products at a time. What the compiler makes of the plain sum takes three times as
/// long.
#[inline]
fn dot<const N: usize>(a: &[i16; N], b: &[i16; N]) -> i32 {
    const { assert!(N.is_multiple_of(LANES)) };
    let vectors = a.as_chunks::<LANES>().0.iter().zip(b.as_chunks::<LANES>().0);
    let products = vectors.map(|(a, b)| i16x8::new(*a).dot(i16x8::new(*b)));
    products.fold(i32x4::ZERO, |sum, products| sum + products).reduce_add()
}

impl FeatureSum for Network {
    type Sum = Accumulator;

    fn sum(&self, squares: impl Iterator<Item = Codes>) -> Accumulator {
        let mut accumulator = [[0; CHANNELS]; 2];
        let mut block = Block::default();
        for codes in squares {
            block.next(&mut accumulator);
            for (sums, active) in block.sums.iter_mut().zip(self.activations(codes)) {
                for (sum, active) in sums.iter_mut().zip(active) {
                    *sum = sum.wrapping_add(active);
                }
            }
        }
        block.flush(&mut accumulator);
        accumulator
    }

    #[inline]
    fn update(&self, accumulator: &mut Accumulator, changes: impl Iterator<Item = [Codes; 2]>) {
        let mut block = Block::default();
        for change in changes {
            block.next(accumulator);
            let [before, after] = change.map(|codes| self.activations(codes));
            for (sums, (before, after)) in block.sums.iter_mut().zip(before.into_iter().zip(after))
            {
                for (sum, (before, after)) in sums.iter_mut().zip(before.zip(after)) {
                    *sum = sum.wrapping_add(after.wrapping_sub(before));
                }
            }
        }
        block.flush(accumulator);
    }
}

/// Sums of a few squares, in sixteen bits.
struct Block {
    sums: [Row; 2],
    squares: i16,
}

impl Default for Block {
    fn default() -> Self {
        Self { sums: [[0; CHANNELS]; 2], squares: 0 }
    }
}

impl Block {
    /// Makes room for a further square.
    #[inline]
    fn next(&mut self, accumulator: &mut Accumulator) {
        if self.squares == BLOCK {
            std::mem::take(self).flush(accumulator);
        }
        self.squares += 1;
    }

    #[inline]
    fn flush(self, accumulator: &mut Accumulator) {
        for (sums, block) in accumulator.iter_mut().zip(&self.sums) {
            for (sum, &part) in sums.iter_mut().zip(block) {
                *sum += i32::from(part);
            }
        }
    }
}

/// The network and the sums of the positions of a line.
#[derive(Clone)]
pub struct NetworkEvaluator {
    network: &'static Network,
    accumulators: AccumulatorStack<Accumulator>,
}

impl NetworkEvaluator {
    /// An evaluator with this network.
    pub const fn new(network: &'static Network) -> Self {
        Self { network, accumulators: AccumulatorStack::new() }
    }
}

impl Evaluate for NetworkEvaluator {
    fn of(rule: Rule) -> Self {
        Self::new(Network::of(rule))
    }

    #[inline]
    fn evaluate(&mut self, position: &Position) -> i32 {
        let us = position.to_move() as usize;
        let sums = self.accumulators.sum(self.network, position);
        self.network.head(&sums[us], &sums[1 - us], threat_mask(position))
    }
}

#[cfg(test)]
mod tests;
