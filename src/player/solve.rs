//! Forced wins in the position of a game.

use std::time::Duration;

use super::{Ctx, Limits, NoMove, position_of};
use crate::engine::{SolverLimits, SolverResult, Square, Vcf, Vct};
use crate::rules::{Game, Point};

/// Kind of wins to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threats {
    /// Wins by fours alone.
    Fours,
    /// Wins by threes and fours.
    ThreesAndFours,
    /// Wins by fours, and failing that by threes and fours.
    Both,
}

/// Result for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// Win: the moves of both sides in turn, to the five or to a four that cannot be stopped.
    Win(Vec<Point>),
    /// No win by fours; if threes were tried, too, none was found with them.
    NoWinByFours,
    /// Out of time.
    Undecided,
}

/// Entries of the table for fours: 8 MB.
const ENTRIES: usize = 1 << 20;
const MEMORY: usize = 24 << 20;

/// Searches a forced win of the side to move.
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
        found = Vct::new(MEMORY).solve(&mut position, limits());
    }
    Ok(match found {
        SolverResult::Win(pv) => Solution::Win(pv.into_iter().map(Square::point).collect()),
        SolverResult::NoWin => Solution::NoWinByFours,
        SolverResult::Unknown => Solution::Undecided,
    })
}
