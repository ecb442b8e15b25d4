//! Drawn boards, each of a kind that people paste.

use super::*;

/// Reads a board and lists its stones: `5x5: X b4 d2, O c4; O to move`.
fn told(text: &str) -> String {
    let loaded = match read(text, Variant::GOMOKU_15, RowOrigin::Bottom) {
        Ok(loaded) => loaded,
        Err(why) => return why.to_string(),
    };
    let AnyGame::Rows(game) = loaded.record.on_board() else { panic!("{text}") };
    let shape = game.variant().shape();
    let name = |point| Coordinates::Letters.name(point, shape).to_lowercase();
    let stones = |side| {
        let of = game.board().occupied().filter(|(_, stone)| *stone == side);
        let mut names: Vec<(u8, u8, String)> =
            of.map(|(point, _)| (point.col, shape.height() - point.row, name(point))).collect();
        names.sort();
        names.into_iter().fold(String::new(), |all, (.., name)| all + " " + &name)
    };
    let (first, second) = (stones(Stone::First), stones(Stone::Second));
    let (width, height) = (shape.width(), shape.height());
    format!("{width}x{height}: X{first}, O{second}; {} to move", game.start().to_move())
}

fn remarks(text: &str) -> Vec<String> {
    let remarks = read(text, Variant::GOMOKU_15, RowOrigin::Bottom).unwrap().remarks;
    let others = |it: &Remark| !matches!(it, Remark::NoOrder | Remark::TakenFor(_));
    remarks.into_iter().filter(others).map(|it| it.to_string()).collect()
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(told(text), expected, "\n{text}");
}

const BOARD: &str = "5x5: X b4 c3, O c4; O to move";

#[test]
fn a_row_with_an_unknown_sign_is_read_with_a_remark() {
    let text = ".....\n.XO..\n..?..\n...X.\n.....\n";
    check(text, "5x5: X b4 d2, O c4; O to move");
    assert_eq!(remarks(text), ["line 3: ? is read as a free cell"]);
}

#[test]
fn a_row_that_is_not_understood_refuses_the_board_with_its_line() {
    for (row, line) in [(0, 1), (2, 3), (4, 5)] {
        for odd in ["..Z..", "..!..", ". . Z . .", "....%", ".X.Ω."] {
            let spaced = odd.contains(' ');
            let mut rows = [".....", ".XO..", ".....", "...X.", "....."].map(|row| {
                let signs: Vec<String> = row.chars().map(String::from).collect();
                signs.join(if spaced { " " } else { "" })
            });
            rows[row] = odd.to_owned();
            let told = told(&rows.join("\n"));
            assert!(told.starts_with(&format!("line {line}: ")), "{row} {odd}: {told}");
        }
    }
    check(".....\n.XO..\n....\n...X.\n.....", "line 3: expected 5 fields, found 4");
    check(".....\n.XO..\n\n...X.\n.....\n.....", "line 1: this row is apart from the board");
    check(".....\n.XO..\nhello\n...X.\n.....\n.....", "line 1: this row is apart from the board");
    let pair = "..........\n..X.......\n.....O....\n-- page 2 --\n..........\n....X.....\n";
    assert!(told(pair).starts_with("line "), "{}", told(pair));
}

#[test]
fn a_row_of_unknown_signs_alone_refuses_the_board() {
    for (row, line) in [(0, 1), (4, 5)] {
        for (free, odd) in [(". . . . .", "% % % % %"), (".....", "%%%%%")] {
            let mut rows = [free; 5];
            rows[row] = odd;
            check(&rows.join("\n"), &format!("line {line}: \"%\" is unexpected here"));
        }
    }
    check("hello\n.....\n.XO..\n..X..\n.....\n.....\n", BOARD);
}

#[test]
fn rows_without_stones_between_bars_are_rows() {
    for free in ["_", "-"] {
        let rows = ["| | | | | |", "| |X|O| | |", "| | |X| | |", "| | | | | |", "| | | | | |"];
        check(&rows.join("\n").replace(' ', free), BOARD);
    }
    let low = " _ _ _ \n|_|_|_|\n|_|X|_|\n|_|_|O|\n";
    check(low, "3x3: X b2, O c1; X to move");
}

