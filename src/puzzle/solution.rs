//! A solution with its reasons.

use crate::engine::{Reason, reason};
use crate::rules::{Game, Point};

/// A move of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The move.
    pub point: Point,
    /// Why it is played, if there is a reason to be given.
    pub reason: Option<Reason>,
}

/// The moves of a line, both sides', with their reasons, as far as they are legal. It may take some
/// milliseconds.
pub fn explain(game: &Game, line: &[Point]) -> Vec<Step> {
    let mut game = game.clone();
    let step = |&point: &Point| {
        let reason = reason(&game, point, None);
        game.play(point).ok().map(|_| Step { point, reason })
    };
    line.iter().map_while(step).collect()
}
