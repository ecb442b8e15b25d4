//! Requests of a player that the other one answers.

use std::fmt;

use super::words::Words;

/// Wish of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Return to the position after this many actions.
    TakeBack(usize),
    Draw,
    /// Resignation while the other player is to act. Their program carries it out.
    Resign,
    /// Another game, with the seats swapped.
    Rematch,
}

/// Wish in the position after a number of entries. It lapses with the next entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    pub wish: Wish,
    pub entries: usize,
}

/// Wishes that a player has expressed or granted in one position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreed(Vec<Request>);

impl Agreed {
    /// Adds a wish. Those about earlier positions have lapsed.
    pub(super) fn add(&mut self, request: Request) {
        self.0.retain(|known| known.entries == request.entries && *known != request);
        self.0.push(request);
    }

    /// Removes a wish that the other player has refused.
    pub(super) fn remove(&mut self, request: Request) {
        self.0.retain(|known| *known != request);
    }

    pub(super) fn contains(&self, request: Request) -> bool {
        self.0.contains(&request)
    }

    pub(super) fn requests(&self) -> impl Iterator<Item = Request> + '_ {
        self.0.iter().copied()
    }
}

impl Request {
    /// Parses a request after its verb; `None` if there is no such one.
    pub(super) fn parse(verb: &str, words: &mut Words) -> Option<Self> {
        let entries = words.number()?;
        let wish = match verb {
            "takeback" => Wish::TakeBack(words.number()?),
            "draw" => Wish::Draw,
            "resign" => Wish::Resign,
            "rematch" => Wish::Rematch,
            _ => return None,
        };
        Some(Self { wish, entries })
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entries = self.entries;
        match self.wish {
            Wish::TakeBack(ply) => write!(f, "takeback {entries} {ply}"),
            Wish::Draw => write!(f, "draw {entries}"),
            Wish::Resign => write!(f, "resign {entries}"),
            Wish::Rematch => write!(f, "rematch {entries}"),
        }
    }
}
