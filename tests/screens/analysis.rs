//! The analysis: lines, the bar, the curve.

use std::time::Duration;

use gomoku::game::GameKind;
use gomoku::player::{Failure, Info, Line, Response, Verdict};
use gomoku::rules::{Point, Topology, Variant};
use gomoku::tui::event::{MouseAction, SeatId};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

/// Four moves: 7,7 6,6 5,7 4,6.
const FOUR: &str = "<Enter><Up><Left><Enter><Up><Right><Enter><Up><Left><Enter>";

fn line(verdict: Verdict, depth: u8, cells: &[(u8, u8)]) -> Line {
    Line { depth, verdict, pv: cells.iter().map(|&(row, col)| Point::new(row, col)).collect() }
}

fn found(lines: Vec<Line>) -> Response {
    Response::Thinking(Info { nodes: 120_000, elapsed: Duration::from_millis(1_500), lines })
}

/// Response with three lines for the position after four moves.
fn three() -> Response {
    found(vec![
        line(Verdict::Open(110), 12, &[(6, 8), (3, 5), (5, 5)]),
        line(Verdict::Open(40), 12, &[(5, 5), (3, 5)]),
        line(Verdict::Open(-80), 11, &[(8, 6), (9, 5)]),
    ])
}

/// Requests to the seat of the analysis, by how long ago they were made; the last one first.
fn asked(stage: &Stage, seat: SeatId) -> Vec<usize> {
    let all = stage.asked();
    (0..all.len()).filter(|&ago| all[all.len() - 1 - ago].seat == seat).collect()
}

fn say(stage: Stage, seat: SeatId, response: Response) -> Stage {
    let ago = asked(&stage, seat)[0];
    stage.say_to(ago, response)
}

#[test]
fn the_three_best_lines_and_the_progress_are_shown() {
    let mut stage = Stage::game(120, 40, 15).press(FOUR).press("a");
    check(&mut stage, &["Analysis ", "No evaluation yet", "thinking"]);
    let mut stage = say(stage, SeatId::Analyst, three());
    check(&mut stage, &["X  63% ", "37%  O", "depth 12  120k nodes  80k/s  1.5 s"]);
    check(&mut stage, &["1  63%  6,8 3,5 5,5", "2  55%  5,5 3,5", "3  41%  8,6 9,5"]);
    // Forced wins are counted in moves of the winner.
    let wins =
        found(vec![line(Verdict::Win(7), 7, &[(6, 8)]), line(Verdict::Loss(6), 6, &[(0, 0)])]);
    let mut stage = say(stage, SeatId::Analyst, wins);
    check(&mut stage, &["X 100% ", "1  wins in 4   6,8", "2  loses in 3  0,0"]);
}

#[test]
fn the_analysis_follows_the_position_and_stops_with_a() {
    let stage = Stage::game(120, 40, 15).press(FOUR).press("a");
    let stones = |stage: &Stage| {
        let ago = asked(stage, SeatId::Analyst)[0];
        stage.asked()[stage.asked().len() - 1 - ago].stones
    };
    assert_eq!(stones(&stage), 4);
    let stage = say(stage, SeatId::Analyst, three()).press("[");
    assert_eq!((stones(&stage), asked(&stage, SeatId::Analyst).len()), (3, 2));
    // The results are in the record: the curve shows them, and they are reused.
    let mut stage = stage.press("]");
    check(&mut stage, &["X  63% "]);
    let questions = stage.asked().len();
    let mut stage = stage.press("a");
    assert_eq!(stage.left(), [SeatId::Analyst, SeatId::Surveyor]);
    assert!(!stage.text().contains("Analysis"));
    let stage = stage.press("[[]");
    assert_eq!(stage.asked().len(), questions, "nothing is asked any more");
}

#[test]
fn late_answers_change_nothing() {
    let stage = Stage::game(120, 40, 15).press(FOUR).press("a");
    let mut stage = stage.press("[");
    let before = stage.text();
    let late = asked(&stage, SeatId::Analyst)[1];
    assert!(!stage.is_heard(late, three()));
    assert_eq!(stage.text(), before);
}

#[test]
fn lines_are_shown_on_the_board_by_keys_and_clicks() {
    let stage = Stage::game(120, 40, 15).press(FOUR).press("a");
    check(&mut Stage::game(80, 24, 15).press(">"), &["There is no analysis. Press a to start it."]);
    let mut stage = say(stage, SeatId::Analyst, three());
    let all = stage.picture();
    let mut first = stage.press(">");
    assert_ne!(first.picture(), all);
    let chosen = first.picture();
    // After the last one, no line is selected.
    let mut stage = first.press(">>>");
    assert_eq!(stage.picture(), all);
    let (x, y) = stage.find("1  63%");
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    assert_eq!(stage.picture(), chosen);
    assert_eq!(stage.mouse(x, y, MouseAction::Click).picture(), all);
}

