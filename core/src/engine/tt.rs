//! Transposition table, shared by all threads.
//!
//! The threads of a search borrow a `TranspositionTable` as a `SharedTable`, and share nothing
//! else.

use std::sync::atomic::{AtomicU64, Ordering};

use super::board::Square;
use crate::memory::Memory;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Bound {
    Upper = 1,
    Lower = 2,
    Exact = 3,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TtEntry {
    /// Best move, or the one that failed high.
    pub best: Option<Square>,
    /// Score for the side to move; see [`score_to_tt`](super::score::score_to_tt).
    pub score: i16,
    pub static_eval: i16,
    pub depth: i8,
    pub bound: Bound,
}

/// Two words without a lock: the key xor the data, and the data. If another thread overwrites one
/// of them, the key no longer matches (Hyatt and Mann 2002).
type AtomicEntry = [AtomicU64; 2];

type Bucket = [AtomicEntry; 4];

pub struct TranspositionTable {
    buckets: Memory<Bucket>,
    age: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct SharedTable<'a> {
    buckets: &'a [Bucket],
    age: u8,
}

const NO_SQUARE: u64 = 0x3ff;
const AGE_BITS: u32 = 5;

impl TranspositionTable {
    /// Allocates at most this many bytes, but at least one bucket; less if the system has less.
    pub fn new(bytes: usize) -> Self {
        Self { buckets: Memory::of(bytes / size_of::<Bucket>()), age: 0 }
    }

    pub fn bytes(&self) -> [usize; 2] {
        self.buckets.bytes()
    }

    pub fn clear(&mut self) {
        self.buckets.clear();
        self.age = 0;
    }

    /// Ages the entries of previous searches.
    pub const fn new_search(&mut self) {
        self.age = (self.age + 1) & ((1 << AGE_BITS) - 1);
    }

    pub fn share(&mut self) -> SharedTable<'_> {
        SharedTable { buckets: self.buckets.units_mut(), age: self.age }
    }
}

impl SharedTable<'_> {
    #[inline]
    pub fn probe(&self, key: u64) -> Option<TtEntry> {
        self.bucket(key).iter().find_map(|slot| read(slot, key).map(unpack))
    }

    /// Replaces the shallowest and oldest entry of the bucket.
    #[inline]
    pub fn store(&self, key: u64, entry: TtEntry) {
        let age = self.age;
        let bucket = self.bucket(key);
        let mut worst = &bucket[0];
        let mut least = i32::MAX;
        for slot in bucket {
            let data = slot[1].load(Ordering::Relaxed);
            if data == 0 || slot[0].load(Ordering::Relaxed) ^ data == key {
                let old = (data != 0).then(|| unpack(data));
                if let Some(old) = old
                    && age_of(data) == age
                    && entry.bound != Bound::Exact
                    && i32::from(old.depth) > i32::from(entry.depth) + 3
                {
                    return;
                }
                let best = entry.best.or(old.and_then(|old| old.best));
                write(slot, key, pack(&TtEntry { best, ..entry }, age));
                return;
            }
            let searches_ago = i32::from(age.wrapping_sub(age_of(data)) & ((1 << AGE_BITS) - 1));
            let value = i32::from(unpack(data).depth) - 8 * searches_ago;
            if value < least {
                (worst, least) = (slot, value);
            }
        }
        write(worst, key, pack(&entry, age));
    }

    /// Starts to load a bucket, which takes as long as about a hundred instructions.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        prefetch_index::prefetch_index(self.buckets, self.index(key));
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[self.index(key)]
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        // The upper bits of the product spread over any number of buckets.
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        usize::try_from(index).unwrap_or_default()
    }
}

#[inline]
fn read([check, data]: &AtomicEntry, key: u64) -> Option<u64> {
    let data = data.load(Ordering::Relaxed);
    (check.load(Ordering::Relaxed) ^ data == key && data != 0).then_some(data)
}

#[inline]
fn write([check, place]: &AtomicEntry, key: u64, data: u64) {
    check.store(key ^ data, Ordering::Relaxed);
    place.store(data, Ordering::Relaxed);
}

