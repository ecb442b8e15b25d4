//! Boards as pictures: `.` free, `X` first, `O` second.

mod falling;
mod fouls;
mod opened;
mod position;
mod symmetry;
mod text;
mod winning;

use super::*;
use proptest::prelude::*;

/// Parses the board of a picture.
fn board(picture: &str, topology: Topology) -> Board {
    let below = if topology == Topology::Torus { "torus" } else { "" };
    format!("{picture}\n{below}").parse().unwrap()
}

/// The winning rows through a cell, as `axis start length`.
#[track_caller]
fn check_rows(
    topology: Topology,
    rule: Rule,
    length: u8,
    last: (u8, u8),
    picture: &str,
    expected: &[&str],
) {
    let board = board(picture, topology);
    let variant = Variant::new(board.shape(), length, rule, Placement::Anywhere).unwrap();
    let found: Vec<String> = variant
        .winning_rows(&board, Point::new(last.0, last.1))
        .map(|row| {
            format!("{:?} {},{} {}", row.axis(), row.start().row, row.start().col, row.length())
        })
        .collect();
    assert_eq!(found, expected, "{picture}");
    assert_eq!(
        variant.is_won_at(&board, Point::new(last.0, last.1)),
        !expected.is_empty(),
        "{picture}"
    );
}

#[track_caller]
fn check_five(last: (u8, u8), picture: &str, expected: &[&str]) {
    check_rows(Topology::Plane, Rule::Freestyle, 5, last, picture, expected);
}

#[test]
fn five_in_a_row_win_on_each_axis_through_any_stone() {
    let row = "
        . . . . . . .
        . X X X X X .
        . . . . . . .";
    for col in 1..=5 {
        check_five((1, col), row, &["Row 1,1 5"]);
    }
    let column = "
        O . . .
        O . . .
        O . . .
        O . . .
        O . . .";
    for line in 0..5 {
        check_five((line, 0), column, &["Column 0,0 5"]);
    }
    let falling = "
        . X . . . .
        . . X . . .
        . . . X . .
        . . . . X .
        . . . . . X";
    for step in 0..5 {
        check_five((step, step + 1), falling, &["Falling 0,1 5"]);
    }
    let rising = "
        . . . . . O
        . . . . O .
        . . . O . .
        . . O . . .
        . O . . . .";
    for step in 0..5 {
        check_five((4 - step, step + 1), rising, &["Rising 4,1 5"]);
    }
}

#[test]
fn four_is_not_enough_and_a_gap_or_an_opposing_stone_breaks_a_row() {
    check_five((0, 1), "X X X X . X\n. . . . . .\n. . . . . .", &[]);
    check_five((0, 5), "X X O X X X\n. . . . . .\n. . . . . .", &[]);
    check_five((0, 4), ". . . X X X\nX X . . . .\n. . . . . .", &[]);
    check_five((1, 1), "X X X X X\n. . . . .\n. . . . .", &[]);
}

#[test]
fn freestyle_takes_longer_rows_and_standard_does_not() {
    let six = "
        X X X X X X .
        . . . . . . .
        . . . . . . .";
    check_rows(Topology::Plane, Rule::Freestyle, 5, (0, 2), six, &["Row 0,0 6"]);
    check_rows(Topology::Plane, Rule::Standard, 5, (0, 2), six, &[]);
    let five = "
        X X X X X O X
        . . . . . . .
        . . . . . . .";
    check_rows(Topology::Plane, Rule::Standard, 5, (0, 2), five, &["Row 0,0 5"]);
}

#[test]
fn one_stone_can_make_four_rows() {
    let star = "
        X . . . X . . . X
        . X . . X . . X .
        . . X . X . X . .
        . . . X X X . . .
        X X X X X X X X X
        . . . X X X . . .
        . . X . X . X . .
        . X . . X . . X .
        X . . . X . . . X";
    check_five((4, 4), star, &["Row 4,0 9", "Column 0,4 9", "Falling 0,0 9", "Rising 8,0 9"]);
}

