//! Checks of a part of the embedded proof.

use fastrand::Rng;
use gomoku::rules::{Point, Status, Stone};

use super::*;
use crate::cells::CELLS;
use crate::check::{Guide, Hole};
use crate::graph::Graph;

/// X's first move: the centre.
const FIRST: Cell = CELLS / 2;

fn embedded() -> Checker<'static> {
    under(Rule::Freestyle)
}

fn under(rule: Rule) -> Checker<'static> {
    Checker::new(Proof::of(VARIANT).unwrap(), rule).unwrap()
}

#[test]
fn the_first_move_and_the_answer_to_every_second_one_are_stored() {
    let answer = |stones: Stones| embedded().answer(&stones);
    assert_eq!(answer(Stones::default()), Some(FIRST));
    for reply in second_moves() {
        assert!(answer(Stones::new(&[FIRST], &[reply])).is_some(), "{reply}");
    }
}

/// Follows random replies through stored positions, to a depth of 0 to 7 moves of X.
fn random_position(rng: &mut Rng) -> Stones {
    let second: Vec<Cell> = second_moves().collect();
    let mut stones = Stones::new(&[FIRST], &[second[rng.usize(..second.len())]]);
    for _ in 0..rng.usize(..8) {
        let next = embedded().reached(&stones);
        if next.is_empty() {
            break;
        }
        stones = next[rng.usize(..next.len())].1.clone();
    }
    stones
}

#[test]
fn every_reply_in_a_random_part_has_an_answer() {
    let mut rng = Rng::with_seed(7);
    for rule in Proof::RULES {
        let mut solver = Solver::new(rule);
        for _ in 0..3 {
            let stones = random_position(&mut rng);
            assert_eq!(under(rule).check(&stones, &mut solver), [], "{rule:?}, {stones:?}");
        }
    }
}

#[test]
fn what_a_file_proves_is_proved_until_a_reply_is_open() {
    let (checker, root) = (embedded(), Stones::new(&[FIRST], &[0]));
    let positions = checker.positions(std::slice::from_ref(&root));
    let mut graph = Graph::default();
    for fact in positions.iter().flat_map(|stones| known::stored(&checker, stones)) {
        graph.apply(&fact);
    }
    graph.update(0..graph.nodes().len());
    let id = graph.find(&root).unwrap();
    assert!(graph.node(id).is_proved());
    let mut seen = HashSet::new();
    graph.proof(id, &mut seen);
    assert_eq!(seen.len(), positions.len());
    let stones = positions.last().unwrap().clone();
    let x = checker.answer(&stones).unwrap();
    let is_free = |cell: &Cell| *cell != x && ![stones.xs(), stones.os()].concat().contains(cell);
    let hole = Hole { stones: stones.clone(), x, reply: (0..CELLS).find(is_free).unwrap() };
    for fact in known::open(&hole) {
        graph.apply(&fact);
    }
    graph.update(0..graph.nodes().len());
    assert!(graph.node(id).is_open());
}

#[test]
fn a_wrong_move_leaves_replies_without_an_answer() {
    let (mut rng, mut solver) = (Rng::with_seed(7), Solver::new(Rule::Freestyle));
    let stones = random_position(&mut rng);
    // The corner threatens nothing.
    let bytes = proof::to_bytes([(stones.position().unwrap(), Point::new(0, 0))]).unwrap();
    let checker = Checker::new(Proof::from_bytes(&bytes).unwrap(), Rule::Freestyle).unwrap();
    let holes = checker.check(&stones, &mut solver);
    assert!(!holes.is_empty(), "{stones:?}");
}

/// Move of O that completes a five, stops one, or is near another stone.
fn reply(game: &Game, rng: &mut Rng) -> Point {
    let legal: Vec<Point> = game.legal_moves().collect();
    let is_five = |stone, point: Point| {
        let mut board = game.board().clone();
        board.place(point, stone).is_ok() && game.variant().is_won_at(&board, point)
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
    let mut rng = Rng::with_seed(11);
    let rules = Proof::RULES.into_iter().cycle();
    for (rule, second) in rules.zip(second_moves().step_by(7)) {
        let mut solver = Solver::new(rule);
        let mut game = Game::new(VARIANT.with_rule(rule));
        game.play(point(FIRST)).unwrap();
        game.play(point(second)).unwrap();
        while let Status::ToMove(side) = game.status() {
            let next = if side == Stone::First {
                let stones = stones_of(&game);
                let stored = embedded().answer(&stones).map(point);
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
