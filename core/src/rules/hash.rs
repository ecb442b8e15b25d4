//! Hashes for the keys of positions. Keys are stored in files, so these must never change.

use super::{Rule, Shape};

/// Increment of `SplitMix64`: 2^64 divided by the golden ratio.
const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// Returns one output of the `SplitMix64` generator (Steele, Lea and Flood 2014), used as a hash.
pub const fn splitmix64(seed: u64) -> u64 {
    let mut z = spread(seed.wrapping_add(1));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Spreads the low bits of a number over all 64.
pub const fn spread(number: u64) -> u64 {
    number.wrapping_mul(GAMMA)
}

/// Returns a hash of board size and rule, which the key of the stones does not cover.
pub fn salt(shape: Shape, rule: Rule) -> u64 {
    spread(u64::from(shape.width()) << 16 | u64::from(shape.height()) << 8 | rule as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitmix64_matches_the_reference_program() {
        // The first two outputs for seed 0 of the authors' reference program.
        assert_eq!([0, 1].map(splitmix64), [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]);
    }
}
