use std::time::Duration;

use super::*;
use crate::engine::tests::{cells, game};
use crate::engine::{
    Evaluator, Limits, Line, Search, ThreadData, TranspositionTable, Unwatched, Verdict,
};
use crate::rules::{Coordinates, Shape, Topology, Variant, parse_moves, parse_point};

/// Checks the reason for the cell `*` in a picture: `X` moves if both sides have as many stones,
/// else `O`.
#[track_caller]
fn check(expected: Option<&str>, picture: &str) {
    check_found(expected, picture, |_| None);
}

/// Checks the reason for the move of a search with this verdict and line.
#[track_caller]
fn check_searched(expected: &str, verdict: Verdict, line: &[&str], picture: &str) {
    check_found(Some(expected), picture, |shape| {
        let pv = line.iter().map(|name| parse_point(name, shape).unwrap()).collect();
        let lines = vec![Line { depth: 9, verdict, pv }];
        Some(Info { nodes: 1_000, elapsed: Duration::ZERO, lines })
    });
}

#[track_caller]
fn check_found(expected: Option<&str>, picture: &str, info: impl FnOnce(Shape) -> Option<Info>) {
    let rows: Vec<&str> = picture.trim().lines().collect();
    let [width, height] = [rows[0].split_whitespace().count(), rows.len()]
        .map(|length| u8::try_from(length).unwrap());
    let shape = Shape::new(width, height, Topology::Plane).unwrap();
    let gomoku = Variant::GOMOKU_15;
    let variant = Variant::new(shape, 5, gomoku.rule(), gomoku.placement()).unwrap();
    let found = reason(&game(variant, picture), cells(picture, "*")[0], info(shape).as_ref());
    let found = found.map(|reason| in_short(&reason, shape));
    assert_eq!(found.as_deref(), expected, "{picture}");
}

/// Formats the name of a reason, its numbers and its cells.
fn in_short(reason: &Reason, shape: Shape) -> String {
    let (numbers, cells) = match reason {
        Reason::StopsFour(cells) | Reason::StopsOpenThree(cells) => (String::new(), &cells[..]),
        Reason::StopsTwoFours(cell) => (String::new(), std::slice::from_ref(cell)),
        Reason::Wins { moves, by, pv } => (format!(" {moves} by {by:?}"), &pv[..]),
        Reason::HoldsOut(moves) => (format!(" {moves}"), &[][..]),
        Reason::IsBestFound { depth, pv } => (format!(" {depth}"), &pv[..]),
        _ => (String::new(), &[][..]),
    };
    let name = format!("{reason:?}");
    let name = name.split(['(', ' ']).next().unwrap();
    let cells = cells.iter().map(|&cell| format!(" {}", Coordinates::Letters.name(cell, shape)));
    format!("{name}{numbers}{}", cells.collect::<String>())
}

#[test]
fn five() {
    check(
        Some("MakesFive"),
        "
        . . . . . . .
        . X X * X X .
        . O O O O . .
        . . . . . . .
        . . . . . . .",
    );
}

#[test]
fn stopping_a_four_comes_before_making_one() {
    check(
        Some("StopsFour B4 C4 D4 E4"),
        "
        . . . . . . .
        . O X X X . .
        X O O O O * .
        . . . . . . .
        . X . . . . .
        . . . . . . .",
    );
    check(
        None,
        "
        . . . . . . .
        . O X X X * .
        X O O O O . .
        . . . . . . .
        . X . . . . .
        . . . . . . .",
    );
}

#[test]
fn fours_that_cannot_be_stopped() {
    check(
        Some("MakesOpenFour"),
        "
        . . . . . . . .
        . . X X X * . .
        . . . . . . . .
        . O . O . O . .
        . . . . . . . .",
    );
    // Two fours with one stone.
    check(
        Some("MakesOpenFour"),
        "
        . . . . . . .
        O X X X * . .
        . O . . X . .
        . . . . X . .
        . O . . X . .
        . O . . O . O",
    );
}

#[test]
fn a_four_and_a_three() {
    check(
        Some("MakesFourAndThree"),
        "
        . . . . . . . .
        . . . . . . . .
        O X X X * . . .
        . . . . X . . .
        . O O . X . . .
        . . . . . . . .
        . O . . . . O .",
    );
}

#[test]
fn a_win_by_fours() {
    // A four that is stopped at F4, followed by two fours with one stone.
    check(
        Some("Wins 2 by Fours E4 F4 E7"),
        "
        O . . . . . . .
        O X X X . . . .
        . . . . X . O .
        . . . . X . . O
        O X X X * . O .
        . . . . O . . .
        . . . . . . O .
        . . . . . . . .",
    );
}

