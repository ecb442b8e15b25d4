//! The lists: their number, their cells, and no two that are the same.

use std::collections::BTreeSet;

use super::*;
use crate::rules::{Placement, Topology};

const RULES: [Rule; 2] = [Rule::Freestyle, Rule::Standard];

fn shape(width: u8, height: u8) -> Shape {
    Shape::new(width, height, Topology::Plane).unwrap()
}

fn variant(rule: Rule, side: u8) -> Variant {
    Variant::new(shape(side, side), 5, rule, Placement::Anywhere).unwrap()
}

/// Stones that are the same for all symmetries of the board, and for both orders of the stones of
/// the first side.
fn identity(stones: [Point; 3], shape: Shape) -> [Point; 3] {
    let images = shape.symmetries().map(|symmetry| {
        let [one, second, other] = stones.map(|point| symmetry.apply(point, shape));
        [one.min(other), second, one.max(other)]
    });
    images.min().unwrap()
}

#[test]
fn each_list_has_many_openings_in_a_corner_of_which_no_two_are_the_same() {
    for rule in RULES {
        let all: Vec<_> = openings(rule).collect();
        assert!(all.len() >= 50 && 3 * all.len() == list(rule).len(), "{rule:?}: {}", all.len());
        for stones in &all {
            assert!(stones.iter().all(|point| point.row < CORNER && point.col < CORNER));
            assert_eq!(stones.iter().collect::<BTreeSet<_>>().len(), 3, "{stones:?}");
        }
        for side in [15, 20] {
            let shape = shape(side, side);
            let different: BTreeSet<_> = all.iter().map(|&it| identity(it, shape)).collect();
            assert_eq!(different.len(), all.len(), "{rule:?}");
        }
    }
}

#[test]
fn openings_come_in_every_orientation() {
    let shape = shape(15, 15);
    for rule in RULES {
        let mut random = Rng::with_seed(1);
        let found = (0..20_000).map(|_| precomputed(variant(rule, 15), &mut random).unwrap());
        let found: BTreeSet<_> = found.collect();
        // An opening that a reflection preserves has four orientations.
        let all = openings(rule).map(|stones| {
            let turned = (0..8).map(|turn| turned(stones, shape, turn));
            turned.collect::<BTreeSet<_>>()
        });
        assert_eq!(found, all.flatten().collect());
    }
}

#[test]
fn openings_are_known_for_two_rules_on_large_boards() {
    let is_known = |rule, side| precomputed(variant(rule, side), &mut Rng::with_seed(1)).is_some();
    for rule in RULES {
        assert!([15, 19, 20, 26].into_iter().all(|side| is_known(rule, side)));
        assert!(![5, 13, 14].into_iter().any(|side| is_known(rule, side)));
    }
    assert!(![Rule::Renju, Rule::Caro, Rule::Omok].into_iter().any(|rule| is_known(rule, 15)));
}

#[test]
fn stones_fit_every_board() {
    for (width, height) in [(5, 5), (5, 20), (20, 6), (7, 7), (15, 15)] {
        let shape = shape(width, height);
        for rule in Rule::ALL {
            let mut different = BTreeSet::new();
            for seed in 0..64 {
                let stones = balanced_stones(shape, rule, seed);
                assert!(stones.iter().all(|&point| shape.contains(point)));
                assert_eq!(stones.iter().collect::<BTreeSet<_>>().len(), 3);
                different.insert(stones);
            }
            let least = if width.min(height) < 8 { 4 } else { 50 };
            assert!(different.len() >= least, "{shape} {rule:?}: {}", different.len());
        }
    }
}
