use crate::line::Dialog;
use crate::line::tests::{input, nowhere, pieces, said, seen};
use crate::printable::is_printable;
use proptest::prelude::*;

/// Runs a dialog given as text, with `> ` before typed lines.
#[track_caller]
fn check(written: &str) {
    let typed: Vec<&str> = written.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let lines = written.lines().map(|line| line.strip_prefix("> ").unwrap_or(line));
    let expected: Vec<String> = lines.map(|line| format!("{line}\n")).collect();
    assert_eq!(seen(Dialog::Commands, &nowhere(), &typed), expected.concat());
}

/// Returns only the answers.
fn answers(commands: &str) -> Vec<String> {
    let text = said(Dialog::Commands, &nowhere(), commands.as_bytes());
    text.lines().map(str::to_owned).collect()
}

/// Formats commands that select and place pieces by number, row and column.
fn moves(moves: &[(u8, u8, u8)]) -> String {
    let lines =
        moves.iter().map(|(piece, row, col)| format!("select {piece}\nplace {row};{col}\n"));
    lines.collect::<Vec<_>>().concat()
}

#[test]
fn the_sample_of_the_document_is_reproduced() {
    check(
        "\
> start torus
OK
> select 11
OK
> place 1;4
OK
> select 7
OK
> place 3;0
OK
> select 5
OK
> place 4;1
OK
> select 15
OK
> place 2;5
P1 wins
3
> rowprint 4
# 5 # # # #
> quit
",
    );
}

const NO_GAME: &str = "Error, there is no game yet; type start standard, start torus or start 4x4";

#[test]
fn without_a_game_only_start_and_quit_are_accepted() {
    for line in ["select 1", "place 0;0", "bag", "rowprint 0", "colprint 0"] {
        assert_eq!(answers(line), [NO_GAME], "{line}");
    }
    assert_eq!(answers("start standard"), ["OK"]);
    assert_eq!(answers("quit\nbag"), [""; 0]);
}

#[test]
fn only_one_piece_can_be_selected() {
    check(
        "\
> start standard
OK
> select 3
OK
> select 4
Error, piece 3 is selected and must be placed first
> select 16
Error, the pieces have the numbers 0 to 15
> bag
0 1 2 4 5 6 7 8 9 10 11 12 13 14 15
> nonsense
Error, unknown command; the commands are start, select, place, bag, rowprint, colprint, quit
> place 0;0
OK
> select 3
Error, piece 3 is not in the bag
> rowprint 0
3 # # # # #
",
    );
}

#[test]
fn a_failed_placement_returns_the_piece_to_the_bag() {
    for line in [
        "place",
        "place ",
        "place x",
        "place 1",
        "place 1;2;3",
        "place 1; 2",
        "place  1;2",
        "place 1;2 ",
        "place 0;0",
        "place 9;9",
        "place 6;0",
        "place 0;-1",
        "place 99999999999;0",
        "place 1;2 \u{e9}",
    ] {
        let lines =
            format!("start standard\nselect 3\nplace 0;0\nselect 4\n{line}\nbag\nplace 1;1");
        let found = answers(&lines);
        assert!(found[4].starts_with("Error, "), "{line}: {found:?}");
        assert_eq!(found[5], "0 1 2 4 5 6 7 8 9 10 11 12 13 14 15", "{line}");
        assert_eq!(found[6], "Error, a piece must be selected first", "{line}");
    }
    // Unreadable lines count as failed placements, too.
    for line in [&b"place 1;\xff2"[..], &[&b"place "[..], &[b'0'; 5000], &b"1;1"[..]].concat()] {
        let lines = [b"start standard\nselect 4\n", line, b"\nselect 5"].concat();
        let text = said(Dialog::Commands, &nowhere(), &lines);
        assert_eq!(text.lines().last(), Some("OK"), "{text}");
    }
}

#[test]
fn only_failed_placements_return_the_piece() {
    for line in ["places 1;1", "Place 1;1", " place 1;1", "place\t1;1", "", "bag ", "select 4"] {
        let found = answers(&format!("start standard\nselect 4\n{line}\nplace 1;1"));
        assert!(found[2].starts_with("Error, "), "{line}: {found:?}");
        assert_eq!(found[3], "OK", "{line}");
    }
}

