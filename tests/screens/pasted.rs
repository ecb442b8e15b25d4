//! Pasted games that can be understood in two ways.

use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

const DISCS: &str = ". . . . .\n. ● ○ . .\n. . . . .\n. ● ○ . .\n. . . . .";

#[test]
fn rows_may_count_from_the_bottom_or_the_top() {
    let stage = Stage::game(100, 30, 15).press("<Enter>").paste("h8 i9 j11");
    let mut stage = stage;
    check(
        &mut stage,
        &["Pasted game", "3 moves", "counted from the bottom", "side of the board? Press"],
    );
    let mut stage = stage.press("r");
    check(&mut stage, &["counted from the top"]);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["Pasted: 3 moves (rows are counted from the top)."]);
    // The choice is not remembered.
    let mut stage = stage.paste("h8 i9 j11");
    check(&mut stage, &["counted from the bottom"]);
}

#[test]
fn escape_leaves_the_game_as_it_was() {
    let stage = Stage::game(100, 30, 15).press("<Enter>");
    let before = stage.record();
    let mut stage = stage.paste("h8 i9 j11").press("r<Esc>");
    check(&mut stage, &["Player 2 (O) to move"]);
    assert_eq!(stage.record(), before);
    let mut stage = Stage::new(100, 30).paste("h8 i9 j11").press("<Esc>");
    check(&mut stage, &["New game"]);
}

#[test]
fn either_side_of_a_drawn_board_may_have_begun() {
    let mut stage = Stage::game(100, 30, 15).paste(DISCS);
    check(&mut stage, &["● is the side that begins, ○ the other", "Did the other side begin?"]);
    let mut stage = stage.press("rb");
    check(&mut stage, &["○ is the side that begins, ● the other"]);
    check(&mut stage.press("<Enter>"), &["Pasted: 4 stones"]);
}

#[test]
fn games_that_can_be_understood_in_one_way_open_at_once() {
    for (text, shown) in [
        ("BOARD\n7,7,1\n8,8,2\n6,6,1\nDONE", "Pasted: 3 moves."),
        ("START 15\nOK\nBEGIN\n7,7\nTURN 8,7\n9,9", "Pasted: 3 moves."),
        ("[[7,7],[6,8]]", "Pasted: 2 moves (pairs of numbers are row and column"),
        ("7,7 6,8", "Pasted: 2 moves."),
        (".....\n.XO..\n..X..\n.....\n.....", "Pasted: 3 stones"),
        ("h8", ":h8"),
    ] {
        check(&mut Stage::game(100, 30, 15).paste(text), &[shown]);
    }
}

#[test]
fn what_is_evidently_a_game_never_goes_to_the_command_bar() {
    for text in ["BOARD\n7,7,1\n8,8\nDONE", "[[7,7],[6]]", "START 15\nhello", ".....\n..Z..\n....."]
    {
        let mut stage = Stage::game(100, 30, 15).paste(&text.replace('\n', "\r"));
        check(&mut stage, &["The text could not be pasted: ", "Player 1 (X) to move"]);
    }
}

mod pictures {
    use super::*;

    #[test]
    fn moves_at_80x24() {
        assert_snapshot!(Stage::game(80, 24, 15).paste("1. h8 i9 2. j11 1-0").picture());
    }

    #[test]
    fn moves_at_120x40() {
        assert_snapshot!(Stage::game(120, 40, 15).paste("h8 (0:05) i9 (0:12) j11").picture());
    }

    #[test]
    fn moves_at_200x60() {
        assert_snapshot!(Stage::game(200, 60, 15).paste("h8 i9 j11").picture());
    }

    #[test]
    fn a_board_at_80x24() {
        assert_snapshot!(Stage::new(80, 24).paste(DISCS).picture());
    }

    #[test]
    fn moves_at_40x24() {
        assert_snapshot!(Stage::new(40, 24).paste("h8 i9 j11").picture());
    }
}
