//! What is proved of one position.

use crate::player::{Solver, Watch, Win};
use crate::rules::{Axis, Board, Game, Point, Stone, Variant};

/// What is proved of a position, for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// It wins, whatever is answered.
    Win(Win),
    /// It loses, whatever it plays.
    Loss,
    /// Neither, within the bound.
    Open(Option<Defences>),
}

/// The moves against a threat: every other move is proved to lose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Defences {
    /// What the other side would win with after a pass, if that was found.
    pub threat: Option<Win>,
    /// Moves that are proved not to lose: no row is left that the other side could still fill.
    pub saved: Vec<Point>,
    /// Moves that are not proved to lose. They may lose all the same.
    pub open: Vec<Point>,
    /// Nodes after which the solver gave up on each of these.
    pub nodes: u64,
}

impl Defences {
    /// All of them, the proved ones first.
    pub fn all(&self) -> impl Iterator<Item = Point> {
        self.saved.iter().chain(&self.open).copied()
    }

    /// The one move that is not proved to lose, if there is no other.
    pub fn only(&self) -> Option<Point> {
        let mut all = self.all();
        all.next().filter(|_| all.next().is_none())
    }
}

/// How hard a proof is tried, in nodes: the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// For a win of the side to move, and for a threat of the other one.
    pub win: u64,
    /// For each defence: so many nodes, while there are no more defences than this.
    pub defence: &'static [(u64, usize)],
    /// Whether defences are tried where no threat was found, too.
    pub without_threat: bool,
}

/// Tries to prove who wins at the end of a game that goes on; goes on from what is known of it. `None` if it
/// was stopped, or if the engine does not know the game.
pub(super) fn prove(
    game: &Game,
    known: Option<&Proof>,
    bound: Bound,
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

/// Whether the other side cannot win any more after this move: no row is left for it.
fn saves(game: &Game, point: Point, side: Stone) -> bool {
    let mut board = game.board().clone();
    board.place(point, side).is_ok() && !has_row(game.variant(), &board, side.opponent())
}

/// Whether there is a row that has no stone of the other side, where stones may stand anywhere.
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
