//! Swap2 opening: one side places three stones. The other one chooses a side, or places two more
//! stones and leaves the choice to the first.

use crate::player::Verdict;
use crate::rules::{Point, Shape};

/// Three stones, `x,y` from a corner; the first and the third belong to the first side.
///
/// They were drawn at random, and kept if another engine (Rapfi, 120,000 positions) gave neither
/// side an advantage of more than 14 of its points, on 15x15 and on 20x20.
const OPENINGS: [[(u8, u8); 3]; 8] = [
    [(2, 0), (0, 4), (2, 2)],
    [(2, 3), (0, 0), (3, 0)],
    [(3, 2), (4, 0), (2, 1)],
    [(3, 4), (2, 3), (2, 1)],
    [(4, 4), (4, 3), (3, 1)],
    [(2, 1), (3, 0), (1, 1)],
    [(0, 0), (1, 4), (3, 4)],
    [(1, 5), (3, 5), (4, 6)],
];

/// First three stones on a board of at least 5 cells a side. The seed selects opening and corner.
pub(super) fn opening(shape: Shape, seed: u64) -> [Point; 3] {
    let side = shape.width().min(shape.height());
    let fits = |opening: &&[(u8, u8); 3]| opening.iter().all(|&(x, y)| x.max(y) < side);
    let fitting: Vec<_> = OPENINGS.iter().filter(fits).collect();
    let corner = seed % 8;
    let index = usize::try_from(seed / 8 % fitting.len() as u64).unwrap_or(0);
    let opening = fitting.get(index).copied().unwrap_or(&OPENINGS[0]);
    opening.map(|(x, y)| {
        let (x, y) = if corner & 1 == 0 { (x, y) } else { (y, x) };
        let col = if corner & 2 == 0 { x } else { shape.width() - 1 - x };
        let row = if corner & 4 == 0 { y } else { shape.height() - 1 - y };
        Point { row, col }
    })
}

/// Decides whether to take the other side. Without a verdict, it does, since the other side has one
/// more stone.
///
/// Placing two more stones is never better if the verdict is right, since the opponent would take
/// the better side.
pub(super) fn swaps(verdict: Option<Verdict>) -> bool {
    verdict.is_none_or(|verdict| verdict < Verdict::Open(0))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::Topology;

    #[test]
    fn openings_fit_every_board() {
        for (width, height) in [(5, 5), (5, 20), (20, 6), (7, 7), (15, 15)] {
            let shape = Shape::new(width, height, Topology::Plane).unwrap();
            let openings = (0..64).map(|seed| opening(shape, seed));
            let mut different = BTreeSet::new();
            for points in openings {
                assert!(points.iter().all(|&point| shape.contains(point)));
                assert_eq!(points.iter().collect::<BTreeSet<_>>().len(), 3);
                different.insert(points);
            }
            assert!(different.len() > 40, "{width}x{height}: {}", different.len());
        }
    }

    #[test]
    fn columns_come_first() {
        // . . X . .
        // . . . . .
        // . . X . .
        // . . . . .
        // O . . . .
        let shape = Shape::new(9, 7, Topology::Plane).unwrap();
        let expected =
            [Point { row: 0, col: 2 }, Point { row: 4, col: 0 }, Point { row: 2, col: 2 }];
        assert_eq!(opening(shape, 0), expected);
        // The same from the upper right corner.
        let expected =
            [Point { row: 0, col: 6 }, Point { row: 4, col: 8 }, Point { row: 2, col: 6 }];
        assert_eq!(opening(shape, 2), expected);
    }

    #[test]
    fn the_better_side_is_chosen() {
        assert!(swaps(Some(Verdict::Loss(6))));
        assert!(swaps(Some(Verdict::Open(-1))));
        assert!(!swaps(Some(Verdict::Open(0))));
        assert!(!swaps(Some(Verdict::Win(5))));
        assert!(swaps(None));
    }
}
