#![expect(clippy::disallowed_methods, reason = "tests that save and load")]

mod opening;

use super::*;
use crate::formats::{csv, script};
use crate::game::{Computer, MoveLimit, Participant};
use crate::line::Dialog;
use crate::line::tests::{check, drawn, has_form, input, nowhere, pieces, said, seen, variant};
use crate::player::Level;
use crate::printable::is_printable;
use crate::quarto;
use crate::rules::{Board, Game, IllegalMove, Point, Topology};
use proptest::prelude::*;
use std::fs;

const COMMAND_LINES: &str = "\
! to resign game (quit program)
s to save the game (and continue)
l resign the current game and load the store game - continue with the stored game.
";

fn asks_size() -> Dialog {
    Dialog::Numbers(NumbersDialog::default())
}

fn of(variant: Variant) -> Dialog {
    Dialog::Numbers(NumbersDialog {
        game: GameChoice::Variant(variant),
        ..NumbersDialog::default()
    })
}

/// The computer as Player 2. It plays the small games equally simply at every level.
const COMPUTER: Participants =
    Participants::new(Participant::PERSON, Participant::Computer(Computer::Level(Level::MIN)));

/// Computer that sees every row of the next stones.
fn experienced() -> Participants {
    let level = Level::new(6).unwrap();
    Participants::new(Participant::PERSON, Participant::Computer(level.into()))
}

fn against(variant: Variant, seed: u64) -> Dialog {
    let played = GameChoice::Variant(variant);
    Dialog::Numbers(NumbersDialog {
        game: played,
        players: COMPUTER,
        seed,
        ..NumbersDialog::default()
    })
}

/// Formats the text of a game before its first prompt.
fn heading(name: &str, help: &str) -> String {
    format!("{name}\n=====\n{help}\n{COMMAND_LINES}")
}

fn gomoku() -> String {
    heading("Gomoku", "\"row,col\" to set stone, e.g. 5,7")
}

fn connect_four() -> String {
    heading("Connect four", "\"col\" to drop stone, e.g. 3")
}

fn tic_tac_toe() -> String {
    heading("Tic-tac-toe", "\"row,col\" to set stone, e.g. 2,2")
}

/// Directory with a store in it.
struct Place {
    dir: tempfile::TempDir,
    store: Store,
}

impl Place {
    fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::in_directory(dir.path().join("data"));
        Self { dir, store }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// Creates the dialog with this file.
    fn with(&self, variant: Variant, name: &str) -> Dialog {
        let file = Some(self.path(name));
        Dialog::Numbers(NumbersDialog {
            game: GameChoice::Variant(variant),
            file,
            ..NumbersDialog::default()
        })
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        fs::write(self.path(name), bytes).unwrap();
    }

    fn write_moves(&self, name: &str, variant: Variant, moves: &[(u8, u8)]) {
        let moves = moves.iter().map(|&(row, col)| Point::new(row, col));
        self.write(name, &csv::write(&Game::from_moves(variant, moves).unwrap()));
    }
}

#[test]
fn the_sample_of_the_document_is_reproduced() {
    let place = Place::new();
    let written = "\
Gomoku
=====
Board size [15,17 or 19]: <15>
\"row,col\" to set stone, e.g. 5,7
! to resign game (quit program)
s to save the game (and continue)
l resign the current game and load the store game - continue with the stored game.
Player 1: <5,5>
Player 2: <4,4>
Player 1: <5,5>
Illegal input, please try again
Player 1: <s>
Game saved.
Player 1: <6,6>
Player 2: <l>
Game loaded.
Player 1: <6,6>
Player 2: <!>
Player 1 has won!
";
    check(asks_size(), &place.store, written);
    let saved = fs::read(place.path("data/game.csv")).unwrap();
    assert_eq!(saved, b"No;Row;Col;Player\n1;5;5;0\n2;4;4;1\n");
}

#[test]
fn a_wrong_size_asks_again() {
    let question = "Board size [15,17 or 19]: ";
    for line in [
        "", "16", "20", "5", "15,17", "15x15", "+15", "015", "-15", "1 5", "!", "s", "l", "\u{663}",
    ] {
        let text = said(asks_size(), &nowhere(), format!("{line}\n").as_bytes());
        let refused = "The size must be 15, 17 or 19.\n";
        assert_eq!(text, format!("Gomoku\n=====\n{question}{refused}{question}"), "{line:?}");
    }
    for (line, outside) in [(" 15 ", "0,15"), ("17\r", "17,0"), ("\t19", "19,19")] {
        let text = said(asks_size(), &nowhere(), format!("x\n{line}\n{outside}\n").as_bytes());
        let help = gomoku().split_off("Gomoku\n=====\n".len());
        let refused = "Player 1: Illegal input, please try again\nPlayer 1: ";
        let wrong = "The size must be 15, 17 or 19.\n";
        assert_eq!(text, format!("Gomoku\n=====\n{question}{wrong}{question}{help}{refused}"));
        let inside: u8 = line.trim().parse::<u8>().unwrap() - 1;
        let text = said(asks_size(), &nowhere(), format!("{line}\n{inside},{inside}\n").as_bytes());
        assert!(text.ends_with("Player 1: Player 2: "), "{text}");
    }
}

