//! Removed games whose postings are still in the index.

use redb::ReadableTable;

/// Sorted ranges of games that do not overlap.
#[derive(Debug, Default)]
pub(super) struct Gone(Vec<(u32, u32)>);

impl Gone {
    pub(super) fn of(table: &impl ReadableTable<u32, u32>) -> Result<Self, redb::Error> {
        let mut ranges = Vec::new();
        for row in table.iter()? {
            let (first, count) = row?;
            ranges.push((first.value(), count.value()));
        }
        Ok(Self(ranges))
    }

    pub(super) fn has(&self, game: u32) -> bool {
        let after = self.0.partition_point(|&(first, _)| first <= game);
        let before = after.checked_sub(1).and_then(|at| self.0.get(at));
        before.is_some_and(|&(first, count)| game - first < count)
    }

    pub(super) fn count(&self) -> u64 {
        self.0.iter().map(|&(_, count)| u64::from(count)).sum()
    }
}
