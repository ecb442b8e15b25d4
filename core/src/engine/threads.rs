//! Lazy SMP (chessprogramming wiki: Lazy SMP): all threads search the same position and share the
//! transposition table. Their caller starts them.

use super::correction::CorrectionHistory;
use super::history::History;
use super::leaves::LeafSample;
use super::vcf::Vcf;

/// State that a thread keeps between searches.
pub struct ThreadData {
    pub(super) history: History,
    pub(super) corrections: CorrectionHistory,
    pub(super) vcf: Vcf,
    pub(super) leaf_vcf: Vcf,
    pub(super) leaves: Option<LeafSample>,
}

impl Default for ThreadData {
    fn default() -> Self {
        Self {
            history: History::default(),
            corrections: CorrectionHistory::default(),
            vcf: Vcf::default(),
            leaf_vcf: Vcf::selective(),
            leaves: None,
        }
    }
}

impl ThreadData {
    /// Sets the sample that later searches add their leaves to, and returns the last one.
    #[doc(hidden)]
    pub const fn sample_leaves(&mut self, sample: Option<LeafSample>) -> Option<LeafSample> {
        std::mem::replace(&mut self.leaves, sample)
    }

    /// Clears everything, as before another game.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}
