//! Review of a game on the screen.

use std::time::Duration;

use gomoku::game::GameKind;
use gomoku::quarto::Board;
use gomoku::rules::Variant;
use insta::assert_snapshot;

use super::stage::Stage;
use super::{check, typed};

/// Time until the answer to a move is on the board.
const PACE: Duration = Duration::from_millis(400);

/// O ignores an open three and loses: 7,7 0,0 7,8 0,2 7,9 0,4 7,10 0,6 7,11.
const LOST: &str = ":7,7<Enter>:0,0<Enter>:7,8<Enter>:0,2<Enter>:7,9<Enter>:0,4<Enter>:7,10<Enter>\
                    :0,6<Enter>:7,11<Enter>";

#[test]
fn the_review_reports_and_shows_the_losing_move() {
    let mut stage = Stage::game(120, 40, 15).press(LOST).press("v");
    check(&mut stage, &["Review ", "Reviewing: 0%"]);
    let mut stage = stage.review(None);
    // The stone at 0,4 does not stop the open three.
    check(&mut stage, &["Comment ", "Move 6 of 9", "\u{2514} "]);
    // In other positions, the panel has the whole review.
    let mut stage = stage.press("{");
    check(
        &mut stage,
        &["Review ", "Move 6 was the losing move. After 0,4, X wins", "O: ", "accuracy"],
    );
    // It is not computed again.
    let mut stage = stage.press("v");
    check(&mut stage, &["Move 6 of 9"]);
    assert!(!stage.is_reviewing());
}

#[test]
fn the_review_reports_progress_and_can_be_stopped() {
    let mut stage = Stage::game(120, 40, 15).press(LOST).press("v").review(Some(9));
    check(&mut stage, &["Reviewing: ", "the losing move"]);
    let mut stage = stage.press("v");
    assert!(!stage.is_reviewing());
    assert!(!stage.text().contains("Reviewing"));
    let stage = stage.press("v:n<Enter>");
    assert!(stage.is_reviewing(), "a page lies over it");
    assert!(!stage.press("<Enter>").is_reviewing(), "another game has come");
}

#[test]
fn marks_are_provisional_while_the_review_runs() {
    let stage = Stage::game(120, 40, 15).press(LOST).press("v");
    let mut stage = stage.review(Some(16));
    check(&mut stage, &["Reviewing: ", "Marks in ( ) may still change.", "So far: Move 6 "]);
    check(&mut stage, &["0,4(?"]);
    let mut stage = stage.review(None);
    check(&mut stage, &["0,4?"]);
    let text = stage.text();
    assert!(!text.contains("(?") && !text.contains("So far"), "{text}");
    // A review that was stopped leaves nothing.
    let stage = Stage::game(120, 40, 15).press(LOST).press("v");
    let text = stage.review(Some(16)).press("v").text();
    assert!(!text.contains("0,4?") && !text.contains("(?"), "{text}");
}

#[test]
fn the_summary_is_shown_when_the_game_is_opened_again() {
    let stage = Stage::game(120, 40, 15).press(LOST).press("v").review(None);
    let mut stage = stage.press(":s x.sgf<Enter>:n<Enter><Enter>:l x.sgf<Enter>");
    check(&mut stage, &["Review ", "Move 6 was the losing move.", "O: ", "accuracy"]);
    // It is about this line only.
    let mut stage = stage.press("[[[:5,5<Enter>");
    assert!(!stage.text().contains("accuracy"), "{}", stage.text());
}

#[test]
fn a_game_against_the_computer_is_reviewed_after_its_end() {
    let stage = Stage::against_computer(80, 24, Variant::GOMOKU_15).press("<Enter>");
    let mut stage = stage.press("v");
    check(&mut stage, &["A game can be reviewed once it is finished."]);
    assert!(!stage.is_reviewing());
    assert!(stage.press("!yv").is_reviewing());
    check(&mut Stage::game(80, 24, 15).press("v"), &["There is no move to review."]);
    let large = GameKind::Rows("21x15-5-renju".parse().unwrap());
    let refused = "In this game, boards from 5x5 to 20x20 can be analysed.";
    check(&mut Stage::of(80, 24, large).press("v"), &[refused]);
}

#[test]
fn quarto_is_reviewed_with_proved_values() {
    let stage = Stage::of(120, 40, GameKind::Quarto(Board::SMALL));
    // Black pieces in the first row, and then another one.
    let moves = ["0", "0,0", "15", "2,2", "3", "0,1", "12", "3,1", "5", "0,2", "10", "1,3", "6"];
    let mut stage = stage.press(&typed(&moves)).press("0,3<Enter>").press("v").review(None);
    check(&mut stage, &["Move 6 was the losing move", "After 6(B ),"]);
    check(&mut stage, &["Second wins", "14(W ) was better (proved)"]);
}

