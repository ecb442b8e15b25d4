//! Other games of the family: connect four, tic-tac-toe, Quarto, custom games, and the computer as
//! an opponent.

use std::time::Duration;

use super::stage::Stage;
use super::{check, typed};
use gomoku::game::{GameKind, Target};
use gomoku::player::{Advice, Info, Line, Response, SmallReason, Verdict};
use gomoku::quarto::{self, Board};
use gomoku::rules::{Placement, Point, Rule, Shape, Topology, Variant};
use gomoku::tui::app::Opening;
use gomoku::tui::event::MouseAction;
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;

const CONNECT_FOUR: GameKind = GameKind::Rows(Variant::CONNECT_FOUR);
const TIC_TAC_TOE: GameKind = GameKind::Rows(Variant::TIC_TAC_TOE);
const QUARTO: GameKind = GameKind::Quarto(Board::PLANE);
const QUARTO_TORUS: GameKind = GameKind::Quarto(Board::TORUS);

fn stage(kind: GameKind) -> Stage {
    Stage::of(80, 24, kind)
}

/// Formats a game of X on a rising diagonal from 5,2 to 2,5.
fn four_rising() -> String {
    typed(&["2", "3", "3", "4", "4", "5", "4", "5", "5", "0", "5"])
}

/// Formats the document's sample: four solid pieces around the torus.
fn sample() -> String {
    typed(&["11", "1,4", "7", "3,0", "5", "4,1", "15", "2,5"])
}

/// Formats sixteen pieces without four alike.
fn quarto_draw() -> String {
    let rows = [
        ["", "", "", "14", "6", ""],
        ["15", "13", "4", "0", "3", "10"],
        ["12", "", "9", "", "1", ""],
        ["", "", "", "", "8", ""],
        ["5", "", "", "", "7", "2"],
        ["", "", "", "", "", "11"],
    ];
    let mut keys = String::new();
    for (row, cells) in rows.iter().enumerate() {
        for (col, piece) in cells.iter().enumerate().filter(|(_, piece)| !piece.is_empty()) {
            keys += &typed(&[piece, &format!("{row},{col}")]);
        }
    }
    keys
}

mod pictures {
    use super::*;

    #[test]
    fn connect_four() {
        assert_snapshot!(stage(CONNECT_FOUR).press("<Enter><Enter><Right>").picture());
    }

    #[test]
    fn connect_four_won() {
        assert_snapshot!(stage(CONNECT_FOUR).press(&four_rising()).picture());
    }

    #[test]
    fn connect_four_full_column() {
        let keys = "<Enter>".repeat(7);
        assert_snapshot!(stage(CONNECT_FOUR).press(&keys).picture());
    }

    #[test]
    fn connect_four_in_a_narrow_window() {
        assert_snapshot!(Stage::of(24, 12, CONNECT_FOUR).press(&four_rising()).picture());
    }

    #[test]
    fn tic_tac_toe_won() {
        let keys = typed(&["1,1", "0,0", "0,2", "0,1", "2,0"]);
        assert_snapshot!(stage(TIC_TAC_TOE).press(&keys).picture());
    }

    #[test]
    fn tic_tac_toe_against_the_computer() {
        let stage = Stage::against_computer(80, 24, Variant::TIC_TAC_TOE);
        assert_snapshot!(stage.press("<Enter>").picture());
    }

    #[test]
    fn quarto_selecting() {
        let keys = sample().replace(":15<Enter>:2,5<Enter>", "<Down><Right>");
        assert_snapshot!(stage(QUARTO_TORUS).press(&keys).picture());
    }

    #[test]
    fn quarto_placing() {
        assert_snapshot!(stage(QUARTO).press("<Enter><Up><Left>").picture());
    }

    #[test]
    fn quarto_won() {
        assert_snapshot!(stage(QUARTO_TORUS).press(&sample()).picture());
    }

