//! The moves of an AND node: what the defender can do against a threat.

use crate::engine::board::{Bitboard, Position, STRIDE, Square};
use crate::engine::patterns::Threat;
use crate::engine::vcf::{FourMoves, SolverLimits, SolverResult, Vcf};

/// What a position means for the defender, who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defence {
    /// There is no threat, or a stronger answer: disproved.
    NoThreat,
    /// The attacker wins with its next move, whatever the answer: proved.
    Lost,
    /// Everything else loses to fours.
    Moves(Bitboard),
}

/// Nodes for the question whether a move threatens anything.
const THREAT_NODES: u64 = 200;

/// All that the defender, who is to move, can try against an attacker who has `left` moves.
///
/// A threat counts if the attacker would win by fours after a pass. Those fours still win after every
/// move of the defender but these: those that take a square of theirs or stop the last of them, those
/// that make a four themselves, and those that lie within five squares in a row with a forced answer,
/// with which they might make a four on the way. Of the last kind those are left out after which the same
/// fours, played again, win nevertheless.
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
    let fours = position.squares_between(us, Threat::Four, Threat::FourThree);
    if position.count(attacker, Threat::OpenFour) > 0 {
        let moves = position.defences_to_all(attacker).union(&fours);
        return if moves.is_empty() { Defence::Lost } else { Defence::Moves(moves) };
    }
    if !position.has(attacker, Threat::Four) {
        return Defence::NoThreat;
    }
    position.pass();
    let threat = match vcf.shortest(position, &SolverLimits::nodes(THREAT_NODES)) {
        SolverResult::Win(pv) if pv.len().div_ceil(2) <= left.into() => {
            Some((RelevanceZone::new(position, &pv), pv))
        }
        SolverResult::Win(_) | SolverResult::NoWin | SolverResult::Unknown => None,
    };
    position.undo();
    let Some((RelevanceZone { direct, aligned }, pv)) = threat else { return Defence::NoThreat };
    let mut moves = direct.union(&fours);
    for square in aligned.iter() {
        if !moves.contains(square) && !still_wins(position, square, &pv) {
            moves.insert(square);
        }
    }
    Defence::Moves(moves)
}

/// The squares that matter to a win by fours (relevance zone; Thomsen 2000).
struct RelevanceZone {
    /// A stone of the defender there breaks it.
    direct: Bitboard,
    /// The defender might make a four with a stone there and forced answers.
    aligned: Bitboard,
}

impl RelevanceZone {
    /// The zone of a win of the attacker, who is to move.
    fn new(position: &mut Position, pv: &[Square]) -> Self {
        let attacker = position.to_move();
        let mut zone = Self { direct: pv.iter().copied().collect(), aligned: Bitboard::default() };
        let Some((&last, before)) = pv.split_last() else { return zone };
        for &answer in before.iter().skip(1).step_by(2) {
            for step in [1, STRIDE - 1, STRIDE, STRIDE + 1] {
                for step in [step.cast_signed(), -step.cast_signed()] {
                    for steps in 1..5 {
                        let square = Square::at(answer.index().wrapping_add_signed(steps * step));
                        if position.is_free(square) {
                            zone.aligned.insert(square);
                        } else if position.stone(square) != Some(attacker.opponent()) {
                            break;
                        }
                    }
                }
            }
        }
        for &square in before {
            position.place(square);
        }
        if position.threat(last, attacker) == Threat::OpenFour {
            zone.direct = zone.direct.union(&position.defences(last, attacker));
        }
        for _ in before {
            position.undo();
        }
        zone
    }
}

/// Whether the attacker still wins by these fours after this move of the defender.
fn still_wins(position: &mut Position, answer: Square, pv: &[Square]) -> bool {
    position.place(answer);
    let mut placed = 1;
    let mut moves = pv.iter().step_by(2);
    let wins = loop {
        let fours = match FourMoves::of(position) {
            FourMoves::Win(_) => break true,
            FourMoves::None => break false,
            FourMoves::Some(fours) => fours,
        };
        let Some(&square) = moves.next().filter(|&&square| fours.contains(square)) else {
            break false;
        };
        let us = position.to_move();
        position.place(square);
        placed += 1;
        let Some(reply) = position.squares(us, Threat::Five).first() else { break false };
        position.place(reply);
        placed += 1;
    };
    for _ in 0..placed {
        position.undo();
    }
    wins
}
