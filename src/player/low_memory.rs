//! Low memory: tables smaller than requested.

use std::fmt;

use crate::translate::message;

/// Tables smaller than requested for lack of memory. The player keeps playing, but finds less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LowMemory {
    /// Number of bytes requested.
    pub wanted: usize,
    /// Number of bytes allocated.
    pub got: usize,
}

impl LowMemory {
    /// Compares the bytes allocated with those requested; `None` if nothing is missing.
    pub(super) fn of([got, wanted]: [usize; 2]) -> Option<Self> {
        (got < wanted).then_some(Self { wanted, got })
    }

    pub(super) fn sum(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        [one, other].into_iter().flatten().reduce(|one, other| Self {
            wanted: one.wanted.saturating_add(other.wanted),
            got: one.got.saturating_add(other.got),
        })
    }
}

/// Formats as `tables of 768 KB instead of 31 MB`.
impl fmt::Display for LowMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [got, wanted] = [self.got, self.wanted].map(|bytes| match bytes {
            0..0x10_0000 => format!("{} KB", bytes.div_ceil(1 << 10)),
            _ => format!("{} MB", bytes >> 20),
        });
        message!("low-memory", "tables of {got} instead of {wanted}", got = got, wanted = wanted)
            .fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_message_has_both_sizes() {
        assert_eq!(LowMemory::of([5, 5]), None);
        let one = LowMemory::of([3 << 18, 31 << 20]);
        let other = LowMemory::of([1, 1 << 20]);
        let text = |shortage: Option<LowMemory>| shortage.unwrap().to_string();
        assert_eq!(text(LowMemory::sum(one, None)), "tables of 768 KB instead of 31 MB");
        assert_eq!(text(LowMemory::sum(None, other)), "tables of 1 KB instead of 1 MB");
        assert_eq!(text(LowMemory::sum(one, other)), "tables of 769 KB instead of 32 MB");
    }
}