    #[test]
    fn quarto_won_without_colour() {
        let opening = gomoku::tui::app::Opening::New(QUARTO_TORUS);
        let glyphs = GlyphSet::Ascii;
        let mut stage = Stage::with(80, 24, opening, glyphs, Depth::None).press(&sample());
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn quarto_without_a_panel() {
        assert_snapshot!(Stage::of(60, 24, QUARTO).press("<Enter><Enter>").picture());
    }

    #[test]
    fn quarto_in_the_smallest_window() {
        assert_snapshot!(Stage::of(35, 15, QUARTO).press("<Enter><Enter>").picture());
    }

    #[test]
    fn a_game_of_ones_own() {
        let keys = "n<Left><Down>9<Down>7<Down>4<Down><Down><Right><Down><Right>";
        assert_snapshot!("another_game_form", Stage::new(80, 24).press(keys).picture());
        let mut stage = Stage::new(80, 24).press(keys).press("<Enter><Enter>");
        assert_snapshot!("another_game", stage.picture());
    }

    #[test]
    fn exactly_five() {
        assert_snapshot!("exactly_five_menu", Stage::new(80, 24).press("ne<Down>").picture());
        // Six do not win, and the panel says why.
        let six = typed(&["0,0", "2,0", "0,1", "2,2", "0,2", "2,4", "0,4", "4,0", "0,5", "4,2"]);
        let stage = Stage::new(80, 24).press("ne<Enter>").press(&six).press(":0,3<Enter>");
        assert_snapshot!("exactly_five", { stage }.picture());
    }

    #[test]
    fn a_nonsense_game() {
        let keys = "n<Left><Down>3<Down>3<Enter>";
        assert_snapshot!(Stage::new(80, 24).press(keys).picture());
    }

    #[test]
    fn the_menu_against_the_computer() {
        assert_snapshot!(Stage::new(80, 24).press("o").picture());
    }

    #[test]
    fn the_score() {
        let keys = typed(&["1,1", "0,0", "0,2", "0,1", "2,0"]) + "n<Enter>!y:n tictactoe<Enter>";
        assert_snapshot!(stage(TIC_TAC_TOE).press(&keys).picture());
    }
}

#[test]
fn stones_drop_by_keys_numbers_and_cells() {
    let mut stage = stage(CONNECT_FOUR).press("<Enter>3<Enter>:d3<Enter>");
    check(&mut stage, &["1  5,3       4,3", "3  3,3"]);
    let mut stage = stage.press("<Up><Left><Enter>");
    check(&mut stage, &["3  3,3       5,2"]);
    let mut stage = stage.press("0,0<Enter>");
    check(&mut stage, &["Illegal input, please try again: stones fall to the lowest free cell"]);
    let mut stage = stage.press("<C-u>7<Enter>");
    check(&mut stage, &["the columns are 0 to 6, or A to G"]);
    let mut stage = stage.press("<Esc>").press(&typed(&["3", "3", "3"])).press("3<Enter>");
    check(&mut stage, &["Illegal input, please try again: the column is full"]);
}

#[test]
fn connect_four_reports_its_row_and_can_be_drawn() {
    let mut won = stage(CONNECT_FOUR).press(&four_rising());
    check(&mut won, &["Player 1 (X) wins: four in a row, from 5,2 to 2,5"]);
    // Pairs of columns, so that no four occur.
    let mut moves = Vec::new();
    for pair in [[0, 1], [2, 3], [4, 5]] {
        for order in [[0, 1], [0, 1], [1, 0], [1, 0], [0, 1], [0, 1]] {
            moves.extend(order.map(|index| pair[index].to_string()));
        }
    }
    moves.extend(["6"; 6].map(str::to_owned));
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    let mut drawn = stage(CONNECT_FOUR).press(&typed(&moves));
    check(&mut drawn, &["Draw: the board is full", "After 42 moves"]);
}

#[test]
fn the_mouse_drops_selects_and_places() {
    let mut stage = stage(CONNECT_FOUR);
    let (x, y) = stage.find("0    1    2    3");
    // Every cell of column 2 means that column. The cursor shows where a stone would land.
    let stage = stage.mouse(x + 10, y + 3, MouseAction::Move);
    let mut stage = stage;
    check(&mut stage, &["Player 1 (X) to move", " 5,2"]);
    let stage =
        stage.mouse(x + 10, y + 3, MouseAction::Click).mouse(x + 10, y + 2, MouseAction::Click);
    let mut stage = stage;
    check(&mut stage, &["1  5,2       4,2"]);

    let mut stage = Stage::of(80, 24, QUARTO);
    let (x, y) = stage.find("11[W*]");
    let stage = stage.mouse(x + 3, y, MouseAction::Click);
    let mut stage = stage;
    check(&mut stage, &["Player 2 places piece 11 [W*] white, square, large, solid"]);
    let (x, y) = stage.find("0      1      2");
    let mut stage = stage.mouse(x + 7, y + 2, MouseAction::Click);
    check(&mut stage, &["0  [W*] 0,1", "Player 2 selects a piece"]);
}

#[test]
fn the_mouse_chooses_in_the_menu() {
    let mut stage = Stage::new(80, 24);
    let (x, y) = stage.find("Help");
    let mut stage = stage.mouse(x, y, MouseAction::Move);
    check(&mut stage, &[">  Help"]);
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    check(&mut stage, &["In the start menu"]);
    let mut stage = Stage::new(80, 24);
    let (x, y) = stage.find("New game");
    let mut stage = stage.mouse(x, y, MouseAction::Click).press("<Left>");
    let (x, y) = stage.find("Edges");
    let mut stage = stage.mouse(x, y, MouseAction::Move);
    check(&mut stage, &["< bounded >", "15x15, five or more in a row"]);
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    check(&mut stage, &["< wrap around (torus) >", "15x15 torus, five or more in a row"]);
}

#[test]
fn a_click_below_the_board_does_nothing() {
    #[track_caller]
    fn check_clicks(stage: Stage, below: &str) {
        let mut stage = stage;
        let before = stage.text();
        let (_, y) = stage.find(below);
        for x in 0..100 {
            stage = stage.mouse(x, y, MouseAction::Click);
        }
        assert_eq!(stage.text(), before, "{below:?}");
    }
    let names = "Player 1 (X) to move";
    for (width, height) in [(80, 24), (40, 10)] {
        check_clicks(Stage::of(width, height, TIC_TAC_TOE), names);
    }
    check_clicks(Stage::of(24, 12, CONNECT_FOUR), "(X) to move");
    check_clicks(Stage::game(80, 24, 15), names);
    // A piece is selected: the bag below the board is not part of the board.
    for (width, height) in [(60, 19), (35, 15)] {
        for below in ["4(b )", "12(w )", "Player 2 places"] {
            check_clicks(Stage::of(width, height, QUARTO).press("<Enter>"), below);
        }
    }
}

#[test]
fn typed_digits_stay_when_the_mouse_moves() {
    let mut stage = Stage::new(80, 24);
    stage = stage.press("1");
    check(&mut stage, &["Board size [15, 17, 19 or 20]: 1"]);
    let (x, y) = stage.find("Rule");
    let mut stage = stage.mouse(x, y, MouseAction::Move).press("7<Enter>");
    check(&mut stage, &["17x17"]);
    // A click chooses something else.
    let mut stage = Stage::new(80, 24).press("1").mouse(x, y, MouseAction::Click);
    check(&mut stage, &["Gomoku 15x15, exactly five"]);
}

#[test]
fn the_wheel_changes_the_form_and_scrolls_the_help() {
    let mut stage = Stage::new(80, 24).press("n<Left><Down>");
    let (x, y) = stage.find("Height");
    let mut stage = stage
        .mouse(x, y, MouseAction::Move)
        .mouse(x, y, MouseAction::ScrollDown)
        .mouse(x, y, MouseAction::ScrollDown);
    check(&mut stage, &["15x13, five"]);
    let mut stage = stage.mouse(x, y, MouseAction::ScrollUp);
    check(&mut stage, &["15x14, five"]);
    let mut stage = Stage::new(24, 11);
    check(&mut stage, &["-- more --", ">  New game"]);
    for _ in 0..10 {
        stage = stage.mouse(4, 4, MouseAction::ScrollDown);
    }
    check(&mut stage, &[">  Help"]);
    // The list does not scroll under the mouse.
    let (x, y) = stage.find("Quit");
    let mut stage = stage.mouse(x, y, MouseAction::Move);
    assert_eq!(stage.find(">  Quit").1, y);
    let mut stage = Stage::new(80, 24).press("?");
    check(&mut stage, &["In the start menu"]);
    let mut stage = stage.mouse(0, 0, MouseAction::ScrollDown);
    assert!(!stage.text().contains("In the start menu"));
}

#[test]
fn the_menu_scrolls_in_a_small_window_and_can_be_left() {
    let mut stage = Stage::new(24, 11).press("<Up>");
    check(&mut stage, &[">  Quit"]);
    let mut stage = stage.press("<Up><Up><Up><Up><Up><Up><Up><Up>");
    check(&mut stage, &[">  Games"]);
    let mut stage = Stage::of(24, 12, CONNECT_FOUR).press("n");
    check(&mut stage, &[">  Game     Connect four"]);
    check(&mut stage.press("<Esc>"), &["(X) to move"]);
    // Too small for the menu, but it is possible to go back.
    let mut stage = Stage::of(30, 10, TIC_TAC_TOE).press("n");
    check(&mut stage, &["24x11 needed"]);
    check(&mut stage.press("<Esc>"), &["Player 1 (X) to move"]);
}

#[test]
fn a_board_that_does_not_fit_is_reported_and_can_be_left() {
    let mut stage = Stage::new(80, 24).press("n<Left><Down>26<Down>26");
    check(&mut stage, &["This board needs a window of 29x30."]);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["29x30 needed"]);
    let mut stage = stage.press("n<Left><Enter>");
    check(&mut stage, &["QUARTO"]);
}

