//! Evaluation by a network trained on the engine's own games.
//!
//! Each free square has a group of features: the pattern code that the side to move could make
//! there, and the opponent's. Each side, taken as `us`, has an accumulator: the sum over the free
//! squares of `relu(own[code of us] + other[code of them])`, in [`CHANNELS`] channels. A
//! [convolution](convolution) over a few squares relates them to each other. The inputs of the head
//! are the accumulators and the sums of the convolution, those of the side to move first, and the
//! bits of the threat mask. Two small layers and a linear part compute the value. The size of the
//! board is not an input. All numbers are integers.
//!
//! The code is compiled for each set of vector instructions of the target, and the best one of this
//! processor is used (function multiversioning). All give the same values.

#![expect(
    clippy::inline_always,
    reason = "only what is inlined is compiled with the vector instructions of its caller"
)]

mod convolution;
mod file;
mod layer;
pub mod scale;

use std::sync::OnceLock;

use fearless_simd::prelude::*;
use fearless_simd::{Level, dispatch, i16x16, i32x8};

use super::accumulator::{AccumulatorStack, Codes, FeatureSum};
use super::{Evaluate, threat_mask};
use crate::engine::board::{Position, Square};
use crate::engine::patterns::PatternCode;
use crate::engine::weights::{THREAT_MASK_BITS, trained};
use crate::rules::Rule;
use convolution::{Convolution, ConvolutionSums, Keys};
use layer::{DenseLayer, OUTPUTS};

pub use convolution::{REACH, TAPS, tap};
pub use file::{NetworkError, checksum};

pub const CHANNELS: usize = 32;

/// Number of channels of the convolution: the first ones of the table.
pub const RELATIONS: usize = LANES;

/// Number of inputs of the head that are sums: the accumulators, then those of the convolution.
const SUMS: usize = 2 * (CHANNELS + RELATIONS);

/// Number of inputs of the head: the sums and the threat mask.
pub const INPUTS: usize = SUMS + THREAT_MASK_BITS;

pub const HIDDEN: [usize; 2] = [32, 16];

/// Number of bits by which an accumulator is finer than an input.
const INPUT_SHIFT: u32 = (scale::TABLE * scale::ACCUMULATOR / scale::INPUT).trailing_zeros();
/// The same for sums of the convolution.
const RELATION_SHIFT: u32 = (scale::RECTIFIED * scale::ACCUMULATOR / scale::INPUT).trailing_zeros();

/// Largest contribution of one square to a channel, chosen so that a stone's total change fits in
/// an `i16`.
pub const MAX_ACTIVATION: i16 = i16::MAX / BLOCK;
/// Number of squares summed in 16 bits before they are added to the 32-bit sums.
const BLOCK: i16 = 40;

/// Number of 16-bit numbers in a vector. Processors with smaller vectors use two for each.
const LANES: usize = 16;

const ROW_VECTORS: usize = CHANNELS / LANES;

const PADDED: usize = INPUTS.next_multiple_of(LANES);

type ChannelRow = [i16; CHANNELS];

/// Contribution of a code, for its own side and for the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
struct CodeRows {
    own: ChannelRow,
    other: ChannelRow,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    rule: Rule,
    table: Box<[CodeRows; PatternCode::COUNT]>,
    /// Not trained for every rule.
    convolution: Option<Convolution>,
    layer_1: DenseLayer<{ PADDED / 2 }, { HIDDEN[0] / OUTPUTS }>,
    layer_2: DenseLayer<{ HIDDEN[0] / 2 }, { HIDDEN[1] / OUTPUTS }>,
    weights_3: [i16; HIDDEN[1]],
    skip: [i16; PADDED],
    bias_3: i32,
}

/// Sums of a convolution that is not there.
const UNRELATED: ConvolutionSums = [[0; LANES]; 2];

/// Sums of a position, for `First` and `Second`.
type Accumulator = [[i32; CHANNELS]; 2];

impl Network {
    /// Network of a rule, or of the nearest one that has its own.
    pub fn of(rule: Rule) -> &'static Self {
        static FREESTYLE: OnceLock<Network> = OnceLock::new();
        static STANDARD: OnceLock<Network> = OnceLock::new();
        static RENJU: OnceLock<Network> = OnceLock::new();
        macro_rules! packed {
            ($name:literal) => {
                include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".z"))
            };
        }
        match trained(rule) {
            Rule::Renju => RENJU.get_or_init(|| file::embedded(packed!("renju"))),
            Rule::Standard => STANDARD.get_or_init(|| file::embedded(packed!("standard"))),
            _ => FREESTYLE.get_or_init(|| file::embedded(packed!("freestyle"))),
        }
    }

    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// Evaluates free squares and the key squares among them, with the mover's code of each first, and
    /// a threat mask.
    pub fn evaluate(
        &self,
        squares: impl Iterator<Item = Codes>,
        keys: impl Iterator<Item = (Square, Codes)>,
        threat_mask: usize,
    ) -> i32 {
        dispatch!(Level::new(), simd => {
            let vectors = Vectors { network: self, simd };
            let relations = match &self.convolution {
                Some(convolution) => vectors.convolve(convolution, &mut Keys::new(), keys),
                None => UNRELATED,
            };
            vectors.head(&vectors.sum(squares), &relations, 0, threat_mask)
        })
    }

    #[inline]
    fn rows(&self, code: PatternCode) -> &CodeRows {
        &self.table[code.number() as usize % PatternCode::COUNT]
    }
}

