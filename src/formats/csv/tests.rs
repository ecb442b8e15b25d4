use super::*;
use crate::formats::Format;
use crate::rules::{Board, Position, Rule, Status};
use proptest::prelude::*;

/// Formats the board size and the moves in order: `15: 7,7 6,6`. The start position, if any, comes
/// first: `15: X5,5 O6,6 then`.
fn shown(game: &Game) -> String {
    let mut text = format!("{}:", game.variant().shape().width());
    for (point, stone) in game.start().stones() {
        let mark = if *stone == Stone::First { 'X' } else { 'O' };
        write!(text, " {mark}{},{}", point.row, point.col).unwrap();
    }
    text += if game.start().stones().is_empty() { "" } else { " then" };
    for point in game.moves() {
        write!(text, " {},{}", point.row, point.col).unwrap();
    }
    text
}

#[track_caller]
fn check(file: &str, expected: &str) {
    check_on(Variant::GOMOKU_15, file, expected);
}

/// Checks that reading the file gives the `expected` game or error message.
#[track_caller]
fn check_on(current: Variant, file: &str, expected: &str) {
    let found = read(file.as_bytes(), current);
    let found = found.map_or_else(|error| error.to_string(), |game| shown(&game));
    assert_eq!(found, expected, "{file:?}");
}

fn file(lines: &[&str]) -> String {
    format!("{HEADER}\n{}\n", lines.join("\n"))
}

#[test]
fn files_have_the_documented_form() {
    let moves = [(7, 7), (6, 6), (0, 14)].map(|(row, col)| Point::new(row, col));
    let game = Game::from_moves(Variant::GOMOKU_15, moves).unwrap();
    let text = String::from_utf8(write(&game)).unwrap();
    assert_eq!(text, "No;Row;Col;Player\n1;7;7;0\n2;6;6;1\n3;0;14;0\n");
    assert_eq!(write(&Game::new(Variant::GOMOKU_19)), b"No;Row;Col;Player\n");
}

