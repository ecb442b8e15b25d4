//! Timed run of puzzles.

use std::time::Duration;

use gomoku::puzzle::{Origin, Puzzle, RunResult};
use gomoku::rules::{Variant, parse_moves};
use gomoku::tui::event::MouseAction;
use insta::assert_snapshot;

use super::check;
use super::late::check_missing;
use super::stage::Stage;

/// Puzzles in which X wins with K8, each with other stones of O.
fn ones(count: usize) -> Vec<Puzzle> {
    let one = |index: usize| {
        let row = 1 + index % 4;
        let moves = format!("h8f8i8a{row}j8o{}", 1 + index / 4);
        let game = parse_moves(&moves, Variant::GOMOKU_15).unwrap();
        let line = parse_moves("k8", Variant::GOMOKU_15).unwrap().moves().to_vec();
        Puzzle::win(game, line, Origin::default()).unwrap()
    };
    (0..count).map(one).collect()
}

pub fn run(width: u16, height: u16) -> Stage {
    Stage::new(width, height).with_puzzles(ones(8)).press("W<Down><Down><Enter>")
}

fn results(stage: &Stage) -> Vec<RunResult> {
    let log = stage.store().runs().unwrap();
    assert_eq!(log.damaged, []);
    log.entries.iter().map(|entry| entry.result).collect()
}

#[test]
fn the_clock_starts_with_the_first_move() {
    let mut stage = run(80, 24).wait(Duration::from_secs(60));
    check(&mut stage, &["TIMED RUN", "03:00", "0 solved, 0 of 3 strikes", "3 wrong moves end"]);
    let mut stage = stage.press(":k8<Enter>");
    check(&mut stage, &["03:00", "1 solved, 0 of 3 strikes", "Correct. Here is the next one."]);
    let mut stage = stage.wait(Duration::from_millis(1500));
    check(&mut stage, &["02:59"]);
    let mut stage = stage.wait(Duration::from_secs(58));
    check(&mut stage, &["02:01"]);
    assert_eq!(results(&stage), []);
}

#[test]
fn the_run_ends_with_the_time_and_its_result_is_kept() {
    let mut stage = run(80, 24).press(":k8<Enter>:k8<Enter>").wait(Duration::from_secs(180));
    check(&mut stage, &["00:00", "Run over: 2 solved, your best so far!"]);
    assert_eq!(results(&stage), [RunResult { solved: 2, strikes: 0, seconds: 180 }]);
    let mut stage = stage.press(":k8<Enter>");
    check(&mut stage, &["This run is over."]);
    let mut stage = stage.press("<Esc><Enter>");
    check(&mut stage, &["best run: 2 solved", "03:00"]);
    // Practice is not affected: no attempt is logged.
    assert_eq!(stage.attempts(), []);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["PUZZLES", "best run: 2 solved"]);
    let mut stage = stage.days_later(1).press("W");
    check(&mut stage, &["best run: 2 solved"]);
}

#[test]
fn three_wrong_moves_end_the_run() {
    let mut stage = run(80, 24).press(":a8<Enter>");
    check(&mut stage, &["0 solved, 1 of 3 strikes", "7,0 is wrong: 7,10 was the move."]);
    let mut stage = stage.press(":a8<Enter>:k8<Enter>:a8<Enter>");
    check(&mut stage, &["1 solved, 3 of 3 strikes", "7,0 is wrong", "over: 1 solved, your best"]);
    assert_eq!(results(&stage), [RunResult { solved: 1, strikes: 3, seconds: 0 }]);
    // A worse one is no best.
    let mut stage = stage.press("<Enter>:a8<Enter>:a8<Enter>:a8<Enter>");
    check(&mut stage, &["over: 0 solved."]);
    check_missing(&mut stage, &["your best"]);
    assert_eq!(results(&stage).len(), 2);
}

#[test]
fn missed_puzzles_are_listed_at_the_end_and_can_be_shown() {
    let mut stage = run(80, 24).press(":a8<Enter>:a7<Enter>:k8<Enter>");
    check_missing(&mut stage, &["Missed"]);
    let mut stage = stage.press(":a6<Enter>");
    check(&mut stage, &["Missed", "1. 7,0 is wrong", "2. 8,0 is wrong", "3. 9,0 is wrong"]);
    // Once round the list, the end is shown again.
    let mut stage = stage.press("<Down><Down><Down><Down>");
    let end = stage.picture();
    let mut stage = stage.press("<Down>");
    let first = stage.picture();
    assert_ne!(first, end);
    // The right move is on the board.
    check(&mut stage, &["X\u{2500}1"]);
    let mut stage = stage.press("<Down><Down><Down>");
    assert_eq!(stage.picture(), end, "after the last one, the end is shown");
    let (x, y) = stage.find("1. 7,0");
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    assert_eq!(stage.picture(), first);
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    assert_eq!(stage.picture(), end);
    // The next run has no list.
    check_missing(&mut stage.press("<Down><Enter>"), &["Missed"]);
}

