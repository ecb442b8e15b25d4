use super::*;
use crate::rules::{Game, Rule, Status};
use proptest::prelude::*;

/// The size of the board, then the moves in order: `15: 7,7 6,6`.
fn shown(loaded: &Loaded<Game>) -> String {
    let mut moves = String::new();
    for point in loaded.game.moves() {
        write!(moves, " {},{}", point.row, point.col).unwrap();
    }
    let order = if loaded.order == Order::Rebuilt { " rebuilt" } else { "" };
    format!("{}:{moves}{order}", loaded.game.variant().shape().width())
}

#[track_caller]
fn check(file: &str, expected: &str) {
    check_on(Variant::GOMOKU_15, file, expected);
}

/// `expected` is the game, or the error's words.
#[track_caller]
fn check_on(current: Variant, file: &str, expected: &str) {
    let found = read(file.as_bytes(), current);
    let found = found.map_or_else(|error| error.to_string(), |loaded| shown(&loaded));
    assert_eq!(found, expected, "{file:?}");
}

fn file(lines: &[&str]) -> String {
    format!("{HEADER}\n{}\n", lines.join("\n"))
}

#[test]
fn the_file_is_written_as_the_format_says() {
    let moves = [(7, 7), (6, 6), (0, 14)].map(|(row, col)| Point::new(row, col));
    let record = Record::new(Variant::GOMOKU_15, moves);
    let text = String::from_utf8(write(&record)).unwrap();
    assert_eq!(text, "No;Row;Col;Player\n1;7;7;0\n2;6;6;1\n3;0;14;0\n");
    assert_eq!(write(&Record::new(Variant::GOMOKU_19, [])), b"No;Row;Col;Player\n");
}

#[test]
fn line_ends_byte_order_mark_and_blank_lines_do_not_matter() {
    check("No;Row;Col;Player\r\n1;7;7;0\r\n2;6;6;1\r\n", "15: 7,7 6,6");
    check(
        "\u{feff}No;Row;Col;Player\n1;7;7;0\n\n\r\n \n",
        "15: 7,7 6,6".split(" 6").next().unwrap(),
    );
    check("No;Row;Col;Player\n1;7;7;0", "15: 7,7");
    check("No;Row;Col;Player\n", "15:");
    check("No;Row;Col;Player", "15:");
}

#[test]
fn lines_may_stand_in_any_order() {
    check(&file(&["3;0;14;0", "1;7;7;0", "2;6;6;1"]), "15: 7,7 6,6 0,14");
    check(&file(&["10;2;2;1", "9;1;1;0"]), "15: 1,1 2,2");
}

#[test]
fn a_board_listed_row_by_row_gets_a_made_up_order() {
    check(&file(&["1;5;5;1", "2;6;6;1", "3;7;7;0", "4;8;8;0"]), "15: 7,7 5,5 8,8 6,6 rebuilt");
    check(&file(&["1;5;5;0", "1;6;6;1"]), "15: 5,5 6,6 rebuilt");
    check(&file(&["1;5;5;1", "2;6;6;0"]), "15: 6,6 5,5 rebuilt");
}

#[test]
fn a_won_board_listed_row_by_row_is_won_by_the_last_stone() {
    let listed: Vec<String> =
        (0..9).map(|i| format!("{};{};{};{}", i + 1, i / 5, i % 5, i / 5)).collect();
    let lines: Vec<&str> = listed.iter().map(String::as_str).collect();
    let loaded = read(file(&lines).as_bytes(), Variant::GOMOKU_15).unwrap();
    assert_eq!(loaded.order, Order::Rebuilt);
    assert_eq!(loaded.game.status(), Status::Won(Stone::First));
}

#[test]
fn the_board_is_the_current_one_or_the_smallest_that_fits() {
    check_on(Variant::GOMOKU_19, &file(&["1;0;0;0"]), "19: 0,0");
    check_on(Variant::GOMOKU_17, &file(&["1;14;14;0"]), "17: 14,14");
    check_on(Variant::GOMOKU_15, &file(&["1;14;14;0"]), "15: 14,14");
    check_on(Variant::GOMOKU_15, &file(&["1;0;15;0"]), "17: 0,15");
    check_on(Variant::GOMOKU_15, &file(&["1;17;0;0"]), "19: 17,0");
    check_on(Variant::GOMOKU_17, &file(&["1;18;0;0"]), "19: 18,0");
    let exact = |board: Variant| board.with_rule(Rule::Standard);
    let found = read(file(&["1;17;0;0"]).as_bytes(), exact(Variant::GOMOKU_15)).unwrap();
    assert_eq!(found.game.variant(), exact(Variant::GOMOKU_19), "the rule stays");
}

