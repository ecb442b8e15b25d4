//! Board editor on the screen.

use std::cell::Cell;

use gomoku::game::{AnyGame, GameKind};
use gomoku::quarto::Board;
use gomoku::rules::{Game, Stone, Variant};
use gomoku::tui::event::{Event, MouseAction};
use insta::assert_snapshot;
use proptest::prelude::*;

use super::check;
use super::stage::Stage;

/// From the empty board: three adjacent stones of X, one of O at the left edge, and the other side
/// to move.
const SET: &str = "e <Right> <Right> o<Home><Down> t";

/// Game on the screen.
fn on_board(stage: &Stage) -> Game {
    match stage.record().on_board() {
        AnyGame::Rows(game) => game.clone(),
        AnyGame::Quarto(_) => panic!("Quarto has no editor"),
    }
}

#[test]
fn stones_are_placed_and_removed_and_the_turn_is_changed() {
    let mut stage = Stage::game(120, 40, 15).press("e");
    check(&mut stage, &["Setting up: 0 X, 0 O, X to move", "Next stone: X."]);
    let mut stage = stage.press(" <Right> ");
    check(
        &mut stage,
        &["Setting up: 2 X, 0 O", "2 stones", "Alternating moves cannot reach this position."],
    );
    // The same again removes the stone; a stone of the other side replaces it.
    check(&mut stage, &["7,8"]);
    let mut stage = stage.press(" ");
    check(&mut stage, &["Setting up: 1 X, 0 O, X to move"]);
    let mut stage = stage.press("<Left>o ");
    check(&mut stage, &["Setting up: 0 X, 1 O, X to move", "Next stone: O."]);
    let mut stage = stage.press("<Up>x t");
    check(&mut stage, &["Setting up: 1 X, 1 O, O to move"]);
    let mut stage = stage.press("c");
    check(&mut stage, &["Setting up: 0 X, 0 O, X to move"]);
}

#[test]
fn changes_are_undone_and_redone() {
    let mut stage = Stage::game(120, 40, 15).press("eu");
    check(&mut stage, &["There is no change to undo."]);
    let mut stage = stage.press(" <Right> tc");
    check(&mut stage, &["Setting up: 0 X, 0 O, X to move"]);
    let mut stage = stage.press("u");
    check(&mut stage, &["Setting up: 2 X, 0 O, O to move"]);
    let mut stage = stage.press("uu");
    check(&mut stage, &["Setting up: 1 X, 0 O, X to move"]);
    let mut stage = stage.press("<C-r><C-r>");
    check(&mut stage, &["Setting up: 2 X, 0 O, O to move"]);
    // After another change, there is nothing to redo.
    let mut stage = stage.press("t<C-r>");
    check(&mut stage, &["There is no change to redo."]);
    check(
        &mut stage.press("uuuuu"),
        &["Setting up: 0 X, 0 O, X to move", "There is no change to undo."],
    );
}

#[test]
fn an_accepted_position_is_a_game_of_two_people() {
    let variant = Variant::GOMOKU_15;
    let stage = Stage::against_computer(120, 40, variant).press("<Enter>");
    let asked = stage.asked().len();
    let mut stage = stage.press("e<Up> <Right> t<Enter>");
    check(
        &mut stage,
        &[
            "New game from this position: 3 X, 1 O, O to move.",
            "Alternating moves cannot reach this position",
        ],
    );
    check(&mut stage, &["Player 1", "Player 2", "Player 2 (O) to move"]);
    let game = on_board(&stage);
    assert_eq!((game.moves().len(), game.board().occupied().count()), (0, 4));
    assert_eq!(game.start().to_move(), Stone::Second);
    assert_eq!(stage.asked().len(), asked, "nobody thinks about it");
    // The game is played, undone to its start, and continued with the computer.
    let stage = stage.press("<Up><Up><Enter>u");
    let mut stage = stage.press("u");
    check(&mut stage, &["There is no move to undo."]);
    let stage = stage.press("oo");
    assert_eq!(stage.asked().last().map(|asked| asked.stones), Some(0));
    let mut stage = stage.press("a");
    check(&mut stage, &["Analysis"]);
}

#[test]
fn the_editor_starts_with_the_position_shown_and_does_not_change_it() {
    let stage = Stage::game(120, 40, 15).press("<Enter><Up><Enter><Up><Enter>[");
    let before = stage.record();
    let mut stage = stage.press("e");
    check(&mut stage, &["Setting up: 1 X, 1 O, X to move"]);
    let mut stage = stage.press("<Home> <Up> c<Esc>");
    check(&mut stage, &["Move 2 of 3"]);
    assert_eq!(stage.record(), before);
}

#[test]
fn floating_stones_are_refused_with_gravity() {
    let stage = Stage::of(80, 24, GameKind::Rows(Variant::CONNECT_FOUR)).press("e<PgUp> ");
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["The stone on 0,3 has nothing under it.", "Setting up: 1 X, 0 O"]);
    let mut stage = stage.press(" <PgDn> t<Enter>");
    check(
        &mut stage,
        &["New game from this position: 1 X, 0 O, O to move.", "Player 2 (O) to move"],
    );
}

#[test]
fn a_winning_row_is_reported_and_accepted() {
    let five = "e<PgUp><Home> <Right> <Right> <Right> <Right> ";
    let mut stage = Stage::game(120, 40, 15).press(five);
    check(&mut stage, &["X has five in a row.", "Alternating moves cannot reach this position."]);
    let mut stage = stage.press("t<Enter>");
    check(&mut stage, &["5 X, 0 O, O to move. X has five in a row.", "Player 1 (X) wins"]);
    // Without a panel, it is below the board.
    let mut stage = Stage::game(34, 20, 15).press(five);
    check(&mut stage, &["X has five in a row."]);
}

