//! Points that a side may not take, and the foul that lost a game, found once for each position.
//!
//! The referee needs a moment for a full board, so the owner of a board asks after each event, and
//! a frame only draws.

use crate::game::{FoulExplanation, side_with_fouls};
use crate::rules::{Board, Game, Point, Status, Variant};

#[derive(Debug, Default)]
pub struct ForbiddenPoints {
    /// Position in which they were found.
    of: Option<Place>,
    points: Vec<Point>,
    lost: Option<FoulExplanation>,
}

/// Position, the last move, and whether the points are wanted.
#[derive(Debug, PartialEq, Eq)]
struct Place {
    variant: Variant,
    board: Board,
    status: Status,
    last: Option<Point>,
    is_wanted: bool,
}

impl ForbiddenPoints {
    /// Finds the points in the position of a game, unless it is the same as before.
    pub fn settle(&mut self, game: &Game, is_wanted: bool) {
        if !game.variant().rule().has_any_fouls() {
            *self = Self::default();
            return;
        }
        let is_known = self.of.as_ref().is_some_and(|of| {
            of.is_wanted == is_wanted
                && of.status == game.status()
                && of.variant == game.variant()
                && of.last.as_ref() == game.moves().last()
                && of.board == *game.board()
        });
        if is_known {
            return;
        }
        let (variant, board) = (game.variant(), game.board());
        let side = side_with_fouls(game).filter(|_| is_wanted);
        let (status, last) = (game.status(), game.moves().last().copied());
        *self = Self {
            of: Some(Place { variant, board: board.clone(), status, last, is_wanted }),
            points: side.into_iter().flat_map(|side| variant.fouls(board, side)).collect(),
            lost: FoulExplanation::of_last(game),
        };
    }

    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Foul with which the last move lost the game.
    pub const fn lost(&self) -> Option<&FoulExplanation> {
        self.lost.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Rule, Stone};

    /// Game of renju in which H8 is a double three.
    fn game() -> Game {
        let stones = [(7, 5), (7, 6), (5, 7), (6, 7)];
        let stones = stones.map(|(row, col)| (Point::new(row, col), Stone::First));
        let renju = Variant::GOMOKU_15.with_rule(Rule::Renju);
        Game::from_position(Position::from_stones(renju, stones).unwrap())
    }

    #[test]
    fn points_are_found_once_for_each_position() {
        let (mut points, mut game) = (ForbiddenPoints::default(), game());
        points.settle(&game, true);
        assert_eq!(points.points(), [Point::new(7, 7)]);
        // What was found stays as it is, even if it is wrong.
        points.points.push(Point::new(0, 0));
        points.settle(&game, true);
        assert_eq!(points.points().len(), 2);
        points.settle(&game, false);
        assert_eq!(points.points(), []);
        points.settle(&game, true);
        assert_eq!(points.points(), [Point::new(7, 7)]);
        game.play(Point::new(7, 8)).unwrap();
        points.settle(&game, true);
        assert_eq!(points.points(), [], "a four and a three");
        // The same side is to move in another position.
        points.settle(&self::game(), true);
        game.play(Point::new(0, 0)).unwrap();
        points.settle(&game, true);
        assert_eq!(points.points(), []);
        points.settle(&Game::new(Variant::GOMOKU_15), true);
        assert_eq!(points.points(), []);
    }

    #[test]
    fn a_foul_that_lost_is_found_again_after_undo() {
        let (mut points, mut game) = (ForbiddenPoints::default(), game());
        game.play(Point::new(7, 7)).unwrap();
        points.settle(&game, true);
        assert_eq!(points.lost().map(|lost| lost.point), Some(Point::new(7, 7)));
        assert_eq!(points.points(), []);
        game.undo();
        points.settle(&game, true);
        assert_eq!((points.lost(), points.points()), (None, &[Point::new(7, 7)][..]));
    }
}
