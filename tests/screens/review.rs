//! Review of a game on the screen.

use gomoku::game::GameKind;
use gomoku::rules::{Topology, Variant};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

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
fn a_game_against_the_computer_is_reviewed_after_its_end() {
    let stage = Stage::against_computer(80, 24, Variant::GOMOKU_15).press("<Enter>");
    let mut stage = stage.press("v");
    check(&mut stage, &["A game can be reviewed once it is finished."]);
    assert!(!stage.is_reviewing());
    assert!(stage.press("!yv").is_reviewing());
    check(&mut Stage::game(80, 24, 15).press("v"), &["There is no move to review."]);
    let quarto = GameKind::Quarto(Topology::Plane);
    check(&mut Stage::of(80, 24, quarto).press("v"), &["There is no analysis of Quarto."]);
}

#[test]
fn the_review_is_stored_in_the_record() {
    let stage = Stage::game(120, 40, 15).press(LOST).press("v").review(None);
    let mut stage = stage.press("s").press("l");
    check(&mut stage, &["Game loaded: "]);
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
}
