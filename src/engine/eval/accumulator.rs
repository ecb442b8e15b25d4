//! Sums over the free squares of a position, updated by what a stone has changed.
//!
//! A sum is made when it is asked for, from that of the nearest ply before for which there is one:
//! positions that are not evaluated cost nothing, and to take back a stone costs nothing either. (Lazy
//! updates of an accumulator: chessprogramming wiki, NNUE.)

use crate::engine::board::Position;
use crate::engine::patterns::PatternCode;

/// The codes of a square: those of `First` and of `Second`.
pub type Codes = [PatternCode; 2];

/// What is summed.
pub trait FeatureSum {
    /// The sum over the squares of a position.
    type Sum: Clone;

    /// The sum over these squares.
    fn sum(&self, squares: impl Iterator<Item = Codes>) -> Self::Sum;

    /// Updates a sum by squares that have changed: what they were, and what they are.
    fn update(&self, sum: &mut Self::Sum, changes: impl Iterator<Item = [Codes; 2]>);
}

/// The sums at the plies of a line.
#[derive(Clone, Debug)]
pub struct AccumulatorStack<S> {
    /// For each ply the key of the position that the sum is of.
    plies: Vec<Option<(u64, S)>>,
}

impl<S: Clone> AccumulatorStack<S> {
    /// Without sums.
    pub const fn new() -> Self {
        Self { plies: Vec::new() }
    }

    /// The sum of a position.
    #[inline]
    pub fn sum(&mut self, features: &impl FeatureSum<Sum = S>, position: &Position) -> &S {
        let ply = position.plies();
        if self.plies.len() <= ply {
            self.plies.resize(ply + 1, None);
        }
        let is_of = |ply: usize, entry: &Option<(u64, S)>| {
            entry.as_ref().is_some_and(|(key, _)| *key == position.key_after_plies(ply))
        };
        let known = (0..=ply).rev().find(|&ply| is_of(ply, &self.plies[ply]));
        let known = known.and_then(|ply| Some((ply, self.plies[ply].as_ref()?.1.clone())));
        let sum = match known {
            Some((known, sum)) if known == ply => sum,
            Some((known, mut sum)) => {
                features.update(&mut sum, position.changes_since(known));
                sum
            }
            None => features.sum(position.codes()),
        };
        &self.plies[ply].insert((position.key(), sum)).1
    }
}