#[test]
fn rows_wrap_around_a_torus_and_its_corners() {
    let seam = "
        . . . . . . .
        X X . . . X X
        . . . . . . .";
    check_rows(Topology::Torus, Rule::Freestyle, 4, (1, 0), seam, &["Row 1,5 4"]);
    check_rows(Topology::Plane, Rule::Freestyle, 4, (1, 0), seam, &[]);
    let falling = "
        . X . . . .
        . . X . . .
        . . . . . .
        X . . . . .
        . . . . . .
        . . . . . X";
    check_rows(Topology::Torus, Rule::Freestyle, 3, (0, 1), falling, &[]);
    let corner = "
        . . . . . X
        X . . . . .
        . X . . . .
        . . . . . .
        . . . X . .
        . . . . X .";
    check_rows(Topology::Torus, Rule::Freestyle, 5, (0, 5), corner, &["Falling 4,3 5"]);
    let rising = "
        . X . . . .
        X . . . . .
        . . . . . X
        . . . . . .
        . . . X . .
        . . X . . .";
    check_rows(Topology::Torus, Rule::Freestyle, 5, (5, 2), rising, &["Rising 2,5 5"]);
    check_rows(Topology::Plane, Rule::Freestyle, 3, (5, 2), rising, &[]);
    let rising = "
        . X . . . .
        X . . . . .
        . . . . . X
        . . . . X .
        . . . . . .
        . . X . . .";
    check_rows(Topology::Torus, Rule::Freestyle, 5, (5, 2), rising, &["Rising 3,4 5"]);
}

/// Checks that the three stones of the picture form one row on a torus, reported from each of them,
/// and none on the plane.
#[track_caller]
fn check_across(picture: &str, expected: &str) {
    let board = board(picture, Topology::Torus);
    let stones: Vec<Point> =
        board.shape().points().filter(|&point| board.get(point).is_some()).collect();
    assert_eq!(stones.len(), 3, "{picture}");
    for Point { row, col } in stones {
        check_rows(Topology::Torus, Rule::Standard, 3, (row, col), picture, &[expected]);
        check_rows(Topology::Plane, Rule::Standard, 3, (row, col), picture, &[]);
    }
}

#[test]
fn both_diagonals_wrap_around_all_four_corners_of_a_torus() {
    let upper_left = "
        X . . . .
        . X . . .
        . . . . .
        . . . . X";
    check_across(upper_left, "Falling 3,4 3");
    let lower_right = "
        X . . . .
        . . . . .
        . . . X .
        . . . . X";
    check_across(lower_right, "Falling 2,3 3");
    let upper_right = "
        . . . . X
        X . . . .
        . . . . .
        . . . X .";
    check_across(upper_right, "Falling 3,3 3");
    let lower_left = "
        . X . . .
        . . . . .
        . . . . X
        X . . . .";
    check_across(lower_left, "Falling 2,4 3");

    let upper_right = "
        . . . . O
        . . . O .
        . . . . .
        O . . . .";
    check_across(upper_right, "Rising 1,3 3");
    let lower_left = "
        . . . . O
        . . . . .
        . O . . .
        O . . . .";
    check_across(lower_left, "Rising 0,4 3");
    let upper_left = "
        O . . . .
        . . . . O
        . . . . .
        . O . . .";
    check_across(upper_left, "Rising 1,4 3");
    let lower_right = "
        . . . O .
        . . . . .
        O . . . .
        . . . . O";
    check_across(lower_right, "Rising 0,3 3");
}

#[test]
fn a_row_all_round_a_torus_has_each_cell_once() {
    let ring = "
        . . . . .
        X X X X X
        . . . . .";
    check_rows(Topology::Torus, Rule::Freestyle, 5, (1, 3), ring, &["Row 1,3 5"]);
    let board = board(ring, Topology::Torus);
    let row = board.row_through(Point::new(1, 3), Axis::Row).unwrap();
    let cols: Vec<u8> = row.points().map(|point| point.col).collect();
    assert_eq!(cols, [3, 4, 0, 1, 2]);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = Game::new(Variant::GOMOKU_15);
    game.play(Point::new(7, 7)).unwrap();
    let before = game.clone();
    assert_eq!(game.play(Point::new(7, 7)), Err(IllegalMove::Occupied));
    assert_eq!(game.play(Point::new(15, 0)), Err(IllegalMove::OffBoard));
    assert_eq!(game.play(Point::new(0, 15)), Err(IllegalMove::OffBoard));
    assert_eq!(game, before);
}

