//! Moves that must be played now: nobody overlooks them who has played for a while.

use crate::engine::{Bitboard, Position, Square, Threat};
use crate::rules::Point;

/// This move, unless it leaves undone what must be done now; then the best one that does it.
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

/// The moves of which one must be played: what makes a five, else what stops one, else own fours and
/// what stops the fours that cannot be stopped any more once they stand. None if there is no hurry.
fn forced_moves(position: &Position) -> Bitboard {
    let us = position.to_move();
    let them = us.opponent();
    for side in [us, them] {
        if position.count(side, Threat::Five) > 0 {
            return *position.squares(side, Threat::Five);
        }
    }
    let threats = position.squares(them, Threat::OpenFour);
    if threats.is_empty() {
        return Bitboard::default();
    }
    let fours = position.squares_between(us, Threat::Four, Threat::OpenFour);
    let all = position.defences_to_all(them).union(&fours);
    // Where nothing stops them all, to stop one of them is the least.
    let one = || threats.iter().map(|four| position.defences(four, them));
    if all.is_empty() { one().fold(all, |any, stops| any.union(&stops)) } else { all }
}
