//! Move generation: what a position asks for, and which moves are worth a look.

use super::board::{Bitboard, Observer, Position, Square};
use super::patterns::Threat;
use super::score::{Score, mate_in, mated_in};

/// What a position asks of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It completes a five here.
    Win(Square),
    /// It must stop a five here.
    Forced(Square),
    /// The other side completes a five, whatever one does.
    Lost,
    /// It makes here a four that cannot be stopped.
    OpenFour(Square),
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
            && let Some(square) = position.squares(us, Threat::Five).first()
        {
            return Self::Win(square);
        }
        match position.count(them, Threat::Five) {
            0 => {}
            1 => {
                return position
                    .squares(them, Threat::Five)
                    .first()
                    .map_or(Self::Lost, Self::Forced);
            }
            _ => return Self::Lost,
        }
        if position.count(us, Threat::OpenFour) > 0
            && let Some(square) = position.squares(us, Threat::OpenFour).first()
        {
            return Self::OpenFour(square);
        }
        if position.count(them, Threat::OpenFour) > 0 { Self::Defend } else { Self::Quiet }
    }

    /// The score at this ply where the end is in sight without a search.
    #[inline]
    pub fn end<O: Observer>(self, position: &Position<O>, ply: usize) -> Option<Score> {
        match self {
            Self::Win(_) => Some(mate_in(ply + 1)),
            Self::Lost => Some(mated_in(ply + 2)),
            Self::OpenFour(_) => Some(mate_in(ply + 3)),
            Self::Forced(_) => None,
            Self::Defend | Self::Quiet => {
                let us = position.to_move();
                // The other side cannot make a four: it can only follow.
                let is_helpless = !position.has(us.opponent(), Threat::Four);
                let wins = position.count(us, Threat::FourThree) > 0
                    || position.count(us, Threat::DoubleThree) > 0;
                (is_helpless && wins).then_some(mate_in(ply + 5))
            }
        }
    }
}

/// The moves that a stage leaves, as far as they can be good. Empty if the board is full only.
pub fn candidates<O: Observer>(position: &Position<O>, stage: Stage) -> Bitboard {
    match stage {
        Stage::Win(square) | Stage::Forced(square) | Stage::OpenFour(square) => {
            Bitboard::from_iter([square])
        }
        Stage::Defend => {
            let us = position.to_move();
            let fours = position.squares_between(us, Threat::Four, Threat::FourThree);
            let moves = position.defences_to_all(us.opponent()).union(&fours);
            // Nothing helps: any move is as good as another.
            if moves.is_empty() { near(position) } else { moves }
        }
        // People slip: one five is stopped nevertheless.
        Stage::Lost => *position.squares(position.to_move().opponent(), Threat::Five),
        Stage::Quiet => near(position),
    }
}

/// The free squares near stones; on a board without stones the middle, else every free square.
fn near<O: Observer>(position: &Position<O>) -> Bitboard {
    let near = position.near();
    if !near.is_empty() {
        return near;
    }
    let middle = Square::new(position.shape().centre());
    if position.is_free(middle) { Bitboard::from_iter([middle]) } else { *position.free() }
}
