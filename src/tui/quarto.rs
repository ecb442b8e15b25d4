//! Quarto's board and its bag.

mod bag;

use std::collections::HashSet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::board::{self, Canvas, PixelStone, StoneForm, THIRD, pixels};
use super::layout::{BagLayout, BoardLayout, CellSize};
use super::naming;
use super::text::paint;
use super::theme::{GlyphSet, Rgb, Role, Theme};
use super::viewer::Motion;
use crate::game::Target;
use crate::quarto::{Attribute, Game, Piece};
use crate::rules::{Coordinates, Point};

pub struct QuartoView<'a> {
    pub game: &'a Game,
    pub layout: &'a BoardLayout,
    pub bag: Option<&'a BagLayout>,
    pub theme: &'a Theme,
    pub coordinates: Option<Coordinates>,
    pub cursor: Option<Target>,
    pub motion: Motion,
}

/// Columns of a piece in letters.
const PIECE: u16 = 4;
/// Share of its colours in a piece that is not placed yet, of 255.
const GHOST: u8 = 120;

impl Widget for &QuartoView<'_> {
    fn render(self, _: Rect, buffer: &mut Buffer) {
        if let Some(coordinates) = self.coordinates {
            board::labels(self.layout, coordinates, None, self.theme, buffer);
        }
        paint(self.layout.board, self.theme.style(Role::Board), buffer);
        board::lines(self.layout, self.theme, buffer);
        let winning: HashSet<Point> = self.game.fours().flat_map(|four| four.points).collect();
        if has_room(self.layout.cell, self.theme) {
            self.pictures(&winning, buffer);
        } else {
            self.letters(&winning, buffer);
        }
        if let Some(bag) = self.bag {
            bag::draw(self, bag, buffer);
        }
        self.pointer(buffer);
    }
}

impl QuartoView<'_> {
    fn letters(&self, winning: &HashSet<Point>, buffer: &mut Buffer) {
        let last = self.game.moves().last().map(|last| last.point);
        for point in self.game.shape().points() {
            let Some(piece) = self.game.get(point) else { continue };
            let (x, y) = self.place(point);
            let mut style = style(piece, self.theme);
            if last == Some(point) {
                style = style.patch(self.theme.style(Role::Last));
            }
            if winning.contains(&point) {
                style = style.patch(self.theme.style(Role::Win));
            }
            buffer.set_string(x, y, naming::piece(piece), style);
        }
    }

    fn place(&self, point: Point) -> (u16, u16) {
        let at = self.layout.middle(point);
        (at.x - self.layout.cell.before().div_ceil(2), at.y)
    }

    fn pictures(&self, winning: &HashSet<Point>, buffer: &mut Buffer) {
        let palette = &self.theme.palette;
        let mut canvas = Canvas::new(self.layout.board, palette.board);
        let put = |piece: Piece, point: Point, (other, share), canvas: &mut Canvas| {
            let shape = picture(piece, self.layout.cell, (other, share), canvas, self.theme);
            let at = self.layout.middle(point);
            shape.lay_shifted(middle_line(self.layout.cell), at, canvas);
        };
        let bright = if let Motion::Pulses(bright) = self.motion { bright } else { THIRD };
        for point in self.game.shape().points() {
            let Some(piece) = self.game.get(point) else { continue };
            let mixed = match (winning.is_empty(), winning.contains(&point)) {
                (true, _) => (palette.board, 0),
                (_, true) => (palette.win, bright / 2),
                (_, false) => (palette.board, 2 * THIRD),
            };
            put(piece, point, mixed, &mut canvas);
        }
        if let (Some(Target::Cell(point)), Some(piece)) = (self.cursor, self.game.selected())
            && self.game.get(point).is_none()
        {
            put(piece, point, (palette.board, u8::MAX - GHOST), &mut canvas);
        }
        canvas.show(self.theme, buffer);
        let style = Style::new().fg(self.theme.colour(palette.win)).bold();
        let last = self.game.moves().last().map(|last| last.point);
        for point in winning.iter().copied().chain(last) {
            self.corners(point, style, buffer);
        }
    }

    fn corners(&self, point: Point, style: Style, buffer: &mut Buffer) {
        let cell = self.layout.cell(point);
        let (right, bottom) = (cell.right() - 2, cell.bottom() - 2);
        for (x, y, glyph) in [
            (cell.x, cell.y, '\u{250c}'),
            (right, cell.y, '\u{2510}'),
            (cell.x, bottom, '\u{2514}'),
            (right, bottom, '\u{2518}'),
        ] {
            buffer[(x, y)].set_char(glyph).set_style(style);
        }
    }

    fn pointer(&self, buffer: &mut Buffer) {
        let Some(Target::Cell(point)) = self.cursor else { return };
        let style = self.theme.style(Role::Cursor);
        let (left, right, y) = if has_room(self.layout.cell, self.theme) {
            let cell = self.layout.cell(point);
            (cell.x, cell.right() - 2, self.layout.middle(point).y)
        } else {
            let (x, y) = self.place(point);
            (x - 1, x + PIECE, y)
        };
        buffer[(left, y)].set_char('>').set_style(style);
        buffer[(right, y)].set_char('<').set_style(style);
    }
}

pub fn style(piece: Piece, theme: &Theme) -> Style {
    theme.style(if piece.is(Attribute::Black) { Role::Dark } else { Role::Light })
}

fn has_pictures(theme: &Theme) -> bool {
    theme.has_colour() && theme.glyphs == GlyphSet::Lines
}

/// Eighths of a pixel.
const PIXEL: i32 = 8;

fn has_room(cell: CellSize, theme: &Theme) -> bool {
    has_pictures(theme) && cell.rows > 2
}

/// Pixels from the top of the middle row of a cell to the centre of a piece, which leaves the grid
/// line free.
fn middle_line(cell: CellSize) -> i32 {
    i32::from(cell.rows.is_multiple_of(2))
}

fn picture(
    piece: Piece,
    cell: CellSize,
    (other, share): (Rgb, u8),
    canvas: &Canvas,
    theme: &Theme,
) -> PixelStone {
    let is_square = piece.is(Attribute::Square);
    let form = if is_square { StoneForm::Square } else { StoneForm::Disc };
    // Squares and discs cover about the same area.
    let all = PIXEL * i32::from(cell.rows - 1);
    let large = if is_square { all * 21 / 25 } else { all * 24 / 25 };
    let radius = if piece.is(Attribute::Large) { large } else { large * 3 / 5 };
    let hole = if piece.is(Attribute::Hollow) { (radius * 2 / 5).max(5) } else { 0 };
    let black = piece.is(Attribute::Black);
    let colours = if black { &theme.palette.dark } else { &theme.palette.light };
    let colours = [colours.piece, colours.lit].map(|colour| colour.mix(other, share));
    PixelStone::lit(&pixels(form, radius, hole), colours, canvas, theme)
}
