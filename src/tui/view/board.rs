//! The board of a game of rows.

mod canvas;
mod discs;
mod labels;
mod letters;
mod lines;
mod marks;
mod shape;
mod star;
mod stones;

use std::borrow::Cow;
use std::iter::repeat;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

pub use canvas::Canvas;
pub use labels::{arrow, draw as labels};
pub use lines::draw as lines;
pub use shape::{Form, pixels};
pub use stones::{Stone as PixelStone, THIRD};

use crate::record::Mark;
use crate::rules::{Coordinates, Game, Point, Stone, Threat};
use crate::tui::app::Motion;
use crate::tui::layout::{BoardLayout, Ground};
use crate::tui::messages;
use crate::tui::theme::{Depth, Role, StoneColours, Theme};
use crate::tui::view::paint;

/// A game's board, to be drawn where the layout says.
pub struct BoardView<'a> {
    /// The game.
    pub game: &'a Game,
    /// Where everything stands.
    pub layout: &'a BoardLayout,
    /// Colours and glyphs.
    pub theme: &'a Theme,
    /// How rows and columns are named, if they are.
    pub coordinates: Option<Coordinates>,
    /// The cursor, and in whose colour; after the end there is none.
    pub cursor: Option<(Point, Option<Stone>)>,
    /// The moves that are expected, and whose they are; the next or the best one first.
    pub expected: Vec<(Point, Stone)>,
    /// What both sides threaten, if that is shown.
    pub threats: Vec<Threat>,
    /// How many of the first moves have no number on their stones.
    pub unnumbered: usize,
    /// What is marked on cells besides.
    pub marks: &'a [Mark],
    /// What moves.
    pub motion: Motion,
}

/// A stone, and what is to be seen on it.
struct SeenStone {
    point: Point,
    side: Stone,
    /// Its number, if that is shown.
    number: Option<usize>,
    /// Whether it was played last.
    is_last: bool,
    /// Whether it belongs to a row that has won.
    wins: bool,
}

impl SeenStone {
    /// Its number or, where that is not shown, its letter.
    fn text(&self) -> Cow<'static, str> {
        self.number.map_or(messages::mark(self.side).into(), |number| number.to_string().into())
    }
}

impl Widget for &BoardView<'_> {
    fn render(self, _: Rect, buffer: &mut Buffer) {
        let falls = self.layout.ground == Ground::Frame;
        let column = self.cursor.filter(|_| falls).map(|(point, _)| point.col);
        if let Some(coordinates) = self.coordinates {
            labels(self.layout, coordinates, column, self.theme, buffer);
        }
        if let (Some(col), Some((_, side))) = (column, self.cursor) {
            let style = side.map_or(self.theme.style(Role::Cursor), |side| self.theme.name(side));
            arrow(self.layout, col, style, self.theme, buffer);
        }
        paint(self.layout.board, self.theme.style(Role::Board), buffer);
        lines(self.layout, self.theme, buffer);
        match stones::radius(self.layout.ground, self.layout.cell, self.theme) {
            Some(radius) => self.discs(radius, buffer),
            None => self.letters(buffer),
        }
        self.threats(buffer);
        self.marked(buffer);
        self.expected(buffer);
        self.brackets(buffer);
    }
}

impl BoardView<'_> {
    const fn colours(&self, side: Stone) -> &StoneColours {
        match side {
            Stone::First => &self.theme.palette.first,
            Stone::Second => &self.theme.palette.second,
        }
    }

    fn at(&self, point: Point) -> Position {
        self.layout.middle(point)
    }

    /// The stones of winning rows; they are not lit before the last one has come down.
    fn winning(&self) -> Vec<Point> {
        match self.motion {
            Motion::Falls(_) => Vec::new(),
            _ => self.game.winning_rows().flat_map(|row| row.points()).collect(),
        }
    }

    /// All stones with what is to be seen on them.
    fn stones(&self) -> Vec<SeenStone> {
        let (board, winning) = (self.game.board(), self.winning());
        let last = self.game.moves().last().copied();
        let numbers = self.numbers_by_cell().into_iter().chain(repeat(None));
        self.layout
            .shape
            .points()
            .zip(numbers)
            .filter_map(|(point, number)| {
                let side = board.get(point)?;
                let (is_last, wins) = (last == Some(point), winning.contains(&point));
                Some(SeenStone { point, side, number, is_last, wins })
            })
            .collect()
    }

    /// The disc that falls: where it will lie, and how much of its way is left.
    fn falling(&self) -> Option<(Point, u8)> {
        match self.motion {
            Motion::Falls(left) => self.game.moves().last().map(|&point| (point, left)),
            _ => None,
        }
    }

    /// The numbers that stand on stones, cell by cell; nothing if there are none.
    fn numbers_by_cell(&self) -> Vec<Option<usize>> {
        let (moves, shape) = (self.game.moves(), self.layout.shape);
        if self.unnumbered >= moves.len() {
            return Vec::new();
        }
        let mut numbers = vec![None; shape.cells()];
        for (point, number) in moves.iter().zip(1..).skip(self.unnumbered) {
            numbers[usize::from(point.row) * usize::from(shape.width()) + usize::from(point.col)] =
                Some(number);
        }
        numbers
    }

    /// How many digits the number has that stands on a stone; 0 without one.
    fn digits_on(&self, point: Point) -> usize {
        let moves = self.game.moves();
        let played = moves.iter().zip(1..).skip(self.unnumbered);
        let number = played.filter(|&(&at, _)| at == point).map(|(_, number): (_, usize)| number);
        number.last().map_or(0, |number| number.to_string().len())
    }

    /// Where a ghost of a stone stands for the cursor, and whose.
    fn ghost(&self) -> Option<(Point, Stone)> {
        let (point, side) = self.cursor?;
        let is_free = self.game.board().get(point).is_none();
        let can_blend = matches!(self.theme.depth, Depth::True | Depth::Ansi256);
        Some((point, side?)).filter(|_| is_free && can_blend && self.falling().is_none())
    }
}