#[test]
fn numbers_that_count_the_stones_are_the_moves() {
    let moves = |text: &str| game(text, RowOrigin::Bottom).moves().to_vec();
    let text = " . . . . .\n . 1 2 . .\n . . 3 . .\n . . . . .\n . . . . .\n";
    assert_eq!(moves(text), [Point::new(1, 1), Point::new(1, 2), Point::new(2, 2)]);
    assert_eq!(remarks(text), [""; 0]);
    // Numbers of moves that are only proposed.
    for proposed in [format!("X to move: 12 nodes\n{text}"), text.replace('3', "5")] {
        assert_eq!(moves(&proposed), []);
        let told = "the numbers on the board are moves that were not played";
        assert_eq!(remarks(&proposed), [told]);
    }
}

#[test]
fn names_of_rows_and_last_moves_may_have_marks() {
    for mark in [":", ".", ")"] {
        let row = |number: u8, row: &str| format!("{number}{mark} {row}\n");
        let rows = [". . . . .", ". X O . .", ". . X . .", ". . . . .", ". . . . ."];
        check(&(1..).zip(rows).map(|(number, it)| row(number, it)).collect::<String>(), BOARD);
    }
    for last in ["X*", "*X", "X!", "X'", "<X>"] {
        check(&format!(". . . . .\n. X O . .\n. . {last} . .\n. . . . .\n. . . . .\n"), BOARD);
    }
}

#[test]
fn the_dialog_in_numbers_says_its_rule() {
    let text = "Gomoku, exactly five in a row\n=====\nPlayer 1:     0  1  2  3  4\n 0  .  .  .  .  .\n \
        1  .  X  O  .  .\n 2  .  .  X  .  .\n 3  .  .  .  .  .\n 4  .  .  .  .  .\nPlayer 2: ";
    check(text, BOARD);
    let loaded = read(text, Variant::GOMOKU_15, RowOrigin::Bottom).unwrap();
    assert_eq!(loaded.record.kind().variant().rule(), crate::rules::Rule::Standard);
}

#[test]
fn rows_of_numbers_with_minus_one_are_a_board() {
    let rows = " 0  0 0 0\n 0  1 -1 0\n 0  0 1 0\n 0 0 0 0\n";
    check(rows, "4x4: X b3 c2, O c3; O to move");
    assert!(!crate::formats::openings::is_openings(rows.as_bytes()));
}

#[test]
fn boards_are_read_in_the_encodings_of_their_signs() {
    for (encoding, board) in [
        ("GBK", "＋＋＋＋＋\n＋●○＋＋\n＋＋●＋＋\n"),
        ("Shift_JIS", "＋＋＋＋＋\n＋●○＋＋\n＋＋●＋＋\n"),
        ("windows-1252", "· · · · ·\n· X O · ·\n· · X · ·\n"),
    ] {
        let rows = board
            .lines()
            .last()
            .unwrap_or_default()
            .replace(['●', 'X'], &board[..board.chars().next().map_or(1, char::len_utf8)]);
        let text = format!("{board}{rows}\n{rows}\n");
        let bytes = match encoding {
            "GBK" => encoding_rs::GBK.encode(&text).0,
            "Shift_JIS" => encoding_rs::SHIFT_JIS.encode(&text).0,
            _ => encoding_rs::WINDOWS_1252.encode(&text).0,
        };
        let loaded = crate::formats::read(&bytes, Some("txt"), Variant::GOMOKU_15).unwrap();
        assert_eq!(loaded.record.on_board().stones(), 3, "{encoding}");
        assert_eq!(loaded.encoding.to_string(), encoding);
        let is_guess =
            |it: &Remark| matches!(it, Remark::Encoded(_, crate::formats::EncodingSource::Guessed));
        assert!(loaded.remarks.iter().any(is_guess));
    }
}

#[test]
fn a_missing_row_is_found_by_the_numbers_of_the_others() {
    let board = |numbers: &[u8]| {
        let row = |all: String, number: &u8| all + &format!("{number:>2} . X O . .\n");
        numbers.iter().fold("   A B C D E\n".to_owned(), row)
    };
    check(&board(&[5, 4, 2, 1]), "line 4: \"2\" is not the number of the next row");
    check(&board(&[5, 4, 3, 2]), "line 6: the rows end at \"2\"; others are missing");
    let odd =
        "   A B C D E\n 5 . . . . .\n 4 . X O . .\n 3 . seven . .\n 2 . . . . .\n 1 . . . . .\n";
    assert!(told(odd).starts_with("line "), "{}", told(odd));
    check("  A B C D E\n3 . . . .\n2 . X O .\n1 . . . .\n", "line 1: expected 4 fields, found 5");
}

