//! Which games of a collection are meant, and in which order.

use std::ops::RangeInclusive;

use super::{Date, Ending, Entry, Header};
use crate::game::GameKind;
use crate::rules::BySide;

/// Which games are meant: those for which everything holds that is said here. A damaged game is meant only
/// where nothing is said.
///
/// ```
/// use gomoku::collection::{Filter, Header};
/// use gomoku::game::GameKind;
/// use gomoku::rules::{BySide, Variant};
///
/// let players = BySide { first: "Ada Lovelace", second: "Grace" };
/// let kind = GameKind::Rows(Variant::GOMOKU_15);
/// let game = Header { kind, players, date: "2026-11-22", outcome: None, moves: 37 };
/// let filter = Filter { player: "LOVE".to_owned(), moves: 30..=40, ..Filter::default() };
/// assert!(filter.matches(&game));
/// let filter = Filter { player: "Charles".to_owned(), ..filter };
/// assert!(!filter.matches(&game));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Parts of the names of the players, with spaces between them, in capital or small letters.
    pub player: String,
    /// How the game ended.
    pub result: Option<ResultFilter>,
    /// Which game it is.
    pub kind: Option<GameKind>,
    /// Columns and rows of the board.
    pub size: Option<(u8, u8)>,
    /// How many moves were played.
    pub moves: RangeInclusive<u32>,
    /// The first day.
    pub from: Option<Date>,
    /// The last day, or a month or year with which the time ends.
    pub to: Option<Date>,
}

/// How a game ended, or for whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultFilter {
    /// In this way.
    Ended(Ending),
    /// A player with this in the name won.
    WonBy(String),
    /// A player with this in the name lost.
    LostBy(String),
}

/// The order of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// As they were found: file by file.
    #[default]
    Found,
    /// The newest first, those without a date last.
    Newest,
    /// The oldest first, those without a date last.
    Oldest,
    /// The one with the most moves first.
    Longest,
    /// The one with the fewest moves first.
    Shortest,
}

impl Default for Filter {
    /// All games.
    fn default() -> Self {
        Self {
            player: String::new(),
            result: None,
            kind: None,
            size: None,
            moves: 0..=u32::MAX,
            from: None,
            to: None,
        }
    }
}

impl Filter {
    /// Whether a game is meant.
    pub fn matches<T: AsRef<str>>(&self, game: &Header<T>) -> bool {
        let BySide { first, second } = &game.players;
        let shape = game.kind.shape();
        self.moves.contains(&game.moves)
            && self.kind.is_none_or(|kind| kind == game.kind)
            && self.size.is_none_or(|size| size == (shape.width(), shape.height()))
            && self.result.as_ref().is_none_or(|result| result.matches(game))
            && self.is_in_time(game)
            && self
                .player
                .split_whitespace()
                .all(|part| [first, second].into_iter().any(|name| has(name.as_ref(), part)))
    }

    /// Whether a game or what stands in its place is meant.
    pub fn matches_entry<T: AsRef<str>>(&self, entry: &Entry<T>) -> bool {
        match &entry.game {
            Ok(game) => self.matches(game),
            Err(_) => self.is_empty(),
        }
    }

    /// Whether all games are meant.
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

/// Whether a name has a part, in capital or small letters.
fn has(name: &str, part: &str) -> bool {
    if name.is_ascii() && part.is_ascii() {
        let mut parts = name.as_bytes().windows(part.len().max(1));
        return part.is_empty() || parts.any(|found| found.eq_ignore_ascii_case(part.as_bytes()));
    }
    name.to_lowercase().contains(&part.to_lowercase())
}

impl Order {
    /// What games of the same rank are sorted by, made of their numbers, and back: of one day the last one is the
    /// newest.
    pub const fn of_number(self, number: u32) -> u32 {
        match self {
            Self::Newest => u32::MAX - number,
            Self::Found | Self::Oldest | Self::Longest | Self::Shortest => number,
        }
    }

    /// What games are sorted by: smaller numbers first. Damaged ones come last where the order is that of something
    /// that they do not have.
    pub fn rank<T: AsRef<str>>(self, entry: &Entry<T>) -> u64 {
        const LAST: u64 = u64::MAX;
        const WITHOUT: u64 = LAST - 1;
        if self == Self::Found {
            return 0;
        }
        let Ok(game) = &entry.game else { return LAST };
        let day = || {
            let Date { year, month, day } = game.day()?;
            Some(u64::from(year) << 16 | u64::from(month) << 8 | u64::from(day))
        };
        let backwards = |number: u64| u64::from(u32::MAX) - number;
        match self {
            Self::Found => 0,
            Self::Newest => day().map_or(WITHOUT, backwards),
            Self::Oldest => day().unwrap_or(WITHOUT),
            Self::Longest => backwards(game.moves.into()),
            Self::Shortest => game.moves.into(),
        }
    }
}
