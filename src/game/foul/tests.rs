use super::*;
use crate::game::{Outcome, State, Win};
use crate::rules::{Position, Rule};

/// Explains a point of a picture, row by row from the top.
fn explained(rule: Rule, rows: &[&str], (row, col): (u8, u8)) -> Option<FoulExplanation> {
    FoulExplanation::of(&game(rule, rows), Point::new(row, col))
}

fn game(rule: Rule, rows: &[&str]) -> Game {
    let cells = (0..).zip(rows).flat_map(|(row, line)| {
        (0..).zip(line.chars()).map(move |(col, sign)| (Point::new(row, col), sign))
    });
    let stones = cells.filter_map(|(point, sign)| match sign {
        'X' => Some((point, Stone::First)),
        'O' => Some((point, Stone::Second)),
        _ => None,
    });
    let variant = Variant::GOMOKU_15.with_rule(rule);
    let position = Position::from_stones(variant, stones).unwrap();
    Game::from_position(position.with_to_move(Stone::First))
}

#[track_caller]
fn check(rows: &[&str], point: (u8, u8), foul: Option<Foul>, expected: &str) {
    let explained = explained(Rule::Renju, rows, point).unwrap();
    assert_eq!(explained.foul, foul);
    assert_eq!(explained.words(Coordinates::Letters)[0], expected);
}

const DOUBLE_THREE: [&str; 8] = [
    "...............",
    "...............",
    "...............",
    "...............",
    "...............",
    ".......X.......",
    ".......X.......",
    ".....XX........",
];

#[test]
fn a_double_three_names_both_threes_in_either_notation() {
    let words = "H8 is a double three: F8-G8-H8 and H10-H9-H8.";
    check(&DOUBLE_THREE, (7, 7), Some(Foul::DoubleThree), words);
    let explained = explained(Rule::Renju, &DOUBLE_THREE, (7, 7)).unwrap();
    let words = explained.words(Coordinates::Numbers);
    assert_eq!(words[0], "7,7 is a double three: 7,5 7,6 7,7 and 5,7 6,7 7,7.");
    assert_eq!(words[1], "7,7: a double three");
    assert_eq!(explained.rows().len(), 2);
    assert!(explained.completions().iter().all(|(_, counts)| *counts));
}

#[test]
fn a_double_four_on_one_line_names_both_fours() {
    let mut rows = ["..............."; 8];
    rows[7] = "....X.X.X.X....";
    let words = "H8 is a double four: E8-G8-H8-I8 and G8-H8-I8-K8.";
    check(&rows, (7, 7), Some(Foul::DoubleFour), words);
    let explained = explained(Rule::Renju, &rows, (7, 7)).unwrap();
    let fives: Vec<u8> = explained.completions().iter().map(|(point, _)| point.col).collect();
    assert_eq!(fives, [5, 9]);
}

#[test]
fn an_overline_names_its_six_stones() {
    let mut rows = ["..............."; 8];
    rows[7] = "....XXX.XX.....";
    let words = "H8 is an overline: E8-F8-G8-H8-I8-J8.";
    check(&rows, (7, 7), Some(Foul::Overline), words);
}

#[test]
fn a_five_comes_before_a_foul() {
    let mut rows = ["..............."; 8];
    rows[7] = "...XXXX........";
    check(&rows, (7, 7), None, "H8 is no foul: it makes a five: D8-E8-F8-G8-H8.");
    // Two threes beside the five.
    rows[5] = ".....X.X.......";
    rows[6] = "......XX.......";
    let words = "H8 is no foul: it makes a five, which comes first: D8-E8-F8-G8-H8.";
    check(&rows, (7, 7), None, words);
}

/// Board whose first lines are given.
const OVERLINE: [&str; 7] = [
    ".O.............",
    ".........X.....",
    ".........X.X...",
    ".........X.....",
    "...O.O.........",
    "........XX..X..",
    "..O......X.....",
];

const FIVE: [&str; 8] = [
    "...............",
    ".........X.....",
    "........X......",
    ".......X.......",
    "......XX.......",
    "...............",
    "......X........",
    ".......X.......",
];

const NESTED: [&str; 7] = [
    "...............",
    "......O........",
    "...O......X....",
    "............XX.",
    "..........X....",
    "....O........X.",
    "........X......",
];

#[test]
fn a_three_that_is_spoilt_says_by_what() {
    for (rows, point, expected) in [
        (
            &OVERLINE[..],
            (3, 10),
            "K12 is no double three: I10-K12-L13 is not real, as J11 would be an overline.",
        ),
        (&FIVE[..], (4, 4), "E11 is no double three: E11-G9-H8 is not real, as F10 makes a five."),
        (
            &NESTED[..],
            (3, 10),
            "K12 is no double three: K12-M12-N12 is not real, as L12 would itself be a double three.",
        ),
    ] {
        check(rows, point, None, expected);
        let explained = explained(Rule::Renju, rows, point).unwrap();
        assert!(explained.is_apparent() && explained.rows().len() == 2);
        assert!(explained.completions().iter().any(|(_, counts)| !counts));
    }
}

#[test]
fn a_point_far_from_fouls_says_so() {
    let words = "A1 is no foul: it makes neither two threes nor two fours nor a row of six.";
    check(&DOUBLE_THREE, (14, 0), None, words);
    let omok = explained(Rule::Omok, &DOUBLE_THREE, (14, 0)).unwrap();
    let words = omok.words(Coordinates::Letters);
    assert_eq!(words, ["A1 is no foul: it does not make two threes.", "A1: no foul"]);
}

#[test]
fn only_sides_with_fouls_have_explanations() {
    assert_eq!(explained(Rule::Freestyle, &DOUBLE_THREE, (7, 7)), None);
    assert_eq!(explained(Rule::Renju, &DOUBLE_THREE, (7, 6)), None, "occupied");
    // X's fouls are O's weapon, so they are explained on O's turn as well.
    let mut renju = game(Rule::Renju, &DOUBLE_THREE);
    renju.play(Point::new(0, 0)).unwrap();
    let words = FoulExplanation::of(&renju, Point::new(7, 7)).unwrap();
    let words = words.words(Coordinates::Letters).swap_remove(0);
    assert_eq!(words, "For X: H8 is a double three: F8-G8-H8 and H10-H9-H8.");
    let mut omok = game(Rule::Omok, &DOUBLE_THREE);
    omok.play(Point::new(0, 0)).unwrap();
    assert_eq!(FoulExplanation::of(&omok, Point::new(7, 7)).unwrap().foul, None);
}

#[test]
fn a_lost_game_explains_its_last_move() {
    let mut lost = game(Rule::Renju, &DOUBLE_THREE);
    assert_eq!(FoulExplanation::of_last(&lost), None);
    lost.play(Point::new(7, 7)).unwrap();
    let explained = FoulExplanation::of_last(&lost).unwrap();
    assert_eq!((explained.foul, explained.is_other_side), (Some(Foul::DoubleThree), false));
    assert_eq!(FoulExplanation::of(&lost, Point::new(0, 0)), None, "after the end");
    let outcome = Outcome::Won(Stone::Second, Win::Foul(Foul::DoubleThree));
    assert_eq!(State::from(&lost), State::Over(outcome));
}
