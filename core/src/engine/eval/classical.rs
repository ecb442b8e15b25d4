//! Classical evaluation: weights of pattern codes and of the threat mask.

use super::accumulator::{AccumulatorStack, Codes, FeatureSum};
use super::{Evaluate, threat_mask};
use crate::engine::board::Position;
use crate::engine::weights::{ByTurn, Weights};
use crate::rules::Rule;

/// Sum over the patterns that each side could make on every free square, plus the threat mask.
#[derive(Clone)]
pub struct Classical {
    weights: &'static Weights,
    sums: AccumulatorStack<[ByTurn<i32>; 2]>,
}

impl FeatureSum for Weights {
    type Sum = [ByTurn<i32>; 2];

    fn sum(&self, squares: impl Iterator<Item = Codes>) -> Self::Sum {
        let mut sum = [ByTurn::default(); 2];
        squares.for_each(|codes| add(&mut sum, self, codes, 1));
        sum
    }

    #[inline]
    fn update(&self, sum: &mut Self::Sum, changes: impl Iterator<Item = [Codes; 2]>) {
        for [before, after] in changes {
            add(sum, self, before, -1);
            add(sum, self, after, 1);
        }
    }
}

#[inline]
fn add(sum: &mut [ByTurn<i32>; 2], weights: &Weights, codes: Codes, times: i32) {
    for (sum, code) in sum.iter_mut().zip(codes) {
        let eval = weights.of_code(code).eval;
        sum.to_move += times * i32::from(eval.to_move);
        sum.waiting += times * i32::from(eval.waiting);
    }
}

impl Evaluate for Classical {
    fn of(rule: Rule) -> Self {
        Self { weights: Weights::of(rule), sums: AccumulatorStack::new() }
    }

    #[inline]
    fn evaluate(&mut self, position: &Position) -> i32 {
        let us = position.to_move() as usize;
        let sum = self.sums.sum(self.weights, position);
        sum[us].to_move - sum[1 - us].waiting + self.weights.threat_mask(threat_mask(position))
    }
}