#[test]
fn a_given_size_is_not_asked_for() {
    for variant in [Variant::GOMOKU_13, Variant::GOMOKU_15, Variant::GOMOKU_19] {
        assert_eq!(said(of(variant), &nowhere(), b""), gomoku() + "Player 1: ");
    }
}

#[test]
fn gomoku_is_won_by_five() {
    let game = "\
Player 1: <7,7>
Player 2: <0,0>
Player 1: < 8 , 8 >
Player 2: <7,7>
Illegal input, please try again
Player 2: <0,1>
Player 1: <9,9>
Player 2: <0,2>
Player 1: <11,11>
Player 2: <0,3>
Player 1: <6,7>
Player 2: <0,4>
Player 2 has won!
";
    check(of(Variant::GOMOKU_15), &nowhere(), &(gomoku() + game));
}

/// Formats the prompts of a game without refusals, with these moves typed.
fn played(moves: &[String]) -> String {
    let turns =
        (0..).zip(moves).map(|(index, typed)| format!("Player {}: <{typed}>\n", index % 2 + 1));
    turns.collect::<Vec<_>>().concat()
}

#[test]
fn gomoku_is_drawn_when_the_board_is_full() {
    let cells = drawn(Variant::GOMOKU_15.shape());
    let cells: Vec<String> = cells.iter().map(|(row, col)| format!("{row},{col}")).collect();
    assert_eq!(cells.len(), 225);
    let end = "The game ended in a draw\n";
    check(of(Variant::GOMOKU_15), &nowhere(), &(gomoku() + &played(&cells) + end));
}

#[test]
fn a_draw_is_offered_to_the_other_player() {
    let game = "\
Player 1: <d>
A draw can be offered after the second move.
Player 1: <7,7>
Player 2: <6,6>
Player 1: <d>
Player 1 offers a draw. Player 2, do you accept [y,n]: <n>
Player 2 declines the draw.
Player 1: <d>
You have already offered a draw on this move.
Player 1: <5,5>
Player 2: < d >
Player 2 offers a draw. Player 1, do you accept [y,n]: < y >
The game ended in a draw
";
    check(of(Variant::GOMOKU_15), &nowhere(), &(gomoku() + game));
    // The input may end at the question.
    let text = said(of(Variant::TIC_TAC_TOE), &nowhere(), b"0,0\n1,1\nd\n");
    assert!(text.ends_with("Player 2, do you accept [y,n]: Player 1: "), "{text}");
}

#[test]
fn the_computer_answers_the_offer_of_a_draw() {
    let early = seen(against(Variant::TIC_TAC_TOE, 1), &nowhere(), &["1,1", "d"]);
    assert!(early.contains("Player 1: d\nPlayer 2 declines the draw.\nPlayer 1: "), "{early}");
    // After 40 moves, X has an open four and is to move.
    let place = Place::new();
    let four = [(12, 5), (14, 0), (12, 6), (10, 0), (12, 7), (10, 14), (12, 8), (14, 14)];
    let moves = [&drawn(Variant::GOMOKU_15.shape())[..32], &four].concat();
    place.write_moves("game.csv", Variant::GOMOKU_15, &moves);
    let Dialog::Numbers(dialog) = place.with(Variant::GOMOKU_15, "game.csv") else { panic!() };
    let dialog = Dialog::Numbers(NumbersDialog { players: COMPUTER, ..dialog });
    let text = seen(dialog, &place.store, &["l", "d"]);
    assert!(text.ends_with("Player 1: d\nThe game ended in a draw\n"), "{text}");
}

#[test]
fn a_game_ends_at_its_move_limit() {
    let limit = MoveLimit::moves(10).unwrap();
    let dialog = Dialog::Numbers(NumbersDialog {
        game: GameChoice::Variant(Variant::GOMOKU_15),
        limit,
        ..NumbersDialog::default()
    });
    let cells = drawn(Variant::GOMOKU_15.shape());
    let cells: Vec<String> = cells[..10].iter().map(|(row, col)| format!("{row},{col}")).collect();
    let end = "The game ended in a draw\n";
    check(dialog, &nowhere(), &(gomoku() + &played(&cells) + end));
}

/// Dialog of renju with this consequence of a foul.
fn renju(foul: FoulPenalty) -> Dialog {
    let game = GameChoice::Variant(Variant::GOMOKU_15.with_rule(Rule::Renju));
    Dialog::Numbers(NumbersDialog { game, foul, ..NumbersDialog::default() })
}

/// Text of a game of renju before its first prompt.
fn renju_heading() -> String {
    let passes = "pass to place no stone; two in a row end the game in a draw.\n";
    heading("Renju", "\"row,col\" to set stone, e.g. 5,7") + passes
}

/// Moves after which 7,7 is a double three of Player 1.
const BEFORE_FOUL: [&str; 8] = ["7,5", "0,0", "7,6", "0,14", "5,7", "14,0", "6,7", "14,14"];

#[test]
fn a_foul_is_refused_with_its_reason() {
    let foul = "\
Player 1: <7,7>
Illegal input, please try again: 7,7 is a double three: 7,5 7,6 7,7 and 5,7 6,7 7,7.
Player 1: <7,8>
Player 2: ";
    check(
        renju(FoulPenalty::Refused),
        &nowhere(),
        &(renju_heading() + &played(&BEFORE_FOUL.map(str::to_owned)) + foul),
    );
}

