//! Session: everything between this program and those that it is connected to.

mod ask;
mod meet;
mod play;
mod watch;

use std::collections::BTreeMap;
use std::time::Duration;

use super::chance::Chance;
use super::connection::Connection;
use super::kept::Kept;
use super::lot::Secret;
use super::message::{Hello, Message, Purpose, VERSION};
use super::news::{News, NotNow};
use super::shared::SharedGame;
use super::terms::{GameId, Role, Terms};
use super::wish::{Request, Wish};
use crate::game::{GameKind, MoveLimit, TimeControl};
use crate::rules::opening::OpeningRule;
use play::Play;

/// Time between lines of chat, on average over [`CHAT_AT_ONCE`] lines. Further lines are dropped.
const CHAT: Duration = Duration::from_secs(1);
const CHAT_AT_ONCE: u32 = 3;
/// Number of lines before a greeting that are ignored, as of a shell that greets its user.
const LINES_BEFORE_HELLO: usize = 40;

/// Part of this program in the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Player(Role),
    Spectator,
}

/// Game that a host proposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub kind: GameKind,
    pub opening: OpeningRule,
    pub clock: TimeControl,
    pub limit: MoveLimit,
    /// Player who moves first; `None` if that is drawn by lot.
    pub first: Option<Role>,
}

/// Lines to keep and to send, and connections to close, in this order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outbox {
    /// Lines to add to the log of a game. They must be kept before anything is sent.
    pub kept: Vec<(GameId, String)>,
    pub lines: Vec<(Connection, String)>,
    pub closed: Vec<Connection>,
}

/// Session of a player or of a spectator.
#[derive(Clone, Debug)]
pub struct Session {
    part: Part,
    /// Name of the player here.
    name: String,
    /// Place where the other program was found.
    address: String,
    /// Name of the other player, once known.
    friend: Option<String>,
    /// Names of the host and the guest whom a spectator watches.
    seats: [String; 2],
    /// Connection to the other player, or of a spectator to the host.
    line: Option<Connection>,
    /// Set once the other program has greeted.
    has_met: bool,
    /// Set while the guest has accepted a proposal that another one has replaced. What it says about
    /// that game does not count.
    is_elsewhere: bool,
    /// Lines of the other program before its greeting.
    strays: usize,
    /// Other connections: those that have not greeted yet, and spectators with their names.
    others: BTreeMap<Connection, Option<String>>,
    /// Games that were kept, to be continued if the other player has them.
    kept: Vec<Kept>,
    proposed: Option<Proposed>,
    play: Option<Box<Play>>,
    chance: Chance,
    /// Times up to which the lines of chat of this player and of the other one count.
    said: [Duration; 2],
    out: Outbox,
}

/// Terms that wait for the consent of the guest, or for the lot.
#[derive(Clone, Copy, Debug)]
struct Proposed {
    terms: Terms,
    /// Part of this player in the lot, once it is known.
    secret: Option<Secret>,
}

impl Session {
    /// Creates the session of a host, which waits for a guest.
    pub fn host(name: &str, proposal: Proposal, kept: Vec<Kept>, chance: Chance) -> Self {
        let mut session = Self::new(Part::Player(Role::Host), name, "", kept, chance);
        session.propose_on(proposal, super::Tally::default());
        session
    }

    /// Creates the session of a guest, which asks the host at an address.
    pub fn guest(name: &str, address: &str, kept: Vec<Kept>, chance: Chance) -> Self {
        Self::new(Part::Player(Role::Guest), name, address, kept, chance)
    }

    /// Creates the session of a spectator.
    pub fn spectator(name: &str, address: &str) -> Self {
        Self::new(Part::Spectator, name, address, Vec::new(), Chance::new([0; 32]))
    }

    /// Creates the session of a game that was kept, without a connection.
    pub fn resume(name: &str, kept: Kept, chance: Chance) -> Self {
        let part = Part::Player(kept.role);
        let mut session = Self::new(part, name, &kept.address, Vec::new(), chance);
        session.friend = Some(kept.friend.clone());
        session.play = Some(Box::new(Play::of(kept)));
        session
    }