#[test]
fn line_ends_byte_order_marks_and_blank_lines_are_accepted() {
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
fn lines_may_be_in_any_order() {
    check(&file(&["3;0;14;0", "1;7;7;0", "2;6;6;1"]), "15: 7,7 6,6 0,14");
    check(&file(&["10;2;2;1", "9;1;1;0"]), "15: 1,1 2,2");
}

#[test]
fn stones_that_do_not_alternate_are_a_position() {
    check(&file(&["1;5;5;1", "2;6;6;1", "3;7;7;0"]), "15: O5,5 O6,6 X7,7 then");
    check(&file(&["1;5;5;0", "1;6;6;1"]), "15: X5,5 O6,6 then");
    check(&file(&["1;5;5;1", "2;6;6;0"]), "15: O5,5 X6,6 then");
    check(&file(&["1;7;7;1"]), "15: O7,7 then");
    check(&file(&["1;7;7;0", "2;7;8;0"]), "15: X7,7 X7,8 then");
}

#[test]
fn the_number_of_stones_decides_the_side_to_move() {
    let lines = ["1;9;3;0", "2;9;4;0", "3;2;5;0", "4;7;7;0", "5;7;8;0", "6;0;0;0", "7;14;14;0"];
    for stones in 2..lines.len() {
        let file = file(&lines[..stones]);
        let mut game = read(file.as_bytes(), Variant::GOMOKU_15).unwrap();
        let to_move = if stones % 2 == 0 { Stone::First } else { Stone::Second };
        assert_eq!(game.status(), Status::ToMove(to_move));
        assert_eq!(write(&game), file.as_bytes());
        assert_eq!(game.undo(), None, "there are no moves to be taken back");
        game.play(Point::new(1, 1)).unwrap();
        let expected = format!("{file}{};1;1;{}\n", stones + 1, to_move as u8);
        assert_eq!(write(&game), expected.as_bytes());
    }
}

#[test]
fn floating_stones_are_refused_in_games_with_gravity() {
    let falling = Variant::CONNECT_FOUR;
    check_on(falling, &file(&["1;5;3;0", "2;4;3;0"]), "7: X5,3 X4,3 then");
    let error = "line 3: stones fall to the lowest free cell of their column";
    check_on(falling, &file(&["1;5;3;0", "2;3;3;0"]), error);
}

#[test]
fn a_won_board_listed_row_by_row_is_won() {
    let listed: Vec<String> =
        (0..9).map(|i| format!("{};{};{};{}", i + 1, i / 5, i % 5, i / 5)).collect();
    let lines: Vec<&str> = listed.iter().map(String::as_str).collect();
    let game = read(file(&lines).as_bytes(), Variant::GOMOKU_15).unwrap();
    assert_eq!(game.status(), Status::Won(Stone::First));
    assert_eq!(game.winning_rows().count(), 1);
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
    assert_eq!(found.variant(), exact(Variant::GOMOKU_19), "the rule stays");
}

#[test]
fn invalid_files_are_refused_with_line_and_field() {
    let header = "line 1: the first line must be No;Row;Col;Player";
    for text in ["", "\n", "1;7;7;0\n", "No,Row,Col,Player\n", "no;row;col;player\n1;7;7;0\n"] {
        check(text, header);
    }
    check("No;Row;Col;Player;x\n", header);
    check(&file(&["1;7;7"]), "line 2: expected 4 fields, found 3");
    check(&file(&["1;7;7;0", "2;6;6;1;9"]), "line 3: expected 4 fields, found 5");
    check(&file(&["1;7;7;0", " ", "2;6;6;1"]), "line 3: expected 4 fields, found 1");
    check(&file(&["1;x;7;0"]), "line 2, Row: \"x\" is not a number");
    check(&file(&["1;7;;0"]), "line 2, Col: \"\" is not a number");
    check(&file(&["1;7;7;+1"]), "line 2, Player: \"+1\" is not a number");
    check(&file(&["1.5;7;7;0"]), "line 2, No: \"1.5\" is not a number");
    check(&file(&["1;\"7\";7;0"]), "line 2, Row: \"\\\"7\\\"\" is not a number");
    check(&file(&["1;7;-1;0"]), "line 2, Col: \"-1\" is negative");
    check(&file(&["1;7;-;0"]), "line 2, Col: \"-\" is not a number");
    check(&file(&["1;7;-x;0"]), "line 2, Col: \"-x\" is not a number");
    check(&file(&["1;7;7;-1"]), "line 2, Player: \"-1\" is negative");
    check(&file(&["-1;7;7;0"]), "line 2, No: \"-1\" is negative");
    check(&file(&["1;20;0;0"]), "line 2, Row: \"20\" is off every board (0 to 19)");
    check(
        &file(&["1;0;99999999999999999999999;0"]),
        "line 2, Col: \"99999999999999999999...\" is off every board (0 to 19)",
    );
    check(&file(&["1;7;7;0", "2;7;7;1"]), "line 3: line 2 already has a stone in this cell");
    check(&file(&["1;7;7;2"]), "line 2, Player: \"2\" is not 0 or 1");
    check("No;Row;Col;Player\n\n\n1;x;7;0\n", "line 2: expected 4 fields, found 1");
    check("No;Row;Col;Player\r\n1;7;7;0\r\n\r\n2;6;6;1\r\n", "line 3: expected 4 fields, found 1");
    check("\nNo;Row;Col;Player\n", header);
    check("\u{feff}\u{feff}No;Row;Col;Player\n", header);
    check("No;Row;Col;Player\r1;7;7;0\r", header);
    check(&file(&["1;7;7;0\r", "2;6;6;1\r\r"]), "line 3, Player: \"1\\r\" is not a number");
    check("No;Row;Col;Player\n1;7;7;0 \n", "line 2, Player: \"0 \" is not a number");
    check("No;Row;Col;Player\r\n1;7;7;0\r\n2;y;7;0\r\n", "line 3, Row: \"y\" is not a number");
    check(&file(&["1;\u{1b}[2J;7;0"]), "line 2, Row: \"\\u{1b}[2J\" is not a number");
}

/// Lists X on 0,0 to 0,4 and O on 1,0 to 1,3, alternating.
fn won() -> Vec<String> {
    (0..9).map(|i| format!("{};{};{};{}", i + 1, i % 2, i / 2, i % 2)).collect()
}

#[test]
fn moves_after_the_end_of_a_game_are_refused() {
    let mut lines = won();
    check(
        &file(&lines.iter().map(String::as_str).collect::<Vec<_>>()),
        "15: 0,0 1,0 0,1 1,1 0,2 1,2 0,3 1,3 0,4",
    );
    lines.push("10;9;9;1".to_owned());
    check(
        &file(&lines.iter().map(String::as_str).collect::<Vec<_>>()),
        "line 11: a stone follows the end of the game",
    );
}

#[test]
fn a_board_listed_row_by_row_may_look_like_alternating_moves() {
    // X has a column of five, with a stone below it; O is to the right.
    let mut lines: Vec<String> =
        (0..10).map(|i| format!("{};{};{};{}", i + 1, i / 2, i % 2 * (5 + i), i % 2)).collect();
    lines.push("11;12;7;0".to_owned());
    let file = file(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    let game = read(file.as_bytes(), Variant::GOMOKU_15).unwrap();
    assert_eq!((game.moves().len(), game.status()), (0, Status::Won(Stone::First)));
}

#[test]
fn a_saved_game_is_recognised_by_its_header() {
    assert!(is_saved_game(b"No;Row;Col;Player"));
    assert!(is_saved_game(b"No;Row;Col;Player\r\n1;"));
    for file in [
        &b"\xef\xbb\xbfNo;Row;Col;Player\n"[..],
        b"\xff\xfeN\0o\0;\0R\0o\0w\0;\0C\0o\0l\0;\0P\0l\0a\0y\0e\0r\0\n\0",
    ] {
        assert_eq!(Format::of_content(file), Some(Format::Csv));
    }
    for other in ["", "No;Row;Col;Players\n", "No;Row", "dear diary"] {
        assert!(!is_saved_game(other.as_bytes()), "{other}");
    }
}

#[test]
fn a_position_is_over_if_either_side_has_a_row() {
    #[track_caller]
    fn check(lines: &[String], winner: Stone) {
        let file = file(&lines.iter().map(String::as_str).collect::<Vec<_>>());
        let game = read(file.as_bytes(), Variant::GOMOKU_15).unwrap();
        assert_eq!(game.status(), Status::Won(winner));
        assert_eq!(write(&game), file.as_bytes());
    }
    // Both have five: the side that would move next did not move last.
    let both: Vec<String> =
        (0..10).map(|i| format!("{};{};{};{}", i + 1, i / 5, i % 5, i / 5)).collect();
    check(&both, Stone::Second);
    // `First` has five, and `Second` has moved since.
    let late: Vec<String> = (0..5)
        .map(|i| format!("{};0;{i};0", i + 1))
        .chain((0..5).map(|i| format!("{};{};9;1", i + 6, 2 * i)))
        .collect();
    check(&late, Stone::First);
}

#[test]
fn invalid_utf_8_and_large_files_are_refused() {
    let error = |bytes: &[u8]| read(bytes, Variant::GOMOKU_15).unwrap_err().to_string();
    assert_eq!(error(b"No;Row;Col;Player\n1;\xff;7;0\n"), "line 2: this is not UTF-8");
    assert_eq!(error(&vec![b'\n'; (1 << 20) + 1]), "the file is larger than 1048576 bytes");
}

#[test]
fn more_stones_than_cells_are_refused() {
    let mut text = format!("{HEADER}\n");
    for i in 0..361 {
        writeln!(text, "{};{};{};{}", i + 1, i / 19, i % 19, i % 2).unwrap();
    }
    text += "362;0;0;1\n";
    check(&text, "line 363: line 2 already has a stone in this cell");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_are_read_back(choices in prop::collection::vec(any::<usize>(), 0..361), side in 0..3_usize) {
        let mut game = Game::new(Variant::OFFERED[side]);
        for choice in choices {
            let legal: Vec<Point> = game.legal_moves().collect();
            let Some(&point) = legal.get(choice % legal.len().max(1)) else { break };
            game.play(point).unwrap();
        }
        prop_assert_eq!(read(&write(&game), game.variant()).unwrap(), game);
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
    fn any_field_is_read_back(codes in prop::collection::vec(-1..=1_i32, 225)) {
        let field: Vec<Vec<i32>> = codes.chunks(15).map(<[i32]>::to_vec).collect();
        let board = Board::from_field(&field).unwrap();
        let variant = Variant::GOMOKU_15;
        let start = Position::from_stones(variant, board.occupied()).unwrap();
        let file = write(&Game::from_position(start.clone()));
        let game = read(&file, variant).unwrap();
        prop_assert_eq!(game.board().to_field(), field);
        prop_assert_eq!(game.status(), start.status());
        prop_assert_eq!(write(&game), file);
    }

    #[test]
    fn games_from_any_position_are_read_back(
        codes in prop::collection::vec(-1..=1_i32, 49),
        choices in prop::collection::vec(any::<usize>(), 0..30),
        (falls, exact, turns) in any::<(bool, bool, bool)>(),
    ) {
        use crate::rules::{Placement, Topology};
        let shape = Shape::new(7, 7, Topology::Plane).unwrap();
        let rule = if exact { Rule::Standard } else { Rule::Freestyle };
        let placement = if falls { Placement::Gravity } else { Placement::Anywhere };
        let variant = Variant::new(shape, 4, rule, placement).unwrap();
        let mut stones: Vec<(Point, Stone)> = Vec::new();
        for point in shape.points() {
            // With gravity, no stone floats: the free cells of a column are at the top.
            let column = (0..7).filter(|&row| codes[7 * row + usize::from(point.col)] >= 0).count();
            let is_there = if falls {
                7 - usize::from(point.row) <= column
            } else {
                codes[7 * usize::from(point.row) + usize::from(point.col)] >= 0
            };
            if is_there {
                let code = codes[7 * usize::from(point.row) + usize::from(point.col)];
                // Or as a board listed row by row, in which the players seem to alternate.
                let first = if turns { stones.len().is_multiple_of(2) } else { code < 1 };
                stones.push((point, if first { Stone::First } else { Stone::Second }));
            }
        }
        let mut game = Game::from_position(Position::from_stones(variant, stones).unwrap());
        for choice in choices {
            let legal: Vec<Point> = game.legal_moves().collect();
            let Some(&point) = legal.get(choice % legal.len().max(1)) else { break };
            game.play(point).unwrap();
        }
        let again = read(&write(&game), variant).unwrap();
        prop_assert_eq!(again.board(), game.board());
    }

    #[test]
    fn a_position_listed_row_by_row_is_the_same(choices in prop::collection::vec(any::<usize>(), 0..225)) {
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
        prop_assert_eq!(loaded.board(), board);
        prop_assert_eq!(loaded.status(), game.status());
        prop_assert_eq!(write(&loaded), text.into_bytes());
    }

    #[test]
    fn reading_any_bytes_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read(&bytes, Variant::GOMOKU_15);
    }

    #[test]
    fn reading_nearly_valid_text_never_panics(lines in prop::collection::vec("[0-9-]{0,3};[0-9x]{0,2};[0-9]{0,2};[01]?;?", 0..20)) {
        let _ = read(file(&lines.iter().map(String::as_str).collect::<Vec<_>>()).as_bytes(), Variant::GOMOKU_15);
    }
}
