//! The moves of a node, best first.

use crate::engine::cell::Cell;
use crate::engine::moves::{Stage, candidates};
use crate::engine::observer::Observer;
use crate::engine::order::History;
use crate::engine::position::Position;

/// More moves than a board has cells.
const MOST: usize = 400;

/// What is added to a move for being the table's, a killer, or the answer to the last move that
/// was good elsewhere; in sixteenths of the logarithm of its odds, as urgency is.
const TABLE: i32 = 1_000_000;
const KILLER: i32 = 20;
const COUNTER: i32 = 12;
/// History is divided by this.
const HISTORY: i32 = 256;

/// A move and how soon it is tried.
#[derive(Clone, Copy, Default)]
struct Scored {
    cell: Cell,
    score: i32,
}

/// Gives out moves, best first; it sorts no further than it is asked.
pub struct Picker {
    moves: [Scored; MOST],
    count: usize,
    given: usize,
    /// The score of the best move but the table's, and of the last one given.
    top: i32,
    last: i32,
}

impl Picker {
    /// The moves of a position at a ply.
    pub fn new<O: Observer>(
        position: &Position<O>,
        stage: Stage,
        history: &History,
        ply: usize,
        table_move: Option<Cell>,
    ) -> Self {
        let us = position.to_move();
        let killers = history.killers(ply);
        let weights = position.weights();
        let stones = [position.last(), position.nth_last(1)];
        let counter = history.counter(position.last(), us);
        let mut picker =
            Self { moves: [Scored::default(); MOST], count: 0, given: 0, top: i32::MIN, last: 0 };
        for cell in candidates(position, stage).iter() {
            let mut score = position.urgency(cell, us) + history.of(cell, us) / HISTORY;
            for (back, stone) in stones.into_iter().enumerate() {
                score += stone.map_or(0, |stone| weights.nearness(back, cell.way(stone)));
            }
            if killers.contains(&Some(cell)) {
                score += KILLER;
            }
            if counter == Some(cell) {
                score += COUNTER;
            }
            if table_move == Some(cell) {
                score += TABLE;
            } else {
                picker.top = picker.top.max(score);
            }
            if let Some(free) = picker.moves.get_mut(picker.count) {
                *free = Scored { cell, score };
                picker.count += 1;
            }
        }
        picker
    }

    /// The next move.
    #[inline]
    pub fn next(&mut self) -> Option<Cell> {
        let rest = self.moves.get_mut(self.given..self.count)?;
        let mut best = 0;
        for (index, scored) in rest.iter().enumerate() {
            if scored.score > rest[best].score {
                best = index;
            }
        }
        let Scored { cell, score } = *rest.get(best)?;
        rest.swap(0, best);
        self.given += 1;
        self.last = score;
        Some(cell)
    }

    /// How far the last move given is behind the best one, in sixteenths of the logarithm of the
    /// odds.
    #[inline]
    pub fn behind(&self) -> i32 {
        self.top.saturating_sub(self.last).max(0)
    }
}
