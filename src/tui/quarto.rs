//! Board and bag of Quarto.

use std::collections::HashSet;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr as _;

use super::analysis::Candidate;
use super::board::{self, Canvas, PixelStone, StoneForm, THIRD, pixels};
use super::layout::{BagLayout, BoardLayout, CellSize};
use super::theme::{Rgb, Role, Theme};
use super::viewer::Motion;
use crate::game::Target;
use crate::locale::text;
use crate::quarto::{Attribute, Game, Piece};
use crate::rules::{Coordinates, Point};

pub struct QuartoView<'a> {
    pub game: &'a Game,
    pub layout: &'a BoardLayout,
    pub bag: Option<&'a BagLayout>,
    pub theme: &'a Theme,
    pub coordinates: Option<Coordinates>,
    pub cursor: Option<Target>,
    /// Values of cells, or of pieces in the bag.
    pub candidates: &'a [Candidate],
    pub motion: Motion,
}

/// Columns of a piece drawn in letters.
const PIECE: u16 = 4;
/// Share of its own colours in a piece that has not been placed, of 255.
const GHOST: u8 = 120;

impl Widget for &QuartoView<'_> {
    fn render(self, _: Rect, buffer: &mut Buffer) {
        board::ground(self.layout, self.coordinates, None, self.theme, buffer);
        let winning: HashSet<Point> = self.game.fours().flat_map(|four| four.points).collect();
        if has_room(self.layout.cell, self.theme) {
            self.pictures(&winning, buffer);
        } else {
            self.letters(&winning, buffer);
        }
        if let Some(bag) = self.bag {
            draw_bag(self, bag, buffer);
        }
        self.values(buffer);
        self.pointer(buffer);
    }
}