#[test]
fn an_open_three_to_stop() {
    check(
        Some("StopsOpenThree C4 D4 E4"),
        "
        . . . . . . . .
        . * O O O . . .
        . . . . . . . .
        . X . X . X . .
        . . . . . . . .",
    );
    check(
        Some("StopsOpenThree C4 D4 F4"),
        "
        . . . . . . . .
        . . O O * O . .
        . . . . . . . .
        . X . X . X . .
        . . . . . . . .",
    );
    // An own three does not, however good it looks; a four is worth trying.
    check(
        None,
        "
        . . . . . . . .
        . . O O O . . .
        . . . . . . . .
        . . X * X . . .
        . . . . . . . .
        . . X . . . . .",
    );
    check(
        Some("MakesFour"),
        "
        . . . . . . . .
        . . O O O . . .
        . . . . . . . .
        . . . . . . . .
        O X X X * . . .
        . . . . . . . .
        X . . . . . . .",
    );
}

#[test]
fn two_fours_to_stop() {
    check(
        Some("TakesTwoFours"),
        "
        . . . . . . .
        X O O O * . .
        . X . . O . .
        . . . . O . .
        . X . . O . .
        . . . . X . .
        X . X . . . .",
    );
}

#[test]
fn two_threes() {
    check(
        Some("MakesTwoThrees"),
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . X X * . . .
        . . . . . X . . .
        . . . . . X . . .
        . . . . . . . . .
        . O . . . . . . .
        . . . O . O . O .",
    );
    check(
        Some("TakesTwoThrees"),
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . O O * . . .
        . . . . . O . . .
        . . . . . O . . .
        . . . . . . . . .
        . X . . . . . . .
        . . . X . X . X .",
    );
}

#[test]
fn a_four_and_a_three_to_stop() {
    check(
        Some("TakesFourAndThree"),
        "
        . . . . . . . .
        . . . . . . . .
        X O O O * . . .
        . . . . O . . .
        . . X . O . . .
        . X . . . . . .
        . . . . . . X .
        . X . . . . . .",
    );
}

#[test]
fn a_win_by_fours_to_stop() {
    // O would make a four at E4, followed by two fours with one stone at E7.
    check(
        Some("StopsWinByFours"),
        "
        . . . . . . . . .
        . . . . * O O O X
        . . . . O X . . .
        . . . X O . . . .
        X O O O . . . . .
        . . . . X . . . .
        X . X . X . . . .
        . . . . . . . . .",
    );
}

#[test]
fn threes_fours_and_twos() {
    check(
        Some("MakesOpenThree"),
        "
        . . . . . . . .
        . . X X * . . .
        . . . . . . . .
        . O . . . O . .
        . . . . . . . .",
    );
    check(
        Some("MakesFour"),
        "
        . . . . . . . .
        . O X X X * . .
        . . . . . . . .
        . O . . . O . .
        . . . . . . . .",
    );
    check(
        Some("BuildsInSeveralDirections"),
        "
        . . . . . . . .
        . . . . . . . .
        . . . . O . . .
        . . . * X . O .
        . . . . . . . .
        . . . X . . . .
        . . . . . . . .
        . . . . . . . .",
    );
}

#[test]
fn a_distant_stone_and_an_occupied_cell_have_no_reason() {
    check(
        None,
        "
        . . . . . . *
        . . . . . . .
        . . X O . . .
        . . . . . . .
        . . . . . . .",
    );
    let mut game = Game::new(Variant::GOMOKU_15);
    game.play(Point::new(7, 7)).unwrap();
    assert_eq!(reason(&game, Point::new(7, 7), None), None);
    assert_eq!(reason(&game, Point::new(99, 7), None), None);
    assert_eq!(reason(&Game::new(Variant::CONNECT_FOUR), Point::new(5, 3), None), None);
}

#[test]
fn the_stones_of_a_four_with_a_gap() {
    check(
        Some("StopsFour B4 D4 E4 F4"),
        "
        . . . . . . .
        . X X X . . .
        . O * O O O .
        . . . . . . .
        . X . . . . .
        . . . . . . .",
    );
}

#[test]
fn two_fours_are_stopped_elsewhere_too() {
    check(
        Some("StopsTwoFours E6"),
        "
        . . . . X . .
        X O O O . . .
        . X . . O . .
        . . . . O . .
        . X . . O . .
        . . . . * . .
        . . X . X . .",
    );
}

#[test]
fn building_and_blocking() {
    check(
        Some("MakesOpenTwo"),
        "
        . . . . . . . .
        . . . . . . . .
        . . . X * . . .
        . . . . . . . .
        . O . . . . . .
        . . . . . . . .",
    );
    check(
        Some("MakesThree"),
        "
        . . . . . . . .
        . . . . . . . .
        O X X * . . . .
        . . . . . . . .
        . O . . . . . .
        . . . . . . . .",
    );
    check(
        Some("TakesOpenThree"),
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . O O * . . .
        . . . . . . . . .
        . . . . . . . . .
        X . . . . . . . X",
    );
    check(
        Some("TakesFour"),
        "
        . . . . . . . . .
        X O O O * . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X . . . . . . X
        . . . . . . . . .",
    );
}

