//! Games that begin with an opening.

use super::*;
use crate::rules::opening::{Choice, OpeningError, OpeningRule, Seat, Work, Zone};

const TARAGUCHI: &str = "15x15-5-renju X taraguchi10: h8 keep h9 swap h10 keep g6 offer-many \
     offer=a1 offer=b1 offer=c1 offer=d1 offer=e1 offer=f1 offer=g1 offer=h1 offer=i1 offer=j1 c1 o15";

#[test]
fn the_turns_of_an_opening_are_undone_one_by_one() {
    let game: Game = TARAGUCHI.parse().unwrap();
    assert_eq!(game.to_string(), TARAGUCHI);
    assert_eq!((game.moves().len(), game.turn_count()), (6, 20));
    assert_eq!(game.turns().count(), 20);
    assert_eq!((game.holder(Stone::First), game.task()), (Seat::Responder, None));
    let turns: Vec<Turn> = game.turns().collect();
    let mut undone = game.clone();
    for &turn in turns.iter().rev() {
        assert_eq!(undone.undo(), Some(turn));
    }
    assert_eq!((undone.undo(), undone.turn_count()), (None, 0));
    assert_eq!(undone.holder(Stone::First), Seat::Opener);
    for &turn in &turns {
        undone.take(turn).unwrap();
    }
    assert_eq!(undone, game);
}

#[test]
fn the_player_to_act_is_not_always_the_side_to_move() {
    let mut game = Game::with_opening(Variant::GOMOKU_15, OpeningRule::Swap2).unwrap();
    let mut seats = Vec::new();
    let stones = [(7, 7), (6, 8), (3, 3)].map(|(row, col)| Turn::Stone(Point::new(row, col)));
    for turn in stones.into_iter().chain([Turn::Choose(Choice::PlaceTwo)]) {
        seats.push((game.status(), game.seat_to_act()));
        game.take(turn).unwrap();
    }
    let (first, second) = (Status::ToMove(Stone::First), Status::ToMove(Stone::Second));
    let (opener, responder) = (Some(Seat::Opener), Some(Seat::Responder));
    assert_eq!(seats, [(first, opener), (second, opener), (first, opener), (second, responder)]);
    assert_eq!((game.status(), game.seat_to_act()), (second, responder));
}

#[test]
fn a_move_outside_the_zone_is_refused_and_changes_nothing() {
    let renju = Variant::GOMOKU_15.with_rule(Rule::Renju);
    let mut game = Game::with_opening(renju, OpeningRule::Rif).unwrap();
    let before = game.clone();
    let why = IllegalMove::Opening(OpeningError::OutOfZone(Zone::Centre));
    assert_eq!(game.play(Point::new(7, 8)), Err(why));
    assert!(game.take(Turn::Choose(Choice::Swap)).is_err());
    let place = Work::Place { stone: Stone::First, zone: Zone::Centre };
    let why = IllegalMove::Opening(OpeningError::NotNow(place));
    assert_eq!(game.take(Turn::Declare(2)), Err(why));
    assert_eq!(game.pass(), Err(IllegalMove::NoPass));
    assert_eq!(game, before);
    assert_eq!(game.legal_moves().collect::<Vec<_>>(), [Point::new(7, 7)]);
    game.play(Point::new(7, 7)).unwrap();
    assert_eq!(game.play(Point::new(7, 7)), Err(IllegalMove::Occupied));
    assert_eq!(game.legal_moves().count(), 8);
}

#[test]
fn a_free_opening_is_none() {
    let game = Game::with_opening(Variant::CONNECT_FOUR, OpeningRule::Free).unwrap();
    assert_eq!(game, Game::new(Variant::CONNECT_FOUR));
    assert!(Game::with_opening(Variant::CONNECT_FOUR, OpeningRule::Swap2).is_err());
}
