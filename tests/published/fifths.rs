//! Openings of renju with the fifth moves that count as the same.

use gomoku::rules::opening::{
    Choice, Opening, OpeningAct, OpeningError, OpeningRule, RenjuOpening,
};
use gomoku::rules::{Coordinates, Point, Variant, parse_point};

const CASES: &str = include_str!("../data/fifths/symmetric_fifths.jsonl");

/// Text of a field up to the next field.
fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = line.split_once(&format!("\"{name}\": "))?;
    Some(value.split(", \"classes").next()?.split(", \"pair").next()?.trim_end_matches('}'))
}

/// Strings in a field, in order.
fn words(field: &str) -> Vec<&str> {
    field.split('"').skip(1).step_by(2).collect()
}

fn cell(name: &str) -> Point {
    parse_point(name, Variant::GOMOKU_15.shape()).unwrap()
}

/// Opening with these four stones, in which twelve fifth moves are due.
fn with_stones(stones: &[Point]) -> Opening {
    let mut opening = Opening::new(OpeningRule::Yamaguchi, Variant::GOMOKU_15).unwrap();
    for &stone in &stones[..3] {
        opening.play(OpeningAct::Stone(stone)).unwrap();
    }
    opening.play(OpeningAct::Declare(12)).unwrap();
    opening.play(OpeningAct::Choose(Choice::Keep)).unwrap();
    opening.play(OpeningAct::Stone(stones[3])).unwrap();
    opening
}

/// Offers both moves, and returns the refusal of the second one.
fn offer(mut opening: Opening, first: &str, second: &str) -> Option<OpeningError> {
    opening.play(OpeningAct::Offer(cell(first))).unwrap();
    opening.play(OpeningAct::Offer(cell(second))).err()
}

/// Number of cells that are left if each offered one removes those that are the same.
fn classes(opening: &Opening) -> usize {
    let mut left: Vec<Point> = opening.cells().collect();
    let mut count = 0;
    while let Some(&first) = left.first() {
        let mut after = opening.clone();
        after.play(OpeningAct::Offer(first)).unwrap();
        left.retain(|&cell| after.check(OpeningAct::Offer(cell)).is_ok());
        count += 1;
    }
    count
}

#[test]
fn fifth_moves_that_are_the_same_are_refused() {
    let shape = Variant::GOMOKU_15.shape();
    let (mut refused, mut allowed) = (0, 0);
    for line in CASES.lines() {
        let stones: Vec<Point> =
            words(field(line, "stones").unwrap()).into_iter().map(cell).collect();
        let opening = with_stones(&stones);
        let code = RenjuOpening::of(&stones, shape).map(RenjuOpening::code);
        assert_eq!(code, Some(words(field(line, "opening").unwrap())[0]), "{line}");
        let expected = field(line, "classes_of_fifths").unwrap();
        assert_eq!(classes(&opening).to_string(), expected, "{line}");
        for pair in words(field(line, "pairs_refused").unwrap()).chunks(2) {
            for (first, second) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                let why = offer(opening.clone(), first, second);
                let Some(OpeningError::Alike { other, motion, .. }) = why else {
                    panic!("{line}: {first} {second}: {why:?}");
                };
                assert_eq!(other, cell(first), "{line}");
                assert_eq!(motion.apply(other), Some(cell(second)), "{line}");
                let text = why.unwrap().to_string();
                let name = Coordinates::Letters.name(other, shape);
                assert!(text.starts_with(&format!("this fifth move is the same as {name}, ")));
                refused += 1;
            }
        }
        if let Some(pair) = field(line, "pair_allowed").map(words) {
            assert_eq!(offer(opening.clone(), pair[0], pair[1]), None, "{line}");
            assert_eq!(offer(opening, pair[1], pair[0]), None, "{line}");
            allowed += 1;
        }
    }
    assert_eq!((CASES.lines().count(), refused, allowed), (49, 240, 40));
}
