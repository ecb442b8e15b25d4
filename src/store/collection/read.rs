//! The games of a file, one by one.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use crate::collection::{Found, found};
use crate::formats::journal;
use crate::game::GameKind;
use crate::rules::Variant;
use crate::store::StoreError;

/// A game, and where it lies in its file.
#[derive(Debug)]
pub(super) struct GameAt {
    /// The first byte.
    pub start: u64,
    /// So many bytes.
    pub length: u64,
    /// The game, or why it is damaged.
    pub found: Result<Found, String>,
}

/// The games of a file; an error is the last thing that comes.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
pub(super) fn games(
    path: &Path,
) -> Result<impl Iterator<Item = Result<GameAt, StoreError>>, StoreError> {
    let mut bytes = Vec::new();
    File::open(path)?.take(journal::MAX_SIZE + 1).read_to_end(&mut bytes)?;
    let length = bytes.len() as u64;
    let game = GameAt { start: 0, length, found: found(&bytes, board(path)) };
    Ok(std::iter::once(Ok(game)))
}

/// The board that a file is for that does not say: the one that its name says, as the program's own files
/// have it, or that of Gomoku.
fn board(path: &Path) -> Variant {
    let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
    let kind = name.strip_prefix("game-").and_then(|kind| kind.parse().ok());
    kind.map_or(Variant::GOMOKU_15, GameKind::variant)
}
