//! The truth about small positions, by trying out everything: the referee's rules and nothing else.

use std::collections::HashMap;

use gomoku::rules::{Game, Point, Status, ZobristKey};

/// How a position ends if both sides play their best, for the side to move: the sooner a win, and the later
/// a loss, the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// It loses; the number grows with the plies that this takes.
    Loss(i32),
    Draw,
    /// It wins; the number falls with the plies that this takes.
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

/// What was found out already.
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

    /// What a move leads to, for the side that plays it.
    pub fn after(&mut self, game: &mut Game, point: Point) -> Outcome {
        game.play(point).unwrap();
        let outcome = self.outcome(game).before();
        game.undo();
        outcome
    }
}
