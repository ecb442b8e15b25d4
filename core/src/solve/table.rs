//! Transposition table: bounds of the values of positions.

use super::score::{INFINITE, Score};
use crate::memory::Memory;

/// Depth of a search to the end of the game.
pub const TO_THE_END: u8 = u8::MAX;

/// Bounds of the value of a position, found by a search of a depth of at least one ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    pub lower: Score,
    pub upper: Score,
    pub depth: u8,
}

impl Bounds {
    const fn unknown(depth: u8) -> Self {
        Self { lower: -INFINITE, upper: INFINITE, depth }
    }

    /// Packs the bounds; the result is never 0.
    fn pack(self) -> u64 {
        let Self { lower, upper, depth } = self;
        let [l0, l1] = short(lower).to_le_bytes();
        let [u0, u1] = short(upper).to_le_bytes();
        u64::from_le_bytes([l0, l1, u0, u1, depth, 0, 0, 0])
    }

    fn unpack(data: u64) -> Self {
        let [l0, l1, u0, u1, depth, ..] = data.to_le_bytes();
        let score = |bytes| Score::from(i16::from_le_bytes(bytes));
        Self { lower: score([l0, l1]), upper: score([u0, u1]), depth }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "scores are at most INFINITE")]
const fn short(score: Score) -> i16 {
    score as i16
}

/// A key and packed bounds; all zeros in an empty entry.
type Entry = [u64; 2];

pub struct Table {
    entries: Memory<Entry>,
}

impl Table {
    /// Allocates at most this many bytes, but at least one entry; less if the system has less.
    pub fn new(bytes: usize) -> Self {
        Self { entries: Memory::of(bytes / size_of::<Entry>()) }
    }

    pub fn bytes(&self) -> [usize; 2] {
        self.entries.bytes()
    }

    pub fn clear(&mut self) {
        self.entries.clear();
    }

    #[inline]
    fn index(key: u64, length: usize) -> usize {
        // The upper bits of the product spread over any number of entries.
        let index = (u128::from(key) * length as u128) >> 64;
        usize::try_from(index).unwrap_or_default()
    }

    /// Starts to load an entry, which takes as long as about a hundred instructions.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        let entries = self.entries.units();
        prefetch_index::prefetch_index(entries, Self::index(key, entries.len()));
    }

    #[inline]
    pub fn probe(&self, key: u64) -> Option<Bounds> {
        let entries = self.entries.units();
        let [known, data] = entries[Self::index(key, entries.len())];
        (known == key && data != 0).then(|| Bounds::unpack(data))
    }

    /// Stores bounds that a search of a depth found.
    #[inline]
    pub fn store(&mut self, key: u64, depth: u8, lower: Option<Score>, upper: Option<Score>) {
        let entries = self.entries.units_mut();
        let index = Self::index(key, entries.len());
        let [known, data] = entries[index];
        let mut bounds = Some(Bounds::unpack(data))
            .filter(|old| known == key && old.depth == depth)
            .unwrap_or(Bounds::unknown(depth));
        bounds.lower = lower.map_or(bounds.lower, |lower| lower.max(bounds.lower));
        bounds.upper = upper.map_or(bounds.upper, |upper| upper.min(bounds.upper));
        entries[index] = [key, bounds.pack()];
    }
}
