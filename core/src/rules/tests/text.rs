//! Values that are written and read back.

use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use super::*;

/// Checks that each value is read back from its text, and that different values have different
/// texts.
#[track_caller]
fn check<T>(values: &[T])
where
    T: Clone + Debug + Display + Eq + FromStr<Err: Debug> + Hash,
{
    let read: HashSet<T> = values.iter().map(|it| it.to_string().parse().unwrap()).collect();
    assert_eq!(read, values.iter().cloned().collect());
    assert_eq!(read.len(), values.len());
}

#[test]
fn every_word_is_read_back() {
    check(&[Stone::First, Stone::Second]);
    check(&[Topology::Plane, Topology::Torus]);
    check(&[Rule::Freestyle, Rule::Standard]);
    check(&[Placement::Anywhere, Placement::Gravity]);
    check(&[Coordinates::Numbers, Coordinates::Letters]);
    let sides = [Stone::First, Stone::Second];
    let running = [sides.map(Status::ToMove), sides.map(Status::Won)].concat();
    check(&[running, vec![Status::Drawn]].concat());
}

fn shapes() -> impl Strategy<Value = Shape> {
    (3..=26_u8, 3..=26_u8, any::<bool>()).prop_map(|(width, height, is_torus)| {
        let topology = if is_torus { Topology::Torus } else { Topology::Plane };
        Shape::new(width, height, topology).unwrap()
    })
}

fn variants() -> impl Strategy<Value = Variant> {
    let free = (shapes(), 3..=26_u8, any::<bool>(), any::<bool>());
    let free = free.prop_map(|(shape, row, exact, falls)| {
        let rule = if exact { Rule::Standard } else { Rule::Freestyle };
        let placement = if falls { Placement::Gravity } else { Placement::Anywhere };
        let row = row.min(shape.width().max(shape.height()));
        Variant::new(shape, row, rule, placement).unwrap()
    });
    prop_oneof![free, prop::sample::select(&Variant::OFFERED[..])]
}

/// Generates positions with any stones, either side to move.
fn positions() -> impl Strategy<Value = Position> {
    let cells = prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 0..40);
    (variants(), cells, any::<bool>()).prop_map(|(variant, cells, is_first)| {
        let side = |is_first| if is_first { Stone::First } else { Stone::Second };
        let points: Vec<Point> = variant.shape().points().collect();
        let mut taken = HashSet::new();
        let stones = cells.into_iter().map(|(cell, is_first)| (*cell.get(&points), side(is_first)));
        let stones: Vec<_> = stones.filter(|(point, _)| taken.insert(*point)).collect();
        Position::from_stones(variant, stones).unwrap().with_to_move(side(is_first))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn points_and_shapes_are_read_back(row: u8, col: u8, shape in shapes()) {
        check(&[Point::new(row, col)]);
        check(&[shape]);
    }

    #[test]
    fn games_of_the_family_are_read_back(variant in variants()) {
        prop_assert_eq!(variant.code().parse(), Ok(variant));
        let words: Variant = variant.to_string().parse().unwrap();
        prop_assert_eq!(words.to_string(), variant.to_string());
        let shape = variant.shape();
        if variant.row_length() < shape.width().max(shape.height()) {
            prop_assert_eq!(words, variant);
        }
    }

    #[test]
    fn boards_positions_and_games_are_read_back(
        position in positions(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..20),
    ) {
        check(&[position.board()]);
        check(std::slice::from_ref(&position));
        let read: Position = position.to_string().parse().unwrap();
        prop_assert_eq!(read.stones(), position.stones(), "in their order");
        let mut game = Game::from_position(position);
        for choice in choices {
            let legal: Vec<Point> = game.legal_moves().collect();
            if legal.is_empty() {
                break;
            }
            game.play(*choice.get(&legal)).unwrap();
        }
        check(&[game]);
    }
}

#[test]
fn positions_and_games_that_are_equal_have_one_hash() {
    let read = |text: &str| text.parse::<Game>().unwrap();
    let games = HashSet::from([read("15 X Xh8 Oi9: a1"), read("15 X Oi9 Xh8: a1")]);
    assert_eq!(games.len(), 1);
}

#[track_caller]
fn check_refused<T: Debug + FromStr<Err = ParseError>>(text: &str, expected: &str) {
    let why = text.parse::<T>().unwrap_err();
    assert_eq!(why.to_string(), expected, "{text:?}");
}

#[test]
fn invalid_texts_are_refused() {
    check_refused::<Stone>("x", "expected X or O");
    check_refused::<Status>("", "expected X to move, O to move, X wins, O wins or draw");
    for text in ["7", "7,", "7,256", "a,b", "1,2,3"] {
        check_refused::<Point>(text, "expected row and column, such as 7,7");
    }
    for text in ["7", "x", "07x6", "7x6 ", "7x6 sphere", "torus"] {
        check_refused::<Shape>(text, "expected columns and rows, such as 7x6 or 7x6 torus");
    }
    check_refused::<Shape>("2x15", "a board cannot have 2 by 15 cells: each side has 3 to 26");
    let game = "expected a game, such as 15, 7x6-4-fall or 15x15, five or more in a row";
    for text in ["", "16", "015", "15x15-5", "3x3, two in a row", "15x15, Five or more in a row"] {
        check_refused::<Variant>(text, game);
    }
    check_refused::<Board>("X .\n. X .", "expected rows of ., X and O, all of the same length");
    check_refused::<Board>(
        ". . .\n. x .\n. . .",
        "expected rows of ., X and O, all of the same length",
    );
    check_refused::<Board>("", "a board cannot have 0 by 0 cells: each side has 3 to 26");
    check_refused::<Position>("15", "expected a position, such as 15 X Xh8 Oi9");
    check_refused::<Position>("15 X Xh8 Oh8", "there is already a stone there");
    check_refused::<Position>("15 X Xh16", "off the board (0,0 to 14,14 or A1 to O15)");
    check_refused::<Position>("15 X \u{e9}h8", "expected a position, such as 15 X Xh8 Oi9");
    check_refused::<Game>("15 X", "expected a game, such as 15 X: h8 i9");
    check_refused::<Game>("15 X: h8 i9 h8", "move 3: there is already a stone there");
}
