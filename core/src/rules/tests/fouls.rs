//! Fouls, passes, and the shapes that explain a foul. Published examples are in `tests/renju.rs` of
//! the program.

use super::*;

const RENJU: &str = "15x15-5-renju X";

fn shapes(position: &str, point: &str) -> (Option<Foul>, Shapes) {
    let position: Position = format!("{RENJU} {position}").parse().unwrap();
    let (variant, board) = (position.variant(), position.board());
    let point = Coordinates::Letters.parse(point, variant.shape()).unwrap();
    let shapes = variant.shapes(&board, point, Stone::First).unwrap();
    (variant.foul(&board, point, Stone::First), shapes)
}

fn names(points: &[Point]) -> String {
    let shape = Variant::GOMOKU_15.shape();
    let names = points.iter().map(|&point| Coordinates::Letters.name(point, shape).to_lowercase());
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_double_three_is_explained_by_its_threes_and_what_completes_them() {
    let (foul, shapes) = shapes("Xf8 Xg8 Xh9 Xh10", "h8");
    assert_eq!(foul, Some(Foul::DoubleThree));
    let threes: Vec<String> = shapes.threes.iter().map(|three| names(&three.stones)).collect();
    assert_eq!(threes, ["f8 g8 h8", "h10 h9 h8"]);
    let fours: Vec<Point> = shapes.threes[0].fours.iter().map(|four| four.point).collect();
    assert_eq!(names(&fours), "e8 i8");
    assert!(shapes.fours.is_empty() && shapes.fives.is_empty() && shapes.overlines.is_empty());
}

#[test]
fn a_three_is_not_real_if_its_straight_four_would_be_a_foul_or_no_four() {
    // The row can only grow to a four that one stone stops.
    let (foul, found) = shapes("Xf8 Xg8 Xh9 Xh10 Od8 Oj8", "h8");
    assert_eq!((foul, found.threes.len()), (None, 1));
    // On both sides, the straight four would make an overline at the same time.
    let spoilt = "Xf8 Xg8 Xh9 Xh10 Xe5 Xe6 Xe7 Xe9 Xe10 Xi5 Xi6 Xi7 Xi9 Xi10";
    let (foul, found) = shapes(spoilt, "h8");
    assert_eq!(foul, None);
    let row = found.threes.iter().find(|three| names(&three.stones) == "f8 g8 h8").unwrap();
    assert!(!row.is_real());
    let why = row.fours.iter().map(|four| four.spoilt);
    assert_eq!(why.collect::<Vec<_>>(), [Some(Spoilt::Foul(Foul::Overline)); 2]);
    // A stone that completes a five as well makes no three.
    let (foul, found) = shapes(&spoilt.replace("Xe5 ", "").replace("Xi5 ", ""), "h8");
    assert_eq!(foul, None);
    let row = found.threes.iter().find(|three| names(&three.stones) == "f8 g8 h8").unwrap();
    let why = row.fours.iter().map(|four| four.spoilt);
    assert_eq!(why.collect::<Vec<_>>(), [Some(Spoilt::Five); 2]);
}

#[test]
fn two_fours_may_be_on_one_line() {
    for line in ["Xe8 Xg8 Xi8 Xk8", "Xd8 Xe8 Xg8 Xj8 Xk8"] {
        let (foul, found) = shapes(line, "h8");
        assert_eq!((foul, found.fours.len()), (Some(Foul::DoubleFour), 2), "{line}");
    }
    let (foul, found) = shapes("Xd8 Xf8 Xg8 Xj8", "h8");
    assert_eq!(foul, Some(Foul::DoubleFour));
    let fours: Vec<String> = found.fours.iter().map(|four| names(&four.stones)).collect();
    assert_eq!(fours, ["d8 f8 g8 h8", "f8 g8 h8 j8"]);
    // A straight four is one four.
    let (foul, found) = shapes("Xe8 Xf8 Xg8", "h8");
    assert_eq!((foul, found.fours.len()), (None, 1));
    assert_eq!(names(&found.fours[0].fives), "d8 i8");
}

#[test]
fn a_five_allows_everything_else() {
    let (foul, found) = shapes("Xd8 Xe8 Xf8 Xg8 Xh3 Xh4 Xh5 Xh6 Xh7", "h8");
    assert_eq!((foul, found.fives.len(), found.overlines.len()), (None, 1, 1));
    let (foul, _) = shapes("Xh3 Xh4 Xh5 Xh6 Xh7", "h8");
    assert_eq!(foul, Some(Foul::Overline));
}

#[test]
fn a_foul_loses_and_can_be_undone() {
    let position: Position = format!("{RENJU} Xf8 Xg8 Xh9 Xh10 Oa1 Oa2 Oa3 Oo1").parse().unwrap();
    let mut game = Game::from_position(position);
    let (foul, other) = (Point::new(7, 7), Point::new(0, 0));
    assert_eq!((game.foul(foul), game.foul(other)), (Some(Foul::DoubleThree), None));
    assert!(!game.legal_moves().any(|point| point == foul));
    assert_eq!(game.play(foul), Ok(Status::Won(Stone::Second)));
    assert_eq!((game.last_foul(), game.winning_rows().count()), (Some(Foul::DoubleThree), 0));
    assert_eq!(game.undo(), Some(Turn::Stone(foul)));
    assert_eq!((game.status(), game.last_foul()), (Status::ToMove(Stone::First), None));
    // `Second` has no fouls.
    game.play(other).unwrap();
    assert_eq!(game.foul(foul), None);
}

#[test]
fn a_side_may_pass_in_renju_only_and_two_passes_draw() {
    for rule in Rule::ALL {
        let mut game = Game::new(Variant::GOMOKU_15.with_rule(rule));
        if rule != Rule::Renju {
            assert_eq!(game.pass(), Err(IllegalMove::NoPass));
            continue;
        }
        let cells = [(7, 7), (7, 8), (7, 9), (0, 0)].map(|(row, col)| Point::new(row, col));
        game.play(cells[0]).unwrap();
        game.pass().unwrap();
        game.play(cells[1]).unwrap();
        assert_eq!((game.side_of(0), game.side_of(1)), (Stone::First, Stone::First));
        game.pass().unwrap();
        game.play(cells[2]).unwrap();
        let before = game.clone();
        assert_eq!(game.pass(), Ok(Status::ToMove(Stone::First)));
        assert_eq!(game.pass(), Ok(Status::Drawn));
        assert_eq!(game.pass(), Err(IllegalMove::GameOver));
        assert_eq!(game.play(cells[3]), Err(IllegalMove::GameOver));
        assert_eq!((game.moves().len(), game.turn_count()), (3, 7));
        // The turns make the same game.
        let mut again = Game::new(game.variant());
        let turns: Vec<Turn> = game.turns().collect();
        for &turn in &turns {
            again.take(turn).unwrap();
        }
        assert_eq!(again, game);
        assert_eq!((game.undo(), game.undo()), (Some(Turn::Pass), Some(Turn::Pass)));
        assert_eq!(game, before);
        turns[..5].iter().rev().for_each(|&turn| assert_eq!(game.undo(), Some(turn)));
        assert_eq!((game.undo(), game.moves().len()), (None, 0));
    }
}

#[test]
fn omok_forbids_double_threes_to_both_sides_and_nothing_else() {
    let position: Position = "15x15-5-omok O Of8 Og8 Oh9 Oh10 Xa1 Xb1 Xc1 Xd1".parse().unwrap();
    let game = Game::from_position(position);
    assert_eq!(game.foul(Point::new(7, 7)), Some(Foul::DoubleThree));
    // Four and six are allowed.
    let position: Position =
        "15x15-5-omok X Xd8 Xf8 Xg8 Xj8 Xa1 Xb1 Xc1 Xe1 Xf1 Oo1 Oo2 Oo3 Oo5 Oo6".parse().unwrap();
    let game = Game::from_position(position);
    assert_eq!((game.foul(Point::new(7, 7)), game.foul(Point::new(14, 3))), (None, None));
}

/// Board on which the only free point is an overline of X.
const NO_LEGAL_MOVE: &str = "
    X O O O X O O
    O X O X O O X
    O O O O X O X
    X X X . X X X
    O X O O O O X
    O X X X O X O
    X X X X O X O";

#[test]
fn a_side_without_a_legal_move_is_not_lost_and_may_pass() {
    let board = board(NO_LEGAL_MOVE, Topology::Plane);
    let renju = Variant::new(board.shape(), 5, Rule::Renju, Placement::Anywhere).unwrap();
    let position = Position::from_board(renju, &board).unwrap();
    let free = Point::new(3, 3);
    let game = Game::from_position(position.clone().with_to_move(Stone::First));
    assert_eq!(game.status(), Status::ToMove(Stone::First));
    assert_eq!((game.legal_moves().count(), game.foul(free)), (0, Some(Foul::Overline)));
    assert_eq!(game.check_pass(), Ok(Stone::First));
    // A foul would lose.
    assert_eq!(game.clone().play(free), Ok(Status::Won(Stone::Second)));
    // After the pass, O fills the board, or passes as well.
    let mut passed = game.clone();
    assert_eq!(passed.pass(), Ok(Status::ToMove(Stone::Second)));
    assert_eq!(passed.legal_moves().collect::<Vec<_>>(), [free]);
    assert_eq!(passed.clone().play(free), Ok(Status::Drawn));
    assert_eq!(passed.pass(), Ok(Status::Drawn));
    // O, which has no fouls, need not pass.
    let other = Game::from_position(position.with_to_move(Stone::Second));
    assert_eq!(other.legal_moves().count(), 1);
}
