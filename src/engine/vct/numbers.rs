//! How far a position is from being decided, and the table of what is known of it.

/// How many positions are still to be decided until the side to move has what it wants, and until
/// it is refuted: the attacker wants a win, the defender wants to be spared one.
///
/// The names are those of df-pn (Nagai 2002), where they change roles with every ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    pub phi: u32,
    pub delta: u32,
}

/// What is never reached.
pub const INFINITE: u32 = u32::MAX / 4;

impl Numbers {
    /// The side to move has it.
    pub const DONE: Self = Self { phi: 0, delta: INFINITE };
    /// It cannot have it.
    pub const REFUTED: Self = Self { phi: INFINITE, delta: 0 };
    /// Limits that only a decision reaches.
    pub const UNLIMITED: Self = Self { phi: INFINITE, delta: INFINITE };
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    pub numbers: Numbers,
    /// The attacker's moves to the end of a proved win, without the answers to fours.
    pub moves: u16,
}

impl Known {
    /// Whether the win is proved or refuted.
    pub const fn is_decided(&self) -> bool {
        self.numbers.phi == 0 || self.numbers.delta == 0
    }
}

/// An entry of the table.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    known: Known,
    /// A logarithm of the nodes that were spent on it; 0 in an empty entry.
    work: u16,
}

const EMPTY: Entry =
    Entry { key: 0, known: Known { numbers: Numbers::REFUTED, moves: 0 }, work: 0 };

/// Entries that lie side by side: a position has its place in one of them.
const WAYS: usize = 4;

/// What is known of positions, in bounded memory: what cost least makes room.
pub struct Table(Vec<[Entry; WAYS]>);

impl Table {
    /// A table of so many bytes at most, but not quite without entries.
    pub fn new(bytes: usize) -> Self {
        let sets = (bytes / size_of::<[Entry; WAYS]>()).max(1);
        // The largest power of two that fits.
        Self(vec![[EMPTY; WAYS]; 1 << sets.ilog2()])
    }

    fn slot(&self, key: u64) -> usize {
        // Masked before it is an index, which may have less bits than the key.
        usize::try_from(key >> 24 & (self.0.len() as u64 - 1)).unwrap_or_default()
    }

    pub fn get(&self, key: u64) -> Option<Known> {
        let set = &self.0[self.slot(key)];
        set.iter().find(|entry| entry.work > 0 && entry.key == key).map(|entry| entry.known)
    }

    /// Keeps what was found of a position with so many nodes.
    pub fn put(&mut self, key: u64, known: Known, nodes: u64) {
        let slot = self.slot(key);
        let set = &mut self.0[slot];
        let work = u16::try_from(nodes.max(1).ilog2()).unwrap_or_default() + 1;
        let same = set.iter().position(|entry| entry.work > 0 && entry.key == key);
        let place = same.or_else(|| (0..WAYS).min_by_key(|&way| set[way].work)).unwrap_or_default();
        let before = if same.is_some() { set[place].work } else { 0 };
        set[place] = Entry { key, known, work: work.max(before) };
    }
}