#[test]
fn the_run_ends_when_there_are_no_more_puzzles() {
    let stage = Stage::new(80, 24).with_puzzles(ones(2)).press("W<Down><Down><Enter>");
    let mut stage = stage.press(":k8<Enter>:k8<Enter>");
    check(&mut stage, &["Run over: 2 solved"]);
    let mut stage = Stage::new(80, 24).with_puzzles([]).press("W<Down><Down><Enter>");
    check(&mut stage, &["There are no easy puzzles for a timed run."]);
}

#[test]
fn a_pause_stops_the_clock_and_hides_the_board() {
    let mut stage = run(80, 24).press(":k8<Enter>").wait(Duration::from_secs(10)).press("p");
    let stones = |text: &str| text.matches("X\u{2500}X").count();
    check(&mut stage, &["Paused", "The clock stands.", "02:50"]);
    assert_eq!(stones(&stage.text()), 0);
    assert!(!stage.moves(), "nothing moves during a pause");
    let mut stage = stage.wait(Duration::from_secs(1000));
    check(&mut stage, &["02:50"]);
    let mut stage = stage.press(":k8<Enter>");
    check(&mut stage, &["The run is paused."]);
    let mut stage = stage.press("<Esc><Enter>");
    assert!(stones(&stage.text()) > 0);
    let mut stage = stage.wait(Duration::from_secs(10));
    check(&mut stage, &["02:40"]);
}

#[test]
fn esc_pauses_then_ends_then_leaves() {
    let mut stage = run(80, 24).press("<Esc>");
    check(&mut stage, &["PUZZLES"]);
    assert_eq!(results(&stage), []);
    let mut stage = stage.press("<Enter>:k8<Enter><Esc>");
    check(&mut stage, &["Paused", "Esc  end the run"]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["Run over: 1 solved"]);
    assert_eq!(results(&stage).len(), 1);
    check(&mut stage.press("<Esc>"), &["PUZZLES"]);
}

#[test]
fn the_clock_stands_while_a_move_is_checked_and_in_a_window_that_is_too_small() {
    let stage = run(80, 24).slow().press(":k8<Enter>").judge();
    let stage = stage.wait(Duration::from_secs(10)).press(":k8<Enter>");
    let mut stage = stage.wait(Duration::from_secs(60));
    check(&mut stage, &["02:50"]);
    let mut stage = stage.press(":k8<Enter>");
    check(&mut stage, &["Your move is being checked."]);
    let mut stage = stage.press("<Esc>").judge();
    check(&mut stage, &["02:50", "2 solved"]);
    let stage = stage.resize(20, 8).wait(Duration::from_secs(60));
    let mut stage = stage.resize(80, 24);
    check(&mut stage, &["Paused", "02:50"]);
}

#[test]
fn a_run_that_is_left_is_written_down() {
    for keys in ["q", ":puzzles<Enter>", ":puzzles daily<Enter>"] {
        let stage = run(80, 24).press(":k8<Enter>").press(keys);
        assert_eq!(results(&stage).len(), 1, "{keys}");
    }
    assert!(run(80, 24).press(":k8<Enter>q").has_quit());
}

#[test]
fn there_is_no_help_in_a_run() {
    for key in ["h", "s", "n", "u", "["] {
        let mut stage = run(80, 24).press(key);
        check(&mut stage, &["There is no help in a timed run."]);
    }
    let mut stage = run(80, 24).press(":s<Enter>");
    check(&mut stage, &["This command is for games."]);
    let mut stage = run(80, 24).press(":h8<Enter>");
    check(&mut stage, &["there is already a stone there"]);
    // Elsewhere, there is no run.
    let mut stage = Stage::new(80, 24).with_puzzles(ones(1)).press("W<Enter>p");
    check(&mut stage, &["This is not a timed run."]);
}

#[test]
fn the_mouse_plays_in_a_run() {
    let mut stage = run(80, 24);
    let (x, y) = stage.find("14  ");
    // Each cell has two columns; the first cell comes after the number and two blanks.
    let mut stage = stage.mouse(x + 4 + 2 * 10, y - 14 + 7, MouseAction::Click);
    check(&mut stage, &["1 solved"]);
}

mod pictures {
    use super::*;

    #[test]
    fn before_the_first_move_at_80x24() {
        assert_snapshot!(run(80, 24).picture());
    }

    #[test]
    fn after_a_wrong_move_at_120x40() {
        let mut stage = run(120, 40).press(":k8<Enter>:a8<Enter>").wait(Duration::from_secs(10));
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn paused_at_80x24() {
        assert_snapshot!(run(80, 24).press(":k8<Enter>p").picture());
    }

    #[test]
    fn over_at_200x60() {
        let mut stage = run(200, 60).press(":k8<Enter>").wait(Duration::from_secs(180));
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn over_with_missed_puzzles_at_80x24() {
        let mut stage = run(80, 24).press(":a8<Enter>:a7<Enter>:a6<Enter><Down><Down>");
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn over_with_missed_puzzles_at_120x40() {
        let mut stage = run(120, 40).press(":a8<Enter>:a7<Enter>:a6<Enter>");
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn in_the_smallest_window() {
        assert_snapshot!(run(33, 20).press(":k8<Enter>:a8<Enter>").picture());
    }
}