#[test]
fn what_solve_prints_is_read() {
    let text = "win in 2: i7 i11 f7\n   A B C D E F G H I J K L\n12 . . . . . . . . . . . .\n\
        11 . . . . . . . . 2 . . .\n10 . . . . . . . . X . . .\n 9 . . . . . . . . X . . .\n \
        8 . . . . . . . . . . . .\n 7 . . . . . 3 X X 1 . . .\n 6 . . . . . . . . . . . .\n \
        5 . . . . . . . . . . . .\n 4 . . . . . . . . . . . .\n 3 O . . . . . . . . . . .\n \
        2 O . . . . . . . . . . .\n 1 O O . . . . . . . . . .\n";
    check(text, "12x12: X g7 h7 i9 i10, O a1 a2 a3 b1; X to move");
    assert_eq!(remarks(text), ["the numbers on the board are moves that were not played"]);
}

#[test]
fn what_show_prints_is_read_with_the_side_to_move_and_the_rule() {
    let text = |rules: &str, mover: &str| {
        format!(
            "X - O\n{rules}\n  A B C D E\n5 . . . . .\n4 . X O . .\n3 . . X . .\n2 . . . . .\n\
             1 . . . . .\n{mover} to move\nX - X\n..X\n"
        )
    };
    check(&text("5x5, five or more in a row", "O"), BOARD);
    check(&text("5x5, 5 in a row", "X"), "5x5: X b4 c3, O c4; X to move");
    let rule = |rules: &str| {
        let loaded = read(&text(rules, "O"), Variant::GOMOKU_15, RowOrigin::Bottom).unwrap();
        loaded.record.kind().variant().to_string()
    };
    assert_eq!(rule("5x5, exactly 4 in a row"), "5x5, exactly four in a row");
    assert_eq!(rule("5x5 torus, 3 or more in a row"), "5x5 torus, three or more in a row");
    check(
        &text("6x6, 5 or more in a row", "O"),
        "line 2: the rows drawn below are not those of \"6x6\"",
    );
}

#[test]
fn stones_on_lines_are_read() {
    for text in [
        "┌┬┬┬┐\n├●○┼┤\n├┼●┼┤\n├┼┼┼┤\n└┴┴┴┘",
        "┌─┬─┬─┬─┐\n├─●─○─┼─┤\n├─┼─●─┼─┤\n├─┼─┼─┼─┤\n└─┴─┴─┴─┘",
        "5┌─┬─┬─┬─┐\n4├─●─○─┼─┤\n3├─┼─●─┼─┤\n2├─┼─┼─┼─┤\n1└─┴─┴─┴─┘\n A B C D E",
        "┌─┬─┬─┬─┐\n│ │ │ │ │\n├─X─O─┼─┤\n│ │ │ │ │\n├─┼─X─┼─┤\n│ │ │ │ │\n├─┼─┼─┼─┤\n\
         │ │ │ │ │\n└─┴─┴─┴─┘",
        "+--+--+--+--+\n|  |  |  |  |\n+--X--O--+--+\n|  |  |  |  |\n+--+--X--+--+\n|  |  |  |  |\n\
         +--+--+--+--+\n|  |  |  |  |\n+--+--+--+--+",
        "+-+-+-+-+\n+-X-O-+-+\n+-+-X-+-+\n+-+-+-+-+\n+-+-+-+-+",
    ] {
        check(text, BOARD);
    }
}

