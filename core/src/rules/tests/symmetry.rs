//! Symmetries of boards.

use super::*;
use std::collections::HashSet;

#[test]
fn a_square_has_eight_symmetries_and_another_rectangle_four() {
    for topology in [Topology::Plane, Topology::Torus] {
        for (width, height, expected) in [(9, 9, 8), (3, 3, 8), (9, 7, 4), (3, 26, 4)] {
            let shape = Shape::new(width, height, topology).unwrap();
            assert_eq!(shape.symmetries().next(), Some(Symmetry::IDENTITY));
            let images: HashSet<Vec<Point>> = shape
                .symmetries()
                .map(|symmetry| shape.points().map(|cell| symmetry.apply(cell, shape)).collect())
                .collect();
            assert_eq!(images.len(), expected, "{width}x{height}");
        }
    }
}

#[test]
fn a_square_is_rotated_and_reflected() {
    // The X of . X . goes to each of the eight cells of this kind.
    //          . . .
    let shape = Shape::new(4, 4, Topology::Plane).unwrap();
    let from = Point::new(0, 1);
    let found: Vec<(u8, u8)> = shape
        .symmetries()
        .map(|symmetry| symmetry.apply(from, shape))
        .map(|Point { row, col }| (row, col))
        .collect();
    assert_eq!(found, [(0, 1), (0, 2), (3, 1), (3, 2), (1, 0), (1, 3), (2, 0), (2, 3)]);
}

#[test]
fn with_gravity_the_bottom_row_stays_at_the_bottom() {
    let count = |width, placement| {
        let shape = Shape::new(width, 6, Topology::Plane).unwrap();
        let variant = Variant::new(shape, 4, Rule::Freestyle, placement).unwrap();
        let bottom = Point::new(5, 1);
        let stays = |symmetry: &Symmetry| symmetry.apply(bottom, shape).row == 5;
        (variant.symmetries().count(), variant.symmetries().filter(stays).count())
    };
    assert_eq!(count(6, Placement::Gravity), (2, 2));
    assert_eq!(count(7, Placement::Gravity), (2, 2));
    assert_eq!(count(6, Placement::Anywhere), (8, 2));
    assert_eq!(count(7, Placement::Anywhere), (4, 2));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn symmetries_have_inverses_and_preserve_winning_rows(
        (width, height) in prop_oneof![
            (3..=9_u8).prop_map(|side| (side, side)),
            (3..=9_u8, 3..=9_u8),
        ],
        is_torus: bool,
        stones in prop::collection::vec((0..9_u8, 0..9_u8, prop::bool::weighted(0.8)), 0..60),
    ) {
        let topology = if is_torus { Topology::Torus } else { Topology::Plane };
        let shape = Shape::new(width, height, topology).unwrap();
        let variant = Variant::new(shape, 3, Rule::Freestyle, Placement::Anywhere).unwrap();
        let mut board = Board::new(shape);
        for (row, col, is_first) in stones {
            let stone = if is_first { Stone::First } else { Stone::Second };
            board.set(Point::new(row % height, col % width), Some(stone));
        }
        for symmetry in shape.symmetries() {
            let mut image = Board::new(shape);
            for (point, stone) in board.occupied() {
                prop_assert_eq!(symmetry.inverse().apply(symmetry.apply(point, shape), shape), point);
                image.set(symmetry.apply(point, shape), Some(stone));
            }
            for point in shape.points() {
                let there = symmetry.apply(point, shape);
                prop_assert_eq!(variant.is_won_at(&board, point), variant.is_won_at(&image, there));
            }
            prop_assert_eq!(
                variant.all_winning_rows(&board).count(),
                variant.all_winning_rows(&image).count()
            );
        }
    }
}
