//! Moves that won against other stones of O.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::cells::{Cell, Stones, inverse, turn};

/// Winning moves by the stones of X, each with the stones of O against which it wins.
#[derive(Default)]
pub struct Answers(HashMap<Stones, Vec<(Vec<Cell>, Cell)>>);

impl Answers {
    /// Remembers that `x` wins.
    pub fn add(&mut self, stones: &Stones, x: Cell) {
        let (xs, symmetry) = Stones::new(stones.xs(), &[]).canonical();
        let os = stones.os().iter().map(|&cell| turn(cell, symmetry)).collect();
        self.0.entry(xs).or_default().push((os, turn(x, symmetry)));
    }

    /// Returns the moves that win with the same stones of X against stones of O of which all but
    /// one are the same, the most frequent first.
    pub fn similar(&self, stones: &Stones) -> Vec<Cell> {
        let (xs, symmetry) = Stones::new(stones.xs(), &[]).canonical();
        let os: Vec<Cell> = stones.os().iter().map(|&cell| turn(cell, symmetry)).collect();
        let mut counts: HashMap<Cell, u32> = HashMap::new();
        for (others, x) in self.0.get(&xs).into_iter().flatten() {
            let same = os.iter().filter(|&cell| others.contains(cell)).count();
            if same + 1 >= os.len() && !os.contains(x) {
                *counts.entry(*x).or_default() += 1;
            }
        }
        let mut moves: Vec<(Cell, u32)> = counts.into_iter().collect();
        moves.sort_by_key(|&(cell, count)| (Reverse(count), cell));
        moves.into_iter().map(|(cell, _)| turn(cell, inverse(symmetry))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_won_against_all_but_one_stone_is_found_in_every_image() {
        let mut answers = Answers::default();
        let (xs, image) = ([112, 97, 3], [112, 97, 3].map(|cell| turn(cell, 5)));
        answers.add(&Stones::new(&xs, &[20, 21, 22]), 100);
        answers.add(&Stones::new(&xs, &[20, 21, 23]), 100);
        answers.add(&Stones::new(&xs, &[20, 21, 24]), 50);
        answers.add(&Stones::new(&xs, &[30, 31, 32]), 60);
        assert_eq!(answers.similar(&Stones::new(&xs, &[20, 21, 99])), [100, 50]);
        let os = [20, 21, 100].map(|cell| turn(cell, 5));
        assert_eq!(answers.similar(&Stones::new(&image, &os)), [turn(50, 5)]);
        assert_eq!(answers.similar(&Stones::new(&[112, 97, 4], &[20, 21, 99])), [] as [Cell; 0]);
    }
}