#[test]
fn winning_rows_use_the_coordinates_of_the_board() {
    let mut stage =
        stage(TIC_TAC_TOE).press(&typed(&["1,1", "0,0", "0,2", "0,1", "2,0"])).press("c");
    check(&mut stage, &["Player 1 (X) wins: three in a row, from A1 to C3"]);
}

#[test]
fn the_complete_result_is_below_a_narrow_board() {
    let mut stage = Stage::of(50, 20, QUARTO_TORUS).press(&sample());
    check(&mut stage, &["Player 1 wins: four solid at 1,4 2,5 3,0 4,1"]);
    let mut stage = Stage::of(44, 14, CONNECT_FOUR).press(&four_rising());
    check(&mut stage, &["Player 1 (X) wins: four in a row, from 5,2\n", "to 2,5\n"]);
}

#[test]
fn on_a_torus_every_number_is_valid() {
    let keys =
        "n<Left><Down>9<Down>7<Down>4<Down><Down><Right><Down><Right><Enter>12<Enter>:-1<Enter>";
    check(&mut Stage::new(80, 24).press(keys), &["1  6,3       6,8"]);
    let mut stage = stage(QUARTO_TORUS).press(&typed(&["11", "-4,11"]));
    check(&mut stage, &["[W*] 2,5"]);
}

