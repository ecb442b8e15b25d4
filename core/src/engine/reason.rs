//! Reasons for moves, as data.

mod wins;

use super::board::{Position, Square};
use super::patterns::{Pattern, Threat};
use crate::limits::{Info, Line};
use crate::rules::{Axis, Game, Point, Stone};
use wins::{holds_out, stops_fours, wins, wins_by_fours};

/// Strongest reason for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Wins at once.
    MakesFive,
    /// Stops a five that the opponent would make with these stones.
    StopsFour(Vec<Point>),
    /// Makes an open four, or two fours.
    MakesOpenFour,
    /// Makes a four that the opponent could stop only with a foul on this cell.
    MakesFourStoppedByFoul(Point),
    /// Makes a four and a three, which wins unless the opponent makes a four in between.
    MakesFourAndThree,
    /// Wins against every answer.
    Wins {
        /// Number of moves to the five or to an unstoppable four, including this one.
        moves: usize,
        /// Kind of the moves.
        by: WinKind,
        /// Moves of winner and loser in turn, as far as known.
        pv: Vec<Point>,
    },
    /// Stops an open four that the opponent would make with these stones.
    StopsOpenThree(Vec<Point>),
    /// Occupies the cell of a double four of the opponent.
    TakesTwoFours,
    /// Stops a double four of the opponent on this other cell.
    StopsTwoFours(Point),
    /// Makes two open threes, which one stone cannot stop.
    MakesTwoThrees,
    /// Occupies the cell of a four and open three of the opponent.
    TakesFourAndThree,
    /// Occupies the cell of two open threes of the opponent.
    TakesTwoThrees,
    /// Stops a win of the opponent by consecutive fours.
    StopsWinByFours,
    /// Makes an open three, which must be answered.
    MakesOpenThree,
    /// Makes a four, which must be answered at once.
    MakesFour,
    /// Delays a proved loss in this many moves of the opponent as long as possible.
    HoldsOut(usize),
    /// Makes open rows of two or more along several axes.
    BuildsInSeveralDirections,
    /// Occupies the cell of a four of the opponent.
    TakesFour,
    /// Occupies the cell of an open three of the opponent.
    TakesOpenThree,
    /// Makes a three that is blocked at one end.
    MakesThree,
    /// Makes an open two.
    MakesOpenTwo,
    /// Occupies a cell on which the opponent would build in several directions.
    TakesSeveralDirections,
    /// Best move found by the search.
    IsBestFound {
        /// Plies searched in full.
        depth: u8,
        /// Expected answer, and the moves that follow it.
        pv: Vec<Point>,
    },
}

/// Kind of a winner's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinKind {
    /// Fours only: each must be answered at once.
    Fours,
    /// Fours, and threes that become fours.
    ThreesAndFours,
    /// Moves some of which make no immediate threat.
    Other,
}

/// Finds the reason for a move, given the report of the search that chose it, if any. `None` if
/// there is no reason, the move is illegal, or the engine does not support the game.
pub fn reason(game: &Game, point: Point, info: Option<&Info>) -> Option<Reason> {
    game.check(point).ok()?;
    let mut position = Position::of(game).ok()?;
    let info = info.filter(|info| info.pv().first() == Some(&point));
    let square = Square::new(point);
    match threats(&mut position, square, info) {
        Ok(Some(reason)) => Some(reason),
        Ok(None) => holds_out(info).or_else(|| quiet(&position, square)).or_else(|| found(info)),
        Err(LeavesThreat) => holds_out(info).or_else(|| found(info)),
    }
}

/// Error: the move leaves a threat of the opponent unanswered.
struct LeavesThreat;

fn threats(
    position: &mut Position,
    square: Square,
    info: Option<&Info>,
) -> Result<Option<Reason>, LeavesThreat> {
    let us = position.to_move();
    let them = us.opponent();
    let own = position.threat(square, us);
    if own == Threat::Five {
        return Ok(Some(Reason::MakesFive));
    }
    if position.count(them, Threat::Five) > 0 {
        let stops = stones_with(position, square, them, Pattern::Five);
        return stops.map(|stones| Some(Reason::StopsFour(stones))).ok_or(LeavesThreat);
    }
    match own {
        Threat::OpenFour => return Ok(Some(Reason::MakesOpenFour)),
        Threat::FourThree if !position.has_fouls(us) => {
            return Ok(Some(Reason::MakesFourAndThree));
        }
        Threat::Four | Threat::FourPlus | Threat::FourThree | Threat::FourDoubleThree => {
            if let Some(foul) = only_foul_stops(position, square) {
                return Ok(Some(Reason::MakesFourStoppedByFoul(foul)));
            }
            if let Some(reason) = wins_by_fours(position, square) {
                return Ok(Some(reason));
            }
        }
        _ => {}
    }
    if let Some(reason) = wins(position, info) {
        return Ok(Some(reason));
    }
    if position.count(them, Threat::OpenFour) > 0 {
        return match stops_open_four(position, square, them) {
            Some(reason) => Ok(Some(reason)),
            None if own >= Threat::Four => Ok(Some(Reason::MakesFour)),
            None => Err(LeavesThreat),
        };
    }
    Ok(Some(match (own, position.threat(square, them)) {
        (Threat::DoubleThree, _) if !position.has_fouls(us) => Reason::MakesTwoThrees,
        (_, Threat::FourThree) => Reason::TakesFourAndThree,
        (_, Threat::DoubleThree) if !position.has_fouls(them) => Reason::TakesTwoThrees,
        _ if stops_fours(position, square) => Reason::StopsWinByFours,
        (Threat::OpenThree | Threat::OpenThreePlus | Threat::DoubleThree, _) => {
            Reason::MakesOpenThree
        }
        (Threat::Four | Threat::FourPlus | Threat::FourThree | Threat::FourDoubleThree, _) => {
            Reason::MakesFour
        }
        _ => return Ok(None),
    }))
}

