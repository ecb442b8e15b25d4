//! Quarto's board and its bag.

use std::collections::HashSet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::grid::Grid;
use crate::game::Target;
use crate::quarto::{Attribute, Game, Piece};
use crate::rules::Point;
use crate::tui::layout::CellSize;
use crate::tui::messages;
use crate::tui::theme::{Role, Theme};

/// A game of Quarto, to be drawn where the grid's layout says.
pub struct QuartoView<'a> {
    /// The game.
    pub game: &'a Game,
    /// The cursor, on the board or in the bag.
    pub cursor: Target,
    /// Coordinates, lines, and where everything stands.
    pub grid: Grid<'a>,
}

/// Columns of a piece.
const PIECE: u16 = 4;

impl Widget for &QuartoView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        self.grid.draw(None, area, buffer);
        let game = self.game;
        let winning: HashSet<Point> = game.fours().flat_map(|four| four.points).collect();
        let last = game.moves().last().map(|last| last.point);
        for point in game.shape().points() {
            let (x, y) = self.place(point);
            let Some(piece) = game.get(point) else {
                if !self.grid.layout.cell.has_lines() {
                    let empty = self.grid.theme.glyphs.empty();
                    let style = self.grid.theme.style(Role::Empty);
                    buffer[(x + 1, y)].set_char(empty).set_style(style);
                }
                continue;
            };
            let mut style = style(piece, self.grid.theme);
            if last == Some(point) {
                style = style.patch(self.grid.theme.style(Role::Last));
            }
            if winning.contains(&point) {
                style = style.patch(self.grid.theme.style(Role::Win));
            }
            buffer.set_string(x, y, messages::piece(piece), style);
        }
        self.bag(buffer);
        if let Target::Cell(point) = self.cursor {
            let (x, y) = self.place(point);
            let style = self.grid.theme.style(Role::Cursor);
            buffer[(x - 1, y)].set_char('>').set_style(style);
            buffer[(x + PIECE, y)].set_char('<').set_style(style);
        }
    }
}

impl QuartoView<'_> {
    /// Where the piece on a cell is drawn: with a column of air at the left of a large cell.
    fn place(&self, point: Point) -> (u16, u16) {
        let cell = self.grid.layout.cell(point);
        let air = u16::from(self.grid.layout.cell == CellSize::LargePiece);
        (cell.x + air, cell.y)
    }

    /// The pieces that are left, each with its number before it.
    fn bag(&self, buffer: &mut Buffer) {
        let theme = self.grid.theme;
        for piece in self.game.bag().pieces() {
            let Some(place) = self.grid.layout.piece(piece) else { return };
            let is_aim = self.cursor == Target::Piece(piece);
            let pointer = if is_aim { ">" } else { " " };
            buffer.set_string(place.x, place.y, pointer, theme.style(Role::Cursor));
            let number = format!("{:>2}", piece.number());
            buffer.set_string(place.x + 1, place.y, number, theme.style(Role::Label));
            let mut style = style(piece, theme);
            if is_aim {
                style = style.patch(theme.style(Role::Selected));
            }
            buffer.set_string(place.x + 3, place.y, messages::piece(piece), style);
        }
    }
}

/// Black and white pieces differ in colour, too.
pub fn style(piece: Piece, theme: &Theme) -> Style {
    theme.style(if piece.is(Attribute::Black) { Role::Dark } else { Role::Light })
}