#[test]
fn a_foul_loses_with_its_reason() {
    let foul = "\
Player 1: <7,7>
7,7 is a double three: 7,5 7,6 7,7 and 5,7 6,7 7,7.
Player 2 has won!
";
    check(
        renju(FoulPenalty::Loses),
        &nowhere(),
        &(renju_heading() + &played(&BEFORE_FOUL.map(str::to_owned)) + foul),
    );
}

#[test]
fn a_saved_game_keeps_its_move_limit() {
    let place = Place::new();
    let limited = |limit| {
        let Dialog::Numbers(dialog) = place.with(Variant::GOMOKU_15, "game.sgf") else { panic!() };
        Dialog::Numbers(NumbersDialog { limit, ..dialog })
    };
    let cells = drawn(Variant::GOMOKU_15.shape());
    let cells: Vec<String> = cells[..10].iter().map(|(row, col)| format!("{row},{col}")).collect();
    let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    let limit = MoveLimit::moves(10).unwrap();
    let begun = [&cells[..9], &["s"]].concat();
    assert!(seen(limited(limit), &place.store, &begun).ends_with("Game saved.\nPlayer 2: "));
    let text = seen(limited(MoveLimit::Full), &place.store, &["l", cells[9]]);
    assert!(text.ends_with("The game ended in a draw\n"), "{text}");
}

#[test]
fn resigning_loses_the_game() {
    let first = "Player 1: <!>\nPlayer 2 has won!\n";
    check(of(Variant::GOMOKU_17), &nowhere(), &(gomoku() + first));
    let second = "Player 1: <0,0>\nPlayer 2: < ! >\nPlayer 1 has won!\n";
    check(of(Variant::GOMOKU_17), &nowhere(), &(gomoku() + second));
    let column = "Player 1: <0>\nPlayer 2: <!>\nPlayer 1 has won!\n";
    check(of(Variant::CONNECT_FOUR), &nowhere(), &(connect_four() + column));
    check(of(Variant::TIC_TAC_TOE), &nowhere(), &(tic_tac_toe() + first));
}

#[test]
fn only_free_cells_and_commands_are_accepted() {
    for line in [
        "",
        " ",
        "a1",
        "G7",
        "h8",
        "H8",
        "5",
        "5,",
        ",5",
        "5;5",
        "5,5,5",
        "5 5",
        "15,0",
        "0,15",
        "-1,0",
        "+1,0",
        "1.0,1",
        "S",
        "L",
        "ss",
        "s l",
        "s.",
        "!!",
        "q",
        "quit",
        "save",
        "\u{661},1",
        "0x1,1",
        "99999999999999999999,0",
        "7,7",
        "\u{1b}[A",
        "\u{0}",
        "5,5\u{0}",
    ] {
        let text = said(of(Variant::GOMOKU_15), &nowhere(), format!("7,7\n{line}\n").as_bytes());
        let rest = "Player 1: Player 2: Illegal input, please try again\nPlayer 2: ";
        assert_eq!(text, gomoku() + rest, "{line:?}");
    }
    let text = said(of(Variant::GOMOKU_15), &nowhere(), b"7,\xff7\n");
    let rest = "Player 1: Illegal input, please try again\nPlayer 1: ";
    assert_eq!(text, gomoku() + rest);
    let long = [vec![b' '; 5000], b"7,7\n".to_vec()].concat();
    assert_eq!(said(of(Variant::GOMOKU_15), &nowhere(), &long), gomoku() + rest);
}

#[test]
fn stones_drop_into_columns_and_winning_rows_are_reported() {
    let vertical = "\
Player 1: <3>
Player 2: <0>
Player 1: < 3 >
Player 2: <0>
Player 1: <3>
Player 2: <0>
Player 1: <3>
Vertical X: 3, Y: 2
Player 1 has won!
";
    check(of(Variant::CONNECT_FOUR), &nowhere(), &(connect_four() + vertical));
    let columns = ["2", "2", "3", "3", "4", "4", "5"].map(str::to_owned);
    let end = "Horizontal X: 2, Y: 5\nPlayer 1 has won!\n";
    check(of(Variant::CONNECT_FOUR), &nowhere(), &(connect_four() + &played(&columns) + end));
}

#[test]
fn every_winning_row_is_reported() {
    // . . . . . . .
    // . . . . . . .
    // . . O . . . .   the last one
    // . . O O . X .
    // . . O X O X .
    // X . O X X O X
    let columns = [3, 5, 0, 2, 3, 2, 5, 2, 4, 4, 5, 3, 6, 2].map(|col| col.to_string());
    let end = "Vertical X: 2, Y: 2\nDiagonal down X: 2, Y: 2\nPlayer 2 has won!\n";
    check(of(Variant::CONNECT_FOUR), &nowhere(), &(connect_four() + &played(&columns) + end));
}

#[test]
fn connect_four_is_drawn_when_the_board_is_full() {
    let columns = [
        3, 3, 0, 2, 5, 4, 5, 6, 4, 2, 2, 3, 3, 5, 5, 2, 2, 4, 3, 3, 1, 1, 2, 1, 5, 5, 0, 4, 0, 4,
        4, 6, 6, 6, 6, 0, 1, 0, 6, 0, 1, 1,
    ];
    let end = "The game ended in a draw\n";
    let columns = columns.map(|col| col.to_string());
    check(of(Variant::CONNECT_FOUR), &nowhere(), &(connect_four() + &played(&columns) + end));
}

