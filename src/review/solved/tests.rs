use super::*;
use crate::game::{GameKind, Outcome};
use crate::quarto::{Board, Piece};
use crate::review::Words;
use crate::rules::{Coordinates, Point, Variant, parse_moves};

fn reviewed(game: &AnyGame) -> Report {
    let mut heard = Vec::new();
    let report = review_solved(game, None, &Ctx::quiet(), |progress| heard.push(progress.done));
    assert!(heard.is_sorted() && !heard.is_empty());
    report.unwrap()
}

#[test]
fn the_losing_move_of_tic_tac_toe_is_found() {
    // O answers the corner with an edge, which loses.
    let game = parse_moves("a3b3a1a2c1c3b1", Variant::TIC_TAC_TOE).unwrap();
    let report = reviewed(&game.into());
    assert_eq!(report.turning_point, TurningPoint::Move(1));
    let marks: Vec<_> = report.moves.iter().map(|it| it.mark.map(|(mark, _)| mark)).collect();
    assert_eq!(marks[1], Some(MoveMark::Blunder));
    assert_eq!(report.moves[1].mark.unwrap().1, Basis::Proved);
    // The centre holds.
    let better = report.moves[1].better.as_ref().unwrap();
    assert_eq!(better.variation.pv[0], Target::Cell(Point::new(1, 1)));
    assert_eq!(better.variation.claim, Claim::Proved(Verdict::Draw));
    assert_eq!((report.sides.first.blunders, report.sides.second.blunders), (0, 1));
    let words = Words::new(GameKind::Rows(Variant::TIC_TAC_TOE), Coordinates::Letters);
    let said = words.moved(&report, 1).unwrap();
    assert!(said.starts_with("Move 2 was the losing move. After B3, X wins"), "{said}");
    assert!(said.contains("the winning chance fell from 50% to 0% (proved)"), "{said}");
}

#[test]
fn a_drawn_game_without_mistakes_has_none() {
    let game = parse_moves("b2a3c3a1a2c2b3b1c1", Variant::TIC_TAC_TOE).unwrap();
    let report = reviewed(&game.into());
    assert_eq!((report.winner, report.turning_point), (None, TurningPoint::NobodyLost));
    assert!(report.moves.iter().all(|it| it.cost < MISTAKE), "{report:?}");
    assert_eq!(report.moves.len() + 1, report.positions.len());
}

/// Plays pieces and their cells.
fn quarto(board: Board, moves: &[(u8, u8, u8)]) -> quarto::Game {
    let mut game = quarto::Game::new(board);
    for &(piece, row, col) in moves {
        game.select(Piece::new(piece).unwrap()).unwrap();
        game.place(Point::new(row, col)).unwrap();
    }
    game
}

#[test]
fn giving_the_piece_that_loses_is_the_losing_move_of_quarto() {
    // Black pieces in the first row, and others apart; then a black piece is given.
    let moves = [(0, 0, 0), (15, 2, 2), (3, 0, 1), (12, 3, 1), (5, 0, 2), (10, 1, 3), (6, 0, 3)];
    let game = AnyGame::from(quarto(Board::SMALL, &moves));
    let State::Over(Outcome::Won(winner, _)) = game.state() else { panic!("it is over") };
    let report = reviewed(&game);
    assert_eq!(report.winner, Some(winner));
    // Each piece that is given and placed is two moves.
    assert_eq!(report.moves.len(), 2 * moves.len());
    let index = 2 * moves.len() - 2;
    assert_eq!(report.turning_point, TurningPoint::Move(index));
    let given = &report.moves[index];
    assert_eq!((given.side, given.next), (winner.opponent(), winner));
    assert_eq!(given.played, Target::Piece(Piece::new(6).unwrap()));
    assert!(given.mark.is_some_and(|(mark, _)| mark.is_error()), "{given:?}");
    let better = &given.better.as_ref().unwrap().variation.pv[0];
    assert!(matches!(better, Target::Piece(piece) if piece.number() >= 8), "{better:?}");
    let words = Words::new(GameKind::Quarto(Board::SMALL), Coordinates::Numbers);
    let said = words.moved(&report, index).unwrap();
    assert!(said.starts_with("Move 6 was the losing move. After 6(B ),"), "{said}");
}

#[test]
fn a_game_that_was_given_up_early_is_not_proved_lost() {
    let game = AnyGame::from(parse_moves("b2a3", Variant::TIC_TAC_TOE).unwrap());
    let loser = Some(Stone::Second);
    let report = review_solved(&game, loser, &Ctx::quiet(), |_| {}).unwrap();
    assert_eq!(report.turning_point, TurningPoint::NotProved);
}

#[test]
fn a_stopped_review_has_no_report() {
    let stop = crate::player::Stop::default();
    stop.stop();
    let game = AnyGame::from(parse_moves("b2a3", Variant::TIC_TAC_TOE).unwrap());
    assert!(review_solved(&game, None, &Ctx::new(stop, |_| {}), |_| {}).is_none());
}
