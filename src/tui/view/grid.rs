//! The coordinates around a board and the lines between large cells.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::rules::{Coordinates, Point};
use crate::tui::layout::{CellSize, GameLayout, LABEL};
use crate::tui::theme::{Role, Theme};

/// Where a board's cells stand, and what is drawn around them.
#[derive(Clone, Copy)]
pub struct Grid<'a> {
    /// Where everything stands.
    pub layout: &'a GameLayout,
    /// How rows and columns are named.
    pub coordinates: Coordinates,
    /// Colours and glyphs.
    pub theme: &'a Theme,
}

/// Numbers of one digit may stand over neighbouring columns of two.
const FEW_COLUMNS: u8 = 10;

impl Grid<'_> {
    /// Draws the names of rows and columns, one column as marked, and the lines.
    pub fn draw(&self, marked: Option<u8>, area: Rect, buffer: &mut Buffer) {
        self.rows(area, buffer);
        self.columns(marked, area, buffer);
        if self.layout.cell.has_lines() {
            self.lines(buffer);
        }
    }

    fn rows(&self, area: Rect, buffer: &mut Buffer) {
        let shape = self.layout.shape;
        let style = self.theme.style(Role::Label);
        for row in 0..shape.height() {
            let name = format!("{:>2}", self.coordinates.row(row, shape));
            let y = self.layout.cell(Point::new(row, 0)).y;
            buffer.set_string(area.x, y, &name, style);
            buffer.set_string(area.right() - LABEL, y, &name, style);
        }
    }

    fn columns(&self, marked: Option<u8>, area: Rect, buffer: &mut Buffer) {
        for col in 0..self.layout.shape.width() {
            let Some(name) = self.column_name(col) else { continue };
            let role = if marked == Some(col) { Role::Cursor } else { Role::Label };
            let style = self.theme.style(role);
            // Two digits end where the stones stand.
            let x = self.middle(Point::new(0, col)) + 1;
            let x = x - u16::try_from(name.len()).unwrap_or(1);
            buffer.set_string(x, area.y, &name, style);
            if self.layout.bottom_labels {
                buffer.set_string(x, area.bottom() - 1, &name, style);
            }
        }
    }

    /// What stands over a column: every second number, as two numbers of two digits would touch;
    /// the last digit only where a cell has but one column.
    fn column_name(&self, col: u8) -> Option<String> {
        let name = self.coordinates.column(col);
        let has_room = self.layout.cell != CellSize::Square
            || self.layout.shape.width() <= FEW_COLUMNS
            || col.is_multiple_of(2);
        match (self.coordinates, self.layout.cell) {
            (Coordinates::Letters, _) => Some(name),
            (Coordinates::Numbers, CellSize::Narrow) => Some((col % 10).to_string()),
            (Coordinates::Numbers, _) => has_room.then_some(name),
        }
    }

    /// The column of the window in the middle of a cell.
    fn middle(&self, point: Point) -> u16 {
        let cell = self.layout.cell(point);
        cell.x + (cell.width - 1) / 2
    }

    /// Where the glyph of a stone stands.
    pub fn glyph(&self, point: Point) -> (u16, u16) {
        (self.middle(point), self.layout.cell(point).y)
    }

    /// `|` between the cells of a row, `---+---` between rows.
    fn lines(&self, buffer: &mut Buffer) {
        let shape = self.layout.shape;
        let style = self.theme.style(Role::Empty);
        for point in shape.points() {
            let cell = self.layout.cell(point);
            let is_last_col = point.col + 1 == shape.width();
            if !is_last_col {
                put(buffer, (cell.right(), cell.y), '|', style);
            }
            if point.row + 1 < shape.height() {
                for x in cell.left()..cell.right() {
                    put(buffer, (x, cell.y + 1), '-', style);
                }
                if !is_last_col {
                    put(buffer, (cell.right(), cell.y + 1), '+', style);
                }
            }
        }
    }
}

fn put(buffer: &mut Buffer, at: (u16, u16), glyph: char, style: Style) {
    buffer[at].set_char(glyph).set_style(style);
}
