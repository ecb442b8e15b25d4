//! Ten levels of strength.

use std::fmt;
use std::str::FromStr;

use super::Limits;
use super::skill::{Nodes, SKILLS, Skill};

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
            Skill::Eye(_) => limits,
            Skill::Nodes(Nodes { most, depth }) => Limits { nodes: Some(most), depth, ..limits },
            Skill::Time(turn) => Limits { turn: Some(turn), ..limits },
        }
    }

    /// Whether what it found for one move serves it for the next. Whoever remembers nothing has no use
    /// for the other side's time.
    pub const fn remembers(self) -> bool {
        matches!(self.skill(), Skill::Time(_))
    }

    /// What it knows.
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
