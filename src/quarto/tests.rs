//! Tests on boards as pictures: `#` is a free cell, a number the piece on it.

use super::*;
use crate::rules::{Point, Stone, Topology};
use proptest::prelude::*;

/// Plays the pieces of a picture, the one on `last` at the end.
fn game(board: Board, picture: &str, last: (u8, u8)) -> Game {
    let words = picture.split_whitespace().enumerate();
    let side = usize::from(board.size.side());
    let cells = words.filter(|(_, word)| *word != "#").map(|(index, word)| {
        let point =
            Point::new((index / side).try_into().unwrap(), (index % side).try_into().unwrap());
        (Piece::new(word.parse().unwrap()).unwrap(), point)
    });
    let last = Point::new(last.0, last.1);
    let (end, begin): (Vec<_>, Vec<_>) = cells.partition(|&(_, point)| point == last);
    assert_eq!(end.len(), 1);
    let mut game = Game::new(board);
    for (piece, point) in begin.into_iter().chain(end) {
        game.select(piece).unwrap();
        game.place(point).unwrap();
    }
    game
}

/// Checks the fours through the last piece, as `axis first cell: shared attributes`.
#[track_caller]
fn check_fours(board: Board, picture: &str, last: (u8, u8), expected: &[&str]) {
    let game = game(board, picture, last);
    let found: Vec<String> = game
        .fours()
        .map(|four| {
            let shared: Vec<&str> = four.shared.iter().map(|shared| shared.word()).collect();
            let Point { row, col } = four.points[0];
            format!("{:?} {row},{col}: {}", four.axis, shared.join(", "))
        })
        .collect();
    assert_eq!(found, expected, "{picture}");
    assert_eq!(matches!(game.status(), Status::Won(_)), !expected.is_empty());
}

#[test]
fn pieces_have_the_numbers_of_the_document() {
    use Attribute::{Black, Hollow, Large, Round, Small, Solid, Square, White};
    let attributes = |number| Piece::new(number).unwrap().attributes();
    assert_eq!(attributes(0), [Black, Square, Small, Hollow]);
    assert_eq!(attributes(1), [Black, Square, Small, Solid]);
    assert_eq!(attributes(2), [Black, Square, Large, Hollow]);
    assert_eq!(attributes(4), [Black, Round, Small, Hollow]);
    assert_eq!(attributes(7), [Black, Round, Large, Solid]);
    assert_eq!(attributes(8), [White, Square, Small, Hollow]);
    assert_eq!(attributes(13), [White, Round, Small, Solid]);
    assert_eq!(attributes(15), [White, Round, Large, Solid]);
    assert_eq!(Piece::new(16), None);
}

#[test]
fn four_that_share_an_attribute_win_along_each_axis() {
    let row = "
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  0  3  5  6
        #  #  #  #  #  #";
    for col in 2..6 {
        check_fours(Board::PLANE, row, (4, col), &["Row 4,2: black"]);
    }
    let column = "
        #  #  #  #  #  #
        #  8  #  #  #  #
        #  2  #  #  #  #
        #  1  #  #  #  #
        #  11 #  #  #  #
        #  #  #  #  #  #";
    check_fours(Board::PLANE, column, (3, 1), &["Column 1,1: square"]);
    let falling = "
        #  #  14 #  #  #
        #  #  #  6  #  #
        #  #  #  #  12 #
        #  #  #  #  #  4
        #  #  #  #  #  #
        #  #  #  #  #  #";
    check_fours(Board::PLANE, falling, (0, 2), &["Falling 0,2: round, hollow"]);
    let rising = "
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  15 #  #
        #  #  2  #  #  #
        #  6  #  #  #  #
        3  #  #  #  #  #";
    check_fours(Board::PLANE, rising, (2, 3), &["Rising 5,0: large"]);
}

#[test]
fn four_without_a_common_attribute_or_with_a_gap_do_not_win() {
    let different = "
        0  15 5  10 #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #";
    check_fours(Board::PLANE, different, (0, 1), &[]);
    let gap = "
        0  1  2  #  3  4
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #";
    check_fours(Board::PLANE, gap, (0, 4), &[]);
}

