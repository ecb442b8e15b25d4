//! Lazy SMP (chessprogramming wiki: Lazy SMP): all threads search the same position, share the
//! transposition table and nothing else. Their caller starts them.

use super::correction::CorrectionHistory;
use super::history::History;
use super::vcf::Vcf;

/// What a thread keeps from one search to the next.
pub struct ThreadData {
    pub(super) history: History,
    pub(super) corrections: CorrectionHistory,
    /// For the root.
    pub(super) vcf: Vcf,
    /// For leaves.
    pub(super) leaf_vcf: Vcf,
}

impl Default for ThreadData {
    fn default() -> Self {
        Self {
            history: History::default(),
            corrections: CorrectionHistory::default(),
            vcf: Vcf::default(),
            leaf_vcf: Vcf::selective(),
        }
    }
}

impl ThreadData {
    /// Forgets everything, as for another game.
    pub fn clear(&mut self) {
        self.history = History::default();
        self.corrections = CorrectionHistory::default();
        self.vcf.clear();
        self.leaf_vcf.clear();
    }
}

/// By how many plies a helper, numbered from 1, searches deeper than the main thread, so that not all
/// do the same.
pub fn depth_offset(helper: usize) -> u8 {
    (helper % 2 == 1).into()
}
