//! Collections of games: headers, filters, and the games that reached a position. Pure: the
//! [`store`](crate::store) reads the files and keeps the index.
//!
//! A [`PositionKey`] identifies a position, whatever the order of moves and the orientation of the
//! board. A [`Posting`] records that a game reached a position, how it continued and how it ended,
//! so that an [`Explorer`] need not read the games.

mod bytes;
mod date;
mod explorer;
mod filter;
mod header;
mod key;
mod posting;
mod read;
mod words;

pub use date::Date;
pub use explorer::{Continuation, Explorer, Tally};
pub use filter::{Filter, Order, ResultFilter};
pub use header::{Ending, Entry, GameLocation, Header};
pub use key::{Canonical, Keys, PositionKey, reached};
pub use posting::{Posting, blocks, of_block, postings};
pub use read::{Found, found_in_sgf, load};
pub use words::{FILTER_WORDS, NotAFilter, read_moves, read_size};

#[cfg(test)]
mod tests;
