//! Session with a friend's program, and what is known of the connection.

use std::time::Duration;

use crate::friend::{GameId, News, Part, Role, Session};
use crate::link::Address;

/// Session with a friend's program.
#[derive(Debug)]
pub struct Friend {
    pub session: Session,
    /// Place of the host that was joined; `None` for a host, and for a pipe.
    pub address: Option<Address>,
    /// Time that a line takes there and back.
    pub lag: Option<Duration>,
    /// Set if nothing was heard for a while.
    pub is_silent: bool,
    /// Set while this program listens for a friend.
    pub is_hosting: bool,
    /// News that a layer has caused, for the others.
    pub news: Vec<News>,
}

/// State of the other player's connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// There is no connection.
    Away,
    /// There is one, but nothing is heard.
    Silent,
    /// Lines take this time there and back, if it was measured.
    Here(Option<Duration>),
}

impl Friend {
    pub fn new(session: Session, address: Option<Address>) -> Self {
        let news = Vec::new();
        Self { session, address, lag: None, is_silent: false, is_hosting: false, news }
    }

    pub const fn presence(&self) -> Presence {
        match (self.session.is_connected(), self.is_silent) {
            (false, _) => Presence::Away,
            (true, true) => Presence::Silent,
            (true, false) => Presence::Here(self.lag),
        }
    }

    /// Number of the game in progress or over, if there is one.
    pub fn game(&self) -> Option<GameId> {
        self.session.game().map(|game| game.terms().id)
    }

    /// Name of the other player, or a word for them.
    pub fn name(&self) -> String {
        let name = self.session.friend().filter(|name| !name.is_empty());
        name.map_or_else(|| crate::locale::text!("friend-friend"), str::to_owned)
    }

    /// Player whose name stands for player 1 on this screen: the one here, or the host.
    pub const fn first(&self) -> Role {
        match self.session.part() {
            Part::Player(role) => role,
            Part::Spectator => Role::Host,
        }
    }
}
