//! The computer at a level.

use std::time::Duration;

use fastrand::Rng;

use super::forced::or_forced;
use super::level::Skill;
use super::{Ctx, EnginePlayer, EngineSettings, Level, Limits, NoMove, Player, Shortage, Simple};
use crate::engine::{Classical, Position, Search, ThreadData, TranspositionTable, check_support};
use crate::rules::{Game, Point, Status, Variant};

/// Whether the computer has levels and gives hints in this game: those that the engine knows.
pub fn has_levels(variant: Variant) -> bool {
    check_support(variant).is_ok()
}

/// The computer at some level, in every game of the family: where the engine does not know the
/// game, the simple player serves.
///
/// Up to level 8 it remembers nothing: its move depends on the seed and the position only.
#[derive(Debug)]
pub struct Levelled {
    level: Level,
    seed: u64,
    simple: Simple,
    /// For the levels that are limited by time.
    engine: Option<EnginePlayer>,
    /// What that may use.
    settings: EngineSettings,
}

impl Levelled {
    /// A player with random choices from this seed.
    pub fn new(level: Level, seed: u64) -> Self {
        Self::with(level, seed, EngineSettings::default())
    }

    /// The same, with so much memory and so many threads at the levels that are limited by time. The others
    /// play the same moves with any.
    pub fn with(level: Level, seed: u64, settings: EngineSettings) -> Self {
        Self { level, seed, simple: Simple::new(seed), engine: None, settings }
    }
}

impl Player for Levelled {
    /// The level's own limits hold, too: the narrower of the two.
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        let limits = narrower(*limits, self.level.limits());
        if !matches!(game.status(), Status::ToMove(_)) {
            return Err(NoMove::GameOver);
        }
        let Ok(position) = Position::of(game) else {
            return self.simple.choose(game, &limits, ctx);
        };
        // The same position has the same random numbers each time.
        let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ position.key();
        let mut random = Rng::with_seed(seed);
        let choice = match self.level.skill() {
            Skill::Beginner(beginner) => beginner.choose(&position, game.board(), &mut random),
            Skill::Nodes { most, .. } => opening(game, &mut random).or_else(|| {
                let nodes = Some(random.u64(most - most / 3..=most));
                let limits = narrower(limits, Limits { nodes, ..Limits::default() });
                let choice = search(position.clone(), limits, ctx)?;
                Some(or_forced(&position, choice))
            }),
            Skill::Time(_) => {
                let new = || EnginePlayer::new(self.settings);
                Some(self.engine.get_or_insert_with(new).choose(game, &limits, ctx)?)
            }
        };
        choice.ok_or(NoMove::GameOver)
    }

    fn anytime_from(&self) -> Option<Duration> {
        match self.level.skill() {
            Skill::Beginner(_) => None,
            Skill::Nodes { .. } | Skill::Time(_) => Some(Duration::ZERO),
        }
    }

    fn shortage(&self) -> Option<Shortage> {
        self.engine.as_ref()?.shortage()
    }
}

/// The best move by a search from scratch.
fn search(position: Position, limits: Limits, ctx: &Ctx) -> Option<Point> {
    /// Bytes for the table of a search that visits so few positions.
    const MEMORY: usize = 1 << 20;
    let (mut tt, mut thread) = (TranspositionTable::new(MEMORY), ThreadData::default());
    Search::<Classical>::new(position, tt.share(), &mut thread, limits, ctx)
        .run()
        .map(|result| result.best)
}

/// The second or third stone of a game that begins in the middle: beside the first one, wherever
/// the seed says.
fn opening(game: &Game, random: &mut Rng) -> Option<Point> {
    /// At this distance from the edge there is room on all sides.
    const ROOM: u8 = 4;
    let (&first, around) = match game.moves() {
        _ if !game.start().stones().is_empty() => return None,
        [first] => (first, 1),
        [first, _] => (first, 2),
        _ => return None,
    };
    let shape = game.variant().shape();
    let is_within =
        |at: u8, side: u8| (ROOM + around..side.saturating_sub(ROOM + around)).contains(&at);
    if !is_within(first.row, shape.height()) || !is_within(first.col, shape.width()) {
        return None;
    }
    let near = |point: &Point| {
        point.row.abs_diff(first.row) <= around && point.col.abs_diff(first.col) <= around
    };
    let cells: Vec<Point> = game.legal_moves().filter(near).collect();
    random.choice(cells)
}

/// The narrower of each pair of limits.
fn narrower(one: Limits, other: Limits) -> Limits {
    fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
        [one, other].into_iter().flatten().min()
    }
    Limits {
        turn: least(one.turn, other.turn),
        left: least(one.left, other.left),
        depth: least(one.depth, other.depth),
        nodes: least(one.nodes, other.nodes),
    }
}