#[test]
fn a_cell_with_a_minus_is_typed_on_a_torus() {
    let mut stage = stage(QUARTO_TORUS).press("11<Enter>-1,8<Enter>");
    check(&mut stage, &["[W*] 5,2"]);
    let mut again = stage.press("0<Enter>-");
    check(&mut again, &["\n :-"]);
    check(&mut again.press("7,-7<Enter>"), &["[b ] 5,5"]);
    // In a game of one's own, too.
    let shape = Shape::new(9, 7, Topology::Torus).unwrap();
    for placement in [Placement::Anywhere, Placement::Gravity] {
        let variant = Variant::new(shape, 4, Rule::Freestyle, placement).unwrap();
        let mut stage = Stage::of(80, 24, GameKind::Rows(variant)).press("-1,-1<Enter>");
        check(&mut stage, &["1  6,8"]);
    }
    // On a plane, the key keeps its meaning.
    check(&mut Stage::of(80, 24, QUARTO).press("-"), &["Press o to let it play."]);
}

#[test]
fn a_minus_that_the_user_bound_is_a_key_on_a_torus_too() {
    let keys = "[keys]\nquit = \"-\"\nweaker = []\n";
    let mut stage = Stage::new(80, 24).with_keys(keys);
    stage.begin(Opening::New(QUARTO_TORUS));
    assert!(stage.press("-").has_quit());
}

#[test]
fn games_without_a_name_are_called_by_their_row() {
    let shape = Shape::new(9, 7, Topology::Torus).unwrap();
    let variant = Variant::new(shape, 4, Rule::Freestyle, Placement::Anywhere).unwrap();
    let mut stage = Stage::of(200, 60, GameKind::Rows(variant));
    check(&mut stage, &["FOUR IN A ROW  9x7 torus, four or more"]);
}

#[test]
fn the_mouse_does_nothing_where_nothing_can_be_done() {
    let mut stage = Stage::game(80, 24, 15).press("<Enter>!");
    let before = stage.text();
    let mut stage = stage.mouse(10, 10, MouseAction::Click).mouse(10, 10, MouseAction::Move);
    assert_eq!(stage.text(), before);
    let mut stage =
        stage.press("n").mouse(79, 0, MouseAction::Click).mouse(0, 23, MouseAction::Click);
    check(&mut stage, &["Move 2"]);
    let mut stage = stage.resize(20, 10).mouse(5, 5, MouseAction::Click).resize(80, 24);
    check(&mut stage, &["Move 2"]);
}