#[test]
fn no_move_is_legal_after_a_win_until_it_is_undone() {
    let mut game = Game::new(Variant::GOMOKU_15);
    for col in 0..4 {
        game.play(Point::new(0, col)).unwrap();
        game.play(Point::new(1, col)).unwrap();
    }
    assert_eq!(game.play(Point::new(0, 4)), Ok(Status::Won(Stone::First)));
    assert_eq!(game.winning_rows().count(), 1);
    assert_eq!(game.play(Point::new(9, 9)), Err(IllegalMove::GameOver));
    assert_eq!(game.legal_moves().count(), 0);
    assert_eq!(game.undo(), Some(Turn::Stone(Point::new(0, 4))));
    assert_eq!(game.status(), Status::ToMove(Stone::First));
    assert_eq!(game.winning_rows().count(), 0);
}

#[test]
fn a_full_board_is_drawn_unless_the_last_stone_wins() {
    let shape = Shape::new(3, 3, Topology::Plane).unwrap();
    let tic_tac_toe = Variant::new(shape, 3, Rule::Freestyle, Placement::Anywhere).unwrap();
    let played = |cells: [(u8, u8); 9]| {
        let moves = cells.map(|(row, col)| Point::new(row, col));
        Game::from_moves(tic_tac_toe, moves).unwrap().status()
    };
    let draw = [(1, 1), (0, 0), (0, 1), (2, 1), (1, 0), (1, 2), (0, 2), (2, 0), (2, 2)];
    assert_eq!(played(draw), Status::Drawn);
    let win = [(0, 0), (1, 1), (0, 1), (1, 0), (2, 0), (2, 1), (1, 2), (2, 2), (0, 2)];
    assert_eq!(played(win), Status::Won(Stone::First));
}

#[test]
fn stones_fall_to_the_bottom_row() {
    for topology in [Topology::Plane, Topology::Torus] {
        let shape = Shape::new(7, 6, topology).unwrap();
        let connect = Variant::new(shape, 4, Rule::Freestyle, Placement::Gravity).unwrap();
        let mut game = Game::new(connect);
        assert_eq!(
            game.legal_moves().collect::<Vec<_>>(),
            (0..7).map(|col| Point::new(5, col)).collect::<Vec<_>>()
        );
        assert_eq!(game.play(Point::new(0, 3)), Err(IllegalMove::Floating));
        game.play(Point::new(5, 3)).unwrap();
        assert_eq!(game.play(Point::new(3, 3)), Err(IllegalMove::Floating));
        game.play(Point::new(4, 3)).unwrap();
        assert_eq!(game.board().get(Point::new(4, 3)), Some(Stone::Second));
    }
}

#[test]
fn impossible_variants_are_refused_with_the_reason() {
    let shape = Shape::new(9, 4, Topology::Plane).unwrap();
    let new = |length| Variant::new(shape, length, Rule::Freestyle, Placement::Anywhere);
    assert_eq!(new(2).unwrap_err().to_string(), "2 in a row are too few: the minimum is 3");
    assert_eq!(
        new(10).unwrap_err().to_string(),
        "10 in a row do not fit: the longest side of the board has 9 cells"
    );
    assert!(new(9).is_ok());
}

#[test]
fn errors_have_messages() {
    for (why, expected) in [
        (IllegalMove::OffBoard, "that is off the board"),
        (IllegalMove::Occupied, "there is already a stone there"),
        (IllegalMove::Floating, "stones fall to the lowest free cell of their column"),
        (IllegalMove::FullColumn, "the column is full"),
        (IllegalMove::GameOver, "the game is over"),
    ] {
        assert_eq!(why.to_string(), expected);
    }
    let twice = [Point::new(0, 0); 2];
    let why = Game::from_moves(Variant::GOMOKU_15, twice).unwrap_err();
    assert_eq!(why.to_string(), "move 2: there is already a stone there");
}

