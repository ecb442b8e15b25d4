//! Walking through the record: earlier positions, variations, comments, studies.

use std::time::Duration;

use gomoku::game::{GameKind, Target};
use gomoku::player::Response;
use gomoku::quarto::Board;
use gomoku::rules::{Point, Variant};
use gomoku::tui::event::MouseAction;
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

/// Five moves: 7,7 6,6 5,7 4,6 3,7.
const FIVE: &str = "<Enter><Up><Left><Enter><Up><Right><Enter><Up><Left><Enter><Up><Right><Enter>";

#[test]
fn the_record_is_shown_step_by_step_and_at_both_ends() {
    let mut stage = Stage::game(120, 40, 15).press(FIVE);
    check(&mut stage, &["Move 6", "Player 2 (O) to move"]);
    let mut stage = stage.press("[[");
    check(&mut stage, &["Move 3 of 5", "Move 3 of 5: Player 2 (O) to move"]);
    let mut stage = stage.press("]");
    check(&mut stage, &["Move 4 of 5: Player 1 (X) to move"]);
    let mut stage = stage.press("{");
    check(&mut stage, &["Start, 5 moves: Player 1 (X) to move"]);
    check(&mut stage.press("["), &["There is no such position in the record."]);
    let mut stage = Stage::game(120, 40, 15).press(FIVE).press("{}");
    check(&mut stage, &["Move 6", "Player 2 (O) to move"]);
    check(&mut stage.press("]"), &["There is no such position in the record."]);
    check(&mut Stage::game(80, 24, 15).press("["), &["There is no such position in the record."]);
    check(&mut Stage::game(80, 24, 15).press("<Tab>"), &["There are no variations."]);
}

#[test]
fn a_stone_in_an_earlier_position_starts_a_variation() {
    let mut stage = Stage::game(120, 40, 15).press(FIVE).press("[[:0,0<Enter>");
    check(&mut stage, &["Move 5", "Player 1 (X) to move", "0,0"]);
    // The former line is below as a variation.
    check(&mut stage, &["\u{2514} 4 4,6 3,7"]);
    // Two continuations: the next variation is the former line, and back again.
    let mut stage = stage.press("<Tab>");
    check(&mut stage, &["Move 4 of 5", "\u{2514} 4 0,0"]);
    let mut stage = stage.press("<Tab>");
    check(&mut stage, &["Move 5", "\u{2514} 4 4,6 3,7"]);
    // Undo and redo stay on this line.
    check(&mut stage.press("u<C-r>"), &["Redone: 0,0.", "\u{2514} 4 4,6 3,7"]);
}

#[test]
fn a_variation_is_promoted_or_deleted() {
    let stage = || Stage::game(120, 40, 15).press(FIVE).press("[[:0,0<Enter>");
    let mut promoted = stage().press("<Tab>P");
    check(&mut promoted, &["This variation is now the first one.", "Move 4 of 5"]);
    let mut asked = stage().press("<Tab><Delete>");
    check(&mut asked, &["Delete this position and all that follows, 2 moves? (y/n)"]);
    check(&mut asked.press("n"), &["Move 4 of 5"]);
    let mut gone = stage().press("<Tab><Delete>y");
    check(&mut gone, &["Deleted.", "Move 3 of 4"]);
    assert!(!gone.text().contains("\u{2514} 4"), "{}", gone.text());
    check(&mut gone.press("}<Tab>"), &["There are no variations."]);
    // The current position is deleted like any other; the previous one is then current.
    let mut here = stage().press("<Delete>y");
    check(&mut here, &["Deleted.", "Move 4", "Player 2 (O) to move"]);
    check(&mut Stage::game(80, 24, 15).press("<Delete>"), &["There is no such position"]);
    check(&mut Stage::game(80, 24, 15).press("P"), &["There are no variations."]);
}