#[test]
fn what_is_no_such_file_is_refused_with_the_place() {
    let header = "line 1: the header must be No;Row;Col;Player";
    for text in ["", "\n", "1;7;7;0\n", "No,Row,Col,Player\n", "no;row;col;player\n1;7;7;0\n"] {
        check(text, header);
    }
    check("No;Row;Col;Player;x\n", header);
    check(&file(&["1;7;7"]), "line 2: 3 fields instead of 4");
    check(&file(&["1;7;7;0", "2;6;6;1;9"]), "line 3: 5 fields instead of 4");
    check(&file(&["1;7;7;0", " ", "2;6;6;1"]), "line 3: 1 field instead of 4");
    check(&file(&["1;x;7;0"]), "line 2, Row: \"x\" is not a number");
    check(&file(&["1;7;;0"]), "line 2, Col: \"\" is not a number");
    check(&file(&["1;7;7;+1"]), "line 2, Player: \"+1\" is not a number");
    check(&file(&["1.5;7;7;0"]), "line 2, No: \"1.5\" is not a number");
    check(&file(&["1;\"7\";7;0"]), "line 2, Row: \"\\\"7\\\"\" is not a number");
    check(&file(&["1;7;-1;0"]), "line 2, Col: \"-1\" is negative");
    check(&file(&["1;7;7;-1"]), "line 2, Player: \"-1\" is negative");
    check(&file(&["-1;7;7;0"]), "line 2, No: \"-1\" is negative");
    check(&file(&["1;19;0;0"]), "line 2, Row: \"19\" is off every board (0 to 18)");
    check(
        &file(&["1;0;99999999999999999999999;0"]),
        "line 2, Col: \"99999999999999999999...\" is off every board (0 to 18)",
    );
    check(&file(&["1;7;7;0", "2;7;7;1"]), "line 3: the same cell as in line 2");
    check(&file(&["1;7;7;2"]), "line 2, Player: \"2\" is neither 0 nor 1");
    check(
        &file(&["1;7;7;1"]),
        "0 stones of player 0 and 1 of player 1 cannot come from taking turns",
    );
    check(
        &file(&["1;7;7;0", "2;7;8;0"]),
        "2 stones of player 0 and 0 of player 1 cannot come from taking turns",
    );
    check("No;Row;Col;Player\n\n\n1;x;7;0\n", "line 2: 0 fields instead of 4");
    check("No;Row;Col;Player\r\n1;7;7;0\r\n\r\n2;6;6;1\r\n", "line 3: 1 field instead of 4");
    check("\nNo;Row;Col;Player\n", header);
    check("\u{feff}\u{feff}No;Row;Col;Player\n", header);
    check("No;Row;Col;Player\r1;7;7;0\r", header);
    check(&file(&["1;7;7;0\r", "2;6;6;1\r\r"]), "line 3, Player: \"1\\r\" is not a number");
    check("No;Row;Col;Player\n1;7;7;0 \n", "line 2, Player: \"0 \" is not a number");
    check("No;Row;Col;Player\r\n1;7;7;0\r\n2;y;7;0\r\n", "line 3, Row: \"y\" is not a number");
    check(&file(&["1;\u{1b}[2J;7;0"]), "line 2, Row: \"\\u{1b}[2J\" is not a number");
}

/// X on 0,0 to 0,4 and O on 1,0 to 1,3, in turn.
fn won() -> Vec<String> {
    (0..9).map(|i| format!("{};{};{};{}", i + 1, i % 2, i / 2, i % 2)).collect()
}

#[test]
fn nothing_comes_after_the_end_of_a_game() {
    let mut lines = won();
    check(
        &file(&lines.iter().map(String::as_str).collect::<Vec<_>>()),
        "15: 0,0 1,0 0,1 1,1 0,2 1,2 0,3 1,3 0,4",
    );
    lines.push("10;9;9;1".to_owned());
    check(
        &file(&lines.iter().map(String::as_str).collect::<Vec<_>>()),
        "line 11: a stone after the end of the game",
    );
}