#[test]
fn rows_wrap_around_only_on_the_torus() {
    // The example from the document: all four are solid.
    let picture = "
        #  #  #  #  #  #
        #  #  #  #  11 #
        #  #  #  #  #  15
        7  #  #  #  #  #
        #  5  #  #  #  #
        #  #  #  #  #  #";
    check_fours(Board::TORUS, picture, (2, 5), &["Falling 1,4: solid"]);
    check_fours(Board::PLANE, picture, (2, 5), &[]);
    let rising = "
        #  #  #  9  #  #
        #  #  8  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  10
        #  #  #  #  11 #";
    check_fours(Board::TORUS, rising, (0, 3), &["Rising 1,2: white, square"]);
    check_fours(Board::PLANE, rising, (0, 3), &[]);
    let seam = "
        #  #  #  #  #  #
        3  #  #  #  2  1
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #";
    let with = seam.replacen("3  #", "3  0", 1);
    check_fours(Board::TORUS, &with, (1, 0), &["Row 1,4: black, square"]);
}

#[test]
fn every_window_of_a_longer_row_is_one_four() {
    let five = "
        0  1  2  3  4  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #";
    check_fours(Board::PLANE, five, (0, 2), &["Row 0,1: black", "Row 0,0: black, square"]);
    let ring = "
        2  10 11 15 9  7
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #";
    let found = ["Row 0,2: solid", "Row 0,1: white", "Row 0,0: large", "Row 0,5: large"];
    check_fours(Board::TORUS, ring, (0, 2), &found);
}

fn piece(number: u8) -> Piece {
    Piece::new(number).unwrap()
}

#[test]
fn players_take_turns_selecting_and_placing() {
    let mut game = Game::new(Board::PLANE);
    assert_eq!(game.status(), Status::Select(Stone::First));
    assert_eq!(game.place(Point::new(0, 0)), Err(IllegalMove::SelectFirst));
    assert_eq!(game.select(piece(3)), Ok(Status::Place(Stone::Second, piece(3))));
    assert_eq!(game.select(piece(4)), Err(IllegalMove::PlaceFirst(piece(3))));
    assert!(!game.bag().contains(piece(3)));
    assert_eq!(game.place(Point::new(0, 6)), Err(IllegalMove::OffBoard));
    assert_eq!(game.place(Point::new(0, 0)), Ok(Status::Select(Stone::Second)));
    assert_eq!(game.select(piece(3)), Err(IllegalMove::Taken(piece(3))));
    assert_eq!(game.select(piece(4)), Ok(Status::Place(Stone::First, piece(4))));
    assert_eq!(game.place(Point::new(0, 0)), Err(IllegalMove::Occupied(piece(3))));
    assert_eq!(game.put_back(), Some(piece(4)));
    assert_eq!(game.status(), Status::Select(Stone::Second));
    assert!(game.bag().contains(piece(4)));
}

#[test]
fn on_the_torus_every_number_is_a_row() {
    let (plane, torus) = (Game::new(Board::PLANE), Game::new(Board::TORUS));
    assert_eq!(plane.cell(5, 0), Some(Point::new(5, 0)));
    assert_eq!(plane.cell(6, 0), None);
    assert_eq!(plane.cell(0, -1), None);
    assert_eq!(torus.cell(-1, 6), Some(Point::new(5, 0)));
    assert_eq!(torus.cell(-6, 13), Some(Point::new(0, 1)));
    assert_eq!(torus.cell(i32::MIN, i32::MAX), Some(Point::new(4, 1)));
}

