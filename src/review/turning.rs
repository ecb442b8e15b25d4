//! Turning point: the last position in which the loser could have been saved.

use super::facts::Facts;
use super::proof::Proof;
use crate::rules::Stone;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurningPoint {
    NobodyLost,
    Unknown,
    /// Loss not proved, since the game ended off the board.
    NotProved,
    /// Losing move, by its index from 0. Before it, not every move is proved to lose; after it, the
    /// winner's win is proved at each of their moves.
    Move(usize),
    /// Lost from the start: all moves of the loser are proved to lose, from the first position on.
    Start,
}

/// Searches back from the end of a game for the loser's last position that is not proved lost.
pub(super) fn turning_point(
    facts: &Facts<'_>,
    moves: usize,
    winner: Option<Stone>,
) -> TurningPoint {
    let Some(winner) = winner else { return TurningPoint::NobodyLost };
    let is_won = |index| match facts.proof(index) {
        None => None,
        Some(Proof::Win(_)) => Some(facts.to_move(index) == winner),
        Some(Proof::Loss) => Some(facts.to_move(index) != winner),
        Some(Proof::Open(_)) => Some(false),
    };
    let before = (0..moves).rev().filter(|&index| facts.to_move(index) != winner);
    for index in std::iter::once(moves).chain(before) {
        match is_won(index) {
            None => return TurningPoint::Unknown,
            Some(false) if index == moves => return TurningPoint::NotProved,
            Some(false) => return TurningPoint::Move(index),
            Some(true) => {}
        }
    }
    TurningPoint::Start
}