#[test]
fn the_centre_is_the_middle_cell_or_the_lower_right_one_of_four() {
    let centre = |width, height| Shape::new(width, height, Topology::Plane).unwrap().centre();
    assert_eq!(centre(15, 15), Point::new(7, 7));
    assert_eq!(centre(20, 7), Point::new(3, 10));
}

#[test]
fn a_variant_is_described_in_words() {
    let said = |(width, height), topology, length, rule, placement| {
        let shape = Shape::new(width, height, topology).unwrap();
        Variant::new(shape, length, rule, placement).unwrap().to_string()
    };
    let (plane, any) = (Topology::Plane, Placement::Anywhere);
    let (freestyle, exact) = (Rule::Freestyle, Rule::Standard);
    for (found, expected) in [
        (said((15, 15), plane, 5, freestyle, any), "15x15, five or more in a row"),
        (said((15, 15), plane, 5, exact, any), "15x15, exactly five in a row"),
        (said((9, 4), plane, 8, exact, any), "9x4, exactly eight in a row"),
        (said((4, 9), plane, 9, exact, any), "4x9, nine in a row"),
        (said((3, 3), plane, 3, freestyle, any), "3x3, three in a row"),
        (
            said((7, 6), Topology::Torus, 4, freestyle, Placement::Gravity),
            "7x6 torus, four or more in a row, stones fall",
        ),
        (said((26, 26), plane, 12, freestyle, any), "26x26, twelve or more in a row"),
        (said((26, 26), plane, 13, freestyle, any), "26x26, 13 or more in a row"),
    ] {
        assert_eq!(found, expected);
    }
}

#[test]
fn four_boards_are_offered_under_either_rule() {
    for side in [15, 17, 19, 20] {
        let variant = Variant::offered(side).unwrap();
        assert_eq!(variant.shape(), Shape::new(side, side, Topology::Plane).unwrap());
        let exact = variant.with_rule(Rule::Standard);
        assert_eq!((variant.rule(), exact.rule()), (Rule::Freestyle, Rule::Standard));
        assert!(variant.is_offered() && exact.is_offered());
    }
    assert_eq!(Variant::offered(16), None);
    assert!(!Variant::CONNECT_FOUR.is_offered() && !Variant::TIC_TAC_TOE.is_offered());
}

#[test]
fn well_known_games_have_names() {
    let name = |width, height, topology, length, rule, placement| {
        let shape = Shape::new(width, height, topology).unwrap();
        Variant::new(shape, length, rule, placement).unwrap().name()
    };
    let (plane, torus) = (Topology::Plane, Topology::Torus);
    let (freestyle, exact) = (Rule::Freestyle, Rule::Standard);
    let (anywhere, falling) = (Placement::Anywhere, Placement::Gravity);
    assert_eq!(name(15, 15, plane, 5, freestyle, anywhere), "Gomoku");
    assert_eq!(name(15, 15, plane, 5, exact, anywhere), "Gomoku");
    assert_eq!(name(7, 6, plane, 4, freestyle, falling), "Connect four");
    assert_eq!(name(3, 3, plane, 3, freestyle, anywhere), "Tic-tac-toe");
    assert_eq!(name(9, 7, plane, 4, freestyle, falling), "9,7,4 game");
    // Near misses.
    assert_eq!(name(7, 9, plane, 4, freestyle, falling), "7,9,4 game");
    assert_eq!(name(6, 7, plane, 4, freestyle, falling), "6,7,4 game");
    assert_eq!(name(7, 6, plane, 4, freestyle, anywhere), "7,6,4 game");
    assert_eq!(name(3, 3, torus, 3, freestyle, anywhere), "3,3,3 game");
    assert_eq!(name(15, 14, plane, 5, freestyle, anywhere), "15,14,5 game");
    assert_eq!(name(15, 15, plane, 6, freestyle, anywhere), "15,15,6 game");
    assert_eq!(name(15, 15, torus, 5, freestyle, anywhere), "15,15,5 game");
    assert_eq!(name(15, 15, plane, 5, freestyle, falling), "15,15,5 game");
}

