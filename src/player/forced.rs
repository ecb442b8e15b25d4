//! Forced moves, which an experienced player never overlooks.

use crate::engine::{Bitboard, Position, Square, Threat};
use crate::rules::Point;

/// Returns `choice` if it is forced or nothing is; else the best forced move.
pub fn or_forced(position: &Position, choice: Point) -> Point {
    let squares = forced_moves(position);
    if squares.is_empty() || squares.contains(Square::new(choice)) {
        return choice;
    }
    let us = position.to_move();
    let score = |&square: &Square| {
        position.move_score(square, us) + position.move_score(square, us.opponent())
    };
    squares.iter().max_by_key(score).map_or(choice, Square::point)
}

/// Finds the forced moves: those that make a five, else those that stop one, else own fours and
/// those that stop every open or double four. Empty if nothing is urgent.
fn forced_moves(position: &Position) -> Bitboard {
    let us = position.to_move();
    let them = us.opponent();
    if position.count(us, Threat::Five) > 0 {
        return *position.squares(us, Threat::Five);
    }
    if position.count(them, Threat::Five) > 0 {
        let (all, one) = (position.answers(them), *position.squares(them, Threat::Five));
        return position.legal(if all.is_empty() { one } else { all });
    }
    let threats = position.squares(them, Threat::OpenFour);
    if threats.is_empty() {
        return Bitboard::default();
    }
    let fours = position.squares_between(us, Threat::Four, Threat::OpenFour);
    let all = position.legal(position.defences_to_all(them).union(&fours));
    // If no move stops them all, those that stop one of them.
    let one = || threats.iter().map(|four| position.defences(four, them));
    let any = || one().fold(all, |any, stops| any.union(&stops));
    if all.is_empty() { position.legal(any()) } else { all }
}
