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
    ("D1", [62, 59, 59, 59, 57, 55, 55, 55, 55, 51, 48, 44]),
    ("D2", [69, 68, 68, 68, 66, 63, 62, 61, 61, 60, 60, 60]),
    ("D3", [75, 54, 44, 44, 44, 44, 40, 36, 32, 32, 32, 32]),
    ("D4", [76, 61, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50]),
    ("D5", [75, 65, 65, 65, 59, 54, 54, 54, 54, 51, 49, 46]),
    ("D6", [69, 61, 52, 47, 47, 47, 47, 47, 47, 47, 47, 47]),
    ("D7", [64, 60, 48, 44, 42, 39, 38, 36, 34, 34, 34, 33]),
    ("D8", [59, 54, 54, 54, 47, 39, 38, 38, 38, 31, 25, 18]),
    ("D9", [47, 47, 47, 38, 36, 35, 32, 30, 28, 24, 20, 16]),
    ("D10", [79, 61, 61, 61, 54, 46, 46, 46, 46, 38, 31, 23]),
    ("D11", [70, 41, 41, 41, 41, 41, 36, 31, 26, 20, 14, 9]),
    ("D12", [73, 36, 28, 28, 28, 28, 21, 14, 7, 7, 7, 7]),
    ("D13", [54, 44, 35, 35, 30, 24, 16, 8, 0, 0, 0, 0]),
    ("I1", [64, 49, 45, 45, 45, 45, 45, 44, 44, 39, 33, 27]),
    ("I2", [80, 79, 77, 77, 69, 62, 58, 54, 50, 46, 42, 39]),
    ("I3", [69, 65, 65, 65, 57, 50, 50, 50, 49, 47, 44, 41]),
    ("I4", [66, 65, 65, 65, 63, 61, 58, 55, 52, 52, 52, 52]),
    ("I5", [58, 49, 46, 43, 38, 32, 29, 25, 22, 19, 15, 12]),
    ("I6", [72, 68, 52, 52, 50, 47, 47, 47, 47, 47, 47, 47]),
    ("I7", [75, 75, 64, 64, 63, 62, 55, 48, 40, 40, 39, 39]),
    ("I8", [72, 49, 49, 49, 44, 38, 38, 38, 38, 31, 25, 19]),
    ("I9", [75, 74, 66, 57, 55, 54, 51, 48, 46, 42, 39, 35]),
    ("I10", [69, 66, 58, 58, 46, 35, 35, 35, 35, 30, 25, 20]),
    ("I11", [72, 71, 71, 66, 53, 39, 34, 29, 23, 23, 23, 23]),
    ("I12", [58, 58, 58, 57, 55, 52, 48, 44, 40, 35, 30, 25]),
    ("I13", [71, 32, 24, 17, 17, 17, 17, 17, 17, 13, 10, 6]),
];

/// Value of one percent of the points.
const PERCENT: Value = 7;
/// Value in the table of an opening that other games find even. A score of 50% is there partly by
/// chance, and other games bring it nearer to the mean of all openings, which is higher.
const EVEN: Value = -3 * PERCENT;
/// Distance from [`EVEN`] up to which an opening is even.
const NEARLY: Value = 5 * PERCENT;

/// Checks whether the values hold for a game.
fn is_known(variant: Variant) -> bool {
    let shape = variant.shape();
    variant.rule() == Rule::Renju && shape.width().min(shape.height()) >= LEAST_SIDE
}

/// Distance of an opening from an even one if this many fifth moves are offered.
fn distance(opening: RenjuOpening, fifths: u8) -> Option<Value> {
    value_of(opening, fifths).map(|value| (value - EVEN).abs())
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
    (1..=most).min_by_key(|&number| distance(opening, number).unwrap_or(Value::MAX))
}

/// Chooses an opening that is even with one of these numbers of fifth moves; `None` if none is
/// known.
pub fn even(
    variant: Variant,
    numbers: &RangeInclusive<u8>,
    random: &mut Rng,
) -> Option<RenjuOpening> {
    let is_even = |opening, number| distance(opening, number).is_some_and(|it| it <= NEARLY);
    let openings = RenjuOpening::ALL.into_iter().filter(|_| is_known(variant));
    let even = openings.filter(|&it| numbers.clone().any(|number| is_even(it, number)));
    random.choice(even.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests;