#[test]
fn each_side_has_its_own_value() {
    let mut values = BySide { first: 'X', second: 'O' };
    assert_eq!((values.of(Stone::First), values.of(Stone::Second)), (&'X', &'O'));
    *values.of_mut(Stone::First) = 'b';
    assert_eq!(values, BySide { first: 'b', second: 'O' });
    *values.of_mut(Stone::Second) = 'w';
    assert_eq!(values, BySide { first: 'b', second: 'w' });
}

/// Checks whether the stone on `last` is in a row: scans every window of the board, independently
/// of the rules.
fn in_a_row(field: &[Vec<i32>], length: usize, last: (usize, usize)) -> bool {
    let code = field[last.0][last.1];
    let window = |row: usize, col: usize, down: isize, right: isize| {
        (0..length)
            .map(|step| {
                Some((
                    row.checked_add_signed(down * step.cast_signed())?,
                    col.checked_add_signed(right * step.cast_signed())?,
                ))
            })
            .collect::<Option<Vec<_>>>()
    };
    (0..field.len()).any(|row| {
        (0..field[0].len()).any(|col| {
            [(0, 1), (1, 0), (1, 1), (1, -1)]
                .iter()
                .filter_map(|&(down, right)| window(row, col, down, right))
                .any(|cells| {
                    cells.contains(&last)
                        && cells.iter().all(|&(row, col)| {
                            field.get(row).and_then(|line| line.get(col)) == Some(&code)
                        })
                })
        })
    })
}

fn key_from_scratch(board: &Board) -> ZobristKey {
    Board::from_field(&board.to_field()).unwrap().key()
}

/// Generates games on boards of every size; the numbers choose among the legal moves.
fn random_game() -> impl Strategy<Value = (Variant, Vec<usize>)> {
    (3..=26_u8, 3..=26_u8, any::<bool>(), any::<bool>())
        .prop_flat_map(|(width, height, gravity, exact)| {
            let shape = Shape::new(width, height, Topology::Plane).unwrap();
            let rule = if exact { Rule::Standard } else { Rule::Freestyle };
            let placement = if gravity { Placement::Gravity } else { Placement::Anywhere };
            (3..=width.max(height).min(6))
                .prop_map(move |length| Variant::new(shape, length, rule, placement).unwrap())
        })
        .prop_flat_map(|variant| {
            (Just(variant), prop::collection::vec(any::<usize>(), 0..=variant.shape().cells()))
        })
}

