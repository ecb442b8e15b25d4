//! Which moves are worth a look.

use super::cell::{Cell, CellSet};
use super::observer::Observer;
use super::position::Position;
use super::threat::Threat;

/// What the situation asks of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It completes a five here.
    Win(Cell),
    /// It must stop a five here.
    Forced(Cell),
    /// The other side completes a five, whatever one does.
    Lost,
    /// It makes here a four that cannot be stopped.
    OpenFour(Cell),
    /// The other side threatens a four that cannot be stopped.
    Defend,
    /// It is free.
    Quiet,
}

impl Stage {
    /// The stage of a position that is not over.
    #[inline]
    pub fn of<O: Observer>(position: &Position<O>) -> Self {
        let us = position.to_move();
        let them = us.opponent();
        if position.count(us, Threat::Five) > 0
            && let Some(cell) = position.cells(us, Threat::Five).first()
        {
            return Self::Win(cell);
        }
        match position.count(them, Threat::Five) {
            0 => {}
            1 => {
                return position.cells(them, Threat::Five).first().map_or(Self::Lost, Self::Forced);
            }
            _ => return Self::Lost,
        }
        if position.count(us, Threat::OpenFour) > 0
            && let Some(cell) = position.cells(us, Threat::OpenFour).first()
        {
            return Self::OpenFour(cell);
        }
        if position.count(them, Threat::OpenFour) > 0 { Self::Defend } else { Self::Quiet }
    }
}

/// An end that is in sight without a search, after so many plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The side to move wins.
    Win(usize),
    /// The side to move loses.
    Loss(usize),
}

impl Stage {
    /// The end, if it is in sight.
    #[inline]
    pub fn end<O: Observer>(self, position: &Position<O>) -> Option<End> {
        match self {
            Self::Win(_) => Some(End::Win(1)),
            Self::Lost => Some(End::Loss(2)),
            Self::OpenFour(_) => Some(End::Win(3)),
            Self::Forced(_) => None,
            Self::Defend | Self::Quiet => {
                let us = position.to_move();
                // The other side cannot make a four: it can only follow.
                let is_helpless = !position.has(us.opponent(), Threat::Four);
                let wins = position.count(us, Threat::FourThree) > 0
                    || position.count(us, Threat::DoubleThree) > 0;
                (is_helpless && wins).then_some(End::Win(5))
            }
        }
    }
}

/// The moves that a stage leaves, as far as they can be good. Empty if the board is full only.
pub fn candidates<O: Observer>(position: &Position<O>, stage: Stage) -> CellSet {
    match stage {
        Stage::Win(cell) | Stage::Forced(cell) | Stage::OpenFour(cell) => {
            CellSet::from_iter([cell])
        }
        Stage::Defend => {
            let moves = defences(position);
            // Nothing helps: any move is as good as another.
            if moves.is_empty() { near(position) } else { moves }
        }
        // People slip: one five is stopped nevertheless.
        Stage::Lost => *position.cells(position.to_move().opponent(), Threat::Five),
        Stage::Quiet => near(position),
    }
}

/// The own fours, and the cells that stop every four that the other side threatens.
fn defences<O: Observer>(position: &Position<O>) -> CellSet {
    let us = position.to_move();
    let them = us.opponent();
    let fours = position.cells_between(us, Threat::Four, Threat::FourThree);
    position.stops_all(them).union(&fours)
}

/// The free cells near stones; on a board without stones the middle, else every free cell.
fn near<O: Observer>(position: &Position<O>) -> CellSet {
    let near = position.near();
    if !near.is_empty() {
        return near;
    }
    let middle = Cell::new(position.shape().centre());
    if position.is_free(middle) { CellSet::from_iter([middle]) } else { *position.free() }
}
