use super::*;
use crate::quarto::Board;
use crate::rules::{Variant, parse_moves};
use std::time::Duration;

/// Places these pieces on cells of one row after another, with gaps of `#`.
fn quarto(board: Board, picture: &str, selected: Option<u8>) -> AnyGame {
    let mut game = quarto::Game::new(board);
    let side = usize::from(board.size.side());
    for (index, word) in picture.split_whitespace().enumerate() {
        let Some(piece) = word.parse().ok().and_then(Piece::new) else { continue };
        let [row, col] = [index / side, index % side].map(|number| number.try_into().unwrap());
        game.select(piece).unwrap();
        game.place(Point::new(row, col)).unwrap();
    }
    if let Some(piece) = selected {
        game.select(Piece::new(piece).unwrap()).unwrap();
    }
    game.into()
}

fn info(target: Target, verdict: Verdict) -> Info<Target> {
    let line = crate::player::Line { depth: 4, verdict, pv: vec![target] };
    Info { nodes: 1, elapsed: Duration::ZERO, lines: vec![line] }
}

#[track_caller]
fn check(game: &AnyGame, target: Target, verdict: Verdict, expected: SmallReason) {
    let found = advice(game, target, Some(&info(target, verdict)));
    assert_eq!(found, Some(Advice::Small(expected)));
}

fn piece(number: u8) -> Target {
    Target::Piece(Piece::new(number).unwrap())
}

#[test]
fn rows_are_completed_and_blocked() {
    let game: AnyGame = parse_moves("a3b1b3b2", Variant::TIC_TAC_TOE).unwrap().into();
    let cell = |row, col| Target::Cell(Point::new(row, col));
    check(&game, cell(0, 2), Verdict::Win(1), SmallReason::Completes);
    let game: AnyGame = parse_moves("a3b1b3", Variant::TIC_TAC_TOE).unwrap().into();
    check(&game, cell(0, 2), Verdict::Draw, SmallReason::Blocks);
    check(&game, cell(2, 2), Verdict::Loss(2), SmallReason::HoldsOut(1));
}

#[test]
fn values_are_reasons_of_quiet_moves() {
    let game = AnyGame::from(Game::new(Variant::CONNECT_FOUR));
    let middle = Target::Cell(Point::new(5, 3));
    check(&game, middle, Verdict::Win(41), SmallReason::Wins(21));
    check(&game, middle, Verdict::Draw, SmallReason::Draws);
    check(&game, middle, Verdict::Open(3), SmallReason::IsBestFound { depth: 4 });
    assert_eq!(advice(&game, middle, None), None);
}

#[test]
fn pieces_are_given_for_a_reason() {
    // Black pieces, and small ones: each piece is one of them, but for 10, 11, 14 and 15.
    let rows = "0 3 6  #   1 4 8  #   #  #  #  #   #  #  #  #";
    let game = quarto(Board::SMALL, rows, None);
    check(&game, piece(10), Verdict::Open(0), SmallReason::GivesSafe(4));
    check(&game, piece(10), Verdict::Win(3), SmallReason::Wins(2));
    // A piece that loses is no better than the value says.
    check(&game, piece(2), Verdict::Loss(1), SmallReason::HoldsOut(1));
}

#[test]
fn the_last_safe_piece_and_losing_pieces_are_named() {
    // Three black ones in the first row, and three small ones in the second.
    let rows = "0 3 6  #   1 4 8  #   10 #  #  #   #  11 14  #";
    check(&quarto(Board::SMALL, rows, None), piece(15), Verdict::Draw, SmallReason::GivesLastSafe);
    let lost = "0 3 6  #   9 12 10  #   1 4 8  #   #  #  #  #";
    let lost = quarto(Board::SMALL, lost, None);
    check(&lost, piece(2), Verdict::Loss(1), SmallReason::GivesLosing);
}

#[test]
fn a_piece_is_placed_to_win() {
    let game = quarto(Board::PLANE, "0 3 6", Some(4));
    check(&game, Target::Cell(Point::new(0, 3)), Verdict::Win(1), SmallReason::Completes);
    check(&game, Target::Cell(Point::new(5, 5)), Verdict::Loss(2), SmallReason::HoldsOut(1));
}