#[test]
fn a_failed_placement_is_not_a_move() {
    // Player 1 selects the first piece, twice, so that player 2 places the last one of four.
    // Counting the failure, it is move 4, not 5, that wins.
    let five = [(0, 0, 0), (1, 0, 1), (2, 0, 2), (15, 5, 5)];
    let lines = format!(
        "start standard\nselect 9\nplace 7;7\n{}select 4\nplace 0;0\nselect 4\nplace 0;3\n",
        moves(&five)
    );
    let found = answers(&lines);
    assert_eq!(found[2], "Error, that is off the board");
    assert_eq!(found[12], "Error, piece 0 is already there");
    assert_eq!(found[13..], ["OK", "P2 wins", "4"]);
}

#[test]
fn both_players_can_win_at_any_move() {
    let lines = moves(&[(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 0, 3)]);
    assert_eq!(answers(&format!("start standard\n{lines}"))[8..], ["P1 wins", "3"]);
    let lines = moves(&[(0, 0, 0), (1, 1, 1), (15, 0, 5), (2, 2, 2), (4, 3, 3)]);
    assert_eq!(answers(&format!("start standard\n{lines}"))[10..], ["P2 wins", "4"]);
}

#[test]
fn placing_without_a_selected_piece_is_an_error() {
    check(
        "\
> start torus
OK
> place 0;0
Error, a piece must be selected first
> place
Error, the command is written: place 0;0, with a row and a column
> select 0
OK
> place 0;0
OK
> place 1;0
Error, a piece must be selected first
",
    );
}

#[test]
fn after_the_end_only_select_and_place_are_refused() {
    let won = moves(&[(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 0, 3)]);
    let rest = "select 9\nplace 5;5\nbag\nrowprint 0\ncolprint 3\nstart torus\nrowprint 0\nbag";
    let found = answers(&format!("start standard\n{won}{rest}"));
    assert_eq!(
        found[10..],
        [
            "Error, the game is over",
            "Error, the game is over",
            "4 5 6 7 8 9 10 11 12 13 14 15",
            "0 1 2 3 # #",
            "3 # # # # #",
            "OK",
            "# # # # # #",
            "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15",
        ]
    );
}

#[test]
fn placing_all_pieces_is_a_draw_with_an_empty_bag() {
    let board = [
        (14, 0, 3),
        (6, 0, 4),
        (15, 1, 0),
        (13, 1, 1),
        (4, 1, 2),
        (0, 1, 3),
        (3, 1, 4),
        (10, 1, 5),
        (12, 2, 0),
        (9, 2, 2),
        (1, 2, 4),
        (8, 3, 4),
        (5, 4, 0),
        (7, 4, 4),
        (2, 4, 5),
        (11, 5, 5),
    ];
    let lines = format!("start standard\n{}bag\nselect 0\nrowprint 1", moves(&board));
    let found = answers(&lines);
    assert!(found[..32].iter().all(|line| line == "OK"), "{found:?}");
    assert_eq!(found[32..], ["draw", "", "Error, the game is over", "15 13 4 0 3 10"]);
}

#[test]
fn a_new_game_can_start_at_any_time() {
    check(
        "\
> start torus
OK
> select 0
OK
> place 5;5
OK
> select 1
OK
> start standard
OK
> place 0;0
Error, a piece must be selected first
> select 0
OK
> place 6;6
Error, that is off the board
> bag
0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
> start square
Error, the command is written: start standard, start torus, start 4x4 or start 4x4 torus
",
    );
}

#[test]
fn every_integer_is_a_row_and_column_on_the_torus() {
    check(
        "\
> start torus
OK
> select 5
OK
> place -1;-6
OK
> rowprint 5
5 # # # # #
> rowprint -1
5 # # # # #
> rowprint 11
5 # # # # #
> colprint 0
# # # # # 5
> colprint -12
# # # # # 5
> colprint 2147483647
# # # # # #
> select 6
OK
> place 6;7
OK
> rowprint 0
# 6 # # # #
> rowprint -2147483648
# # # # # #
> rowprint 2147483648
Error, this is not a whole number of 32 bits; the command is written: rowprint 0, with a row
> select 7
OK
> place -7;12
Error, piece 5 is already there
",
    );
}

