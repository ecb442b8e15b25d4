//! What helps, a little more with each step.

use super::{Goal, WinningLine};
use crate::engine::WinKind;
use crate::rules::{Axis, Board, Delta, Game, Point, Stone};

/// A hint, the weakest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// By what it is won, or would be lost, and with how many moves of the winner.
    Kind {
        /// The side that wins, or threatens to.
        winner: Stone,
        /// By what.
        by: WinKind,
        /// With how many moves.
        moves: usize,
    },
    /// The stones with which the next move works together, or from which the threat comes.
    Stones(Vec<Point>),
    /// The move.
    Move(Point),
}

impl Hint {
    /// How many there are for each move.
    pub const STEPS: u8 = 3;

    /// The hint of a step, from 1 on, in this position.
    pub(super) fn of(game: &Game, side: Stone, goal: &Goal, step: u8) -> Option<Self> {
        let (winner, win, first) = match goal {
            Goal::Win(win) => (side, win, win.line().first()?),
            Goal::Defend { saves, threat } => (side.opponent(), threat, saves),
        };
        Some(match step {
            1 => Self::Kind { winner, by: win.by(), moves: win.moves() },
            2 => Self::Stones(first_stones(game.board(), winner, win)),
            _ => Self::Move(*first),
        })
    }
}

/// The winner's stones that its first move joins.
fn first_stones(board: &Board, winner: Stone, win: &WinningLine) -> Vec<Point> {
    win.line().first().map_or_else(Vec::new, |&first| joined(board, winner, first))
}

/// A side's stones in those windows of five cells through a point that hold the most of them and none of the
/// other side's.
fn joined(board: &Board, side: Stone, point: Point) -> Vec<Point> {
    let windows: Vec<Vec<Point>> =
        Axis::ALL.into_iter().flat_map(|axis| windows(board, axis, side, point)).collect();
    let most = windows.iter().map(Vec::len).max().unwrap_or_default();
    let mut stones =
        windows.into_iter().filter(|window| window.len() == most).flatten().collect::<Vec<_>>();
    stones.sort_unstable();
    stones.dedup();
    stones
}

/// The side's stones in each window of five cells along an axis that goes through a point and has no stone of the
/// other side.
fn windows(board: &Board, axis: Axis, side: Stone, point: Point) -> Vec<Vec<Point>> {
    const LENGTH: usize = 5;
    let shape = board.shape();
    let walk = |step: Delta| {
        std::iter::successors(shape.step(point, step), move |&at| shape.step(at, step))
            .take(LENGTH - 1)
    };
    let mut cells: Vec<Point> = walk(axis.delta().reversed()).collect();
    cells.reverse();
    cells.push(point);
    cells.extend(walk(axis.delta()));
    let is_free =
        |window: &&[Point]| window.iter().all(|&at| board.get(at) != Some(side.opponent()));
    let stones = |window: &[Point]| {
        window.iter().copied().filter(|&at| board.get(at) == Some(side)).collect()
    };
    cells
        .windows(LENGTH)
        .filter(|window| window.contains(&point))
        .filter(is_free)
        .map(stones)
        .collect()
}
