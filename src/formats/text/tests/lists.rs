//! Lists of moves, each of a kind that people paste.

use super::*;
use crate::formats::Passed;
use crate::game::End::{Forfeited, Lost, OutOfTime, Resigned};
use crate::game::{Draw, Outcome, State};

fn loaded(text: &str) -> Loaded {
    match read(text, Variant::GOMOKU_15, RowOrigin::Bottom) {
        Ok(loaded) => loaded,
        Err(why) => panic!("{text}: {why}"),
    }
}

fn passed(text: &str) -> Vec<Passed> {
    let passed = loaded(text).remarks.into_iter().find_map(|remark| match remark {
        Remark::PassedOver(parts) => Some(parts),
        _ => None,
    });
    passed.unwrap_or_default()
}

#[test]
fn results_times_and_evaluations_are_no_moves() {
    for text in [
        "1. h8 i9 2. j10 *",
        "1. H8 2. I9 3. J10",
        "1) h8 2) i9 3) j10",
        "#1 h8 #2 i9 #3 j10",
        "h8 (0:05) i9 (0:12) j10 (1:02:03)",
        "h8 12s i9 3.5s j10 350ms",
        "h8 {+0.35/12 1.2s} i9 {-0.35} j10 {book}",
        "h8 +0.35/12 i9 -120 j10 +M5",
        "h8 55% i9 45% j10 50%",
        "h8! i9?! j10??",
        "h8 $1 i9 $4 j10",
        "Moves: h8 i9 j10",
        "B h8 W i9 B j10",
        "B: h8, W: i9, B: j10",
        "black h8 white i9 black j10",
        "●h8 ○i9 ●j10",
        "O h8 X i9 O j10",
        "ｈ８　ｉ９　ｊ１０",
        "\u{feff}h8i9j10",
        "h8→i9→j10",
        "h8 -> i9 -> j10.",
        "h8, i9, j10.",
        "h8(12) i9(15) j10(3)",
        "1. h8 1... i9 2. j10",
        "h8 (3.2s, +0.25) i9 (1s, -0.1) j10",
        "<h8> <i9> <j10>",
        "h8 [%clk 0:05] i9 [%eval 0.3] j10",
        "H-8 I-9 J-10",
        "h 8 i 9 j 10",
        "黑h8 白i9 黑j10",
        "黒：h8 白：i9 黒：j10",
        "h8 !? i9 ! j10 #3",
        "\"h8\", \"i9\", \"j10\"",
        "`h8i9j10`",
        "```\nh8 i9 j10\n```",
        "pos h8i9j10",
        "position startpos moves h8 i9 j10",
        "move 1: h8\nmove 2: i9\nmove 3: j10\n",
        "// opening\nh8 i9 # good\nj10",
        "[Event \"a\"]\n[Result \"*\"]\n\n1. h8 i9 2. j10 *\n",
    ] {
        check_moves(text, "h8i9j10");
    }
    assert_eq!(passed("h8 (0:05) i9 12s"), [Passed::Times]);
    assert_eq!(passed("h8 {+0.35/12 1.2s} i9"), [Passed::Times, Passed::Evaluations]);
    assert_eq!(passed("h8 {good} i9!"), [Passed::Comments, Passed::Judgements]);
    assert_eq!(passed("5. h8 6. i9"), [Passed::Numbers]);
    assert_eq!(passed("1. h8 i9 2. j10"), []);
    assert_eq!(passed("1. h8 2. i9 3. j10"), []);
}

