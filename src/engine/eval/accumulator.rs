//! Sums over the free squares of a position, updated by what a stone has changed.
//!
//! A sum is made when it is asked for, from that of the nearest ply before for which there is one, ply by
//! ply: further moves from a ply between need its sum, too. Where nothing is evaluated, nothing is made,
//! and to take back a stone costs nothing. (Lazy updates of an accumulator: chessprogramming wiki, NNUE.)

use crate::engine::board::Position;
use crate::engine::patterns::PatternCode;

/// The codes of a square: those of `First` and of `Second`.
pub type Codes = [PatternCode; 2];

/// What is summed.
pub trait FeatureSum {
    /// The sum over the squares of a position.
    type Sum: Clone + Default;

    /// The sum over these squares.
    fn sum(&self, squares: impl Iterator<Item = Codes>) -> Self::Sum;

    /// Updates a sum by squares that have changed: what they were, and what they are.
    fn update(&self, sum: &mut Self::Sum, changes: impl Iterator<Item = [Codes; 2]>);
}

/// The sums at the plies of a line.
#[derive(Clone, Debug)]
pub struct AccumulatorStack<S> {
    plies: Vec<Entry<S>>,
}

/// A sum, and the key of the position that it is of.
#[derive(Clone, Debug, Default)]
struct Entry<S> {
    key: Option<u64>,
    sum: S,
}

impl<S: Clone + Default> AccumulatorStack<S> {
    /// Without sums.
    pub const fn new() -> Self {
        Self { plies: Vec::new() }
    }

    /// The sum of a position.
    #[expect(clippy::inline_always, reason = "compiled with the vector instructions of the caller")]
    #[inline(always)]
    pub fn sum(&mut self, features: &impl FeatureSum<Sum = S>, position: &Position) -> &S {
        let ply = position.plies();
        if self.plies.len() <= ply {
            self.plies.resize_with(ply + 1, Entry::default);
        }
        let is_known = |&ply: &usize| self.plies[ply].key == Some(position.key_after_plies(ply));
        let known = (0..=ply).rev().find(is_known);
        let known = known.unwrap_or_else(|| {
            self.plies[ply] =
                Entry { key: Some(position.key()), sum: features.sum(position.codes()) };
            ply
        });
        for ply in known..ply {
            let (before, after) = self.plies.split_at_mut(ply + 1);
            let entry = &mut after[0];
            entry.sum.clone_from(&before[ply].sum);
            features.update(&mut entry.sum, position.changes_of(ply));
            entry.key = Some(position.key_after_plies(ply + 1));
        }
        &self.plies[ply].sum
    }
}
