//! Proof: X's move in each position that needs one, up to symmetry.
//!
//! # File
//!
//! | bytes | contents |
//! |---|---|
//! | 16 | `gomoku proof 1` and two line feeds |
//! | 4 | number of positions, least byte first |
//! | 8 each | their keys in ascending order, least byte first |
//! | 1 each | their moves: the row times 15 plus the column, in the image with that key |
//!
//! The key of a position is the least [`ZobristKey`](gomoku::rules::ZobristKey) of its eight
//! images.

use gomoku::rules::{Board, Stone};

use crate::cells::{CELLS, Cell, SYMMETRIES, Stones, Symmetry, VARIANT, inverse, point, turn};

const HEAD: &[u8; 16] = b"gomoku proof 1\n\n";

/// X's moves by the keys of positions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    keys: Vec<u64>,
    moves: Vec<Cell>,
}

/// Keys of single stones, of which those of positions are made.
pub struct Keys([[u64; 2]; CELLS as usize]);

impl Keys {
    pub fn new() -> Self {
        let key = |cell, stone| {
            let mut board = Board::new(VARIANT.shape());
            let placed = board.place(point(cell), stone);
            debug_assert!(placed.is_ok(), "the board is empty");
            board.key().0
        };
        let mut keys = [[0; 2]; CELLS as usize];
        for cell in 0..CELLS {
            keys[usize::from(cell)] = [Stone::First, Stone::Second].map(|stone| key(cell, stone));
        }
        Self(keys)
    }

    /// Returns the key of a position, and the symmetry that leads to its image.
    pub fn of(&self, stones: &Stones) -> (u64, Symmetry) {
        let image = |symmetry| {
            let key = |&cell, side| self.0[usize::from(turn(cell, symmetry))][side];
            let xs = stones.xs().iter().map(|cell| key(cell, 0));
            let os = stones.os().iter().map(|cell| key(cell, 1));
            (xs.chain(os).fold(0, |all, key| all ^ key), symmetry)
        };
        SYMMETRIES.map(image).min().unwrap_or_default()
    }
}

impl Proof {
    /// Sorts positions with their moves. Fails if two have the same key.
    pub fn new(keys: &Keys, moves: &[(Stones, Cell)]) -> Option<Self> {
        let entry = |(stones, x): &(Stones, Cell)| {
            let (key, symmetry) = keys.of(stones);
            (key, turn(*x, symmetry))
        };
        let mut entries: Vec<(u64, Cell)> = moves.iter().map(entry).collect();
        entries.sort_unstable();
        let is_distinct = entries.windows(2).all(|pair| pair[0].0 != pair[1].0);
        let (keys, moves) = entries.into_iter().unzip();
        is_distinct.then_some(Self { keys, moves })
    }

    pub const fn len(&self) -> usize {
        self.keys.len()
    }

    /// X's move; `None` if the position is not stored.
    pub fn find(&self, keys: &Keys, stones: &Stones) -> Option<Cell> {
        let (key, symmetry) = keys.of(stones);
        let at = self.keys.binary_search(&key).ok()?;
        Some(turn(self.moves[at], inverse(symmetry)))
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let count = u32::try_from(self.len()).unwrap_or(u32::MAX);
        let mut bytes = [&HEAD[..], &count.to_le_bytes()].concat();
        bytes.extend(self.keys.iter().flat_map(|key| key.to_le_bytes()));
        bytes.extend(&self.moves);
        bytes
    }

    /// Reads a file; `None` if it is not one of these.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (count, rest) = bytes.strip_prefix(HEAD)?.split_first_chunk()?;
        let count = usize::try_from(u32::from_le_bytes(*count)).ok()?;
        let (keys, moves) = rest.split_at_checked(count.checked_mul(8)?)?;
        let keys: Vec<u64> =
            keys.as_chunks::<8>().0.iter().map(|&key| u64::from_le_bytes(key)).collect();
        let is_valid = moves.len() == count
            && moves.iter().all(|&cell| cell < CELLS)
            && keys.is_sorted_by(|a, b| a < b);
        is_valid.then(|| Self { keys, moves: moves.to_vec() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proofs_are_read_as_written() {
        let keys = Keys::new();
        let moves = [(Stones::new(&[112], &[0]), 7), (Stones::new(&[112, 3], &[0, 9]), 200)];
        let proof = Proof::new(&keys, &moves).unwrap();
        assert_eq!(Proof::from_bytes(&proof.to_bytes()).as_ref(), Some(&proof));
        let bytes = proof.to_bytes();
        assert_eq!(Proof::from_bytes(&bytes[..bytes.len() - 1]), None);
        for (stones, x) in &moves {
            assert_eq!(proof.find(&keys, stones), Some(*x));
        }
        // A mirror image has the mirrored move: 0 is a corner, 14 the next one.
        assert_eq!(proof.find(&keys, &Stones::new(&[112], &[14])), Some(7));
        assert_eq!(proof.find(&keys, &Stones::new(&[112], &[1])), None);
    }
}
