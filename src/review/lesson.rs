//! What can be learned from a game: wins that were missed, and only defences.

use super::facts::Facts;
use super::proof::Proof;
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
    /// The one move that is not proved to lose.
    Defend {
        /// The move.
        point: Point,
        /// What it stops, if that was found.
        threat: Option<Win>,
    },
}

/// The wins by threats that were missed, and the only defences, without stops of a five.
pub(super) fn lessons(facts: &Facts<'_>, moves: usize) -> Vec<Lesson> {
    (0..moves).filter_map(|index| lesson(facts, index)).collect()
}

fn lesson(facts: &Facts<'_>, index: usize) -> Option<Lesson> {
    let (goal, was_found) = match facts.proof(index)? {
        Proof::Win(win) if win.by != WinKind::Other => {
            let is_lost = facts.proof(index + 1)? == &Proof::Loss;
            (!is_lost).then(|| (Goal::Win(win.clone()), false))?
        }
        Proof::Open(Some(defences)) if !facts.is_forced(index) => {
            let point = defences.only()?;
            let threat = defences.threat.clone();
            (Goal::Defend { point, threat }, facts.played(index) == Some(point))
        }
        Proof::Win(_) | Proof::Open(_) | Proof::Loss => return None,
    };
    Some(Lesson { index, side: facts.to_move(index), goal, was_found })
}
