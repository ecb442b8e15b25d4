//! Layer of the head, as vectors.

use fearless_simd::prelude::*;
use fearless_simd::{i16x16, i16x32, i32x16};

use super::LANES;

/// Number of outputs in a vector; each sums the products of two inputs.
pub(super) const OUTPUTS: usize = LANES;

/// Layer of rectified linear units: `PAIRS` pairs of inputs, `VECTORS` vectors of outputs.
///
/// The weights of a pair of inputs are adjacent, so that all outputs are summed at once, and no
/// horizontal sums are needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DenseLayer<const PAIRS: usize, const VECTORS: usize> {
    weights: [[[i16; 2 * OUTPUTS]; VECTORS]; PAIRS],
    biases: [[i32; OUTPUTS]; VECTORS],
}

impl<const PAIRS: usize, const VECTORS: usize> DenseLayer<PAIRS, VECTORS> {
    pub(super) const fn empty() -> Self {
        Self { weights: [[[0; 2 * OUTPUTS]; VECTORS]; PAIRS], biases: [[0; OUTPUTS]; VECTORS] }
    }

    pub(super) const fn weight(&self, output: usize, input: usize) -> i16 {
        self.weights[input / 2][output / OUTPUTS][output % OUTPUTS * 2 + input % 2]
    }

    pub(super) const fn set_weight(&mut self, output: usize, input: usize, weight: i16) {
        self.weights[input / 2][output / OUTPUTS][output % OUTPUTS * 2 + input % 2] = weight;
    }

    pub(super) const fn bias(&self, output: usize) -> i32 {
        self.biases[output / OUTPUTS][output % OUTPUTS]
    }

    pub(super) const fn set_bias(&mut self, output: usize, bias: i32) {
        self.biases[output / OUTPUTS][output % OUTPUTS] = bias;
    }

    /// Computes the outputs. Sums are finer by `SHIFT` bits; outputs saturate at 16 bits.
    #[inline(always)]
    pub(super) fn outputs<const FROM: usize, const TO: usize, const SHIFT: u32>(
        &self,
        simd: impl Simd,
        inputs: &[i16; FROM],
    ) -> [i16; TO] {
        const { assert!(FROM == 2 * PAIRS && TO == OUTPUTS * VECTORS) };
        let mut sums = self.biases.map(|biases| i32x16::load_array(simd, biases));
        // A second one, since a product takes longer than the next one can wait.
        let mut others = [i32x16::splat(simd, 0); VECTORS];
        let add = |sums: &mut [i32x16<_>; VECTORS], pair: &[i16; 2], weights: &[_; VECTORS]| {
            let pair: i16x32<_> = i32x16::splat(simd, zerocopy::transmute!(*pair)).bitcast();
            for (sum, weights) in sums.iter_mut().zip(weights) {
                *sum += i16x32::load_array_ref(simd, weights).pairwise_dot_product(pair);
            }
        };
        let (pairs, last_pair) = inputs.as_chunks::<2>().0.as_chunks::<2>();
        let (weights, last_weights) = self.weights.as_chunks::<2>();
        for ([pair, other_pair], [weights, other_weights]) in pairs.iter().zip(weights) {
            add(&mut sums, pair, weights);
            add(&mut others, other_pair, other_weights);
        }
        for (pair, weights) in last_pair.iter().zip(last_weights) {
            add(&mut sums, pair, weights);
        }
        let mut outputs = [0; TO];
        let sums = sums.into_iter().zip(others);
        for (outputs, (sum, other)) in outputs.as_chunks_mut().0.iter_mut().zip(sums) {
            let (low, high) = ((sum + other) >> SHIFT).split();
            let narrow: i16x16<_> = low.saturating_narrow(high);
            *outputs = narrow.max(i16x16::splat(simd, 0)).to_array();
        }
        outputs
    }
}