#[test]
fn comments_are_shown_at_their_position_and_edited() {
    let stage = Stage::game(120, 40, 15).press(FIVE).press("[;");
    let mut stage = stage.press("This stops the three<C-n>and makes one");
    check(&mut stage, &["Comment on move 4", "This stops the three", "and makes one"]);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["Comment saved.", "This stops the three", "and makes one"]);
    let mut stage = stage.press("]");
    assert!(!stage.text().contains("This stops"));
    // A comment that is not accepted changes nothing.
    let mut stage = stage.press("[;<C-w><C-w><C-w><C-u><Backspace>: no<Esc>");
    check(&mut stage, &["This stops the three", "and makes one"]);
    let mut stage = stage.press(";<Up><Home><C-n><Up>At last: <Down><Delete><Delete>");
    check(&mut stage, &["At last: ", "This stopthe three", "and makes one"]);
    let mut stage = stage.press("<PgDn><End><C-u><Backspace><C-u><Backspace><C-u><Enter>");
    check(&mut stage, &["Comment deleted."]);
    assert!(!stage.text().contains("stops"));
    let mut stage = stage.press(":comment One line\\nand two<Enter>:comment<Enter>");
    check(&mut stage, &["Comment on move 4", "One line", "and two"]);
}

#[test]
fn a_tab_in_a_comment_separates_words() {
    let mut stage = Stage::game(120, 40, 15).file("x.sgf", "(;GM[4]SZ[15];B[hh]C[one\ttwo])");
    let path = stage.path("x.sgf").display().to_string();
    stage = stage.press(":load ").press(&path).press("<Enter>");
    check(&mut stage, &["Comment", "one two"]);
}

#[test]
fn pasted_comments_are_saved_when_the_program_ends() {
    let stage = Stage::game(80, 24, 15).press("<Enter>;");
    let mut stage = stage.paste("h8 i9\r\nis\tstrong\u{1b}[2J").press("!");
    check(&mut stage, &["Comment on move 1", "h8 i9", "is strong[2J!"]);
    let stage = stage.press("<C-c>");
    let record = stage.record();
    assert_eq!(record.tree().notes(record.node()).comment, "h8 i9\nis strong[2J!");
    assert_eq!(record.on_board().moves(), 1);
}

#[test]
fn autoplay_runs_until_the_end_or_a_key() {
    let mut stage = Stage::game(120, 40, 15).press(FIVE).press("A");
    check(&mut stage, &["Start, 5 moves"]);
    let mut stage = stage.wait(Duration::from_secs(1));
    check(&mut stage, &["Move 1 of 5"]);
    let mut stage = stage.wait(Duration::from_secs(2));
    check(&mut stage, &["Move 3 of 5"]);
    // A key stops it.
    let mut stage = stage.press("A").wait(Duration::from_secs(9));
    check(&mut stage, &["Move 3 of 5"]);
    let mut stage = stage.press("A").wait(Duration::from_secs(9));
    check(&mut stage, &["Move 6", "Player 2 (O) to move"]);
    assert!(!stage.moves(), "nothing moves any more");
}

#[test]
fn the_mouse_steps_by_the_wheel_and_by_the_list() {
    let mut stage = Stage::game(120, 40, 15).press(FIVE);
    let (x, y) = stage.find("5,7");
    let mut stage = stage.mouse(x + 1, y, MouseAction::Click);
    check(&mut stage, &["Move 3 of 5"]);
    let mut stage = stage.mouse(30, 10, MouseAction::ScrollUp);
    check(&mut stage, &["Move 2 of 5"]);
    let stage = stage.mouse(30, 10, MouseAction::ScrollDown);
    let mut stage = stage.mouse(30, 10, MouseAction::ScrollDown);
    check(&mut stage, &["Move 4 of 5"]);
    // Beyond the ends, the wheel does nothing.
    let mut stage = Stage::game(120, 40, 15).mouse(30, 10, MouseAction::ScrollUp);
    check(&mut stage, &["Player 1 (X) to move"]);
}

