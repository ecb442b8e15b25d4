//! Finder of puzzles in games.

use super::judge::Bounds;
use super::{Goal, Judge, Origin, Puzzle};
use crate::engine::{Limits, Position, SolverResult, Square, Threat, Watch, WinKind};
use crate::rules::{BySide, Game, Status};

/// Finds the positions of games in which exactly one move wins by threats, or exactly one does not
/// lose.
///
/// The cost of each position is limited in nodes, so that a game has the same puzzles on every
/// machine. The caller limits the time through the [`Watch`].
pub struct PuzzleFinder {
    judge: Judge,
    /// Limits for each proof that there is one solution. What they leave undecided is no puzzle.
    proof: Limits,
}

/// Limits for deciding whether there is a win.
const WIN: Limits = Limits { nodes: Some(10_000), turn: None, left: None, depth: None };
/// Limits for each proof of a finder with patience.
const PROOF: Limits = Limits { nodes: Some(200_000), ..WIN };
/// Limits for finding the best line of a puzzle.
const LINE: Limits = Limits { nodes: Some(500_000), ..WIN };
/// Use that was made of the last position of a side.
#[derive(Clone, Copy, PartialEq)]
enum Used {
    Win,
    Defence,
}

impl Default for PuzzleFinder {
    /// Leaves out what takes long to prove.
    fn default() -> Self {
        Self { judge: Judge::default(), proof: WIN }
    }
}

impl PuzzleFinder {
    /// Creates a finder for the embedded puzzles, which also proves what takes longer.
    pub fn patient() -> Self {
        Self { proof: PROOF, ..Self::default() }
    }

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
    /// threats if it were its turn, one move is proved to stop that and every other move to lose,
    /// and no five gives it away.
    pub fn defence(&mut self, game: &Game, origin: &Origin, watch: &dyn Watch) -> Option<Puzzle> {
        let mut position = Position::of(game).ok()?;
        let them = position.to_move().opponent();
        let is_urgent = position.count(them, Threat::Five) > 0;
        if is_urgent
            || self.judge.first_move(&mut position, (self.proof, watch)) != SolverResult::NoWin
        {
            return None;
        }
        let SolverResult::Win(threat) = self.judge.threat(game, LINE, watch) else { return None };
        let only = self.only_defence(&mut position, (self.proof, watch))?;
        Puzzle::defence(game.clone(), only.point(), threat.line().to_vec(), origin.clone())
    }

    /// Checks whether a patient finder makes the same puzzle of the position: the same first move is
    /// the only solution, and a win by fours is as short as possible.
    ///
    /// Starts without memory of other positions, so that the result depends on the puzzle alone.
    pub fn is_proved(puzzle: &Puzzle, watch: &dyn Watch) -> bool {
        let (mut finder, game, origin) = (Self::patient(), puzzle.game(), puzzle.origin());
        let found = match puzzle.goal() {
            Goal::Win(_) => finder.win(game, origin, watch),
            Goal::Defend { .. } => finder.defence(game, origin, watch),
        };
        found.is_some_and(|found| {
            let [ours, theirs] = [puzzle, &found].map(|puzzle| puzzle.goal().threats());
            // Shorter wins by threes may be missed, depending on what the solver remembers.
            let is_short = ours.by() != WinKind::Fours || ours.moves() == theirs.moves();
            let is_first = found.goal().line()[0] == puzzle.goal().line()[0];
            is_first && is_short && ours.by() == theirs.by()
        })
    }

    /// Finds the move that stops every win by threats, if all others are proved to lose. A move that
    /// is not decided within the limits may lose, too, so that there is no such move.
    fn only_defence(&mut self, position: &mut Position, bounds: Bounds<'_>) -> Option<Square> {
        let moves = self.judge.vct.defences(position).win().unwrap_or(*position.free());
        let moves = position.legal(moves);
        let mut only = None;
        for square in moves.iter() {
            position.place(square);
            let found = self.judge.first_move(position, bounds);
            position.undo();
            match found {
                SolverResult::Win(_) => {}
                SolverResult::NoWin if only.is_none() => only = Some(square),
                SolverResult::NoWin | SolverResult::Unknown => return None,
            }
        }
        only
    }

    fn is_only_win(&mut self, position: &mut Position, first: Square, watch: &dyn Watch) -> bool {
        let us = position.to_move();
        let legal = position.legal(*position.free());
        let mut others: Vec<Square> = legal.iter().filter(|&it| it != first).collect();
        // Moves that are likely to win are tried first.
        others.sort_by_key(|&square| std::cmp::Reverse(position.threat(square, us)));
        others.into_iter().all(|square| {
            if position.threat(square, us) >= Threat::OpenFour {
                return false;
            }
            position.place(square);
            let found = self.judge.defended(position, (self.proof, watch));
            position.undo();
            found == SolverResult::NoWin
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Unwatched;
    use crate::puzzle::read_compact;

    #[test]
    fn a_defence_that_is_not_decided_is_no_puzzle() {
        // Every other move loses soon. With more nodes, the solver finds that this one loses as well.
        let line = "15 0 a3f5e6f1e2c4a6e4a4a5h5f4 d4 d4";
        let puzzle = read_compact(line, "").unwrap();
        let mut position = Position::of(puzzle.game()).unwrap();
        let few = Limits { nodes: Some(1_000), ..WIN };
        let found = PuzzleFinder::default().only_defence(&mut position, (few, &Unwatched));
        assert_eq!(found, None);
    }

    #[test]
    fn a_puzzle_is_proved_with_its_solution_only() {
        for (line, is_proved) in [
            ("15 0 a5g5a8a3d8g8a6g7 a7", true),
            // Both ends of the three make an open four.
            ("15 0 h8a1i8a3j8a5 k8", false),
            // Both ends defend.
            ("15 0 h8a1i8a3j8 g8 k8", false),
        ] {
            let puzzle = read_compact(line, "").unwrap();
            assert_eq!(PuzzleFinder::is_proved(&puzzle, &Unwatched), is_proved, "{line}");
        }
    }
}