#[test]
fn a_result_ends_the_game() {
    let state = |text: &str| loaded(text).record.state();
    let winner = |text: &str| match state(text) {
        State::Over(outcome) => outcome.winner(),
        State::ToMove(_) => None,
    };
    for text in
        ["h8 i9 1-0", "h8 i9 X wins", "h8 i9 B+R", "h8 i9 white resigns", "h8 i9 Black won."]
    {
        assert_eq!(winner(text), Some(Stone::First), "{text}");
    }
    assert_eq!(winner("h8 i9 0-1"), Some(Stone::Second));
    let outcome = |end: crate::game::End| State::Over(end.outcome());
    assert_eq!(state("h8 i9 Black wins by resignation."), outcome(Resigned(Stone::Second)));
    assert_eq!(state("h8 i9 0-1 (time)"), outcome(OutOfTime(Stone::First)));
    assert_eq!(state("h8 i9 X won on time"), outcome(OutOfTime(Stone::Second)));
    assert_eq!(state("h8 i9 X wins by forfeit"), outcome(Forfeited(Stone::Second)));
    assert_eq!(state("h8 i9 X wins five in a row"), outcome(Lost(Stone::Second)));
    assert_eq!(winner("h8 i9 j10 resigns"), Some(Stone::First));
    for text in ["h8 i9 1/2-1/2", "h8 i9 ½-½", "h8 i9 draw"] {
        assert_eq!(state(text), State::Over(Outcome::Drawn(Draw::Agreement)), "{text}");
    }
    assert_eq!(state("h8 i9 *"), State::ToMove(Stone::First));
    let won = "h8 a1 i8 a2 j8 a3 k8 a4 l8";
    assert_eq!(loaded(&format!("{won} 1-0")).remarks.len(), 2);
    let remark = loaded(&format!("{won} 0-1")).remarks.pop().unwrap();
    assert_eq!(remark, Remark::ResultDoesNotFit("0-1".to_owned()));
    check_refused("h8 1-0 i9", "move 2: \"1-0\" is unexpected here");
}

#[test]
fn words_that_are_not_understood_refuse_the_list() {
    check_refused("h8 i9 quux", "move 3: \"quux\" is unexpected here");
    check_refused("h8 12 i9 15", "move 3: \"15\" is unexpected here");
    check_refused("1. h8 (1. g7) i9", "move 2: \"1.\" is unexpected here");
    check_refused("B h8 B i9", "move 2: it is the other side's turn");
    check_refused("Black h8 i9 j10", "move 2: it is the other side's turn");
    check_refused("h8 {unclosed", "move 2: \"{\" is unexpected here");
    check_refused("1-0 h8 i9", "move 1: \"1\" is unexpected here");
    check_refused("h8 7-7", "move 2: \"7\" is unexpected here");
    check_refused("8h 9i 10j", "move 2: \"i\" is unexpected here");
    check_refused("h8 by i9", "move 2: \"by\" is unexpected here");
    check_refused("h8 ]x", "move 2: \"\" is unexpected here".replace("\"\"", "\"x\"").as_str());
}

#[test]
fn pairs_of_numbers_are_told_as_rows_and_columns() {
    for text in ["[[7,7],[6,8],[5,9]]", "7-7, 6-8, 5-9", "{{7,7},{6,8},{5,9}}"] {
        check_moves(text, "h8i9j10");
        assert!(loaded(text).remarks.contains(&Remark::RowsFirst), "{text}");
    }
    // The number of a move after the name of a side is no row.
    check_moves("B 1 h8 W 2 i9", "h8i9");
}

#[test]
fn passes_are_told() {
    check_moves("h8 i9 pass", "h8i9");
    check_moves("h8 i9 -- --", "h8i9");
    assert!(loaded("h8 i9 pass").remarks.contains(&Remark::Passes(1)));
    let game = game("h8 pass i9", RowOrigin::Bottom);
    assert_eq!(game.start().to_move(), Stone::Second);
    assert!(game.start().stones().iter().all(|(_, stone)| *stone == Stone::First));
}

#[test]
fn stones_listed_by_side_are_a_position() {
    let game = game("Black: h8 j10 k11 White: i9 g7", RowOrigin::Bottom);
    let at = |row, col| game.board().get(Point::new(row, col));
    assert_eq!(
        (at(7, 7), at(5, 9), at(6, 8)),
        (Some(Stone::First), Some(Stone::First), Some(Stone::Second))
    );
    assert_eq!((game.board().stones(), game.start().to_move()), (5, Stone::Second));
}