#[test]
fn quarto_is_played_to_a_win_a_draw_and_refusals() {
    let mut won = stage(QUARTO_TORUS).press(&sample());
    let named = "Player 1 wins: four solid at 1,4 2,5 3,0 4,1";
    check(&mut won, &[named, "wins"]);
    check(&mut won.press("c"), &["Player 1 wins: four solid at E5 F4 A3 B2"]);
    let mut won = stage(QUARTO_TORUS).press(&sample()).press("u");
    check(&mut won, &["Undone: 2,5.", "Player 1 places piece 15 (W*)"]);
    let mut won = won.press("u");
    check(&mut won, &["Returned to the bag: 15 (W*).", "Player 2 selects a piece"]);
    let mut drawn = stage(QUARTO).press(&quarto_draw());
    check(&mut drawn, &["Draw: all pieces are placed", "½"]);
    let mut refused = stage(QUARTO).press("3<Enter>:3,3<Enter>");
    let mut twice = refused.press("3<Enter>");
    check(&mut twice, &["Illegal input, please try again: piece 3 is not in the bag"]);
    refused = twice.press("<Esc>4<Enter>:3,3<Enter>");
    check(&mut refused, &["Illegal input, please try again: piece 3 is already there"]);
    let mut refused = refused.press("<C-u>6,6<Enter>");
    check(&mut refused, &["off the board (0,0 to 5,5 or A1 to F6)"]);
    let mut resigned = refused.press("<Esc>!");
    check(&mut resigned, &["Resign as Player 1? (y/n)"]);
    check(&mut resigned.press("y"), &["Player 2 wins by resignation"]);
}

#[test]
fn every_attribute_that_the_four_share_is_named() {
    let keys = typed(&["0", "0,0", "1", "0,1", "2", "0,2", "3", "0,3"]);
    check(
        &mut stage(QUARTO).press(&keys),
        &["Player 1 wins: four black and square at 0,0 0,1 0,2 0,3"],
    );
}

#[test]
fn quartos_legend_stays_in_windows_of_all_shapes() {
    for (width, height) in [(80, 24), (100, 30), (80, 45), (60, 45), (120, 40), (200, 60)] {
        check(&mut Stage::of(width, height, QUARTO), &["square", "round", "hollow", "white"]);
    }
}

#[test]
fn quarto_is_saved_and_loaded() {
    let mut stage = stage(QUARTO_TORUS).press(&typed(&["11", "1,4", "7"])).press("s");
    check(&mut stage, &["Game saved: 1 move in game.csv"]);
    let saved = "start torus\nselect 11\nplace 1;4\nselect 7\n";
    assert_eq!(stage.read("game.csv").unwrap(), saved);
    // From another game back to this one.
    let mut stage = stage.press(":n 15<Enter>l");
    check(&mut stage, &["QUARTO", "Game loaded: 1 move", "Player 1 places piece 7"]);
    assert!(stage.press("q").has_quit());
}

#[test]
fn the_computer_answers_blocks_wins_and_is_undone() {
    let mut stage = Stage::against_computer(80, 24, Variant::TIC_TAC_TOE).press("<Enter>");
    check(&mut stage, &["Computer", "Move 3", "You (X) to move"]);
    let mut stage = stage.press("u");
    check(&mut stage, &["Undone: ", " and 1,1.", "Move 1"]);
    // X 0,0 . X 0,1: the computer stops at 0,2, wherever its first stone is.
    let stage = Stage::against_computer(80, 24, Variant::TIC_TAC_TOE)
        .file("game.csv", "No;Row;Col;Player\n1;0;0;0\n2;2;2;1\n")
        .press("l:0,1<Enter>");
    let mut stage = stage;
    check(&mut stage, &["1  0,0       2,2", "3  0,1       0,2"]);
    // O 2,2 and 0,2: X does not stop it.
    let mut stage = stage.press(":1,0<Enter>");
    check(&mut stage, &["Computer (O) wins: three in a row", "5  1,0       1,2"]);
    assert_eq!(stage.scores(), "0:1");
    // Its stone and the person's are undone together.
    let mut stage = stage.press("u");
    check(&mut stage, &["Undone: 1,2 and 1,0.", "You (X) to move"]);
    assert_eq!(stage.scores(), ":");
}

#[test]
fn stones_out_of_turn_and_late_answers_change_nothing() {
    let stage = Stage::against_computer(80, 24, Variant::TIC_TAC_TOE).slow();
    let mut stage = stage.press("<Enter><Left><Enter>");
    let whose = "The computer is thinking. Press m to make it move now.";
    check(&mut stage, &[whose, "Move 2"]);
    // Typed commands leave no command bar that would take the next keys.
    for typed in ["1,1<Enter>", ":b2<Enter>"] {
        stage = stage.press("<Esc>").press(typed);
        check(&mut stage, &[whose, "Move 2"]);
    }
    let (x, y) = stage.find("\u{2580}X\u{2580}");
    let mut stage = stage.press("<Esc>").mouse(x, y, MouseAction::Click);
    check(&mut stage, &[whose]);
    // Undone while it thinks: the answer comes too late.
    let mut stage = stage.press("u").answer();
    check(&mut stage, &["Move 1", "You (X) to move"]);
    let mut stage = stage.press("0,0<Enter>").answer();
    check(&mut stage, &["Move 3"]);
}