#[test]
fn full_columns_and_other_input_are_illegal_with_gravity() {
    let full = "0\n".repeat(6);
    let illegal = |line: &str, why: &str| {
        let text =
            said(of(Variant::CONNECT_FOUR), &nowhere(), format!("{full}{line}\n").as_bytes());
        let rest = format!("Player 1: Illegal input, please try again: {why}\nPlayer 1: ");
        assert_eq!(text, connect_four() + &"Player 1: Player 2: ".repeat(3) + &rest, "{line:?}");
    };
    illegal("0", &IllegalMove::FullColumn.to_string());
    for line in ["7", "8"] {
        illegal(line, &IllegalMove::OffBoard.to_string());
    }
    for line in ["-1", "+1", "", "a", "5,3", "0,3", "D", "1 2", "256", "99999999999"] {
        illegal(line, "type a column from 0 to 6");
    }
    for line in ["6", " 6 ", "06"] {
        let text =
            said(of(Variant::CONNECT_FOUR), &nowhere(), format!("{full}{line}\n").as_bytes());
        assert!(text.ends_with("Player 1: Player 2: "), "{line:?}");
    }
}

#[test]
fn tic_tac_toe_is_won_and_drawn() {
    let moves = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let won = played(&moves("1,1 0,0 0,2 0,1 2,0")) + "Player 1 has won!\n";
    check(of(Variant::TIC_TAC_TOE), &nowhere(), &(tic_tac_toe() + &won));
    let drawn =
        played(&moves("1,1 0,0 0,1 2,1 1,0 1,2 0,2 2,0 2,2")) + "The game ended in a draw\n";
    check(of(Variant::TIC_TAC_TOE), &nowhere(), &(tic_tac_toe() + &drawn));
}

#[test]
fn rows_wrap_around_a_torus() {
    let torus = variant(5, Topology::Torus, 4, Placement::Anywhere);
    let game = "\
Player 1: <4,3>
Player 2: <2,0>
Player 1: <0,4>
Player 2: <2,1>
Player 1: <-1,0>
Illegal input, please try again: type a row and a column from 0,0 to 4,4
Player 1: <1,0>
Player 2: <2,4>
Player 1: <3,3>
Player 2: <2,3>
Player 2 has won!
";
    check(
        of(torus),
        &nowhere(),
        &(heading("5x5 torus, four or more in a row", "\"row,col\" to set stone, e.g. 4,4") + game),
    );

    let torus = variant(4, Topology::Torus, 3, Placement::Anywhere);
    let cells = drawn(torus.shape());
    let cells: Vec<String> = cells.iter().map(|(row, col)| format!("{row},{col}")).collect();
    let heading =
        heading("4x4 torus, three or more in a row", "\"row,col\" to set stone, e.g. 3,3");
    let end = "The game ended in a draw\n";
    check(of(torus), &nowhere(), &(heading.clone() + &played(&cells) + end));
    check(of(torus), &nowhere(), &(heading + "Player 1: <!>\nPlayer 2 has won!\n"));

    let torus = variant(3, Topology::Torus, 3, Placement::Gravity);
    let columns = ["2", "1", "2", "1", "2"].map(str::to_owned);
    let text = seen(of(torus), &nowhere(), &columns.each_ref().map(String::as_str));
    assert!(
        text.starts_with(
            "3x3 torus, three in a row, stones fall\n=====\n\"col\" to drop stone, e.g. 2\n"
        ),
        "{text}"
    );
    assert!(text.ends_with("Player 1: 2\nVertical X: 2, Y: 0\nPlayer 1 has won!\n"), "{text}");
}

#[test]
fn the_board_is_printed_after_each_move_on_request() {
    let place = Place::new();
    let dialog = |variant| {
        Dialog::Numbers(NumbersDialog {
            game: GameChoice::Variant(variant),
            shows_board: true,
            ..NumbersDialog::default()
        })
    };
    let game = "\
Player 1: <0,2>
    0  1  2
 0  .  .  X
 1  .  .  .
 2  .  .  .
Player 2: <0,2>
Illegal input, please try again: {TAKEN}
Player 2: <s>
Game saved.
Player 2: <2,0>
    0  1  2
 0  .  .  X
 1  .  .  .
 2  O  .  .
Player 1: <l>
Game loaded.
    0  1  2
 0  .  .  X
 1  .  .  .
 2  .  .  .
Player 2: <!>
Player 1 has won!
";
    let game = game.replace("{TAKEN}", &IllegalMove::Occupied.to_string());
    check(dialog(Variant::TIC_TAC_TOE), &place.store, &(tic_tac_toe() + &game));
    let game = "\
Player 1: <6>
    0  1  2  3  4  5  6
 0  .  .  .  .  .  .  .
 1  .  .  .  .  .  .  .
 2  .  .  .  .  .  .  .
 3  .  .  .  .  .  .  .
 4  .  .  .  .  .  .  .
 5  .  .  .  .  .  .  X
Player 2: ";
    check(dialog(Variant::CONNECT_FOUR), &place.store, &(connect_four() + game));
    let won = "0,0\n1,0\n0,1\n1,1\n0,2\n";
    let text = said(dialog(Variant::TIC_TAC_TOE), &place.store, won.as_bytes());
    assert!(text.ends_with(" 0  X  X  X\n 1  O  O  .\n 2  .  .  .\nPlayer 1 has won!\n"), "{text}");
    let text = said(dialog(Variant::GOMOKU_15), &place.store, b"14,10\n");
    let header = "    0  1  2  3  4  5  6  7  8  9 10 11 12 13 14\n";
    let last = "14  .  .  .  .  .  .  .  .  .  .  X  .  .  .  .\nPlayer 2: ";
    assert!(text.contains(header) && text.ends_with(last), "{text}");
}

