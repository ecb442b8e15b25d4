//! The numbers whose exclusive or is a position's key (Zobrist 1970).

use super::square::SQUARES;

/// A number for each square and side.
pub(super) static KEYS: [[u64; 2]; SQUARES] = {
    let mut keys = [[0; 2]; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        keys[index] = [mix(2 * index as u64), mix(2 * index as u64 + 1)];
        index += 1;
    }
    keys
};

/// The number of the turn.
pub(super) const TURN: u64 = mix(u64::MAX - 1);

/// One output of the `SplitMix64` generator (Steele, Lea and Flood 2014), used as a hash.
const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
