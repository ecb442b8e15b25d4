//! Lessons of a game: missed wins, only defences, and moves that would have saved it.

use super::facts::Facts;
use super::proof::{Defences, Proof};
use super::turning::TurningPoint;
use crate::player::{ForcedWin, WinKind};
use crate::rules::{Point, Stone};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Index of the move from 0, which is the number of moves before it.
    pub index: usize,
    pub side: Stone,
    pub goal: LessonGoal,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonGoal {
    /// Missed win by threats; there may be others.
    Win(ForcedWin),
    /// Only move that is not proved to lose, or one of a few at the turning point.
    Defend {
        /// Move; if there are a few, the best according to a search.
        point: Point,
        threat: Option<ForcedWin>,
    },
}

/// Maximum number of defences at the turning point that still make a lesson.
const FEW: usize = 12;

/// Collects missed wins, only defences except those against a five, and the few defences at the
/// turning point.
pub(super) fn lessons(facts: &Facts<'_>, moves: usize, turning: TurningPoint) -> Vec<Lesson> {
    let is_turning = |index| turning == TurningPoint::Move(index);
    (0..moves).filter_map(|index| lesson(facts, index, is_turning(index))).collect()
}

fn lesson(facts: &Facts<'_>, index: usize, is_turning: bool) -> Option<Lesson> {
    let goal = match facts.proof(index)? {
        Proof::Win(win) if win.by != WinKind::Other => {
            let is_lost = facts.proof(index + 1)? == &Proof::Loss;
            (!is_lost).then(|| LessonGoal::Win(win.clone()))?
        }
        Proof::Open(Some(defences)) if !facts.is_forced(index) => {
            let few = || is_turning.then(|| best_of_few(facts, index, defences)).flatten();
            let point = defences.only().or_else(few)?;
            LessonGoal::Defend { point, threat: defences.threat.clone() }
        }
        Proof::Win(_) | Proof::Open(_) | Proof::Loss => return None,
    };
    Some(Lesson { index, side: facts.to_move(index), goal })
}

/// Best of the moves not proved to lose, if there are only a few and it is known.
fn best_of_few(facts: &Facts<'_>, index: usize, defences: &Defences) -> Option<Point> {
    let best = facts.better(index)?.variation.pv.first()?.cell()?;
    (defences.all().count() <= FEW && defences.all().any(|point| point == best)).then_some(best)
}