#[test]
fn the_computer_blocks_and_completes_rows() {
    let mut found = 0;
    for seed in 0..20 {
        // The computer has to drop on top of three.
        let text = said(
            Dialog::Numbers(NumbersDialog {
                game: GameChoice::Variant(Variant::CONNECT_FOUR),
                players: experienced(),
                seed,
                ..NumbersDialog::default()
            }),
            &nowhere(),
            b"3\n3\n3\n",
        );
        let turns = text.strip_prefix(&connect_four()).unwrap();
        let turns = turns.replace("Player 1: Player 2: ", "");
        let columns: Vec<&str> = turns.lines().collect();
        assert_eq!(columns.len(), 4, "{text}");
        if !columns[..2].contains(&"3") {
            found += 1;
            assert_eq!(columns[2..], ["3", "Player 1: "], "{text}");
        }
    }
    assert!(found > 5);
}

#[test]
fn the_computer_types_at_its_own_prompt() {
    // X X .    O to move must play 0,2, and 1,0 when X has answered at 2,0.
    // . O .
    // . . .
    let place = Place::new();
    place.write_moves("a.csv", Variant::TIC_TAC_TOE, &[(0, 0), (1, 1), (0, 1)]);
    let dialog = |seed| {
        let Dialog::Numbers(options) = place.with(Variant::TIC_TAC_TOE, "a.csv") else {
            unreachable!()
        };
        Dialog::Numbers(NumbersDialog { players: experienced(), seed, ..options })
    };
    for seed in 0..10 {
        let game = "\
Player 1: <l>
Game loaded.
Player 2: 0,2
Player 1: <0,2>
Illegal input, please try again: {TAKEN}
Player 1: <0,0 >
Illegal input, please try again: {TAKEN}
Player 1: <2,0>
Player 2: 1,0
Player 1: <1,2>
Player 2: ";
        // The last move is a random choice between two cells.
        let written = tic_tac_toe() + &game.replace("{TAKEN}", &IllegalMove::Occupied.to_string());
        let typed = ["l", "0,2", "0,0 ", "2,0", "1,2", "!"];
        let text = seen(dialog(seed), &place.store, &typed);
        let begin = written.replace(['<', '>'], "");
        let rest = text.strip_prefix(&begin).unwrap_or_else(|| panic!("{text}"));
        let rests = ["2,1", "2,2"].map(|cell| format!("{cell}\nPlayer 1: !\nPlayer 2 has won!\n"));
        assert!(rests.iter().any(|meant| meant == rest), "{text}");
        // It wins if it can.
        let text = seen(dialog(seed), &place.store, &["l", "2,2"]);
        assert!(text.ends_with("Player 1: 2,2\nPlayer 2: 2,0\nPlayer 2 has won!\n"), "{text}");
    }
}

#[test]
fn games_with_the_computer_are_determined_by_the_seed() {
    let cells: Vec<String> =
        (0..3).flat_map(|row| (0..3).map(move |col| format!("{row},{col}"))).collect();
    let lines: Vec<&str> = cells.iter().map(String::as_str).collect();
    let play = |seed| seen(against(Variant::TIC_TAC_TOE, seed), &nowhere(), &lines);
    for seed in 0..30 {
        let text = play(seed);
        assert_eq!(text, play(seed));
        let last = text.lines().last().unwrap();
        assert!(RESULTS.contains(&last), "{text}");
    }
    assert!((1..30).any(|seed| play(seed) != play(0)));
    let resigned = said(against(Variant::GOMOKU_15, 3), &nowhere(), b"7,7\n!\n");
    assert!(resigned.ends_with("Player 1: Player 2 has won!\n"), "{resigned}");
}

