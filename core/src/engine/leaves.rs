//! Sample of the leaves of a search, to learn from the positions that it evaluates.

use super::board::{Position, Square};
use crate::rules::{Point, splitmix64};

/// Random sample of the leaves of a search, each as likely as any other (algorithm R, Vitter 1985).
#[derive(Clone, Debug)]
pub struct LeafSample {
    size: usize,
    /// Leaves seen, and those kept: the moves that lead to each.
    seen: u64,
    kept: Vec<Vec<Point>>,
    random: u64,
}

impl LeafSample {
    /// Prepares a sample of this size. The same seed and search give the same sample.
    pub const fn new(size: usize, seed: u64) -> Self {
        Self { size, seen: 0, kept: Vec::new(), random: seed }
    }

    /// Considers a leaf this many plies from the root. Leaves after a pass are left out.
    #[cold]
    pub(super) fn add(&mut self, position: &Position, ply: usize) {
        let moves = (0..ply).rev().map(|back| position.nth_last(back).map(Square::point));
        let Some(moves) = moves.collect() else { return };
        self.seen += 1;
        if self.kept.len() < self.size {
            self.kept.push(moves);
            return;
        }
        self.random = splitmix64(self.random);
        let index = usize::try_from(self.random % self.seen).unwrap_or(usize::MAX);
        if let Some(kept) = self.kept.get_mut(index) {
            *kept = moves;
        }
    }

    /// Moves from the root to each leaf of the sample.
    pub fn into_moves(self) -> Vec<Vec<Point>> {
        self.kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{
        Evaluator, Limits, Search, ThreadData, TranspositionTable, Unwatched, tests::game,
    };
    use crate::rules::Variant;

    /// Samples one leaf for each square of a row: a stone there, after one at the centre.
    fn sample(size: usize, seed: u64) -> Vec<u8> {
        let mut position = Position::new(Variant::GOMOKU_15).unwrap();
        position.place(Square::new(Point::new(7, 7)));
        let mut sample = LeafSample::new(size, seed);
        for col in 0..10 {
            position.place(Square::new(Point::new(3, col)));
            sample.add(&position, 2);
            position.undo();
        }
        let moves = sample.into_moves();
        let last = |moves: &Vec<Point>| {
            assert_eq!(moves[0], Point::new(7, 7), "the first move comes first");
            moves[1].col
        };
        moves.iter().map(last).collect()
    }

    #[test]
    fn each_leaf_is_as_likely_as_any_other() {
        let mut counts = [0_u32; 10];
        for seed in 0..3_000 {
            let cols = sample(3, seed);
            assert_eq!(cols.len(), 3);
            for col in cols {
                counts[usize::from(col)] += 1;
            }
        }
        // Five standard deviations of 900 of 3,000.
        assert!(counts.iter().all(|&count| count.abs_diff(900) < 125), "{counts:?}");
        assert_eq!(sample(10, 1), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "all are kept if there is room");
    }

    #[test]
    fn leaves_after_a_pass_are_left_out() {
        let mut position = Position::new(Variant::GOMOKU_15).unwrap();
        let mut sample = LeafSample::new(2, 1);
        position.pass();
        position.place(Square::new(Point::new(7, 7)));
        sample.add(&position, 2);
        sample.add(&position, 1);
        assert_eq!(sample.into_moves(), [[Point::new(7, 7)]]);
    }

    #[test]
    fn a_sample_does_not_change_the_search() {
        let game =
            game(Variant::GOMOKU_15, ". . . . .\n. . . . .\n. . X O .\n. . O X .\n. . . . X");
        let search = |sample: Option<LeafSample>| {
            let (mut tt, mut thread) = (TranspositionTable::new(1 << 20), ThreadData::default());
            thread.sample_leaves(sample);
            let limits = Limits { nodes: Some(3_000), ..Limits::default() };
            let position = Position::of(&game).unwrap();
            let found = Search::new(
                Evaluator::Classical,
                position,
                tt.share(),
                &mut thread,
                limits,
                &Unwatched,
            );
            let found = found.run().unwrap();
            ((found.best, found.info.nodes), thread.sample_leaves(None))
        };
        let (plain, none) = search(None);
        let (sampled, leaves) = search(Some(LeafSample::new(20, 1)));
        assert_eq!(sampled, plain);
        assert!(none.is_none());
        let leaves = leaves.unwrap().into_moves();
        assert_eq!(leaves.len(), 20);
        for moves in leaves {
            let mut game = game.clone();
            assert!(!moves.is_empty() && moves.iter().all(|&point| game.play(point).is_ok()));
        }
    }
}