#[test]
fn boards_of_the_protocol_are_read_column_first() {
    check_moves("BOARD\n7,7,1\n8,8,2\n6,6,1\nDONE\n", "h8i7g9");
    check_moves("board\n7,8,2\n8,8,1\ndone", "h7i7");
    check_moves("START 15\nINFO timeout_turn 1000\nBOARD\n7,8,2\n8,8,1\nDONE", "h7i7");
    let game = game("BOARD\n7,7,1\n8,8,1\n6,6,2\n5,5,2\nDONE\n", RowOrigin::Bottom);
    assert_eq!(game.board().get(Point::new(8, 8)), Some(Stone::First));
    assert_eq!(game.board().get(Point::new(6, 6)), Some(Stone::Second));
    assert_eq!(game.start().to_move(), Stone::First);
    check_moves("BOARD\n7,7,1 ; first\n8,8,2 # second\n6,6,1 // third\nDONE\n", "h8i7g9");
    check_refused("BOARD\n7,7,1\n8,8\nDONE", "line 3: \"8,8\" is unexpected here");
    check_refused("BOARD\n7,7,1\n7,7,2\nDONE", "line 3: there is already a stone there");
    check_refused("BOARD\n7,7,1\n", "line 2: the board has no end: DONE is missing");
    check_refused("BOARD\n7,7,9\nDONE", "line 2: \"7,7,9\" is unexpected here");
}

#[test]
fn logs_of_the_protocol_are_read() {
    let log = "START 15\nOK\nINFO rule 1\nBEGIN\nMESSAGE depth 5\nDEBUG 7,7\n7,7\nTURN 8,7\n9,7\n";
    check_moves(log, "h8i8j8");
    assert_eq!(
        loaded(log).record.kind().variant(),
        Variant::GOMOKU_15.with_rule(crate::rules::Rule::Standard)
    );
    assert_eq!(passed(log), [Passed::Protocol]);
    check_moves("BOARD 7,7,1 8,8,2 6,6,1 DONE", "h8i7g9");
    check_moves("12:00:01.5 > START 15\n12:00:02 > TURN 7,7\n12:00:03 < 8,8", "h8i7");
    check_moves("> START 15\n< OK\n> TURN 7,7\n< 8,8\n", "h8i7");
    check_moves("Manager: START 15\nEngine: OK\nManager: TURN 7,7\nEngine: 8,8\n", "h8i7");
    check_moves(
        "[0] rapfi <- START 15\n[0] rapfi -> OK\n[0] rapfi <- TURN 7,7\n[0] rapfi -> 8,8",
        "h8i7",
    );
    check_moves(
        "2024-05-01 12:00:01,123 > START 15\n2024-05-01 12:00:01,200 > TURN 7,7\n2024-05-01 12:00:02,000 < 8,8\n",
        "h8i7",
    );
    let rule = Remark::UnknownRule("2".to_owned());
    assert!(loaded("INFO rule 2\nSTART 15\nOK\nBEGIN\n7,7\n").remarks.contains(&rule));
    let renju = loaded("INFO rule 4\nSTART 15\nOK\nBEGIN\n7,7\n").record.kind().variant();
    assert_eq!(renju.rule(), crate::rules::Rule::Renju);
    check_moves("START 15\nOK\nBEGIN\n7,7\nRESTART\nOK\nTURN 0,0\n1,0", "a15b15");
    check_moves("START 15\nTURN 7,7\nERROR occupied\nTURN 8,8\n7,7\n", "i7h8");
    check_moves("START 15\nBEGIN\n7,7\nTURN 8,7\n9,9\nTAKEBACK 9,9\nOK\n", "h8i8");
    let rect = loaded("RECTSTART 20,10\nOK\nBEGIN\n19,9\n").record.kind().variant().shape();
    assert_eq!((rect.width(), rect.height()), (20, 10));
    check_refused(
        "START 15\nTURN 7,7\nTURN 8,8\n",
        "line 3: the engine's move before this line is missing",
    );
    check_refused("START 15\nTURN 7,7\n8,8\n9,9\n", "line 4: \"9,9\" is unexpected here");
    check_refused("START 15\nTURN 7,7\nhello\n", "line 3: \"hello\" is unexpected here");
}

