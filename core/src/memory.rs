//! Memory for tables: zeroed, in a mapping of its own that is returned to the system with the
//! table.
//!
//! The C library keeps memory that a thread has freed. After the first table of up to 32 MB, it
//! takes the next ones from its heaps, one for each thread: 16 games with different tables left 130
//! MB behind.
//!
//! The system zeroes a mapping page by page. If it cannot provide one, the size is halved until it
//! can, and 8 MB are left for the rest of the program. The player reports that as a `Shortage`,
//! which the seat passes on after the move (`Response::Short`).

use memmap2::{MmapMut, MmapOptions};
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Array of units, zeroed at first: as many as requested, or as the system provides.
///
/// The system provides pages when they are first touched, so even a large table is created at once.
pub struct Memory<T> {
    pages: Pages<T>,
    wanted: usize,
}

enum Pages<T> {
    Mapped(MmapMut),
    Few(Vec<T>),
}

/// Bytes left free beside a table, for the rest of a search and for threads.
const SPARE: usize = 8 << 20;
const LEAST: usize = 1 << 12;

/// Plain data of a table, for which all bytes are valid.
pub trait Unit: FromBytes + IntoBytes + KnownLayout {}

impl<T: FromBytes + IntoBytes + KnownLayout> Unit for T {}

impl<T: Unit> Memory<T> {
    /// Allocates this many units, at least one. If memory is short, it tries half as many, and so
    /// on.
    pub fn of(wanted: usize) -> Self {
        Self::with(wanted, map)
    }

    fn with(wanted: usize, map: impl Fn(usize) -> Option<MmapMut>) -> Self {
        let wanted = wanted.max(1);
        // A power of two, so that half of one is one, too.
        let least = wanted.min(1 << (LEAST / size_of::<T>()).max(1).ilog2());
        let mut units = wanted;
        while units > least {
            if let Some(pages) = units.checked_mul(size_of::<T>()).and_then(&map) {
                return Self { pages: Pages::Mapped(pages), wanted };
            }
            units = (units / 2).max(least);
        }
        let few = std::iter::repeat_with(T::new_zeroed).take(least).collect();
        Self { pages: Pages::Few(few), wanted }
    }

    /// Zeroes everything. Touched pages are returned to the system, which may have less memory now.
    pub fn clear(&mut self) {
        // The old pages are released first, so that both are never held.
        self.pages = Pages::Few(Vec::new());
        *self = Self::of(self.wanted);
    }

    /// Number of bytes allocated, and of bytes requested.
    pub fn bytes(&self) -> [usize; 2] {
        let bytes = match &self.pages {
            Pages::Mapped(pages) => pages.len(),
            Pages::Few(few) => size_of_val(few.as_slice()),
        };
        [bytes, self.wanted.saturating_mul(size_of::<T>())]
    }

    #[inline]
    pub fn units(&self) -> &[T]
    where
        T: Immutable,
    {
        match &self.pages {
            Pages::Mapped(pages) => FromBytes::ref_from_bytes(pages).unwrap_or_default(),
            Pages::Few(few) => few,
        }
    }

    #[inline]
    pub fn units_mut(&mut self) -> &mut [T] {
        match &mut self.pages {
            Pages::Mapped(pages) => FromBytes::mut_from_bytes(pages).unwrap_or_default(),
            Pages::Few(few) => few,
        }
    }
}

/// Maps zeroed bytes, if the system has some to spare beyond them.
fn map(bytes: usize) -> Option<MmapMut> {
    let pages = has_memory(bytes.checked_add(SPARE)?).then(|| mapping(bytes))??;
    // A search accesses pages at random. Large pages are provided at once, and found faster. A
    // system without them provides normal ones.
    #[cfg(target_os = "linux")]
    let _ = pages.advise(memmap2::Advice::HugePage);
    Some(pages)
}

/// Checks whether the system has this much more memory.
pub fn has_memory(bytes: usize) -> bool {
    mapping(bytes).is_some()
}

fn mapping(bytes: usize) -> Option<MmapMut> {
    MmapOptions::new().len(bytes).map_anon().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_requested_units_are_zero() {
        for wanted in [1, 2, 511, 512, 513, 1 << 16, (1 << 16) + 1] {
            let mut memory = Memory::<u64>::of(wanted);
            for _ in 0..2 {
                assert_eq!((memory.units().len(), memory.bytes()), (wanted, [8 * wanted; 2]));
                assert!(memory.units().iter().all(|&unit| unit == 0));
                memory.units_mut().fill(7);
                assert!(memory.units().iter().all(|&unit| unit == 7));
                memory.clear();
            }
        }
        assert_eq!(Memory::<[u64; 3]>::of(0).units(), [[0; 3]]);
    }

    #[test]
    fn short_memory_halves_the_table() {
        let up_to = |most: usize| move |bytes| (bytes <= most).then(|| map(bytes)).flatten();
        for (most, expected) in
            [(1 << 20, 1 << 16), (1 << 19, 1 << 16), (1 << 18, 1 << 15), (9_000, 1 << 10)]
        {
            assert_eq!(Memory::<u64>::with(1 << 16, up_to(most)).units().len(), expected, "{most}");
        }
        let mut few = Memory::<u64>::with(1 << 16, |_| None);
        assert_eq!((few.units().len(), few.bytes()), (LEAST / 8, [LEAST, 1 << 19]));
        few.units_mut()[7] = 7;
        assert_eq!(few.units()[..9], [0, 0, 0, 0, 0, 0, 0, 7, 0]);
        // Missing memory may be available again.
        few.clear();
        assert_eq!(few.units().len(), 1 << 16);
        assert_eq!(Memory::<[u8; 1 << 14]>::with(3, |_| None).units().len(), 1);
    }

    #[test]
    fn available_memory_is_checked() {
        assert!(has_memory(1) && has_memory(1 << 20) && !has_memory(usize::MAX));
    }

    #[test]
    fn requests_beyond_the_address_space_do_not_overflow() {
        let memory = Memory::<[u64; 8]>::of(usize::MAX);
        let units = memory.units().len();
        assert!((1..1 << 50).contains(&units), "{units}");
    }
}