#[test]
fn a_loaded_game_has_the_right_side_to_move() {
    let place = Place::new();
    for stones in 0..5 {
        let moves: Vec<(u8, u8)> = (0..stones).map(|index| (index % 2, index)).collect();
        place.write_moves("a.csv", Variant::GOMOKU_15, &moves);
        let text = said(place.with(Variant::GOMOKU_15, "a.csv"), &place.store, b"l\n");
        let turn = format!("Player 1: Game loaded.\nPlayer {}: ", stones % 2 + 1);
        assert_eq!(text, gomoku() + &turn);
    }
    // The board row by row, in a different order than the stones were played.
    place.write("a.csv", b"No;Row;Col;Player\n1;0;0;1\n2;0;1;0\n3;8;8;0\n");
    let text = said(place.with(Variant::GOMOKU_15, "a.csv"), &place.store, b"l\n0,0\n");
    let turn = "Player 1: Game loaded.\nPlayer 2: Illegal input, please try again\nPlayer 2: ";
    assert_eq!(text, gomoku() + turn);
    // Stones of one player only, saved again unchanged.
    let file = b"No;Row;Col;Player\n1;0;1;0\n2;0;0;0\n3;8;8;0\n4;9;9;0\n5;9;8;0\n6;1;1;0\n";
    place.write("a.csv", file);
    let text = said(place.with(Variant::GOMOKU_15, "a.csv"), &place.store, b"l\ns\n2,2\ns\n");
    let turn = "Player 1: Game loaded.\nPlayer 1: Game saved.\nPlayer 1: Player 2: Game saved.\n\
                Player 2: ";
    assert_eq!(text, gomoku() + turn);
    assert_eq!(fs::read(place.path("a.csv")).unwrap(), [&file[..], b"7;2;2;0\n"].concat());
}

#[test]
fn loading_a_finished_game_ends_the_program() {
    let place = Place::new();
    let row = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2), (0, 3), (1, 3), (0, 4)];
    place.write_moves("won.csv", Variant::GOMOKU_15, &row);
    let end = "Player 1: <l>\nGame loaded.\nPlayer 1 has won!\n";
    check(place.with(Variant::GOMOKU_15, "won.csv"), &place.store, &(gomoku() + end));
    let column = [(5, 1), (5, 2), (4, 1), (4, 2), (3, 1), (3, 2), (5, 6), (2, 2)];
    place.write_moves("won.csv", Variant::CONNECT_FOUR, &column);
    let end = "Player 1: <l>\nGame loaded.\nVertical X: 2, Y: 2\nPlayer 2 has won!\n";
    check(place.with(Variant::CONNECT_FOUR, "won.csv"), &place.store, &(connect_four() + end));
}

#[test]
fn a_different_board_of_a_loaded_game_is_reported() {
    let place = Place::new();
    place.write_moves("a.csv", Variant::GOMOKU_19, &[(18, 18)]);
    let game = "\
Player 1: <18,18>
Illegal input, please try again
Player 1: <l>
Game loaded. The file does not name its board: assuming 19x19.
Player 2: <18,18>
Illegal input, please try again
Player 2: <18,17>
Player 1: ";
    check(place.with(Variant::GOMOKU_15, "a.csv"), &place.store, &(gomoku() + game));
    // The current board is kept if the stones fit, and not reported.
    place.write_moves("a.csv", Variant::GOMOKU_15, &[(0, 0)]);
    let game = "Player 1: <l>\nGame loaded.\nPlayer 2: <16,16>\nPlayer 1: ";
    let greeting = gomoku();
    check(place.with(Variant::GOMOKU_17, "a.csv"), &place.store, &(greeting + game));
    place.write_moves("a.csv", Variant::GOMOKU_19, &[(18, 18)]);
    // A game of another kind keeps its kind.
    for variant in [Variant::CONNECT_FOUR, Variant::TIC_TAC_TOE] {
        let last = variant.shape().height() - 1;
        let text = said(place.with(variant, "a.csv"), &place.store, b"l\n");
        let path = place.path("a.csv");
        let reason = format!("line 2, Row: \"18\" is off every board (0 to {last})");
        let end = format!("Player 1: Not loaded: {}: {reason}\nPlayer 1: ", path.display());
        assert!(text.ends_with(&end), "{text}");
    }
}

#[test]
fn games_are_saved_to_the_stores_file_for_the_game() {
    let place = Place::new();
    said(of(Variant::CONNECT_FOUR), &place.store, b"3\n3\ns\n");
    said(of(Variant::GOMOKU_19), &place.store, b"3,3\ns\n");
    let saved = |name| fs::read_to_string(place.path("data").join(name)).unwrap();
    assert_eq!(saved("game-7x6-4-fall.csv"), "No;Row;Col;Player\n1;5;3;0\n2;4;3;1\n");
    assert_eq!(saved("game.csv"), "No;Row;Col;Player\n1;3;3;0\n");
}

#[test]
fn the_file_last_saved_or_loaded_is_replaced_without_a_copy() {
    let place = Place::new();
    let dialog = || place.with(Variant::GOMOKU_15, "a.csv");
    place.write_moves("a.csv", Variant::GOMOKU_15, &[(0, 0), (0, 1)]);
    let text = said(dialog(), &place.store, b"l\n9,9\ns\nl\n8,8\ns\n");
    assert_eq!(text.matches("Game saved.").count(), 2);
    assert!(!place.path("a.csv~").exists());
    // Neither game is the beginning of the other.
    place.write_moves("a.csv", Variant::GOMOKU_15, &[(0, 0), (0, 1)]);
    let text = said(dialog(), &place.store, b"5,5\ns\n");
    assert!(text.contains("Game saved."));
    let copy = fs::read(place.path("a.csv~")).unwrap();
    assert_eq!(copy, b"No;Row;Col;Player\n1;0;0;0\n2;0;1;1\n");
}

