//! Fouls on a board: the points that a side may not take, the foul that lost a game, and the point
//! that is explained.
//!
//! The referee needs a moment for a full board, so the owner of a board asks after each event, and
//! a frame only draws.

use crate::game::{FoulExplanation, GameKind, side_with_fouls};
use crate::locale::text;
use crate::rules::{Board, Coordinates, Game, Point, Status, Variant};
use crate::tui::naming;
use crate::tui::refusal::{Refusal, Validity};

#[derive(Debug, Default)]
pub struct BoardFouls {
    /// Position in which they were found.
    of: Option<Place>,
    points: Vec<Point>,
    lost: Option<FoulExplanation>,
    explained: Option<FoulExplanation>,
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

impl BoardFouls {
    /// Checks that a side may not take some points in a game of this kind.
    pub fn check(kind: GameKind) -> Result<(), Refusal> {
        match kind {
            GameKind::Rows(variant) if variant.rule().has_any_fouls() => Ok(()),
            kind => Err(text!("refusal-fouls", game = naming::kind_name(kind)).into()),
        }
    }

    /// Finds the points in the position of a game, unless it is the same as before. In another
    /// position, the explanation ends.
    pub fn settle(&mut self, game: &Game, is_wanted: bool) {
        if !game.variant().rule().has_any_fouls() {
            *self = Self::default();
            return;
        }
        let is_here = self.of.as_ref().is_none_or(|of| {
            of.status == game.status()
                && of.variant == game.variant()
                && of.last.as_ref() == game.moves().last()
                && of.board == *game.board()
        });
        if is_here && self.of.as_ref().is_some_and(|of| of.is_wanted == is_wanted) {
            return;
        }
        let (variant, board) = (game.variant(), game.board());
        let side = side_with_fouls(game).filter(|_| is_wanted);
        let (status, last) = (game.status(), game.moves().last().copied());
        *self = Self {
            of: Some(Place { variant, board: board.clone(), status, last, is_wanted }),
            points: side.into_iter().flat_map(|side| variant.fouls(board, side)).collect(),
            lost: FoulExplanation::of_last(game),
            explained: self.explained.take().filter(|_| is_here),
        };
    }

    /// Explains a point of the board, or the foul that lost the game.
    pub fn explain(&mut self, game: &Game, point: Point) -> Result<(), Refusal> {
        let found = FoulExplanation::of_last(game).or_else(|| FoulExplanation::of(game, point));
        let Some(explained) = found else {
            let is_open = matches!(game.status(), Status::ToMove(_));
            let why = if is_open { text!("refusal-occupied") } else { text!("refusal-over") };
            return Err(Refusal::of_position(why));
        };
        self.explained = Some(explained);
        Ok(())
    }

    /// Refuses a foul of the side to move, and explains it.
    pub fn refuse(
        &mut self,
        game: &Game,
        point: Point,
        coordinates: Coordinates,
    ) -> Result<(), Refusal> {
        if game.foul(point).is_none() {
            return Ok(());
        }
        self.explain(game, point)?;
        let words = self.words(coordinates).unwrap_or_default();
        Err(Refusal::from(words).until(Validity::Position))
    }

    /// Words of the explanation, longest form first.
    pub fn words(&self, coordinates: Coordinates) -> Option<Vec<String>> {
        self.explained.as_ref().map(|explained| explained.words(coordinates))
    }

    /// Ends the explanation. Returns whether there was one.
    pub fn end_explanation(&mut self) -> bool {
        self.explained.take().is_some()
    }

    /// Points that a side may not take.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Foul to draw: the one that is explained, or the one with which the last move lost the game.
    pub fn drawn(&self) -> Option<&FoulExplanation> {
        self.explained.as_ref().or(self.lost.as_ref())
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
        let (mut points, mut game) = (BoardFouls::default(), game());
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
        let (mut points, mut game) = (BoardFouls::default(), game());
        game.play(Point::new(7, 7)).unwrap();
        points.settle(&game, true);
        assert_eq!(points.drawn().map(|lost| lost.point), Some(Point::new(7, 7)));
        assert_eq!(points.points(), []);
        game.undo();
        points.settle(&game, true);
        assert_eq!((points.drawn(), points.points()), (None, &[Point::new(7, 7)][..]));
    }

    #[test]
    fn an_explanation_lasts_until_the_position_changes() {
        let (mut fouls, mut game) = (BoardFouls::default(), game());
        fouls.settle(&game, true);
        fouls.explain(&game, Point::new(7, 7)).unwrap();
        let words = fouls.words(Coordinates::Letters).unwrap();
        assert_eq!(words[0], "H8 is a double three: F8-G8-H8 and H10-H9-H8.");
        // The marks come and go.
        fouls.settle(&game, false);
        assert_eq!(fouls.drawn().map(|it| it.point), Some(Point::new(7, 7)));
        game.play(Point::new(0, 0)).unwrap();
        fouls.settle(&game, false);
        assert_eq!(fouls.drawn(), None);
        fouls.explain(&game, Point::new(7, 7)).unwrap();
        assert!(fouls.end_explanation() && !fouls.end_explanation());
    }

    #[test]
    fn only_a_foul_of_the_side_to_move_is_refused() {
        let (mut fouls, mut game) = (BoardFouls::default(), game());
        assert!(fouls.refuse(&game, Point::new(7, 8), Coordinates::Letters).is_ok());
        assert_eq!(fouls.drawn(), None);
        assert!(fouls.refuse(&game, Point::new(7, 7), Coordinates::Letters).is_err());
        assert!(fouls.end_explanation());
        game.play(Point::new(0, 0)).unwrap();
        assert!(fouls.refuse(&game, Point::new(7, 7), Coordinates::Letters).is_ok());
    }
}