#[test]
fn against_the_computer_the_person_resigns() {
    let stage = Stage::against_computer(80, 24, Variant::TIC_TAC_TOE).slow();
    let mut stage = stage.press("<Enter>!");
    check(&mut stage, &["Resign? (y/n)"]);
    let mut stage = stage.press("y").answer();
    check(&mut stage, &["Computer (O) wins by resignation", "After 1 move"]);
}

#[test]
fn in_a_loaded_game_it_may_be_the_computers_turn() {
    let mut stage = Stage::against_computer(80, 24, Variant::TIC_TAC_TOE)
        .file("game.csv", "No;Row;Col;Player\n1;1;1;0\n")
        .press("l");
    check(&mut stage, &["Game loaded: 1 move", "Move 3"]);
}

#[test]
fn a_game_is_loaded_from_the_menu_with_its_players() {
    let stones = "No;Row;Col;Player\n1;1;1;0\n";
    // With the players of the menu, and the selected game.
    let mut stage = Stage::new(80, 24).file("game.csv", stones).press("ol");
    check(&mut stage, &["Game loaded: 1 move", "Move 3"]);
    assert_eq!(stage.side('O'), "Computer, level 5");
    let mut stage = stage.press(":n 15<Enter>noooo<Up><Up><Up><Up><Right><Right>");
    check(&mut stage, &["Two players", "< Tic-tac-toe >"]);
    let mut stage = stage.press("l");
    check(&mut stage, &["TIC-TAC-TOE", "Game loaded: 1 move"]);
    assert_eq!(stage.side('O'), "Player 2  to move");
    // A file that cannot be loaded does not change the players.
    let stage = Stage::against_computer(80, 24, Variant::TIC_TAC_TOE).file("game.csv", "x");
    let mut stage = stage.press("nol");
    check(&mut stage, &["Not loaded: "]);
    assert_eq!(stage.press("<Esc>").side('O'), "Computer, level 5");
}

#[test]
fn the_score_counts_every_end_once() {
    let win = typed(&["1,1", "0,0", "0,2", "0,1", "2,0"]);
    let mut stage = stage(TIC_TAC_TOE).press(&win);
    assert_eq!(stage.scores(), "1:0");
    // An undone game does not count, but counts again when it is redone.
    let mut stage = stage.press("u");
    assert_eq!(stage.scores(), ":");
    let mut stage = stage.press("<Enter>sy");
    assert_eq!(stage.scores(), "1:0");
    // A game that was over when loaded does not count.
    let mut stage = stage.press("l");
    check(&mut stage, &["Game loaded: 5 moves"]);
    assert_eq!(stage.scores(), "1:0");
    let mut stage = stage.press("u<Enter>");
    check(&mut stage, &["wins"]);
    assert_eq!(stage.scores(), "1:0");
    // Another game of the same kind, resigned.
    let mut stage = stage.press("n<Enter>!y");
    assert_eq!(stage.scores(), "1:1");
    let draw = typed(&["1,1", "0,0", "0,1", "2,1", "1,0", "1,2", "0,2", "2,0", "2,2"]);
    let mut stage = stage.press("n<Enter>").press(&draw);
    check(&mut stage, &["Draw: the board is full"]);
    assert_eq!(stage.scores(), "1½:1½");
    let mut stage = stage.press("r");
    check(&mut stage, &["The score starts again."]);
    assert_eq!(stage.scores(), ":");
    // A game that ended before does not count, even if it is redone.
    let mut stage = stage.press("u<Enter>");
    assert_eq!(stage.scores(), ":");
    let mut stage = stage.press("n<Enter><Enter>r!y");
    assert_eq!(stage.scores(), "1:0");
    // Another game has its own score.
    let mut stage = stage.press(":n connect4<Enter>");
    check(&mut stage, &["CONNECT FOUR"]);
    assert_eq!(stage.scores(), ":");
}

#[test]
fn the_score_is_visible_without_a_panel() {
    let win = typed(&["1,1", "0,0", "0,2", "0,1", "2,0"]);
    let mut stage = Stage::of(44, 20, TIC_TAC_TOE).press(&win);
    check(&mut stage, &["1:0, 0 drawn"]);
    let mut stage = Stage::of(32, 10, TIC_TAC_TOE).press(&win);
    check(&mut stage, &["X wins: three in a row", "1:0"]);
    // A torus is not confused with a plane.
    check(&mut Stage::of(40, 15, QUARTO_TORUS), &["Player 1 selects a piece", "torus  0"]);
}

