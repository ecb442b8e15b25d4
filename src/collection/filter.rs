//! Filters and orders of games.

use std::ops::RangeInclusive;

use super::{Date, Ending, Entry, Header};
use crate::game::GameKind;
use crate::rules::BySide;
use crate::rules::opening::{OpeningRule, RenjuOpening};

/// Criteria for games, all of which must hold. A damaged game matches only an empty filter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Parts of the players' names, separated by spaces, in any case.
    pub player: String,
    pub result: Option<ResultFilter>,
    pub kind: Option<GameKind>,
    pub size: Option<(u8, u8)>,
    pub moves: RangeInclusive<u32>,
    pub from: Option<Date>,
    pub to: Option<Date>,
    pub opening: Option<RenjuOpening>,
    /// Rule by which a game began; [`OpeningRule::Free`] for games without one.
    pub opening_rule: Option<OpeningRule>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultFilter {
    Ended(Ending),
    /// Won by a player whose name contains this.
    WonBy(String),
    /// Lost by a player whose name contains this.
    LostBy(String),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Order of the files.
    #[default]
    Found,
    /// Newest first, undated games last.
    Newest,
    /// Oldest first, undated games last.
    Oldest,
    Longest,
    Shortest,
}

impl Default for Filter {
    fn default() -> Self {
        Self {
            player: String::new(),
            result: None,
            kind: None,
            size: None,
            moves: 0..=u32::MAX,
            from: None,
            to: None,
            opening: None,
            opening_rule: None,
        }
    }
}

impl Filter {
    pub fn matches<T: AsRef<str>>(&self, game: &Header<T>) -> bool {
        let BySide { first, second } = &game.players;
        let shape = game.kind.shape();
        self.moves.contains(&game.moves)
            && self.kind.is_none_or(|kind| kind == game.kind)
            && self.size.is_none_or(|size| size == (shape.width(), shape.height()))
            && self.result.as_ref().is_none_or(|result| result.matches(game))
            && self.is_in_time(game)
            && self.opening.is_none_or(|name| Some(name) == game.opening.name)
            && self.opening_rule.is_none_or(|rule| rule == game.opening.rule)
            && self
                .player
                .split_whitespace()
                .all(|part| [first, second].into_iter().any(|name| has(name.as_ref(), part)))
    }

    pub fn matches_entry<T: AsRef<str>>(&self, entry: &Entry<T>) -> bool {
        match &entry.game {
            Ok(game) => self.matches(game),
            Err(_) => self.is_empty(),
        }
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn is_in_time<T: AsRef<str>>(&self, game: &Header<T>) -> bool {
        if (self.from, self.to) == (None, None) {
            return true;
        }
        game.day().is_some_and(|day| {
            self.from.is_none_or(|from| from <= day) && self.to.is_none_or(|to| day <= to.last())
        })
    }
}

impl ResultFilter {
    fn matches<T: AsRef<str>>(&self, game: &Header<T>) -> bool {
        let is = |name: &str, wins: bool| match game.ending() {
            Ending::Won(winner) => {
                let side = if wins { winner } else { winner.opponent() };
                has(game.players.of(side).as_ref(), name)
            }
            Ending::Drawn | Ending::Unfinished => false,
        };
        match self {
            Self::Ended(ending) => *ending == game.ending(),
            Self::WonBy(name) => is(name, true),
            Self::LostBy(name) => is(name, false),
        }
    }
}

fn has(name: &str, part: &str) -> bool {
    if name.is_ascii() && part.is_ascii() {
        let mut parts = name.as_bytes().windows(part.len().max(1));
        return part.is_empty() || parts.any(|found| found.eq_ignore_ascii_case(part.as_bytes()));
    }
    name.to_lowercase().contains(&part.to_lowercase())
}

impl Order {
    /// Converts the number of a game to the order of games with the same rank, and back. Of games
    /// of one day, the last one is the newest.
    pub const fn of_number(self, number: u32) -> u32 {
        match self {
            Self::Newest => u32::MAX - number,
            Self::Found | Self::Oldest | Self::Longest | Self::Shortest => number,
        }
    }

    /// Sort key of games. Damaged games come last in orders that need a header.
    pub fn rank<T: AsRef<str>>(self, entry: &Entry<T>) -> u64 {
        const LAST: u64 = u64::MAX;
        const WITHOUT: u64 = LAST - 1;
        let day = |game: &Header<T>| {
            let Date { year, month, day } = game.day()?;
            Some(u64::from(year) << 16 | u64::from(month) << 8 | u64::from(day))
        };
        let backwards = |number: u64| u64::from(u32::MAX) - number;
        match (self, &entry.game) {
            (Self::Found, _) => 0,
            (_, Err(_)) => LAST,
            (Self::Newest, Ok(game)) => day(game).map_or(WITHOUT, backwards),
            (Self::Oldest, Ok(game)) => day(game).unwrap_or(WITHOUT),
            (Self::Longest, Ok(game)) => backwards(game.moves.into()),
            (Self::Shortest, Ok(game)) => game.moves.into(),
        }
    }
}
