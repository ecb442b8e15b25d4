//! The moves of a node, best first.

use super::board::{Position, Square};
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

/// Returns moves, best first, by a lazy selection sort.
pub struct MovePicker {
    moves: [ScoredMove; MAX_MOVES],
    count: usize,
    given: usize,
    /// How many moves are in their order.
    sorted: usize,
    /// The score of the best move except the table's, and of the last one returned.
    top: i32,
    last: i32,
}

impl MovePicker {
    /// The moves of a position at a ply.
    pub fn new(
        position: &Position,
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
        let mut picker = Self { moves, count: 0, given: 0, sorted: 0, top: i32::MIN, last: 0 };
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
        let ScoredMove { square, score } = self.select()?;
        self.given += 1;
        self.last = score.into();
        Some(square)
    }

    /// The move that will be the next.
    #[inline]
    pub fn peek(&mut self) -> Option<Square> {
        self.select().map(|scored| scored.square)
    }

    /// Brings the best of the moves that were not returned to their front.
    #[inline]
    fn select(&mut self) -> Option<ScoredMove> {
        let rest = self.moves.get_mut(self.given..self.count)?;
        if self.sorted == self.given {
            let mut best = 0;
            for (index, scored) in rest.iter().enumerate() {
                if scored.score > rest[best].score {
                    best = index;
                }
            }
            rest.get(best)?;
            rest.swap(0, best);
            self.sorted += 1;
        }
        rest.first().copied()
    }

    /// How much less the last move returned scores than the best except the table's.
    #[inline]
    pub fn score_gap(&self) -> i32 {
        self.top.saturating_sub(self.last).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::Bitboard;
    use crate::engine::patterns::Threat;
    use crate::rules::{Game, Stone, Variant, parse_moves};

    fn game() -> Game {
        parse_moves("h8i9j10h9g10", Variant::GOMOKU_15).unwrap()
    }

    /// The moves in their order, each with how much it scores less than the best.
    fn picked(history: &History, tt_move: Option<Square>) -> Vec<(Square, i32)> {
        let position = Position::of(&game()).unwrap();
        let mut picker = MovePicker::new(&position, Stage::of(&position), history, 0, tt_move);
        std::iter::from_fn(|| Some((picker.next()?, picker.score_gap()))).collect()
    }

    #[test]
    fn every_candidate_comes_once_the_best_scores_first() {
        let position = Position::of(&game()).unwrap();
        let moves = picked(&History::default(), None);
        let set: Bitboard = moves.iter().map(|&(square, _)| square).collect();
        assert_eq!(set, candidates(&position, Stage::of(&position)));
        assert_eq!(moves.len(), set.len());
        assert_eq!(moves[0].1, 0);
        assert!(moves.is_sorted_by_key(|&(_, gap)| gap), "{moves:?}");
        // Moves that build something come before distant squares.
        let us = position.to_move();
        let best = moves[0].0;
        assert!(position.threat(best, us).max(position.threat(best, us.opponent())) > Threat::None);
    }

    #[test]
    fn a_move_may_be_looked_at_before_it_is_returned() {
        let position = Position::of(&game()).unwrap();
        let history = History::default();
        let mut picker = MovePicker::new(&position, Stage::of(&position), &history, 0, None);
        let mut random = fastrand::Rng::with_seed(1);
        let order = picked(&History::default(), None);
        for &(square, gap) in &order {
            for _ in 0..random.u8(..3) {
                let before = picker.score_gap();
                assert_eq!((picker.peek(), picker.score_gap()), (Some(square), before));
            }
            assert_eq!((picker.next(), picker.score_gap()), (Some(square), gap));
        }
        assert_eq!((picker.peek(), picker.next()), (None, None));
    }

    #[test]
    fn the_tables_move_comes_first_and_the_gap_is_to_the_best_of_the_others() {
        let moves = picked(&History::default(), None);
        let &(last, gap) = moves.last().unwrap();
        assert!(gap > 0);
        let with_tt_move = picked(&History::default(), Some(last));
        assert_eq!(with_tt_move[0], (last, 0));
        let gaps = |moves: &[(Square, i32)]| moves.iter().map(|&(_, gap)| gap).collect::<Vec<_>>();
        assert_eq!(gaps(&with_tt_move[1..]), gaps(&moves[..moves.len() - 1]));
    }

    #[test]
    fn killers_countermoves_and_history_bring_a_move_forward() {
        let moves = picked(&History::default(), None);
        let square = moves[moves.len() / 2].0;
        let gap = |history: &History| {
            picked(history, None).iter().find(|picked| picked.0 == square).unwrap().1
        };
        let usual = gap(&History::default());
        let last = Square::new(*game().moves().last().unwrap());
        let us = Stone::Second;
        let mut killer = History::default();
        killer.add_killer(square, 0);
        assert_eq!(gap(&killer), usual - KILLER);
        let mut countermove = History::default();
        countermove.update(square, &[], Some(last), us, 0);
        assert_eq!(gap(&countermove), usual - COUNTERMOVE);
        let mut butterfly = History::default();
        butterfly.update(square, &[], None, us, 10);
        assert_eq!(gap(&butterfly), usual - 1_600 / HISTORY_DIVISOR);
        let mut others = History::default();
        others.update(square, &[], None, us.opponent(), 10);
        assert_eq!(gap(&others), usual, "the other side's history is not ours");
    }
}
