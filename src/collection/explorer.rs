//! Opening explorer: the continuations of a position and their results.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Canonical, Ending, NextMove, Places, Posting};
use crate::rules::{BySide, Point, Stone};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub won: BySide<u32>,
    pub drawn: u32,
    pub unfinished: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// Cell of the move; of symmetric cells the first one, row by row.
    pub point: Point,
    pub games: Tally,
    /// Number of lines of libraries after the move.
    pub lines: u64,
    /// First line of a comment on the move in a library; empty if there is none.
    pub comment: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explorer {
    pub games: Tally,
    /// Number of places in libraries with the position.
    pub places: usize,
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
            Some(Continuation { point, games, lines: 0, comment: String::new() })
        });
        let mut explorer = Self { games: all, places: 0, continuations: continuations.collect() };
        explorer.sort();
        explorer
    }

    /// Adds the places of a library that have the position.
    pub fn add(&mut self, found: &Places) {
        self.places += found.number;
        for NextMove { point, lines, comment } in &found.next {
            let known = self.continuations.iter_mut().find(|it| it.point == *point);
            if let Some(known) = known {
                known.lines += lines;
                if known.comment.is_empty() {
                    known.comment.clone_from(comment);
                }
            } else {
                let (games, comment) = (Tally::default(), comment.clone());
                self.continuations.push(Continuation {
                    point: *point,
                    games,
                    lines: *lines,
                    comment,
                });
            }
        }
        self.sort();
    }

    /// Number of lines of libraries after all moves.
    pub fn lines(&self) -> u64 {
        self.continuations.iter().map(|it| it.lines).sum()
    }

    /// Checks whether neither a game nor a library has the position.
    pub const fn is_empty(&self) -> bool {
        self.games.total() == 0 && self.places == 0
    }

    fn sort(&mut self) {
        self.continuations.sort_by_key(|it| Reverse((it.games.total(), it.lines)));
    }
}
