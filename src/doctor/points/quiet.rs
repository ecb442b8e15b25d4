//! Position in which there is something to think about.

use crate::gomocup::message::{Owner, PlacedStone};
use crate::rules::Point;

/// Columns and rows of the stones in the order of play.
const STONES: [(u8, u8); 5] = [(7, 7), (8, 8), (6, 8), (8, 6), (9, 9)];

/// Returns the stones in the order of play, the opponent's first.
pub fn quiet() -> [PlacedStone; 5] {
    let mut owners = [Owner::Opponent, Owner::Own].into_iter().cycle();
    STONES.map(|(x, y)| PlacedStone {
        point: Point::new(y, x),
        owner: owners.next().unwrap_or(Owner::Opponent),
    })
}
