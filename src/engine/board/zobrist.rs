//! Random numbers whose exclusive or is a position's key (Zobrist 1970).

use super::square::SQUARES;
use crate::rules::splitmix64;

/// A number for each square and side.
pub(super) static KEYS: [[u64; 2]; SQUARES] = {
    let mut keys = [[0; 2]; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        keys[index] = [splitmix64(2 * index as u64), splitmix64(2 * index as u64 + 1)];
        index += 1;
    }
    keys
};

/// The number of the turn.
pub(super) const TURN: u64 = splitmix64(u64::MAX - 1);
