//! Fouls: why a side may not take a point, or why it may.

mod words;

use std::cmp::Ordering;
use std::collections::HashSet;

use words::Words;

use crate::rules::{Board, Coordinates, Foul, Game, Point, Shapes, Status, Stone, Three, Variant};

/// Consequence of a foul by a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FoulPenalty {
    /// The stone is not placed.
    #[default]
    Refused,
    /// The game is lost, as in tournaments.
    Loses,
}

/// Explanation of a point: the shapes that a stone of a side makes there, and why that is a foul or
/// none.
///
/// ```
/// use gomoku::game::FoulExplanation;
/// use gomoku::rules::{Coordinates, Game, Point, Position, Rule, Stone, Variant};
///
/// let stones = [(7, 5), (7, 6), (5, 7), (6, 7)];
/// let stones = stones.map(|(row, col)| (Point::new(row, col), Stone::First));
/// let renju = Variant::GOMOKU_15.with_rule(Rule::Renju);
/// let game = Game::from_position(Position::from_stones(renju, stones)?);
/// let explained = FoulExplanation::of(&game, Point::new(7, 7)).ok_or("X may not play there")?;
/// assert_eq!(
///     explained.words(Coordinates::Letters)[0],
///     "H8 is a double three: F8-G8-H8 and H10-H9-H8."
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoulExplanation {
    /// Rules of the game.
    pub variant: Variant,
    /// Point that is explained.
    pub point: Point,
    /// Side of the stone.
    pub side: Stone,
    /// Set if another side is to move.
    pub is_other_side: bool,
    /// Foul that the stone is; `None` if it is allowed.
    pub foul: Option<Foul>,
    /// Shapes that the stone makes.
    pub shapes: Shapes,
}

/// Sign of an [explanation](FoulExplanation::signs) on a point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FoulSign {
    /// Free point that completes a row.
    Completes,
    /// Free point that would complete a row, but does not count.
    Spoilt,
    /// Stone of a row from left to right.
    Across,
    /// Stone of a row from top to bottom.
    Down,
    /// Stone of a row from the top left to the bottom right.
    Falling,
    /// Stone of a row from the bottom left to the top right.
    Rising,
    /// The point itself, if it is a foul.
    Forbidden,
    /// The point itself, if it is allowed.
    Allowed,
}

/// Side whose fouls matter in a position: in renju X, whoever is to move, since O plays for them;
/// in omok the side to move. `None` in other games, and after the end.
pub fn side_with_fouls(game: &Game) -> Option<Stone> {
    let Status::ToMove(mover) = game.status() else { return None };
    let sides = [mover, mover.opponent()];
    sides.into_iter().find(|&side| game.variant().rule().has_fouls(side))
}

impl FoulExplanation {
    /// Explains a free point for the [side](side_with_fouls) whose fouls matter; `None` if there is
    /// no such side, or the point is not free.
    pub fn of(game: &Game, point: Point) -> Option<Self> {
        let side = side_with_fouls(game)?;
        let is_other_side = game.status() != Status::ToMove(side);
        Some(Self { is_other_side, ..Self::new(game.variant(), game.board(), point, side)? })
    }

    /// Explains the last move, with which a side lost the game by a foul.
    pub fn of_last(game: &Game) -> Option<Self> {
        game.last_foul()?;
        let &point = game.moves().last()?;
        let side = game.board().get(point)?;
        let mut before = game.clone();
        before.undo();
        Self::new(game.variant(), before.board(), point, side)
    }

    fn new(variant: Variant, board: &Board, point: Point, side: Stone) -> Option<Self> {
        let shapes = variant.shapes(board, point, side)?;
        let foul = shapes.foul(variant.rule().fouls(side));
        Some(Self { variant, point, side, is_other_side: false, foul, shapes })
    }

    /// Threes that together look like a foul, though not enough of them are real.
    pub fn is_apparent(&self) -> bool {
        self.foul.is_none() && self.shapes.fives.is_empty() && self.shapes.threes.len() > 1
    }

    /// Sets of stones to show: the shapes of the foul, or those that look like one.
    pub fn rows(&self) -> Vec<Vec<Point>> {
        let Shapes { fives, overlines, fours, threes } = &self.shapes;
        match self.foul {
            Some(Foul::DoubleFour) => fours.iter().map(|four| four.stones.clone()).collect(),
            Some(Foul::DoubleThree) => self.real().map(|three| three.stones.clone()).collect(),
            Some(Foul::Overline) => overlines.iter().map(|row| row.points().collect()).collect(),
            None if !fives.is_empty() => fives.iter().map(|row| row.points().collect()).collect(),
            None if self.is_apparent() => threes.iter().map(|it| it.stones.clone()).collect(),
            None => Vec::new(),
        }
    }

    /// Points that complete the rows: to a five, or to a straight four. Each with whether it counts.
    pub fn completions(&self) -> Vec<(Point, bool)> {
        let fours = |three: &Three| {
            let all = three.fours.iter().map(|four| (four.point, four.spoilt.is_none()));
            all.collect::<Vec<_>>()
        };
        match self.foul {
            Some(Foul::DoubleFour) => {
                let fives = self.shapes.fours.iter().flat_map(|four| &four.fives);
                fives.map(|&point| (point, true)).collect()
            }
            Some(Foul::DoubleThree) => self.real().flat_map(fours).collect(),
            None if self.is_apparent() => self.shapes.threes.iter().flat_map(fours).collect(),
            Some(Foul::Overline) | None => Vec::new(),
        }
    }

    /// Signs that show the explanation on the board, one for each point.
    pub fn signs(&self) -> Vec<(Point, FoulSign)> {
        let own = if self.foul.is_some() { FoulSign::Forbidden } else { FoulSign::Allowed };
        let mut signs = vec![(self.point, own)];
        for row in self.rows().iter().rev() {
            let sign = direction(row);
            signs.extend(row.iter().map(|&point| (point, sign)));
        }
        for (point, counts) in self.completions().into_iter().rev() {
            signs.push((point, if counts { FoulSign::Completes } else { FoulSign::Spoilt }));
        }
        // The first of several on a point counts.
        let mut seen = HashSet::new();
        signs.retain(|(point, _)| seen.insert(*point));
        signs
    }

    fn real(&self) -> impl Iterator<Item = &Three> {
        self.shapes.threes.iter().filter(|three| three.is_real())
    }

    /// Explains the point in words, longest form first.
    pub fn words(&self, coordinates: Coordinates) -> Vec<String> {
        let words = Words { explained: self, coordinates };
        [words.long(), words.short()].map(|text| words.of_side(text)).into()
    }
}

/// Sign of the stones of a row.
fn direction(row: &[Point]) -> FoulSign {
    let ends = row.first().zip(row.last());
    let compared = ends.map(|(first, last)| (first.row.cmp(&last.row), first.col.cmp(&last.col)));
    match compared {
        None | Some((Ordering::Equal, _)) => FoulSign::Across,
        Some((_, Ordering::Equal)) => FoulSign::Down,
        Some((down, right)) if down == right => FoulSign::Falling,
        Some(_) => FoulSign::Rising,
    }
}

#[cfg(test)]
mod tests;
