//! The computer at a level.

use fastrand::Rng;

use super::skill::{Eye, Nodes, Skill};
use super::{Ctx, Level, Limits, NoMove, Player, Settings, Simple, Thinker};
use super::{duty, judge};
use crate::engine::{Position, Search, ThreadData, TranspositionTable, check_support};
use crate::rules::{Game, Point, Status, Variant};

/// Whether the computer has levels in this game, and advice to give: the engine knows it.
pub fn has_levels(variant: Variant) -> bool {
    check_support(variant).is_ok()
}

/// The computer at some level, in every game of the family: where the engine does not know the
/// game, the simple player serves.
///
/// Up to level 8 it remembers nothing: its move is a matter of the seed and the position, whatever
/// it was asked before.
#[derive(Debug)]
pub struct Levelled {
    mind: Mind,
    limits: Limits,
    seed: u64,
    simple: Simple,
}

/// What finds the moves.
#[derive(Debug)]
enum Mind {
    Eye(Eye),
    Nodes(Nodes),
    Thinker(Thinker),
}

impl Levelled {
    /// A player that takes chance from this seed.
    pub fn new(level: Level, seed: u64) -> Self {
        let mind = match level.skill() {
            Skill::Eye(eye) => Mind::Eye(eye),
            Skill::Nodes(nodes) => Mind::Nodes(nodes),
            Skill::Time(_) => Mind::Thinker(Thinker::new(Settings::default())),
        };
        Self { mind, limits: level.limits(), seed, simple: Simple::new(seed) }
    }
}

impl Player for Levelled {
    /// The level's own limits hold, too: of the two the narrower one.
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        let limits = narrower(*limits, self.limits);
        if !matches!(game.status(), Status::ToMove(_)) {
            return Err(NoMove::GameOver);
        }
        if !has_levels(game.variant()) {
            return self.simple.choose(game, &limits, ctx);
        }
        let chance = |position: &Position| chance(self.seed, position);
        let choice = match &mut self.mind {
            Mind::Eye(eye) => {
                let position = of(game)?;
                judge::choose(&position, game.board(), eye, &mut chance(&position))
            }
            Mind::Nodes(nodes) => {
                let position = of(game)?;
                let mut random = chance(&position);
                match opening(game, &mut random) {
                    Some(point) => Some(point),
                    None => search(game, *nodes, limits, ctx, &mut random)?
                        .map(|choice| duty::done(&position, choice)),
                }
            }
            Mind::Thinker(thinker) => Some(thinker.choose(game, &limits, ctx)?),
        };
        choice.ok_or(NoMove::GameOver)
    }
}

fn of(game: &Game) -> Result<Position, NoMove> {
    Position::of(game).map_err(|_| NoMove::Unsupported(game.variant()))
}

/// The chance that a seed has in a position, the same each time.
fn chance(seed: u64, position: &Position) -> Rng {
    Rng::with_seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ position.key())
}

/// Bytes for the table of a search that visits so few positions.
const SMALL: usize = 1 << 20;

/// The best move by a search from scratch; the seed has a say in how long it goes on.
fn search(
    game: &Game,
    nodes: Nodes,
    limits: Limits,
    ctx: &Ctx,
    random: &mut Rng,
) -> Result<Option<Point>, NoMove> {
    let most = random.u64(nodes.most - nodes.most / 3..=nodes.most);
    let limits = narrower(limits, Limits { nodes: Some(most), ..Limits::default() });
    let (table, mut memory) = (TranspositionTable::new(SMALL), ThreadData::default());
    let choice = Search::new(of(game)?, &table, &mut memory, limits, ctx).run();
    Ok(choice.map(|choice| choice.best))
}

/// The second or third stone of a game that begins in the middle: beside the first one, wherever
/// the seed says.
fn opening(game: &Game, random: &mut Rng) -> Option<Point> {
    /// So far from the edge there is room on all sides.
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

/// The narrower limit of each two.
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