#[test]
fn changing_the_players_during_a_game_resets_the_score() {
    let win = typed(&["1,1", "0,0", "0,2", "0,1", "2,0"]);
    let mut stage = stage(TIC_TAC_TOE).press(&win).press("oo");
    let said = "You play X against the computer, level 5.";
    check(&mut stage, &["After 5 moves", said, "again."]);
    assert_eq!((stage.side('O'), stage.scores()), ("Computer, level 5".to_owned(), ":".to_owned()));
    // In the middle of a game, it is the computer's turn at once.
    let mut stage = stage.press("n<Enter>op<Enter>oo");
    check(&mut stage, &["You (X) to move", "Move 3"]);
    let mut stage = stage.press("op!y");
    assert_eq!(stage.scores(), "0:1");
}

#[test]
fn answers_for_former_players_come_too_late() {
    let stage = Stage::against_computer(80, 24, Variant::TIC_TAC_TOE).slow().press("<Enter>op");
    check(&mut stage.answer(), &["Player 2 (O) to move", "Move 2"]);
    // Asked twice, it plays one stone.
    let stage = Stage::against_computer(80, 24, Variant::TIC_TAC_TOE).slow().press("<Enter>opoo");
    check(&mut stage.answer(), &["You (X) to move", "Move 3"]);
}

#[test]
fn the_end_is_announced_once() {
    // O needs one more: the computer wins while the person is asked whether to resign.
    let moves = [(0, 0), (5, 5), (0, 2), (5, 6), (0, 4), (5, 7), (0, 6), (5, 8)];
    let lines = moves
        .iter()
        .enumerate()
        .map(|(index, (row, col))| format!("{};{row};{col};{}\n", index + 1, index % 2));
    let file = format!("No;Row;Col;Player\n{}", lines.collect::<String>());
    let stage = Stage::against_computer(100, 40, Variant::GOMOKU_19)
        .file("game.csv", &file)
        .press("l")
        .slow();
    let mut stage = stage.press("18,18<Enter>!").answer().press("y");
    check(&mut stage, &["Computer (O) wins: five in a row"]);
    // The list of messages has it once the board no longer does.
    assert_eq!(stage.text().matches("- Computer (O) wins").count(), 0);
    let mut stage = stage.wait(Duration::from_secs(1)).press("<Enter>");
    assert_eq!(stage.text().matches("- Computer (O) wins").count(), 1);
}

#[test]
fn quarto_is_played_against_the_computer() {
    let mut stage = Stage::new(80, 24).press("n<Left><Left>");
    check(&mut stage, &["< Quarto >", "6 x 6", "two players"]);
    let mut stage = stage.press("<Down><Right>");
    check(&mut stage, &["Quarto 4x4", "< 4 x 4 >"]);
    let mut stage = stage.press("<Down><Down><Right>");
    check(&mut stage, &["you and the computer", "Level"]);
    let mut stage = stage.press("<Enter><Enter>");
    // It places the first piece on the first cell, and gives the next one.
    check(&mut stage, &["Computer, level 5", "You place piece 1", "[b ] 0,0"]);
    // Back to the person's own turn, and forward again.
    let mut stage = stage.press("u");
    check(&mut stage, &["You select a piece", "Returned to the bag: 0 [b ]"]);
    let mut stage = stage.press("<C-r>");
    check(&mut stage, &["You place piece 1", "[b ] 0,0"]);
}

#[test]
fn a_hint_in_quarto_gives_its_reason() {
    let said = |target, reason| Response::Move { target, reason: Some(Advice::Small(reason)) };
    let piece = Target::Piece(quarto::Piece::new(11).unwrap());
    let stage = stage(QUARTO).slow();
    let mut stage = stage.press("h").say(said(piece, SmallReason::GivesSafe(7)));
    check(&mut stage, &["Look at the pieces that are left."]);
    let mut stage = stage.press("h");
    check(&mut stage, &["give a piece that completes no row"]);
    let mut stage = stage.press("h");
    check(&mut stage, &["11[W*] is one of 7 pieces that complete no row", ">11[W*]"]);
    for (reason, expected) in [
        (SmallReason::GivesLosing, "Every piece left completes a row"),
        (SmallReason::GivesLastSafe, "11[W*] is the last piece that completes no row"),
        (SmallReason::Draws, "11[W*] keeps the draw: proved"),
        (SmallReason::Wins(3), "11[W*] wins in 3 moves"),
    ] {
        let stage = super::family::stage(QUARTO).slow().press("h").say(said(piece, reason));
        check(&mut stage.press("hh"), &[expected]);
    }
}