impl<'a> QuartoView<'a> {
    /// Creates a board that shows only its pieces.
    pub const fn new(game: &'a Game, layout: &'a BoardLayout, theme: &'a Theme) -> Self {
        let motion = Motion::Rest;
        let candidates: &[Candidate] = &[];
        Self { game, layout, bag: None, theme, coordinates: None, cursor: None, candidates, motion }
    }

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
            buffer.set_string(x, y, piece.letters(), style);
        }
    }

    fn place(&self, point: Point) -> (u16, u16) {
        let at = self.layout.middle(point);
        (at.x - self.layout.cell.before().div_ceil(2), at.y)
    }

    fn pictures(&self, winning: &HashSet<Point>, buffer: &mut Buffer) {
        let palette = &self.theme.palette;
        let mut canvas = Canvas::new(self.layout.board, palette.board);
        let mut put = |piece: Piece, point: Point, mixed| {
            let at = self.layout.middle(point);
            lay(piece, self.layout.cell, mixed, at, &mut canvas, self.theme);
        };
        let bright = if let Motion::Pulses(bright) = self.motion { bright } else { THIRD };
        for point in self.game.shape().points() {
            let Some(piece) = self.game.get(point) else { continue };
            let mixed = match (winning.is_empty(), winning.contains(&point)) {
                (true, _) => (palette.board, 0),
                (_, true) => (palette.win, bright / 2),
                (_, false) => (palette.board, 2 * THIRD),
            };
            put(piece, point, mixed);
        }
        // Not behind the value of the cell.
        if let (Some(Target::Cell(point)), Some(piece)) = (self.cursor, self.game.selected())
            && self.game.get(point).is_none()
            && self.candidates.is_empty()
        {
            put(piece, point, (palette.board, u8::MAX - GHOST));
        }
        canvas.show(self.theme, buffer);
        let style = Style::new().fg(self.theme.colour(palette.win)).bold();
        let last = self.game.moves().last().map(|last| last.point);
        for point in winning.iter().copied().chain(last) {
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
    }

    /// Writes the values of cells into them.
    fn values(&self, buffer: &mut Buffer) {
        for Candidate { target, forms, loss } in self.candidates {
            let Target::Cell(point) = *target else { continue };
            let (middle, room) = (self.layout.middle(point), self.layout.cell.columns - 2);
            let Some(text) = fitting(forms, room) else { continue };
            let width = u16::try_from(text.width()).unwrap_or(room);
            let style = self.theme.style(loss.role());
            buffer.set_string(middle.x - width / 2, middle.y, text, style);
        }
    }

    /// Value of a piece in the bag, in at most this many columns, and its style.
    fn value_of(&self, piece: Piece, room: u16) -> Option<(&str, Style)> {
        let is_of = |it: &&Candidate| it.target == Target::Piece(piece);
        let Candidate { forms, loss, .. } = self.candidates.iter().find(is_of)?;
        Some((fitting(forms, room)?, self.theme.style(loss.role())))
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

/// First form of a value that takes at most this many columns.
fn fitting(forms: &[String], room: u16) -> Option<&str> {
    forms.iter().map(String::as_str).find(|text| text.width() <= usize::from(room))
}

pub fn style(piece: Piece, theme: &Theme) -> Style {
    theme.style(if piece.is(Attribute::Black) { Role::Dark } else { Role::Light })
}

/// Number of units in a pixel; lengths are in eighths.
const PIXEL: i32 = 8;

fn has_room(cell: CellSize, theme: &Theme) -> bool {
    theme.has_pictures() && cell.rows > 2
}

/// Draws a piece around the middle of a cell, with its colours mixed with another one.
fn lay(
    piece: Piece,
    cell: CellSize,
    (other, share): (Rgb, u8),
    at: Position,
    canvas: &mut Canvas,
    theme: &Theme,
) {
    let is_square = piece.is(Attribute::Square);
    let form = if is_square { StoneForm::Square } else { StoneForm::Disc };
    // Squares and discs have about the same area.
    let all = PIXEL * i32::from(cell.rows - 1);
    let large = if is_square { all * 21 / 25 } else { all * 24 / 25 };
    let radius = if piece.is(Attribute::Large) { large } else { large * 3 / 5 };
    let hole = if piece.is(Attribute::Hollow) { (radius * 2 / 5).max(5) } else { 0 };
    let black = piece.is(Attribute::Black);
    let colours = if black { &theme.palette.dark } else { &theme.palette.light };
    let colours = [colours.piece, colours.lit].map(|colour| colour.mix(other, share));
    // Pixels from the top of the middle row to the centre. This leaves the grid line free.
    let down = i32::from(cell.rows.is_multiple_of(2));
    let stone = PixelStone::lit(&pixels(form, radius, hole), colours, canvas, theme);
    stone.lay_shifted(down, at, canvas);
}

/// Most columns of a value below a picture.
const VALUE: u16 = 3;
/// Cell of a picture in the bag.
const IN_BAG: CellSize = CellSize { columns: 8, rows: 4 };

/// Draws the remaining pieces with their numbers, and their meaning.
fn draw_bag(view: &QuartoView, bag: &BagLayout, buffer: &mut Buffer) {
    let shows_pictures = bag.has_pictures() && view.theme.has_pictures();
    if shows_pictures {
        bag_pictures(view, bag, buffer);
        if let (Some(area), Some(piece)) = (bag.selected, view.game.selected()) {
            selected(piece, area, view.theme, buffer);
        }
    } else {
        bag_letters(view, bag, buffer);
    }
    if let Some(area) = bag.legend {
        let on_board = has_room(view.layout.cell, view.theme);
        let has_room = area.width >= BagLayout::LEGEND_WITH_PICTURES;
        legend(area, has_room && (shows_pictures || on_board), view.theme, buffer);
    }
}

/// Columns of the number of a piece, and of its value beside the pointer.
const NUMBER: u16 = 2;

/// Draws the bag in letters: `>12(W*)`, or with the value of the piece: `44%(W*)`.
fn bag_letters(view: &QuartoView, bag: &BagLayout, buffer: &mut Buffer) {
    let theme = view.theme;
    for piece in view.game.bag().pieces() {
        let Position { x, y } = bag.piece(piece).as_position();
        let is_aim = view.cursor == Some(Target::Piece(piece));
        let (x_of_number, room) = if is_aim { (x + 1, NUMBER) } else { (x, NUMBER + 1) };
        if is_aim {
            buffer.set_string(x, y, ">", theme.style(Role::Cursor));
        }
        let number = piece.number().to_string();
        let own = (number.as_str(), theme.style(Role::Label));
        let (text, number_style) = view.value_of(piece, room).unwrap_or(own);
        let width = usize::from(room);
        buffer.set_string(x_of_number, y, format!("{text:>width$}"), number_style);
        let mut style = style(piece, theme);
        if is_aim {
            style = style.patch(theme.style(Role::Selected));
        }
        buffer.set_string(x + 3, y, piece.letters(), style);
    }
}

fn bag_pictures(view: &QuartoView, bag: &BagLayout, buffer: &mut Buffer) {
    let theme = view.theme;
    let ground = theme.palette.ground;
    let mut canvas = Canvas::new(bag.area, ground);
    let middle = |piece: Piece| {
        let place = bag.piece(piece);
        Position { x: place.x + place.width / 2, y: place.y + 1 }
    };
    for piece in view.game.bag().pieces() {
        lay(piece, IN_BAG, (ground, 0), middle(piece), &mut canvas, theme);
    }
    canvas.show(theme, buffer);
    for piece in view.game.bag().pieces() {
        let Position { x, y } = middle(piece);
        let is_aim = view.cursor == Some(Target::Piece(piece));
        let number = piece.number();
        let value = view.value_of(piece, VALUE);
        let (text, style) = match (is_aim, value) {
            (true, None) => (format!("> {number} <"), theme.style(Role::Cursor).reversed()),
            (true, Some((value, _))) => {
                (format!(">{number} {value}<"), theme.style(Role::Cursor).reversed())
            }
            (false, None) => (number.to_string(), theme.style(Role::Label)),
            (false, Some((value, style))) => (format!("{number} {value}"), style),
        };
        let width = u16::try_from(text.len()).unwrap_or(1);
        buffer.set_string(x - width / 2, y + 2, text, style);
    }
}

fn selected(piece: Piece, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let ground = theme.palette.ground;
    let mut canvas = Canvas::new(area, ground);
    let middle = Position { x: area.x + area.width / 2, y: area.y + 1 };
    lay(piece, IN_BAG, (ground, 0), middle, &mut canvas, theme);
    canvas.show(theme, buffer);
    let below = Rect { y: area.bottom() - 1, height: 1, ..area };
    let text = text!("piece-to-place", number = piece.number());
    Line::styled(text, theme.style(Role::Status)).centered().render(below, buffer);
}

/// Draws the legend of letters and pictures of the pieces, in two columns of words.
fn legend(area: Rect, has_pictures: bool, theme: &Theme, buffer: &mut Buffer) {
    let dim = theme.style(Role::Faint).remove_modifier(Modifier::BOLD);
    let text = theme.style(Role::Ground).remove_modifier(Modifier::BOLD);
    let (dark, light) = (theme.style(Role::Dark), theme.style(Role::Light));
    let rows = [
        [
            ("[ ]", '\u{25a0}', text, text!("legend-square")),
            ("( )", '\u{25cf}', text, text!("legend-round")),
        ],
        [
            ("B W", '\u{25a0}', text, text!("legend-large")),
            ("b w", '\u{25aa}', text, text!("legend-small")),
        ],
        [
            (" * ", '\u{25a0}', text, text!("legend-solid")),
            ("   ", '\u{25a1}', text, text!("legend-hollow")),
        ],
        [
            ("B b", '\u{25a0}', dark, text!("legend-black")),
            ("W w", '\u{25a0}', light, text!("legend-white")),
        ],
    ];
    for (row, place) in rows.iter().zip(area.rows()) {
        let half = place.width.div_ceil(2).min(BagLayout::WIDTH / 2);
        for (&(letters, picture, style, ref word), x) in row.iter().zip([place.x, place.x + half]) {
            let (mut next, _) = buffer.set_stringn(x, place.y, letters, usize::from(half), style);
            if has_pictures {
                buffer[(next + 1, place.y)].set_char(picture).set_style(style);
                next += 2;
            }
            let room = usize::from((x + half).saturating_sub(next + 1));
            buffer.set_stringn(next + 1, place.y, word, room, dim);
        }
    }
}
