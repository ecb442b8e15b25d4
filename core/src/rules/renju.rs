//! Fouls: points that a side may not take. Follows the text of the rules, slowly.
//!
//! With a stone on the point, and for rows of five:
//! - a *five* is an unbroken row of exactly five, an *overline* one of six or more;
//! - a *four* is a set of four stones that one more stone makes a five;
//! - a *straight four* is an unbroken four that either end makes a five;
//! - a *three* is a set of three stones that one more stone makes a straight four, without making a
//!   five anywhere. It is *real* if that stone would be no foul itself.
//!
//! In renju, `First` may make neither two fours, nor two real threes, nor an overline, unless the
//! stone makes a five. In omok, neither side may make two real threes.
//!
//! Where the text of the Renju International Format and the programs differ (a three that is
//! spoilt by one kind of foul beside a three that is spoilt by another), this follows the programs.

use std::fmt;

use super::{Axis, Board, Point, Row, Rule, Stone, Variant};
use crate::translate::message;

/// Reason why a side may not take a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Foul {
    /// Two fours or more, also on one line.
    DoubleFour,
    /// Two real threes or more.
    DoubleThree,
    /// A row longer than five.
    Overline,
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DoubleFour => message!("foul-double-four", "a double four").fmt(f),
            Self::DoubleThree => message!("foul-double-three", "a double three").fmt(f),
            Self::Overline => message!("foul-overline", "an overline").fmt(f),
        }
    }
}

/// Fouls of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoulKind {
    /// Side without fouls.
    None,
    /// Double threes only.
    DoubleThree,
    /// Double threes, double fours and overlines.
    All,
}

/// Shapes that a stone on a point makes, as far as the fouls depend on them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shapes {
    /// Fives, any of which allows the point.
    pub fives: Vec<Row>,
    /// Rows longer than five.
    pub overlines: Vec<Row>,
    /// Fours, of which one line may have two.
    pub fours: Vec<Four>,
    /// Threes, at most one on each line, real or not.
    pub threes: Vec<Three>,
}

/// Four stones that one more makes a five.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Four {
    /// Its stones, in order.
    pub stones: Vec<Point>,
    /// Points that make the five: two for a straight four.
    pub fives: Vec<Point>,
}

/// Three stones that one more makes a straight four.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Three {
    /// Its stones, in order.
    pub stones: Vec<Point>,
    /// Points that would make the straight four.
    pub fours: Vec<StraightFour>,
}

/// Point that would make a straight four of a three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StraightFour {
    /// Point that would be taken.
    pub point: Point,
    /// Reason why the three is not real by this point; `None` if it is.
    pub spoilt: Option<Spoilt>,
}

/// Reason why a point does not make a straight four of a three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spoilt {
    /// It makes a five at the same time.
    Five,
    /// It would be a foul.
    Foul(Foul),
}

impl Three {
    /// Checks whether the three counts: one of its points makes a straight four and is no foul.
    pub fn is_real(&self) -> bool {
        self.fours.iter().any(|four| four.spoilt.is_none())
    }
}

impl Shapes {
    /// Foul of a side that has fouls of this kind; `None` if the shapes are allowed.
    pub fn foul(&self, fouls: FoulKind) -> Option<Foul> {
        let real = || self.threes.iter().filter(|three| three.is_real()).count();
        match fouls {
            FoulKind::None => None,
            _ if !self.fives.is_empty() => None,
            FoulKind::All if self.fours.len() > 1 => Some(Foul::DoubleFour),
            _ if real() > 1 => Some(Foul::DoubleThree),
            FoulKind::All if !self.overlines.is_empty() => Some(Foul::Overline),
            _ => None,
        }
    }
}

impl Rule {
    /// Fouls of a side.
    pub const fn fouls(self, side: Stone) -> FoulKind {
        match (self, side) {
            (Self::Renju, Stone::First) => FoulKind::All,
            (Self::Omok, _) => FoulKind::DoubleThree,
            _ => FoulKind::None,
        }
    }

    /// Checks whether some points are fouls for a side.
    pub const fn has_fouls(self, side: Stone) -> bool {
        !matches!(self.fouls(side), FoulKind::None)
    }

    /// Checks whether some points are fouls for either side.
    pub const fn has_any_fouls(self) -> bool {
        self.has_fouls(Stone::First) || self.has_fouls(Stone::Second)
    }
}

impl Variant {
    /// Checks whether a stone of a side on a free point would be a foul.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Board, Foul, Point, Rule, Stone, Variant};
    ///
    /// let mut board = Board::new(Variant::GOMOKU_15.shape());
    /// for (row, col) in [(7, 5), (7, 6), (5, 7), (6, 7)] {
    ///     board.place(Point::new(row, col), Stone::First)?;
    /// }
    /// let renju = Variant::GOMOKU_15.with_rule(Rule::Renju);
    /// let point = Point::new(7, 7);
    /// assert_eq!(renju.foul(&board, point, Stone::First), Some(Foul::DoubleThree));
    /// assert_eq!(renju.foul(&board, point, Stone::Second), None);
    /// # Ok::<(), gomoku::rules::IllegalMove>(())
    /// ```
    pub fn foul(self, board: &Board, point: Point, side: Stone) -> Option<Foul> {
        if self.rule().has_fouls(side) && self.has_stones_for_foul(board, point, side) {
            self.shapes(board, point, side)?.foul(self.rule().fouls(side))
        } else {
            None
        }
    }

