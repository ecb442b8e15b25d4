//! What the attacker can try.

use crate::engine::cell::{Cell, CellSet};
use crate::engine::line::Line;
use crate::engine::observer::Observer;
use crate::engine::position::Position;
use crate::engine::threat::Threat;

/// All that the attacker, who is to move and has no win by fours, can try; none if it must lose.
///
/// Beside fours and open threes those are moves that build on something: with two of them a win by
/// fours may threaten, too. Whether one does is seen when it is played.
pub fn attack<O: Observer>(position: &Position<O>) -> CellSet {
    let us = position.to_move();
    let them = us.opponent();
    match position.count(them, Threat::Five) {
        0 => {}
        1 => return *position.cells(them, Threat::Five),
        _ => return CellSet::default(),
    }
    let fours = position.cells_between(us, Threat::Four, Threat::FourThree);
    let mut others: CellSet =
        position.near().iter().filter(|&cell| builds(position, cell)).collect();
    others = others.union(&position.cells_between(us, Threat::OpenThree, Threat::DoubleThree));
    // They are too slow against a four that cannot be stopped.
    fours.union(&others.intersection(&position.stops_all(them)))
}

/// Whether the mover's stone works together with another one.
fn builds<O: Observer>(position: &Position<O>, cell: Cell) -> bool {
    let us = position.to_move();
    position.threat(cell, us) <= Threat::Three
        && (0..4).any(|axis| position.line(cell, axis, us) >= Line::Two)
}
