//! Games with gravity, as the columns chosen and the resulting picture.

use super::*;

/// Plays a game that drops stones into these columns, one digit each.
#[track_caller]
fn dropped(shape: Shape, length: u8, columns: &str) -> Game {
    let variant = Variant::new(shape, length, Rule::Freestyle, Placement::Gravity).unwrap();
    let mut game = Game::new(variant);
    for digit in columns.bytes() {
        assert!(matches!(game.status(), Status::ToMove(_)), "over too early: {columns}");
        game.drop(digit - b'0').unwrap();
    }
    game
}

/// Checks that these drops lead to the picture, and that the last one completes these rows.
#[track_caller]
fn check_drops(
    topology: Topology,
    length: u8,
    columns: &str,
    picture: &str,
    status: Status,
    rows: &[&str],
) {
    let expected = board(picture, topology);
    let game = dropped(expected.shape(), length, columns);
    assert_eq!(game.board(), &expected, "{picture}");
    assert_eq!(game.status(), status, "{picture}");
    let found: Vec<String> = game.winning_rows().map(|row| row.to_string()).collect();
    assert_eq!(found, rows, "{picture}");
}

/// Checks a win with four in a row on the plane.
#[track_caller]
fn check_four(columns: &str, picture: &str, winner: Stone, rows: &[&str]) {
    check_drops(Topology::Plane, 4, columns, picture, Status::Won(winner), rows);
}

/// Checks that the same drops make three in a row on a torus and none on the plane.
#[track_caller]
fn check_only_on_a_torus(columns: &str, picture: &str, row: &str) {
    let goes_on = Status::ToMove(Stone::Second);
    check_drops(Topology::Torus, 3, columns, picture, Status::Won(Stone::First), &[row]);
    check_drops(Topology::Plane, 3, columns, picture, goes_on, &[]);
}

const WIDE: &str = "
    . . . . X
    . . . . X
    . O . . O
    X O . . X";
const HIGH: &str = "
    . . O
    . . X
    . . X
    . . O
    O X X";

#[test]
fn stones_stack_up_in_their_column_from_the_bottom_row() {
    let goes_on = Status::ToMove(Stone::Second);
    for topology in [Topology::Plane, Topology::Torus] {
        check_drops(topology, 4, "4441410", WIDE, goes_on, &[]);
        check_drops(topology, 4, "2220221", HIGH, goes_on, &[]);
    }
}

#[test]
fn full_and_missing_columns_are_refused() {
    for topology in [Topology::Plane, Topology::Torus] {
        for (columns, picture) in [("4441410", WIDE), ("2220221", HIGH)] {
            let shape = board(picture, topology).shape();
            let mut game = dropped(shape, 4, columns);
            let before = game.clone();
            let full = shape.width() - 1;
            assert_eq!(game.landing(full), Err(IllegalMove::FullColumn));
            for row in 0..shape.height() {
                assert_eq!(game.play(Point::new(row, full)), Err(IllegalMove::Occupied));
            }
            assert_eq!(game.drop(full), Err(IllegalMove::FullColumn));
            for col in [shape.width(), u8::MAX] {
                assert_eq!(game.drop(col), Err(IllegalMove::OffBoard));
                assert_eq!(game.landing(col), Err(IllegalMove::OffBoard));
                assert_eq!(game.play(Point::new(0, col)), Err(IllegalMove::OffBoard));
            }
            let below = Point::new(shape.height(), 0);
            assert_eq!(game.play(below), Err(IllegalMove::OffBoard));
            assert_eq!(game, before);
        }
    }
}

#[test]
fn a_full_column_takes_a_stone_again_after_undo() {
    let shape = board(HIGH, Topology::Plane).shape();
    let mut game = dropped(shape, 4, "222022");
    assert_eq!(game.landing(2), Err(IllegalMove::FullColumn));
    assert_eq!(game.legal_moves().collect::<Vec<_>>(), [Point::new(3, 0), Point::new(4, 1)]);
    assert_eq!(game.undo(), Some(Turn::Stone(Point::new(0, 2))));
    assert_eq!(game.landing(2), Ok(Point::new(0, 2)));
    assert_eq!(game.play(Point::new(0, 0)), Err(IllegalMove::Floating));
    assert_eq!(game.play(Point::new(2, 0)), Err(IllegalMove::Floating));
}

#[test]
fn a_board_filled_by_falling_stones_is_drawn() {
    let drawn = "
        O X O X
        O X X O
        X O X O";
    let columns = "012023121330";
    check_drops(Topology::Plane, 3, columns, drawn, Status::Drawn, &[]);
    let game = dropped(board(drawn, Topology::Plane).shape(), 3, columns);
    assert_eq!(game.legal_moves().count(), 0);
    for col in 0..4 {
        assert_eq!(game.clone().drop(col), Err(IllegalMove::GameOver));
        assert_eq!(game.landing(col), Err(IllegalMove::FullColumn));
    }
}

