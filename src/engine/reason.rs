//! Why a move is good, as one player says it to another.

use super::cell::Cell;
use super::line::Line;
use super::position::Position;
use super::threat::Threat;
use super::vcf::{Found, Vcf};
use crate::rules::{Coordinates, Game, Point, Shape, Stone};

/// What speaks for a move, the strongest reason there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It wins at once.
    MakesFive,
    /// The other side would make five there.
    StopsFour(Point),
    /// An open four, or two fours.
    MakesOpenFour,
    /// Wins, unless a four of the other side comes between.
    MakesFourAndThree,
    /// It wins with a four in every move: winner's and loser's moves in turn, to the five or to a
    /// four that cannot be stopped.
    WinsByFours(Vec<Point>),
    /// The other side would make an open four.
    StopsOpenThree,
    /// The other side would make two fours there.
    StopsTwoFours(Point),
    /// Two open threes, of which one stone does not stop both.
    MakesTwoThrees,
    /// The other side would make a four and an open three there.
    StopsFourAndThree,
    /// The other side would make two open threes there.
    StopsTwoThrees,
    /// The other side would win with a four in every move.
    StopsWinByFours,
    /// It must be answered.
    MakesOpenThree,
    /// It must be answered at once.
    MakesFour,
    /// Open rows of two or more along two axes, or more.
    BuildsInSeveralDirections,
}

impl Reason {
    /// As one says it, after "it".
    ///
    /// ```
    /// use gomoku::engine::Reason;
    /// use gomoku::rules::{Coordinates, Point, Variant};
    ///
    /// let reason = Reason::StopsFour(Point::new(6, 7));
    /// let shape = Variant::GOMOKU_15.shape();
    /// assert_eq!(reason.in_words(Coordinates::Letters, shape), "must stop the four at H9");
    /// assert_eq!(reason.in_words(Coordinates::Numbers, shape), "must stop the four at 6,7");
    /// ```
    pub fn in_words(&self, coordinates: Coordinates, shape: Shape) -> String {
        let name = |point: &Point| coordinates.name(*point, shape);
        let words = match self {
            Self::MakesFive => "makes five in a row",
            Self::StopsFour(at) => return format!("must stop the four at {}", name(at)),
            Self::MakesOpenFour => "makes a four that cannot be stopped",
            Self::MakesFourAndThree => "makes a four and an open three",
            Self::WinsByFours(line) => {
                let moves = line.len().div_ceil(2);
                let cells: Vec<String> = line.iter().take(SHOWN).map(name).collect();
                let rest = if line.len() > SHOWN { " ..." } else { "" };
                return format!("wins by fours in {moves} moves: {}{rest}", cells.join(" "));
            }
            Self::StopsOpenThree => "stops their open three",
            Self::StopsTwoFours(at) => return format!("stops their two fours at {}", name(at)),
            Self::MakesTwoThrees => "makes two open threes",
            Self::StopsFourAndThree => "takes the cell for their four and open three",
            Self::StopsTwoThrees => "takes the cell for their two open threes",
            Self::StopsWinByFours => "stops their win by fours",
            Self::MakesOpenThree => "makes an open three",
            Self::MakesFour => "makes a four",
            Self::BuildsInSeveralDirections => "builds in several directions",
        };
        words.to_owned()
    }
}

/// So many moves of a line are told.
const SHOWN: usize = 7;

/// Positions that are visited to find a win by fours: a matter of milliseconds.
const NODES: u64 = 3_000;

/// What speaks for a move; `None` if there is nothing to say, if the move is no legal one, or if the
/// engine does not know the game.
pub fn reason(game: &Game, point: Point) -> Option<Reason> {
    game.check(point).ok()?;
    let mut position = Position::of(game).ok()?;
    let cell = Cell::new(point);
    let us = position.to_move();
    let them = us.opponent();
    let own = position.threat(cell, us);
    if own == Threat::Five {
        return Some(Reason::MakesFive);
    }
    if position.count(them, Threat::Five) > 0 {
        let stops = position.threat(cell, them) == Threat::Five;
        return stops.then_some(Reason::StopsFour(point));
    }
    match own {
        Threat::OpenFour => return Some(Reason::MakesOpenFour),
        Threat::FourThree => return Some(Reason::MakesFourAndThree),
        Threat::Four | Threat::FourPlus => {
            if let Some(line) = wins_by_fours(&mut position, cell) {
                return Some(Reason::WinsByFours(line));
            }
        }
        _ => {}
    }
    if position.count(them, Threat::OpenFour) > 0 {
        return stops_open_four(&position, cell, them)
            .or_else(|| (own >= Threat::Four).then_some(Reason::MakesFour));
    }
    if own == Threat::DoubleThree {
        return Some(Reason::MakesTwoThrees);
    }
    match position.threat(cell, them) {
        Threat::FourThree => return Some(Reason::StopsFourAndThree),
        Threat::DoubleThree => return Some(Reason::StopsTwoThrees),
        _ => {}
    }
    if stops_fours(&mut position, cell) {
        return Some(Reason::StopsWinByFours);
    }
    let builds = (0..4).filter(|&axis| position.line(cell, axis, us) >= Line::OpenTwo).count();
    match own {
        Threat::OpenThree | Threat::OpenThreePlus => Some(Reason::MakesOpenThree),
        Threat::Four | Threat::FourPlus => Some(Reason::MakesFour),
        _ if builds > 1 => Some(Reason::BuildsInSeveralDirections),
        _ => None,
    }
}

/// The line of a win by fours that begins with this four.
fn wins_by_fours(position: &mut Position, four: Cell) -> Option<Vec<Point>> {
    let us = position.to_move();
    position.place(four);
    let reply = position.cells(us, Threat::Five).first();
    let found = reply.map(|reply| {
        position.place(reply);
        let found = Vcf::default().shortest(position, NODES);
        position.undo();
        (reply, found)
    });
    position.undo();
    let Some((reply, Found::Win(rest))) = found else { return None };
    Some([four, reply].into_iter().chain(rest).map(Cell::point).collect())
}

/// Whether the move stops every four that the other side could make and that could not be stopped,
/// and what that was.
fn stops_open_four(position: &Position, cell: Cell, them: Stone) -> Option<Reason> {
    let fours = position.cells(them, Threat::OpenFour);
    if !fours.iter().all(|four| position.stops(four, them).contains(cell)) {
        return None;
    }
    let is_open = |four: Cell| (0..4).any(|axis| position.line(four, axis, them) == Line::OpenFour);
    if fours.iter().any(is_open) {
        Some(Reason::StopsOpenThree)
    } else {
        fours.first().map(|four| Reason::StopsTwoFours(four.point()))
    }
}

/// Whether the other side wins by fours if nothing is done, and does not after this move.
fn stops_fours(position: &mut Position, cell: Cell) -> bool {
    let mut vcf = Vcf::default();
    position.pass();
    let wins = vcf.wins(position, super::vcf::LONGEST, NODES) == Found::Win(());
    position.undo();
    if !wins {
        return false;
    }
    position.place(cell);
    let still = vcf.wins(position, super::vcf::LONGEST, NODES);
    position.undo();
    still == Found::NoWin
}

#[cfg(test)]
mod tests;
