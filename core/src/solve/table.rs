//! Transposition table: bounds of the values of positions.

use super::score::{INFINITE, Score, flat, unflat};
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

/// Bounds of exact values and of estimates. The former take half as much memory each, and neither
/// replaces the other.
pub struct Table {
    exact: Memory<u64>,
    estimates: Memory<Entry>,
}

/// Bits of the bounds in an exact entry. The rest is the lower part of the key. With the place of
/// the entry it is the whole key if there are at least `2^BOUNDS` places.
const BOUNDS: u32 = 16;

/// Packs an exact bound, or none beyond the least or greatest.
const fn byte(score: Score) -> u8 {
    match score {
        INFINITE.. => u8::MAX,
        ..=NONE => 1,
        _ => flat(score).cast_unsigned().to_le_bytes()[0] ^ SIGN,
    }
}

const NONE: Score = -INFINITE;
/// Bit that makes packed bounds greater than 1 and less than 255.
const SIGN: u8 = 1 << 7;

fn score(byte: u8) -> Score {
    match byte {
        u8::MAX => INFINITE,
        ..=1 => -INFINITE,
        _ => unflat(i32::from((byte ^ SIGN).cast_signed())),
    }
}

impl Table {
    /// Allocates at most this many bytes, but at least one entry of each kind; less if the system
    /// has less.
    pub fn new(bytes: usize) -> Self {
        let half = bytes / 2;
        Self {
            exact: Memory::of(half / size_of::<u64>()),
            estimates: Memory::of(half / size_of::<Entry>()),
        }
    }

    pub fn bytes(&self) -> [usize; 2] {
        let (exact, estimates) = (self.exact.bytes(), self.estimates.bytes());
        [exact[0] + estimates[0], exact[1] + estimates[1]]
    }

    pub fn clear(&mut self) {
        self.exact.clear();
        self.estimates.clear();
    }

    #[inline]
    fn index(key: u64, length: usize) -> usize {
        // The upper bits of the product spread over any number of entries.
        let index = (u128::from(key) * length as u128) >> 64;
        usize::try_from(index).unwrap_or_default()
    }

    /// Starts to load an exact entry, which takes as long as about a hundred instructions.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        let entries = self.exact.units();
        prefetch_index::prefetch_index(entries, Self::index(key, entries.len()));
    }

    /// Returns the least and greatest exact value of a position.
    #[inline]
    pub fn exact(&self, key: u64) -> Option<[Score; 2]> {
        let entries = self.exact.units();
        let entry = entries[Self::index(key, entries.len())];
        let [lower, upper, ..] = entry.to_le_bytes();
        (entry >> BOUNDS == key & (u64::MAX >> BOUNDS) && lower != 0)
            .then(|| [score(lower), score(upper)])
    }

    /// Stores exact bounds.
    #[inline]
    pub fn store_exact(&mut self, key: u64, lower: Option<Score>, upper: Option<Score>) {
        let [old_lower, old_upper] = self.exact(key).unwrap_or([-INFINITE, INFINITE]);
        let bounds = [
            lower.map_or(old_lower, |lower| lower.max(old_lower)),
            upper.map_or(old_upper, |upper| upper.min(old_upper)),
        ];
        let entries = self.exact.units_mut();
        let index = Self::index(key, entries.len());
        entries[index] = key << BOUNDS | u64::from(u16::from_le_bytes(bounds.map(byte)));
    }

    #[inline]
    pub fn probe(&self, key: u64) -> Option<Bounds> {
        let entries = self.estimates.units();
        let [known, data] = entries[Self::index(key, entries.len())];
        (known == key && data != 0).then(|| Bounds::unpack(data))
    }

    /// Stores bounds that a search of a depth found.
    #[inline]
    pub fn store(&mut self, key: u64, depth: u8, lower: Option<Score>, upper: Option<Score>) {
        let entries = self.estimates.units_mut();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::score::WIN;

    #[test]
    fn exact_bounds_are_kept_for_the_whole_key() {
        let mut table = Table::new(1 << 20);
        let key = 0x1234_5678_9abc_def0;
        assert_eq!(table.exact(key), None);
        for (bounds, expected) in [
            ([Some(-33), None], [-33 - WIN, INFINITE]),
            ([None, Some(-32)], [-33 - WIN, -32 - WIN]),
            ([Some(-40), Some(40)], [-33 - WIN, -32 - WIN]),
        ] {
            let [lower, upper] = bounds.map(|bound| bound.map(unflat));
            table.store_exact(key, lower, upper);
            assert_eq!(table.exact(key), Some(expected));
        }
        // Another key of the same place replaces it.
        for other in [key ^ 1, key ^ 1 << 40] {
            assert_eq!(table.exact(other), None);
        }
        table.store_exact(key ^ 1, Some(0), Some(0));
        assert_eq!((table.exact(key), table.exact(key ^ 1)), (None, Some([0, 0])));
        table.clear();
        assert_eq!(table.exact(key ^ 1), None);
    }
}