    /// Iterates over the free points that are fouls for a side, row by row.
    pub fn fouls(self, board: &Board, side: Stone) -> impl Iterator<Item = Point> {
        let free = self.shape().points().filter(|&point| board.get(point).is_none());
        free.filter(move |&point| self.foul(board, point, side).is_some())
    }

    /// Checks whether there are enough stones for two threes on two lines, or for two fours or an
    /// overline on one. Most points are no fouls for want of stones.
    fn has_stones_for_foul(self, board: &Board, point: Point, side: Stone) -> bool {
        let reach = usize::from(self.row_length()) - 1;
        let stones = Axis::ALL.map(|axis| {
            let both = [axis.delta(), axis.delta().reversed()].into_iter();
            let cells = both.flat_map(|delta| self.shape().steps(point, delta).take(reach));
            cells.filter(|&at| board.get(at) == Some(side)).count()
        });
        let with = |least: usize| stones.iter().filter(|&&stones| stones >= least).count();
        with(reach - 2) > 1 || with(reach) > 0
    }

    /// Lists the shapes that a stone of a side on a free point would make: what makes it a foul, or
    /// why it is none. `None` if no point is a foul for this side, or the point is not free.
    pub fn shapes(self, board: &Board, point: Point, side: Stone) -> Option<Shapes> {
        if !self.rule().has_fouls(side) {
            return None;
        }
        let mut board = board.clone();
        board.place(point, side).ok()?;
        Some(Placed { variant: self, board, point, side }.shapes())
    }
}

/// Board with the stone on the point.
struct Placed {
    variant: Variant,
    board: Board,
    point: Point,
    side: Stone,
}

impl Placed {
    fn shapes(&self) -> Shapes {
        let five = u16::from(self.variant.row_length());
        let rows =
            Axis::ALL.into_iter().filter_map(|axis| self.board.row_through(self.point, axis));
        let (fives, others) = rows.partition::<Vec<Row>, _>(|row| row.length() == five);
        Shapes {
            fives,
            overlines: others.into_iter().filter(|row| row.length() > five).collect(),
            fours: Axis::ALL.into_iter().flat_map(|axis| self.fours(axis)).collect(),
            threes: Axis::ALL.into_iter().filter_map(|axis| self.three(axis)).collect(),
        }
    }

    /// Fours on a line, each with the points that complete it.
    fn fours(&self, axis: Axis) -> Vec<Four> {
        let mut fours: Vec<Four> = Vec::new();
        for point in self.free(axis) {
            let Some(row) = self.with(point).row(axis, self.variant.row_length()) else { continue };
            let stones: Vec<Point> = row.points().filter(|&stone| stone != point).collect();
            match fours.iter_mut().find(|four| four.stones == stones) {
                Some(four) => four.fives.push(point),
                None => fours.push(Four { stones, fives: vec![point] }),
            }
        }
        fours
    }

    /// Three on a line; `None` if no point makes it a straight four.
    fn three(&self, axis: Axis) -> Option<Three> {
        let mut three: Option<Three> = None;
        for point in self.free(axis) {
            let after = self.with(point);
            let Some(row) = after.straight_four(axis, point) else { continue };
            let stones = row.points().filter(|&stone| stone != point).collect();
            let three = three.get_or_insert(Three { stones, fours: Vec::new() });
            three.fours.push(StraightFour { point, spoilt: self.spoilt(point) });
        }
        three
    }

    /// Reason why this point makes no straight four of a three.
    fn spoilt(&self, point: Point) -> Option<Spoilt> {
        // The shapes of a stone there, with this one on the board.
        let shapes = self.variant.shapes(&self.board, point, self.side)?;
        if shapes.fives.is_empty() {
            shapes.foul(self.variant.rule().fouls(self.side)).map(Spoilt::Foul)
        } else {
            Some(Spoilt::Five)
        }
    }

    /// Free points of a line that can share a row with the stone.
    fn free(&self, axis: Axis) -> impl Iterator<Item = Point> {
        let reach = usize::from(self.variant.row_length()) - 1;
        let line = self.board.shape().line_through(self.point, axis, reach);
        line.into_iter().filter(|&at| self.board.get(at).is_none())
    }

    /// Same stone, with another one on a free point.
    fn with(&self, point: Point) -> Self {
        let mut board = self.board.clone();
        board.set(point, Some(self.side));
        Self { board, ..*self }
    }

    /// Row of exactly this length through the stone.
    fn row(&self, axis: Axis, length: u8) -> Option<Row> {
        self.board.row_through(self.point, axis).filter(|row| row.length() == u16::from(length))
    }

    /// Straight four through the stone and this one.
    fn straight_four(&self, axis: Axis, other: Point) -> Option<Row> {
        let five = self.variant.row_length();
        let row = self.row(axis, five - 1)?;
        let is_five = |&end: &Point| self.with(end).row(axis, five).is_some();
        let is_straight = self.free(axis).filter(is_five).count() == 2;
        (is_straight && row.points().any(|stone| stone == other)).then_some(row)
    }
}
