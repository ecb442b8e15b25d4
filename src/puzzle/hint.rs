//! Hints in steps.

use super::Goal;
use crate::engine::WinKind;
use crate::rules::{Axis, Board, Game, Point, Stone};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    Kind {
        /// Side that wins, or threatens to.
        winner: Stone,
        by: WinKind,
        moves: usize,
    },
    /// Stones with which the next move works together, or from which the threat comes.
    Stones(Vec<Point>),
    Move(Point),
}

impl Hint {
    pub const STEPS: u8 = 3;

    pub(super) fn of(game: &Game, side: Stone, goal: &Goal, step: u8) -> Option<Self> {
        let (winner, win, first) = match goal {
            Goal::Win(win) => (side, win, win.line().first()?),
            Goal::Defend { saves, threat } => (side.opponent(), threat, saves),
        };
        Some(match step {
            1 => Self::Kind { winner, by: win.by(), moves: win.moves() },
            2 => Self::Stones(joined(game.board(), winner, *win.line().first()?)),
            _ => Self::Move(*first),
        })
    }
}

/// Stones of `side` in those [`windows`] that hold the most of them.
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

/// Stones of `side` in each five cells along an axis through a point without the other side's.
fn windows(board: &Board, axis: Axis, side: Stone, point: Point) -> Vec<Vec<Point>> {
    const LENGTH: usize = 5;
    let cells = board.shape().line_through(point, axis, LENGTH - 1);
    let is_free =
        |window: &&[Point]| window.iter().all(|&at| board.get(at) != Some(side.opponent()));
    let stones = |window: &[Point]| {
        window.iter().copied().filter(|&at| board.get(at) == Some(side)).collect()
    };
    let through = cells.windows(LENGTH).filter(|window| window.contains(&point));
    through.filter(is_free).map(stones).collect()
}
