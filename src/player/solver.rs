//! Solvers of forced wins in one position, limited by time or nodes. With a limit of nodes, results
//! are the same on every machine.

use std::fmt;
use std::time::Duration;

use super::{Ctx, Limits, NoMove, Watch, WinKind, position_of};
use crate::engine::{Position, SolverLimits, SolverResult, Square, Threat, Vcf, Vct};
use crate::rules::{Game, Point, Stone};

/// Kinds of wins to search for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threats {
    /// Wins by fours alone.
    Fours,
    /// Wins by threes and fours.
    ThreesAndFours,
    /// Wins by fours or, failing that, by threes and fours.
    Both,
}

/// Result for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// Win: the moves of both sides in turn, up to the five or to a four that cannot be stopped.
    Win(Vec<Point>),
    /// No win by fours. If threes were tried as well, no win was found with them.
    NoWinByFours,
    /// Undecided: the time ran out, or the nodes for a single threat.
    Undecided,
}

/// Entries of the table for fours: 8 MB.
const ENTRIES: usize = 1 << 20;

/// Searches for a forced win of the side to move.
///
/// # Errors
/// Fails if the game is over, or the engine does not support it.
pub fn solve(game: &Game, threats: Threats, time: Duration) -> Result<Solution, NoMove> {
    let mut position = position_of(game)?;
    let ctx = Ctx::quiet();
    let limits = || SolverLimits::new(Limits { turn: Some(time), ..Limits::default() }, &ctx);
    let mut found = match threats {
        Threats::Fours | Threats::Both => {
            Vcf::with_entries(ENTRIES).shortest(&mut position, &limits())
        }
        Threats::ThreesAndFours => SolverResult::NoWin,
    };
    if found == SolverResult::NoWin && threats != Threats::Fours {
        found = Vct::new(24 << 20).solve(&mut position, limits());
    }
    Ok(match found {
        SolverResult::Win(pv) => Solution::Win(pv.into_iter().map(Square::point).collect()),
        SolverResult::NoWin => Solution::NoWinByFours,
        SolverResult::Unknown => Solution::Undecided,
    })
}

/// Forced win of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedWin {
    /// Kind of the winner's moves.
    pub by: WinKind,
    /// Moves of winner and loser in turn, up to the five or to a four that cannot be stopped.
    pub pv: Vec<Point>,
}

impl ForcedWin {
    /// Number of the winner's moves. A win by fours is the shortest one by fours; a win by threes
    /// may not be the shortest.
    pub const fn moves(&self) -> usize {
        self.pv.len().div_ceil(2)
    }
}

/// Solvers with their tables, for one position of a game in progress.
///
/// Wins found are proved. If none is found, there may still be one that needs more nodes, or one
/// without threats.
pub struct Solver {
    position: Position,
    vcf: Vcf,
    vct: Vct,
}

const MEMORY: usize = 4 << 20;
/// Nodes searched for wins by fours alone, before threes are tried.
const FOURS_NODES: u64 = 1_000;

impl Solver {
    /// Creates the solvers for the current position of a game.
    ///
    /// # Errors
    /// Fails if the game is over, or the engine does not support it.
    pub fn of(game: &Game) -> Result<Self, NoMove> {
        Ok(Self { position: position_of(game)?, vcf: Vcf::default(), vct: Vct::new(MEMORY) })
    }

    /// Returns the side to move.
    pub const fn to_move(&self) -> Stone {
        self.position.to_move()
    }

