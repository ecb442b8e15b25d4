//! Correction history (Stockfish): the mean error of the static evaluation, as found by searches.

use super::board::{Position, Square};
use super::score::Score;

/// Mean errors of the static evaluation, by side to move and the last two stones.
#[derive(Clone)]
pub struct CorrectionHistory {
    /// Errors in units of 1 / [`UNIT`] point.
    errors: Box<[[i16; 2]]>,
}

/// Number of entries, a power of two. Pairs of stones that share an entry do no harm.
const ENTRIES: usize = 1 << 16;
const UNIT: i32 = 64;
const MAX_ERROR: Score = 200;
const MAX_CORRECTION: Score = 100;

impl Default for CorrectionHistory {
    fn default() -> Self {
        Self { errors: vec![[0; 2]; ENTRIES].into_boxed_slice() }
    }
}

impl CorrectionHistory {
    #[inline]
    pub fn correction(&self, position: &Position) -> Score {
        i32::from(self.errors[entry(position)][position.to_move() as usize]) / UNIT
    }

    /// Learns an error found by a search of this depth. Deeper searches count more.
    #[expect(clippy::cast_possible_truncation, reason = "clamped")]
    pub fn update(&mut self, position: &Position, error: Score, depth: i32) {
        let mean = &mut self.errors[entry(position)][position.to_move() as usize];
        let error = error.clamp(-MAX_ERROR, MAX_ERROR) * UNIT;
        let weight = depth.clamp(1, 16);
        let new = (i32::from(*mean) * (64 - weight) + error * weight) / 64;
        *mean = new.clamp(-MAX_CORRECTION * UNIT, MAX_CORRECTION * UNIT) as i16;
    }
}

#[inline]
fn entry(position: &Position) -> usize {
    let [last, before] =
        [position.last(), position.nth_last(1)].map(|stone| stone.map_or(0, Square::index));
    (last << 6 ^ before) % ENTRIES
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Variant, parse_moves};

    #[test]
    fn corrections_approach_the_error_of_each_side() {
        let position =
            |moves| Position::of(&parse_moves(moves, Variant::GOMOKU_15).unwrap()).unwrap();
        let (here, elsewhere) = (position("h8i9j10"), position("h8i9j9"));
        let mut history = CorrectionHistory::default();
        assert_eq!(history.correction(&here), 0);
        let mut before = 0;
        for _ in 0..100 {
            history.update(&here, 40, 8);
            let now = history.correction(&here);
            assert!(before <= now && now <= 40, "{before} {now}");
            before = now;
        }
        assert!(before >= 38);
        assert_eq!(history.correction(&elsewhere), 0);
        let mut passed = here.clone();
        passed.pass();
        assert_eq!(history.correction(&passed), 0);
    }

    #[test]
    fn deep_searches_count_more_and_large_errors_are_clamped() {
        let position = Position::of(&parse_moves("h8i9", Variant::GOMOKU_15).unwrap()).unwrap();
        let after = |depth, times| {
            let mut history = CorrectionHistory::default();
            (0..times).for_each(|_| history.update(&position, -5_000, depth));
            history.correction(&position)
        };
        assert!(after(10, 1) < after(2, 1));
        assert_eq!(after(16, 100), -MAX_CORRECTION);
    }
}
