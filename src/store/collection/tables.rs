//! Tables of the index.

use redb::ReadableTable;

use super::typed::{Bytes, Definition, Table};

/// Version of the tables, the entries and the position keys. An index with another version is rebuilt.
pub(super) const VERSION: u32 = 4;

/// Files by path: number, size, time of the last change, first game, number of games.
pub(super) const FILES: Definition<[u8], FileRow> = Definition::new("files");
pub(super) type FileRow = (u32, u64, u64, u32, u32);

/// Paths by file number.
pub(super) const PATHS: Definition<u32, [u8]> = Definition::new("paths");

/// Games by number. Numbers are assigned in order and never reused.
pub(super) const GAMES: Definition<u32, [u8]> = Definition::new("games");

/// Blocks of postings by segment, key of the first posting, and a running number, since the
/// postings of one position may fill several blocks. The postings of a segment were sorted
/// together.
pub(super) const POSTINGS: Definition<BlockKey, [u8]> = Definition::new("postings");
pub(super) type BlockKey = (u32, u64, u32);

/// Number of postings of each segment, by its first game.
pub(super) const SEGMENTS: Definition<u32, u64> = Definition::new("segments");

/// Removed games whose postings remain: the first one, and their number.
pub(super) const GONE: Definition<u32, u32> = Definition::new("gone");

/// Next number of a file, and of a game.
pub(super) const NEXT: Definition<[u8], u32> = Definition::new("next");
pub(super) const NEXT_FILE: &[u8] = b"file";
pub(super) const NEXT_GAME: &[u8] = b"game";

/// Removed games whose postings remain, as sorted ranges that do not overlap.
#[derive(Debug, Default)]
pub(super) struct Gone(Vec<(u32, u32)>);

impl Gone {
    pub(super) fn of<T: ReadableTable<Bytes, Bytes>>(
        table: &Table<T, u32, u32>,
    ) -> Result<Self, redb::Error> {
        let ranges =
            table.rows()?.map(|row| row.map(|(first, count)| (first.value(), count.value())));
        Ok(Self(ranges.collect::<Result<_, _>>()?))
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