/// Packs an entry. From the lowest bit: move 10, bound 2, unused 1, age 5, depth 8, score 16,
/// static evaluation 16. A bound is never 0, so neither are the data.
#[expect(clippy::cast_sign_loss, reason = "bits")]
fn pack(entry: &TtEntry, age: u8) -> u64 {
    let best = entry.best.map_or(NO_SQUARE, |square| square.index() as u64);
    best | (entry.bound as u64) << 10
        | u64::from(age) << 13
        | u64::from(entry.depth as u8) << 18
        | u64::from(entry.score as u16) << 26
        | u64::from(entry.static_eval as u16) << 42
}

#[expect(clippy::cast_possible_truncation, reason = "the bits of each field")]
fn unpack(data: u64) -> TtEntry {
    let best = data & NO_SQUARE;
    TtEntry {
        best: (best != NO_SQUARE).then(|| Square::at(best as usize)),
        score: (data >> 26) as i16,
        static_eval: (data >> 42) as i16,
        depth: (data >> 18) as i8,
        bound: match data >> 10 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
    }
}

#[expect(clippy::cast_possible_truncation, reason = "five bits")]
fn age_of(data: u64) -> u8 {
    (data >> 13) as u8 & ((1 << AGE_BITS) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Point;

    fn entry(depth: i8) -> TtEntry {
        TtEntry {
            best: Some(Square::new(Point::new(3, 14))),
            score: -29_876,
            static_eval: 1234,
            depth,
            bound: Bound::Lower,
        }
    }

    #[test]
    fn stored_entries_are_found() {
        let mut table = TranspositionTable::new(1 << 16);
        let table = table.share();
        for (key, depth) in [(1, 5), (u64::MAX, -1), (0, 100)] {
            table.prefetch(key);
            assert_eq!(table.probe(key), None);
            table.store(key, entry(depth));
            assert_eq!(table.probe(key), Some(entry(depth)));
        }
        let none = TtEntry { best: None, bound: Bound::Upper, ..entry(3) };
        table.store(77, none);
        assert_eq!(table.probe(77), Some(none));
    }

    /// Simulates two halves written by several threads at the same time: each half is as one of
    /// them wrote it, or unchanged. Relaxed atomics can show nothing else.
    #[test]
    fn halves_of_different_entries_do_not_match() {
        let written =
            [(0, 0), (5, pack(&entry(3), 1)), (5, pack(&entry(4), 1)), (9, pack(&entry(3), 2))];
        for (key, one) in written {
            for (_, other) in written {
                let slot: AtomicEntry = [AtomicU64::new(key ^ one), AtomicU64::new(other)];
                for asked in [0, 5, 9] {
                    let is_whole = one == other && asked == key && other != 0;
                    assert_eq!(read(&slot, asked), is_whole.then_some(other), "{key} {asked}");
                }
            }
        }
    }

    #[test]
    fn buckets_are_cache_lines_and_as_many_as_the_memory_holds() {
        assert_eq!(size_of::<Bucket>(), 64);
        for buckets in [1, 2, 7, 1 << 12, (1 << 18) + 1] {
            let mut table = TranspositionTable::new(64 * buckets + 63);
            for _ in 0..2 {
                let shared = table.share().buckets;
                assert_eq!(shared.len(), buckets);
                assert!(buckets < 1 << 12 || shared.as_ptr().addr().is_multiple_of(64));
                table.clear();
            }
            assert_eq!(table.bytes(), [64 * buckets; 2]);
        }
    }

    #[test]
    fn cleared_entries_are_not_found() {
        let mut table = TranspositionTable::new(1 << 16);
        table.new_search();
        table.share().store(5, entry(3));
        table.clear();
        assert_eq!((table.share().probe(5), table.age), (None, 0));
    }

    #[test]
    fn a_new_entry_without_a_move_keeps_the_old_move() {
        let mut table = TranspositionTable::new(1 << 16);
        let table = table.share();
        table.store(5, entry(3));
        table.store(5, TtEntry { best: None, ..entry(4) });
        assert_eq!(table.probe(5), Some(entry(4)));
    }

    #[test]
    fn memory_is_bounded_and_deep_entries_stay() {
        let mut table = TranspositionTable::new(64);
        let shared = table.share();
        assert_eq!(shared.buckets.len(), 1);
        shared.store(1, entry(50));
        for key in 2..1000 {
            shared.store(key, entry(1));
        }
        assert_eq!(shared.probe(1), Some(entry(50)));
        for _ in 0..8 {
            table.new_search();
        }
        let shared = table.share();
        for key in 1000..1010 {
            shared.store(key, entry(1));
        }
        assert_eq!(shared.probe(1), None, "old entries give way");
    }
}