#[test]
fn values_of_quarto_are_on_the_board_and_beside_the_pieces() {
    let line = |target, verdict| Line { depth: 8, verdict, pv: vec![target] };
    let info = |lines| {
        let elapsed = Duration::from_millis(20);
        Response::Thinking(Info { nodes: 900, elapsed, lines })
    };
    let piece = |number| Target::Piece(quarto::Piece::new(number).unwrap());
    let stage = stage(QUARTO).slow().press("a");
    let lines = vec![line(piece(11), Verdict::Win(4)), line(piece(2), Verdict::Open(0))];
    let mut stage = stage.say_to(0, info(lines));
    // The winner places the fourth piece, after which twelve are left.
    check(&mut stage, &["+7[W*]", "50%[B ]", ">", " 1[b*]"]);
    let stage = stage.press("<Enter>");
    let cell = |row, col| Target::Cell(Point::new(row, col));
    let lines = vec![line(cell(0, 0), Verdict::Draw), line(cell(5, 5), Verdict::Loss(2))];
    let mut stage = stage.say_to(0, info(lines));
    check(&mut stage, &["  0   ", "-8"]);
}

#[test]
fn after_a_short_game_the_next_one_starts_without_a_question() {
    let win = typed(&["1,1", "0,0", "0,2", "0,1", "2,0"]);
    let mut stage = stage(TIC_TAC_TOE).press(&win).press("n<Enter>");
    check(&mut stage, &["Move 1"]);
    assert_eq!(stage.scores(), "1:0");
}

#[test]
fn the_rule_of_gomoku_is_kept_until_changed() {
    let mut stage = Stage::new(80, 24).press("ne17<Enter>");
    check(&mut stage, &["17x17, exactly five"]);
    let mut stage = stage.press("n");
    check(&mut stage, &["Size           17 x 17", "Rule           exactly five"]);
    // The other rules follow: renju, caro (two kinds) and omok.
    let mut stage = stage.press("e");
    check(&mut stage, &["Rule         < renju >"]);
    let mut stage = stage.press("<Up><Left><Enter>");
    check(&mut stage, &["RENJU  15x15 ", "Player 1  to move"]);
    let mut stage = stage.press("neeee<Enter>");
    check(&mut stage, &["15x15, five or more"]);
    let mut stage = stage.press(":n 19 standard-caro<Enter>");
    check(&mut stage, &["CARO  19x19, exactly five"]);
    let mut stage = stage.press(":n 19 standard<Enter>");
    check(&mut stage, &["19x19, exactly five"]);
    let begin = Opening::Start(Rule::Standard);
    let mut stage = Stage::with(80, 24, begin, GlyphSet::Lines, Depth::True).press("<Enter>");
    check(&mut stage, &["15x15, exactly five"]);
    let mut stage = Stage::new(24, 11).press("ne");
    check(&mut stage, &[">  Rule", "-- more --"]);
}

#[test]
fn games_without_levels_show_none_and_have_a_reason() {
    let why = "In this game, there are levels on boards from 5x5 to 20x20.";
    let large: Variant = "21x15-5-renju".parse().unwrap();
    let mut stage = Stage::against_computer(80, 24, large);
    assert!(!stage.text().contains("level"));
    assert_eq!(stage.side('O'), "Computer");
    assert_eq!(stage.scores(), ":");
    for keys in ["+", "-", ")", ":level 7<Enter>"] {
        stage = stage.press(keys);
        check(&mut stage, &[why]);
    }
    let mut stage = stage.press("o");
    check(&mut stage, &["Which sides should the computer play? It has no levels here."]);
    assert!(!stage.text().contains("+ - level"));
    let mut stage = stage.slow().press("b");
    check(&mut stage, &["The computer plays both sides. The score starts again."]);
    check(&mut stage.press("p"), &["Computer (X) to move, paused"]);
    // All games have levels that the search for small ones supports, too.
    let mut stage = Stage::new(80, 24).press("o<Up><Up><Up><Up><Left><Down>21");
    check(&mut stage, &["21x15, five", "You play X against the computer, level 5. You begin.\n"]);
}

#[test]
fn the_menu_returns_with_the_last_game() {
    let mut stage = stage(QUARTO_TORUS).press("n");
    check(&mut stage, &["< Quarto >", "torus", "Esc: back to the game"]);
    let keys = "n<Left><Down>9<Down>7<Enter>n";
    let mut stage = Stage::new(80, 24).press(keys);
    check(&mut stage, &["< Custom game >", "9x7, five or more in a row"]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["FIVE IN A ROW", "Move 1"]);
}

#[test]
fn the_cursor_wraps_around_a_torus() {
    let keys = "n<Left><Down>9<Down>7<Down><Down><Down><Right><Enter><Home><Left>";
    let mut stage = Stage::new(80, 24).press(keys);
    check(&mut stage, &["9x7 torus", " 3,8"]);
}
