//! Proof of the result of one position.

use crate::player::{ForcedWin, Solver, Watch};
use crate::rules::{Axis, Board, Game, Point, Stone, Variant};

/// Maximum number of defences that are named.
pub(super) const NAMED: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Win against every answer.
    Win(ForcedWin),
    Loss,
    /// Undecided within the bound.
    Open(Option<Defences>),
}

/// Moves against a threat; all others are proved to lose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Defences {
    /// Win of the opponent after a pass, if found.
    pub threat: Option<ForcedWin>,
    /// Moves proved not to lose, since the opponent has no row left to fill.
    pub saved: Vec<Point>,
    /// Moves not proved to lose, though they may.
    pub open: Vec<Point>,
    /// Nodes after which the solver gave up on each of the open moves.
    pub nodes: u64,
}

impl Defences {
    pub fn all(&self) -> impl Iterator<Item = Point> {
        self.saved.iter().chain(&self.open).copied()
    }

    /// Checks whether some moves are proved to hold, or few are not proved to lose, so that they can
    /// be named.
    pub(super) fn are_few(&self) -> bool {
        !self.saved.is_empty() || self.open.len() <= NAMED
    }

    /// Only move that is not proved to lose.
    pub fn only(&self) -> Option<Point> {
        let mut all = self.all();
        all.next().filter(|_| all.next().is_none())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofLimits {
    /// Nodes for a win of the side to move, and for a threat of the opponent.
    pub win: u64,
    /// Nodes for each defence, as long as there are no more defences than the second number.
    pub defence: &'static [(u64, usize)],
    pub without_threat: bool,
}

/// Tries to prove the result, starting from known facts; `None` if stopped, or if the game is not
/// supported.
pub(super) fn prove(
    game: &Game,
    known: Option<&Proof>,
    bound: ProofLimits,
    watch: &dyn Watch,
) -> Option<Proof> {
    let mut solver = Solver::of(game).ok()?;
    let win = solver.win(bound.win, watch);
    if watch.is_stopped() {
        return None;
    }
    if let Some(win) = win {
        return Some(Proof::Win(win));
    }
    let mut defences = if let Some(Proof::Open(Some(defences))) = known {
        defences.clone()
    } else {
        let threat = solver.threat(bound.win, watch);
        if threat.is_none() && !bound.without_threat {
            return (!watch.is_stopped()).then_some(Proof::Open(None));
        }
        Defences { threat, open: solver.defences(), ..Defences::default() }
    };
    for &(nodes, most) in bound.defence {
        if nodes > defences.nodes && defences.open.len() <= most {
            defences.open.retain(|&point| !solver.loses(point, nodes, watch));
            defences.nodes = nodes;
        }
    }
    if watch.is_stopped() {
        return None;
    }
    let all: Vec<Point> = defences.all().collect();
    (defences.saved, defences.open) =
        all.into_iter().partition(|&point| saves(game, point, solver.to_move()));
    let is_lost = defences.all().next().is_none();
    Some(if is_lost { Proof::Loss } else { Proof::Open(Some(defences)) })
}

fn saves(game: &Game, point: Point, side: Stone) -> bool {
    let mut board = game.board().clone();
    board.place(point, side).is_ok() && !has_row(game.variant(), &board, side.opponent())
}

/// Checks for a row without stones of the opponent, in games without gravity.
fn has_row(variant: Variant, board: &Board, side: Stone) -> bool {
    let shape = variant.shape();
    let is_free = |at: &Point| board.get(*at) != Some(side.opponent());
    let length = usize::from(variant.row_length());
    shape.points().any(|from| {
        Axis::ALL.into_iter().any(|axis| {
            let row = std::iter::successors(Some(from), |&at| shape.step(at, axis.delta()));
            row.take(length).take_while(is_free).count() == length
        })
    })
}
