//! Opening explorer: the continuations of a position and their results.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Canonical, Ending, Posting};
use crate::rules::{BySide, Point, Stone};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub won: BySide<u32>,
    pub drawn: u32,
    pub unfinished: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// Cell of the move; of symmetric cells the first one, row by row.
    pub point: Point,
    pub games: Tally,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explorer {
    pub games: Tally,
    /// Next moves. Some games may have ended with the position.
    pub continuations: Vec<Continuation>,
}

impl Tally {
    pub const fn total(self) -> u32 {
        self.won.first + self.won.second + self.drawn + self.unfinished
    }

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
    /// Counts games by their next move; each game is a posting of the position's key.
    pub fn new(position: &Canonical, games: impl IntoIterator<Item = Posting>) -> Self {
        let mut all = Tally::default();
        let mut next: BTreeMap<u16, Tally> = BTreeMap::new();
        for posting in games {
            all.add(posting.ending());
            if let Some(cell) = posting.next() {
                next.entry(cell).or_default().add(posting.ending());
            }
        }
        let points = position.points();
        let continuations = points.filter_map(|point| {
            let games = next.remove(&position.cell(point)?)?;
            Some(Continuation { point, games })
        });
        let mut continuations: Vec<_> = continuations.collect();
        continuations.sort_by_key(|continuation| Reverse(continuation.games.total()));
        Self { games: all, continuations }
    }
}
