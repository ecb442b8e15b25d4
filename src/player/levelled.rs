//! Computer player at a level.

use std::thread;
use std::time::Duration;

use fastrand::Rng;

use super::forced::or_forced;
use super::level::Skill;
use super::proved::winning_move;
use super::{
    Ctx, EnginePlayer, EngineSettings, Level, Limits, LowMemory, Method, NoMove, OpeningPlayer,
    Player, Simple, SmallGames, Watch,
};
use crate::engine::{Evaluator, Position, Search, ThreadData, TranspositionTable};
use crate::game::Target;
use crate::quarto;
use crate::rules::{Game, Point, Status, Turn, spread};

/// Computer at some level, in every game of the family. [`Simple`] plays the games in which it has
/// no levels.
///
/// Up to level 8 it has no memory: its move depends only on seed and position.
#[derive(Debug)]
pub struct Levelled {
    level: Level,
    seed: u64,
    simple: Simple,
    small: SmallGames,
    opening: OpeningPlayer,
    /// Engine of the levels that are limited by time.
    engine: Option<EnginePlayer>,
    settings: EngineSettings,
    /// Minimum time from the request to the move.
    pace: Duration,
}

const POLL_INTERVAL: Duration = Duration::from_millis(20);

impl Levelled {
    /// Creates a player whose random choices come from this seed.
    pub fn new(level: Level, seed: u64) -> Self {
        Self::with(level, seed, EngineSettings::default())
    }

    /// Creates a player with resources for the levels that are limited by time. They do not affect
    /// the other levels.
    pub fn with(level: Level, seed: u64, settings: EngineSettings) -> Self {
        let (simple, opening) = (Simple::new(seed), OpeningPlayer::new(level, seed));
        let small = SmallGames::default();
        Self { level, seed, simple, small, opening, engine: None, settings, pace: Duration::ZERO }
    }

    /// Delays each move until this time after the request, so that a person can follow two quick
    /// moves. The stop flag ends the delay.
    #[must_use]
    pub fn paced(self, pace: Duration) -> Self {
        Self { pace, ..self }
    }

    /// Chooses, and waits until the pace.
    fn at_pace<T>(
        &mut self,
        ctx: &Ctx,
        choose: impl FnOnce(&mut Self, &Ctx) -> Result<T, NoMove>,
    ) -> Result<T, NoMove> {
        if self.pace.is_zero() {
            return choose(self, ctx);
        }
        // The move must not be announced before its time.
        let choice = choose(self, &ctx.heard_by(|_| {}))?;
        while !ctx.is_stopped() && ctx.elapsed() < self.pace {
            thread::park_timeout(POLL_INTERVAL.min(self.pace.saturating_sub(ctx.elapsed())));
        }
        Ok(choice)
    }

    fn choose_at_once(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        let limits = narrower(*limits, self.level.limits());
        if !matches!(game.status(), Status::ToMove(_)) {
            return Err(NoMove::GameOver);
        }
        // The random numbers are the same each time for a position.
        let random = |key: u64| Rng::with_seed(spread(self.seed) ^ key);
        let position = match Method::of(game.variant()) {
            Method::Engine => super::position_of(game)?,
            Method::Solver(_) => {
                let mut random = random(game.board().key().0);
                let target = self.small.choose(game, self.level, &limits, &mut random, ctx)?;
                return target.cell().ok_or(NoMove::GameOver);
            }
            Method::OneStone => return self.simple.choose(game, &limits, ctx),
        };
        let mut random = random(position.key());
        let choice = match self.level.skill() {
            Skill::Beginner(beginner) => beginner.choose(&position, &mut random),
            Skill::Nodes { most, .. } => opening(game, &mut random).or_else(|| {
                let nodes = Some(random.u64(most - most / 3..=most));
                let limits = narrower(limits, Limits { nodes, ..Limits::default() });
                let choice = search(position.clone(), limits, ctx)?;
                Some(or_forced(&position, choice))
            }),
            Skill::Time(_) => {
                let is_highest = self.level == Level::MAX;
                if let Some(winning) =
                    is_highest.then(|| winning_move(game, &limits, ctx)).flatten()
                {
                    return Ok(winning);
                }
                let new = || EnginePlayer::new(self.settings);
                Some(self.engine.get_or_insert_with(new).choose(game, &limits, ctx)?)
            }
        };
        choice.ok_or(NoMove::GameOver)
    }
}

