//! Ten levels of strength.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::{Ctx, Limits, NoMove, Player, Settings, Simple, Thinker};
use crate::rules::{Game, Point};

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

    /// What a move may cost: 1 s at level 9, 5 s at level 10; below, knowledge and nodes limit it,
    /// so that the strength does not depend on the machine.
    pub fn limits(self) -> Limits {
        let turn = match self.0 {
            9 => Some(Duration::from_secs(1)),
            10 => Some(Duration::from_secs(5)),
            _ => None,
        };
        Limits { turn, ..Limits::default() }
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

/// The computer at some level, in every game of the family: where the engine does not know the
/// game, the simple player serves.
#[derive(Debug)]
pub struct Levelled {
    level: Level,
    simple: Simple,
    thinker: Thinker,
}

impl Levelled {
    /// A player that takes chance from this seed.
    pub fn new(level: Level, seed: u64) -> Self {
        Self { level, simple: Simple::new(seed), thinker: Thinker::new(Settings::default()) }
    }
}

impl Player for Levelled {
    fn choose(&mut self, game: &Game, _: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        match self.thinker.choose(game, &self.level.limits(), ctx) {
            Err(NoMove::Unsupported(_)) => self.simple.choose(game, &self.level.limits(), ctx),
            answer => answer,
        }
    }
}