    /// Finds a win of the side to move: the shortest one by fours, or else one by threes and fours.
    ///
    /// ```
    /// use gomoku::player::{Solver, Unwatched, WinKind};
    /// use gomoku::rules::{Variant, parse_moves};
    ///
    /// let game = parse_moves("h8a1i8a15j8o1", Variant::GOMOKU_15)?;
    /// let win = Solver::of(&game)?.win(1_000, &Unwatched).ok_or("an open four")?;
    /// assert_eq!((win.by, win.moves()), (WinKind::Fours, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn win(&mut self, nodes: u64, watch: &dyn Watch) -> Option<ForcedWin> {
        let limits = limits(nodes, watch);
        let (by, pv) = match self.vcf.shortest(&mut self.position, &limits).win() {
            Some(pv) => (WinKind::Fours, pv),
            None => (WinKind::ThreesAndFours, self.vct.solve(&mut self.position, limits).win()?),
        };
        Some(ForcedWin { by, pv: pv.into_iter().map(Square::point).collect() })
    }

    /// Finds the win that the opponent threatens, which it would have after a pass.
    pub fn threat(&mut self, nodes: u64, watch: &dyn Watch) -> Option<ForcedWin> {
        self.position.pass();
        let win = self.win(nodes, watch);
        self.position.undo();
        win
    }

    /// Lists the moves that may stop a threat, row by row; all others lose. If no threat by fours
    /// was found, these are all free cells.
    pub fn defences(&mut self) -> Vec<Point> {
        let squares = self.vct.defences(&mut self.position).win();
        let squares = squares.unwrap_or(*self.position.free());
        let squares = self.position.legal(squares);
        squares.iter().map(Square::point).collect()
    }

    /// Checks whether a move loses to fours, or to threes and fours. `false` if it makes five, or
    /// the cell is not free.
    pub fn loses(&mut self, point: Point, nodes: u64, watch: &dyn Watch) -> bool {
        let (square, us) = (Square::new(point), self.position.to_move());
        let is_free = self.position.shape().contains(point) && self.position.is_free(square);
        if !is_free || self.position.threat(square, us) == Threat::Five {
            return false;
        }
        if self.position.is_foul(square, us) {
            return true;
        }
        self.position.place(square);
        let fours = limits(nodes.min(FOURS_NODES), watch);
        let by_fours = self.vcf.shortest(&mut self.position, &fours);
        let loses = matches!(by_fours, SolverResult::Win(_))
            || self.vct.wins(&mut self.position, limits(nodes, watch)) == SolverResult::Win(());
        self.position.undo();
        loses
    }
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").field("position", &self.position).finish_non_exhaustive()
    }
}

fn limits(nodes: u64, watch: &dyn Watch) -> SolverLimits<'_> {
    SolverLimits::new(Limits { nodes: Some(nodes), ..Limits::default() }, watch)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Unwatched;
    use crate::game::GameKind;
    use crate::rules::{Coordinates, Variant, parse_moves};

    fn solver(moves: &str) -> Solver {
        Solver::of(&parse_moves(moves, Variant::GOMOKU_15).unwrap()).unwrap()
    }

    fn cell(name: &str) -> Point {
        Coordinates::Letters.parse(name, Variant::GOMOKU_15.shape()).unwrap()
    }

    /// O to move against an open three of X, which no four of O delays.
    const THREE: &str = "h8a1i8c15j8";

    #[test]
    fn a_threat_is_the_win_of_the_opponent_after_a_pass() {
        let mut solver = solver(THREE);
        assert_eq!(solver.to_move(), Stone::Second);
        assert_eq!(solver.win(1_000, &Unwatched), None);
        let threat = solver.threat(1_000, &Unwatched).unwrap();
        assert_eq!((threat.by, threat.moves()), (WinKind::Fours, 1));
        assert_eq!(solver.to_move(), Stone::Second);
    }

    #[test]
    fn every_move_but_the_ends_of_an_open_three_loses() {
        let mut solver = solver(THREE);
        assert_eq!(solver.defences(), ["g8", "k8"].map(cell));
        for name in ["g8", "k8"] {
            assert!(!solver.loses(cell(name), 1_000, &Unwatched), "{name}");
        }
        assert!(solver.loses(cell("h9"), 1_000, &Unwatched));
    }

    #[test]
    fn a_five_or_an_illegal_move_does_not_lose() {
        let mut solver = solver("h8a1i8a2j8a3b15a4k8");
        for name in ["a5", "h8"] {
            assert!(!solver.loses(cell(name), 1_000, &Unwatched), "{name}");
        }
        assert!(!solver.loses(Point::new(200, 3), 1_000, &Unwatched));
        assert!(solver.loses(cell("g8"), 1_000, &Unwatched));
    }

    #[test]
    fn without_a_threat_by_fours_every_free_cell_is_a_defence() {
        assert_eq!(solver("h8a1i8").defences().len(), 15 * 15 - 3);
    }

    #[test]
    fn finished_and_unsupported_games_have_no_solver() {
        let over = parse_moves("h8a1i8a2j8a3k8a4l8", Variant::GOMOKU_15).unwrap();
        assert_eq!(Solver::of(&over).unwrap_err(), NoMove::GameOver);
        let unknown = Game::new(Variant::TIC_TAC_TOE);
        assert_eq!(
            Solver::of(&unknown).unwrap_err(),
            NoMove::Unsupported(GameKind::Rows(Variant::TIC_TAC_TOE))
        );
    }
}
