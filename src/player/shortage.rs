//! Less memory than a player was to use.

use std::fmt;

/// Tables that are smaller than they were to be, since the system has no more memory: the player plays on,
/// and finds less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// Bytes that the tables were to have.
    pub wanted: usize,
    /// Bytes that they have.
    pub got: usize,
}

impl Shortage {
    /// That of a table with so many bytes, of so many that were wanted; none if it has them all.
    pub(super) fn of([got, wanted]: [usize; 2]) -> Option<Self> {
        (got < wanted).then_some(Self { wanted, got })
    }

    /// That of two tables.
    pub(super) fn sum(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        let both = one.zip(other).map(|(one, other)| {
            let wanted = one.wanted.saturating_add(other.wanted);
            Self { wanted, got: one.got.saturating_add(other.got) }
        });
        both.or(one).or(other)
    }
}

/// `tables of 768 KB in place of 31 MB`.
impl fmt::Display for Shortage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [got, wanted] = [self.got, self.wanted].map(|bytes| match bytes {
            0..0x10_0000 => format!("{} KB", bytes.div_ceil(1 << 10)),
            _ => format!("{} MB", bytes >> 20),
        });
        write!(f, "tables of {got} in place of {wanted}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_says_what_there_is_and_what_was_wanted() {
        assert_eq!(Shortage::of([5, 5]), None);
        let one = Shortage::of([3 << 18, 31 << 20]);
        let other = Shortage::of([1, 1 << 20]);
        let text = |shortage: Option<Shortage>| shortage.unwrap().to_string();
        assert_eq!(text(Shortage::sum(one, None)), "tables of 768 KB in place of 31 MB");
        assert_eq!(text(Shortage::sum(None, other)), "tables of 1 KB in place of 1 MB");
        assert_eq!(text(Shortage::sum(one, other)), "tables of 769 KB in place of 32 MB");
    }
}
