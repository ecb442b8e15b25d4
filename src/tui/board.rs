//! The board of a game of rows.

mod canvas;
mod discs;
mod letters;
mod lines;
mod marks;
mod stones;

use std::borrow::Cow;
use std::iter::repeat;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Span;
use ratatui::widgets::Widget;

pub use canvas::Canvas;
pub use lines::{arrow, labels, lines};
pub use stones::{PixelStone, StoneForm, THIRD, pixels};

use super::layout::{BoardLayout, Ground};
use super::naming;
use super::text::paint;
use super::theme::{Depth, GlyphSet, Role, StoneColours, Theme};
use super::viewer::Motion;
use crate::record::Mark;
use crate::rules::{Coordinates, Game, Point, Stone, Threat};

pub struct BoardView<'a> {
    pub game: &'a Game,
    pub layout: &'a BoardLayout,
    pub theme: &'a Theme,
    pub coordinates: Option<Coordinates>,
    /// Cell and colour of the cursor; `None` after the end of the game.
    pub cursor: Option<(Point, Option<Stone>)>,
    /// Expected moves with their sides; the next or best one first.
    pub expected: Vec<(Point, Stone)>,
    pub threats: Vec<Threat>,
    /// Number of first moves without a number on their stones.
    pub unnumbered: usize,
    pub marks: &'a [Mark],
    pub motion: Motion,
}

struct SeenStone {
    point: Point,
    side: Stone,
    /// Number of the move, where it is shown.
    number: Option<usize>,
    is_last: bool,
    wins: bool,
}

impl SeenStone {
    fn text(&self) -> Cow<'static, str> {
        self.number.map_or(naming::mark(self.side).into(), |number| number.to_string().into())
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
        self.theme.palette.of(side)
    }

    fn at(&self, point: Point) -> Position {
        self.layout.middle(point)
    }

    /// Stones of winning rows, which are lit once the last disc has come to rest.
    fn winning(&self) -> Vec<Point> {
        match self.motion {
            Motion::Falls(_) => Vec::new(),
            _ => self.game.winning_rows().flat_map(|row| row.points()).collect(),
        }
    }

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

    /// Falling disc: its destination, and the share of the way that is left.
    fn falling(&self) -> Option<(Point, u8)> {
        match self.motion {
            Motion::Falls(left) => self.game.moves().last().map(|&point| (point, left)),
            _ => None,
        }
    }

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

    /// Number of digits on a stone; 0 without a number.
    fn digits_on(&self, point: Point) -> usize {
        let moves = self.game.moves();
        let played = moves.iter().zip(1..).skip(self.unnumbered);
        let number = played.filter(|&(&at, _)| at == point).map(|(_, number): (_, usize)| number);
        number.last().map_or(0, |number| number.to_string().len())
    }

    /// Cell and side of the pale stone under the cursor.
    fn ghost(&self) -> Option<(Point, Stone)> {
        let (point, side) = self.cursor?;
        let is_free = self.game.board().get(point).is_none();
        let can_blend = matches!(self.theme.depth, Depth::True | Depth::Ansi256);
        Some((point, side?)).filter(|_| is_free && can_blend && self.falling().is_none())
    }
}

/// Looks of a side's stones beside its name.
pub fn badge(side: Stone, theme: &Theme) -> Vec<Span<'static>> {
    let (letter, style) = (naming::mark(side), theme.stone(side));
    let colours = theme.palette.of(side);
    let mut stone = match (theme.has_colour(), theme.glyphs, theme.has_letters()) {
        (true, GlyphSet::Lines, false) => {
            let style = theme.style(Role::Board).fg(theme.colour(colours.stone));
            vec![Span::styled(" \u{25cf} ", style)]
        }
        (true, GlyphSet::Lines, true) => {
            let edge = style.fg(theme.colour(colours.stone)).bg(theme.colour(theme.palette.ground));
            vec![
                Span::styled("\u{2590}", edge),
                Span::styled(letter.to_string(), style),
                Span::styled("\u{258c}", edge),
            ]
        }
        (true, ..) => vec![Span::styled(format!(" {letter} "), style)],
        (false, ..) => vec![Span::styled(letter.to_string(), style)],
    };
    stone.push(Span::raw(" "));
    stone
}