#[test]
fn the_review_is_stored_in_the_record() {
    let stage = Stage::game(120, 40, 15).press(LOST).press("v").review(None);
    let mut stage = stage.press(":s a.sgf<Enter>").press(":l a.sgf<Enter>");
    check(&mut stage, &["Game loaded: "]);
}

/// Game with a review, at the start of learning from its mistakes.
pub fn learning(columns: u16, rows: u16) -> Stage {
    Stage::game(columns, rows, 15).press(LOST).press("v").review(None).press("V")
}

#[test]
fn mistakes_are_played_again() {
    let mut stage = Stage::game(120, 40, 15).press(LOST).press("v").review(None).press("{");
    check(&mut stage, &["V: learn from ", " V  learn"]);
    let mut stage = stage.press("V");
    check(&mut stage, &["MISTAKES", "1 of ", "find a better move for ", "In the game: "]);
    // On to the losing move: skipping is free.
    let mut stage = stage.press("n");
    while !stage.text().contains("Move 6: find") {
        stage = stage.press("n");
    }
    // A move that does not stop the open three is refuted on the board.
    stage = stage.press(":14,14<Enter>").wait(PACE);
    check(&mut stage, &["Wrong ", "14,14 loses, too: X wins with 7,6."]);
    // Either end holds, whatever the review calls better.
    stage = stage.press("u:7,10<Enter>").wait(PACE);
    check(&mut stage, &["Result ", "7,10 holds.", "Better: ", "Comment ", "was the losing move"]);
    // Leaving returns to the game.
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["GOMOKU", "Move 6 was the losing move"]);
}

#[test]
fn the_solution_of_a_mistake_is_shown_and_the_end_is_told() {
    let mut stage = learning(120, 40).press("s");
    check(&mut stage, &["Result ", "Better: "]);
    while !stage.text().contains("You found 0 of ") {
        stage = stage.press("n");
        assert!(stage.text().contains("MISTAKES"), "{}", stage.text());
    }
    let mut stage = stage.press("n");
    check(&mut stage, &["There are no more mistakes."]);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["GOMOKU"]);
}

#[test]
fn a_move_that_is_being_checked_can_be_undone() {
    let mut stage = learning(120, 40).slow().press(":14,14<Enter>");
    check(&mut stage, &["Checking your move"]);
    let mut stage = stage.press(":14,13<Enter>");
    check(&mut stage, &["Your move is being checked."]);
    // The answer comes too late.
    let mut stage = stage.press("u").judge().wait(PACE);
    check(&mut stage, &["find a better move for "]);
    assert!(!stage.text().contains("Wrong "), "{}", stage.text());
    let mut stage = stage.press(":14,14<Enter><Esc>").judge().wait(PACE);
    check(&mut stage, &["GOMOKU"]);
}

#[test]
fn there_is_nothing_to_learn_without_a_review() {
    let mut stage = Stage::game(80, 24, 15).press(LOST).press("V");
    check(&mut stage, &["No review has found a mistake in this game. Press v"]);
}

mod pictures {
    use super::*;

    #[test]
    fn the_turning_point_at_80x24() {
        let mut stage = Stage::game(80, 24, 15).press(LOST).press("v").review(None);
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn the_turning_point_at_120x40() {
        let mut stage = Stage::game(120, 40, 15).press(LOST).press("v").review(None);
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn the_whole_at_120x40() {
        let mut stage = Stage::game(120, 40, 15).press(LOST).press("v").review(None);
        stage = stage.press("}");
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn in_the_smallest_window() {
        let mut stage = Stage::game(24, 20, 15).press(LOST).press("v").review(None);
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn a_mistake_at_80x24() {
        assert_snapshot!(learning(80, 24).press("n").picture());
    }

    #[test]
    fn a_mistake_at_120x40() {
        assert_snapshot!(learning(120, 40).press("n").picture());
    }

    #[test]
    fn a_mistake_at_200x60() {
        assert_snapshot!(learning(200, 60).press("n").picture());
    }

    #[test]
    fn a_better_line_at_120x40() {
        assert_snapshot!(learning(120, 40).press("ns").picture());
    }

    #[test]
    fn in_progress_at_120x40() {
        let stage = Stage::game(120, 40, 15).press(LOST).press("v");
        assert_snapshot!(stage.review(Some(16)).picture());
    }

    #[test]
    fn the_turning_point_at_200x60() {
        let mut stage = Stage::game(200, 60, 15).press(LOST).press("v").review(None);
        assert_snapshot!(stage.picture());
    }
}
