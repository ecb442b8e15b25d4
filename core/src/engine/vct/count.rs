//! Proof number of a node from those of its moves.

use super::table::INFINITE;

/// Way in which a node counts the leaves behind its moves.
///
/// The attacker can make the same threats in many orders, and a sum counts what they lead to once for
/// each: it grows without bound where a win is near. Where the other moves count less, the search
/// goes deeper into one of them, which misleads where several are equally hard. Each way finds wins
/// that the other does not find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// The sum of the numbers of all moves.
    Sum,
    /// The greatest number and a fourth of the others. Weak proof-number search (Ueda, Hashimoto,
    /// Hashimoto and Iida 2008) takes one for each of the others instead.
    Greatest,
}

/// Proof or disproof numbers of some moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Numbers {
    sum: u64,
    greatest: u64,
}

impl FromIterator<u32> for Numbers {
    fn from_iter<T: IntoIterator<Item = u32>>(numbers: T) -> Self {
        numbers.into_iter().map(u64::from).fold(Self::default(), |all, number| Self {
            sum: all.sum + number,
            greatest: all.greatest.max(number),
        })
    }
}

impl Count {
    /// Nodes of the first turn of each; every further turn has twice as many.
    pub const FIRST_TURN: u64 = 10_000;
    /// Part that the other moves count.
    const PART: u64 = 4;

    pub const fn other(self) -> Self {
        match self {
            Self::Sum => Self::Greatest,
            Self::Greatest => Self::Sum,
        }
    }

    /// Part of the key in the table.
    pub const fn salt(self) -> u64 {
        match self {
            Self::Sum => 0,
            Self::Greatest => 0x2545_f491_4f6c_dd1d,
        }
    }

    /// Number of an open node. However large it grows, it ends no search.
    pub fn total(self, Numbers { sum, greatest }: Numbers) -> u32 {
        let total = match self {
            Self::Sum => sum,
            Self::Greatest => greatest + (sum - greatest).div_ceil(Self::PART),
        };
        u32::try_from(total).unwrap_or(INFINITE).min(INFINITE - 1)
    }

    /// Least number of one move with which the total reaches a threshold, given the other moves.
    pub fn threshold(self, total: u32, Numbers { sum, greatest }: Numbers) -> u32 {
        let total = match total {
            INFINITE => return INFINITE,
            _ => u64::from(total),
        };
        let number = match self {
            Self::Sum => total.saturating_sub(sum),
            Self::Greatest => {
                let as_greatest = total.saturating_sub(sum.div_ceil(Self::PART));
                let others = total.saturating_sub(greatest) * Self::PART;
                let as_other = others.saturating_sub(Self::PART - 1 + sum - greatest);
                as_greatest.min(as_other)
            }
        };
        u32::try_from(number).unwrap_or(INFINITE).min(INFINITE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OTHERS: [&[u32]; 6] = [&[], &[1], &[7], &[9, 1, 1], &[5, 5, 5], &[1, 2, 30]];

    fn total(count: Count, others: &[u32], number: u32) -> u32 {
        count.total(others.iter().copied().chain([number]).collect())
    }

    #[test]
    fn the_other_moves_count_in_full_or_a_fourth() {
        assert_eq!(total(Count::Sum, &[1, 2, 30], 6), 39);
        assert_eq!(total(Count::Greatest, &[1, 2, 30], 6), 33);
        assert_eq!(total(Count::Greatest, &[0, 0], 6), 6);
    }

    #[test]
    fn a_threshold_is_the_least_number_that_reaches_the_total() {
        for count in [Count::Sum, Count::Greatest] {
            for others in OTHERS {
                for limit in 1..100 {
                    let least = (0..1_000).find(|&number| total(count, others, number) >= limit);
                    let found = count.threshold(limit, others.iter().copied().collect());
                    assert_eq!(Some(found), least, "{count:?} {others:?} {limit}");
                }
            }
        }
    }

    #[test]
    fn large_numbers_end_no_search() {
        for count in [Count::Sum, Count::Greatest] {
            let largest = INFINITE - 1;
            assert_eq!(total(count, &[largest; 3], largest), largest);
            let others = || [largest; 3].into_iter().collect();
            assert_eq!(count.threshold(INFINITE, others()), INFINITE);
        }
    }
}