#[test]
fn failed_loads_have_a_reason_and_the_game_continues() {
    let place = Place::new();
    let quarto = quarto::Game::new(quarto::Board::TORUS);
    place.write("quarto", &script::write(&quarto));
    place.write("empty", b"");
    place.write("line", b"No;Row;Col;Player\n1;7;7;0\n2;7;x;1\n");
    place.write("taken", b"No;Row;Col;Player\n1;7;7;0\n2;7;7;1\n");
    place.write("bytes", b"No;Row;Col;Player\n1;7;\xff;0\n");
    place.write("large", format!("No;Row;Col;Player\n{}", "\n".repeat(2_000_000)).as_bytes());
    fs::create_dir(place.path("directory")).unwrap();
    for (name, why) in [
        ("missing", "no such file or directory"),
        ("no/such/directory", "no such file or directory"),
        ("directory", "not a file"),
        ("quarto", "the file holds a game of Quarto"),
        ("empty", "there is nothing in this file"),
        ("line", "line 3, Col: \"x\" is not a number"),
        ("taken", "line 3: line 2 already has a stone in this cell"),
        ("bytes", "line 2: this is not UTF-8"),
        ("large", "the file is larger than 1048576 bytes"),
    ] {
        let path = place.path(name);
        let game = format!(
            "Player 1: <7,7>\nPlayer 2: <l>\nNot loaded: {}: {why}\nPlayer 2: <7,7>\n\
             Illegal input, please try again\nPlayer 2: <!>\nPlayer 1 has won!\n",
            path.display()
        );
        check(place.with(Variant::GOMOKU_15, name), &place.store, &(gomoku() + &game));
    }
}

#[test]
fn failed_saves_have_a_reason_and_the_game_continues() {
    let place = Place::new();
    place.write("letter", b"Dear Sir or Madam\n");
    place.write_moves("game", Variant::GOMOKU_15, &[(7, 7)]);
    fs::create_dir(place.path("directory")).unwrap();
    for (name, why) in [
        ("no/such/directory", "no such file or directory"),
        ("directory", "not a file"),
        ("letter", "the existing file is not a saved game and was left unchanged"),
        ("game", "the board is empty, and the file holds a game"),
    ] {
        let path = place.path(name);
        let game = format!("Player 1: <s>\nNot saved: {}: {why}\nPlayer 1: ", path.display());
        check(place.with(Variant::GOMOKU_15, name), &place.store, &(gomoku() + &game));
    }
    assert_eq!(fs::read(place.path("letter")).unwrap(), b"Dear Sir or Madam\n");
}

#[cfg(unix)]
#[test]
fn file_contents_and_names_cannot_control_the_terminal() {
    let place = Place::new();
    let name = "a\u{1b}[2J\n\u{9b}\u{7}.csv";
    place.write(name, b"No;Row;Col;Player\n1;\x1b[2J\r\x07;7;0\n");
    let text = seen(place.with(Variant::GOMOKU_15, name), &place.store, &["l", "s", "5,5", "s"]);
    let loaded = text.lines().find(|line| line.contains("Not loaded: ")).unwrap();
    assert!(loaded.contains("a\u{fffd}[2J \u{fffd}\u{fffd}.csv: "), "{text}");
    assert!(loaded.ends_with("line 2, Row: \"\\u{1b}[2J\\r\\u{7}\" is not a number"), "{text}");
    // The file is replaced, and a copy kept, whose name contains the same characters.
    assert!(text.ends_with("Player 2: s\nGame saved.\nPlayer 2: "), "{text}");
    fs::create_dir(place.path("b\u{1b}c.csv~")).unwrap();
    place.write_moves("b\u{1b}c.csv", Variant::GOMOKU_15, &[(7, 7)]);
    let text = seen(place.with(Variant::GOMOKU_15, "b\u{1b}c.csv"), &place.store, &["5,5", "s"]);
    assert!(text.contains("b\u{fffd}c.csv~: not a file\nPlayer 2: "), "{text}");
}

const LINES: &[&str] = &[
    "15", "17", "0,0", "0,1", "0,2", "1,0", "1,1", "1,2", "2,0", "2,1", "2,2", "0,3", "0,4", "0,5",
    "1,3", "1,4", "14,14", "18,18", "0", "1", "2", "3", " 4", "5 ", "6", "7", "s", "l", " s ",
    "h8", "", "d", "d", "y", "n",
];

/// Input lines that include resignations.
const ENDS: &[&str] = &["!", "s", "l", "0,0", "1,1", "2,2", "0", "1"];

/// Checks whether a dialog may have this line outside boards and failures.
fn is_allowed(piece: &str, variant: Variant) -> bool {
    let board = picture(&Board::new(variant.shape()), Coordinates::Numbers, MARKS);
    let is_board_line = board.lines().any(|line| {
        line == piece || line == piece.replace(['X', 'O'], ".") && !line.starts_with("    0")
    });
    let groups = ["Horizontal", "Vertical", "Diagonal up", "Diagonal down"];
    let is_group = groups.iter().any(|group| has_form(piece, &format!("{group} X: #, Y: #")));
    let is_computers =
        ["#", "#,#", "##,#", "#,##", "##,##"].iter().any(|form| has_form(piece, form));
    let failures = ["Not saved: ", "Not loaded: "];
    is_board_line
        || is_group && variant.placement() == Placement::Gravity
        || is_computers
        || failures.iter().any(|failure| piece.starts_with(failure))
        || ["Game saved.", "Game loaded.", "Illegal input, please try again"].contains(&piece)
        || DRAWS.contains(&piece)
        || piece.starts_with("Illegal input, please try again: ") && variant != Variant::GOMOKU_15
}

