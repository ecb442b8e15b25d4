//! Players that are not persons, and the seats on which they think.
//!
//! A player is a blocking function of the whole game: takebacks, loaded games and changes of player
//! need no further method. The person is no player: that is the screen, which answers for itself.

mod seat;
mod simple;

pub use seat::{Answer, Seat, Ticket};
pub use simple::Simple;

use crate::rules::{Game, Point};

/// Something that can choose a move.
pub trait Player: Send {
    /// A legal move for the side to move; `None` if the game is over.
    fn choose(&mut self, game: &Game) -> Option<Point>;
}

/// A seed from the system, for whoever wants another game each time.
pub fn any_seed() -> u64 {
    fastrand::u64(..)
}
