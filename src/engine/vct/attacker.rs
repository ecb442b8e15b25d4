//! Moves of an OR node: the attacker's tries.

use crate::engine::board::{Bitboard, Position, Square};
use crate::engine::patterns::{Pattern, Threat};

/// Tries of the attacker, who is to move and has no win by fours; empty if it must lose.
///
/// Besides fours and open threes these are moves that build on something, since they may threaten a
/// win by fours, too. Whether one does is tested after the move.
pub fn attacker_moves(position: &Position) -> Bitboard {
    let us = position.to_move();
    let them = us.opponent();
    match position.count(them, Threat::Five) {
        0 => {}
        1 => return *position.squares(them, Threat::Five),
        _ => return Bitboard::default(),
    }
    let fours = position.squares_between(us, Threat::Four, Threat::FourThree);
    let mut others: Bitboard =
        position.near().iter().filter(|&square| builds(position, square)).collect();
    others = others.union(&position.squares_between(us, Threat::OpenThree, Threat::DoubleThree));
    // Such moves are too slow against a four that cannot be stopped.
    fours.union(&others.intersection(&position.defences_to_all(them)))
}

/// Checks whether the mover's stone works together with another one.
fn builds(position: &Position, square: Square) -> bool {
    let us = position.to_move();
    position.threat(square, us) <= Threat::Three
        && (0..4).any(|axis| position.pattern(square, axis, us) >= Pattern::Two)
}
