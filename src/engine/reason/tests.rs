use super::*;
use crate::rules::{BySide, Topology, Variant, arrange};

/// What speaks for the cell `*` in a picture: `X` moves if the sides have as many stones, else
/// `O`.
#[track_caller]
fn check(expected: Option<&str>, picture: &str) {
    let rows: Vec<Vec<&str>> =
        picture.trim().lines().map(|row| row.split_whitespace().collect()).collect();
    let [width, height] = [rows[0].len(), rows.len()].map(|length| u8::try_from(length).unwrap());
    let shape = Shape::new(width, height, Topology::Plane).unwrap();
    let cells = |mark: &str| -> Vec<Point> {
        let mark_at = |point: Point| rows[usize::from(point.row)][usize::from(point.col)];
        shape.points().filter(|&point| mark_at(point) == mark).collect()
    };
    let gomoku = Variant::GOMOKU_15;
    let variant = Variant::new(shape, 5, gomoku.rule(), gomoku.placement()).unwrap();
    let stones = BySide { first: cells("X"), second: cells("O") };
    let game = arrange(variant, stones).unwrap();
    let found = reason(&game, cells("*")[0]);
    let found = found.map(|reason| reason.in_words(Coordinates::Letters, shape));
    assert_eq!(found.as_deref(), expected, "{picture}");
}

#[test]
fn five() {
    check(
        Some("makes five in a row"),
        "
        . . . . . . .
        . X X * X X .
        . O O O O . .
        . . . . . . .
        . . . . . . .",
    );
}

#[test]
fn a_four_is_stopped_before_one_makes_a_four_of_ones_own() {
    check(
        Some("must stop the four at F4"),
        "
        . . . . . . .
        . O X X X . .
        X O O O O * .
        . . . . . . .
        . X . . . . .
        . . . . . . .",
    );
    check(
        None,
        "
        . . . . . . .
        . O X X X * .
        X O O O O . .
        . . . . . . .
        . X . . . . .
        . . . . . . .",
    );
}

#[test]
fn fours_that_cannot_be_stopped() {
    check(
        Some("makes a four that cannot be stopped"),
        "
        . . . . . . . .
        . . X X X * . .
        . . . . . . . .
        . O . O . O . .
        . . . . . . . .",
    );
    // Two fours with one stone.
    check(
        Some("makes a four that cannot be stopped"),
        "
        . . . . . . .
        O X X X * . .
        . O . . X . .
        . . . . X . .
        . O . . X . .
        . O . . O . O",
    );
}

#[test]
fn a_four_and_a_three() {
    check(
        Some("makes a four and an open three"),
        "
        . . . . . . . .
        . . . . . . . .
        O X X X * . . .
        . . . . X . . .
        . O O . X . . .
        . . . . . . . .
        . O . . . . O .",
    );
}

#[test]
fn a_win_by_fours() {
    // A four that is stopped at F4, and then two fours with one stone.
    check(
        Some("wins by fours in 2 moves: E4 F4 E7"),
        "
        O . . . . . . .
        O X X X . . . .
        . . . . X . O .
        . . . . X . . O
        O X X X * . O .
        . . . . O . . .
        . . . . . . O .
        . . . . . . . .",
    );
}

#[test]
fn an_open_three_to_stop() {
    check(
        Some("stops their open three"),
        "
        . . . . . . . .
        . * O O O . . .
        . . . . . . . .
        . X . X . X . .
        . . . . . . . .",
    );
    check(
        Some("stops their open three"),
        "
        . . . . . . . .
        . . O O * O . .
        . . . . . . . .
        . X . X . X . .
        . . . . . . . .",
    );
    // A three of one's own does not, however good it looks; a four is worth a try.
    check(
        None,
        "
        . . . . . . . .
        . . O O O . . .
        . . . . . . . .
        . . X * X . . .
        . . . . . . . .
        . . X . . . . .",
    );
    check(
        Some("makes a four"),
        "
        . . . . . . . .
        . . O O O . . .
        . . . . . . . .
        . . . . . . . .
        O X X X * . . .
        . . . . . . . .
        X . . . . . . .",
    );
}

#[test]
fn two_fours_to_stop() {
    check(
        Some("stops their two fours at E6"),
        "
        . . . . . . .
        X O O O * . .
        . X . . O . .
        . . . . O . .
        . X . . O . .
        . . . . X . .
        X . X . . . .",
    );
}

#[test]
fn two_threes() {
    check(
        Some("makes two open threes"),
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . X X * . . .
        . . . . . X . . .
        . . . . . X . . .
        . . . . . . . . .
        . O . . . . . . .
        . . . O . O . O .",
    );
    check(
        Some("takes the cell for their two open threes"),
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . O O * . . .
        . . . . . O . . .
        . . . . . O . . .
        . . . . . . . . .
        . X . . . . . . .
        . . . X . X . X .",
    );
}

#[test]
fn a_four_and_a_three_to_stop() {
    check(
        Some("takes the cell for their four and open three"),
        "
        . . . . . . . .
        . . . . . . . .
        X O O O * . . .
        . . . . O . . .
        . . X . O . . .
        . X . . . . . .
        . . . . . . X .
        . X . . . . . .",
    );
}

#[test]
fn a_win_by_fours_to_stop() {
    // O would make a four at E4, and then two with one stone at E7.
    check(
        Some("stops their win by fours"),
        "
        . . . . . . . . .
        . . . . * O O O X
        . . . . O X . . .
        . . . X O . . . .
        X O O O . . . . .
        . . . . X . . . .
        X . X . X . . . .
        . . . . . . . . .",
    );
}

#[test]
fn threes_and_fours_and_what_is_not_yet_one() {
    check(
        Some("makes an open three"),
        "
        . . . . . . . .
        . . X X * . . .
        . . . . . . . .
        . O . . . O . .
        . . . . . . . .",
    );
    check(
        Some("makes a four"),
        "
        . . . . . . . .
        . O X X X * . .
        . . . . . . . .
        . O . . . O . .
        . . . . . . . .",
    );
    check(
        Some("builds in several directions"),
        "
        . . . . . . . .
        . . . . . . . .
        . . . . O . . .
        . . . * X . O .
        . . . . . . . .
        . . . X . . . .
        . . . . . . . .
        . . . . . . . .",
    );
}

#[test]
fn a_stone_far_away_has_no_reason_and_a_taken_cell_none_either() {
    check(
        None,
        "
        . . . . . . *
        . . . . . . .
        . . X O . . .
        . . . . . . .
        . . . . . . .",
    );
    let mut game = Game::new(Variant::GOMOKU_15);
    game.play(Point::new(7, 7)).unwrap();
    assert_eq!(reason(&game, Point::new(7, 7)), None);
    assert_eq!(reason(&game, Point::new(99, 7)), None);
    assert_eq!(reason(&Game::new(Variant::CONNECT_FOUR), Point::new(5, 3)), None);
}

#[test]
fn long_lines_are_cut_off() {
    let line = (0..9).map(|col| Point::new(0, col)).collect();
    let words =
        Reason::WinsByFours(line).in_words(Coordinates::Numbers, Variant::GOMOKU_15.shape());
    assert_eq!(words, "wins by fours in 5 moves: 0,0 0,1 0,2 0,3 0,4 0,5 0,6 ...");
}