#[test]
fn a_proved_win_is_reported_with_its_line() {
    // Two open threes are made one after the other.
    let picture = "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . X . . . . . .
        . . . . X . . . . . .
        . . . . . . . . . . .
        . . X X * . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        O . . . . . . . . . .
        O . O . . . . . . . O
        . . . . . . . . . . .";
    let line = ["E6", "F6", "E7"];
    let told = "Wins 2 by ThreesAndFours E6 F6 E7";
    check_searched(told, Verdict::Win(5), &line, picture);
    // The solver continues where the line of the search ends.
    check_searched(told, Verdict::Win(5), &line[..2], picture);
    check_searched("Wins 9 by ThreesAndFours E6 F6", Verdict::Win(19), &line[..2], picture);
    check_searched("Wins 9 by ThreesAndFours E6", Verdict::Win(19), &line[..1], picture);
    // If a move of the line threatens nothing, it is another kind of win.
    let line = ["E6", "F6", "K11"];
    check_searched("Wins 2 by Other E6 F6 K11", Verdict::Win(5), &line, picture);
    // A search that found another move says nothing about this one.
    check_searched("MakesTwoThrees", Verdict::Win(5), &["F6", "E6"], picture);
    check_searched("MakesTwoThrees", Verdict::Open(7), &line, picture);
}

#[test]
fn a_search_proves_a_win_by_threes_and_fours() {
    let game = parse_moves("g7a1h7a15i9o1i10o15", Variant::GOMOKU_15).unwrap();
    let position = Position::of(&game).unwrap();
    let (mut tt, mut thread) = (TranspositionTable::new(1 << 20), ThreadData::default());
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let search =
        Search::new(Evaluator::Classical, position, tt.share(), &mut thread, limits, &Unwatched);
    let choice = search.run().unwrap();
    match reason(&game, choice.best, Some(&choice.info)) {
        Some(Reason::Wins { moves, by: WinKind::ThreesAndFours, pv }) => {
            assert_eq!(pv[0], choice.best);
            assert!((2..=6).contains(&moves), "{moves}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_reason_for_a_quiet_move_is_the_search() {
    let far = "
        . . . . . . *
        . . . . . . .
        . . X O . . .
        . . . . . . .
        . . . . . . .";
    let best = "IsBestFound 9 D4 C4 B4";
    let line = ["G5", "D4", "C4", "B4", "A4"];
    check_searched(best, Verdict::Open(-40), &line, far);
    let best = "IsBestFound 9";
    check_searched(best, Verdict::Open(0), &["G5"], far);
    check_searched("HoldsOut 2", Verdict::Loss(6), &line, far);
    check_searched("HoldsOut 1", Verdict::Loss(4), &line, far);
    // An unanswered threat comes before anything that the move builds.
    check_searched(
        best,
        Verdict::Open(0),
        &["D2"],
        "
        . . . . . . . .
        . . O O O . . .
        . . . . . . . .
        . . X . X . . .
        . . . * . . . .
        . . X . . . . .",
    );
}

/// Reason for a move under the rules of renju.
fn in_renju(position: &str, point: &str) -> Option<Reason> {
    let position: crate::rules::Position = format!("15x15-5-renju {position}").parse().unwrap();
    let point = parse_point(point, position.variant().shape()).unwrap();
    reason(&Game::from_position(position), point, None)
}

#[test]
fn a_four_that_only_a_foul_stops_wins() {
    // X could stop the four of O only on H8, where two threes cross.
    let stones = "Oi9 Oj10 Ok11 Ol12 Xm13 Xf8 Xg8 Xh9 Xh10";
    let foul = parse_point("h8", Variant::GOMOKU_15.shape()).unwrap();
    let found = in_renju(&format!("O {}", stones.replace("Ol12 ", "")), "l12");
    assert_eq!(found, Some(Reason::MakesFourStoppedByFoul(foul)));
    // One stone less of X, and it may.
    let fewer = stones.replace("Ol12 ", "").replace(" Xf8", "");
    assert_eq!(in_renju(&format!("O {fewer}"), "l12"), Some(Reason::MakesFour));
}

#[test]
fn threes_that_may_be_fouls_win_nothing() {
    let stones = "X Xf8 Xg8 Xh9 Xh10 Oe8 Oi8";
    assert_eq!(in_renju(stones, "h8"), Some(Reason::MakesOpenThree));
}
