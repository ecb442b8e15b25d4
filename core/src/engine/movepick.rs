//! Move ordering within a node, best first.

use super::board::{Bitboard, Position, Square};
use super::history::History;

/// Upper bound of the number of moves: more than the squares of a board.
const MAX_MOVES: usize = 400;

const LANES: usize = 8;

/// Bonus of a killer or countermove, in sixteenths of the logarithm of the odds, as the move score.
const KILLER: i32 = 20;
const COUNTERMOVE: i32 = 12;
const HISTORY_DIVISOR: i32 = 256;

/// Move and score in one number, so that the best move is the greatest number. The score is in the
/// upper bits, the square below it; earlier squares rank higher.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct ScoredMove(i32);

impl ScoredMove {
    const BITS: u32 = 16;
    const MASK: i32 = (1 << Self::BITS) - 1;
    const OFFSET: i32 = 1 << (Self::BITS - 2);
    const NONE: Self = Self(0);
    const HIGHEST: Self = Self(i32::MAX);

    #[inline]
    #[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "below 1,024")]
    fn new(square: Square, score: i32) -> Self {
        debug_assert!(score.abs() < Self::OFFSET, "{square:?} has {score}");
        let square = Self::MASK - square.index() as i32;
        Self((score + Self::OFFSET) << Self::BITS | square)
    }

    const fn square(self) -> Square {
        Square::at((!self.0 & Self::MASK).unsigned_abs() as usize)
    }

    const fn score(self) -> i32 {
        (self.0 >> Self::BITS) - Self::OFFSET
    }
}

/// Picker that returns moves in two stages (CPW: Staged Move Generation): the table's move before
/// the others are scored, then the others lazily, best first.
pub struct MovePicker {
    tt_move: Option<Square>,
    unscored: Option<Bitboard>,
    ply: usize,
    moves: [ScoredMove; MAX_MOVES],
    count: usize,
    /// Last move returned, and the next one if already selected.
    last: ScoredMove,
    upcoming: Option<ScoredMove>,
    top: i32,
}

impl MovePicker {
    /// Prepares the moves of a ply. The table's move may be illegal here.
    pub fn new(mut moves: Bitboard, ply: usize, tt_move: Option<Square>) -> Self {
        let tt_move = tt_move.filter(|&square| moves.contains(square));
        if let Some(square) = tt_move {
            moves.toggle(square);
        }
        Self {
            tt_move,
            unscored: Some(moves),
            ply,
            moves: [ScoredMove::NONE; MAX_MOVES],
            count: 0,
            last: ScoredMove::HIGHEST,
            upcoming: None,
            top: i32::MIN,
        }
    }

    #[inline]
    pub fn next(&mut self, position: &Position, history: &History) -> Option<Square> {
        if let Some(square) = self.tt_move.take() {
            return Some(square);
        }
        if let Some(moves) = self.unscored.take() {
            self.score(moves, position, history);
        }
        self.select();
        self.last = self.upcoming.take()?;
        Some(self.last.square())
    }

    #[inline]
    pub fn peek(&mut self) -> Option<Square> {
        self.select();
        self.upcoming.map(ScoredMove::square)
    }

    /// Difference between the best score and that of the last move; 0 for the table's move.
    #[inline]
    pub fn score_gap(&self) -> i32 {
        self.top.saturating_sub(self.last.score()).max(0)
    }

    fn score(&mut self, mut moves: Bitboard, position: &Position, history: &History) {
        let us = position.to_move();
        let [from_last, from_own] = [0, 1].map(|back| position.distance_scores(back));
        let score = |square| {
            position.move_score(square, us)
                + history.butterfly(square, us) / HISTORY_DIVISOR
                + from_last(square)
                + from_own(square)
        };
        let mut top = i32::MIN;
        let mut count = 0;
        let mut add = |square, score| {
            top = top.max(score);
            if let Some(free) = self.moves.get_mut(count) {
                *free = ScoredMove::new(square, score);
                count += 1;
            }
        };
        // Moves with a bonus come first, so that the others are not compared with them.
        let [killer, other] = history.killers(self.ply);
        let countermove = history.countermove(position.last(), us);
        for special in [killer, other, countermove] {
            if let Some(square) = special.filter(|&square| moves.contains(square)) {
                moves.toggle(square);
                let mut bonus = if [killer, other].contains(&special) { KILLER } else { 0 };
                bonus += if countermove == special { COUNTERMOVE } else { 0 };
                add(square, score(square) + bonus);
            }
        }
        moves.iter().for_each(|square| add(square, score(square)));
        (self.top, self.count) = (top, count);
    }

