//! Proof and disproof numbers, and the table that keeps them.

use std::num::NonZero;

use crate::memory::Memory;

/// Distance of a node from being solved (df-pn; Nagai 2002), for the side to move: the two numbers
/// swap with every ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofNumbers {
    /// Leaves to prove before the side to move succeeds: the proof number of an OR node, the
    /// disproof number of an AND node.
    pub phi: u32,
    /// Leaves to disprove before it fails: the disproof number of an OR node, the proof number of
    /// an AND node.
    pub delta: u32,
    /// Number of the attacker's moves to the end of a proved win, excluding answers to fours.
    pub moves: u16,
    /// Set if the attacker fails only because some searches for a threat were too short: the effort
    /// of the shortest one, from 1 on.
    pub guess: Option<NonZero<u8>>,
}

pub const INFINITE: u32 = u32::MAX / 4;

impl ProofNumbers {
    /// Numbers of a node where the side to move succeeds.
    pub const fn proved(moves: u16) -> Self {
        Self { phi: 0, delta: INFINITE, moves, guess: None }
    }

    /// Numbers of a node where the side to move fails.
    pub const fn disproved(moves: u16) -> Self {
        Self { phi: INFINITE, delta: 0, moves, guess: None }
    }

    pub const fn is_solved(&self) -> bool {
        self.phi == 0 || self.delta == 0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds {
    pub phi: u32,
    pub delta: u32,
}

impl Thresholds {
    /// Thresholds that only a solution reaches.
    pub const NONE: Self = Self { phi: INFINITE, delta: INFINITE };
}

/// Key; phi and delta; the effort of a guess, the moves, and a logarithm of the nodes spent, which is
/// 0 in an empty entry.
type PackedProof = [u64; 3];

fn pack(key: u64, numbers: ProofNumbers, work: u16) -> PackedProof {
    let ProofNumbers { phi, delta, moves, guess } = numbers;
    let guess = guess.map_or(0, NonZero::get);
    let rest = u64::from(guess) << 32 | u64::from(moves) << 16 | u64::from(work);
    [key, u64::from(phi) << 32 | u64::from(delta), rest]
}

#[expect(clippy::cast_possible_truncation, reason = "the bits of each field")]
const fn unpack([_, numbers, rest]: PackedProof) -> ProofNumbers {
    ProofNumbers {
        phi: (numbers >> 32) as u32,
        delta: numbers as u32,
        moves: (rest >> 16) as u16,
        guess: NonZero::new((rest >> 32) as u8),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the bits of the field")]
const fn work(entry: PackedProof) -> u16 {
    entry[2] as u16
}

/// Adjacent entries, one of which holds a given position.
type ProofBucket = [PackedProof; 4];

/// Table of proof numbers in bounded memory. The entry with the least work is replaced.
pub struct ProofTable(Memory<ProofBucket>);

impl ProofTable {
    /// Allocates at most this many bytes, but at least one bucket; less if the system has less.
    pub fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<ProofBucket>()).max(1);
        // The largest power of two that fits.
        Self(Memory::of(1 << buckets.ilog2()))
    }

    pub fn bytes(&self) -> [usize; 2] {
        self.0.bytes()
    }

    pub fn probe(&self, key: u64) -> Option<ProofNumbers> {
        let buckets = self.0.units();
        let mut entries = buckets[place(key, buckets.len())].iter();
        entries.find(|&&entry| work(entry) > 0 && entry[0] == key).map(|&entry| unpack(entry))
    }

    pub fn store(&mut self, key: u64, numbers: ProofNumbers, nodes: u64) {
        let buckets = self.0.units_mut();
        let bucket = &mut buckets[place(key, buckets.len())];
        let now = u16::try_from(nodes.max(1).ilog2()).unwrap_or_default() + 1;
        let same = bucket.iter().position(|&entry| work(entry) > 0 && entry[0] == key);
        let before = same.map_or(0, |same| work(bucket[same]));
        let least = || (0..bucket.len()).min_by_key(|&place| work(bucket[place]));
        let place = same.or_else(least).unwrap_or_default();
        bucket[place] = pack(key, numbers, now.max(before));
    }
}

/// Index of a key in a table whose number of buckets is a power of two.
fn place(key: u64, buckets: usize) -> usize {
    // Masked before the conversion to an index, which may have fewer bits than the key.
    usize::try_from(key >> 24 & (buckets as u64 - 1)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_stay_until_replaced_by_more_work() {
        let mut table = ProofTable::new(0);
        let numbers = [
            ProofNumbers::proved(7),
            ProofNumbers { phi: 3, delta: u32::MAX / 8, moves: u16::MAX, guess: NonZero::new(2) },
        ];
        for (key, numbers) in (1..).zip(numbers) {
            assert_eq!(table.probe(key), None);
            table.store(key, numbers, 100);
            assert_eq!(table.probe(key), Some(numbers));
        }
        for key in 10..100 {
            table.store(key, ProofNumbers::disproved(0), 1);
        }
        assert_eq!(
            (1..).zip(numbers).map(|(key, _)| table.probe(key)).collect::<Vec<_>>(),
            numbers.map(Some)
        );
        table.store(1, numbers[1], 1);
        for key in 10..20 {
            table.store(key, ProofNumbers::disproved(0), 200);
        }
        assert_eq!(
            [1, 2, 19].map(|key| table.probe(key)),
            [None, None, Some(ProofNumbers::disproved(0))]
        );
    }

    #[test]
    fn memory_is_bounded() {
        for (bytes, expected) in [(0, 96), (96, 96), (100_000, 96 << 10), (24 << 20, 96 << 18)] {
            assert_eq!(ProofTable::new(bytes).bytes(), [expected; 2]);
        }
    }
}
