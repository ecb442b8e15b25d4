//! Games copied to the clipboard, and games pasted from it.

use gomoku::game::GameKind;
use gomoku::quarto::Board;
use gomoku::rules::Variant;
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

#[test]
fn the_moves_up_to_the_position_shown_are_copied() {
    let stage = Stage::game(80, 24, 15).press("<Enter>:6,8<Enter>:5,9<Enter>");
    let stage = stage.press("y[y[[");
    assert_eq!(stage.copied(), ["h8i9j10", "h8i9"]);
    check(&mut stage.press("]:copy<Enter>"), &["Copied: 1 move."]);
    let mut stage = Stage::game(80, 24, 15).press("y");
    check(&mut stage, &["There is nothing to copy."]);
    assert!(stage.copied().is_empty());
    let stage = Stage::game(80, 24, 15).timed("10m").press("<Enter>py");
    assert!(stage.copied().is_empty(), "a board that is hidden is not told");
}

#[test]
fn set_up_stones_are_copied_as_a_drawn_board() {
    let drawn = "   A B C\n 3 . . .\n 2 . X .\n 1 O . X";
    let stage = Stage::of(80, 24, GameKind::Rows(Variant::TIC_TAC_TOE)).paste(drawn);
    let mut stage = stage.press("y");
    assert_eq!(stage.copied(), [drawn]);
    check(&mut stage, &["Copied: the board (3 stones)."]);
    // A following move is marked, and pasting the text restores its stone.
    let stage = stage.press("<PgUp><Home><Enter>y");
    let copied = stage.copied()[1].clone();
    assert_eq!(copied, "   A B C\n 3(O). .\n 2 . X .\n 1 O . X");
    let mut stage = stage.press(":n 15<Enter>").paste(&copied);
    check(&mut stage, &["Pasted: 4 stones (3x3)", "Player 1 (X) to move"]);
}

#[test]
fn a_game_of_quarto_is_copied_as_its_commands() {
    let stage = Stage::of(80, 24, GameKind::Quarto(Board::PLANE));
    let stage = stage.press("<Enter><Enter>y");
    let [copied] = stage.copied() else { panic!("{:?}", stage.copied()) };
    assert!(copied.starts_with("start standard\nselect 0\nplace "), "{copied}");
    let mut stage = Stage::game(80, 24, 15).paste(copied);
    check(&mut stage, &["Pasted: 1 move", "selects"]);
}

#[track_caller]
fn check_pasted(text: &str, shown: &[&str]) {
    // In the form that terminals send.
    let sent = text.replace('\n', "\r");
    check(&mut Stage::game(100, 30, 15).paste(&sent), shown);
    check(&mut Stage::new(100, 30).paste(&sent), shown);
}

#[test]
fn a_pasted_game_is_opened_on_the_board_and_at_the_start() {
    let told = "Pasted: 3 moves (rows are counted from the bottom).";
    for text in ["h8i9j10", "1. h8 i9\n2. j10\n", " h8, i9, j10 "] {
        check(&mut Stage::game(100, 30, 15).paste(text).press("<Enter>"), &[told, "Player 2 (O)"]);
        check(
            &mut Stage::new(100, 30).paste(text).press("<Enter>"),
            &[told, "Player 2 (O) to move"],
        );
    }
    check_pasted("7,7 6,8", &["Pasted: 2 moves.", "Player 1 (X) to move"]);
    let mut stage = Stage::new(100, 30).paste("a1 t20").press("<Enter>");
    check(&mut stage, &["Pasted: 2 moves (20x20; "]);
    let board = ". . . . .\n. X O . .\n. . X . .\n. . . . .\n. . . . .";
    check_pasted(board, &["Pasted: 3 stones (5x5).", "Player 2 (O) to move"]);
    check_pasted("...\n.x.\n...", &["Pasted: 1 stone (3x3).", "Player 2 (O) to move"]);
    check_pasted("No;Row;Col;Player\n1;7;7;0\n", &["Pasted: 1 move.", "Player 2 (O) to move"]);
    let sgf = "(;GM[4]SZ[15]PB[Ada];B[h8]C[the middle];W[i9](;B[j10])(;B[a1]))";
    check_pasted(sgf, &["Pasted: 3 moves", "Ada"]);
}

#[test]
fn invalid_pasted_games_change_nothing_and_have_a_reason() {
    check_pasted(
        "h8 i9 h8",
        &["The text could not be pasted: move 3: there is already a stone there"],
    );
    check_pasted("h8 i9 quux", &["The text could not be pasted: move 3: \"quux\""]);
    check_pasted("(;GM[3]SZ[19];B[", &["The text could not be pasted: line 1, GM"]);
    check_pasted("No;Row;Col;Player\n1;7;7;8\n", &["The text could not be pasted: line 2"]);
    check_pasted(
        ". . . .\n. X .\n. . . .\n",
        &["The text could not be pasted: line 2: expected 4 fields"],
    );
    check_pasted(
        "h8 h8",
        &["The text could not be pasted: move 2: there is already a stone there"],
    );
    check_pasted(
        &"h8".repeat(1 << 20),
        &["The text could not be pasted: it is longer than 1048576 bytes."],
    );
    let mut stage = Stage::game(80, 24, 15).press("<Enter>").paste("h8 h8");
    check(&mut stage, &["The text could not be pasted: move 2", "Player 2 (O) to move"]);
}

#[test]
fn a_cell_or_a_command_is_not_a_game() {
    for text in ["7,7", "h8", "n 19", "o x", "level 3,7", "s h8", "hello\nworld"] {
        let mut stage = Stage::game(80, 24, 15).paste(text);
        let first = text.lines().next().unwrap();
        check(&mut stage, &[&format!(":{first}"), "Player 1 (X) to move"]);
    }
    // Any other open layer takes the text.
    check(&mut Stage::game(80, 24, 15).press(":").paste("h8i9"), &[":h8i9"]);
    check(&mut Stage::game(80, 24, 15).press("<C-p>").paste("h8i9"), &["h8i9"]);
}

#[test]
fn prose_changes_nothing_and_is_told() {
    for text in [
        "hello\nworld, how are you all today?",
        "I think that h8 and then i9 is best",
        "\u{1}\n\u{2}",
    ] {
        check_pasted(text, &["The text could not be pasted: not a known game format."]);
    }
    let mut stage =
        Stage::game(80, 24, 15).press("<Enter>").paste("lorem ipsum dolor sit amet et al");
    check(&mut stage, &["not a known game format", "Player 2 (O) to move"]);
}

#[test]
fn the_game_before_a_pasted_one_is_saved() {
    let stage = Stage::game(80, 24, 15).keeping().press("<Right><Enter>").paste("7,7 6,8");
    let listing = stage.store().list(0, 9);
    assert_eq!(listing.total, 1, "the pasted one is kept once something is played");
    let stage = stage.press("<Up><Enter>");
    assert_eq!(stage.store().list(0, 9).total, 2);
}

mod pictures {
    use super::*;

    #[test]
    fn a_pasted_board_at_80x24() {
        let board = ". . . . .\n. X O . .\n. . X . .\n. . . . .\n. . . . .";
        assert_snapshot!(Stage::new(80, 24).paste(board).picture());
    }
}