#[derive(Clone, Copy)]
struct Vectors<'a, S> {
    network: &'a Network,
    simd: S,
}

impl<S: Simd> Vectors<'_, S> {
    #[inline(always)]
    fn activations(self, [first, second]: Codes) -> [[i16x16<S>; ROW_VECTORS]; 2] {
        let (first, second) = (self.network.rows(first), self.network.rows(second));
        [self.activation(first, second), self.activation(second, first)]
    }

    #[inline(always)]
    fn activation(self, us: &CodeRows, them: &CodeRows) -> [i16x16<S>; ROW_VECTORS] {
        let none = i16x16::splat(self.simd, 0);
        let mut activation = [none; ROW_VECTORS];
        let rows = us.own.as_chunks().0.iter().zip(them.other.as_chunks().0);
        for (vector, (own, other)) in activation.iter_mut().zip(rows) {
            let own = i16x16::load_array_ref(self.simd, own);
            *vector = (own + i16x16::load_array_ref(self.simd, other)).max(none);
        }
        activation
    }

    #[inline(always)]
    fn head(
        self,
        squares: &Accumulator,
        relations: &ConvolutionSums,
        us: usize,
        mask: usize,
    ) -> i32 {
        let Self { network, simd } = self;
        let inputs = inputs(simd, squares, relations, us, mask);
        let first: [i16; HIDDEN[0]] = network.layer_1.outputs::<_, _, SHIFT_1>(simd, &inputs);
        let second = network.layer_2.outputs::<_, _, SHIFT_2>(simd, &first);
        let logit = i64::from(network.bias_3)
            + i64::from(dot(simd, &inputs, &network.skip))
            + i64::from(dot(simd, &second, &network.weights_3));
        let value = logit * i64::from(scale::VALUE) / i64::from(scale::HIDDEN * scale::WEIGHT);
        i32::try_from(value).unwrap_or_default()
    }
}

/// Number of bits by which the sums of a layer are finer than its outputs.
const SHIFT_1: u32 = (scale::INPUT * scale::WEIGHT_1 / scale::HIDDEN).trailing_zeros();
const SHIFT_2: u32 = scale::WEIGHT.trailing_zeros();

// The linear part and the second layer are added.
const _: () = assert!(scale::INPUT * scale::WEIGHT_1 == scale::HIDDEN * scale::WEIGHT);

#[inline(always)]
#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "a few bits")]
fn inputs(
    simd: impl Simd,
    squares: &Accumulator,
    relations: &ConvolutionSums,
    us: usize,
    mask: usize,
) -> [i16; PADDED] {
    let mut inputs = [0; PADDED];
    let (sums, bits) = inputs.split_at_mut(SUMS);
    let (of_squares, of_relations) = sums.split_at_mut(2 * CHANNELS);
    narrow::<_, INPUT_SHIFT>(simd, squares, us, of_squares);
    narrow::<_, RELATION_SHIFT>(simd, relations, us, of_relations);
    let mask = i16x16::splat(simd, mask as i16);
    for (vector, inputs) in bits.as_chunks_mut().0.iter_mut().enumerate() {
        let bits = i16x16::from_fn(simd, |bit| 1 << (LANES * vector + bit));
        let one = i16x16::splat(simd, scale::INPUT as i16);
        let none = i16x16::splat(simd, 0);
        *inputs = (mask & bits).simd_eq(bits).select(one, none).to_array();
    }
    inputs
}

/// Converts the sums of both sides to inputs, those of `us` first.
#[inline(always)]
fn narrow<const N: usize, const SHIFT: u32>(
    simd: impl Simd,
    sums: &[[i32; N]; 2],
    us: usize,
    inputs: &mut [i16],
) {
    let vectors = sums[us].as_chunks::<LANES>().0.iter().chain(sums[1 - us].as_chunks::<LANES>().0);
    for (inputs, sums) in inputs.as_chunks_mut().0.iter_mut().zip(vectors) {
        let (low, high) = sums.split_at(LANES / 2);
        let [low, high] = [low, high].map(|sums| i32x8::from_slice(simd, sums) >> SHIFT);
        // The sums of 400 squares, each of a few hundred, fit. Those of the convolution may saturate.
        *inputs = low.saturating_narrow(high).to_array();
    }
}

