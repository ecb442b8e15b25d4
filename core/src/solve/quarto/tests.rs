use std::collections::HashSet;

use fastrand::Rng;

use super::*;
use crate::limits::Unwatched;
use crate::rules::{Shape, Topology};
use crate::solve::analysis::{Analysis, Question};
use crate::solve::score::{WIN, kept};
use crate::solve::table::Table;

fn board(side: u8, topology: Topology) -> Board {
    Board::new(Shape::new(side, side, topology).unwrap()).unwrap()
}

/// Plays this many pieces at random; `None` if a line is completed on the way.
fn random_position<'b>(board: &'b Board, pieces: u8, random: &mut Rng) -> Option<Quarto<'b>> {
    let mut position = Quarto::new(board);
    for _ in 0..2 * pieces {
        let played = random.choice(position.legal())?;
        if position.wins(played) {
            return None;
        }
        position.play(played);
    }
    Some(position)
}

/// Checks for a line by looking at all of them.
fn has_line(board: &Board, position: &Quarto<'_>) -> bool {
    (0..board.line_count()).any(|line| {
        let pieces = board.cells(line).iter().map(|&cell| position.cells[usize::from(cell)]);
        let pieces: Vec<u8> = pieces.collect();
        let is_full = pieces.iter().all(|&piece| piece != FREE);
        let shared = pieces.iter().fold(u8::MAX, |all, &piece| all & values(piece & 15));
        is_full && shared != 0
    })
}

#[test]
fn boards_have_their_lines() {
    let lines = |side, topology| board(side, topology).line_count();
    assert_eq!([lines(4, Topology::Plane), lines(6, Topology::Plane)], [10, 54]);
    assert_eq!([lines(4, Topology::Torus), lines(6, Topology::Torus)], [16, 144]);
    assert!(Board::new(Shape::new(7, 7, Topology::Plane).unwrap()).is_none());
    assert!(Board::new(Shape::new(3, 3, Topology::Plane).unwrap()).is_none());
}

#[test]
fn a_move_wins_if_it_completes_a_line() {
    let mut random = Rng::with_seed(46);
    let mut wins = 0;
    for number in 0..300 {
        let side = [4, 6][number % 2];
        let board = board(side, [Topology::Plane, Topology::Torus][number / 2 % 2]);
        let pieces = random.u8(3..=14);
        let Some(mut position) = random_position(&board, pieces, &mut random) else { continue };
        position.play(random.choice(position.legal()).unwrap());
        let mut any = false;
        for cell in position.legal() {
            let mut after = position;
            after.play(cell);
            assert_eq!(position.wins(cell), has_line(&board, &after));
            any |= position.wins(cell);
        }
        assert_eq!(position.wins_at_once(), any);
        wins += u32::from(any);
    }
    assert!(wins > 30, "{wins}");
}

/// Score by trying everything.
fn exhaustive(board: &Board, position: &Quarto<'_>) -> Score {
    if position.left() == 0 {
        return 0;
    }
    let value = |played: Move| {
        let mut after = *position;
        let next = after.play(played);
        if next == Next::Same && has_line(board, &after) {
            return win(after.left());
        }
        match next {
            Next::Same => exhaustive(board, &after),
            Next::Opponent => -exhaustive(board, &after),
        }
    };
    position.legal().into_iter().map(value).max().unwrap_or_default()
}

/// Score of a move by trying everything after it.
fn exhaustive_after(board: &Board, position: &Quarto<'_>, played: Move) -> Score {
    let mut after = *position;
    match after.play(played) {
        Next::Same if has_line(board, &after) => win(after.left()),
        Next::Same => exhaustive(board, &after),
        Next::Opponent => -exhaustive(board, &after),
    }
}

#[test]
fn ends_are_those_of_an_exhaustive_search() {
    let mut random = Rng::with_seed(47);
    let mut table = Table::new(1 << 20);
    let (mut seen, mut scores) = (0, HashSet::new());
    while seen < 200 {
        let (side, pieces) = [(4, 11), (4, 12), (6, 14)][seen % 3];
        let board = board(side, [Topology::Plane, Topology::Torus][seen / 3 % 2]);
        let Some(mut position) = random_position(&board, pieces, &mut random) else { continue };
        if seen % 2 == 0 {
            position.play(random.choice(position.legal()).unwrap());
        }
        seen += 1;
        table.clear();
        let question = Question { is_for_all: true, ..Question::default() };
        let values = Analysis::new(position).run(&mut table, question, &Unwatched, &mut |_, _| {});
        assert_eq!(values.len(), position.legal().len());
        for value in values {
            let expected = exhaustive_after(&board, &position, value.played);
            assert!(value.is_exact);
            assert_eq!(
                value.score, expected,
                "{:?} {:?} {value:?}",
                position.cells, position.given
            );
            scores.insert(kept(expected));
        }
    }
    assert!(scores.len() > 4 && scores.contains(&0), "{scores:?} {WIN}");
}

#[test]
fn a_search_of_a_few_plies_proves_nothing_false() {
    let mut random = Rng::with_seed(48);
    let mut table = Table::new(1 << 20);
    let (mut seen, mut proved) = (0, [0, 0]);
    while seen < 200 {
        let (side, pieces) = [(4, 11), (4, 12), (6, 14)][seen % 3];
        let board = board(side, [Topology::Plane, Topology::Torus][seen / 3 % 2]);
        let Some(mut position) = random_position(&board, pieces, &mut random) else { continue };
        if random.bool() {
            position.play(random.choice(position.legal()).unwrap());
        }
        seen += 1;
        table.clear();
        let depth = Some(random.u8(1..=6));
        let question = Question { depth, is_for_all: random.bool(), ..Question::default() };
        let values = Analysis::new(position).run(&mut table, question, &Unwatched, &mut |_, _| {});
        for value in values.into_iter().filter(|it| it.score.abs() > WIN) {
            let expected = exhaustive_after(&board, &position, value.played);
            let is_win = value.score > 0;
            let is_true = if is_win { expected >= value.score } else { expected <= value.score };
            assert!(is_true, "{:?} {:?} {value:?} {expected}", position.cells, position.given);
            proved[usize::from(value.score > 0)] += 1;
        }
    }
    assert!(proved.iter().all(|&number| number > 100), "{proved:?}");
}
