//! Sums over the free squares of a position, updated by the changes of each stone.
//!
//! A sum is computed on demand, ply by ply, from the nearest earlier ply that has one. The sums in
//! between are kept for other moves from those plies. Without an evaluation, nothing is computed,
//! and undoing costs nothing. (Lazy updates of an accumulator: chessprogramming wiki, NNUE.)

use crate::engine::board::Position;
use crate::engine::patterns::PatternCode;

pub type Codes = [PatternCode; 2];

pub trait FeatureSum {
    type Sum: Clone + Default;

    fn sum(&self, squares: impl Iterator<Item = Codes>) -> Self::Sum;

    /// Updates a sum by changed squares: codes before, codes after.
    fn update(&self, sum: &mut Self::Sum, changes: impl Iterator<Item = [Codes; 2]>);
}

#[derive(Clone, Debug)]
pub struct AccumulatorStack<S> {
    plies: Vec<CachedSum<S>>,
}

#[derive(Clone, Debug, Default)]
struct CachedSum<S> {
    key: Option<u64>,
    sum: S,
}

impl<S: Clone + Default> AccumulatorStack<S> {
    pub const fn new() -> Self {
        Self { plies: Vec::new() }
    }

    #[expect(clippy::inline_always, reason = "compiled with the vector instructions of the caller")]
    #[inline(always)]
    pub fn sum(&mut self, features: &impl FeatureSum<Sum = S>, position: &Position) -> &S {
        let ply = position.plies();
        if self.plies.len() <= ply {
            self.plies.resize_with(ply + 1, CachedSum::default);
        }
        let is_known = |&ply: &usize| self.plies[ply].key == Some(position.key_after_plies(ply));
        let known = (0..=ply).rev().find(is_known);
        let known = known.unwrap_or_else(|| {
            self.plies[ply] =
                CachedSum { key: Some(position.key()), sum: features.sum(position.codes()) };
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
