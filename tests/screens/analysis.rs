//! The analysis: lines, the bar, the curve.

use std::time::Duration;

use gomoku::game::{GameKind, Target};
use gomoku::player::{Failure, Info, Line, Response, Verdict};
use gomoku::rules::{Point, Variant};
use gomoku::tui::app::Opening;
use gomoku::tui::event::{MouseAction, SeatId};
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

/// Four moves: 7,7 6,6 5,7 4,6.
const FOUR: &str = "<Enter><Up><Left><Enter><Up><Right><Enter><Up><Left><Enter>";

fn line(verdict: Verdict, depth: u8, cells: &[(u8, u8)]) -> Line<Target> {
    let pv = cells.iter().map(|&(row, col)| Target::Cell(Point::new(row, col)));
    Line { depth, verdict, pv: pv.collect() }
}

fn found(lines: Vec<Line<Target>>) -> Response {
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

const MOVE: Response = Response::chosen(Target::Cell(Point::new(0, 0)));

/// Ends the first seconds of the analysis of the position, and answers the surveyor with these
/// values, from the end of the line.
fn survey(stage: Stage, values: &[i32]) -> Stage {
    let mut stage = say(stage, SeatId::Analyst, MOVE);
    for &value in values {
        let ago = asked(&stage, SeatId::Surveyor)[0];
        let found = found(vec![line(Verdict::Open(value), 5, &[(0, 0)])]);
        stage = stage.say_to(ago, found).say_to(ago, MOVE);
    }
    stage
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
    check(&mut stage, &["X 100% ", "1  wins in 3   6,8", "2  loses in 2  0,0"]);
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
    assert_eq!(stage.left(), [SeatId::Analyst, SeatId::Surveyor, SeatId::Second]);
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
    let mut stage = survey(stage, &[100, 200, 300, 400]);
    let surveyed = stage.asked().iter().filter(|asked| asked.seat == SeatId::Surveyor);
    let seen: Vec<usize> = surveyed.clone().map(|asked| asked.stones).collect();
    assert!(surveyed.clone().all(|asked| asked.limits.nodes.is_some()), "a moment only");
    assert_eq!(seen, [3, 2, 1, 0]);
    // The start and every other position can be clicked, and reached by dragging.
    let (x, y) = stage.find(" 50\u{2524}");
    let mut stage = stage.mouse(x + 4, y, MouseAction::Click);
    check(&mut stage, &["Start, 4 moves"]);
    let mut stage = stage.mouse(x + 8, y + 1, MouseAction::Drag);
    check(&mut stage, &["Move 1 of 4"]);
    let mut stage = stage.mouse(x + 11, y, MouseAction::Drag);
    check(&mut stage, &["Move 2 of 4"]);
    let stage = stage.press("a").press("a");
    assert_eq!(asked(&stage, SeatId::Surveyor).len(), 4, "the record has it");
}

#[test]
fn the_curve_has_three_rows_where_rows_are_free() {
    let stage = Stage::game(80, 24, 15).press(FOUR).press("a");
    let mut stage = say(survey(stage, &[300, -200, 20, 0]), SeatId::Analyst, three());
    check(&mut stage, &["100\u{2524}", " 50\u{2524}", "  0\u{2524}", "5,7       4,6"]);
}

#[test]
fn only_one_of_two_seats_thinks() {
    let stage = Stage::game(120, 40, 15).press(FOUR).press("a");
    let limits = |stage: &Stage| {
        let all = stage.asked().iter().filter(|asked| asked.seat == SeatId::Analyst);
        all.map(|asked| asked.limits.turn.is_some()).collect::<Vec<_>>()
    };
    let stage = say(stage, SeatId::Analyst, three());
    assert!(asked(&stage, SeatId::Surveyor).is_empty(), "the position on the screen comes first");
    let stage = survey(stage, &[100, 200, 300]);
    assert_eq!(limits(&stage), [true]);
    // Then its analysis continues without end. What it did before counts, too.
    let ago = asked(&stage, SeatId::Surveyor)[0];
    let stage = stage.say_to(ago, found(vec![line(Verdict::Open(0), 5, &[(0, 0)])]));
    let stage = stage.say_to(ago, MOVE);
    assert_eq!(limits(&stage), [true, false]);
    let shallow = found(vec![line(Verdict::Open(0), 2, &[(1, 1)])]);
    let mut stage = say(stage, SeatId::Analyst, shallow);
    check(&mut stage, &["depth 12  240k nodes  80k/s  3.0 s", "1  63%  6,8 3,5 5,5"]);
    // With the whole curve, there is no reason to interrupt the next analysis.
    assert_eq!(limits(&stage.press("[")), [true, false, false]);
}

#[test]
fn positions_without_evaluation_are_requested_once() {
    // A forced reply is not searched, so there is no report.
    let stage = Stage::game(120, 40, 15).press(FOUR).press("a");
    let mut stage = say(stage, SeatId::Analyst, MOVE);
    for _ in 0..9 {
        let Some(&ago) = asked(&stage, SeatId::Surveyor).first() else { break };
        stage = stage.say_to(ago, MOVE);
    }
    let surveyed = stage.asked().iter().filter(|asked| asked.seat == SeatId::Surveyor);
    assert_eq!(surveyed.map(|asked| asked.stones).collect::<Vec<_>>(), [3, 2, 1, 0]);
}

#[test]
fn a_click_on_a_candidate_shows_its_line_and_the_next_one_plays_it() {
    let stage = Stage::game(120, 40, 15).press(FOUR).press("a");
    let mut stage = say(stage, SeatId::Analyst, three());
    let all = stage.picture();
    let (x, y) = stage.find("41%");
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    let shown = stage.picture();
    assert_ne!(shown, all);
    check(&mut stage, &["Move 5"]);
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    check(&mut stage, &["Move 6"]);
    assert_eq!(stage.record().on_board().last(), Some(Point::new(8, 6)));
}

#[test]
fn a_line_is_added_to_the_record_and_removed_again() {
    let stage = Stage::game(120, 40, 15).press(FOUR).press("[a");
    check(&mut Stage::game(80, 24, 15).press("I"), &["There is no analysis."]);
    let lines = vec![
        line(Verdict::Open(110), 12, &[(4, 6), (3, 5), (5, 5)]),
        line(Verdict::Open(40), 12, &[(5, 5), (3, 5)]),
    ];
    let before = stage.record().tree().len();
    let stage = say(stage, SeatId::Analyst, found(lines));
    // The first move of the best line was played.
    let mut stage = stage.press("I");
    check(&mut stage, &["2 moves were added as a variation. u removes them."]);
    assert_eq!(stage.record().tree().len(), before + 2);
    check(&mut stage.press("I"), &["The record already has this line."]);
    let stage = say(
        Stage::game(120, 40, 15).press(FOUR).press("[a"),
        SeatId::Analyst,
        found(vec![line(Verdict::Open(40), 12, &[(5, 5), (3, 5)])]),
    );
    let mut stage = stage.press("I");
    check(&mut stage, &["Move 3 of 4", "\u{2514} 4 5,5 3,5"]);
    let mut stage = stage.press("u");
    check(&mut stage, &["The added line was removed.", "Move 3 of 4"]);
    assert_eq!(stage.record().tree().len(), before);
    // Then the last move of the game is undone, as usual.
    check(&mut stage.press("u"), &["Undone: 4,6"]);
}

#[test]
fn unavailable_analysis_has_a_reason() {
    let large = GameKind::Rows("21x15-5-renju".parse().unwrap());
    check(
        &mut Stage::of(80, 24, large).press("a"),
        &["In this game, boards from 5x5 to 20x20 can be analysed."],
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

/// Report of the analyst about a position of the proof: a win or a loss without a length.
fn proved(verdict: Verdict) -> Response {
    let beside = if verdict == Verdict::Won { Verdict::Open(110) } else { verdict };
    found(vec![line(verdict, 12, &[(6, 8), (3, 5)]), line(beside, 12, &[(5, 5), (3, 5)])])
}

#[test]
fn a_proof_without_a_length_is_told_while_the_search_goes_on() {
    let stage = Stage::game(120, 40, 15).press(FOUR).press("a");
    let mut stage = say(stage, SeatId::Analyst, proved(Verdict::Won));
    let told =
        ["X 100% ", "proved  depth 12  120k nodes", " 1  wins  6,8 3,5", " 2  63%   5,5 3,5"];
    check(&mut stage, &told);
    check(&mut stage, &["#", "63%"]);
    let stage = Stage::game(120, 40, 15).press(FOUR).press("[a");
    let mut stage = say(stage, SeatId::Analyst, proved(Verdict::Lost));
    check(&mut stage, &["X 100% ", "proved  depth 12", " 1  loses  6,8 3,5", "\u{2500}#-"]);
    // Where there is no panel.
    let stage = Stage::game(44, 20, 15).press(FOUR).press("a");
    check(&mut say(stage, SeatId::Analyst, proved(Verdict::Won)), &["X wins, depth 12: 6,8 3,5"]);
}

mod pictures {
    use super::*;

    fn analysed(width: u16, height: u16) -> Stage {
        let stage = Stage::game(width, height, 15).press(FOUR).press("a");
        say(survey(stage, &[300, -200, 20, 0]), SeatId::Analyst, three())
    }

    #[test]
    fn at_80x24() {
        assert_snapshot!(analysed(80, 24).picture());
    }

    #[test]
    fn at_120x40() {
        assert_snapshot!(analysed(120, 40).picture());
    }

    #[test]
    fn at_200x60() {
        assert_snapshot!(analysed(200, 60).picture());
    }

    fn with_colours(depth: Depth) -> Stage {
        let opening = Opening::New(GameKind::Rows(Variant::GOMOKU_15));
        let stage = Stage::with(120, 40, opening, GlyphSet::Lines, depth);
        let stage = survey(stage.press(FOUR).press("a"), &[300, -200, 20, 0]);
        say(stage, SeatId::Analyst, three())
    }

    #[test]
    fn in_16_colours() {
        assert_snapshot!(with_colours(Depth::Ansi16).picture());
    }

    #[test]
    fn in_256_colours() {
        assert_snapshot!(with_colours(Depth::Ansi256).picture());
    }

    #[test]
    fn without_colours_and_with_plain_characters() {
        let opening = Opening::New(GameKind::Rows(Variant::GOMOKU_15));
        let stage = Stage::with(120, 40, opening, GlyphSet::Ascii, Depth::None);
        let stage = survey(stage.press(FOUR).press("a"), &[300, -200, 20, 0]);
        assert_snapshot!(say(stage, SeatId::Analyst, three()).picture());
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
