//! Forced wins in the position of a game.

use std::time::Duration;

use super::{Ctx, Limits, NoMove};
use crate::engine::{Position, SolverLimits, SolverResult, Square, Vcf, Vct};
use crate::rules::{Game, Point, Status};

/// Which wins are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threats {
    /// Those by fours alone.
    Fours,
    /// Those by threes and fours.
    ThreesAndFours,
    /// Those by fours; if there are none, those by threes and fours.
    Both,
}

/// The result for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// It wins: the moves of both sides in turn, to the five or to a four that cannot be stopped.
    Win(Vec<Point>),
    /// It has no win by fours; if threes were tried too, no win by them was found either.
    NoWinByFours,
    /// The time was up before.
    Undecided,
}

/// Entries of the table for fours: 8 MB.
const ENTRIES: usize = 1 << 20;
/// Bytes of the table for threes and fours.
const MEMORY: usize = 24 << 20;

/// Looks for a forced win of the side to move.
///
/// # Errors
/// If the game is over, or the engine does not know it.
pub fn solve(game: &Game, threats: Threats, time: Duration) -> Result<Solution, NoMove> {
    let variant = game.variant();
    let mut position = Position::of(game).map_err(|_| NoMove::Unsupported(variant))?;
    if !matches!(game.status(), Status::ToMove(_)) {
        return Err(NoMove::GameOver);
    }
    let ctx = Ctx::quiet();
    let limits = || SolverLimits::new(Limits { turn: Some(time), ..Limits::default() }, &ctx);
    let mut found = match threats {
        Threats::Fours | Threats::Both => {
            Vcf::with_entries(ENTRIES).shortest(&mut position, &limits())
        }
        Threats::ThreesAndFours => SolverResult::NoWin,
    };
    if found == SolverResult::NoWin && threats != Threats::Fours {
        found = Vct::new(MEMORY).solve(&mut position, limits());
    }
    Ok(match found {
        SolverResult::Win(pv) => Solution::Win(pv.into_iter().map(Square::point).collect()),
        SolverResult::NoWin => Solution::NoWinByFours,
        SolverResult::Unknown => Solution::Undecided,
    })
}