    fn new(part: Part, name: &str, address: &str, kept: Vec<Kept>, chance: Chance) -> Self {
        let is_ours = |kept: &Kept| part == Part::Player(kept.role);
        Self {
            part,
            name: super::message::name(name),
            address: address.to_owned(),
            friend: None,
            seats: Default::default(),
            line: None,
            has_met: false,
            is_elsewhere: false,
            strays: 0,
            others: BTreeMap::new(),
            kept: kept.into_iter().filter(is_ours).collect(),
            proposed: None,
            play: None,
            chance,
            said: [Duration::ZERO; 2],
            out: Outbox::default(),
        }
    }

    pub const fn part(&self) -> Part {
        self.part
    }

    /// Role of this player; `None` for a spectator.
    pub const fn role(&self) -> Option<Role> {
        match self.part {
            Part::Player(role) => Some(role),
            Part::Spectator => None,
        }
    }

    /// Place where the other program was found; empty for a host.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Name of this player.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Name of the other player, once known.
    pub fn friend(&self) -> Option<&str> {
        self.friend.as_deref()
    }

    /// Name of a player, as far as it is known.
    pub fn name_of(&self, role: Role) -> &str {
        match self.part {
            Part::Player(own) if own == role => &self.name,
            Part::Player(_) => self.friend.as_deref().unwrap_or_default(),
            Part::Spectator => &self.seats[usize::from(role == Role::Guest)],
        }
    }

    /// Game of the session, in progress or over.
    pub fn game(&self) -> Option<&SharedGame> {
        self.play.as_ref().map(|play| &play.game)
    }

    /// Terms that are proposed, by the host or to the guest.
    pub fn proposed(&self) -> Option<&Terms> {
        self.proposed.as_ref().map(|proposed| &proposed.terms)
    }

    /// Checks whether the other program is connected and has greeted.
    pub const fn is_connected(&self) -> bool {
        self.line.is_some() && self.has_met
    }

    /// Connection to the other player, or of a spectator to the host.
    pub const fn line(&self) -> Option<Connection> {
        self.line
    }

    /// Number of spectators.
    pub fn spectators(&self) -> usize {
        self.others.values().flatten().count()
    }

    /// Takes what is to be kept and sent now.
    pub fn take_outbox(&mut self) -> Outbox {
        std::mem::take(&mut self.out)
    }

    /// Sends a line to the other player, if they are connected.
    fn tell(&mut self, message: &Message) {
        if let Some(line) = self.line {
            self.out.lines.push((line, message.to_string()));
        }
    }

    /// Takes a new connection: of this program to the host, or of another program to this host.
    pub fn opened(&mut self, connection: Connection) {
        if self.part == Part::Player(Role::Host) {
            self.others.insert(connection, None);
            // Whoever comes knows at once that a game answers.
            let hello = Message::Hello(self.hello(Purpose::Play)).to_string();
            self.out.lines.push((connection, hello));
            return;
        }
        if self.line == Some(connection) {
            return;
        }
        (self.line, self.has_met, self.strays) = (Some(connection), false, 0);
        let purpose = match self.part {
            Part::Player(_) => Purpose::Play,
            Part::Spectator => Purpose::Watch,
        };
        let hello = self.hello(purpose);
        self.tell(&Message::Hello(hello));
    }

    fn hello(&self, purpose: Purpose) -> Hello {
        let [unfinished, finished] = match self.part {
            Part::Player(Role::Guest) => [false, true].map(|is_over| self.games(is_over)),
            _ => Default::default(),
        };
        Hello { purpose, version: VERSION, unfinished, finished, name: self.name.clone() }
    }

    /// Takes the end of a connection.
    pub fn closed(&mut self, connection: Connection) -> Vec<News> {
        if self.line == Some(connection) {
            self.line = None;
            (self.has_met, self.is_elsewhere) = (false, false);
            if let Some(play) = &mut self.play {
                play.break_off();
            }
            // A host proposes it to the next guest.
            if self.role() != Some(Role::Host) {
                self.proposed = None;
            }
            return Vec::new();
        }
        match self.others.remove(&connection) {
            Some(Some(_)) => vec![News::Watched(self.spectators())],
            _ => Vec::new(),
        }
    }