#[test]
fn while_looking_back_the_computer_plays_only_the_main_line() {
    let stage = Stage::against_computer(120, 40, Variant::GOMOKU_15).slow();
    let mut stage = stage.press("<Enter>[");
    check(&mut stage, &["Start, 1 move"]);
    let mut stage = stage.answer();
    // Its stone is in the record, though the screen shows another position.
    check(&mut stage, &["Start, 2 moves"]);
    let stage = stage.press("]");
    // In that position, it was the computer's turn.
    check(&mut stage.press(":0,0<Enter>"), &["It is the computer's turn."]);
}

#[test]
fn the_end_is_shown_if_the_computer_ends_the_game_while_looking_back() {
    let says =
        |stage: Stage, row, col| stage.say(Response::chosen(Target::Cell(Point::new(row, col))));
    let stage = Stage::against_computer(80, 24, Variant::TIC_TAC_TOE).slow();
    let stage = says(stage.press(":0,0<Enter>"), 1, 0);
    let stage = says(stage.press(":0,2<Enter>"), 1, 1);
    let mut stage = stage.press(":2,0<Enter>[[");
    check(&mut stage, &["Move 3 of 5"]);
    check(&mut says(stage, 1, 2), &["three in a row, from 1,0 to 1,2"]);
}

#[test]
fn a_finished_game_is_studied_with_both_sides() {
    let stage = Stage::against_computer(120, 40, Variant::GOMOKU_15);
    let mut stage = stage.press("<Enter>!y[:0,0<Enter>");
    check(&mut stage, &["This is a study: you play both sides, and the game is kept."]);
    // Nobody answers, and the user plays the other side, too.
    let asked = stage.asked().len();
    let mut stage = stage.press(":0,1<Enter>:0,2<Enter>");
    assert_eq!(stage.asked().len(), asked);
    check(&mut stage, &["to move"]);
    check(&mut stage.press("!"), &["This is a study: you play both sides."]);
}

#[test]
fn a_study_leaves_the_game_in_the_history() {
    let stage = Stage::against_computer(120, 40, Variant::GOMOKU_15).keeping();
    let stage = stage.press("<Enter>!y[:0,0<Enter>:0,1<Enter>");
    let listing = stage.store().list(0, 9);
    assert_eq!((listing.total, listing.unfinished), (1, 0));
}

#[test]
fn games_of_quarto_are_shown_step_by_step() {
    let kind = GameKind::Quarto(Board::PLANE);
    let mut stage = Stage::of(120, 40, kind).press("<Enter><Enter><Enter><Right><Enter>");
    check(&mut stage, &["selects"]);
    let mut stage = stage.press("[[");
    check(&mut stage, &["Move 1 of 2"]);
}

mod pictures {
    use super::*;

    /// Creates a record with two variations and a comment.
    fn studied(width: u16, height: u16) -> Stage {
        let stage = Stage::game(width, height, 15).press(FIVE);
        let stage = stage.press("[[:0,0<Enter>:1,1<Enter><Tab>[:2,2<Enter>");
        stage.press("[;This stops the three<Enter>")
    }

    #[test]
    fn branches_at_80x24() {
        assert_snapshot!(studied(80, 24).picture());
    }

    #[test]
    fn branches_at_120x40() {
        assert_snapshot!(studied(120, 40).picture());
    }

    fn commented(width: u16, height: u16) -> Stage {
        let stage = Stage::game(width, height, 15).press(FIVE);
        let long = "This stops the three, and from now on X must answer until the end of the game, \
            whatever else might be better. ";
        stage.press(";").press(long).press("<C-n>").press(long).press("<Up>")
    }

    #[test]
    fn comment_at_80x24() {
        assert_snapshot!(commented(80, 24).picture());
    }

    #[test]
    fn comment_at_120x40() {
        assert_snapshot!(commented(120, 40).picture());
    }

    #[test]
    fn comment_in_the_smallest_window() {
        assert_snapshot!(commented(24, 20).picture());
    }

    #[test]
    fn looking_in_the_smallest_window() {
        assert_snapshot!(studied(24, 20).picture());
    }
}
