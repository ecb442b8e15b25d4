//! Positions that alternating moves cannot reach, and games from there.

use super::*;

/// Parses the position of a picture, as Gomoku on a board of its size.
fn position(picture: &str) -> Position {
    let board = board(picture, Topology::Plane);
    let variant = Variant::new(board.shape(), 5, Rule::Freestyle, Placement::Anywhere).unwrap();
    Position::from_stones(variant, board.occupied()).unwrap()
}

#[track_caller]
fn check(picture: &str, status: Status, rows: &[&str]) {
    let game = Game::from_position(position(picture));
    assert_eq!(game.status(), status, "{picture}");
    let found: Vec<String> = game.winning_rows().map(|row| row.to_string()).collect();
    assert_eq!(found, rows, "{picture}");
    assert_eq!(game.clone().undo(), None);
}

#[test]
fn the_number_of_stones_decides_the_side_to_move() {
    check("X X X X . X\n. . . . . .\n. . . . . X", Status::ToMove(Stone::First), &[]);
    check("X X X X . X\n. . . . . .\n. . . . . .", Status::ToMove(Stone::Second), &[]);
    check("O . . . .\n. . . . .\n. . . . .", Status::ToMove(Stone::Second), &[]);
}

#[test]
fn a_position_with_a_winning_row_or_without_a_free_cell_is_over() {
    let row = "X X X X X .\n. . O . . .\n. . . . . .";
    check(row, Status::Won(Stone::First), &["Horizontal X: 0, Y: 0"]);
    let both = "X X X X X .\n. . . . . .\n. O O O O O";
    check(both, Status::Won(Stone::Second), &["Horizontal X: 0, Y: 0", "Horizontal X: 1, Y: 2"]);
    check("X X O X X\nO O X O O\nX X O X X", Status::Drawn, &[]);
}

#[test]
fn a_game_is_played_from_a_position_and_undone_to_it() {
    let start = position("X X X X . X\n. . . . . .\n. . . . . X");
    let mut game = Game::from_position(start.clone());
    assert_eq!(game.play(Point::new(0, 0)), Err(IllegalMove::Occupied));
    assert_eq!(game.play(Point::new(1, 1)), Ok(Status::ToMove(Stone::Second)));
    assert_eq!(game.play(Point::new(2, 2)), Ok(Status::ToMove(Stone::First)));
    assert_eq!((game.side_of(0), game.side_of(1)), (Stone::First, Stone::Second));
    assert_eq!(game.play(Point::new(0, 4)), Ok(Status::Won(Stone::First)));
    assert_eq!(game.winning_rows().map(|row| row.length()).collect::<Vec<_>>(), [6]);
    assert_eq!(game.stones().count(), game.board().stones());
    while game.undo().is_some() {}
    assert_eq!(game, Game::from_position(start.clone()));
    assert_eq!(game.start(), &start);
    let other = Game::from_position(start.with_to_move(Stone::Second));
    assert_eq!(other.status(), Status::ToMove(Stone::Second));
}

#[test]
fn stones_are_refused_off_the_board_and_on_occupied_cells() {
    let stone = |row| (Point::new(row, 0), Stone::First);
    let from = |rows: [u8; 2]| Position::from_stones(Variant::TIC_TAC_TOE, rows.map(stone));
    assert_eq!(from([0, 3]), Err(IllegalMove::OffBoard));
    assert_eq!(from([2, 2]), Err(IllegalMove::Occupied));
    assert_eq!(from([0, 2]), from([2, 0]), "in whatever order");
}

#[test]
fn positions_are_equal_if_board_rule_and_side_to_move_are() {
    let some = position("X O . . .\n. . . . .\n. . . . .");
    assert_ne!(some, position("X O . . .\n. . . . .\n. . X . ."));
    assert_ne!(some, position("O X . . .\n. . . . .\n. . . . ."));
    assert_ne!(some, some.clone().with_to_move(Stone::Second));
    let exact = some.variant().with_rule(Rule::Standard);
    assert_ne!(some, Position::from_board(exact, &some.board()).unwrap());
}

#[test]
fn a_row_around_a_whole_torus_is_reported_once() {
    let board = board("X X X X X\n. . . . .\n. . . . .", Topology::Torus);
    let variant = Variant::new(board.shape(), 4, Rule::Freestyle, Placement::Anywhere).unwrap();
    assert_eq!(variant.all_winning_rows(&board).count(), 1);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_winning_rows_are_reported_once_each(
        (width, height) in (3..=9_u8, 3..=9_u8),
        (is_torus, is_exact) in any::<(bool, bool)>(),
        stones in prop::collection::vec((0..9_u8, 0..9_u8, prop::bool::weighted(0.8)), 0..120),
    ) {
        let topology = if is_torus { Topology::Torus } else { Topology::Plane };
        let rule = if is_exact { Rule::Standard } else { Rule::Freestyle };
        let shape = Shape::new(width, height, topology).unwrap();
        let variant = Variant::new(shape, 3, rule, Placement::Anywhere).unwrap();
        let mut board = Board::new(shape);
        for (row, col, is_first) in stones {
            let stone = if is_first { Stone::First } else { Stone::Second };
            board.set(Point::new(row % height, col % width), Some(stone));
        }
        let key = |row: Row| {
            let mut cells: Vec<Point> = row.points().collect();
            cells.sort_unstable();
            (format!("{:?}", row.axis()), cells)
        };
        let mut found: Vec<_> = variant.all_winning_rows(&board).map(key).collect();
        let mut expected: Vec<_> = shape
            .points()
            .flat_map(|point| variant.winning_rows(&board, point))
            .map(key)
            .collect();
        expected.sort_unstable();
        expected.dedup();
        found.sort_unstable();
        prop_assert_eq!(found, expected);
    }
}
