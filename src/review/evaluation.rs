//! Evaluation of one position by a search.

use std::ops::RangeInclusive;

use crate::player::{Analyst, Ctx, EngineSettings, Limits, Line, Verdict, Watch as _};
use crate::rules::{Game, Point};

/// Bytes of a search's tables, from a short search to a long one.
const MEMORY: RangeInclusive<usize> = 4 << 20..=16 << 20;
const MEMORY_PER_NODE: usize = 64;

/// Finds the best line in the current position with this many nodes. `None` if stopped, or if the
/// engine does not support the game.
pub(super) fn evaluate(game: &Game, nodes: u64, ctx: &Ctx) -> Option<Line> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let memory = usize::try_from(nodes).unwrap_or(usize::MAX).saturating_mul(MEMORY_PER_NODE);
    let memory = memory.clamp(*MEMORY.start(), *MEMORY.end());
    let mut analyst = Analyst::new(EngineSettings { memory, threads: 1 }, 1);
    let info = analyst.analyse(game, &limits, ctx).ok()?;
    info.lines.into_iter().next().filter(|_| !ctx.is_stopped())
}

pub(super) fn evaluate_move(game: &Game, point: Point, nodes: u64, ctx: &Ctx) -> Option<Line> {
    let mut game = game.clone();
    game.play(point).ok()?;
    let Line { depth, verdict, mut pv } = evaluate(&game, nodes, ctx)?;
    pv.insert(0, point);
    let verdict = match verdict {
        Verdict::Loss(plies) => Verdict::Win(plies.saturating_add(1)),
        Verdict::Open(value) => Verdict::Open(-value),
        Verdict::Win(plies) => Verdict::Loss(plies.saturating_add(1)),
    };
    Some(Line { depth: depth.saturating_add(1), verdict, pv })
}