    #[inline]
    fn select(&mut self) {
        if self.upcoming.is_none() {
            let (moves, _) = self.moves.as_chunks::<LANES>();
            let mut best = [ScoredMove::NONE; LANES];
            for moves in moves.iter().take(self.count.div_ceil(LANES)) {
                for (best, &scored) in best.iter_mut().zip(moves) {
                    let below = if scored < self.last { scored } else { ScoredMove::NONE };
                    *best = below.max(*best);
                }
            }
            let best = best.into_iter().fold(ScoredMove::NONE, ScoredMove::max);
            self.upcoming = (best != ScoredMove::NONE).then_some(best);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::movegen::{Stage, candidates};
    use crate::engine::patterns::Threat;
    use crate::rules::{Game, Stone, Variant, parse_moves};

    fn game() -> Game {
        parse_moves("h8i9j10h9g10", Variant::GOMOKU_15).unwrap()
    }

    /// Lists the moves in order, each with its difference to the best score.
    fn picked(history: &History, tt_move: Option<Square>) -> Vec<(Square, i32)> {
        let position = Position::of(&game()).unwrap();
        let moves = candidates(&position, Stage::of(&position));
        let mut picker = MovePicker::new(moves, 0, tt_move);
        let next = || Some((picker.next(&position, history)?, picker.score_gap()));
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn candidates_come_once_each_best_scores_first() {
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
    fn the_next_move_can_be_peeked_at() {
        let position = Position::of(&game()).unwrap();
        let history = History::default();
        let moves = candidates(&position, Stage::of(&position));
        let mut picker = MovePicker::new(moves, 0, None);
        assert_eq!(picker.peek(), None, "nothing is scored yet");
        let mut random = fastrand::Rng::with_seed(1);
        let order = picked(&history, None);
        let mut rest = order.iter().skip(1);
        for &(square, gap) in &order {
            assert_eq!((picker.next(&position, &history), picker.score_gap()), (Some(square), gap));
            let following = rest.next().map(|&(square, _)| square);
            for _ in 0..random.u8(..3) {
                assert_eq!((picker.peek(), picker.score_gap()), (following, gap));
            }
        }
        assert_eq!((picker.peek(), picker.next(&position, &history)), (None, None));
    }

    #[test]
    fn the_move_of_the_table_comes_first() {
        let moves = picked(&History::default(), None);
        let &(last, gap) = moves.last().unwrap();
        assert!(gap > 0);
        let with_tt_move = picked(&History::default(), Some(last));
        assert_eq!(with_tt_move[0], (last, 0));
        let gaps = |moves: &[(Square, i32)]| moves.iter().map(|&(_, gap)| gap).collect::<Vec<_>>();
        assert_eq!(gaps(&with_tt_move[1..]), gaps(&moves[..moves.len() - 1]));
    }

    #[test]
    fn killers_countermoves_and_history_raise_moves() {
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
        countermove.add_killer(square, 0);
        assert_eq!(gap(&countermove), usual - KILLER - COUNTERMOVE);
        assert_eq!(picked(&countermove, None).len(), moves.len(), "it comes once");
        let mut butterfly = History::default();
        butterfly.update(square, &[], None, us, 10);
        assert_eq!(gap(&butterfly), usual - 1_600 / HISTORY_DIVISOR);
        let mut others = History::default();
        others.update(square, &[], None, us.opponent(), 10);
        assert_eq!(gap(&others), usual, "the other side's history is not ours");
    }
}
