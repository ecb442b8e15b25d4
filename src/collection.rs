//! Collections of games: what is known of each game, filters, and the games that reached a position with how
//! they went on. Pure: the [`store`](crate::store) reads the files and keeps the index.
//!
//! A position is found by its [`PositionKey`], whatever the order of the moves that led to it and however the
//! board is turned or reflected. A [`Posting`] says that a game reached a position, how it went on and how it
//! ended, so that an [`Explorer`] is made without a look at the games.

mod bytes;
mod date;
mod explorer;
mod filter;
mod header;
mod key;
mod posting;
mod read;
mod words;

pub use date::{Date, NotADate};
pub use explorer::{Continuation, Explorer, Tally};
pub use filter::{Filter, Order, ResultFilter};
pub use header::{Ending, Entry, Header, Place};
pub use key::{Canonical, Keys, PositionKey, reached};
pub use posting::{Posting, blocks, of_block, postings};
pub use read::{Found, found_in_sgf, load};
pub use words::{FILTER_WORDS, NotAFilter, read_moves, read_size};

#[cfg(test)]
mod tests;
