//! Random numbers from a seed that nobody else knows.

use sha2::{Digest as _, Sha256};

use super::lot::Secret;
use super::terms::GameId;

/// Source of numbers that nobody can guess without its seed.
#[derive(Clone, Debug)]
pub struct Chance {
    seed: [u8; 32],
    drawn: u64,
}

impl Chance {
    /// Creates a source with a seed from the system.
    pub const fn new(seed: [u8; 32]) -> Self {
        Self { seed, drawn: 0 }
    }

    fn next<const BYTES: usize>(&mut self) -> [u8; BYTES] {
        self.drawn += 1;
        let mut hash = Sha256::new();
        hash.update(self.seed);
        hash.update(self.drawn.to_le_bytes());
        let all: [u8; 32] = hash.finalize().into();
        std::array::from_fn(|index| all[index])
    }

    /// Creates a source that is as hard to guess, and has other numbers.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        Self::new(self.next())
    }

    pub(super) fn id(&mut self) -> GameId {
        GameId(u64::from_le_bytes(self.next()))
    }

    pub(super) fn secret(&mut self) -> Secret {
        Secret(self.next())
    }
}
