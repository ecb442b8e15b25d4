//! The transposition table: what was found out about positions, shared by all threads.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use super::cell::Cell;

/// What a score says.
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
    /// The best move, or the one that was good enough.
    pub best: Option<Cell>,
    /// The value, for the side to move.
    pub score: i16,
    /// What the evaluation alone says.
    pub value: i16,
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

/// Slots that share a cache line, which is a bucket.
const WAYS: usize = 4;

/// The table.
#[derive(Debug)]
pub struct Table {
    /// From `skip` on in buckets.
    slots: Vec<Slot>,
    /// Slots before the first that begins a cache line.
    skip: usize,
    /// The current search, counted round.
    age: AtomicU8,
}

/// No move, in ten bits.
const NO_CELL: u64 = 0x3ff;
/// Ages are counted in so many bits.
const AGE_BITS: u32 = 5;

impl Table {
    /// A table that takes at most so many bytes, but a bucket at least.
    pub fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<[Slot; WAYS]>()).max(1);
        Self::of_slots(buckets * WAYS + WAYS - 1)
    }

    /// Zeros come from the system, which makes each page when it is first touched, and turning
    /// them into slots is no work where both lie alike: even a large table is there at once.
    fn of_slots(slots: usize) -> Self {
        let slots: Vec<Slot> = vec![[0; 2]; slots].into_iter().map(Slot::new).collect();
        let line = size_of::<[Slot; WAYS]>();
        let before = slots.as_ptr().addr().wrapping_neg() % line;
        Self { slots, skip: before / size_of::<Slot>(), age: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        let slots = std::mem::take(&mut self.slots).len();
        *self = Self::of_slots(slots);
    }

    /// A new search begins: what older ones knew may give way.
    pub fn grow_older(&self) {
        let age = self.age.load(Ordering::Relaxed).wrapping_add(1) & ((1 << AGE_BITS) - 1);
        self.age.store(age, Ordering::Relaxed);
    }

    /// What is known of a position.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let is_it = slot.key.load(Ordering::Relaxed) ^ data == key && data != 0;
            is_it.then(|| unpack(data))
        })
    }

    /// Notes what was found out, in place of what is worth least.
    #[inline]
    pub fn put(&self, key: u64, entry: Entry) {
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
            let years = i32::from(age.wrapping_sub(age_of(data)) & ((1 << AGE_BITS) - 1));
            let value = i32::from(unpack(data).depth) - 8 * years;
            if value < least {
                (worst, least) = (slot, value);
            }
        }
        write(worst, key, pack(&entry, age));
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Slot; WAYS] {
        let buckets = self.buckets();
        // The upper bits of the product spread over any number of buckets.
        let index = (u128::from(key) * buckets.len() as u128) >> 64;
        &buckets[usize::try_from(index).unwrap_or_default()]
    }

    #[inline]
    fn buckets(&self) -> &[[Slot; WAYS]] {
        self.slots[self.skip..].as_chunks().0
    }
}

#[inline]
fn write(slot: &Slot, key: u64, data: u64) {
    slot.key.store(key ^ data, Ordering::Relaxed);
    slot.data.store(data, Ordering::Relaxed);
}

/// From the lowest bit on: move 10, bound 2, one that is free, age 5, depth 8, score 16,
/// value 16. A bound is never 0, so that no data are.
#[expect(clippy::cast_sign_loss, reason = "bits")]
fn pack(entry: &Entry, age: u8) -> u64 {
    let best = entry.best.map_or(NO_CELL, |cell| cell.index() as u64);
    best | (entry.bound as u64) << 10
        | u64::from(age) << 13
        | u64::from(entry.depth as u8) << 18
        | u64::from(entry.score as u16) << 26
        | u64::from(entry.value as u16) << 42
}

#[expect(clippy::cast_possible_truncation, reason = "the bits of each field")]
fn unpack(data: u64) -> Entry {
    let best = data & NO_CELL;
    Entry {
        best: (best != NO_CELL).then(|| Cell::at(best as usize)),
        score: (data >> 26) as i16,
        value: (data >> 42) as i16,
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
            best: Some(Cell::new(Point::new(3, 14))),
            score: -29_876,
            value: 1234,
            depth,
            bound: Bound::Lower,
        }
    }

    #[test]
    fn what_was_put_in_comes_out() {
        let table = Table::new(1 << 16);
        for (key, depth) in [(1, 5), (u64::MAX, -1), (0, 100)] {
            assert_eq!(table.get(key), None);
            table.put(key, entry(depth));
            assert_eq!(table.get(key), Some(entry(depth)));
        }
        let none = Entry { best: None, bound: Bound::Upper, ..entry(3) };
        table.put(77, none);
        assert_eq!(table.get(77), Some(none));
    }

    #[test]
    fn buckets_are_cache_lines_and_as_many_as_the_memory_holds() {
        for buckets in [1, 2, 7, 1 << 12, (1 << 18) + 1] {
            let mut table = Table::new(64 * buckets + 63);
            for _ in 0..2 {
                assert_eq!(table.buckets().len(), buckets);
                assert_eq!(table.buckets().as_ptr().addr() % 64, 0);
                table.clear();
            }
        }
    }

    #[test]
    fn what_is_cleared_is_forgotten() {
        let mut table = Table::new(1 << 16);
        table.grow_older();
        table.put(5, entry(3));
        table.clear();
        assert_eq!((table.get(5), *table.age.get_mut()), (None, 0));
    }

    #[test]
    fn a_new_entry_without_a_move_keeps_the_old_one() {
        let table = Table::new(1 << 16);
        table.put(5, entry(3));
        table.put(5, Entry { best: None, ..entry(4) });
        assert_eq!(table.get(5), Some(entry(4)));
    }

    #[test]
    fn the_memory_is_bounded_and_deep_entries_of_this_search_stay() {
        let table = Table::new(64);
        assert_eq!(table.buckets().len(), 1);
        table.put(1, entry(50));
        for key in 2..1000 {
            table.put(key, entry(1));
        }
        assert_eq!(table.get(1), Some(entry(50)));
        for _ in 0..8 {
            table.grow_older();
        }
        for key in 1000..1010 {
            table.put(key, entry(1));
        }
        assert_eq!(table.get(1), None, "old entries give way");
    }
}
