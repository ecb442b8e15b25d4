//! Hints in steps.

use std::collections::BTreeSet;

use super::Goal;
use crate::engine::WinKind;
use crate::rules::{Axis, Board, Game, Point, Stone};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    Kind {
        /// Side that wins, or threatens to win.
        winner: Stone,
        by: WinKind,
        moves: usize,
    },
    /// Stones with which the next move combines, or from which the threat comes.
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

/// Stones of `side` in those five cells in a row through a point, free of the opponent's stones,
/// that hold the most of them.
pub fn joined(board: &Board, side: Stone, point: Point) -> Vec<Point> {
    const LENGTH: usize = 5;
    let lines = Axis::ALL.map(|axis| board.shape().line_through(point, axis, LENGTH - 1));
    let is_free = |at: &Point| board.get(*at) != Some(side.opponent());
    let through =
        lines.iter().flat_map(|line| line.windows(LENGTH)).filter(|it| it.contains(&point));
    let own = through
        .filter(|window| window.iter().all(is_free))
        .map(|window| window.iter().copied().filter(|&at| board.get(at) == Some(side)).collect());
    let own: Vec<Vec<Point>> = own.collect();
    let most = own.iter().map(Vec::len).max();
    let joined = own.into_iter().filter(|stones| Some(stones.len()) == most).flatten();
    joined.collect::<BTreeSet<_>>().into_iter().collect()
}
