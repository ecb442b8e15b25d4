//! Tasks of a review, which depend only on their own data.

use std::ops::RangeInclusive;
use std::time::Duration;

use super::proof::{Proof, ProofLimits, prove};
use super::variation::Better;
use crate::player::{
    Analyst, Ctx, EngineSettings, Info, Limits, Line, Solver, Stop, Verdict, Watch as _, reason,
};
use crate::rules::{Game, Point};

#[derive(Clone, Debug)]
pub struct Task {
    pub(super) index: usize,
    pub(super) game: Game,
    /// Move of the reviewed game, to which an alternative may be asked.
    pub(super) played: Option<Point>,
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
    /// Search for a better move, with this many nodes for each search, and for each proof that the
    /// opponent wins after the move.
    Better {
        nodes: u64,
        win: u64,
    },
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
            Ask::Better { nodes, win } => self.better(nodes, win, &ctx).map(ReviewAnswer::Better),
        };
        Finding { index: self.index, answer }
    }

    /// Finds a move instead of the one played: a proved win; else the choice of the search, unless
    /// that is proved to lose; else the best of the moves not proved to lose. A move that loses,
    /// too, gives way to the next one. If all of them lose, the one that holds out longest.
    fn better(&self, nodes: u64, win: u64, ctx: &Ctx) -> Option<Better> {
        if let Some(Proof::Win(win)) = &self.proof {
            return Some(Better { variation: win.clone().into(), reason: None });
        }
        let is_lost = |line: &Line| line.verdict.is_loss();
        // As long as the search after the move played, so that the two can be compared.
        let examine = |point: Point| {
            let refuted = refute(&self.game, point, win, ctx);
            refuted.or_else(|| evaluate_move(&self.game, point, nodes, ctx))
        };
        let mut others: Vec<Point> = match &self.proof {
            Some(Proof::Open(Some(defences))) => defences.all().collect(),
            _ => self.game.legal_moves().collect(),
        };
        others.retain(|&point| Some(point) != self.played);
        let wanted = self.evaluation.as_ref().and_then(|found| found.pv.first().copied());
        let wanted = wanted.filter(|wanted| others.contains(wanted));
        let mut found = wanted.and_then(examine);
        if found.as_ref().is_none_or(is_lost) {
            others.retain(|&point| Some(point) != wanted);
            for point in ranked(&self.game, nodes / 15, others, ctx).into_iter().take(TRIED) {
                let other = examine(point);
                found = found.into_iter().chain(other).max_by_key(|line| line.verdict);
                if found.as_ref().is_some_and(|line| !is_lost(line)) {
                    break;
                }
            }
        }
        let found = found.filter(|_| !ctx.is_stopped())?;
        let info = Info { nodes: 0, elapsed: Duration::ZERO, lines: vec![found.clone()] };
        let reason = reason(&self.game, *found.pv.first()?, Some(&info));
        Some(Better { variation: found.into(), reason })
    }
}

/// Finds the opponent's win by threats after a move.
fn refute(game: &Game, point: Point, nodes: u64, ctx: &Ctx) -> Option<Line> {
    let mut game = game.clone();
    game.play(point).ok()?;
    let win = Solver::of(&game).ok()?.win(nodes, ctx)?;
    let plies = u16::try_from(2 * win.moves()).unwrap_or(u16::MAX);
    let depth = u8::try_from(plies).unwrap_or(u8::MAX);
    let pv = std::iter::once(point).chain(win.pv).collect();
    Some(Line { depth, verdict: Verdict::Loss(plies), pv })
}

/// Maximum number of moves ranked if the choice of the search loses, and of those that are
/// examined, the best first.
const RANKED: usize = 8;
const TRIED: usize = 2;

/// Ranks moves with a short search after each, the best first. If there are many, only those near
/// the last move are kept.
fn ranked(game: &Game, nodes: u64, mut moves: Vec<Point>, ctx: &Ctx) -> Vec<Point> {
    if let Some(last) = game.moves().last() {
        let far = |point: &Point| point.row.abs_diff(last.row).max(point.col.abs_diff(last.col));
        moves.sort_by_key(far);
    }
    let found = moves.into_iter().take(RANKED);
    let found =
        found.filter_map(|point| Some((evaluate_move(game, point, nodes, ctx)?.verdict, point)));
    let mut found: Vec<(Verdict, Point)> = found.collect();
    found.sort_by_key(|&(verdict, _)| std::cmp::Reverse(verdict));
    found.into_iter().map(|(_, point)| point).collect()
}

/// Bytes of a search's tables, from a short search to a long one.
const MEMORY: RangeInclusive<usize> = 4 << 20..=16 << 20;
const MEMORY_PER_NODE: usize = 64;

/// Finds the best line with this many nodes; `None` if stopped, or if the game is not supported.
pub(super) fn evaluate(game: &Game, nodes: u64, ctx: &Ctx) -> Option<Line> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let memory = usize::try_from(nodes).unwrap_or(usize::MAX).saturating_mul(MEMORY_PER_NODE);
    let memory = memory.clamp(*MEMORY.start(), *MEMORY.end());
    let mut analyst = Analyst::new(EngineSettings { memory, threads: 1 }, 1).without_proof();
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
        Verdict::Lost => Verdict::Won,
        Verdict::Draw => Verdict::Draw,
        Verdict::Won => Verdict::Lost,
        Verdict::Win(plies) => Verdict::Loss(plies.saturating_add(1)),
    };
    Some(Line { depth: depth.saturating_add(1), verdict, pv })
}
