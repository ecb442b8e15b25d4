//! Libraries of RenLib (`.lib`): a tree of moves with comments and texts on the board.
//!
//! A file is a header of 20 bytes and the nodes in preorder, two bytes each: a cell and flags. The
//! texts of a node follow it. The files of the oldest versions have no header.
//!
//! `Walk` reads the nodes one by one, with one bit of memory for each level. The reader makes them
//! a record: it plays all moves by the rules, merges equal variations, and leaves out what cannot
//! be played (passes, stones on other ones, moves after five in a row). The search for positions
//! (`collection`) needs no record.
//!
//! # What stands where
//!
//! | in the file | in a record |
//! |---|---|
//! | one-line and long comment | lines of the comment: the first one, and the rest |
//! | mark of a node | circle on the cell of its move |
//! | text on the board | label of that cell, in the position before the move |
//! | text on the board of a cell without a move | the same |
//! | no one-line comment, start of a problem | `RENLIB[long]`, `RENLIB[start]` |
//!
//! Texts are in a code page of Windows, which the file does not name. They are written as UTF-8.

mod reader;
mod texts;
mod walk;
mod writer;

#[doc(hidden)]
pub use texts::Codec;
#[doc(hidden)]
pub use walk::{Place, RawNode, Walk};
pub(super) use writer::{holds_comments, holds_marks, holds_properties};

use super::error::check_size;
use super::{Encoding, Format, FormatError, Loaded, Problem, Unwritable};
use crate::game::{AnyGame, GameKind};
use crate::record::Record;
use crate::rules::{Placement, Variant};
use crate::translate::phrase;

/// Size limit of a file in bytes. A record can hold as many moves.
pub const MAX_SIZE: u64 = 1 << 27;

/// Board and rule of all libraries.
pub const VARIANT: Variant = Variant::GOMOKU_15;

/// Start of the header.
const MAGIC: &[u8; 8] = b"\xffRenLib\xff";
/// Length of the header.
const HEADER: usize = 20;
/// Newest version that can be read, and the one that is written.
const VERSION: (u8, u8) = (3, 4);
/// First byte of a file without a header: the centre of the board.
const CENTRE: u8 = 0x78;

/// Checks whether a file starts with the header of a library.
pub fn is_lib(start: &[u8]) -> bool {
    start.starts_with(MAGIC)
}

/// Checks whether a file may be a library of an old version, which has no header.
pub fn is_without_header(bytes: &[u8]) -> bool {
    bytes.first() == Some(&CENTRE) && bytes.len().is_multiple_of(2) && !bytes.is_ascii()
}

/// Returns the nodes of a file, after its header.
fn nodes(bytes: &[u8]) -> Result<&[u8], FormatError> {
    check_size(bytes, MAX_SIZE)?;
    if !is_lib(bytes) {
        let is_old = bytes.first() == Some(&CENTRE);
        let problem = Problem::Other(phrase!("lib-no-header", "this is not a library of RenLib"));
        return if is_old { Ok(bytes) } else { Err(problem.in_file()) };
    }
    let version = (bytes.get(8).copied().unwrap_or(0), bytes.get(9).copied().unwrap_or(0));
    if version > VERSION {
        let why = phrase!("lib-version", "version {value} of RenLib's libraries is not known");
        return Err(Problem::text(&format!("{}.{}", version.0, version.1), why).in_file());
    }
    Ok(bytes.get(HEADER..).unwrap_or_default())
}

/// Iterates over the nodes of a library, parents first.
///
/// # Errors
/// Fails if the file is not a library, or of a later version.
#[doc(hidden)]
pub fn walk(bytes: &[u8]) -> Result<Walk<'_>, FormatError> {
    nodes(bytes).map(Walk::new)
}

/// Reads a library with all its variations.
///
/// ```
/// use gomoku::formats::renlib;
/// use gomoku::record::NodeId;
///
/// let header = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff";
/// // The root, h8, and two answers.
/// let file = [&header[..], &[0x00, 0x00, 0x78, 0x00, 0x68, 0xc0, 0x67, 0x40]].concat();
/// let record = renlib::read(&file)?.record;
/// let first = record.tree().children(NodeId::ROOT).next().ok_or("a move")?;
/// assert_eq!(record.tree().children(first).count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Fails if the file is not a library, or of a later version.
pub fn read(bytes: &[u8]) -> Result<Loaded, FormatError> {
    read_in(bytes, None)
}

/// Reads a library with its texts in this encoding; `None` guesses it from all of them.
pub(super) fn read_in(bytes: &[u8], chosen: Option<Encoding>) -> Result<Loaded, FormatError> {
    let nodes = nodes(bytes)?;
    let start = bytes.len() - nodes.len();
    reader::read(nodes, start, chosen)
}

/// Writes the whole tree of a record.
///
/// # Errors
/// Fails for other boards than 15x15.
pub fn write(record: &Record) -> Result<Vec<u8>, Unwritable> {
    let is_right = match record.kind() {
        GameKind::Rows(variant) => {
            variant.shape() == VARIANT.shape() && variant.placement() == Placement::Anywhere
        }
        GameKind::Quarto(_) => false,
    };
    match record.on_board() {
        AnyGame::Rows(_) if is_right => Ok(writer::write(record)),
        _ => Err(Unwritable(Format::Lib)),
    }
}

#[cfg(test)]
mod tests;
