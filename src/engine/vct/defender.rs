//! Moves of an AND node: the answers to a threat.

use crate::engine::board::{Bitboard, Position};
use crate::engine::patterns::Threat;
use crate::engine::vcf::{RelevanceZone, SolverLimits, SolverResult, Vcf};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defence {
    /// No threat, or a stronger answer: disproved.
    NoThreat,
    /// The attacker wins with its next move: proved.
    Lost,
    /// Moves to try; all others lose to fours.
    Moves(Bitboard),
}

/// Nodes to check whether a move threatens anything.
const THREAT_NODES: u64 = 200;

/// Finds the moves of the defender, who is to move, against an attacker with `left` moves.
///
/// A threat counts if the attacker would win by fours after a pass.
pub fn defender_moves(position: &mut Position, vcf: &mut Vcf, left: u16) -> Defence {
    let us = position.to_move();
    let attacker = us.opponent();
    if position.count(us, Threat::Five) > 0 {
        return Defence::NoThreat;
    }
    match position.count(attacker, Threat::Five) {
        _ if left == 0 => return Defence::NoThreat,
        0 => {}
        1 => return Defence::Moves(*position.squares(attacker, Threat::Five)),
        _ => return Defence::Lost,
    }
    // The attacker has no five to answer this with.
    if position.count(us, Threat::OpenFour) > 0 {
        return Defence::NoThreat;
    }
    if position.count(attacker, Threat::OpenFour) > 0 {
        let fours = position.squares_between(us, Threat::Four, Threat::FourThree);
        let moves = position.defences_to_all(attacker).union(&fours);
        return if moves.is_empty() { Defence::Lost } else { Defence::Moves(moves) };
    }
    if !position.has(attacker, Threat::Four) {
        return Defence::NoThreat;
    }
    position.pass();
    let threat = vcf.shortest(position, &SolverLimits::nodes(THREAT_NODES));
    position.undo();
    match threat {
        SolverResult::Win(pv) if pv.len().div_ceil(2) <= left.into() => {
            Defence::Moves(RelevanceZone::new(position, pv).moves(position))
        }
        SolverResult::Win(_) | SolverResult::NoWin | SolverResult::Unknown => Defence::NoThreat,
    }
}