fn quiet(position: &Position, square: Square) -> Option<Reason> {
    let us = position.to_move();
    let them = us.opponent();
    let builds = |side| {
        (0..4).filter(|&axis| position.pattern(square, axis, side) >= Pattern::OpenTwo).count()
    };
    Some(match (position.threat(square, us), position.threat(square, them)) {
        _ if builds(us) > 1 => Reason::BuildsInSeveralDirections,
        (_, Threat::Four | Threat::FourPlus) => Reason::TakesFour,
        (_, Threat::OpenThree | Threat::OpenThreePlus) => Reason::TakesOpenThree,
        (Threat::Three, _) => Reason::MakesThree,
        _ if builds(us) > 0 => Reason::MakesOpenTwo,
        _ if builds(them) > 1 => Reason::TakesSeveralDirections,
        _ => return None,
    })
}

/// Reports the best move of a search. A search of one ply is no reason.
fn found(info: Option<&Info>) -> Option<Reason> {
    const EXPECTED: usize = 3;
    let Line { depth, pv, .. } = info?.best().filter(|line| line.depth > 1)?;
    let pv = pv.iter().skip(1).take(EXPECTED).copied().collect();
    Some(Reason::IsBestFound { depth: *depth, pv })
}

/// Cell on which only a foul of the opponent would stop the four of this move.
fn only_foul_stops(position: &mut Position, square: Square) -> Option<Point> {
    let us = position.to_move();
    position.place(square);
    let five = position.squares(us, Threat::Five).first();
    let is_foul = |five: &Square| {
        position.count(us, Threat::Five) == 1 && position.is_foul(*five, us.opponent())
    };
    let found = five.filter(is_foul).map(Square::point);
    position.undo();
    found
}

/// Checks whether the move stops every unstoppable four of the opponent.
fn stops_open_four(position: &Position, square: Square, them: Stone) -> Option<Reason> {
    let fours = position.squares(them, Threat::OpenFour);
    if !fours.iter().all(|four| position.defences(four, them).contains(square)) {
        return None;
    }
    let open = fours.iter().find_map(|four| stones_with(position, four, them, Pattern::OpenFour));
    match (open, fours.first()) {
        (Some(stones), _) => Some(Reason::StopsOpenThree(stones)),
        (None, _) if fours.contains(square) => Some(Reason::TakesTwoFours),
        (None, four) => four.map(|four| Reason::StopsTwoFours(four.point())),
    }
}

/// Stones, from end to end, with which a stone of `side` here makes this pattern.
fn stones_with(
    position: &Position,
    square: Square,
    side: Stone,
    pattern: Pattern,
) -> Option<Vec<Point>> {
    let count = if pattern == Pattern::Five { 4 } else { 3 };
    let mut axes = Axis::ALL.into_iter().zip(0..);
    let (axis, _) = axes.find(|&(_, number)| position.pattern(square, number, side) == pattern)?;
    Some(row(position, square.point(), axis, side, count))
}

/// Stones of `side` along an axis, in those windows of five around a free cell that hold `count` of
/// them and none of the opponent.
fn row(position: &Position, point: Point, axis: Axis, side: Stone, count: usize) -> Vec<Point> {
    let cells = position.shape().line_through(point, axis, 4);
    let is_of = |at: &Point, side| position.stone(Square::new(*at)) == Some(side);
    let is_row = |window: &&[Point]| {
        let own = window.iter().filter(|at| is_of(at, side)).count();
        own == count && !window.iter().any(|at| is_of(at, side.opponent()))
    };
    let rows: Vec<&[Point]> = cells.windows(5).filter(is_row).collect();
    let is_in = |at: &Point| rows.iter().any(|window| window.contains(at));
    cells.iter().filter(|at| is_of(at, side) && is_in(at)).copied().collect()
}

#[cfg(test)]
mod tests;
