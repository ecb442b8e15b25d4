mod boards;
mod lists;

use proptest::prelude::*;

use super::*;
use crate::formats::rule;
use crate::formats::tests::records;
use crate::rules::{Point, Shape, Stone, Topology};

fn game(text: &str, origin: RowOrigin) -> Game {
    match read(text, Variant::GOMOKU_15, origin).unwrap().record.on_board() {
        AnyGame::Rows(game) => game.clone(),
        AnyGame::Quarto(_) => panic!("{text}"),
    }
}

#[track_caller]
fn check_moves(text: &str, expected: &str) {
    let game = game(text, RowOrigin::Bottom);
    assert_eq!(write(&game).trim(), expected, "{text}");
}

#[track_caller]
fn check_refused(text: &str, expected: &str) {
    let error = read(text, Variant::GOMOKU_15, RowOrigin::Bottom).unwrap_err();
    assert_eq!(error.to_string(), expected, "{text}");
}

#[test]
fn moves_are_read_in_any_notation() {
    for text in [
        "h8i9j10",
        "H8 I9 J10",
        "1. h8 i9\n2. j10\n",
        "1.h8 2.i9 3.j10",
        "1 h8 2 i9 3 j10",
        "h8, i9, j10",
        "h8-i9-j10",
        "X h8 O i9 X j10",
        "7,7 6,8 5,9",
        "(7, 7); (6, 8); (5, 9)",
        "1. 7,7 2. 6,8 3. 5,9",
    ] {
        check_moves(text, "h8i9j10");
    }
    check_moves("", "");
}

#[test]
fn rows_count_from_the_bottom_or_the_top() {
    assert_eq!(game("h1", RowOrigin::Bottom).moves(), [Point::new(14, 7)]);
    assert_eq!(game("h1", RowOrigin::Top).moves(), [Point::new(0, 7)]);
    let remarks = |origin| {
        let remarks = read("h1", Variant::GOMOKU_15, origin).unwrap().remarks;
        remarks.last().unwrap().to_string()
    };
    assert_eq!(remarks(RowOrigin::Bottom), "rows are counted from the bottom");
    assert_eq!(remarks(RowOrigin::Top), "rows are counted from the top");
    // Row 17 exists on no smaller board.
    assert_eq!(game("h17h8", RowOrigin::Bottom).variant(), Variant::GOMOKU_17);
}

#[test]
fn bad_lists_are_refused_with_the_move() {
    check_refused("h8i9h8", "move 3: there is already a stone there");
    check_refused("h8 z99", "move 2: that is off the board");
    check_refused("h8 a0", "move 2: that is off the board");
    check_refused("h8 hello", "move 2: \"hello\" is unexpected here");
    check_refused("h8 7", "move 2: \"7\" is unexpected here");
    check_refused("h8 ?", "move 2: \"?\" is unexpected here");
}

#[test]
fn pasted_boards_are_read() {
    let plain = "...\n.X.\n..O\n";
    let pictures = [
        "   A B C\n 3 . . .\n 2 . X .\n 1 . .(O)\n",
        "   0 1 2\n 0 + + +\n 1 + x +\n 2 + + o\n",
        "---\n-X-\n--O",
        "+---+\n|...|\n|.X.|\n|..O|\n+---+",
        "X to move:\r\n\r\n3 _ _ _ 3\r\n2 _ x _ 2\r\n1 _ _ o 1\r\n  a b c\r\n",
        "###\n#●#\n##○",
        "· · ·\n· X ·\n· · O\n",
    ];
    let expected = game(plain, RowOrigin::Bottom);
    assert_eq!(expected.variant(), Variant::TIC_TAC_TOE);
    assert_eq!(expected.board().get(Point::new(1, 1)), Some(Stone::First));
    assert_eq!(expected.board().get(Point::new(2, 2)), Some(Stone::Second));
    for picture in pictures {
        assert_eq!(game(picture, RowOrigin::Bottom), expected, "{picture}");
    }
    // With one more X, O is to move.
    assert_eq!(game("X..\n...\n...", RowOrigin::Bottom).start().to_move(), Stone::Second);
    check_refused("...\n..\n.....\n......", "line 2: expected 3 fields, found 2");
    let four = ".......\n".repeat(5);
    let floating = format!("X......\n{four}");
    check_refused(&floating, "stones fall to the lowest free cell of their column");
}

