//! A solution with its reasons.

use crate::engine::{Position, Reason, Square, Threat, reason};
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
        let reason = shown(&game, point);
        game.play(point).ok().map(|_| Step { point, reason })
    };
    line.iter().map_while(step).collect()
}

/// Why a move is played. That it wins is known already: then it is what it makes.
fn shown(game: &Game, point: Point) -> Option<Reason> {
    let reason = reason(game, point, None)?;
    if !matches!(reason, Reason::Wins { .. }) {
        return Some(reason);
    }
    let position = Position::of(game).ok()?;
    Some(match position.threat(Square::new(point), position.to_move()) {
        Threat::FourThree => Reason::MakesFourAndThree,
        Threat::Four | Threat::FourPlus => Reason::MakesFour,
        Threat::DoubleThree => Reason::MakesTwoThrees,
        Threat::OpenThree | Threat::OpenThreePlus => Reason::MakesOpenThree,
        _ => reason,
    })
}
