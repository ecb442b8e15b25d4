//! Terms of a shared game, on which both players agree before it begins.

use std::fmt;
use std::str::FromStr;

use super::lot::Commitment;
use super::words::{Words, plain};
use crate::game::{GameKind, MoveLimit, TimeControl};
use crate::record::Record;
use crate::rules::opening::{OpeningRule, Seat};

/// Player of a shared game by the part of its program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Player whose program waited, and proposes the games.
    Host,
    /// Player whose program came.
    Guest,
}

impl Role {
    /// Returns the other player.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Host => Self::Guest,
            Self::Guest => Self::Host,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Host => "host",
            Self::Guest => "guest",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Role {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        [Self::Host, Self::Guest].into_iter().find(|role| role.word() == text).ok_or(())
    }
}

/// Number of a shared game, which nobody else can guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub u64);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let id = u64::from_str_radix(text, 16).map(Self).map_err(drop)?;
        if id.to_string() == text { Ok(id) } else { Err(()) }
    }
}

/// Player who moves first, or opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    Role(Role),
    /// Drawn by both; the host has committed itself to its part.
    ByLot(Commitment),
}

/// Games won by each player, and games drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub host: u32,
    pub guest: u32,
    pub drawn: u32,
}

impl Tally {
    /// Adds a game with this winner; `None` for a draw.
    #[must_use]
    pub const fn with(mut self, winner: Option<Role>) -> Self {
        let counter = match winner {
            Some(Role::Host) => &mut self.host,
            Some(Role::Guest) => &mut self.guest,
            None => &mut self.drawn,
        };
        *counter = counter.saturating_add(1);
        self
    }
}

/// Terms of a shared game.
///
/// ```text
/// game 00c0ffee00c0ffee kind=15 opening=swap2 clock=5m+3s limit=full first=host score=1:0:0
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    pub id: GameId,
    pub kind: GameKind,
    pub opening: OpeningRule,
    pub clock: TimeControl,
    pub limit: MoveLimit,
    pub first: First,
    /// Score before this game.
    pub score: Tally,
}

impl Terms {
    /// Creates a record without moves on these terms.
    pub fn record(&self) -> Record {
        let mut record = Record::with_opening(self.kind, self.opening);
        let limit = self.limit;
        if MoveLimit::applies_to(self.kind) {
            record.edit_info(|info| info.limit = limit);
        }
        record
    }

    /// Checks that the opening and the limit fit the game.
    pub fn is_sound(&self) -> bool {
        let fits = match self.kind {
            GameKind::Rows(variant) => self.opening.check(variant).is_ok(),
            GameKind::Quarto(_) => self.opening == OpeningRule::Free,
        };
        fits && self.limit.for_kind(self.kind) == self.limit
    }

    /// Checks whether a game on other terms is the same but for the players' seats.
    pub fn is_like(&self, other: &Self) -> bool {
        let of = |terms: &Self| (terms.kind, terms.opening, terms.clock, terms.limit);
        of(self) == of(other)
    }

    /// Seat of a player, once it is known who moves first.
    pub fn seat(&self, role: Role) -> Option<Seat> {
        match self.first {
            First::Role(first) if first == role => Some(Seat::Opener),
            First::Role(_) => Some(Seat::Responder),
            First::ByLot(_) => None,
        }
    }

    /// Parses terms after their verb. `None` if a part is missing, or they are not sound.
    pub(super) fn parse(words: &mut Words) -> Option<Self> {
        let id = words.word()?.parse().ok()?;
        let (mut kind, mut board, mut commitment) = (None, None, None);
        let (mut opening, mut clock, mut limit) = (None, None, None);
        let (mut first, mut score) = (None, Tally::default());
        while let Some(word) = words.word() {
            // Later versions may have more.
            let Some((key, value)) = word.split_once('=') else { continue };
            match key {
                "kind" => kind = Some(value.parse().ok()?),
                "board" => board = Some(value.parse().ok()?),
                "opening" => opening = Some(value.parse().ok()?),
                "clock" => clock = Some(value.parse().ok()?),
                "limit" => limit = Some(value.parse().ok()?),
                "commit" => commitment = Some(value.parse().ok()?),
                "first" => first = Some(value),
                "score" => {
                    let mut parts = value.split(':').map(plain);
                    let mut part = || parts.next().flatten();
                    score = Tally { host: part()?, guest: part()?, drawn: part()? };
                }
                _ => {}
            }
        }
        let kind = match (kind?, board) {
            (GameKind::Quarto(_), Some(board)) => GameKind::Quarto(board),
            (kind, _) => kind,
        };
        let first = match first? {
            "random" => First::ByLot(commitment?),
            role => First::Role(role.parse().ok()?),
        };
        let (opening, clock, limit) = (opening?, clock?, limit?);
        let terms = Self { id, kind, opening, clock, limit, first, score };
        terms.is_sound().then_some(terms)
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, kind, opening, clock, limit, first, score } = self;
        write!(f, "game {id} kind={kind}")?;
        if let GameKind::Quarto(board) = kind {
            write!(f, " board={board}")?;
        }
        write!(f, " opening={opening} clock={clock} limit={limit}")?;
        match first {
            First::Role(role) => write!(f, " first={role}")?,
            First::ByLot(commitment) => write!(f, " first=random commit={commitment}")?,
        }
        write!(f, " score={}:{}:{}", score.host, score.guest, score.drawn)
    }
}
