//! By what a file is known again.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// By what the bytes of a file are known again as long as the program runs: their number and a hash of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fingerprint {
    length: usize,
    hash: u64,
}

impl Fingerprint {
    /// Of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Self { length: bytes.len(), hash: hasher.finish() }
    }
}
