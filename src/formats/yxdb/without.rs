//! Databases of Yixin and Rapfi in a build without the feature `import`, which does not read them.

use super::{Encoding, FoundGame, Problem};

/// Size limit of a file in bytes.
pub const MAX_SIZE: u64 = 1 << 27;

/// Checks whether a file that starts with these bytes is a compressed database.
pub fn is_yxdb(start: &[u8]) -> bool {
    start.starts_with(&[0x04, 0x22, 0x4d, 0x18])
}

/// Iterates over the records of a file: an error.
pub fn games(bytes: &[u8], _: Option<Encoding>) -> impl Iterator<Item = FoundGame> {
    let game = Err(Problem::NOT_BUILT_IN.in_file());
    std::iter::once(FoundGame { range: 0..bytes.len(), line: 1, game })
}