#[test]
fn the_plane_has_rows_and_columns_0_to_5() {
    check(
        "\
> start standard
OK
> rowprint 5
# # # # # #
> rowprint 6
Error, that is off the board
> rowprint -1
Error, that is off the board
> colprint 6
Error, that is off the board
> colprint 99999999999999999999
Error, this is not a whole number of 32 bits; the command is written: colprint 0, with a column
",
    );
}

#[test]
fn misplaced_spaces_are_errors() {
    for line in ["", " ", " bag", "bag ", "rowprint  0", "rowprint 0 ", "start torus ", "quit "] {
        let found = answers(&format!("start standard\n{line}\nbag"));
        assert!(found[1].starts_with("Error, "), "{line:?}");
        assert_eq!(found.len(), 3, "{line:?}");
    }
}

fn is_allowed(line: &str) -> bool {
    let is_number = |word: &str| word.parse::<u8>().is_ok_and(|number| number < 16);
    let mut words = line.split(' ').filter(|_| !line.is_empty());
    let is_cells =
        line.split(' ').count() == 6 && line.split(' ').all(|word| word == "#" || is_number(word));
    ["OK", "draw", "P1 wins", "P2 wins"].contains(&line)
        || words.all(is_number)
        || is_cells
        || line.strip_prefix("Error, ").is_some_and(|why| !why.is_empty())
}

const LINES: &[&str] = &[
    "start standard",
    "start torus",
    "bag",
    "rowprint 3",
    "colprint -4",
    "select",
    "place",
    "quit ",
    "select 0",
    "select 1",
    "select 2",
    "select 3",
    "select 4",
    "select 5",
    "select 6",
    "select 7",
    "select 8",
    "select 9",
    "select 10",
    "select 11",
    "select 12",
    "select 13",
    "select 14",
    "select 15",
    "select 16",
    "place 0;0",
    "place 0;1",
    "place 0;2",
    "place 0;3",
    "place 1;0",
    "place 1;1",
    "place 1;2",
    "place 1;3",
    "place 2;0",
    "place 2;1",
    "place 2;2",
    "place 2;3",
    "place 5;5",
    "place -1;7",
    "place 6;0",
    "rowprint 6",
    "colprint 99999999999",
];

/// Every piece in turn, so that games end.
const PLACES: &[&str] = &["place 0;0", "place 0;1", "place 0;2", "place 0;3", "place 4;4", "bag"];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_dialogs_have_one_answer_for_each_line(input in input(LINES)) {
        let text = said(Dialog::Commands, &nowhere(), &input);
        prop_assert!(text.chars().all(|char| char == '\n' || is_printable(char)));
        for line in pieces(&text, &[]) {
            prop_assert!(is_allowed(line), "{:?}", line);
        }
        let asked = input.split_inclusive(|byte| *byte == b'\n').count();
        let wins = text.matches(" wins\n").count();
        prop_assert_eq!(text.lines().count(), asked + wins);
    }

    #[test]
    fn random_games_end_as_reported(places in prop::collection::vec(prop::sample::select(PLACES), 16)) {
        let commands: Vec<String> = (0..16).zip(places)
            .map(|(piece, place)| format!("select {piece}\n{place}\n")).collect();
        let text = said(Dialog::Commands, &nowhere(), format!("start torus\n{}", commands.concat()).as_bytes());
        for line in pieces(&text, &[]) {
            prop_assert!(is_allowed(line), "{:?}", line);
        }
        if let Some((_, rest)) = text.split_once(" wins\n") {
            let number: usize = rest.lines().next().unwrap().parse().unwrap();
            prop_assert!((3..16).contains(&number));
            prop_assert!(!rest.contains("OK"));
        }
    }
}

#[test]
fn the_check_for_allowed_lines_refuses_others() {
    for line in ["", "3", "0 15", "# 5 # # # #", "1 2 3 4 5 #", "draw", "P1 wins", "Error, why"] {
        assert!(is_allowed(line), "{line}");
    }
    for line in ["ok", "#", "16", "0  1", "0 ", "P3 wins", "Error", "Error, ", "# # # # # # #"] {
        assert!(!is_allowed(line), "{line}");
    }
}
