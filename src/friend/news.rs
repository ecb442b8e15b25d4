//! News of a session for its player.

use super::entry::{Entry, Numbered};
use super::message::Denial;
use super::shared::Unsound;
use super::terms::Terms;
use super::wish::Wish;

/// News of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The other player has come, or their name is known now.
    Met,
    /// The host proposes a game.
    Proposed(Terms),
    /// The guest does not want the proposed game.
    Declined,
    /// A game begins, or one that was kept continues.
    Begun,
    /// Both programs have the same entries again.
    InStep,
    /// The game has changed by an entry of the other player, or by one that both wanted.
    Changed(Entry),
    /// The other player wishes something.
    Asked(Wish),
    /// The other player has refused a wish.
    Refused(Wish),
    Said(String),
    /// The other program has an entry that this player has not agreed to, or has not made.
    Claimed(Numbered),
    /// The other program has sent an entry that does not fit the game.
    Unsound(Unsound),
    /// The two logs differ.
    Differs(Difference),
    /// Number of spectators has changed.
    Watched(usize),
    /// The other program does not let this one in.
    Denied(Denial),
    /// The other program speaks another version; this program is the older one, or the other.
    OtherVersion {
        is_older_here: bool,
    },
    /// Something else than this program answers; the line that it sent.
    NotGomoku(String),
    /// The other player has left.
    Left,
}

/// Two logs that differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Number of entries that are the same.
    pub common: usize,
    /// Entries of this program after those.
    pub ours: Vec<Entry>,
    /// Entries of the other program after those.
    pub theirs: Vec<Entry>,
}

/// Reason why a player cannot do something now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotNow {
    /// There is no game.
    NoGame,
    /// The entry does not fit the game.
    Unsound(Unsound),
    /// The other program has entries that have not arrived yet.
    CatchingUp,
    /// The two logs differ.
    Differs,
    /// The other program has an entry that this player has to accept first.
    Claimed,
    /// The other player is not connected.
    Away,
    /// An answer is awaited already.
    Asked,
    /// Too much was said just before.
    TooSoon,
    /// Only players can, not spectators.
    Spectator,
}
