//! The board of a game of rows.

mod canvas;
mod labels;
mod lines;
mod shape;
mod star;
mod stones;

use std::collections::HashSet;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

pub use canvas::Canvas;
pub use labels::{arrow, draw as labels};
pub use lines::draw as lines;
pub use shape::Form;
pub use stones::{Stone as PixelStone, THIRD, mixed, radius};

use crate::rules::{Coordinates, Game, Point, Status, Stone};
use crate::tui::layout::{BoardLayout, Ground};
use crate::tui::messages;
use crate::tui::theme::{Depth, Rgb, Role, StoneColours, Theme};

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
}

/// Numbers of one digit: so many expected moves are shown.
const NUMBERS: [char; 9] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/// How much of the mover's colour a ghost has, of 255.
const GHOST: u8 = 110;

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
        let winning: HashSet<Point> =
            self.game.winning_rows().flat_map(|row| row.points()).collect();
        match radius(self.layout.ground, self.layout.cell, self.theme) {
            Some(radius) => self.pixels(radius, &winning, buffer),
            None => self.letters(&winning, buffer),
        }
        self.expected(buffer);
        self.brackets(buffer);
    }
}

impl BoardView<'_> {
    /// Stones as discs, with what stands on them.
    fn pixels(&self, radius: i32, winning: &HashSet<Point>, buffer: &mut Buffer) {
        let palette = &self.theme.palette;
        let falls = self.layout.ground == Ground::Frame;
        let under = if falls { palette.frame } else { palette.board };
        let behind = if falls { palette.hole } else { palette.board };
        let mut canvas = Canvas::new(self.layout.board, under);
        if falls {
            buffer.set_style(self.layout.board, Style::new().bg(self.theme.colour(under)));
            let hole = self.stone(radius, [behind; 2]);
            self.layout.shape.points().for_each(|point| hole.lay(self.at(point), &mut canvas));
        }
        let is_won = !winning.is_empty();
        let look = |side: Stone| {
            let colours = self.colours(side);
            let dimmed = if is_won { THIRD } else { 0 };
            [mixed(colours, behind, dimmed), mixed(colours, palette.win, THIRD)]
                .map(|colours| self.stone(radius, colours))
        };
        let (first, second) = (look(Stone::First), look(Stone::Second));
        for (point, side) in self.game.board().occupied() {
            let [usual, wins] = if side == Stone::First { &first } else { &second };
            let stone = if winning.contains(&point) { wins } else { usual };
            stone.lay(self.at(point), &mut canvas);
        }
        if let Some((point, side)) = self.ghost() {
            let colour = behind.mix(self.colours(side).stone, GHOST);
            let ghost = PixelStone::flat(Form::Disc, radius, 0, colour);
            ghost.lay(self.at(point), &mut canvas);
        }
        canvas.show(self.theme, buffer);
        for (point, side) in self.game.board().occupied() {
            self.face(point, side, &canvas, buffer);
        }
    }

    fn stone(&self, radius: i32, colours: [Rgb; 2]) -> PixelStone {
        PixelStone::lit(Form::Disc, radius, 0, colours, self.theme)
    }

    const fn colours(&self, side: Stone) -> &StoneColours {
        match side {
            Stone::First => &self.theme.palette.first,
            Stone::Second => &self.theme.palette.second,
        }
    }

    fn at(&self, point: Point) -> Position {
        self.layout.middle(point)
    }

    /// What stands in the middle of a disc.
    fn face(&self, point: Point, side: Stone, canvas: &Canvas, buffer: &mut Buffer) {
        let (theme, at) = (self.theme, self.at(point));
        let colours = self.colours(side);
        let is_last = self.is_last(point);
        let has_letter = theme.palette.letters || theme.depth == Depth::Ansi16;
        if !is_last && !has_letter {
            return;
        }
        let (ink, behind) = if is_last {
            (theme.palette.ink_on(colours.mark), colours.mark)
        } else {
            (colours.letter, canvas.mean(at))
        };
        let glyph = if has_letter { messages::mark(side) } else { ' ' };
        let style = Style::new().fg(theme.colour(ink)).bg(theme.colour(behind)).bold();
        buffer[(at.x, at.y)].set_char(glyph).set_style(style);
    }

    fn is_last(&self, point: Point) -> bool {
        self.game.moves().last() == Some(&point)
    }

    /// Stones as letters.
    fn letters(&self, winning: &HashSet<Point>, buffer: &mut Buffer) {
        let (theme, layout) = (self.theme, self.layout);
        if layout.ground == Ground::Frame {
            self.holes(buffer);
        }
        for (point, side) in self.game.board().occupied() {
            let (at, mut style) = (self.at(point), theme.stone(side));
            if self.is_last(point) {
                style = style.patch(self.last(side));
            }
            if winning.contains(&point) {
                style = style.patch(theme.style(Role::Win));
            }
            let room = if layout.cell.columns > 3 { at.x - 1..=at.x + 1 } else { at.x..=at.x };
            room.for_each(|x| {
                buffer[(x, at.y)].set_char(' ').set_style(style);
            });
            buffer[(at.x, at.y)].set_char(messages::mark(side));
        }
    }

    /// The style of the stone that was played last.
    fn last(&self, side: Stone) -> Style {
        let (theme, mark) = (self.theme, self.colours(side).mark);
        if theme.has_colour() {
            let ink = theme.palette.ink_on(mark);
            Style::new().fg(theme.colour(ink)).bg(theme.colour(mark))
        } else {
            theme.style(Role::Last)
        }
    }

    /// The frame as walls between columns, or behind holes of one cell.
    fn holes(&self, buffer: &mut Buffer) {
        let (theme, layout) = (self.theme, self.layout);
        let palette = &theme.palette;
        let is_filled = theme.has_colour() && layout.cell.columns > 1;
        if is_filled {
            let frame = Style::new().fg(theme.colour(palette.hole)).bg(theme.colour(palette.frame));
            buffer.set_style(layout.board, frame);
        }
        for point in layout.shape.points() {
            let (at, cell) = (self.at(point), layout.cell(point));
            let hole = &mut buffer[(at.x, at.y)];
            hole.set_char(theme.glyphs.empty()).set_style(theme.style(Role::Empty));
            if is_filled {
                hole.set_bg(theme.colour(palette.hole));
            } else if layout.cell.columns > 2 && point.col + 1 < layout.shape.width() {
                for y in cell.rows() {
                    buffer[(cell.right() - 1, y.y)]
                        .set_char('|')
                        .set_style(theme.style(Role::Empty));
                }
            }
        }
    }

    /// The expected moves, numbered, each in the colour of its side.
    fn expected(&self, buffer: &mut Buffer) {
        let (theme, game) = (self.theme, self.game);
        let Status::ToMove(mover) = game.status() else { return };
        let sides = [mover, mover.opponent()].into_iter().cycle();
        for ((&point, glyph), side) in self.expected.iter().zip(NUMBERS).zip(sides) {
            let is_free = game.board().get(point).is_none();
            if is_free && game.variant().shape().contains(point) {
                let own = theme.name(side).remove_modifier(Modifier::BOLD);
                let style = own.patch(theme.style(Role::Expected));
                let at = self.at(point);
                buffer[(at.x, at.y)].set_char(glyph).set_style(style);
            }
        }
    }

    /// Where a ghost of a stone stands for the cursor, and whose.
    fn ghost(&self) -> Option<(Point, Stone)> {
        let (point, side) = self.cursor?;
        let is_free = self.game.board().get(point).is_none();
        let can_blend = matches!(self.theme.depth, Depth::True | Depth::Ansi256);
        Some((point, side?)).filter(|_| is_free && can_blend)
    }

    /// The cursor where there is no ghost: brackets around the cell or on the stone.
    fn brackets(&self, buffer: &mut Buffer) {
        let Some((point, _)) = self.cursor else { return };
        let has_pixels = radius(self.layout.ground, self.layout.cell, self.theme).is_some();
        if has_pixels && self.ghost().is_some() {
            return;
        }
        let (at, columns) = (self.at(point), self.layout.cell.columns);
        let style = self.theme.style(Role::Cursor);
        if columns == 1 {
            // There is no room for brackets. On a winning stone, which is reversed already, the
            // cursor is seen as the one that is not.
            buffer[(at.x, at.y)].modifier.toggle(Modifier::REVERSED);
            return;
        }
        let is_taken = self.game.board().get(point).is_some();
        let aside = if columns > 4 { 2 } else { 1 };
        for (x, glyph) in [(at.x - aside, '['), (at.x + aside, ']')] {
            let cell = &mut buffer[(x, at.y)];
            cell.set_char(glyph).set_style(style);
            if has_pixels && is_taken {
                let (ground, palette) = (self.theme.palette.ground, &self.theme.palette);
                cell.set_fg(self.theme.colour(palette.cursor)).set_bg(self.theme.colour(ground));
            }
        }
    }
}
