//! The tables of the index.

use redb::TableDefinition;

/// The version of all of this, and of the keys of positions: an index of another one is made anew.
pub(super) const VERSION: u32 = 1;

/// The file with this path: its number, size, time of its last change, first game, number of games.
pub(super) const FILES: TableDefinition<&[u8], FileRow> = TableDefinition::new("files");
pub(super) type FileRow = (u32, u64, u64, u32, u32);

/// The path of the file with this number.
pub(super) const PATHS: TableDefinition<u32, &[u8]> = TableDefinition::new("paths");

/// The game with this number. Games are numbered as they come, and no number is given twice.
pub(super) const GAMES: TableDefinition<u32, &[u8]> = TableDefinition::new("games");

/// Blocks of postings: the segment, the key of the block's first posting, and a running number, since the
/// postings of one position may fill several blocks. A segment is what was sorted at once.
pub(super) const POSTINGS: TableDefinition<(u32, u64, u32), &[u8]> =
    TableDefinition::new("postings");

/// The segments, each under the number of its first game: how many postings it has.
pub(super) const SEGMENTS: TableDefinition<u32, u64> = TableDefinition::new("segments");

/// Games that are gone, whose postings are still there: the first, and how many.
pub(super) const GONE: TableDefinition<u32, u32> = TableDefinition::new("gone");

/// The numbers that the next file and the next game get.
pub(super) const NEXT: TableDefinition<&str, u32> = TableDefinition::new("next");
pub(super) const NEXT_FILE: &str = "file";
pub(super) const NEXT_GAME: &str = "game";
