//! Reasons for moves: those of the engine, and those of the games that the solver plays.

use super::simple::{completes_row, wins};
use super::{Claim, Info, Method, Reason, Verdict, proved, proved_after};
use crate::engine::reason;
use crate::game::{AnyGame, Target};
use crate::quarto::{self, Piece};
use crate::rules::{Game, Point};

/// Reason for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// Reason in Gomoku.
    Gomoku(Reason),
    /// The embedded proof that the first player wins, for its move or against that of the other.
    Proved(Claim),
    /// Reason in a game that the solver plays.
    Small(SmallReason),
}

/// Reason for a move in a game that the solver plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmallReason {
    /// Completes a row, and wins.
    Completes,
    /// Takes a cell on which the opponent would complete a row.
    Blocks,
    /// Wins in this many moves of the winner, proved.
    Wins(u16),
    /// Delays a proved loss in this many moves of the opponent as long as possible.
    HoldsOut(u16),
    /// Gives a piece although each of those that are left completes a row.
    GivesLosing,
    /// Gives the last piece that completes no row.
    GivesLastSafe,
    /// Gives one of this many pieces that complete no row.
    GivesSafe(u8),
    /// Keeps a proved draw.
    Draws,
    /// Best move found by the search.
    IsBestFound {
        /// Plies searched in full.
        depth: u8,
    },
}

/// Finds the reason for a move, given the report of the search that chose it, if any.
pub fn advice(game: &AnyGame, target: Target, info: Option<&Info<Target>>) -> Option<Advice> {
    match (game, target) {
        (AnyGame::Rows(game), Target::Cell(point)) => of_rows(game, point, info),
        (AnyGame::Rows(_), _) => None,
        (AnyGame::Quarto(game), target) => of_quarto(game, target, info).map(Advice::Small),
    }
}

fn of_rows(game: &Game, point: Point, info: Option<&Info<Target>>) -> Option<Advice> {
    if Method::of(game.variant()) == Method::Engine {
        let info = info.map(|info| info.named(Target::cell));
        let reason = reason(game, point, info.as_ref());
        let is_plain = reason.as_ref().is_none_or(|reason| !is_at_once(reason));
        let proved = proved_reason(game, point).filter(|_| is_plain).map(Advice::Proved);
        return proved.or_else(|| reason.map(Advice::Gomoku));
    }
    let mover = game.status().to_move()?;
    let blocked = completes_row(game, mover.opponent());
    let reason = if wins(game, point, mover) {
        Some(SmallReason::Completes)
    } else if blocked == Some(point) {
        Some(SmallReason::Blocks)
    } else {
        found(Target::Cell(point), info)
    };
    reason.map(Advice::Small)
}

/// Checks whether a reason says more than that a move wins or loses.
const fn is_at_once(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::MakesFive
            | Reason::StopsFour(_)
            | Reason::MakesOpenFour
            | Reason::MakesFourStoppedByFoul(_)
            | Reason::MakesFourAndThree
            | Reason::Wins { .. }
            | Reason::HoldsOut(_)
    )
}

/// Returns what the embedded proof says about a move.
fn proved_reason(game: &Game, point: Point) -> Option<Claim> {
    if proved(game) == Some(Claim::Loses) {
        return Some(Claim::Loses);
    }
    (proved_after(game, point) == Some(Claim::Loses)).then_some(Claim::Wins(point))
}

fn of_quarto(
    game: &quarto::Game,
    target: Target,
    info: Option<&Info<Target>>,
) -> Option<SmallReason> {
    let Target::Piece(piece) = target else {
        let (piece, point) = (game.selected()?, target.cell()?);
        let wins = game.completing(piece).any(|at| at == point);
        return if wins { Some(SmallReason::Completes) } else { found(target, info) };
    };
    let is_safe = |&piece: &Piece| game.completing(piece).next().is_none();
    let safe = game.bag().pieces().filter(is_safe).count();
    match u8::try_from(safe).unwrap_or(u8::MAX) {
        0 => Some(SmallReason::GivesLosing),
        _ if !is_safe(&piece) => found(target, info),
        1 => Some(SmallReason::GivesLastSafe),
        safe => match found(target, info) {
            proved @ Some(SmallReason::Wins(_) | SmallReason::HoldsOut(_)) => proved,
            _ if game.moves().len() < FEWEST => found(target, info),
            _ => Some(SmallReason::GivesSafe(safe)),
        },
    }
}

/// Pieces on the board from which on a row can be completed.
const FEWEST: usize = 3;

/// Reason that the value gives.
fn found(target: Target, info: Option<&Info<Target>>) -> Option<SmallReason> {
    let best = info?.best().filter(|line| line.pv.first() == Some(&target))?;
    Some(match (best.verdict, best.verdict.moves_to_end()) {
        (Verdict::Win(_), Some(moves)) => SmallReason::Wins(moves),
        (Verdict::Loss(_), Some(moves)) => SmallReason::HoldsOut(moves),
        (Verdict::Draw, _) => SmallReason::Draws,
        _ => SmallReason::IsBestFound { depth: best.depth },
    })
}

#[cfg(test)]
mod tests;