#[inline(always)]
fn dot<const N: usize>(simd: impl Simd, a: &[i16; N], b: &[i16; N]) -> i32 {
    const { assert!(N.is_multiple_of(LANES)) };
    let vectors = a.as_chunks::<LANES>().0.iter().zip(b.as_chunks::<LANES>().0);
    let load = |numbers| i16x16::load_array_ref(simd, numbers);
    let products = vectors.map(|(a, b)| load(a).pairwise_dot_product(load(b)));
    products.fold(i32x8::splat(simd, 0), |sum, products| sum + products).reduce_sum()
}

impl<S: Simd> FeatureSum for Vectors<'_, S> {
    type Sum = Accumulator;

    #[inline(always)]
    fn sum(&self, squares: impl Iterator<Item = Codes>) -> Accumulator {
        let mut accumulator = [[0; CHANNELS]; 2];
        let mut block = Block::new(self.simd);
        for codes in squares {
            block.add(self.activations(codes), &mut accumulator);
        }
        block.flush(&mut accumulator);
        accumulator
    }

    #[inline(always)]
    fn update(&self, accumulator: &mut Accumulator, changes: impl Iterator<Item = [Codes; 2]>) {
        let mut block = Block::new(self.simd);
        for [before, after] in changes {
            let (before, after) = (self.activations(before), self.activations(after));
            let mut change = after;
            for (change, before) in change.as_flattened_mut().iter_mut().zip(before.as_flattened())
            {
                *change -= *before;
            }
            block.add(change, accumulator);
        }
        block.flush(accumulator);
    }
}

#[inline(always)]
fn add_widened<S: Simd>(simd: S, sums: &mut [i32; LANES], numbers: i16x16<S>) {
    let parts: (i32x8<S>, i32x8<S>) = numbers.widen();
    let (low, high) = sums.split_at_mut(LANES / 2);
    for (sums, part) in [(low, parts.0), (high, parts.1)] {
        (i32x8::from_slice(simd, sums) + part).store_slice(sums);
    }
}

struct Block<S: Simd> {
    simd: S,
    sums: [[i16x16<S>; ROW_VECTORS]; 2],
    squares: i16,
}

impl<S: Simd> Block<S> {
    #[inline(always)]
    fn new(simd: S) -> Self {
        Self { simd, sums: [[i16x16::splat(simd, 0); ROW_VECTORS]; 2], squares: 0 }
    }

    #[inline(always)]
    fn add(&mut self, square: [[i16x16<S>; ROW_VECTORS]; 2], accumulator: &mut Accumulator) {
        if self.squares == BLOCK {
            self.flush(accumulator);
        }
        self.squares += 1;
        for (sums, square) in self.sums.iter_mut().zip(square) {
            for (sum, square) in sums.iter_mut().zip(square) {
                *sum += square;
            }
        }
    }

    #[inline(always)]
    fn flush(&mut self, accumulator: &mut Accumulator) {
        for (sums, block) in accumulator.iter_mut().zip(self.sums) {
            for (sums, block) in sums.as_chunks_mut::<LANES>().0.iter_mut().zip(block) {
                add_widened(self.simd, sums, block);
            }
        }
        *self = Self::new(self.simd);
    }
}

/// Network together with the sums of the positions of a line.
#[derive(Clone)]
pub struct NetworkEvaluator {
    network: &'static Network,
    accumulators: AccumulatorStack<Accumulator>,
    keys: Keys,
    level: Level,
}

impl NetworkEvaluator {
    pub fn new(network: &'static Network) -> Self {
        Self::with_level(network, Level::new())
    }

    fn with_level(network: &'static Network, level: Level) -> Self {
        Self { network, accumulators: AccumulatorStack::new(), keys: Keys::new(), level }
    }
}

impl Evaluate for NetworkEvaluator {
    fn of(rule: Rule) -> Self {
        Self::new(Network::of(rule))
    }

    #[inline]
    fn evaluate(&mut self, position: &Position) -> i32 {
        let Self { network, accumulators, keys, level } = self;
        let us = position.to_move() as usize;
        dispatch!(*level, simd => {
            let vectors = Vectors { network, simd };
            let sums = accumulators.sum(&vectors, position);
            let relations = match &network.convolution {
                Some(convolution) => {
                    let squares = position.key_squares();
                    let squares = squares.iter().map(|square| (square, position.codes_of(square)));
                    vectors.convolve(convolution, keys, squares)
                }
                None => UNRELATED,
            };
            vectors.head(sums, &relations, us, threat_mask(position))
        })
    }
}

#[cfg(test)]
mod tests;
