//! Why a move is good, as data.

mod wins;

use super::board::{Position, Square};
use super::limits::{Info, Line};
use super::patterns::{Pattern, Threat};
use crate::rules::{Axis, Board, Delta, Game, Point, Stone};
use wins::{holds_out, stops_fours, wins, wins_by_fours};

/// Why a move is good: the strongest reason there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It wins at once.
    MakesFive,
    /// The other side would make five there, with these stones.
    StopsFour(Vec<Point>),
    /// An open four, or two fours.
    MakesOpenFour,
    /// Wins, unless a four of the other side comes between.
    MakesFourAndThree,
    /// It wins, whatever is answered.
    Wins {
        /// How many moves it takes, this one included, to the five or to a four that cannot be stopped.
        moves: usize,
        /// What each of them is.
        by: WinKind,
        /// Winner's and loser's moves in turn, as far as they are known.
        pv: Vec<Point>,
    },
    /// The other side would make an open four with these stones.
    StopsOpenThree(Vec<Point>),
    /// The other side would make two fours there.
    TakesTwoFours,
    /// The other side would make two fours on this other cell.
    StopsTwoFours(Point),
    /// Two open threes, of which one stone does not stop both.
    MakesTwoThrees,
    /// The other side would make a four and an open three there.
    TakesFourAndThree,
    /// The other side would make two open threes there.
    TakesTwoThrees,
    /// The other side would win with a four in every move.
    StopsWinByFours,
    /// It must be answered.
    MakesOpenThree,
    /// It must be answered at once.
    MakesFour,
    /// The other side wins with so many moves whatever is played, and this holds out.
    HoldsOut(usize),
    /// Open rows of two or more along two axes, or more.
    BuildsInSeveralDirections,
    /// The other side would make a four there.
    TakesFour,
    /// The other side would make an open three there.
    TakesOpenThree,
    /// A three that is blocked at one end.
    MakesThree,
    /// An open row of two.
    MakesOpenTwo,
    /// The other side would build there in several directions.
    TakesSeveralDirections,
    /// The search found nothing better.
    IsBestFound {
        /// Plies that it searched in full.
        depth: u8,
        /// The answer that it expects, and the moves after it.
        pv: Vec<Point>,
    },
}

/// What a winner's moves are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinKind {
    /// All fours.
    Fours,
    /// Fours, and threes that become fours.
    ThreesAndFours,
    /// Some of them threaten nothing at once.
    Other,
}

/// The reason for a move, which may use the report of a search that chose it; `None` if there is none,
/// if the move is illegal, or if the engine does not know the game.
pub fn reason(game: &Game, point: Point, info: Option<&Info>) -> Option<Reason> {
    game.check(point).ok()?;
    let mut position = Position::of(game).ok()?;
    let info = info.filter(|info| info.pv().first() == Some(&point));
    let square = Square::new(point);
    match threats(&mut position, game.board(), square, info) {
        ByThreats::Reason(reason) => Some(reason),
        ByThreats::Quiet => {
            holds_out(info).or_else(|| quiet(&position, square)).or_else(|| found(info))
        }
        ByThreats::LeavesThreat => holds_out(info).or_else(|| found(info)),
    }
}

/// What a move has to do with threats.
enum ByThreats {
    Reason(Reason),
    /// Nothing.
    Quiet,
    /// It does not answer one of the other side.
    LeavesThreat,
}

/// The reason among fives, fours and threes.
fn threats(
    position: &mut Position,
    board: &Board,
    square: Square,
    info: Option<&Info>,
) -> ByThreats {
    let us = position.to_move();
    let them = us.opponent();
    let own = position.threat(square, us);
    if own == Threat::Five {
        return ByThreats::Reason(Reason::MakesFive);
    }
    if position.count(them, Threat::Five) > 0 {
        let stops = stones_with(position, board, square, them, Pattern::Five);
        return stops.map_or(ByThreats::LeavesThreat, |stones| {
            ByThreats::Reason(Reason::StopsFour(stones))
        });
    }
    match own {
        Threat::OpenFour => return ByThreats::Reason(Reason::MakesOpenFour),
        Threat::FourThree => return ByThreats::Reason(Reason::MakesFourAndThree),
        Threat::Four | Threat::FourPlus => {
            if let Some(reason) = wins_by_fours(position, square) {
                return ByThreats::Reason(reason);
            }
        }
        _ => {}
    }
    if let Some(reason) = wins(position, info) {
        return ByThreats::Reason(reason);
    }
    if position.count(them, Threat::OpenFour) > 0 {
        return match stops_open_four(position, board, square, them) {
            Some(reason) => ByThreats::Reason(reason),
            None if own >= Threat::Four => ByThreats::Reason(Reason::MakesFour),
            None => ByThreats::LeavesThreat,
        };
    }
    match (own, position.threat(square, them)) {
        (Threat::DoubleThree, _) => ByThreats::Reason(Reason::MakesTwoThrees),
        (_, Threat::FourThree) => ByThreats::Reason(Reason::TakesFourAndThree),
        (_, Threat::DoubleThree) => ByThreats::Reason(Reason::TakesTwoThrees),
        _ if stops_fours(position, square) => ByThreats::Reason(Reason::StopsWinByFours),
        (Threat::OpenThree | Threat::OpenThreePlus, _) => ByThreats::Reason(Reason::MakesOpenThree),
        (Threat::Four | Threat::FourPlus, _) => ByThreats::Reason(Reason::MakesFour),
        _ => ByThreats::Quiet,
    }
}

