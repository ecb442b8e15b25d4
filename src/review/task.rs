//! Tasks of a review, which depend on nothing but their own data.

use super::evaluation::{evaluate, evaluate_move, info};
use super::proof::{Proof, ProofLimits, prove};
use super::variation::Better;
use crate::player::{Ctx, Line, Stop, reason};
use crate::rules::{Game, Point};

#[derive(Clone, Debug)]
pub struct Task {
    pub(super) index: usize,
    pub(super) game: Game,
    pub(super) question: ReviewQuestion,
}

#[derive(Clone, Debug)]
pub(super) enum ReviewQuestion {
    Proof(ProofLimits, Option<Proof>),
    Search(u64),
    Better(u64, Option<Proof>, Option<Line>),
}

#[derive(Clone, Debug)]
pub struct Finding {
    pub(super) index: usize,
    pub(super) answer: ReviewAnswer,
}

#[derive(Clone, Debug)]
pub(super) enum ReviewAnswer {
    Proof(Proof),
    Evaluation(Line),
    Better(Better),
    /// Stopped, or without a result.
    Nothing,
}

impl Task {
    /// Runs the task. The finding depends neither on earlier ones nor on the machine.
    pub fn run(self, stop: &Stop) -> Finding {
        let ctx = Ctx::new(stop.clone(), |_| {});
        let Self { index, game, question } = self;
        let answer = match question {
            ReviewQuestion::Proof(bound, known) => {
                prove(&game, known.as_ref(), bound, &ctx).map(ReviewAnswer::Proof)
            }
            ReviewQuestion::Search(nodes) => {
                evaluate(&game, nodes, &ctx).map(ReviewAnswer::Evaluation)
            }
            ReviewQuestion::Better(nodes, proof, evaluation) => {
                better(&game, nodes, proof.as_ref(), evaluation.as_ref(), &ctx)
                    .map(ReviewAnswer::Better)
            }
        };
        Finding { index, answer: answer.unwrap_or(ReviewAnswer::Nothing) }
    }
}

/// Most moves searched, if the search's choice is proved to lose.
const MOST: usize = 12;

/// Finds the better move: a proved win; the search's choice, unless that is proved to lose; else
/// the best of those that are not.
fn better(
    game: &Game,
    nodes: u64,
    proof: Option<&Proof>,
    evaluation: Option<&Line>,
    ctx: &Ctx,
) -> Option<Better> {
    let defences: Option<Vec<Point>> = match proof {
        Some(Proof::Win(win)) => {
            return Some(Better { variation: win.clone().into(), reason: None });
        }
        Some(Proof::Open(Some(defences))) => Some(defences.all().collect()),
        Some(Proof::Open(None) | Proof::Loss) | None => None,
    };
    let wanted = evaluation.and_then(|found| found.pv.first().copied());
    let best = match (wanted, defences) {
        (Some(wanted), None) => wanted,
        (Some(wanted), Some(defences)) if defences.contains(&wanted) => wanted,
        (_, defences) => best_of(game, nodes / 10, defences?, ctx)?,
    };
    // As long as a search after the move that was played, so that the two can be compared.
    let found = evaluate_move(game, best, nodes, ctx)?;
    let reason = reason(game, best, Some(&info(found.clone())));
    Some(Better { variation: found.into(), reason })
}

/// Best of these moves by a search after each; if they are many, those near the last move.
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
