//! Games for positions that nobody has played: which order, and which further stones.

use crate::rules::{ArrangeError, Axis, Board, BySide, Game, Point, Stone, Variant, arrange};

/// A game that leads to these stones, which are those on the board.
///
/// Where the given order does not lead to them, as a row is complete on the way that is too long in
/// the end, the stones in the middle of such rows come last.
///
/// # Errors
/// If no game was found.
pub(super) fn game(
    variant: Variant,
    board: &Board,
    sides: BySide<Vec<Point>>,
) -> Result<Game, ArrangeError> {
    let given = arrange(variant, sides.clone());
    if given.is_ok() {
        return given;
    }
    let is_middle = |point: &Point| {
        let rows = Axis::ALL.into_iter().filter_map(|axis| board.row_through(*point, axis));
        rows.filter(|row| row.length() > variant.row_length().into())
            .any(|row| row.points().nth(usize::from(row.length() / 2)) == Some(*point))
    };
    let BySide { mut first, mut second } = sides;
    first.sort_by_key(is_middle);
    second.sort_by_key(is_middle);
    arrange(variant, BySide { first, second })
}

/// The free cell that is farthest from all stones, the first of equals, among those where this stone
/// wins nothing; `None` if there is none.
pub(super) fn farthest(variant: Variant, board: &Board, stone: Stone) -> Option<Point> {
    let points = || variant.shape().points();
    let stones: Vec<Point> = points().filter(|&point| board.get(point).is_some()).collect();
    let distance = |from: &Point| {
        let steps = |to: &Point| from.row.abs_diff(to.row).max(from.col.abs_diff(to.col));
        stones.iter().map(steps).min()
    };
    let mut free: Vec<Point> = points().filter(|&point| board.get(point).is_none()).collect();
    free.sort_by_cached_key(|point| std::cmp::Reverse(distance(point)));
    free.into_iter().find(|&point| {
        let mut with = board.clone();
        with.place(point, stone).is_ok() && !variant.is_won_at(&with, point)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Placement, Rule, Shape, Status, Topology};

    fn variant(width: u8, height: u8, rule: Rule) -> Variant {
        let shape = Shape::new(width, height, Topology::Plane).unwrap();
        Variant::new(shape, 5, rule, Placement::Anywhere).unwrap()
    }

    #[test]
    fn rows_that_are_too_long_have_an_order_of_play() {
        for length in 6..10 {
            let row = |row: u8| (0..length).map(|col| Point::new(row, col)).collect::<Vec<_>>();
            let sides = BySide { first: row(0), second: row(2) };
            let variant = variant(9, 5, Rule::Standard);
            let mut board = Board::new(variant.shape());
            for (stone, points) in [(Stone::First, &sides.first), (Stone::Second, &sides.second)] {
                for &point in points {
                    board.place(point, stone).unwrap();
                }
            }
            assert_eq!(arrange(variant, sides.clone()), Err(ArrangeError::NoOrder));
            let game = game(variant, &board, sides).unwrap();
            assert_eq!(game.status(), Status::ToMove(Stone::First));
            assert_eq!(game.board(), &board);
        }
    }

    #[test]
    fn stones_that_keep_others_company_are_far_away_and_win_nothing() {
        // X . . . . .
        // . . . . . .
        // . . . . . .
        // . . . . . .
        // . . . . . .
        // * * * * | *    the fifth in a row would win
        let variant = variant(6, 6, Rule::Freestyle);
        let mut board = Board::new(variant.shape());
        board.place(Point::new(0, 0), Stone::First).unwrap();
        for col in [0, 1, 2, 3] {
            board.place(Point::new(5, col), Stone::Second).unwrap();
        }
        let far = |stone| farthest(variant, &board, stone);
        assert_eq!(far(Stone::First), Some(Point::new(0, 5)));
        for row in 0..5 {
            for col in 0..6 {
                let _ = board.place(
                    Point::new(row, col),
                    [Stone::First, Stone::Second][usize::from((row + col / 2) % 2)],
                );
            }
        }
        assert_eq!(farthest(variant, &board, Stone::Second), Some(Point::new(5, 5)));
        assert_eq!(farthest(variant, &board, Stone::First), Some(Point::new(5, 4)));
        board.place(Point::new(5, 5), Stone::First).unwrap();
        assert_eq!(farthest(variant, &board, Stone::Second), None);
    }
}
