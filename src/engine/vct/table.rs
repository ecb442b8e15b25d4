//! Proof and disproof numbers, and the table that keeps them.

/// How far a node is from being solved, as df-pn (Nagai 2002) counts it: for the side to move, so that
/// the two numbers change places with every ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// Leaves still to be proved until the side to move has what it wants: the proof number of an OR
    /// node, the disproof number of an AND node.
    pub phi: u32,
    /// Leaves still to be disproved until it cannot have it: the disproof number of an OR node, the proof
    /// number of an AND node.
    pub delta: u32,
    /// The attacker's moves to the end of a proved win, without the answers to fours.
    pub moves: u16,
}

/// Stands for infinity.
pub const INFINITE: u32 = u32::MAX / 4;

impl Numbers {
    /// The side to move has what it wants.
    pub const fn proved(moves: u16) -> Self {
        Self { phi: 0, delta: INFINITE, moves }
    }

    /// The side to move cannot have it.
    pub const fn disproved(moves: u16) -> Self {
        Self { phi: INFINITE, delta: 0, moves }
    }

    /// Whether the node is solved.
    pub const fn is_solved(&self) -> bool {
        self.phi == 0 || self.delta == 0
    }
}

/// Numbers at which the search of a node ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds {
    pub phi: u32,
    pub delta: u32,
}

impl Thresholds {
    /// Only a solution reaches these.
    pub const NONE: Self = Self { phi: INFINITE, delta: INFINITE };
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    numbers: Numbers,
    /// A logarithm of the nodes that were spent on it; 0 in an empty entry.
    work: u16,
}

const EMPTY: Entry = Entry { key: 0, numbers: Numbers::disproved(0), work: 0 };

/// Entries that lie side by side: a position has its place in one of them.
const BUCKET_SIZE: usize = 4;

/// The numbers of positions, in bounded memory: the entry with the least work is replaced.
pub struct ProofTable(Vec<[Entry; BUCKET_SIZE]>);

impl ProofTable {
    /// A table of at most this many bytes, but at least one bucket.
    pub fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<[Entry; BUCKET_SIZE]>()).max(1);
        // The largest power of two that fits.
        Self(vec![[EMPTY; BUCKET_SIZE]; 1 << buckets.ilog2()])
    }

    fn bucket(&self, key: u64) -> usize {
        // Masked before it is an index, which may have less bits than the key.
        usize::try_from(key >> 24 & (self.0.len() as u64 - 1)).unwrap_or_default()
    }

    pub fn probe(&self, key: u64) -> Option<Numbers> {
        let bucket = &self.0[self.bucket(key)];
        bucket.iter().find(|entry| entry.work > 0 && entry.key == key).map(|entry| entry.numbers)
    }

    /// Keeps what was found of a position with so many nodes.
    pub fn store(&mut self, key: u64, numbers: Numbers, nodes: u64) {
        let index = self.bucket(key);
        let bucket = &mut self.0[index];
        let work = u16::try_from(nodes.max(1).ilog2()).unwrap_or_default() + 1;
        let same = bucket.iter().position(|entry| entry.work > 0 && entry.key == key);
        let least = || (0..BUCKET_SIZE).min_by_key(|&place| bucket[place].work);
        let place = same.or_else(least).unwrap_or_default();
        let before = if same.is_some() { bucket[place].work } else { 0 };
        bucket[place] = Entry { key, numbers, work: work.max(before) };
    }
}