#[test]
fn bitboards_know_rules_in_which_the_length_of_a_row_decides() {
    let of = |topology, rule| {
        let shape = Shape::new(15, 15, topology).unwrap();
        Lines::of(Variant::new(shape, 5, rule, Placement::Anywhere).unwrap()).is_some()
    };
    for rule in Rule::ALL {
        let is_general = matches!(rule, Rule::Freestyle | Rule::Standard);
        assert_eq!(of(Topology::Plane, rule), is_general, "{rule:?}");
    }
    assert!(!of(Topology::Torus, Rule::Freestyle));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_win_check_agrees_with_a_scan_of_the_whole_board(
        (width, height, length) in (3..=26_u8, 3..=26_u8, 3..=5_u8),
        stones in prop::collection::vec(any::<(u8, u8, bool)>(), 0..100),
    ) {
        prop_assume!(length <= width.max(height));
        let shape = Shape::new(width, height, Topology::Plane).unwrap();
        let variant = Variant::new(shape, length, Rule::Freestyle, Placement::Anywhere).unwrap();
        let mut board = Board::new(shape);
        for &(row, col, first) in &stones {
            let stone = if first { Stone::First } else { Stone::Second };
            board.set(Point::new(row % height, col % width), Some(stone));
        }
        let field = board.to_field();
        for (row, col, _) in stones {
            let last = Point::new(row % height, col % width);
            let naive = in_a_row(&field, length.into(), (last.row.into(), last.col.into()));
            prop_assert_eq!(variant.is_won_at(&board, last), naive, "{:?}", last);
        }
    }

    #[test]
    fn lines_find_the_same_winning_rows_as_a_game((variant, choices) in random_game()) {
        let mut game = Game::new(variant);
        let mut lines = Lines::of(variant).unwrap();
        for choice in choices {
            for point in variant.shape().points() {
                prop_assert_eq!(lines.is_free(point), game.board().get(point).is_none());
            }
            let legal: Vec<Point> = game.legal_moves().collect();
            let Status::ToMove(stone) = game.status() else { break };
            let mut winning: Vec<Point> = variant.shape().points().collect();
            winning.retain(|&point| lines.is_free(point) && lines.clone().place(point, stone));
            let mut found = lines.winning_cells(stone, variant.shape());
            found.sort_unstable();
            prop_assert_eq!(found, winning);
            let point = legal[choice % legal.len()];
            let is_won = game.play(point).unwrap() == Status::Won(stone);
            prop_assert_eq!(lines.place(point, stone), is_won);
            // What won does not win without its last stone.
            if is_won || choice % 7 == 0 {
                game.undo();
                lines.remove(point, stone);
            }
        }
    }

    #[test]
    fn undo_reverts_play_and_the_key_matches_the_stones((variant, choices) in random_game()) {
        let mut game = Game::new(variant);
        let mut history = vec![game.clone()];
        for choice in choices {
            let legal: Vec<Point> = game.legal_moves().collect();
            let Some(&point) = legal.get(choice % legal.len().max(1)) else { break };
            game.play(point).unwrap();
            prop_assert_eq!(game.board().key(), key_from_scratch(game.board()));
            prop_assert_eq!(game.board().stones(), game.moves().len());
            history.push(game.clone());
        }
        prop_assert_eq!(&Game::from_moves(variant, game.moves().iter().copied()).unwrap(), &game);
        while let Some(earlier) = history.pop() {
            prop_assert_eq!(&game, &earlier);
            prop_assert_eq!(game.undo().is_some(), !history.is_empty());
        }
    }

    #[test]
    fn every_cell_is_parsed_from_its_name(width in 3..=26_u8, height in 3..=26_u8, row: u8, col: u8) {
        let shape = Shape::new(width, height, Topology::Plane).unwrap();
        let point = Point::new(row % height, col % width);
        for coordinates in [Coordinates::Numbers, Coordinates::Letters] {
            prop_assert_eq!(parse_point(&coordinates.name(point, shape), shape), Ok(point));
        }
    }

    #[test]
    fn parsing_a_cell_never_panics(text in ".{0,12}") {
        let _ = parse_point(&text, Variant::GOMOKU_19.shape());
    }

    #[test]
    fn shifting_all_stones_on_a_torus_shifts_the_rows(
        stones in prop::collection::vec((0..5_u8, 0..7_u8), 1..25),
        (down, right) in (0..5_i8, 0..7_i8),
    ) {
        let shape = Shape::new(7, 5, Topology::Torus).unwrap();
        let variant = Variant::new(shape, 4, Rule::Freestyle, Placement::Anywhere).unwrap();
        let moved = |point| shape.step(point, Delta { rows: down, cols: right }).unwrap();
        let (mut here, mut there) = (Board::new(shape), Board::new(shape));
        for (row, col) in stones {
            here.set(Point::new(row, col), Some(Stone::First));
            there.set(moved(Point::new(row, col)), Some(Stone::First));
        }
        for point in shape.points() {
            prop_assert_eq!(variant.is_won_at(&here, point), variant.is_won_at(&there, moved(point)));
        }
    }
}

#[test]
fn a_position_needs_a_board_of_the_shape_of_the_variant() {
    let mut board = Board::new(Variant::GOMOKU_15.shape());
    board.place(Point::new(3, 4), Stone::Second).unwrap();
    let position = Position::from_board(Variant::GOMOKU_15, &board).unwrap();
    assert_eq!((position.board(), position.to_move()), (board.clone(), Stone::Second));
    let refused = Position::from_board(Variant::GOMOKU_17, &board);
    assert_eq!(refused, Err(IllegalMove::OffBoard));
}

