//! What each level knows: all the numbers of the levels are in this file.
//!
//! They are chosen by measuring: each level is to beat the one below by 65 to 85 %. Whoever changes
//! the engine measures again, with `cargo run --release --example ladder`, and writes the table in
//! `docs/engine.md` anew.

use std::time::Duration;

/// How a level comes to its moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Skill {
    /// By looking at the board: it tries nothing out.
    Eye(Eye),
    /// By a search, whose size is the same on every machine.
    Nodes(Nodes),
    /// By a search of so much time.
    Time(Duration),
}

/// A beginner's eye. Chances are from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Eye {
    /// How often it overlooks that a row lacks a single stone, a straight one on a row or a column
    /// near the last stone. Diagonals, rows with a gap and those elsewhere are overlooked more
    /// often, own rows less; see `judge`.
    pub overlooks_fours: f64,
    /// The same of what is less than four in a row.
    pub overlooks_threes: f64,
    /// How much the other side's rows matter, if the own ones matter 1.
    pub defence: f64,
    /// How well it knows that two threats at once win: 1 is all there is to know.
    pub combinations: f64,
    /// How far its judgement of a move may be off: twice too much or too little at 1.
    pub noise: f64,
}

/// The size of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nodes {
    /// Positions that it visits at most. The seed takes off up to a third for each move, so that
    /// another seed is another game.
    pub most: u64,
    /// Plies that it looks ahead at most, beside answers that are forced.
    pub depth: Option<u8>,
}

/// The levels from 1 to 10.
pub const SKILLS: [Skill; 10] = [
    // Builds its own rows, and often does not see what the other side builds.
    Skill::Eye(Eye {
        overlooks_fours: 0.09,
        overlooks_threes: 0.38,
        defence: 0.37,
        combinations: 0.0,
        noise: 1.15,
    }),
    // Sees most, and has an idea what two threats at once are good for.
    Skill::Eye(Eye {
        overlooks_fours: 0.022,
        overlooks_threes: 0.12,
        defence: 0.55,
        combinations: 0.3,
        noise: 0.6,
    }),
    // Sees almost everything that is on the board, and nothing that is not there yet.
    Skill::Eye(Eye {
        overlooks_fours: 0.002,
        overlooks_threes: 0.016,
        defence: 0.73,
        combinations: 0.9,
        noise: 0.19,
    }),
    // From here on nothing that must be stopped is overlooked.
    Skill::Nodes(Nodes { most: 100, depth: Some(1) }),
    Skill::Nodes(Nodes { most: 1_600, depth: None }),
    Skill::Nodes(Nodes { most: 5_900, depth: None }),
    Skill::Nodes(Nodes { most: 17_000, depth: None }),
    Skill::Nodes(Nodes { most: 45_000, depth: None }),
    Skill::Time(Duration::from_secs(1)),
    Skill::Time(Duration::from_secs(5)),
];