/// Lines about the offer of a draw.
const DRAWS: [&str; 4] = [
    "A draw can be offered after the second move.",
    "You have already offered a draw on this move.",
    "Player 1 declines the draw.",
    "Player 2 declines the draw.",
];

const RESULTS: [&str; 3] = ["Player 1 has won!", "Player 2 has won!", "The game ended in a draw"];

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None, cases: 48, ..ProptestConfig::default()
    })]

    #[test]
    fn random_dialogs_have_only_allowed_lines(
        begin in input(LINES),
        end in input(ENDS),
        kind in 0..6_usize,
        shows_board: bool,
        seed in prop::option::of(0..50_u64),
    ) {
        let played = [
            GameChoice::default(),
            GameChoice::Variant(Variant::GOMOKU_15),
            GameChoice::Variant(Variant::TIC_TAC_TOE),
            GameChoice::Variant(Variant::CONNECT_FOUR),
            GameChoice::Variant(variant(4, Topology::Torus, 4, Placement::Anywhere)),
            GameChoice::Variant(variant(4, Topology::Torus, 4, Placement::Gravity)),
        ][kind];
        let place = Place::new();
        let players = seed.map_or(Participants::PERSONS, |_| COMPUTER);
        let seed_or_none = seed.unwrap_or_default();
        let options = NumbersDialog {
            game: played, shows_board, players, seed: seed_or_none, ..NumbersDialog::default()
        };
        let bytes = [begin, end].concat();
        let text = said(Dialog::Numbers(options), &place.store, &bytes);
        prop_assert!(text.chars().all(|char| char == '\n' || is_printable(char)));

        let prompts = [
            "Board size [15,17 or 19]: ",
            "Player 1 offers a draw. Player 2, do you accept [y,n]: ",
            "Player 2 offers a draw. Player 1, do you accept [y,n]: ",
            "Player 1: ",
            "Player 2: ",
        ];
        let all = pieces(&text, &prompts);
        let turns = |piece: &&str| piece.starts_with("Player") && piece.ends_with(": ");
        let first = all.iter().position(turns).unwrap_or(all.len());
        let known = match played {
            GameChoice::Gomoku(_) => Variant::GOMOKU_15,
            GameChoice::Variant(variant) => variant,
        };
        let (name, help) = (title(known), how_to_move(known));
        let mut heading: Vec<&str> = vec![&name, "====="];
        let questions = all[..first].iter().filter(|piece| **piece == prompts[0]).count();
        for question in 0..questions {
            heading.extend((question > 0).then_some("The size must be 15, 17 or 19."));
            heading.push(prompts[0]);
        }
        if first < all.len() {
            heading.push(&help);
            heading.extend(COMMAND_LINES.lines());
        }
        prop_assert_eq!(&all[..first], &heading[..]);
        prop_assert_eq!(questions > 0, matches!(played, GameChoice::Gomoku(_)));

        let known = [Some(known), Some(Variant::GOMOKU_17), Some(Variant::GOMOKU_19)];
        let boards: Vec<Variant> = known.into_iter().flatten().collect();
        for (index, piece) in all.iter().enumerate().skip(first) {
            let is_prompt = prompts[1..].contains(piece);
            let is_end = RESULTS.contains(piece) && index + 1 == all.len();
            let is_allowed = boards.iter().any(|&variant| is_allowed(piece, variant));
            prop_assert!(is_prompt || is_end || is_allowed, "{:?}", piece);
        }
        // Each line that is read has its prompt. The computer's prompts are followed by its move.
        let moves = |pair: &&[&str]| prompts[3..].contains(&pair[0]) && pair[1].starts_with(|c: char| c.is_ascii_digit());
        let computers = all.windows(2).filter(moves).count();
        prop_assert!(seed.is_some() || computers == 0);
        let asked = all.iter().filter(|piece| prompts.contains(piece)).count() - computers;
        // The end of the input is no answer to the offer of a draw: the turn is asked for again.
        let is_open = all.len() > 1 && prompts[1..3].contains(&all[all.len() - 2]);
        let ends = 1 + usize::from(is_open && prompts[3..].contains(&all[all.len() - 1]));
        let lines = bytes.split_inclusive(|byte| *byte == b'\n').count();
        let is_over = all.last().is_some_and(|last| RESULTS.contains(last));
        let fits = if is_over { asked <= lines } else { asked == lines + ends };
        prop_assert!(fits, "{}", text);
    }
}

#[test]
fn the_check_for_allowed_lines_refuses_others() {
    let connect = Variant::CONNECT_FOUR;
    for piece in ["Game saved.", "3", "3,12", "Vertical X: 3, Y: 2", " 5  X  .  .  O  .  .  ."] {
        assert!(is_allowed(piece, connect), "{piece}");
    }
    for piece in
        ["", "Game saved", "x", "3,x", "Vertical X: 3 Y: 2", " 5  X  .  .  O  .  .", " 5 ", "OK"]
    {
        assert!(!is_allowed(piece, connect), "{piece}");
    }
    assert!(!is_allowed("Vertical X: 3, Y: 2", Variant::GOMOKU_15));
}
