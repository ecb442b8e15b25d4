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

use std::collections::{HashMap, HashSet};

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

pub use canvas::Canvas;
pub use labels::{arrow, draw as labels};
pub use lines::draw as lines;
pub use shape::Form;
pub use stones::{Stone as PixelStone, THIRD};

use crate::rules::{Coordinates, Game, Point, Stone, Threat};
use crate::tui::app::{Motion, Numbers};
use crate::tui::layout::{BoardLayout, Ground};
use crate::tui::theme::{Depth, Role, StoneColours, Theme};

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
    /// The moves that are expected, the next one first.
    pub expected: &'a [Point],
    /// What both sides threaten, if that is shown.
    pub threats: Vec<Threat>,
    /// Which stones have their numbers on them.
    pub numbers: Numbers,
    /// What moves.
    pub motion: Motion,
}

/// So many of the last stones have numbers, if not all of them.
const FEW: usize = 5;

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
        buffer.set_style(self.layout.board, self.theme.style(Role::Board));
        lines(self.layout, self.theme, buffer);
        match stones::radius(self.layout.ground, self.layout.cell, self.theme) {
            Some(radius) => self.discs(radius, buffer),
            None => self.letters(buffer),
        }
        self.threats(buffer);
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

    fn is_last(&self, point: Point) -> bool {
        self.game.moves().last() == Some(&point)
    }

    /// The stones of winning rows; they are not lit before the last one has come down.
    fn winning(&self) -> HashSet<Point> {
        match self.motion {
            Motion::Falls(_) => HashSet::new(),
            _ => self.game.winning_rows().flat_map(|row| row.points()).collect(),
        }
    }

    /// The disc that falls: where it will lie, and how much of its way is left.
    fn falling(&self) -> Option<(Point, u8)> {
        match self.motion {
            Motion::Falls(left) => self.game.moves().last().map(|&point| (point, left)),
            _ => None,
        }
    }

    /// The numbers that stand on stones.
    fn numbered(&self) -> HashMap<Point, String> {
        let moves = self.game.moves();
        let first = match self.numbers {
            Numbers::Off => moves.len(),
            Numbers::LastFive => moves.len().saturating_sub(FEW),
            Numbers::All => 0,
        };
        let shown = moves.iter().zip(1..).skip(first);
        shown.map(|(&point, number)| (point, number.to_string())).collect()
    }

    /// Where a ghost of a stone stands for the cursor, and whose.
    fn ghost(&self) -> Option<(Point, Stone)> {
        let (point, side) = self.cursor?;
        let is_free = self.game.board().get(point).is_none();
        let can_blend = matches!(self.theme.depth, Depth::True | Depth::Ansi256);
        Some((point, side?)).filter(|_| is_free && can_blend && self.falling().is_none())
    }
}