#[test]
fn other_positions_are_analysed_from_the_end_for_the_curve() {
    let stage = Stage::game(120, 40, 15).press(FOUR).press("a");
    let mut stage = stage;
    let mut seen = Vec::new();
    for value in [100, 200, 300, 400] {
        let ago = asked(&stage, SeatId::Surveyor)[0];
        let question = stage.asked()[stage.asked().len() - 1 - ago].clone();
        assert!(question.limits.nodes.is_some(), "a moment only");
        seen.push(question.stones);
        let point = Point::new(0, 0);
        stage = stage
            .say_to(ago, found(vec![line(Verdict::Open(value), 5, &[(0, 0)])]))
            .say_to(ago, Response::Move { point, reason: None });
    }
    assert_eq!(seen, [3, 2, 1, 0]);
    assert_eq!(asked(&stage, SeatId::Surveyor).len(), 4, "nothing is computed twice");
    // The start can be clicked: the first column below the analysis.
    let (x, y) = stage.find("Analysis");
    let mut stage = say(stage, SeatId::Analyst, three()).mouse(x, y + 8, MouseAction::Click);
    check(&mut stage, &["Move 0 of 4"]);
    let stage = stage.press("a").press("a");
    assert_eq!(asked(&stage, SeatId::Surveyor).len(), 4, "the record has it");
}

#[test]
fn unavailable_analysis_has_a_reason() {
    let quarto = GameKind::Quarto(Topology::Plane);
    check(&mut Stage::of(80, 24, quarto).press("a"), &["There is no analysis of Quarto."]);
    let four = GameKind::Rows(Variant::CONNECT_FOUR);
    check(
        &mut Stage::of(80, 24, four).press("a"),
        &["Only Gomoku on boards from 5x5 to 20x20 can be analysed."],
    );
    let mut over = Stage::game(120, 40, 15).press("<Enter>!ya");
    check(&mut over, &["The game is over here."]);
    assert!(asked(&over, SeatId::Analyst).is_empty());
    // A failed engine is not asked again and again.
    let stage = Stage::game(120, 40, 15).press("a");
    let failed = Response::Failed(Failure::Panicked("no memory".to_owned()));
    let stage = say(stage, SeatId::Analyst, failed);
    assert_eq!(asked(&stage.press("<Left>"), SeatId::Analyst).len(), 1);
}

#[test]
fn replacing_a_game_ends_its_analysis() {
    let stage = Stage::game(120, 40, 15).press("a:n 15<Enter>");
    assert!(stage.left().contains(&SeatId::Analyst));
    let questions = stage.asked().len();
    assert_eq!(stage.press("<Left>").asked().len(), questions);
}

mod pictures {
    use super::*;

    fn analysed(width: u16, height: u16) -> Stage {
        let mut stage = Stage::game(width, height, 15).press(FOUR).press("a");
        for value in [300, -200, 20] {
            let ago = asked(&stage, SeatId::Surveyor)[0];
            stage = stage.say_to(ago, found(vec![line(Verdict::Open(value), 5, &[(0, 0)])]));
            let point = Point::new(0, 0);
            stage = stage.say_to(ago, Response::Move { point, reason: None });
        }
        say(stage, SeatId::Analyst, three())
    }

    #[test]
    fn at_80x24() {
        assert_snapshot!(analysed(80, 24).picture());
    }

    #[test]
    fn at_120x40_with_a_line_on_the_board() {
        assert_snapshot!(analysed(120, 40).press(">").picture());
    }

    #[test]
    fn in_the_smallest_window() {
        assert_snapshot!(analysed(24, 20).picture());
    }
}

#[test]
fn evaluations_of_a_loaded_game_are_not_saved_as_an_own_game() {
    let file = "No;Row;Col;Player\n1;7;7;0\n2;6;6;1\n";
    let stage = Stage::game(120, 40, 15).keeping().file("game.csv", file).press("la");
    let stage = say(stage, SeatId::Analyst, three()).press("[");
    assert_eq!(stage.store().list(0, 9).total, 0);
    // A comment is the user's work.
    let stage = stage.press(";the usual answer<Enter>");
    assert_eq!(stage.store().list(0, 9).total, 1);
}
