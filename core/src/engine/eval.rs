//! Static evaluation of positions.

mod accumulator;
mod classical;
mod network;

use super::board::Position;
use super::patterns::Threat;
use super::weights::THREAT_MASK_BITS;
use crate::rules::Rule;

pub use classical::Classical;
pub use network::{
    CHANNELS, HIDDEN, INPUTS, MAX_ACTIVATION, Network, NetworkError, NetworkEvaluator, REACH,
    RELATIONS, TAPS, checksum, scale, tap,
};

/// Static evaluation. It reuses results from earlier positions of a line.
pub trait Evaluate {
    fn of(rule: Rule) -> Self;

    /// Advantage of the side to move, in the unit of [`Verdict::Open`](super::Verdict::Open).
    fn evaluate(&mut self, position: &Position) -> i32;
}

/// Bit mask with a bit for each kind of threat that each side could make.
pub fn threat_mask(position: &Position) -> usize {
    let us = position.to_move();
    let them = us.opponent();
    let could = |side, threat| position.count(side, threat) > 0;
    let bits: [bool; THREAT_MASK_BITS] = [
        could(us, Threat::FourThree),
        could(us, Threat::FourPlus),
        could(us, Threat::Four),
        could(us, Threat::DoubleThree),
        could(us, Threat::OpenThreePlus) || could(us, Threat::OpenThree),
        could(them, Threat::OpenFour),
        could(them, Threat::FourThree),
        could(them, Threat::FourPlus) || could(them, Threat::Four),
        could(them, Threat::DoubleThree),
        could(them, Threat::OpenThreePlus) || could(them, Threat::OpenThree),
    ];
    bits.into_iter().rev().fold(0, |number, bit| 2 * number + usize::from(bit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::Square;
    use crate::rules::{Placement, Point, Rule, Shape, Topology, Variant};

    /// Evaluates stones placed in turn, `First` first, followed by this many passes.
    fn evaluate(rule: Rule, stones: &[(u8, u8)], passes: usize) -> i32 {
        let shape = Shape::new(15, 15, Topology::Plane).unwrap();
        let variant = Variant::new(shape, 5, rule, Placement::Anywhere).unwrap();
        let mut position = Position::new(variant).unwrap();
        for &(row, col) in stones {
            position.place(Square::new(Point::new(row, col)));
        }
        (0..passes).for_each(|_| position.pass());
        Classical::of(rule).evaluate(&position)
    }

    const STONES: [(u8, u8); 7] = [(7, 7), (6, 8), (8, 8), (6, 6), (9, 6), (5, 9), (3, 2)];

    #[test]
    fn evaluations_are_the_same_in_all_eight_symmetries() {
        for rule in [Rule::Freestyle, Rule::Standard] {
            let value = evaluate(rule, &STONES, 0);
            assert_ne!(value, 0);
            for transform in 0..8 {
                let turned = STONES.map(|(row, col)| {
                    let (row, col) = if transform & 1 == 0 { (row, col) } else { (col, row) };
                    let row = if transform & 2 == 0 { row } else { 14 - row };
                    (row, if transform & 4 == 0 { col } else { 14 - col })
                });
                assert_eq!(evaluate(rule, &turned, 0), value, "{rule:?} {transform}");
            }
        }
    }

    #[test]
    fn being_to_move_and_having_rows_is_better() {
        for rule in [Rule::Freestyle, Rule::Standard] {
            // Three stones in a row against three that are scattered.
            let row = [(7, 7), (1, 1), (7, 8), (1, 13), (7, 9), (13, 1)];
            let on_the_move = evaluate(rule, &row, 0);
            let other = evaluate(rule, &row, 1);
            assert!(on_the_move > 0 && other < 0 && on_the_move > -other, "{on_the_move} {other}");
        }
    }

    #[test]
    fn a_threat_mask_has_a_bit_for_each_kind_of_threat_of_each_side() {
        let mut position = Position::new(Variant::GOMOKU_15).unwrap();
        assert_eq!(threat_mask(&position), 0);
        // An open two of `First`, which is to move: it can make an open three, which is the last of
        // its bits.
        for (row, col) in [(7, 7), (1, 1), (7, 8), (13, 13)] {
            position.place(Square::new(Point::new(row, col)));
        }
        assert_eq!(threat_mask(&position), 1 << 4);
        position.pass();
        assert_eq!(threat_mask(&position), 1 << 9);
        position.undo();
        // A three: it can now make an open four, which has a bit only for the opponent.
        position.place(Square::new(Point::new(7, 9)));
        assert_eq!(threat_mask(&position) & 1 << 5, 1 << 5);
    }
}
