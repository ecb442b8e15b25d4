//! The moves of a node, best first.

use super::board::{Observer, Position, Square};
use super::history::History;
use super::movegen::{Stage, candidates};

/// More moves than a board has squares.
const MAX_MOVES: usize = 400;

/// What is added to a move score for the table's move, a killer, or the countermove; in sixteenths of
/// the logarithm of the odds, as the move score is.
const TT_MOVE: i32 = 10_000;
const KILLER: i32 = 20;
const COUNTERMOVE: i32 = 12;
/// Butterfly history is divided by this.
const HISTORY_DIVISOR: i32 = 256;

#[derive(Clone, Copy, Default)]
struct ScoredMove {
    square: Square,
    score: i16,
}

/// Gives out moves, best first; it sorts no further than it is asked.
pub struct MovePicker {
    moves: [ScoredMove; MAX_MOVES],
    count: usize,
    given: usize,
    /// The score of the best move but the table's, and of the last one given.
    top: i32,
    last: i32,
}

impl MovePicker {
    /// The moves of a position at a ply.
    pub fn new<O: Observer>(
        position: &Position<O>,
        stage: Stage,
        history: &History,
        ply: usize,
        tt_move: Option<Square>,
    ) -> Self {
        let us = position.to_move();
        let killers = history.killers(ply);
        let weights = position.weights();
        let stones = [position.last(), position.nth_last(1)];
        let countermove = history.countermove(position.last(), us);
        let moves = [ScoredMove::default(); MAX_MOVES];
        let mut picker = Self { moves, count: 0, given: 0, top: i32::MIN, last: 0 };
        for square in candidates(position, stage).iter() {
            let history = history.butterfly(square, us) / HISTORY_DIVISOR;
            let mut score = position.move_score(square, us) + history;
            for (back, stone) in stones.into_iter().enumerate() {
                score += stone.map_or(0, |stone| weights.distance(back, square.distance(stone)));
            }
            if killers.contains(&Some(square)) {
                score += KILLER;
            }
            if countermove == Some(square) {
                score += COUNTERMOVE;
            }
            if tt_move == Some(square) {
                score += TT_MOVE;
            } else {
                picker.top = picker.top.max(score);
            }
            if let Some(free) = picker.moves.get_mut(picker.count) {
                *free = ScoredMove { square, score: i16::try_from(score).unwrap_or(i16::MAX) };
                picker.count += 1;
            }
        }
        picker
    }

    /// The next move.
    #[inline]
    pub fn next(&mut self) -> Option<Square> {
        let rest = self.moves.get_mut(self.given..self.count)?;
        let mut best = 0;
        for (index, scored) in rest.iter().enumerate() {
            if scored.score > rest[best].score {
                best = index;
            }
        }
        let ScoredMove { square, score } = *rest.get(best)?;
        rest.swap(0, best);
        self.given += 1;
        self.last = score.into();
        Some(square)
    }

    /// By how much the last move given scores less than the best one, the table's move apart.
    #[inline]
    pub fn score_gap(&self) -> i32 {
        self.top.saturating_sub(self.last).max(0)
    }
}
