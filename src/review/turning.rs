//! Turning point: the loser's last move that could have been another one, and held.

use super::facts::Facts;
use super::mark::MISTAKE;
use super::outlook::Outlook;
use super::proof::Proof;
use crate::rules::Stone;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurningPoint {
    NobodyLost,
    Unknown,
    /// Loss neither proved nor found, since the game ended off the board.
    NotProved,
    /// Losing move, by its index from 0. Before it, another move was found that holds; after it, the
    /// winner wins at each of their moves. While a review is in progress, the better move may still
    /// have to be examined.
    Move(usize),
    /// Lost after the move with this index at the latest. Whether another move would have held is
    /// not known: none was found, or only one with hardly a chance.
    Since(usize),
    /// Lost from the start: no move of the loser holds, from the first position on.
    Start,
}

/// Searches back from the end of a game for the loser's last position that is not lost.
pub(super) fn turning_point(
    facts: &Facts<'_>,
    moves: usize,
    winner: Option<Stone>,
    is_complete: bool,
) -> TurningPoint {
    let Some(winner) = winner else { return TurningPoint::NobodyLost };
    let is_loser = |index: &usize| facts.to_move(*index) != winner;
    if facts.proof(moves).is_none() {
        return TurningPoint::Unknown;
    }
    let is_lost_at_end = match facts.outlook(moves) {
        Outlook::Won(_) => !is_loser(&moves),
        Outlook::Lost(_) => is_loser(&moves),
        Outlook::Open => false,
    };
    if !is_lost_at_end {
        return TurningPoint::NotProved;
    }
    for index in (0..moves).rev().filter(is_loser) {
        match (facts.proof(index), facts.outlook(index)) {
            (None, _) => return TurningPoint::Unknown,
            (_, Outlook::Lost(_)) => {}
            (_, Outlook::Open) if is_complete && !holds(facts, index) => {
                return TurningPoint::Since(index);
            }
            _ => return TurningPoint::Move(index),
        }
    }
    TurningPoint::Start
}

/// Checks whether another move was found that holds: one with a fair chance, or one of few that are
/// not proved to lose.
fn holds(facts: &Facts<'_>, index: usize) -> bool {
    let is_known = matches!(
        facts.proof(index),
        Some(Proof::Open(Some(defences))) if defences.are_few()
    );
    let better = facts.better(index);
    better.is_some_and(|better| is_known || better.variation.claim.chance().chance >= MISTAKE)
}