#[test]
fn quarto_and_hidden_boards_have_no_editor() {
    let stage = Stage::of(80, 24, GameKind::Quarto(Board::PLANE)).press("e");
    check(&mut { stage }, &["Quarto positions cannot be set up."]);
    let stage = Stage::game(80, 24, 15).timed("10m").press("<Enter>pe");
    check(&mut { stage }, &["The game is paused"]);
}

#[test]
fn the_mouse_points_and_places() {
    let mut stage = Stage::game(120, 40, 15).press("e");
    // In row 0 and column 0.
    let ((x, _), (_, y)) = (stage.find("0   "), stage.find("0  "));
    let (x, y) = (x + 4, y + 2);
    let mut stage = stage.mouse(x, y, MouseAction::Move);
    let mut stage = {
        check(&mut stage, &["0 X, 0 O"]);
        stage.mouse(x, y, MouseAction::Click)
    };
    check(&mut stage, &["1 X, 0 O"]);
    let stage = stage.press("o").mouse(x, y, MouseAction::Click);
    let stage = stage.mouse(x, y, MouseAction::ScrollUp);
    check(&mut { stage }, &["0 X, 1 O"]);
    // The words in the last row, too.
    let mut stage = Stage::game(120, 40, 15).press("e ");
    let (x, y) = stage.find("clear");
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    check(&mut stage, &["0 X, 0 O"]);
    let (x, y) = stage.find("cancel");
    check(&mut stage.mouse(x, y, MouseAction::Click), &["Move 1", "Player 1 (X) to move"]);
}

#[test]
fn the_palette_and_the_help_include_the_editor() {
    let mut stage = Stage::game(120, 40, 15).press("e<C-p>place O<Enter> ");
    check(&mut stage, &["0 X, 1 O"]);
    check(&mut stage.press("?"), &["In the position editor", "Switch the side to move"]);
    check(&mut Stage::game(80, 24, 15).press(":editor<Enter>"), &["Setting up: 0 X"]);
    // Pasted text is ignored there.
    let mut stage = Stage::game(80, 24, 15).press("e");
    assert!(!stage.is_drawn(Event::Paste("h8i9".to_owned())));
}

#[test]
fn a_game_from_a_position_is_saved_and_reopened() {
    let stage = Stage::game(80, 24, 15).keeping().press(SET).press("<Enter>");
    assert_eq!(stage.store().list(0, 9).total, 0, "nothing was played");
    let stage = stage.press("<Up><Up><Enter>q");
    let kept = stage.store().latest().unwrap().record;
    assert_eq!(kept, stage.record());
}

/// Generates keys of the editor.
fn keys() -> impl Strategy<Value = Vec<&'static str>> {
    let keys = vec![
        " ", " ", " ", " ", "x", "o", "t", "c", "<Up>", "<Down>", "<Left>", "<Right>", "<Home>",
        "<End>", "<PgUp>", "<PgDn>", "z",
    ];
    prop::collection::vec(prop::sample::select(keys), 0..40)
}

#[test]
fn any_position_can_be_set_up_and_esc_discards_it() {
    let kinds = vec![Variant::TIC_TAC_TOE, Variant::CONNECT_FOUR, Variant::GOMOKU_15];
    let taken = Cell::new(0);
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) };
    proptest!(config, |(variant in prop::sample::select(kinds), keys in keys())| {
        let stage = Stage::of(80, 24, GameKind::Rows(variant)).press("<Enter>");
        let before = stage.record();
        let mut stage = stage.press("e").press(&keys.concat());
        let text = stage.text();
        let left = stage.press("<Esc>");
        prop_assert_eq!(left.record(), before);

        let mut stage = left.press("e").press(&keys.concat()).press("<Enter>");
        if stage.text().contains("has nothing under it") {
            prop_assert_eq!(variant, Variant::CONNECT_FOUR);
        } else {
            taken.set(taken.get() + 1);
            let game = on_board(&stage);
            let count = |side| game.board().occupied().filter(|(_, stone)| *stone == side).count();
            let (first, second) = (count(Stone::First), count(Stone::Second));
            let side = if game.start().to_move() == Stone::First { "X" } else { "O" };
            let told = format!("{first} X, {second} O, {side} to move");
            prop_assert!(text.contains(&told), "{} is not in\n{}", told, text);
            let (variant, board) = (game.variant(), game.board());
            prop_assert!(board.occupied().all(|(point, _)| variant.is_supported(board, point)));
            prop_assert_eq!(game.moves().len(), 0);
        }
    });
    assert!(taken.get() > 20, "{taken:?}");
}

mod pictures {
    use super::*;

    #[test]
    fn at_80x24() {
        assert_snapshot!(Stage::game(80, 24, 15).press(SET).picture());
    }

    #[test]
    fn at_120x40() {
        assert_snapshot!(Stage::game(120, 40, 15).press(SET).picture());
    }

    #[test]
    fn in_the_smallest_window() {
        assert_snapshot!(Stage::game(24, 20, 15).press(SET).picture());
    }

    #[test]
    fn connect_four_at_80x24() {
        let stage = Stage::of(80, 24, GameKind::Rows(Variant::CONNECT_FOUR));
        assert_snapshot!(stage.press(SET).press("<Enter>").picture());
    }
}
