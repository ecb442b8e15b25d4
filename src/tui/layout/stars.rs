//! Star points: the cells that Gomoku and Go boards mark.

use crate::rules::{Point, Shape};

/// Checks for a marked cell (star point) of a Gomoku or Go board.
pub fn is_star(point: Point, shape: Shape) -> bool {
    let side = shape.width();
    if side != shape.height() || side < 13 || side.is_multiple_of(2) {
        return false;
    }
    let middle = side / 2;
    let margin = 3;
    let near = |at: u8| at == margin || at == side - 1 - margin;
    let corner = near(point.row) && near(point.col);
    let centre = point.row == middle && point.col == middle;
    let edge = (near(point.row) && point.col == middle) || (point.row == middle && near(point.col));
    corner || centre || (edge && side >= 17)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[track_caller]
    fn check_stars(variant: Variant, expected: &[(u8, u8)]) {
        let shape = variant.shape();
        let found: Vec<(u8, u8)> = shape
            .points()
            .filter(|&point| is_star(point, shape))
            .map(|point| (point.row, point.col))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn star_points_are_at_their_usual_places() {
        check_stars(Variant::GOMOKU_15, &[(3, 3), (3, 11), (7, 7), (11, 3), (11, 11)]);
        let nine = |near: u8, middle: u8, far: u8| {
            [near, middle, far].map(|row| [near, middle, far].map(|col| (row, col))).concat()
        };
        check_stars(Variant::GOMOKU_17, &nine(3, 8, 13));
        check_stars(Variant::GOMOKU_19, &nine(3, 9, 15));
        check_stars(Variant::GOMOKU_20, &[]);
    }
}