#[test]
fn the_last_move_of_a_drawn_board_is_in_brackets() {
    use Coordinates::{Letters, Numbers};
    let drawn = |moves: &str, names| picture(&played(moves), names);
    let played_on = |moves: &str| drawn(moves, Letters);
    assert_eq!(played_on(""), "   A B C\n 3 . . .\n 2 . . .\n 1 . . .\n");
    assert_eq!(played_on("a2"), "   A B C\n 3 . . .\n 2(X). .\n 1 . . .\n");
    assert_eq!(played_on("a1 b2"), "   A B C\n 3 . . .\n 2 .(O).\n 1 X . .\n");
    assert_eq!(played_on("b2 c3"), "   A B C\n 3 . .(O)\n 2 . X .\n 1 . . .\n");
    assert_eq!(drawn("b2 c3", Numbers), "   0 1 2\n 0 . .(O)\n 1 . X .\n 2 . . .\n");
    let ten = rule::five(Shape::new(10, 5, Topology::Plane).unwrap()).unwrap();
    assert!(picture(&Game::new(ten), Numbers).starts_with("   0 1 2 3 4 5 6 7 8 9\n 0 . "));
    // Names with two digits make the column wider.
    let variant = rule::five(Shape::new(11, 5, Topology::Plane).unwrap()).unwrap();
    let mut game = Game::new(variant);
    game.play(Point::new(0, 9)).unwrap();
    let mut lines = picture(&game, Numbers).lines().map(str::to_owned).collect::<Vec<_>>();
    lines.truncate(3);
    assert_eq!(
        lines,
        [
            "    0  1  2  3  4  5  6  7  8  9 10",
            " 0  .  .  .  .  .  .  .  .  . (X) .",
            " 1  .  .  .  .  .  .  .  .  .  .  .",
        ]
    );
}

#[test]
fn other_board_sizes_imply_their_game() {
    let remarks = |text: &str, current| {
        let loaded = read(text, current, RowOrigin::Bottom).unwrap();
        loaded.remarks.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let board = "X . .\n. O .\n. . .\n";
    let no_order = "the file does not give the order of play";
    assert_eq!(remarks(board, Variant::TIC_TAC_TOE), [no_order]);
    let size = "the file does not name its board; assuming 3x3";
    assert_eq!(remarks(board, Variant::GOMOKU_15), [size, no_order]);
}

/// Plays a game of three in a row.
fn played(moves: &str) -> Game {
    crate::rules::parse_moves(moves, Variant::TIC_TAC_TOE).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn written_and_drawn_games_are_read_back(record in records()) {
        let AnyGame::Rows(played) = record.on_board() else { return Ok(()) };
        let on_board = |text: &str| match read(text, played.variant(), RowOrigin::Bottom) {
            Ok(loaded) => match loaded.record.on_board() {
                AnyGame::Rows(game) => Some(game.board().clone()),
                AnyGame::Quarto(_) => None,
            },
            Err(_) => None,
        };
        // Only a drawn board can have the second side to move first.
        if played.start().to_move() == Stone::First || !played.start().stones().is_empty() {
            let text = write(played);
            prop_assert_eq!(on_board(&text), Some(played.board().clone()), "{}", text);
        }
        for names in [Coordinates::Letters, Coordinates::Numbers] {
            let picture = picture(played, names);
            prop_assert_eq!(on_board(&picture), Some(played.board().clone()), "{}", picture);
        }
    }

    #[test]
    fn reading_any_text_never_panics(text in "\\PC{0,60}", drawn in "[XO.+#| \n1-9]{0,80}") {
        for text in [text, drawn] {
            let _ = read(&text, Variant::GOMOKU_15, RowOrigin::Bottom);
            let _ = read(&text, Variant::CONNECT_FOUR, RowOrigin::Top);
        }
    }
}
