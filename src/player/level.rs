//! Ten levels of strength: all their numbers are in this file.
//!
//! They are chosen by measuring: each level is to beat the one below by 65 to 85 %. After a change of
//! the engine, measure again with `cargo run --release --example arena -- levels` and update the table in
//! `docs/engine.md`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::Limits;
use super::beginner::Beginner;

/// How strong the computer plays: 1 is a child's opponent, 10 its full strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const MIN: Self = Self(1);
    /// The strongest.
    pub const MAX: Self = Self(10);

    /// A level from 1 to 10.
    pub const fn new(number: u8) -> Option<Self> {
        if Self::MIN.0 <= number && number <= Self::MAX.0 { Some(Self(number)) } else { None }
    }

    /// From 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }

    /// What a move may cost: nodes from level 4 on, so that the strength does not depend on the
    /// machine; 1 s at level 9, 5 s at level 10. The lowest levels search nothing.
    pub fn limits(self) -> Limits {
        let limits = Limits::default();
        match self.skill() {
            Skill::Beginner(_) => limits,
            Skill::Nodes { most, depth } => Limits { nodes: Some(most), depth, ..limits },
            Skill::Time(turn) => Limits { turn: Some(turn), ..limits },
        }
    }

    /// Whether it keeps its tables from move to move. Without them pondering is of no use.
    pub const fn remembers(self) -> bool {
        matches!(self.skill(), Skill::Time(_))
    }

    /// How it chooses its moves.
    pub(super) const fn skill(self) -> Skill {
        SKILLS[(self.0 - 1) as usize]
    }
}

/// In the middle.
impl Default for Level {
    fn default() -> Self {
        Self(5)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.parse().ok().and_then(Self::new);
        number.ok_or_else(|| format!("the level is a number from {} to {}", Self::MIN, Self::MAX))
    }
}

/// How a level chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Skill {
    /// By looking at the board, without search.
    Beginner(Beginner),
    /// By a search, whose size is the same on every machine.
    Nodes {
        /// Positions that it visits at most. The seed takes off up to a third for each move, so that
        /// games differ by seed.
        most: u64,
        /// Plies that it looks ahead at most, beside answers that are forced.
        depth: Option<u8>,
    },
    /// By a search of so much time.
    Time(Duration),
}

const SKILLS: [Skill; 10] = [
    // Builds its own rows, and often does not see what the other side builds.
    Skill::Beginner(Beginner {
        overlooks_fours: 0.09,
        overlooks_threes: 0.38,
        defence: 0.37,
        combinations: 0.0,
        noise: 1.15,
    }),
    // Sees most, and knows a little of two threats at once.
    Skill::Beginner(Beginner {
        overlooks_fours: 0.022,
        overlooks_threes: 0.12,
        defence: 0.55,
        combinations: 0.3,
        noise: 0.6,
    }),
    // Sees almost everything on the board, but does not look ahead.
    Skill::Beginner(Beginner {
        overlooks_fours: 0.002,
        overlooks_threes: 0.016,
        defence: 0.73,
        combinations: 0.9,
        noise: 0.19,
    }),
    // From here on nothing that must be stopped is overlooked.
    Skill::Nodes { most: 100, depth: Some(1) },
    Skill::Nodes { most: 340, depth: None },
    Skill::Nodes { most: 1_250, depth: None },
    Skill::Nodes { most: 5_000, depth: None },
    Skill::Nodes { most: 20_000, depth: None },
    Skill::Time(Duration::from_secs(1)),
    Skill::Time(Duration::from_secs(5)),
];
