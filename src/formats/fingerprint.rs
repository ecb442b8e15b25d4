//! Fingerprints, by which files are recognized.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// Number and hash of the bytes of a file, to recognize it while the program runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fingerprint {
    length: usize,
    hash: u64,
}

impl Fingerprint {
    /// Computes the fingerprint of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Self { length: bytes.len(), hash: hasher.finish() }
    }
}
