//! Collections of games: headers, filters, and the games that reached a position. Pure: the
//! [`store`](crate::store) reads the files and keeps the index.
//!
//! A [`PositionKey`] identifies a position, whatever the order of moves and the orientation of the
//! board. A [`Posting`] records that a game reached a position, how it continued and how it ended,
//! so that an [`Explorer`] need not read the games.
//!
//! # Finding positions
//!
//! The `PositionKey` is the smallest hash among the images of the position, and is updated move by
//! move. The next move of a posting is a cell of that image. So games that reached a position in
//! different orientations are counted together without reading their moves, and symmetric
//! continuations count as one.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `header` | facts about a game |
//! | `filter`, `words` | filters of games; their text syntax |
//! | `opening` | openings of games |
//! | `key` | keys of positions and their images |
//! | `posting` | records of games that reached a position |
//! | `explorer` | continuations of the games |
//! | `library` | search in a library of RenLib |
//! | `read` | reader of the games of a file |

mod bytes;
mod date;
mod explorer;
mod filter;
mod header;
mod key;
mod library;
mod opening;
mod posting;
mod read;
mod words;

pub use date::Date;
pub use explorer::{Continuation, Explorer, Tally};
pub use filter::{Filter, Order, ResultFilter};
pub use header::{Ending, Entry, GameLocation, Header};
pub use key::{Canonical, Keys, PositionKey, reached};
pub use library::{NextMove, Places, find_in_library};
pub use opening::{GameOpening, OpeningWord};
pub use posting::{Posting, blocks, of_block, postings};
#[cfg(feature = "import")]
pub use read::found_in_rif;
pub use read::{Found, found_in_file, found_in_sgf, is_library, load};
pub use words::{FILTER_WORDS, NotAFilter, read_moves, read_size};

#[cfg(test)]
mod tests;