#[test]
fn cells_in_bars_and_brackets_are_read() {
    for text in [
        "┌───┬───┬───┬───┬───┐\n│   │   │   │   │   │\n├───┼───┼───┼───┼───┤\n│   │ X │ O │   │   │\n\
         ├───┼───┼───┼───┼───┤\n│   │   │ X │   │   │\n├───┼───┼───┼───┼───┤\n│   │   │   │   │   │\n\
         ├───┼───┼───┼───┼───┤\n│   │   │   │   │   │\n└───┴───┴───┴───┴───┘",
        "+-+-+-+-+-+\n| | | | | |\n+-+-+-+-+-+\n| |X|O| | |\n+-+-+-+-+-+\n| | |X| | |\n+-+-+-+-+-+\n\
         | | | | | |\n+-+-+-+-+-+\n| | | | | |\n+-+-+-+-+-+",
        "|   | A | B | C | D | E |\n|---|---|---|---|---|---|\n| 5 |   |   |   |   |   |\n\
         | 4 |   | X | O |   |   |\n| 3 |   |   | X |   |   |\n| 2 |   |   |   |   |   |\n\
         | 1 |   |   |   |   |   |",
        "+-----+\n|.....|\n|.XO..|\n|..X..|\n|.....|\n|.....|\n+-----+",
        "+-----------+\n5| . . . . . |5\n4| . X O . . |4\n3| . . X . . |3\n2| . . . . . |2\n\
         1| . . . . . |1\n+-----------+\n   A B C D E",
        "[ ][ ][ ][ ][ ]\n[ ][X][O][ ][ ]\n[ ][ ][X][ ][ ]\n[ ][ ][ ][ ][ ]\n[ ][ ][ ][ ][ ]",
        "   |   |   |   |   \n---+---+---+---+---\n   | X | O |   |   \n---+---+---+---+---\n   \
           |   | X |   |   \n---+---+---+---+---\n   |   |   |   |   \n---+---+---+---+---\n   |   |   \
           |   |   ",
    ] {
        check(text, BOARD);
    }
    check(
        " X | O | \n---+---+---\n   | X | \n---+---+---\n   |   | O",
        "3x3: X a3 b2, O b3 c1; X to move",
    );
}

#[test]
fn signs_have_the_meaning_that_fits_the_whole_board() {
    let board = |first: &str, second: &str, free: &str| {
        let text = ".....\n.XO..\n..X..\n.....\n.....";
        text.replace('.', free).replace('X', first).replace('O', second)
    };
    for (first, second, free) in [
        ("x", "o", "."),
        ("X", "O", "+"),
        ("X", "O", "#"),
        ("X", "O", "*"),
        ("X", "O", "_"),
        ("X", "O", "·"),
        ("×", "○", "-"),
        ("Х", "О", "."),
        ("Ｘ", "Ｏ", "．"),
        ("❌", "⭕", "⬜"),
        ("●", "○", "."),
        ("⚫", "⚪", "┼"),
        ("⚫\u{fe0f}", "⚪\u{fe0f}", "⬜"),
        ("⬤", "◯", "+"),
        ("■", "□", "."),
        ("B", "W", "."),
        ("b", "w", "+"),
        ("@", "O", "."),
        ("#", "O", "."),
        ("*", "o", "."),
        ("1", "2", "0"),
        ("1", "2", "."),
        ("X", "0", "."),
        ("🔴", "🟢", "⚪"),
        ("🟥", "🟦", "⬜"),
        ("🖤", "🤍", "🟫"),
        ("◆", "◇", "┼"),
        ("⬛", "⬜", "🟨"),
        ("✖", "◯", "□"),
        ("\u{1b}[31mX\u{1b}[0m", "\u{1b}[32mO\u{1b}[0m", "."),
    ] {
        check(&board(first, second, free), BOARD);
        let spaced = board(&format!("{first} "), &format!("{second} "), &format!("{free} "));
        check(&spaced, BOARD);
    }
    check("*....\n.....\n..X..\n...O.\n....*", "5x5: X c3, O d2; X to move");
    assert_eq!(remarks(&board("●", "○", ".")), ["● is the side that begins, ○ the other"]);
    assert_eq!(remarks(&board("1", "2", "0")), ["1 is the side that begins, 2 the other"]);
    assert_eq!(remarks(&board("X", "O", ".")), [""; 0]);
    assert_eq!(remarks("X.#\nO..\n...\n"), ["# is read as a free cell"]);
    assert_eq!(remarks("X.+\nO..\n...\n"), ["+ is read as a free cell"]);
}

