//! The games that a program keeps.

use std::path::Path;

use gomoku::store::{Listed, Store};

/// The store of a program with this home.
pub fn store(home: &Path) -> Store {
    Store::in_directories(home.join("data/gomoku"), home.join("state/gomoku"))
}

/// How many stones each of the games has that go on, and of those that have ended; both in order.
pub fn kept(home: &Path) -> [Vec<usize>; 2] {
    let listing = store(home).list(0, usize::MAX);
    let stones = |listed: &Listed| {
        let (Listed::Game(kept) | Listed::Here(kept) | Listed::Elsewhere(kept)) = listed else {
            panic!("{listed:?}")
        };
        kept.record.on_board().stones()
    };
    let (going_on, ended) = listing.games.split_at(listing.unfinished);
    [going_on, ended].map(|games| {
        let mut games: Vec<usize> = games.iter().map(stones).collect();
        games.sort_unstable();
        games
    })
}
