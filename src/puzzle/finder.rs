//! Finder of puzzles in games.

use super::{Goal, Judge, Origin, Puzzle};
use crate::engine::{Limits, Position, SolverResult, Square, Threat, Watch};
use crate::rules::{BySide, Game, Status};

/// Finds the positions of games in which exactly one move wins by threats, or exactly one does not
/// lose.
///
/// The cost of each position is limited in nodes, so that a game has the same puzzles on every
/// machine. The caller limits the time through the [`Watch`].
#[derive(Default)]
pub struct PuzzleFinder {
    judge: Judge,
}

/// Limits for deciding whether there is a win.
const WIN: Limits = Limits { nodes: Some(10_000), turn: None, left: None, depth: None };
/// Limits for each proof that there is one solution, so that hardly any depends on what the solver
/// remembers.
const PROOF: Limits = Limits { nodes: Some(200_000), ..WIN };
/// Limits for finding the best line of a puzzle.
const LINE: Limits = Limits { nodes: Some(500_000), ..WIN };
/// Use that was made of the last position of a side.
#[derive(Clone, Copy, PartialEq)]
enum Used {
    Win,
    Defence,
}

impl PuzzleFinder {
    /// Finds the puzzles of a game in order, to win and to defend, and reports each at once.
    ///
    /// A combination makes one puzzle: the next win of a side comes only after a position without a
    /// win for it. Of two defences in successive turns, the first one makes a puzzle.
    pub fn puzzles(
        &mut self,
        game: &Game,
        origin: &Origin,
        watch: &dyn Watch,
        found: &mut dyn FnMut(Puzzle),
    ) {
        let mut before = Game::from_position(game.start().clone());
        let mut used = BySide::<Option<Used>>::default();
        let mut moves = game.moves().iter();
        while let Status::ToMove(side) = before.status()
            && let Ok(mut position) = Position::of(&before)
        {
            let used = used.of_mut(side);
            let puzzle = match (self.judge.first_move(&mut position, (WIN, watch)), *used) {
                _ if watch.is_stopped() => return,
                (SolverResult::Win(_), Some(Used::Win)) => None,
                (SolverResult::Win(_), _) => {
                    let puzzle = self.win(&before, origin, watch);
                    *used = puzzle.is_some().then_some(Used::Win);
                    puzzle
                }
                (SolverResult::NoWin, None | Some(Used::Win)) => {
                    let puzzle = self.defence(&before, origin, watch);
                    *used = puzzle.is_some().then_some(Used::Defence);
                    puzzle
                }
                (SolverResult::NoWin, Some(Used::Defence)) | (SolverResult::Unknown, _) => {
                    *used = None;
                    None
                }
            };
            puzzle.into_iter().for_each(&mut *found);
            let Some(&point) = moves.next() else { return };
            if before.play(point).is_err() {
                return;
            }
        }
    }

    /// Recreates a puzzle with a line of this finder; `None` if it finds none.
    pub fn again(&mut self, puzzle: &Puzzle, watch: &dyn Watch) -> Option<Puzzle> {
        match puzzle.goal() {
            Goal::Win(_) => self.any_win(puzzle.game(), puzzle.origin(), watch),
            Goal::Defend { .. } => self.defence(puzzle.game(), puzzle.origin(), watch),
        }
    }

    /// Creates a puzzle to win in the current position, with one or several moves.
    pub fn any_win(&mut self, game: &Game, origin: &Origin, watch: &dyn Watch) -> Option<Puzzle> {
        let SolverResult::Win(win) = self.judge.win(game, LINE, watch) else { return None };
        Puzzle::win(game.clone(), win.line().to_vec(), origin.clone())
    }

    /// Creates a puzzle to win in the current position. `None` unless exactly one move wins by
    /// threats, and neither a five of the opponent nor one of the player gives it away.
    pub fn win(&mut self, game: &Game, origin: &Origin, watch: &dyn Watch) -> Option<Puzzle> {
        let mut position = Position::of(game).ok()?;
        let us = position.to_move();
        if [us, us.opponent()].iter().any(|&side| position.count(side, Threat::Five) > 0) {
            return None;
        }
        let SolverResult::Win(first) = self.judge.first_move(&mut position, (LINE, watch)) else {
            return None;
        };
        if !self.is_only_win(&mut position, first, watch) {
            return None;
        }
        self.any_win(game, origin, watch)
    }

    /// Creates a puzzle to defend in the current position. `None` unless the opponent would win by
    /// threats if it were its turn, exactly one move stops that according to the solver, and no
    /// five gives it away.
    pub fn defence(&mut self, game: &Game, origin: &Origin, watch: &dyn Watch) -> Option<Puzzle> {
        let mut position = Position::of(game).ok()?;
        let them = position.to_move().opponent();
        let is_urgent = position.count(them, Threat::Five) > 0;
        if is_urgent || self.judge.first_move(&mut position, (PROOF, watch)) != SolverResult::NoWin
        {
            return None;
        }
        let SolverResult::Win(threat) = self.judge.threat(game, LINE, watch) else { return None };
        let moves = self.judge.vct.defences(&mut position).unwrap_or(*position.free());
        let mut holding = moves.iter().filter(|&square| {
            position.place(square);
            let found = self.judge.first_move(&mut position, (PROOF, watch));
            position.undo();
            !matches!(found, SolverResult::Win(_))
        });
        let (only, None) = (holding.next()?, holding.next()) else { return None };
        Puzzle::defence(game.clone(), only.point(), threat.line().to_vec(), origin.clone())
    }

    fn is_only_win(&mut self, position: &mut Position, first: Square, watch: &dyn Watch) -> bool {
        let us = position.to_move();
        let mut others: Vec<Square> = position.free().iter().filter(|&it| it != first).collect();
        // Moves that are likely to win are tried first.
        others.sort_by_key(|&square| std::cmp::Reverse(position.threat(square, us)));
        others.into_iter().all(|square| {
            if position.threat(square, us) >= Threat::OpenFour {
                return false;
            }
            position.place(square);
            let found = self.judge.defended(position, (PROOF, watch));
            position.undo();
            found == SolverResult::NoWin
        })
    }
}
