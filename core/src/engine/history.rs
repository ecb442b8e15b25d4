//! Move ordering statistics: butterfly history, countermoves and killers.

use super::board::{SQUARES, Square};
use super::score::MAX_PLY;
use crate::rules::Stone;

/// Bound of the butterfly history, maintained by the gravity of its updates.
const MAX_HISTORY: i32 = 8_192;

#[derive(Clone)]
pub struct History {
    /// Butterfly history (chessprogramming wiki: Butterfly Boards): how often a side's move failed
    /// high in any position.
    butterfly: [[i16; SQUARES]; 2],
    /// Countermove heuristic (Uiterwijk 1992): the answer that last failed high, indexed by the
    /// move answered.
    countermoves: [[Option<Square>; SQUARES]; 2],
    /// Killer heuristic (Akl and Newborn 1977): the last two quiet moves that failed high at a ply.
    killers: [[Option<Square>; 2]; MAX_PLY + 2],
}

impl Default for History {
    fn default() -> Self {
        Self {
            butterfly: [[0; SQUARES]; 2],
            countermoves: [[None; SQUARES]; 2],
            killers: [[None; 2]; MAX_PLY + 2],
        }
    }
}

impl History {
    /// Prepares for a new search: clears the killers and halves the butterfly history.
    pub fn new_search(&mut self) {
        self.killers = [[None; 2]; MAX_PLY + 2];
        for value in self.butterfly.iter_mut().flatten() {
            *value /= 2;
        }
    }

    #[inline]
    pub fn butterfly(&self, square: Square, side: Stone) -> i32 {
        i32::from(self.butterfly[side as usize][square.index()])
    }

    #[inline]
    pub fn killers(&self, ply: usize) -> [Option<Square>; 2] {
        self.killers[ply]
    }

    #[inline]
    pub fn countermove(&self, last: Option<Square>, side: Stone) -> Option<Square> {
        self.countermoves[side as usize][last?.index()]
    }

    /// Rewards a move that failed high, and punishes the quiet moves tried before it.
    pub fn update(
        &mut self,
        best: Square,
        quiets: &[Square],
        last: Option<Square>,
        side: Stone,
        depth: i32,
    ) {
        let bonus = (depth * depth * 16).min(1_600);
        self.add(best, side, bonus);
        for &square in quiets {
            self.add(square, side, -bonus);
        }
        if let Some(last) = last {
            self.countermoves[side as usize][last.index()] = Some(best);
        }
    }

    /// Adds a quiet killer. Moves with threats come early anyway.
    pub fn add_killer(&mut self, square: Square, ply: usize) {
        if self.killers[ply][0] != Some(square) {
            self.killers[ply] = [Some(square), self.killers[ply][0]];
        }
    }

    /// Adds with history gravity: near the bound, a bonus counts less and a malus more.
    #[expect(clippy::cast_possible_truncation, reason = "stays within its bounds")]
    fn add(&mut self, square: Square, side: Stone, bonus: i32) {
        let value = &mut self.butterfly[side as usize][square.index()];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / MAX_HISTORY) as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Point;

    const US: Stone = Stone::First;

    fn square(col: u8) -> Square {
        Square::new(Point::new(7, col))
    }

    #[test]
    fn moves_that_fail_high_gain_and_earlier_moves_lose() {
        let mut history = History::default();
        let last = Some(square(0));
        history.update(square(3), &[square(1), square(2)], last, US, 4);
        assert_eq!(history.butterfly(square(3), US), 256);
        assert_eq!(history.butterfly(square(1), US), -256);
        assert_eq!(history.butterfly(square(2), US), -256);
        assert_eq!(history.butterfly(square(3), US.opponent()), 0, "each side has its own");
        assert_eq!(history.countermove(last, US), Some(square(3)));
        assert_eq!(history.countermove(last, US.opponent()), None);
        assert_eq!(history.countermove(Some(square(9)), US), None);
        assert_eq!(history.countermove(None, US), None, "a pass has no answer");
    }

    #[test]
    fn each_ply_has_two_killers_latest_first() {
        let mut history = History::default();
        for col in [1, 2, 2, 3] {
            history.add_killer(square(col), 5);
        }
        assert_eq!(history.killers(5), [Some(square(3)), Some(square(2))]);
        assert_eq!(history.killers(4), [None; 2]);
        history.new_search();
        assert_eq!(history.killers(5), [None; 2]);
    }

    #[test]
    fn butterfly_history_stays_within_its_bound_and_ages() {
        let mut history = History::default();
        let mut before = 0;
        for _ in 0..200 {
            history.update(square(1), &[square(2)], None, US, 60);
            let now = history.butterfly(square(1), US);
            assert!(before <= now && now <= MAX_HISTORY, "{before} {now}");
            assert_eq!(history.butterfly(square(2), US), -now);
            before = now;
        }
        assert!(before > MAX_HISTORY * 9 / 10);
        history.new_search();
        assert_eq!(history.butterfly(square(1), US), before / 2);
    }
}
