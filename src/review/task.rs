//! The pieces of work of a review. Each depends on nothing but what it holds.

use super::evaluation::{evaluate, evaluate_move, info};
use super::proof::{Bound, Proof, prove};
use super::variation::Better;
use crate::player::{Ctx, Line, Stop, reason};
use crate::rules::{Game, Point};

/// One piece of work: a question about one position.
#[derive(Clone, Debug)]
pub struct Task {
    /// The index of the position.
    pub(super) index: usize,
    /// The game up to there.
    pub(super) game: Game,
    pub(super) question: Question,
}

/// What is asked.
#[derive(Clone, Debug)]
pub(super) enum Question {
    Proof(Bound, Option<Proof>),
    Search(u64),
    Better(u64, Option<Proof>, Option<Line>),
}

/// What a task found out.
#[derive(Clone, Debug)]
pub struct Finding {
    pub(super) index: usize,
    pub(super) answer: Answer,
}

#[derive(Clone, Debug)]
pub(super) enum Answer {
    Proof(Proof),
    Evaluation(Line),
    Better(Better),
    /// It was stopped, or nothing is to be found.
    Nothing,
}

impl Task {
    /// Does the work. The answer does not depend on what was done before, nor on the machine.
    pub fn run(self, stop: &Stop) -> Finding {
        let ctx = Ctx::new(stop.clone(), |_| {});
        let Self { index, game, question } = self;
        let answer = match question {
            Question::Proof(bound, known) => {
                prove(&game, known.as_ref(), bound, &ctx).map(Answer::Proof)
            }
            Question::Search(nodes) => evaluate(&game, nodes, &ctx).map(Answer::Evaluation),
            Question::Better(nodes, proof, evaluation) => {
                better(&game, nodes, proof.as_ref(), evaluation.as_ref(), &ctx).map(Answer::Better)
            }
        };
        Finding { index, answer: answer.unwrap_or(Answer::Nothing) }
    }
}

/// So many moves are searched at most, if what the search wants is proved to lose.
const MOST: usize = 12;

/// What should have been played here: a proved win; what the search found, unless that is proved to lose; else
/// the best of what is not.
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

/// The best of these moves by a search after each; those near the last move, if they are many.
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
