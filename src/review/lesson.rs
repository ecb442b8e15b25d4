//! What can be learned from a game: wins that were missed, only defences, and what would have saved it.

use super::facts::Facts;
use super::proof::{Defences, Proof};
use super::turning::TurningPoint;
use crate::player::{Win, WinKind};
use crate::rules::{Point, Stone};

/// A position of the game in which one thing was to be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The index of the move, from 0: so many moves of the game lead to the position.
    pub index: usize,
    /// Whose turn it is.
    pub side: Stone,
    /// What is to be found.
    pub goal: Goal,
    /// Whether it was found in the game.
    pub was_found: bool,
}

/// What is to be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A win by threats; there may be others.
    Win(Win),
    /// The one move that is not proved to lose; at the turning point also one of a few.
    Defend {
        /// The move: of a few the one that a search found best.
        point: Point,
        /// What it stops, if that was found.
        threat: Option<Win>,
    },
}

/// So many defences at the turning point are still something to be found.
const FEW: usize = 12;

/// The wins by threats that were missed, the only defences without stops of a five, and the few at the turning
/// point.
pub(super) fn lessons(facts: &Facts<'_>, moves: usize, turning: TurningPoint) -> Vec<Lesson> {
    let is_turning = |index| turning == TurningPoint::Move(index);
    (0..moves).filter_map(|index| lesson(facts, index, is_turning(index))).collect()
}

fn lesson(facts: &Facts<'_>, index: usize, is_turning: bool) -> Option<Lesson> {
    let (goal, was_found) = match facts.proof(index)? {
        Proof::Win(win) if win.by != WinKind::Other => {
            let is_lost = facts.proof(index + 1)? == &Proof::Loss;
            (!is_lost).then(|| (Goal::Win(win.clone()), false))?
        }
        Proof::Open(Some(defences)) if !facts.is_forced(index) => {
            let few = || is_turning.then(|| best_of_few(facts, index, defences)).flatten();
            let point = defences.only().or_else(few)?;
            let threat = defences.threat.clone();
            (Goal::Defend { point, threat }, facts.played(index) == Some(point))
        }
        Proof::Win(_) | Proof::Open(_) | Proof::Loss => return None,
    };
    Some(Lesson { index, side: facts.to_move(index), goal, was_found })
}

/// The best of the moves that are not proved to lose, if they are few and it is known which it is.
fn best_of_few(facts: &Facts<'_>, index: usize, defences: &Defences) -> Option<Point> {
    let best = *facts.better(index)?.variation.pv.first()?;
    (defences.all().count() <= FEW && defences.all().any(|point| point == best)).then_some(best)
}
