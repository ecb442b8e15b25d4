//! Squares and positions of the engine.

use gomoku::engine::{Position, Square};
use gomoku::rules::Rule;

use crate::cells::{Cell, Stones, VARIANT, cell, point};

pub const fn square(cell: Cell) -> Square {
    Square::new(point(cell))
}

pub const fn cell_of(square: Square) -> Cell {
    cell(square.point())
}

/// Position under a rule, with X to move if both sides have as many stones, else O.
pub fn position(stones: &Stones, rule: Rule) -> Option<Position> {
    let mut position = Position::new(VARIANT.with_rule(rule)).ok()?;
    let (mut xs, mut os) = (stones.xs().iter(), stones.os().iter());
    for _ in 0..stones.len() {
        let next = if position.plies() % 2 == 0 { xs.next() } else { os.next() };
        match next {
            Some(&cell) => position.place(square(cell)),
            None => position.pass(),
        }
    }
    Some(position)
}
