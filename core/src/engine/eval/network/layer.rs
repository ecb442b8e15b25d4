//! Layer of the head, as vectors.

use fearless_simd::prelude::*;
use fearless_simd::{i16x16, i32x8};

use super::LANES;

/// Number of outputs in a vector; each sums the products of two inputs.
pub(super) const OUTPUTS: usize = LANES / 2;

/// Layer of rectified linear units: `PAIRS` pairs of inputs, `VECTORS` vectors of outputs.
///
/// The weights of a pair of inputs are adjacent, so that all outputs are summed at once, and no
/// horizontal sums are needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DenseLayer<const PAIRS: usize, const VECTORS: usize> {
    weights: [[[i16; LANES]; VECTORS]; PAIRS],
    biases: [[i32; OUTPUTS]; VECTORS],
}

impl<const PAIRS: usize, const VECTORS: usize> DenseLayer<PAIRS, VECTORS> {
    pub(super) const fn empty() -> Self {
        Self { weights: [[[0; LANES]; VECTORS]; PAIRS], biases: [[0; OUTPUTS]; VECTORS] }
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
        const { assert!(FROM == 2 * PAIRS && TO == OUTPUTS * VECTORS && TO.is_multiple_of(LANES)) };
        let mut sums = self.biases.map(|biases| i32x8::load_array(simd, biases));
        for (pair, weights) in inputs.as_chunks::<2>().0.iter().zip(&self.weights) {
            let pair: i16x16<_> = i32x8::splat(simd, zerocopy::transmute!(*pair)).bitcast();
            for (sum, weights) in sums.iter_mut().zip(weights) {
                *sum += i16x16::load_array_ref(simd, weights).pairwise_dot_product(pair);
            }
        }
        let mut outputs = [0; TO];
        for (outputs, &[low, high]) in outputs.as_chunks_mut().0.iter_mut().zip(sums.as_chunks().0)
        {
            let narrow: i16x16<_> = (low >> SHIFT).saturating_narrow(high >> SHIFT);
            *outputs = narrow.max(i16x16::splat(simd, 0)).to_array();
        }
        outputs
    }
}
