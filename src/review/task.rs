//! Tasks of a review, which depend only on their own data.

use std::ops::RangeInclusive;
use std::time::Duration;

use super::proof::{Proof, ProofLimits, prove};
use super::variation::Better;
use crate::player::{
    Analyst, Ctx, EngineSettings, Info, Limits, Line, Stop, Verdict, Watch as _, reason,
};
use crate::rules::{Game, Point};

#[derive(Clone, Debug)]
pub struct Task {
    pub(super) index: usize,
    pub(super) game: Game,
    pub(super) ask: Ask,
    pub(super) proof: Option<Proof>,
    pub(super) evaluation: Option<Line>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    Proof(ProofLimits),
    /// Harder proof at the turning point, repeated at most this many times while the turning point
    /// moves.
    TurningPoint(ProofLimits, usize),
    /// Search with this many nodes.
    Search(u64),
    /// Search for a better move, with this many nodes for each search.
    Better(u64),
}

#[derive(Clone, Debug)]
pub struct Finding {
    pub(super) index: usize,
    /// Answer; `None` if stopped, or without a result.
    pub(super) answer: Option<ReviewAnswer>,
}

#[derive(Clone, Debug)]
pub(super) enum ReviewAnswer {
    Proof(Proof),
    Evaluation(Line),
    Better(Better),
}

impl Task {
    /// Runs the task. The finding depends neither on earlier ones nor on the machine.
    pub fn run(self, stop: &Stop) -> Finding {
        let ctx = Ctx::new(stop.clone(), |_| {});
        let answer = match self.ask {
            Ask::Proof(bound) | Ask::TurningPoint(bound, _) => {
                prove(&self.game, self.proof.as_ref(), bound, &ctx).map(ReviewAnswer::Proof)
            }
            Ask::Search(nodes) => evaluate(&self.game, nodes, &ctx).map(ReviewAnswer::Evaluation),
            Ask::Better(nodes) => self.better(nodes, &ctx).map(ReviewAnswer::Better),
        };
        Finding { index: self.index, answer }
    }

    /// Finds the better move: a proved win; else the choice of the search, unless that is proved to
    /// lose; else the best of the moves not proved to lose.
    fn better(&self, nodes: u64, ctx: &Ctx) -> Option<Better> {
        let defences: Option<Vec<Point>> = match &self.proof {
            Some(Proof::Win(win)) => {
                return Some(Better { variation: win.clone().into(), reason: None });
            }
            Some(Proof::Open(Some(defences))) => Some(defences.all().collect()),
            Some(Proof::Open(None) | Proof::Loss) | None => None,
        };
        let wanted = self.evaluation.as_ref().and_then(|found| found.pv.first().copied());
        let best = match (wanted, defences) {
            (Some(wanted), None) => wanted,
            (Some(wanted), Some(defences)) if defences.contains(&wanted) => wanted,
            (_, defences) => best_of(&self.game, nodes / 10, defences?, ctx)?,
        };
        // As long as the search after the move played, so that the two can be compared.
        let found = evaluate_move(&self.game, best, nodes, ctx)?;
        let info = Info { nodes: 0, elapsed: Duration::ZERO, lines: vec![found.clone()] };
        let reason = reason(&self.game, best, Some(&info));
        Some(Better { variation: found.into(), reason })
    }
}

/// Maximum number of moves searched if the choice of the search is proved to lose.
const MOST: usize = 12;

/// Finds the best of these moves with a search after each. If there are many, only those near the
/// last move are tried.
fn best_of(game: &Game, nodes: u64, mut moves: Vec<Point>, ctx: &Ctx) -> Option<Point> {
    if let Some(last) = game.moves().last() {
        let far = |point: &Point| point.row.abs_diff(last.row).max(point.col.abs_diff(last.col));
        moves.sort_by_key(far);
    }
    let found = moves.into_iter().take(MOST);
    let found =
        found.filter_map(|point| Some((point, evaluate_move(game, point, nodes, ctx)?.verdict)));
    found.max_by_key(|&(_, verdict)| verdict).map(|(point, _)| point)
}

/// Bytes of a search's tables, from a short search to a long one.
const MEMORY: RangeInclusive<usize> = 4 << 20..=16 << 20;
const MEMORY_PER_NODE: usize = 64;

/// Finds the best line with this many nodes; `None` if stopped, or if the game is not supported.
fn evaluate(game: &Game, nodes: u64, ctx: &Ctx) -> Option<Line> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let memory = usize::try_from(nodes).unwrap_or(usize::MAX).saturating_mul(MEMORY_PER_NODE);
    let memory = memory.clamp(*MEMORY.start(), *MEMORY.end());
    let mut analyst = Analyst::new(EngineSettings { memory, threads: 1 }, 1);
    let info = analyst.analyse(game, &limits, ctx).ok()?;
    info.lines.into_iter().next().filter(|_| !ctx.is_stopped())
}

fn evaluate_move(game: &Game, point: Point, nodes: u64, ctx: &Ctx) -> Option<Line> {
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