#[test]
fn lists_in_brackets_are_read() {
    for text in [
        "[[7,7],[6,8],[5,9]]",
        "[(7, 7), (6, 8), (5, 9)]",
        "moves = [[7, 7],\n [6, 8],\n [5, 9]];",
        r#"[{"x":7,"y":7},{"x":8,"y":6},{"x":9,"y":5}]"#,
        r#"[{"row":7,"col":7},{"row":6,"col":8},{"row":5,"col":9}]"#,
        "[{x: 7, y: 7, player: 1}, {x: 8, y: 6, player: 2}, {x: 9, y: 5, player: 1}]",
        r#"["h8","i9","j10"]"#,
        "['h8', 'i9', 'j10']",
        r#"{"size":15,"rule":0,"moves":[[7,7],[6,8],[5,9]]}"#,
        r#"{"size":15,"moves":"h8i9j10"}"#,
        r#"{"size":15,"moves":["h8","i9","j10"]}"#,
        "[[7,7,1],[6,8,2],[5,9,1]]",
    ] {
        check_moves(text, "h8i9j10");
    }
    let sized = loaded(r#"{"size":19,"rule":1,"moves":"h8i9"}"#).record.kind().variant();
    assert_eq!(sized, Variant::GOMOKU_19.with_rule(crate::rules::Rule::Standard));
    assert!(loaded("[[7,7],[6,8]]").remarks.contains(&Remark::RowsFirst));
    assert!(!loaded(r#"[{"x":7,"y":7}]"#).remarks.contains(&Remark::RowsFirst));
    assert_eq!(passed(r#"[{"x":7,"y":7,"time":3}]"#), [Passed::Others]);
    for text in ["[[7,7],[6,8]", "[[7,7],[6]]", "[1,2,3,4]", "[[7,7],[\"a\",8]]", "[[1.5,7]]"] {
        assert!(read(text, Variant::GOMOKU_15, RowOrigin::Bottom).is_err(), "{text}");
    }
}

#[test]
fn boards_as_lists_of_rows_are_read() {
    let rows = "...\n.X.\n..O\n";
    let expected = game(rows, RowOrigin::Bottom);
    for text in [
        "[[0,0,0],[0,1,0],[0,0,2]]",
        "[[0,0,0],[0,1,0],[0,0,-1]]",
        "[[-1,-1,-1],[-1,0,-1],[-1,-1,1]]",
        r#"[["","",""],["","X",""],["","","O"]]"#,
        r#"["...",".X.","..O"]"#,
    ] {
        assert_eq!(game(text, RowOrigin::Bottom), expected, "{text}");
    }
}

#[test]
fn links_with_moves_are_read() {
    for text in [
        "https://gomocalc.com/#/h8i9j10",
        "https://gomocalc.com/#h8i9j10",
        "http://example.org/analyse?size=15&moves=h8,i9,j10",
        "https://example.org/?pos=h8%20i9%20j10&lang=en",
        "<https://example.org/board/h8i9j10>",
    ] {
        check_moves(text, "h8i9j10");
    }
    for text in [
        "gomocalc.com/#/h8i9j10",
        "see https://gomocalc.com/#/h8i9j10, please",
        "[my game](https://gomocalc.com/#/h8i9j10)",
    ] {
        check_moves(text, "h8i9j10");
    }
    assert_eq!(passed("see https://gomocalc.com/#/h8i9j10"), [Passed::Others]);
    for text in ["h8.i9/j10k11", "see https://example.org/a1 for more", "a.b/c"] {
        assert!(!is_evident(text), "{text}");
    }
    let sized = loaded("https://example.org/?moves=h8i9&size=19&rule=1").record.kind().variant();
    assert_eq!(sized, Variant::GOMOKU_19.with_rule(crate::rules::Rule::Standard));
    assert!(read("https://example.org/about", Variant::GOMOKU_15, RowOrigin::Bottom).is_err());
}

/// Long texts of one part; a reader that takes more than linear time would not end.
#[test]
fn long_texts_are_read_in_linear_time() {
    for text in [
        "h8",
        "{",
        "(",
        "[",
        "[[1,1],",
        "h8 ",
        "1.",
        "-",
        "BOARD\n7,7,1\n",
        ". . .\n",
        "| | |\n",
        "-- ",
        "a:",
        "http://#a1",
        "a.bc/#h8",
        "a: ",
        "> START 15",
        "8-8 ",
        "h 8 ",
        "[a \"b\"]\n",
        "// ",
        "+-",
    ] {
        let long = text.repeat(200_000 / text.len());
        for text in [format!("h8 {long}"), long] {
            let _ = read(&text, Variant::GOMOKU_15, RowOrigin::Bottom);
        }
    }
}
