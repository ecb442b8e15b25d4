//! Moves of OR nodes, the attacker's tries, and of AND nodes, the answers to a threat.

use super::Effort;
use super::table::ProofNumbers;
use crate::engine::board::{Bitboard, Position, Square};
use crate::engine::patterns::{Pattern, Threat};
use crate::engine::vcf::{RelevanceZone, SolverLimits, SolverResult, Vcf};

/// Moves to try for the attacker, who is to move and has no win by fours; empty if it must lose.
///
/// Besides fours and open threes, these are moves that build on something, since they may also
/// threaten a win by fours. Whether they do is tested after the move.
pub fn attacker_moves(position: &Position) -> Bitboard {
    let us = position.to_move();
    let them = us.opponent();
    if position.count(them, Threat::Five) > 0 {
        return position.answers(them);
    }
    let fours = position.fours(us);
    let mut others: Bitboard =
        position.near().iter().filter(|&square| builds(position, square)).collect();
    others = others.union(&position.squares_between(us, Threat::OpenThree, Threat::DoubleThree));
    // Such moves are too slow against a four that cannot be stopped.
    fours.union(&others.intersection(&position.defences_to_all(them)))
}

/// Checks whether the mover's stone combines with another one.
fn builds(position: &Position, square: Square) -> bool {
    let us = position.to_move();
    position.threat(square, us) <= Threat::Three
        && (0..4).any(|axis| position.pattern(square, axis, us) >= Pattern::Two)
}

/// Moves of the defender, who is to move, against an attacker with `left` moves; all others lose to
/// fours. Returns proof numbers if the node needs no search: the defender succeeds if nothing
/// threatens, or with a stronger answer, and fails if the attacker wins with its next move.
///
/// A threat counts if the attacker would win by fours after a pass. If the nodes of this effort do
/// not suffice to find out, that nothing threatens is a guess.
pub fn defender_moves(
    position: &mut Position,
    vcf: &mut Vcf,
    left: u16,
    effort: Effort,
) -> Result<Bitboard, ProofNumbers> {
    const NO_THREAT: ProofNumbers = ProofNumbers::proved(0);
    const LOST: ProofNumbers = ProofNumbers::disproved(1);
    let us = position.to_move();
    let attacker = us.opponent();
    if position.count(us, Threat::Five) > 0 {
        return Err(NO_THREAT);
    }
    if left == 0 {
        return Err(NO_THREAT);
    }
    if position.count(attacker, Threat::Five) > 0 {
        let answers = position.legal(position.answers(attacker));
        return if answers.is_empty() { Err(LOST) } else { Ok(answers) };
    }
    // The attacker has no five with which to answer.
    if position.count(us, Threat::OpenFour) > 0 {
        return Err(NO_THREAT);
    }
    if position.count(attacker, Threat::OpenFour) > 0 {
        let moves = position.defences_to_all(attacker).union(&position.fours(us));
        return if moves.is_empty() { Err(LOST) } else { Ok(moves) };
    }
    if !position.has(attacker, Threat::Four) {
        return Err(NO_THREAT);
    }
    position.pass();
    let threat = vcf.shortest(position, &SolverLimits::nodes(effort.threat_nodes()));
    position.undo();
    match threat {
        SolverResult::Win(pv) if pv.len().div_ceil(2) <= left.into() => {
            Ok(RelevanceZone::new(position, pv).moves(position))
        }
        SolverResult::Win(_) | SolverResult::NoWin => Err(NO_THREAT),
        SolverResult::Unknown => Err(ProofNumbers { guess: Some(effort.0), ..NO_THREAT }),
    }
}
