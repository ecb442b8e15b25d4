//! Exhaustive search of small positions, using only the rules.

use std::collections::HashMap;

use gomoku::rules::{Game, Point, Status, ZobristKey};

/// Outcome of a position with best play, for the side to move. Sooner wins and later losses are
/// better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Loss, with a number that grows with its length in plies.
    Loss(i32),
    Draw,
    /// Win, with a number that falls with its length in plies.
    Win(i32),
}

impl Outcome {
    fn before(self) -> Self {
        match self {
            Self::Loss(plies) => Self::Win(-plies - 1),
            Self::Draw => Self::Draw,
            Self::Win(plies) => Self::Loss(1 - plies),
        }
    }
}

/// Results found so far.
#[derive(Default)]
pub struct Brute(HashMap<ZobristKey, Outcome>);

impl Brute {
    pub fn outcome(&mut self, game: &mut Game) -> Outcome {
        match game.status() {
            // The side to move has lost.
            Status::Won(_) => return Outcome::Loss(0),
            Status::Drawn => return Outcome::Draw,
            Status::ToMove(_) => {}
        }
        if let Some(&known) = self.0.get(&game.board().key()) {
            return known;
        }
        let moves: Vec<_> = game.legal_moves().collect();
        let best = moves.into_iter().map(|point| self.after(game, point)).max().unwrap();
        self.0.insert(game.board().key(), best);
        best
    }

    /// Outcome of a move, for the side that plays it.
    pub fn after(&mut self, game: &mut Game, point: Point) -> Outcome {
        game.play(point).unwrap();
        let outcome = self.outcome(game).before();
        game.undo();
        outcome
    }
}
