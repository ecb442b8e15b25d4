//! Values are read back from their `serde` form, and invalid values are refused.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::fmt::Debug;
use std::time::Duration;

use gomoku::game::GameKind;
use gomoku::player::Verdict;
use gomoku::record::{Evaluation, Judgement, Mark, MarkKind, Notes, Property};
use gomoku::rules::opening::OpeningRule;
use gomoku::rules::{
    Board, BySide, Coordinates, Game, Placement, Point, Position, Rule, Shape, Status, Stone,
    Topology, Variant, parse_moves,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Checks that a value is written as this JSON, and read back from it.
#[track_caller]
fn check<T: Debug + PartialEq + Serialize + DeserializeOwned>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(&serde_json::from_str::<T>(json).unwrap(), value);
}

#[track_caller]
fn check_refused<T: Debug + DeserializeOwned>(json: &str, expected: &str) {
    let why = serde_json::from_str::<T>(json).unwrap_err().to_string();
    assert!(why.contains(expected), "{why}");
}

#[test]
fn values_of_the_rules_are_serialized_as_text() {
    check(&Point::new(7, 8), r#"{"row":7,"col":8}"#);
    check(&Stone::Second, r#""O""#);
    check(&BySide { first: 1, second: 2 }, r#"{"first":1,"second":2}"#);
    check(&Topology::Torus, r#""torus""#);
    check(&Rule::Standard, r#""standard""#);
    check(&Placement::Gravity, r#""gravity""#);
    check(&OpeningRule::Soosyrv, r#""soosyrv8""#);
    check(&Coordinates::Letters, r#""letters""#);
    check(&Status::Won(Stone::First), r#""X wins""#);
    let torus = Shape::new(4, 3, Topology::Torus).unwrap();
    check(&torus, r#""4x3 torus""#);
    let exact = Variant::new(torus, 4, Rule::Standard, Placement::Anywhere).unwrap();
    check(&exact, r#""4x3-4-exact-torus""#);
    let stones = [(Point::new(1, 2), Stone::First), (Point::new(0, 0), Stone::First)];
    let position = Position::from_stones(exact, stones).unwrap();
    check::<Board>(&position.board(), r#""X . . .\n. . X .\n. . . .\ntorus""#);
    check(&position, r#""4x3-4-exact-torus X Xc2 Xa3""#);
    let mut game = Game::from_position(position);
    game.play(Point::new(2, 0)).unwrap();
    check(&game, r#""4x3-4-exact-torus X Xc2 Xa3: a1""#);
    check(&parse_moves("h8i9", Variant::GOMOKU_15).unwrap(), r#""15 X: h8 i9""#);
}

#[test]
fn both_boards_of_quarto_are_distinguished() {
    check(&GameKind::Rows(Variant::CONNECT_FOUR), r#"{"rows":"7x6-4-fall"}"#);
    check(&GameKind::Quarto(gomoku::quarto::Board::TORUS), r#"{"quarto":"torus"}"#);
    check(&GameKind::Quarto(gomoku::quarto::Board::PLANE), r#"{"quarto":"plane"}"#);
}

#[test]
fn complete_and_partial_notes_are_read_back() {
    let point = Point::new(0, 1);
    let notes = Notes {
        comment: "A fork.".to_owned(),
        marks: vec![
            Mark { point, kind: MarkKind::Triangle },
            Mark { point, kind: MarkKind::Label("a".to_owned()) },
        ],
        spent: Some(Duration::from_millis(1500)),
        left: None,
        evaluation: Some(Evaluation { verdict: Verdict::Open(-30), depth: 9 }),
        judgement: Some(Judgement::MissedWin(7)),
        review: None,
        hints: 2,
        properties: Property::new("GN", vec!["a game".to_owned()]).into_iter().collect(),
    };
    check(
        &notes,
        concat!(
            r#"{"comment":"A fork.","marks":[{"point":{"row":0,"col":1},"kind":"triangle"},"#,
            r#"{"point":{"row":0,"col":1},"kind":{"label":"a"}}],"spent":{"secs":1,"nanos":500000000},"#,
            r#""left":null,"evaluation":{"verdict":{"open":-30},"depth":9},"#,
            r#""judgement":{"missed_win":7},"review":null,"hints":2,"properties":[["GN",["a game"]]]}"#
        ),
    );
    assert_eq!(serde_json::from_str::<Notes>("{}").unwrap(), Notes::NONE);
}

#[test]
fn invalid_values_are_refused() {
    check_refused::<Shape>(r#""2x15""#, "each side has 3 to 26");
    check_refused::<Variant>(r#""15x15-16""#, "expected a game");
    check_refused::<Position>(r#""15 X Xh8 Oh8""#, "there is already a stone there");
    check_refused::<Game>(r#""15 X: h8 h8""#, "move 2: there is already a stone there");
    check_refused::<Property>(r#"["GN",["a ] game"]]"#, "not a property of SGF");
}