#[test]
fn placing_the_last_of_four_wins_and_ends_the_game() {
    let mut game = Game::new(Board::PLANE);
    for (number, col) in [(0, 0), (1, 1), (2, 2)] {
        game.select(piece(number)).unwrap();
        game.place(Point::new(0, col)).unwrap();
    }
    assert_eq!(game.select(piece(3)), Ok(Status::Place(Stone::First, piece(3))));
    assert_eq!(game.place(Point::new(0, 3)), Ok(Status::Won(Stone::First)));
    assert_eq!(game.select(piece(4)), Err(IllegalMove::GameOver));
    assert_eq!(game.place(Point::new(0, 4)), Err(IllegalMove::GameOver));
    let last = game.take_up().unwrap();
    assert_eq!((last.piece, last.point), (piece(3), Point::new(0, 3)));
    assert_eq!(game.status(), Status::Place(Stone::First, piece(3)));
    assert_eq!(game.fours().count(), 0);
}

#[test]
fn placing_all_pieces_without_a_four_is_a_draw() {
    let picture = "
        #  #  #  14 6  #
        15 13 4  0  3  10
        12 #  9  #  1  #
        #  #  #  #  8  #
        5  #  #  #  7  2
        #  #  #  #  #  11";
    let mut game = game(Board::PLANE, picture, (5, 5));
    assert_eq!(game.status(), Status::Drawn);
    assert_eq!(game.bag().pieces().count(), 0);
    assert_eq!(game.select(piece(0)), Err(IllegalMove::GameOver));
    game.take_up().unwrap();
    assert_eq!(game.status(), Status::Place(Stone::First, piece(11)));
}

/// Checks whether any four adjacent pieces share an attribute: scans the whole board using the bits
/// of the numbers, independently of the game.
fn has_four(game: &Game) -> bool {
    let number = |row: i32, col: i32| {
        let (row, col) = match game.shape().topology() {
            Topology::Torus => (row.rem_euclid(6), col.rem_euclid(6)),
            Topology::Plane => (row, col),
        };
        let point = Point::new(row.try_into().ok()?, col.try_into().ok()?);
        game.get(point).map(Piece::number)
    };
    (0..6).any(|row| {
        (0..6).any(|col| {
            [(0, 1), (1, 0), (1, 1), (1, -1)].iter().any(|(down, right)| {
                let four: Option<Vec<u8>> =
                    (0..4).map(|step| number(row + down * step, col + right * step)).collect();
                four.is_some_and(|four| {
                    let all = four.iter().fold(15, |bits, number| bits & number);
                    let none = four.iter().fold(15, |bits, number| bits & !number);
                    all | none != 0
                })
            })
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_end_agrees_with_a_scan_of_the_whole_board(
        torus: bool,
        choices in prop::collection::vec((0..16_u8, 0..6_u8, 0..6_u8), 0..200),
    ) {
        let mut game = Game::new(if torus { Board::TORUS } else { Board::PLANE });
        let mut history = vec![game.clone()];
        for (number, row, col) in choices {
            if game.select(piece(number)).is_ok() {
                history.push(game.clone());
            }
            let before = game.clone();
            if game.place(Point::new(row, col)).is_ok() {
                history.push(game.clone());
            } else {
                prop_assert_eq!(&game, &before);
            }
            let is_won = matches!(game.status(), Status::Won(_));
            prop_assert_eq!(is_won, has_four(&game));
            let selected = usize::from(matches!(game.status(), Status::Place(..)));
            prop_assert_eq!(game.bag().pieces().count(), 16 - game.moves().len() - selected);
        }
        // Undo in reverse order.
        while let Some(earlier) = history.pop() {
            prop_assert_eq!(&game, &earlier);
            let undone = game.put_back().is_some() || game.take_up().is_some();
            prop_assert_eq!(undone, !history.is_empty());
        }
    }
}

#[test]
fn four_on_the_small_board_win() {
    let diagonal = "
        0  #  #  #
        #  2  #  #
        #  #  4  #
        #  #  #  6 ";
    check_fours(Board::SMALL, diagonal, (1, 1), &["Falling 0,0: black, hollow"]);
    // Across an edge, and each four once.
    let broken = "
        #  0  #  #
        #  #  2  #
        #  #  #  4
        6  #  #  # ";
    check_fours(Board::SMALL, broken, (1, 2), &[]);
    check_fours(Board::SMALL_TORUS, broken, (1, 2), &["Falling 1,2: black, hollow"]);
}