#[test]
fn connect_four_is_won_on_each_axis() {
    let horizontal = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . O O O . .
        . . X X X X .";
    assert_eq!(board(horizontal, Topology::Plane).shape(), Variant::CONNECT_FOUR.shape());
    check_four("2233445", horizontal, Stone::First, &["Horizontal X: 2, Y: 5"]);
    let vertical = "
        . . . . . . .
        . . . . . . .
        . . . . . . O
        . . . . . . O
        X X . . . . O
        X X . . . . O";
    check_four("06160616", vertical, Stone::Second, &["Vertical X: 6, Y: 2"]);
    let down = "
        . . X . . . .
        . . O . . . .
        . . O O . . .
        . . X X O . .
        . . O X X O .
        . O X X O X .";
    check_four("2222323455443123", down, Stone::Second, &["Diagonal down X: 2, Y: 1"]);
    let up = "
        . . . . . . .
        . . . . . . .
        . . . . X . .
        . . . X O . .
        . . X O O . .
        . X O O X . X";
    check_four("12234334644", up, Stone::First, &["Diagonal up X: 1, Y: 5"]);
}

#[test]
fn a_falling_stone_can_make_two_rows() {
    let diagonals = "
        . . . . . . .
        . . . . . . .
        . . . X . X .
        . . . O X O .
        . X O X O X .
        X O X O O O X";
    let rows = ["Diagonal down X: 3, Y: 2", "Diagonal up X: 2, Y: 5"];
    check_four("21155553623334044", diagonals, Stone::First, &rows);
    let corner = "
        . . . . . . .
        . . . . . . .
        . . . . . . O
        . . . . X O X
        . X X . O X O
        X X X O O O O";
    let rows = ["Horizontal X: 3, Y: 5", "Diagonal up X: 3, Y: 5"];
    check_four("0556161424662543", corner, Stone::Second, &rows);
}

#[test]
fn stones_fall_on_a_board_that_is_wider_than_high() {
    let horizontal = "
        . . . . . . . . .
        . . . . . . . . .
        O O O O O . . . .
        X X O X X X . X .";
    check_four("024411503372", horizontal, Stone::Second, &["Horizontal X: 0, Y: 2"]);
    let down = "
        . . . . . X . . .
        . . . . . O X . .
        . . . . . O O X O
        . . . . . O X X X";
    check_four("66856875755", down, Stone::First, &["Diagonal down X: 5, Y: 0"]);
    let up = "
        . . . . . . . X O
        . . . . . . . O X
        . . . . . . O X O
        . X . . . O X O X";
    check_four("886785761778", up, Stone::Second, &["Diagonal up X: 5, Y: 3"]);
}

#[test]
fn stones_fall_on_a_board_that_is_higher_than_wide() {
    let vertical = "
        . . . .
        . . . .
        . . . .
        O . . .
        O . . .
        O . . .
        O . X .
        X . X .
        X X O .";
    check_four("0200102020", vertical, Stone::Second, &["Vertical X: 0, Y: 3"]);
    let down = "
        . . . .
        . . . .
        . . . .
        . . . .
        . . . .
        O . . .
        X O . .
        X O O .
        X X X O";
    check_four("1101032200", down, Stone::Second, &["Diagonal down X: 0, Y: 5"]);
    let up = "
        . . . .
        . . . .
        . . . .
        . . . .
        . . . O
        . . O X
        . O O X
        O X X O
        X X O X";
    check_four("33120022321133", up, Stone::Second, &["Diagonal up X: 0, Y: 7"]);
}

#[test]
fn on_a_torus_rows_wrap_around_but_stones_stop_at_the_bottom() {
    let sides = "
        . . . . . .
        . . . . . .
        O . . . . O
        X X . . . X";
    check_only_on_a_torus("55001", sides, "Horizontal X: 5, Y: 3");
    let top_and_bottom = "
        . . X . .
        . . X . .
        . . O . .
        . . X . O";
    check_only_on_a_torus("22242", top_and_bottom, "Vertical X: 2, Y: 3");
    let up_over_the_side = "
        . . . . .
        . X . . .
        X O . . .
        O O . X X";
    check_only_on_a_torus("4001311", up_over_the_side, "Diagonal up X: 4, Y: 3");
    let down_through_the_corner = "
        X . . . .
        O . . X .
        O X . O X";
    check_only_on_a_torus("4330100", down_through_the_corner, "Diagonal down X: 3, Y: 1");
}
