use std::time::Duration;

use super::*;
use crate::engine::{Limits, Search, ThreadData, TranspositionTable, Unwatched, Verdict};
use crate::rules::{Position as Start, Topology, Variant, parse_moves, parse_point};

/// What speaks for the cell `*` in a picture: `X` moves if the sides have as many stones, else
/// `O`.
#[track_caller]
fn check(expected: Option<&str>, picture: &str) {
    check_found(expected, picture, |_| None);
}

/// The same for the move of a search that found this and expects these moves.
#[track_caller]
fn check_searched(expected: &str, verdict: Verdict, line: &[&str], picture: &str) {
    check_found(Some(expected), picture, |shape| {
        let line = line.iter().map(|name| parse_point(name, shape).unwrap()).collect();
        let (depth, nodes, elapsed) = (9, 1_000, Duration::ZERO);
        Some(Info { depth, nodes, elapsed, verdict, pv: line })
    });
}

#[track_caller]
fn check_found(expected: Option<&str>, picture: &str, info: impl FnOnce(Shape) -> Option<Info>) {
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
    let stones = |mark, stone| cells(mark).into_iter().map(move |point| (point, stone));
    let stones = stones("X", Stone::First).chain(stones("O", Stone::Second));
    let game = Game::from_position(Start::from_stones(variant, stones).unwrap());
    let found = reason(&game, cells("*")[0], info(shape).as_ref());
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
        Some("stops their four at B4 C4 D4 E4"),
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
        Some("wins in 2 moves, by fours: E4 F4 E7"),
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
        Some("stops their open three at C4 D4 E4"),
        "
        . . . . . . . .
        . * O O O . . .
        . . . . . . . .
        . X . X . X . .
        . . . . . . . .",
    );
    check(
        Some("stops their open three at C4 D4 F4"),
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
        Some("takes the cell for their two fours"),
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
    assert_eq!(reason(&game, Point::new(7, 7), None), None);
    assert_eq!(reason(&game, Point::new(99, 7), None), None);
    assert_eq!(reason(&Game::new(Variant::CONNECT_FOUR), Point::new(5, 3), None), None);
}

#[test]
fn the_stones_of_a_four_with_a_gap() {
    check(
        Some("stops their four at B4 D4 E4 F4"),
        "
        . . . . . . .
        . X X X . . .
        . O * O O O .
        . . . . . . .
        . X . . . . .
        . . . . . . .",
    );
}

#[test]
fn two_fours_are_stopped_elsewhere_too() {
    check(
        Some("stops their two fours at E6"),
        "
        . . . . X . .
        X O O O . . .
        . X . . O . .
        . . . . O . .
        . X . . O . .
        . . . . * . .
        . . X . X . .",
    );
}

#[test]
fn what_is_built_and_what_is_taken() {
    check(
        Some("makes an open two"),
        "
        . . . . . . . .
        . . . . . . . .
        . . . X * . . .
        . . . . . . . .
        . O . . . . . .
        . . . . . . . .",
    );
    check(
        Some("makes a three, blocked at one end"),
        "
        . . . . . . . .
        . . . . . . . .
        O X X * . . . .
        . . . . . . . .
        . O . . . . . .
        . . . . . . . .",
    );
    check(
        Some("takes the cell for their open three"),
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . O O * . . .
        . . . . . . . . .
        . . . . . . . . .
        X . . . . . . . X",
    );
    check(
        Some("takes the cell for their four"),
        "
        . . . . . . . . .
        X O O O * . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X . . . . . . X
        . . . . . . . . .",
    );
}

#[test]
fn a_proved_win_is_told_with_its_line() {
    // Two open threes are made one after the other.
    let picture = "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . X . . . . . .
        . . . . X . . . . . .
        . . . . . . . . . . .
        . . X X * . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        O . . . . . . . . . .
        O . O . . . . . . . O
        . . . . . . . . . . .";
    let line = ["E6", "F6", "E7"];
    let told = "wins in 2 moves, by threes and fours: E6 F6 E7";
    check_searched(told, Verdict::Win(5), &line, picture);
    // The solver goes on where the line of the search ends.
    check_searched(told, Verdict::Win(5), &line[..2], picture);
    check_searched(
        "wins in 9 moves, by threes and fours: E6 F6 ...",
        Verdict::Win(19),
        &line[..2],
        picture,
    );
    check_searched("wins in 9 moves, by threes and fours", Verdict::Win(19), &line[..1], picture);
    // A move of the line that threatens nothing is another kind of win.
    let line = ["E6", "F6", "K11"];
    check_searched("wins in 2 moves: E6 F6 K11", Verdict::Win(5), &line, picture);
    // What the search says of another move says nothing of this one.
    check_searched("makes two open threes", Verdict::Win(5), &["F6", "E6"], picture);
    check_searched("makes two open threes", Verdict::Open(7), &line, picture);
}

#[test]
fn a_search_proves_a_win_by_threes_and_fours() {
    let game = parse_moves("g7a1h7a15i9o1i10o15", Variant::GOMOKU_15).unwrap();
    let position = Position::of(&game).unwrap();
    let (tt, mut thread) = (TranspositionTable::new(1 << 20), ThreadData::default());
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let search = Search::new(position, &tt, &mut thread, limits, &Unwatched);
    let choice = search.run().unwrap();
    match reason(&game, choice.best, Some(&choice.info)) {
        Some(Reason::Wins { moves, by: By::ThreesAndFours, line }) => {
            assert_eq!(line[0], choice.best);
            assert!((2..=6).contains(&moves), "{moves}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_quiet_move_has_the_searchs_word() {
    let far = "
        . . . . . . *
        . . . . . . .
        . . X O . . .
        . . . . . . .
        . . . . . . .";
    let best = "is the best move that was found at depth 9; expected: D4 C4 B4";
    let line = ["G5", "D4", "C4", "B4", "A4"];
    check_searched(best, Verdict::Open(-40), &line, far);
    let best = "is the best move that was found at depth 9";
    check_searched(best, Verdict::Open(0), &["G5"], far);
    check_searched("only holds out: they win in 2 moves", Verdict::Loss(6), &line, far);
    check_searched("only holds out: they win in 1 move", Verdict::Loss(4), &line, far);
    // A threat that is left as it is has the first word.
    check_searched(
        best,
        Verdict::Open(0),
        &["D2"],
        "
        . . . . . . . .
        . . O O O . . .
        . . . . . . . .
        . . X . X . . .
        . . . * . . . .
        . . X . . . . .",
    );
}

#[test]
fn a_line_that_is_not_told_to_its_end_says_so() {
    let words = |moves, cells| {
        let line = (0..cells).map(|col| Point::new(0, col)).collect();
        let reason = Reason::Wins { moves, by: By::Fours, line };
        reason.in_words(Coordinates::Numbers, Variant::GOMOKU_15.shape())
    };
    assert_eq!(words(5, 9), "wins in 5 moves, by fours: 0,0 0,1 0,2 0,3 0,4 0,5 0,6 ...");
    assert_eq!(words(3, 5), "wins in 3 moves, by fours: 0,0 0,1 0,2 0,3 0,4");
    assert_eq!(words(3, 4), "wins in 3 moves, by fours: 0,0 0,1 0,2 0,3 ...");
    assert_eq!(words(3, 1), "wins in 3 moves, by fours");
}
