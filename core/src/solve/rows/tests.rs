use std::time::Duration;

use fastrand::Rng;

use super::*;
use crate::limits::{Unwatched, Verdict};
use crate::rules::{Placement, Rule, Shape, Status, Stone, Topology};

/// Plies to the end with best play, positive for a win of the side to move, by trying everything.
fn exhaustive(game: &Game) -> Verdict {
    let value = |point: Point| {
        let mut after = game.clone();
        match after.play(point).unwrap() {
            Status::Won(_) => Verdict::Win(1),
            Status::Drawn => Verdict::Draw,
            Status::ToMove(_) => for_mover(exhaustive(&after)),
        }
    };
    game.legal_moves().map(value).max().unwrap()
}

/// Value of a position a move earlier, for the side that moved to it.
fn for_mover(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Win(plies) => Verdict::Loss(plies + 1),
        Verdict::Loss(plies) => Verdict::Win(plies + 1),
        other => other,
    }
}

fn random_variant(number: usize, random: &mut Rng) -> Variant {
    let (width, height) = (random.u8(3..=6), random.u8(3..=6));
    let shape = Shape::new(width, height, [Topology::Plane, Topology::Torus][number % 2]).unwrap();
    let rule = [Rule::Freestyle, Rule::Standard][number / 2 % 2];
    let placement = [Placement::Anywhere, Placement::Gravity][number / 4 % 2];
    let row = if number.is_multiple_of(3) { 4 } else { random.u8(3..=4) };
    Variant::new(shape, row.min(width.max(height)), rule, placement).unwrap()
}

#[test]
fn every_value_is_that_of_an_exhaustive_search() {
    let mut random = Rng::with_seed(46);
    let mut solver = GameSolver::new(1 << 20);
    let question = Question { is_for_all: true, ..Question::default() };
    let mut seen = [0; 3];
    let mut number = 0;
    while number < 240 {
        let variant = random_variant(number, &mut random);
        let mut game = Game::new(variant);
        while variant.shape().cells() - game.board().stones() > 8 {
            let Some(point) = random.choice(game.legal_moves().collect::<Vec<_>>()) else { break };
            game.play(point).unwrap();
        }
        if game.status().to_move().is_none() {
            continue;
        }
        number += 1;
        let values = solver.values(&game, question, &Unwatched);
        assert_eq!(values.len(), game.legal_moves().count());
        for PointValue { line, is_exact } in values {
            let mut after = game.clone();
            let expected = match after.play(line.pv[0]).unwrap() {
                Status::Won(_) => Verdict::Win(1),
                Status::Drawn => Verdict::Draw,
                Status::ToMove(_) => for_mover(exhaustive(&after)),
            };
            assert!(is_exact);
            assert_eq!(line.verdict, expected, "{game} {line:?}");
            seen[match expected {
                Verdict::Win(_) => 0,
                Verdict::Loss(_) => 1,
                _ => 2,
            }] += 1;
            check_line(&game, &line);
        }
    }
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}

/// Plays a line: its moves are legal, and a proved win or loss ends when it says, if it is shown
/// to the end.
fn check_line(game: &Game, line: &Line) {
    let mut game = game.clone();
    for &point in &line.pv {
        game.play(point).unwrap();
    }
    if let Verdict::Win(plies) | Verdict::Loss(plies) = line.verdict {
        let is_whole = game.status().to_move().is_none();
        assert_eq!(is_whole, line.pv.len() == usize::from(plies), "{game} {line:?}");
    }
}

#[test]
fn the_solver_does_not_mix_games() {
    let mut solver = GameSolver::new(1 << 20);
    let question = Question { is_for_all: true, ..Question::default() };
    let shape = Shape::new(4, 3, Topology::Plane).unwrap();
    let variant = |row| Variant::new(shape, row, Rule::Freestyle, Placement::Anywhere).unwrap();
    for _ in 0..2 {
        for (row, expected) in [(3, Verdict::Win(7)), (4, Verdict::Draw)] {
            let values = solver.values(&Game::new(variant(row)), question, &Unwatched);
            assert_eq!(values[0].line.verdict, expected);
        }
    }
}

#[test]
fn limits_end_the_search_with_an_estimate() {
    // Of the usual board, all values are in the book.
    let game = Game::new("7x7-4-fall".parse().unwrap());
    let mut solver = GameSolver::new(1 << 20);
    for question in [
        Question { nodes: Some(50_000), ..Question::default() },
        Question { depth: Some(4), ..Question::default() },
        Question { time: Some(Duration::ZERO), ..Question::default() },
    ] {
        let values = solver.values(&game, question, &Unwatched);
        assert_eq!(values.len(), 7);
        assert!(values.iter().all(|it| !it.is_exact), "{question:?}");
        assert!(solver.nodes() <= 60_000, "{question:?} {}", solver.nodes());
    }
}

#[test]
fn large_boards_are_searched_some_plies_deep() {
    let shape = Shape::new(19, 19, Topology::Torus).unwrap();
    let variant = Variant::new(shape, 5, Rule::Freestyle, Placement::Anywhere).unwrap();
    assert_eq!(Reach::of(variant), Some(Reach::Plies));
    let mut game = Game::new(variant);
    // An open four that X completes across the edge, after O has looked elsewhere.
    for point in [(9, 18), (0, 0), (9, 0), (2, 5), (9, 1), (4, 9)] {
        game.play(Point::new(point.0, point.1)).unwrap();
    }
    let question = Question { depth: Some(4), is_for_all: true, ..Question::default() };
    let values = GameSolver::new(1 << 20).values(&game, question, &Unwatched);
    assert_eq!(values[0].line.verdict, Verdict::Win(3), "{:?}", values[0]);
    let winning = values.iter().filter(|it| it.line.verdict == Verdict::Win(3));
    let mut columns: Vec<u8> = winning.map(|it| it.line.pv[0].col).collect();
    columns.sort_unstable();
    assert_eq!(columns, [2, 17]);
}

#[test]
fn games_with_fouls_are_not_supported() {
    let renju = Variant::GOMOKU_15.with_rule(Rule::Renju);
    assert_eq!(Reach::of(renju), None);
    let values =
        GameSolver::new(1 << 16).values(&Game::new(renju), Question::default(), &Unwatched);
    assert!(values.is_empty());
}

#[test]
fn rows_of_any_length_are_supported() {
    for (text, stones) in [("26x26-26", 25), ("20x3-20-torus", 19), ("21x20-13-exact-fall", 12)] {
        let variant: Variant = text.parse().unwrap();
        let row = variant.shape().height() - 1;
        let stones = (0..stones).map(|col| (Point::new(row, col), Stone::First));
        let position = crate::rules::Position::from_stones(variant, stones).unwrap();
        let game = Game::from_position(position.with_to_move(Stone::First));
        let question = Question { depth: Some(1), is_for_all: true, ..Question::default() };
        let values = GameSolver::new(1 << 16).values(&game, question, &Unwatched);
        assert_eq!(values.len(), game.legal_moves().count(), "{text}");
        assert_eq!(values[0].line.verdict, Verdict::Win(1), "{text}");
    }
}