    /// Takes a line of a connection at time `now` (since program start).
    pub fn hear(&mut self, from: Connection, line: &str, now: Duration) -> Vec<News> {
        let message = Message::parse(line);
        if self.line.is_none() && self.part != Part::Player(Role::Host) {
            // The host has spoken before anybody said that the connection is there.
            self.opened(from);
        }
        if self.line != Some(from) {
            return match message {
                Some(Message::Hello(hello)) if self.others.get(&from) == Some(&None) => {
                    self.admit(from, hello)
                }
                Some(Message::Bye) => {
                    self.out.closed.push(from);
                    self.closed(from)
                }
                _ => Vec::new(),
            };
        }
        let Some(message) = message else {
            return if self.has_met { Vec::new() } else { self.stray(line) };
        };
        match message {
            Message::No(denial) => vec![News::Denied(denial)],
            Message::Hello(hello) => self.met(hello),
            _ if !self.has_met => self.stray(line),
            message if self.part == Part::Spectator => self.watch(message),
            message if self.is_elsewhere && message.is_about_a_game() => Vec::new(),
            Message::Game(terms) => self.hear_terms(terms),
            Message::Accept(id, secret) => self.hear_accept(id, secret),
            Message::Reveal(secret) => self.hear_reveal(secret),
            Message::Decline => self.hear_decline(),
            Message::Sync { entries, hash } => self.hear_sync(entries, &hash),
            Message::Entry(entry) => self.hear_entry(entry),
            Message::Request(request) => self.hear_request(request),
            Message::Answer(request, is_yes) => self.hear_answer(request, is_yes),
            Message::Say(text) => self.hear_chat(text, now),
            Message::Differ(entries) => self.hear_differ(entries),
            Message::Mine(entry) => self.hear_mine(entry),
            Message::Seat(..) => Vec::new(),
            Message::Bye => {
                self.out.closed.push(from);
                let mut news = self.closed(from);
                news.push(News::Left);
                news
            }
        }
    }

    /// Takes a line before the greeting of the other program.
    fn stray(&mut self, line: &str) -> Vec<News> {
        self.strays += 1;
        if self.strays == LINES_BEFORE_HELLO {
            return vec![News::NotGomoku(crate::printable::printable(line).into_owned())];
        }
        Vec::new()
    }

    fn hear_chat(&mut self, text: String, now: Duration) -> Vec<News> {
        if counts(&mut self.said[1], now) { vec![News::Said(text)] } else { Vec::new() }
    }

    /// Says a line to the other player at time `now`.
    ///
    /// # Errors
    /// Fails if they are not there, or too much was said just before.
    pub fn say(&mut self, text: &str, now: Duration) -> Result<(), NotNow> {
        if self.part == Part::Spectator {
            return Err(NotNow::Spectator);
        }
        if !self.is_connected() {
            return Err(NotNow::Away);
        }
        if !counts(&mut self.said[0], now) {
            return Err(NotNow::TooSoon);
        }
        self.tell(&Message::Say(text.to_owned()));
        Ok(())
    }

    /// Leaves: says goodbye to everybody.
    pub fn leave(&mut self) {
        let all: Vec<Connection> =
            self.line.into_iter().chain(self.others.keys().copied()).collect();
        for connection in all {
            self.out.lines.push((connection, Message::Bye.to_string()));
            self.out.closed.push(connection);
            self.closed(connection);
        }
    }

    /// Wish of the other player that awaits an answer.
    pub fn asked(&self) -> Option<Wish> {
        self.play.as_ref()?.theirs.map(|Request { wish, .. }| wish)
    }
}

/// Counts a line of chat at this time; `false` if there were too many just before.
fn counts(said: &mut Duration, now: Duration) -> bool {
    let is_soon = *said > now + CHAT * (CHAT_AT_ONCE - 1);
    if !is_soon {
        *said = now.max(*said) + CHAT;
    }
    !is_soon
}
