//! Values of the 26 openings of renju by the number of fifth moves that are offered.
//!
//! `cargo run --release --example arena -- fifths` found them: the computer played games against
//! itself from each opening. A search cannot tell them: it values most of them as nearly even, while
//! the first side got anything from 0% to 100% of the points.

use std::ops::RangeInclusive;

use fastrand::Rng;

use super::LEAST_SIDE;
use crate::player::opening::judge::Value;
use crate::rules::opening::RenjuOpening;
use crate::rules::{Point, Rule, Variant};

/// Opening by its code, and the score of the first side in percent with 1, 2, 3 and so on up to 12
/// fifth moves.
type Row = (&'static str, [u8; 12]);

const SCORES: [Row; 26] = [
    ("D1", [89, 60, 60, 60, 60, 60, 57, 53, 50, 48, 45, 42]),
    ("D2", [74, 74, 61, 61, 58, 55, 55, 55, 55, 55, 55, 55]),
    ("D3", [56, 55, 55, 55, 55, 55, 44, 33, 22, 22, 22, 22]),
    ("D4", [76, 76, 66, 57, 57, 56, 56, 56, 56, 51, 46, 41]),
    ("D5", [79, 69, 69, 57, 57, 57, 52, 46, 40, 40, 40, 40]),
    ("D6", [71, 71, 54, 52, 50, 48, 48, 48, 48, 46, 44, 42]),
    ("D7", [61, 50, 50, 33, 33, 33, 33, 33, 33, 30, 26, 22]),
    ("D8", [61, 61, 61, 61, 59, 57, 49, 41, 33, 33, 33, 33]),
    ("D9", [48, 42, 41, 28, 28, 28, 24, 20, 16, 15, 15, 14]),
    ("D10", [74, 58, 58, 51, 48, 46, 46, 46, 46, 40, 35, 30]),
    ("D11", [46, 42, 42, 42, 42, 41, 35, 29, 22, 18, 14, 10]),
    ("D12", [75, 39, 39, 39, 30, 21, 18, 14, 10, 10, 10, 10]),
    ("D13", [44, 36, 19, 19, 15, 10, 10, 10, 10, 10, 10, 10]),
    ("I1", [56, 56, 56, 56, 52, 48, 48, 48, 48, 47, 45, 44]),
    ("I2", [82, 82, 82, 80, 72, 64, 59, 53, 48, 48, 48, 48]),
    ("I3", [78, 70, 70, 70, 69, 69, 64, 58, 53, 53, 53, 53]),
    ("I4", [79, 65, 65, 64, 61, 59, 59, 59, 59, 52, 45, 39]),
    ("I5", [74, 49, 49, 45, 37, 28, 28, 28, 28, 24, 19, 15]),
    ("I6", [69, 55, 49, 46, 39, 32, 32, 32, 32, 32, 32, 32]),
    ("I7", [78, 78, 69, 46, 46, 46, 44, 42, 39, 39, 39, 39]),
    ("I8", [46, 43, 43, 39, 35, 31, 31, 31, 31, 28, 25, 22]),
    ("I9", [68, 68, 51, 51, 49, 46, 38, 29, 20, 20, 20, 20]),
    ("I10", [75, 66, 66, 61, 48, 35, 35, 35, 35, 27, 18, 10]),
    ("I11", [66, 66, 66, 52, 39, 26, 21, 15, 10, 10, 10, 10]),
    ("I12", [60, 57, 57, 41, 41, 41, 41, 41, 41, 35, 29, 24]),
    ("I13", [69, 30, 30, 9, 9, 9, 9, 9, 9, 9, 9, 9]),
];

/// Value of one percent of the points.
const PERCENT: Value = 7;
/// Value up to which an opening is even: 45% to 55% of the points.
const EVEN: Value = 5 * PERCENT;

/// Checks whether the values hold for a game.
fn is_known(variant: Variant) -> bool {
    let shape = variant.shape();
    variant.rule() == Rule::Renju && shape.width().min(shape.height()) >= LEAST_SIDE
}

/// Returns the value of an opening for the first side if this many fifth moves are offered.
fn value_of(opening: RenjuOpening, fifths: u8) -> Option<Value> {
    let (_, scores) = SCORES.iter().find(|row| row.0 == opening.code())?;
    let score = scores.get(usize::from(fifths).checked_sub(1)?)?;
    Some((Value::from(*score) - 50) * PERCENT)
}

/// Finds the opening of three stones in a game for which the values hold.
fn opening_of(variant: Variant, stones: &[Point]) -> Option<RenjuOpening> {
    let is_complete = is_known(variant) && stones.len() == 3;
    is_complete.then(|| RenjuOpening::of(stones, variant.shape()))?
}

/// Returns the value of three stones for the first side if this many fifth moves are offered;
/// `None` if it is not known.
pub fn value(variant: Variant, stones: &[Point], fifths: u8) -> Option<Value> {
    value_of(opening_of(variant, stones)?, fifths)
}

/// Returns the number of fifth moves, up to `most`, with which three stones are most even; the
/// lowest one of several. `None` if it is not known.
pub fn number(variant: Variant, stones: &[Point], most: u8) -> Option<u8> {
    let opening = opening_of(variant, stones)?;
    (1..=most).min_by_key(|&number| value_of(opening, number).map_or(Value::MAX, Value::abs))
}

/// Chooses an opening that is even with one of these numbers of fifth moves; `None` if none is
/// known.
pub fn even(
    variant: Variant,
    numbers: &RangeInclusive<u8>,
    random: &mut Rng,
) -> Option<RenjuOpening> {
    let is_even = |opening, number| value_of(opening, number).is_some_and(|it| it.abs() <= EVEN);
    let openings = RenjuOpening::ALL.into_iter().filter(|_| is_known(variant));
    let even = openings.filter(|&it| numbers.clone().any(|number| is_even(it, number)));
    random.choice(even.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests;
