//! Cells as numbers, row by row from the top, and lists of them.

use super::position::Move;
use crate::rules::{Point, Shape};

/// Number of a cell.
pub fn number(point: Point, shape: Shape) -> Move {
    Move::from(point.row) * Move::from(shape.width()) + Move::from(point.col)
}

/// Cell with a number.
pub fn point(number: Move, shape: Shape) -> Point {
    let width = Move::from(shape.width());
    let [row, col] = [number / width, number % width].map(|it| u8::try_from(it).unwrap_or(u8::MAX));
    Point::new(row, col)
}

/// Lists of numbers, one after the other.
#[derive(Clone, Debug, Default)]
pub struct Lists {
    ends: Vec<u32>,
    numbers: Vec<u16>,
}

impl Lists {
    pub fn of(lists: impl IntoIterator<Item = Vec<u16>>) -> Self {
        let mut all = Self::default();
        for list in lists {
            all.numbers.extend(list);
            all.ends.push(u32::try_from(all.numbers.len()).unwrap_or_default());
        }
        all
    }

    #[inline]
    pub fn get(&self, index: usize) -> &[u16] {
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.numbers[start..self.ends[index] as usize]
    }

    pub const fn len(&self) -> usize {
        self.ends.len()
    }

    /// Lists the lists in which each number below `count` is.
    pub fn inverse(&self, count: usize) -> Self {
        let mut holders = vec![Vec::new(); count];
        for (list, index) in (0..).zip(0..self.len()) {
            for &number in self.get(index) {
                holders[usize::from(number)].push(list);
            }
        }
        Self::of(holders)
    }
}
