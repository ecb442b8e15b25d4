//! The transposition table: what was found out about positions, shared by all threads.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use super::board::Square;

/// How a score bounds the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Bound {
    /// The value is at most this.
    Upper = 1,
    /// The value is at least this.
    Lower = 2,
    /// The value is this.
    Exact = 3,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The best move, or the one that failed high.
    pub best: Option<Square>,
    /// The score, for the side to move; see [`score_to_tt`](super::score::score_to_tt).
    pub score: i16,
    /// The static evaluation.
    pub static_eval: i16,
    /// How deep was searched.
    pub depth: i8,
    /// What the score says.
    pub bound: Bound,
}

/// Two words without a lock: a half that another thread has overwritten meanwhile makes the key
/// wrong (Hyatt and Mann 2002).
#[derive(Debug)]
struct Slot {
    /// The key, by exclusive or with the data.
    key: AtomicU64,
    data: AtomicU64,
}

impl Slot {
    const fn new([key, data]: [u64; 2]) -> Self {
        Self { key: AtomicU64::new(key), data: AtomicU64::new(data) }
    }
}

/// Slots of a bucket, which is a cache line.
const BUCKET_SIZE: usize = 4;

/// The transposition table.
#[derive(Debug)]
pub struct TranspositionTable {
    /// The buckets begin at `skip`.
    slots: Vec<Slot>,
    /// Slots before the first that begins a cache line.
    skip: usize,
    /// The number of the current search, modulo 32.
    age: AtomicU8,
}

/// No move, in ten bits.
const NO_SQUARE: u64 = 0x3ff;
/// Bits of an age.
const AGE_BITS: u32 = 5;

impl TranspositionTable {
    /// A table of at most this many bytes, but at least one bucket.
    pub fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<[Slot; BUCKET_SIZE]>()).max(1);
        Self::of_slots(buckets * BUCKET_SIZE + BUCKET_SIZE - 1)
    }

    /// The system provides zeroed pages when they are first touched, and the conversion to slots of
    /// the same layout is free: even a large table is allocated at once.
    fn of_slots(slots: usize) -> Self {
        let slots: Vec<Slot> = vec![[0; 2]; slots].into_iter().map(Slot::new).collect();
        let before = slots.as_ptr().addr().wrapping_neg() % size_of::<[Slot; BUCKET_SIZE]>();
        Self { slots, skip: before / size_of::<Slot>(), age: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        let slots = std::mem::take(&mut self.slots).len();
        *self = Self::of_slots(slots);
    }

    /// A new search begins: entries of older ones may give way.
    pub fn new_search(&self) {
        let age = self.age.load(Ordering::Relaxed).wrapping_add(1) & ((1 << AGE_BITS) - 1);
        self.age.store(age, Ordering::Relaxed);
    }

    /// What is known of a position.
    #[inline]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let is_it = slot.key.load(Ordering::Relaxed) ^ data == key && data != 0;
            is_it.then(|| unpack(data))
        })
    }

    /// Keeps what was found out, in place of the shallowest and oldest entry of its bucket.
    #[inline]
    pub fn store(&self, key: u64, entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let bucket = self.bucket(key);
        let mut worst = &bucket[0];
        let mut least = i32::MAX;
        for slot in bucket {
            let data = slot.data.load(Ordering::Relaxed);
            if data == 0 || slot.key.load(Ordering::Relaxed) ^ data == key {
                let old = (data != 0).then(|| unpack(data));
                if let Some(old) = old
                    && age_of(data) == age
                    && entry.bound != Bound::Exact
                    && i32::from(old.depth) > i32::from(entry.depth) + 3
                {
                    return;
                }
                let best = entry.best.or(old.and_then(|old| old.best));
                write(slot, key, pack(&Entry { best, ..entry }, age));
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

    #[inline]
    fn bucket(&self, key: u64) -> &[Slot; BUCKET_SIZE] {
        let buckets = self.buckets();
        // The upper bits of the product spread over any number of buckets.
        let index = (u128::from(key) * buckets.len() as u128) >> 64;
        &buckets[usize::try_from(index).unwrap_or_default()]
    }

    #[inline]
    fn buckets(&self) -> &[[Slot; BUCKET_SIZE]] {
        self.slots[self.skip..].as_chunks().0
    }
}

#[inline]
fn write(slot: &Slot, key: u64, data: u64) {
    slot.key.store(key ^ data, Ordering::Relaxed);
    slot.data.store(data, Ordering::Relaxed);
}

/// From the lowest bit on: move 10, bound 2, 1 unused, age 5, depth 8, score 16, static evaluation
/// 16. A bound is never 0, so that the data are not.
#[expect(clippy::cast_sign_loss, reason = "bits")]
fn pack(entry: &Entry, age: u8) -> u64 {
    let best = entry.best.map_or(NO_SQUARE, |square| square.index() as u64);
    best | (entry.bound as u64) << 10
        | u64::from(age) << 13
        | u64::from(entry.depth as u8) << 18
        | u64::from(entry.score as u16) << 26
        | u64::from(entry.static_eval as u16) << 42
}

#[expect(clippy::cast_possible_truncation, reason = "the bits of each field")]
fn unpack(data: u64) -> Entry {
    let best = data & NO_SQUARE;
    Entry {
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

    fn entry(depth: i8) -> Entry {
        Entry {
            best: Some(Square::new(Point::new(3, 14))),
            score: -29_876,
            static_eval: 1234,
            depth,
            bound: Bound::Lower,
        }
    }

    #[test]
    fn what_is_stored_is_probed() {
        let table = TranspositionTable::new(1 << 16);
        for (key, depth) in [(1, 5), (u64::MAX, -1), (0, 100)] {
            assert_eq!(table.probe(key), None);
            table.store(key, entry(depth));
            assert_eq!(table.probe(key), Some(entry(depth)));
        }
        let none = Entry { best: None, bound: Bound::Upper, ..entry(3) };
        table.store(77, none);
        assert_eq!(table.probe(77), Some(none));
    }

    #[test]
    fn buckets_are_cache_lines_and_as_many_as_the_memory_holds() {
        for buckets in [1, 2, 7, 1 << 12, (1 << 18) + 1] {
            let mut table = TranspositionTable::new(64 * buckets + 63);
            for _ in 0..2 {
                assert_eq!(table.buckets().len(), buckets);
                assert_eq!(table.buckets().as_ptr().addr() % 64, 0);
                table.clear();
            }
        }
    }

    #[test]
    fn what_is_cleared_is_forgotten() {
        let mut table = TranspositionTable::new(1 << 16);
        table.new_search();
        table.store(5, entry(3));
        table.clear();
        assert_eq!((table.probe(5), *table.age.get_mut()), (None, 0));
    }

    #[test]
    fn a_new_entry_without_a_move_keeps_the_old_one() {
        let table = TranspositionTable::new(1 << 16);
        table.store(5, entry(3));
        table.store(5, Entry { best: None, ..entry(4) });
        assert_eq!(table.probe(5), Some(entry(4)));
    }

    #[test]
    fn the_memory_is_bounded_and_deep_entries_of_this_search_stay() {
        let table = TranspositionTable::new(64);
        assert_eq!(table.buckets().len(), 1);
        table.store(1, entry(50));
        for key in 2..1000 {
            table.store(key, entry(1));
        }
        assert_eq!(table.probe(1), Some(entry(50)));
        for _ in 0..8 {
            table.new_search();
        }
        for key in 1000..1010 {
            table.store(key, entry(1));
        }
        assert_eq!(table.probe(1), None, "old entries give way");
    }
}