#[test]
fn a_board_listed_row_by_row_may_look_as_if_the_players_took_turns() {
    // X has a column of five, and a stone below it; O stands to the right.
    let mut lines: Vec<String> =
        (0..10).map(|i| format!("{};{};{};{}", i + 1, i / 2, i % 2 * (5 + i), i % 2)).collect();
    lines.push("11;12;7;0".to_owned());
    let file = file(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    let loaded = read(file.as_bytes(), Variant::GOMOKU_15).unwrap();
    assert_eq!(loaded.order, Order::Rebuilt);
    assert_eq!(loaded.game.status(), Status::Won(Stone::First));
}

#[test]
fn a_saved_game_is_known_by_its_header() {
    assert!(is_saved_game(b"No;Row;Col;Player"));
    assert!(is_saved_game(b"No;Row;Col;Player\r\n1;"));
    assert!(is_saved_game("\u{feff}No;Row;Col;Player\n".as_bytes()));
    for other in ["", "No;Row;Col;Players\n", "No;Row", "dear diary"] {
        assert!(!is_saved_game(other.as_bytes()), "{other}");
    }
}

#[test]
fn a_position_in_which_nobody_can_have_won_last_is_refused() {
    let impossible = "a winning row was there before the last move";
    // Both have five.
    let both: Vec<String> =
        (0..10).map(|i| format!("{};{};{};{}", i + 1, i / 5, i % 5, i / 5)).collect();
    check(&file(&both.iter().map(String::as_str).collect::<Vec<_>>()), impossible);
    // The first has five, but the second has moved since.
    let late: Vec<String> = (0..5)
        .map(|i| format!("{};0;{i};0", i + 1))
        .chain((0..5).map(|i| format!("{};{};9;1", i + 6, 2 * i)))
        .collect();
    check(&file(&late.iter().map(String::as_str).collect::<Vec<_>>()), impossible);
}

#[test]
fn a_file_that_is_no_text_or_too_large_is_refused() {
    let error = |bytes: &[u8]| read(bytes, Variant::GOMOKU_15).unwrap_err().to_string();
    assert_eq!(error(b"No;Row;Col;Player\n1;\xff;7;0\n"), "line 2: not a text in UTF-8");
    assert_eq!(error(&vec![b'\n'; (1 << 20) + 1]), "the file is larger than 1048576 bytes");
    assert_eq!(error(b"\xff\xfeN\0o\0"), "line 1: not a text in UTF-8");
}

#[test]
fn more_stones_than_cells_are_refused() {
    let mut text = format!("{HEADER}\n");
    for i in 0..361 {
        writeln!(text, "{};{};{};{}", i + 1, i / 19, i % 19, i % 2).unwrap();
    }
    text += "362;0;0;1\n";
    check(&text, "line 363: more stones than the largest board has cells (361)");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_back(choices in prop::collection::vec(any::<usize>(), 0..361), side in 0..3_usize) {
        let mut game = Game::new(Variant::OFFERED[side]);
        for choice in choices {
            let legal: Vec<Point> = game.legal_moves().collect();
            let Some(&point) = legal.get(choice % legal.len().max(1)) else { break };
            game.play(point).unwrap();
        }
        let loaded = read(&write(&Record::from(&game)), game.variant()).unwrap();
        prop_assert_eq!(loaded, Loaded { game, order: Order::Played });
    }

    #[test]
    fn shuffled_lines_are_the_same_game(cells in prop::sample::subsequence((0..225).collect::<Vec<u32>>(), 0..30).prop_shuffle(), seed: u64) {
        let mut lines: Vec<String> = cells
            .iter()
            .enumerate()
            .map(|(i, cell)| format!("{};{};{};{}", i + 1, cell / 15, cell % 15, i % 2))
            .collect();
        let straight = read(file(&lines.iter().map(String::as_str).collect::<Vec<_>>()).as_bytes(), Variant::GOMOKU_15);
        lines.sort_by_key(|line| line.bytes().fold(seed, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        }));
        let shuffled = read(file(&lines.iter().map(String::as_str).collect::<Vec<_>>()).as_bytes(), Variant::GOMOKU_15);
        prop_assert_eq!(straight.map_err(|error| error.problem), shuffled.map_err(|error| error.problem));
    }

    #[test]
    fn listed_row_by_row_it_is_the_same_position(choices in prop::collection::vec(any::<usize>(), 0..225)) {
        let mut game = Game::new(Variant::GOMOKU_15);
        for choice in choices {
            let legal: Vec<Point> = game.legal_moves().collect();
            let Some(&point) = legal.get(choice % legal.len().max(1)) else { break };
            game.play(point).unwrap();
        }
        let board = game.board();
        let mut text = format!("{HEADER}\n");
        let stones = board.shape().points().filter_map(|point| Some((point, board.get(point)?)));
        for (i, (point, stone)) in stones.enumerate() {
            writeln!(text, "{};{};{};{}", i + 1, point.row, point.col, stone as u8).unwrap();
        }
        let loaded = read(text.as_bytes(), Variant::GOMOKU_15).unwrap();
        prop_assert_eq!(loaded.game.board(), board);
        prop_assert_eq!(loaded.game.status(), game.status());
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read(&bytes, Variant::GOMOKU_15);
    }

    #[test]
    fn no_nearly_right_text_makes_the_reader_panic(lines in prop::collection::vec("[0-9-]{0,3};[0-9x]{0,2};[0-9]{0,2};[01]?;?", 0..20)) {
        let _ = read(file(&lines.iter().map(String::as_str).collect::<Vec<_>>()).as_bytes(), Variant::GOMOKU_15);
    }
}
