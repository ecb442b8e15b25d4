//! How games went on from a position, and how they ended.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Canonical, Ending, Posting};
use crate::rules::{BySide, Point, Stone};

/// How many games ended in which way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that a side won.
    pub won: BySide<u32>,
    /// Games that nobody won.
    pub drawn: u32,
    /// Games that did not end.
    pub unfinished: u32,
}

/// A move that was played in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// Where. Of cells that a symmetry of the position maps onto one another this is the first, row by row,
    /// and stands for all.
    pub point: Point,
    /// The games.
    pub games: Tally,
}

/// How games went on from a position, the most frequent way first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explorer {
    /// All games that reached the position.
    pub games: Tally,
    /// What was played next. Some of the games may have ended with the position.
    pub continuations: Vec<Continuation>,
}

impl Tally {
    /// How many games.
    pub const fn total(self) -> u32 {
        self.won.first + self.won.second + self.drawn + self.unfinished
    }

    /// Counts a game.
    pub const fn add(&mut self, ending: Ending) {
        match ending {
            Ending::Won(Stone::First) => self.won.first += 1,
            Ending::Won(Stone::Second) => self.won.second += 1,
            Ending::Drawn => self.drawn += 1,
            Ending::Unfinished => self.unfinished += 1,
        }
    }
}

impl Explorer {
    /// What these games did in the position; each is a posting of the position's key.
    pub fn new(position: &Canonical, games: impl IntoIterator<Item = Posting>) -> Self {
        let mut all = Tally::default();
        let mut next: BTreeMap<u16, Tally> = BTreeMap::new();
        for posting in games {
            all.add(posting.ending());
            if let Some(cell) = posting.next() {
                next.entry(cell).or_default().add(posting.ending());
            }
        }
        let points = position.keys().points();
        let continuations = points.filter_map(|point| {
            let games = next.remove(&position.cell(point)?)?;
            Some(Continuation { point, games })
        });
        let mut continuations: Vec<_> = continuations.collect();
        continuations.sort_by_key(|continuation| Reverse(continuation.games.total()));
        Self { games: all, continuations }
    }
}
