//! Game of two people, each with a program of their own: what the two programs say to each other.
//! Pure.
//!
//! Any transport for lines will do; `link` has sockets, ssh and pipes. [`Message`] is the protocol.
//! [`SharedGame`] is the game that both have, a log to which only the player who is to act adds, so
//! both logs agree whatever is lost on the way. A [`Session`] keeps the rest: who has come, what is
//! proposed and asked, what is on its way. It takes lines and the wishes of its own player, and
//! returns [`News`], lines to send, and lines to keep before those are sent.
//!
//! The other program may be anything. It changes nothing against the rules, nothing out of turn, and
//! nothing that needs the consent of this player without it.

mod chance;
mod connection;
mod entry;
mod kept;
mod lot;
mod message;
mod news;
mod session;
mod shared;
mod terms;
#[cfg(test)]
mod tests;
mod wish;
mod words;

pub use chance::Chance;
pub use connection::{Connection, LONGEST_LINE};
pub use entry::{Change, Entry, Numbered};
pub use kept::Kept;
pub use message::{Denial, Hello, Message, Purpose, VERSION};
pub use news::{Difference, News, NotNow};
pub use session::{Outbox, Part, Proposal, Session};
pub use shared::{MOST_ENTRIES, SharedGame, Unsound};
pub use terms::{First, GameId, Role, Tally, Terms};
pub use wish::{Agreed, Request, Wish};
