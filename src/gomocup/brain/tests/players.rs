//! Players for the tests.

use super::*;
use crate::game::GameKind;
use crate::player::{Info, Line, NoMove, Watch as _};
use crate::rules::Rule;

/// Plays on the first free cell, with this verdict.
#[derive(Clone, Copy)]
pub(super) struct First(pub(super) Verdict);

impl Player for First {
    fn choose(&mut self, game: &Game, _: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        let first = game.legal_moves().next().ok_or(NoMove::GameOver)?;
        let lines = vec![Line { depth: 3, verdict: self.0, pv: vec![first] }];
        ctx.report(&Info { nodes: 80, elapsed: Duration::from_millis(8), lines });
        Ok(first)
    }
}

/// Plays on the first free cell, and reports two lines, the second of which becomes deeper.
pub(super) struct Several;

impl Player for Several {
    fn choose(&mut self, game: &Game, _: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        let moves: Vec<Point> = game.legal_moves().take(2).collect();
        for (depth, step) in [(3, 1), (4, 2)] {
            let line = |depth, value, point| Line {
                depth,
                verdict: Verdict::Open(value),
                pv: vec![point],
            };
            let lines = vec![line(3, 0, moves[0]), line(depth, -1, moves[1])];
            let elapsed = Duration::from_millis(8 * step);
            ctx.report(&Info { nodes: 80 * step, elapsed, lines });
        }
        Ok(moves[0])
    }
}

pub(super) fn first() -> First {
    First(Verdict::Open(0))
}

/// Thinks until it is stopped, after reporting its depth and nodes.
pub(super) struct Deep;

impl Player for Deep {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        First(Verdict::Open(0)).choose(game, limits, ctx)?;
        Endless.choose(game, limits, ctx)
    }
}

/// Thinks until it is stopped.
pub(super) struct Endless;

impl Player for Endless {
    fn choose(&mut self, game: &Game, _: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        while !ctx.is_stopped() {
            std::thread::yield_now();
        }
        game.legal_moves().next().ok_or(NoMove::GameOver)
    }
}

/// Reports its limits as the column of its move, and the rule as the row.
pub(super) struct Teller;

impl Player for Teller {
    fn choose(&mut self, game: &Game, limits: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        let row = u8::from(game.variant().rule() == Rule::Standard);
        Ok(Point::new(row, limits.depth.unwrap_or(0)))
    }
}

pub(super) struct Broken;

impl Player for Broken {
    fn choose(&mut self, _: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        panic!("out of memory");
    }
}

/// Always plays in the corner.
pub(super) struct Stubborn;

impl Player for Stubborn {
    fn choose(&mut self, _: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        Ok(Point::new(0, 0))
    }
}

pub(super) struct Ignorant;

impl Player for Ignorant {
    fn choose(&mut self, game: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        Err(NoMove::Unsupported(GameKind::Rows(game.variant())))
    }
}
