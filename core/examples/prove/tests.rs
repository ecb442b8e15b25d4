//! Checks of a part of the embedded proof.

use fastrand::Rng;
use gomoku::rules::{Point, Status, Stone};

use super::*;
use crate::check::{Guide, check, reached};

fn embedded() -> Proof<'static> {
    Proof::of(VARIANT).unwrap()
}

#[test]
fn the_first_move_and_the_answer_to_every_second_one_are_stored() {
    let answer = |stones: Stones| embedded().answer(&stones.position().unwrap());
    assert_eq!(answer(Stones::default()), Some(point(FIRST)));
    for reply in second_moves() {
        assert!(answer(Stones::new(&[FIRST], &[reply])).is_some(), "{reply}");
    }
}

/// Follows random replies through stored positions, to a depth of 0 to 7 moves of X.
fn random_position(rng: &mut Rng) -> Stones {
    let second: Vec<Cell> = second_moves().collect();
    let mut stones = Stones::new(&[FIRST], &[second[rng.usize(..second.len())]]);
    for _ in 0..rng.usize(..8) {
        let next = reached(embedded(), &stones);
        if next.is_empty() {
            break;
        }
        stones = next[rng.usize(..next.len())].clone();
    }
    stones
}

#[test]
fn every_reply_in_a_random_part_has_an_answer() {
    let (mut rng, mut solver) = (Rng::with_seed(7), Solver::new());
    for _ in 0..4 {
        let stones = random_position(&mut rng);
        assert_eq!(check(embedded(), &stones, &mut solver), [], "{stones:?}");
    }
}

#[test]
fn a_wrong_move_leaves_replies_without_an_answer() {
    let (mut rng, mut solver) = (Rng::with_seed(7), Solver::new());
    let stones = random_position(&mut rng);
    // The corner threatens nothing.
    let bytes = proof::to_bytes([(stones.position().unwrap(), Point::new(0, 0))]).unwrap();
    let holes = check(Proof::from_bytes(&bytes).unwrap(), &stones, &mut solver);
    assert!(!holes.is_empty(), "{stones:?}");
}

/// Move of O that completes a five, stops one, or is near another stone.
fn reply(game: &Game, rng: &mut Rng) -> Point {
    let legal: Vec<Point> = game.legal_moves().collect();
    let is_five = |stone, point: Point| {
        let mut board = game.board().clone();
        board.place(point, stone).is_ok() && VARIANT.is_won_at(&board, point)
    };
    for stone in [Stone::Second, Stone::First] {
        if let Some(&five) = legal.iter().find(|&&point| is_five(stone, point)) {
            return five;
        }
    }
    let is_near = |point: &Point| {
        game.moves()
            .iter()
            .any(|it| it.row.abs_diff(point.row).max(it.col.abs_diff(point.col)) <= 2)
    };
    let near: Vec<Point> = legal.into_iter().filter(is_near).collect();
    near[rng.usize(..near.len())]
}

/// Second moves of O in the order of their cells.
fn second_moves() -> impl Iterator<Item = Cell> {
    (0..CELLS).filter(|&reply| reply != FIRST)
}

#[test]
fn random_games_are_won() {
    let (mut rng, mut solver) = (Rng::with_seed(11), Solver::new());
    for second in second_moves().step_by(7) {
        let mut game = Game::new(VARIANT);
        game.play(point(FIRST)).unwrap();
        game.play(point(second)).unwrap();
        while let Status::ToMove(side) = game.status() {
            let next = if side == Stone::First {
                let stones = stones_of(&game);
                let stored = embedded().answer(&stones.position().unwrap());
                let find = || solver.propose(&stones).map(|proposal| point(proposal.x));
                stored.or_else(find).unwrap_or_else(|| panic!("nothing wins in {stones:?}"))
            } else {
                reply(&game, &mut rng)
            };
            game.play(next).unwrap();
        }
        assert_eq!(game.status(), Status::Won(Stone::First), "{:?}", game.moves());
    }
}