#[test]
fn signs_of_two_systems_refuse_the_board() {
    let why = "has no meaning beside the other signs";
    check("...\n.X.\n.●.\n..O", &format!("line 3: \"●\" {why}"));
    check("⚫.⬜\n⚪.🔴\n...\n", &format!("line 2: \"🔴\" {why}"));
    check("⚫🟦🟦\n⚪🟦⚫\n🟦🟦🟦\n", "3x3: X a3 c2, O a2; O to move");
    check("....\n.XB.\n..O.\n....", &format!("line 2: \"B\" {why}"));
    check("...\n.2.\n.X.\n..O\n", &format!("line 2: \"2\" {why}"));
}

#[test]
fn with_one_more_disc_the_white_ones_began() {
    check(".....\n.●○..\n..○..\n.....\n.....", "5x5: X c3 c4, O b4; O to move");
    check(".....\n.XO..\n..O..\n.....\n.....", "5x5: X b4, O c3 c4; X to move");
}

#[test]
fn columns_and_rows_may_have_names_on_all_sides() {
    let rows =
        ["5 . . . . . 5", "4 . X O . . 4", "3 . . X . . 3", "2 . . . . . 2", "1 . . . . . 1"];
    let letters = "  A B C D E";
    let all = rows.join("\n");
    check(&format!("{letters}\n{all}\n{letters}"), BOARD);
    check(&format!("{all}\n{letters}\n"), BOARD);
    let top = all
        .replace('5', "a")
        .replace('4', "b")
        .replace('3', "c")
        .replace('2', "d")
        .replace('1', "e");
    check(&format!("  1 2 3 4 5\n{top}"), BOARD);
    let some = "5 . . . . .\n  . X O . .\n3 . . X . .\n  . . . . .\n1 . . . . .\n";
    check(some, BOARD);
    let glued = "5.....5\n4.XO..4\n3..X..3\n2.....2\n1.....1\n abcde";
    check(glued, BOARD);
    let last = "5 . . . . .\n4 . X O . .\n3 . .(X). .\n2 . . . . .\n1 . . . . .\n";
    check(last, BOARD);
    check(&last.replace('(', "[").replace(')', "]"), BOARD);
    check(".....\n.XO..\n..(X)..\n.....\n.....", BOARD);
    let doubled = all.replace('\n', "\n\n");
    check(&doubled, BOARD);
    let wide: Vec<String> =
        (0..12).map(|row| format!("{:>2} {}", 12 - row, ". ".repeat(12))).collect();
    let tens =
        format!("                     1 1 1\n   1 2 3 4 5 6 7 8 9 0 1 2\n{}", wide.join("\n"));
    check(&tens, "12x12: X, O; X to move");
}

#[test]
fn lines_that_are_no_part_of_the_board_do_not_count() {
    let rows = ". . . . .\n. X O . .\n. . X . .\n. . . . .\n. . . . .\n";
    check(&format!("Position\n--------\n{rows}--------\n"), BOARD);
    check(&format!("=====\n{rows}====="), BOARD);
    check(&format!("```\n{rows}```"), BOARD);
    let before =
        |prefix: &str| rows.lines().fold(String::new(), |all, line| all + prefix + line + "\n");
    for prefix in ["# ", "// ", "> ", "MESSAGE ", "    "] {
        check(&before(prefix), BOARD);
    }
    let compact = rows.replace(' ', "");
    check(&format!("-----\n{compact}-----\n"), BOARD);
    check("{0,0,0},\n{0,1,0},\n{0,0,2}", "3x3: X b2, O c1; X to move");
    check("_X_|_O_|___\n___|_X_|___\n   |   | O \n", "3x3: X a3 b2, O b3 c1; X to move");
}

#[test]
fn of_several_boards_the_last_is_read() {
    let board = "...\n.X.\n...\n";
    let text = format!("{board}\n{}", board.replacen("...", "O..", 1));
    check(&text, "3x3: X b2, O a3; X to move");
    assert_eq!(remarks(&text), ["this is the last of 2 boards in the text"]);
}

#[test]
fn the_dialog_in_letters_lets_o_begin() {
    let text = "    A B C\n 0 . . .\n 1 . O .\n 2 . . .\nPlayer X, make a move: ";
    check(text, "3x3: X b2, O; O to move");
    assert_eq!(remarks(text), ["O is the side that begins"]);
}
