//! Solution of a puzzle, with reasons.

use crate::engine::{Position, Reason, Square, Threat, reason};
use crate::rules::{Game, Point};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolutionStep {
    pub point: Point,
    pub reason: Option<Reason>,
}

/// Explains the legal moves of a line, which may take a few milliseconds.
pub fn explain(game: &Game, line: &[Point]) -> Vec<SolutionStep> {
    let mut game = game.clone();
    let step = |&point: &Point| {
        let reason = shown(&game, point);
        game.play(point).ok().map(|_| SolutionStep { point, reason })
    };
    line.iter().map_while(step).collect()
}

/// Reason for a move, except that it wins, which is obvious in a puzzle.
fn shown(game: &Game, point: Point) -> Option<Reason> {
    let reason = reason(game, point, None)?;
    if !matches!(reason, Reason::Wins { .. }) {
        return Some(reason);
    }
    let position = Position::of(game).ok()?;
    Some(match position.threat(Square::new(point), position.to_move()) {
        Threat::FourThree => Reason::MakesFourAndThree,
        Threat::Four | Threat::FourPlus | Threat::FourDoubleThree => Reason::MakesFour,
        Threat::DoubleThree if !position.has_fouls(position.to_move()) => Reason::MakesTwoThrees,
        Threat::OpenThree | Threat::OpenThreePlus | Threat::DoubleThree => Reason::MakesOpenThree,
        _ => reason,
    })
}