impl Player for Levelled {
    /// Chooses within the given limits and those of the level.
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        self.at_pace(ctx, |player, ctx| player.choose_at_once(game, limits, ctx))
    }

    /// Decides in openings, and passes if no stone can be placed.
    fn take_turn(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Turn, NoMove> {
        if let Some(opening) = game.opening().filter(|opening| !opening.is_over()) {
            let variant = game.variant();
            return self.at_pace(ctx, |player, ctx| {
                let act = player.opening.choose(opening, variant, limits, ctx);
                act.map(Turn::from).ok_or(NoMove::GameOver)
            });
        }
        if game.check_pass().is_ok() && game.legal_moves().next().is_none() {
            return Ok(Turn::Pass);
        }
        self.choose(game, limits, ctx).map(Turn::Stone)
    }

    fn choose_in_quarto(
        &mut self,
        game: &quarto::Game,
        limits: &Limits,
        ctx: &Ctx,
    ) -> Result<Target, NoMove> {
        self.at_pace(ctx, |player, ctx| {
            let limits = narrower(*limits, player.level.limits());
            let mut random = Rng::with_seed(spread(player.seed) ^ key(game));
            player.small.choose(game, player.level, &limits, &mut random, ctx)
        })
    }

    fn anytime_from(&self) -> Option<Duration> {
        match self.level.skill() {
            Skill::Beginner(_) => None,
            Skill::Nodes { .. } | Skill::Time(_) => Some(self.pace),
        }
    }

    fn shortage(&self) -> Option<LowMemory> {
        let engine = self.engine.as_ref().and_then(EnginePlayer::shortage);
        LowMemory::sum(engine, self.small.shortage())
    }
}

/// Key of a position of Quarto, as of those of the other games.
fn key(game: &quarto::Game) -> u64 {
    let shape = game.shape();
    let placed = game.moves().iter().map(|done| {
        let cell = u64::from(done.point.row) * u64::from(shape.width()) + u64::from(done.point.col);
        16 * (cell + 1) + u64::from(done.piece.number())
    });
    let given = game.selected().map(|piece| u64::from(piece.number()));
    placed.chain(given).fold(0, |key, number| key ^ spread(number))
}

fn search(position: Position, limits: Limits, ctx: &Ctx) -> Option<Point> {
    const MEMORY: usize = 1 << 20;
    let (mut tt, mut thread) = (TranspositionTable::new(MEMORY), ThreadData::default());
    Search::new(Evaluator::Classical, position, tt.share(), &mut thread, limits, ctx)
        .run()
        .map(|result| result.best)
}

/// Second or third stone of a game that starts in the middle: next to the first one, chosen by the
/// seed.
fn opening(game: &Game, random: &mut Rng) -> Option<Point> {
    /// Minimum distance from the edge that leaves room on all sides.
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

pub(super) fn narrower(one: Limits, other: Limits) -> Limits {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Claim, Stop, proved};
    use crate::rules::{Placement, Rule, Stone, Variant};

    #[test]
    fn the_highest_level_plays_the_moves_of_the_proof() {
        let game = crate::rules::parse_moves("h8a1", Variant::GOMOKU_15).unwrap();
        let Some(Claim::Wins(expected)) = proved(&game) else { panic!("it is proved") };
        let none = Limits { turn: Some(Duration::ZERO), ..Limits::default() };
        let mut computer = Levelled::new(Level::MAX, 1);
        assert_eq!(computer.choose(&game, &none, &Ctx::quiet()), Ok(expected));
        // Where it has none, and for the other side, the engine searches.
        for moves in ["h8a1o15", "h8"] {
            let game = crate::rules::parse_moves(moves, Variant::GOMOKU_15).unwrap();
            assert!(!matches!(proved(&game), Some(Claim::Wins(_))), "{moves}");
        }
    }

    #[test]
    fn the_move_is_delayed_until_the_pace_or_a_stop() {
        let game = Game::new(Variant::TIC_TAC_TOE);
        let pace = Duration::from_millis(30);
        let level = || Levelled::new(Level::MIN, 1);
        let ctx = Ctx::quiet();
        let choice = level().paced(pace).choose(&game, &Limits::default(), &ctx);
        assert!(ctx.elapsed() >= pace);
        // The choice is the same as without a delay.
        assert_eq!(choice, level().choose(&game, &Limits::default(), &Ctx::quiet()));
        // Without the stop flag, this delay would never end.
        let stop = Stop::default();
        stop.stop();
        let ctx = Ctx::new(stop, |_| {});
        let mut endless = level().paced(Duration::MAX);
        assert_eq!(endless.choose(&game, &Limits::default(), &ctx), choice);
    }

    #[test]
    fn every_level_passes_where_there_is_no_move_but_a_foul() {
        // The only free point is an overline of X, which must pass.
        const FULL: &str = "
            X O O O X O O
            O X O X O O X
            O O O O X O X
            X X X . X X X
            O X O O O O X
            O X X X O X O
            X X X X O X O";
        let board: crate::rules::Board = FULL.parse().unwrap();
        let renju = Variant::new(board.shape(), 5, Rule::Renju, Placement::Anywhere).unwrap();
        let position = crate::rules::Position::from_board(renju, &board).unwrap();
        for side in [Stone::First, Stone::Second] {
            let game = Game::from_position(position.clone().with_to_move(side));
            let free = game.legal_moves().next();
            assert_eq!(free.is_none(), side == Stone::First);
            for level in Level::all() {
                let choice =
                    Levelled::new(level, 1).choose(&game, &Limits::default(), &Ctx::quiet());
                assert_eq!(choice.ok(), free, "{level:?} of {side:?}");
                let turn =
                    Levelled::new(level, 1).take_turn(&game, &Limits::default(), &Ctx::quiet());
                assert_eq!(turn, Ok(free.map_or(Turn::Pass, Turn::Stone)), "{level:?}");
            }
        }
    }
}
