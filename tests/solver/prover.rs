//! Prover of wins: uses only the rules and the checker, slow and short.

use std::collections::HashSet;

use gomoku::engine::SolverResult;
use gomoku::rules::{Game, Point, Status, Stone};

use super::checker::{Claim, Place, check_line};

/// Proves a win against every answer. The solver provides its line in each position that occurs,
/// but nothing is taken on trust: its lines of fours are checked, and after each other move, every
/// free cell is tried for the defender.
pub struct Prover<'a> {
    pub ask: &'a mut dyn FnMut(&Game) -> SolverResult<Vec<Point>>,
    /// Won positions, as the stones in the order of the cells.
    pub proved: HashSet<Vec<(Point, Stone)>>,
    /// Number of requests left.
    pub patience: u32,
}

impl Prover<'_> {
    /// Proves a win. Returns an error if it is not a win, and `Ok(false)` if the proof takes too
    /// long, or the solver does not decide a position.
    pub fn prove(&mut self, game: &mut Game) -> Result<bool, String> {
        let Status::ToMove(us) = game.status() else { return Err(format!("over: {game:?}")) };
        let Some(patience) = self.patience.checked_sub(1) else { return Ok(false) };
        self.patience = patience;
        let board = game.board();
        let stones = board.shape().points().filter_map(|cell| Some((cell, board.get(cell)?)));
        let stones: Vec<(Point, Stone)> = stones.collect();
        if self.proved.contains(&stones) {
            return Ok(true);
        }
        let line = match (self.ask)(game) {
            SolverResult::Win(line) => line,
            SolverResult::NoWin => return Err(format!("no win in {:?}", game.moves())),
            SolverResult::Unknown => return Ok(false),
        };
        if check_line(game, &line, Claim::Fours).is_ok() {
            self.proved.insert(stones);
            return Ok(true);
        }
        check_line(game, &line, Claim::Threats)?;
        let first = line[0];
        let play = |game: &mut Game, cell| game.play(cell).map_err(|why| format!("{why}"));
        play(game, first)?;
        let place = Place::of(game);
        let threats = place.fives(us);
        let them = us.opponent();
        if !place.fives(them).is_empty() {
            return Err(format!("a five after {:?}", game.moves()));
        }
        let answers = if threats.is_empty() { place.free() } else { place.answers(&threats, them) };
        let mut is_proved = true;
        for answer in answers {
            let status = play(game, answer)?;
            if status == Status::Won(us) {
                // The answer was a foul.
                game.undo();
                continue;
            }
            if status != Status::ToMove(us) {
                return Err(format!("{status:?} after {:?}", game.moves()));
            }
            is_proved &= self.prove(game)?;
            game.undo();
            if !is_proved {
                break;
            }
        }
        game.undo();
        if is_proved {
            self.proved.insert(stones);
        }
        Ok(is_proved)
    }
}