/// Number of groups on a plane: those that start in each row, column and diagonal.
fn groups_on_a_plane(width: usize, height: usize, length: usize) -> usize {
    let starts = |side: usize| (side + 1).saturating_sub(length);
    let (across, down) = (starts(width), starts(height));
    across * height + width * down + 2 * across * down
}

/// Number of groups on a torus, whose lines have no end. A line that is as long as the group is
/// one.
fn groups_on_a_torus(width: usize, height: usize, length: usize) -> usize {
    let common = (1..=width * height).find(|n| n % width == 0 && n % height == 0).unwrap();
    let of = |line: usize| match line.cmp(&length) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => width * height / line,
        std::cmp::Ordering::Greater => width * height,
    };
    of(width) + of(height) + 2 * of(common)
}

#[test]
fn the_groups_of_a_board_are_all_listed() {
    let count = |shape: Shape, length| shape.groups(length).count();
    // Connect four and tic-tac-toe, and the fives of Gomoku.
    assert_eq!(count(Variant::CONNECT_FOUR.shape(), 4), 69);
    assert_eq!(count(Variant::TIC_TAC_TOE.shape(), 3), 8);
    assert_eq!(count(Variant::GOMOKU_15.shape(), 5), 572);
    for (topology, expected) in [
        (Topology::Plane, groups_on_a_plane as fn(usize, usize, usize) -> usize),
        (Topology::Torus, groups_on_a_torus),
    ] {
        for (width, height) in [(3, 3), (7, 6), (6, 7), (4, 9), (6, 6), (5, 3), (26, 3)] {
            let shape = Shape::new(width, height, topology).unwrap();
            for length in 1..=9 {
                let expected = match length {
                    // A single cell lies in each direction.
                    1 => 4 * shape.cells(),
                    _ => expected(width.into(), height.into(), length.into()),
                };
                assert_eq!(
                    count(shape, length),
                    expected,
                    "{width}x{height} {topology:?} {length}"
                );
            }
        }
    }
    assert_eq!(count(Variant::GOMOKU_15.shape(), 0), 0);
}

#[test]
fn groups_are_distinct_and_hold_the_winning_rows() {
    for topology in [Topology::Plane, Topology::Torus] {
        let shape = Shape::new(5, 4, topology).unwrap();
        for length in 2..=5 {
            let sets: Vec<_> = shape
                .groups(length)
                .map(|group| {
                    let mut cells: Vec<Point> = group.points().collect();
                    assert_eq!(cells.len(), usize::from(length));
                    cells.sort();
                    cells.dedup();
                    assert_eq!(cells.len(), usize::from(length), "no cell twice");
                    (group.axis(), cells)
                })
                .collect();
            for (index, group) in sets.iter().enumerate() {
                assert!(!sets[..index].contains(group), "{group:?}");
                // Stones on exactly these cells are a row of the referee's.
                let variant =
                    Variant::new(shape, length.max(3), Rule::Freestyle, Placement::Anywhere);
                if length >= 3 {
                    let mut board = Board::new(shape);
                    group.1.iter().for_each(|&cell| board.set(cell, Some(Stone::First)));
                    assert!(variant.unwrap().is_won_at(&board, group.1[0]), "{group:?}");
                }
            }
        }
    }
}

#[test]
fn a_longer_row_is_one_row() {
    let mut field = vec![vec![-1; 15]; 15];
    field[7][3..10].fill(0);
    let board = Board::from_field(&field).unwrap();
    let rows: Vec<Row> = Variant::GOMOKU_15.all_winning_rows(&board).collect();
    assert_eq!((rows.len(), rows[0].length(), rows[0].start()), (1, 7, Point::new(7, 3)));
    // The groups of five that it consists of.
    let is_first = |cell| board.get(cell) == Some(Stone::First);
    assert_eq!(board.shape().groups(5).filter(|it| it.points().all(is_first)).count(), 3);
}
