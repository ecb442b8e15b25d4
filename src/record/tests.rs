use super::*;
use crate::game::{Outcome, Win};
use crate::quarto::Piece;
use crate::rules::{Point, Topology, Variant};

const GOMOKU: GameKind = GameKind::Rows(Variant::GOMOKU_15);

fn cell(row: u8, col: u8) -> Target {
    Target::Cell(Point::new(row, col))
}

fn won() -> Record {
    let mut game = Record::new(GOMOKU);
    for i in 0..9 {
        game.play(cell(i % 2, i / 2)).unwrap();
    }
    game
}

#[test]
fn a_resigned_match_is_over_until_that_is_taken_back() {
    for kind in [GOMOKU, GameKind::Quarto(Topology::Plane)] {
        let mut game = Record::new(kind);
        assert!(!game.can_take_back());
        game.resign(Stone::Second);
        let outcome = Outcome::Won(Stone::First, Win::Resignation);
        assert_eq!(game.state(), State::Over(outcome));
        assert_eq!(game.play(cell(0, 0)), Err(IllegalMove::GameOver));
        assert!(game.can_take_back());
        let resigned = Action::End(End::Resigned(Stone::Second));
        assert_eq!(game.take_back(), Some(resigned));
        assert_eq!((game.take_back(), game.state()), (None, State::ToMove(Stone::First)));
        assert_eq!((game.redo(), game.state()), (Some(resigned), State::Over(outcome)));
    }
}

#[test]
fn stones_and_selected_pieces_are_taken_back_one_by_one() {
    let mut game = Record::new(GOMOKU);
    game.play(cell(7, 7)).unwrap();
    assert_eq!(game.state().mover(), Some(Stone::Second));
    assert_eq!(game.take_back(), Some(Action::Stone(Point::new(7, 7))));
    assert_eq!(game.state().mover(), Some(Stone::First));

    let piece = Piece::FIRST;
    let mut game = Record::new(GameKind::Quarto(Topology::Plane));
    game.play(Target::Piece(piece)).unwrap();
    assert_eq!(game.on_board().moves(), 0);
    assert!(game.can_take_back());
    game.play(cell(2, 3)).unwrap();
    assert_eq!(game.take_back(), Some(Action::Stone(Point::new(2, 3))));
    assert_eq!(game.take_back(), Some(Action::Piece(piece)));
    assert_eq!(game.take_back(), None);
}

#[test]
fn time_ends_a_match_like_a_resignation() {
    let mut game = Record::new(GOMOKU);
    game.end(End::OutOfTime(Stone::First));
    let outcome = Outcome::Won(Stone::Second, Win::Time);
    game.resign(Stone::Second);
    assert_eq!(game.state(), State::Over(outcome));
    let taken = Action::End(End::OutOfTime(Stone::First));
    assert_eq!(game.take_back(), Some(taken));
    assert_eq!(game.state(), State::ToMove(Stone::First));
}

#[test]
fn what_was_taken_back_is_played_again_until_something_else_is() {
    let piece = Piece::FIRST;
    let targets = [Target::Piece(piece), cell(2, 3)];
    let mut game = Record::new(GameKind::Quarto(Topology::Plane));
    for target in targets {
        game.play(target).unwrap();
    }
    let played = game.clone();
    assert!(!game.can_redo());
    while game.take_back().is_some() {}
    assert!(game.can_redo());
    assert_eq!(game.redo(), Some(Action::Piece(piece)));
    assert_eq!(game.redo(), Some(Action::Stone(Point::new(2, 3))));
    assert_eq!((game.redo(), game), (None, played));

    let mut game = won();
    let end = game.state();
    assert!(game.take_back().is_some() && game.state() != end);
    assert!(game.redo().is_some() && game.state() == end);
    game.take_back();
    game.play(cell(14, 14)).unwrap();
    assert_eq!(game.redo(), None);
}

#[test]
fn one_may_resign_while_the_other_thinks() {
    let mut game = Record::new(GOMOKU);
    game.play(cell(7, 7)).unwrap();
    game.resign(Stone::First);
    let outcome = Outcome::Won(Stone::Second, Win::Resignation);
    assert_eq!(game.state(), State::Over(outcome));
}

#[test]
fn nobody_resigns_a_match_that_is_won() {
    let mut game = won();
    let before = game.clone();
    game.resign(Stone::First);
    assert_eq!(game, before);
    assert_eq!(game.state(), State::Over(Outcome::Won(Stone::First, Win::Row)));
    assert_eq!(Record::from(game.on_board().clone()), game);
}

#[test]
fn a_target_of_another_game_is_off_the_board() {
    let refused = |kind, target| Record::new(kind).play(target).unwrap_err().to_string();
    assert_eq!(refused(GOMOKU, Target::Piece(Piece::FIRST)), "that is off the board");
    let quarto = GameKind::Quarto(Topology::Torus);
    assert_eq!(refused(quarto, Target::Column(0)), "that is off the board");
    let four = GameKind::Rows(Variant::CONNECT_FOUR);
    assert_eq!(Record::new(four).target_kind(), TargetKind::Column(four.shape()));
    assert_eq!(Record::new(quarto).target_kind(), TargetKind::Piece);
}

#[test]
fn wherever_one_goes_the_board_has_the_moves_that_lead_there() {
    let mut game = Record::new(GOMOKU);
    for (row, col) in [(0, 0), (1, 1), (2, 2), (3, 3)] {
        game.play(cell(row, col)).unwrap();
    }
    game.go_to(NodeId::ROOT);
    for (row, col) in [(4, 4), (5, 5)] {
        game.play(cell(row, col)).unwrap();
    }
    let nodes: Vec<NodeId> = game.tree().preorder().collect();
    for (&from, &to) in nodes.iter().flat_map(|from| nodes.iter().map(move |to| (from, to))) {
        assert!(game.go_to(from) && game.go_to(to));
        let path = game.tree().path(to).into_iter();
        let moves = path.filter_map(|node| match game.tree().action(node)? {
            Action::Stone(point) => Some(point),
            _ => None,
        });
        let expected = rules::Game::from_moves(Variant::GOMOKU_15, moves).unwrap();
        assert_eq!(*game.on_board(), AnyGame::Rows(expected), "from {from:?} to {to:?}");
    }
}
