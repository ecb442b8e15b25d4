//! What nobody overlooks who has played for a while.

use crate::engine::{Cell, CellSet, Position, Threat};
use crate::rules::Point;

/// This move, unless it leaves undone what must be done now; then the best one that does it.
pub fn done(position: &Position, choice: Point) -> Point {
    let cells = duties(position);
    if cells.is_empty() || cells.contains(Cell::new(choice)) {
        return choice;
    }
    let us = position.to_move();
    let urgency =
        |cell: &Cell| position.urgency(*cell, us) + position.urgency(*cell, us.opponent());
    cells.iter().max_by_key(urgency).map_or(choice, Cell::point)
}

/// The moves of which one must be played: what makes a five, else what stops one, else own fours and
/// what stops the fours that cannot be stopped any more once they stand. None if there is no hurry.
fn duties(position: &Position) -> CellSet {
    let us = position.to_move();
    let them = us.opponent();
    for side in [us, them] {
        if position.count(side, Threat::Five) > 0 {
            return *position.cells(side, Threat::Five);
        }
    }
    let fours = position.cells_between(us, Threat::Four, Threat::OpenFour);
    let threats = position.cells(them, Threat::OpenFour);
    if threats.is_empty() {
        return CellSet::default();
    }
    let all = position.stops_all(them).union(&fours);
    // Where nothing stops them all, to stop one of them is the least.
    let one = || threats.iter().map(|four| position.stops(four, them));
    if all.is_empty() { one().fold(all, |any, stops| any.union(&stops)) } else { all }
}