/// What a move builds, or takes from the other side.
fn quiet(position: &Position, square: Square) -> Option<Reason> {
    let us = position.to_move();
    let them = us.opponent();
    let builds = |side| {
        (0..4).filter(|&axis| position.pattern(square, axis, side) >= Pattern::OpenTwo).count()
    };
    match (position.threat(square, us), position.threat(square, them)) {
        _ if builds(us) > 1 => Some(Reason::BuildsInSeveralDirections),
        (_, Threat::Four | Threat::FourPlus) => Some(Reason::TakesFour),
        (_, Threat::OpenThree | Threat::OpenThreePlus) => Some(Reason::TakesOpenThree),
        (Threat::Three, _) => Some(Reason::MakesThree),
        _ if builds(us) > 0 => Some(Reason::MakesOpenTwo),
        _ if builds(them) > 1 => Some(Reason::TakesSeveralDirections),
        _ => None,
    }
}

/// That the search found nothing better; a search of one ply is no reason.
fn found(info: Option<&Info>) -> Option<Reason> {
    /// How many of the expected moves are told.
    const EXPECTED: usize = 3;
    let Line { depth, pv, .. } = info?.best().filter(|line| line.depth > 1)?;
    let pv = pv.iter().skip(1).take(EXPECTED).copied().collect();
    Some(Reason::IsBestFound { depth: *depth, pv })
}

/// Whether the move stops every four that the other side could make and that could not be stopped,
/// and what that was.
fn stops_open_four(
    position: &Position,
    board: &Board,
    square: Square,
    them: Stone,
) -> Option<Reason> {
    let fours = position.squares(them, Threat::OpenFour);
    if !fours.iter().all(|four| position.defences(four, them).contains(square)) {
        return None;
    }
    let open =
        fours.iter().find_map(|four| stones_with(position, board, four, them, Pattern::OpenFour));
    match (open, fours.first()) {
        (Some(stones), _) => Some(Reason::StopsOpenThree(stones)),
        (None, _) if fours.contains(square) => Some(Reason::TakesTwoFours),
        (None, four) => four.map(|four| Reason::StopsTwoFours(four.point())),
    }
}

/// The stones with which a side's stone on this square would make this pattern, from one end to the other;
/// `None` if it would not.
fn stones_with(
    position: &Position,
    board: &Board,
    square: Square,
    side: Stone,
    pattern: Pattern,
) -> Option<Vec<Point>> {
    let count = if pattern == Pattern::Five { 4 } else { 3 };
    let mut axes = Axis::ALL.into_iter().zip(0..);
    let (axis, _) = axes.find(|&(_, number)| position.pattern(square, number, side) == pattern)?;
    Some(row(board, square.point(), axis, side, count))
}

/// A side's stones along an axis in those windows of five cells around a free one that hold so many of
/// them and none of the other side's.
fn row(board: &Board, point: Point, axis: Axis, side: Stone, count: usize) -> Vec<Point> {
    let shape = board.shape();
    let walk = |step: Delta| {
        let cells = std::iter::successors(shape.step(point, step), move |&at| shape.step(at, step));
        cells.take(4)
    };
    let mut cells: Vec<Point> = walk(axis.delta().reversed()).collect();
    cells.reverse();
    cells.push(point);
    cells.extend(walk(axis.delta()));
    let is_of = |at: &Point, side| board.get(*at) == Some(side);
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
