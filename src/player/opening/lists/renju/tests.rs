//! The values of openings of renju: for which games, and what they decide.

use std::collections::BTreeSet;

use super::*;
use crate::rules::{Placement, Shape, Topology};

fn variant(rule: Rule, side: u8) -> Variant {
    let shape = Shape::new(side, side, Topology::Plane).unwrap();
    Variant::new(shape, 5, rule, Placement::Anywhere).unwrap()
}

fn renju(side: u8) -> Variant {
    variant(Rule::Renju, side)
}

fn stones(opening: RenjuOpening) -> [Point; 3] {
    opening.stones(renju(15).shape()).unwrap()
}

fn opening(code: &str) -> RenjuOpening {
    code.parse().unwrap()
}

/// Openings that are chosen with one of these numbers of fifth moves.
fn chosen(variant: Variant, numbers: RangeInclusive<u8>) -> BTreeSet<RenjuOpening> {
    let mut random = Rng::with_seed(1);
    (0..1_000).filter_map(|_| even(variant, &numbers, &mut random)).collect()
}

#[test]
fn every_opening_has_a_row_in_which_no_further_fifth_move_is_good_for_the_first_side() {
    assert_eq!(SCORES.map(|row| row.0), RenjuOpening::ALL.map(RenjuOpening::code));
    for (code, scores) in SCORES {
        assert!(scores.is_sorted_by(|before, after| before >= after), "{code}");
        assert!(scores[0] <= 100, "{code}");
    }
}

#[test]
fn values_are_those_of_the_row_in_every_symmetry() {
    let shape = renju(15).shape();
    for (code, scores) in SCORES {
        for symmetry in shape.symmetries() {
            let turned = stones(opening(code)).map(|point| symmetry.apply(point, shape));
            for (number, score) in (1..).zip(scores) {
                let expected = (Value::from(score) - 50) * 7;
                assert_eq!(value(renju(15), &turned, number), Some(expected), "{code} {number}");
            }
        }
        let three = stones(opening(code));
        assert_eq!(value(renju(15), &three, 0), None);
        assert_eq!(value(renju(15), &three, 13), None);
    }
}

#[test]
fn the_number_is_the_one_with_which_the_opening_is_most_even() {
    for (code, scores) in SCORES {
        for most in [1, 2, 8, 12] {
            let found = number(renju(15), &stones(opening(code)), most).unwrap();
            let distance = |number: u8| scores[usize::from(number) - 1].abs_diff(47);
            assert!((1..found).all(|it| distance(it) > distance(found)), "{code} {found}");
            assert!((found..=most).all(|it| distance(it) >= distance(found)), "{code} {found}");
        }
    }
}

#[test]
fn an_opening_is_chosen_if_it_is_even_with_one_of_the_numbers() {
    for numbers in [2..=2, 1..=12, 3..=4] {
        let is_even = |row: &&Row| {
            let of_number = |number| row.1[usize::from(number) - 1];
            numbers.clone().any(|number| (42..=52).contains(&of_number(number)))
        };
        let expected = SCORES.iter().filter(is_even).map(|row| opening(row.0)).collect();
        assert_eq!(chosen(renju(15), numbers.clone()), expected, "{numbers:?}");
    }
    // So many are even that games differ.
    assert!(chosen(renju(15), 2..=2).len() >= 4);
    assert!(chosen(renju(15), 1..=12).len() >= 12);
}

#[test]
fn values_hold_for_three_stones_of_renju_on_large_boards() {
    let [first, second, third] = stones(opening("D4"));
    let is_known = |variant: Variant| {
        let centre = variant.shape().centre();
        let moved = [first, second, third]
            .map(|it| Point::new(it.row + centre.row - first.row, it.col + centre.col - first.col));
        let known = value(variant, &moved, 2).is_some();
        assert_eq!(number(variant, &moved, 12).is_some(), known);
        assert_eq!(chosen(variant, 1..=12).is_empty(), !known);
        known
    };
    assert!([15, 17, 19].into_iter().all(|side| is_known(renju(side))));
    assert!(!is_known(variant(Rule::Freestyle, 15)));
    assert_eq!(value(renju(15), &[first, second], 2), None);
    assert_eq!(value(renju(15), &[first, second, third, Point::new(0, 0)], 2), None);
    assert_eq!(value(renju(15), &[first, second, Point::new(0, 0)], 2), None);
    let small = renju(13);
    let stones = opening("D4").stones(small.shape()).unwrap();
    assert_eq!(value(small, &stones, 2), None);
    assert!(chosen(small, 1..=12).is_empty());
}
