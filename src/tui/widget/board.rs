//! The board with its coordinates.

use std::collections::HashSet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

use crate::rules::{Coordinates, Game, Point, Shape};
use crate::tui::layout::{CellWidth, LABEL, TableLayout};
use crate::tui::theme::{Role, Theme};
use crate::tui::words;

/// A game's board with the cursor, to be drawn where the layout says.
pub struct BoardView<'a> {
    /// The game.
    pub game: &'a Game,
    /// The cell under the cursor.
    pub cursor: Point,
    /// How rows and columns are named.
    pub coordinates: Coordinates,
    /// Colours and glyphs.
    pub theme: &'a Theme,
    /// Cell width and labels.
    pub layout: &'a TableLayout,
}

impl Widget for &BoardView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        self.labels(area, buffer);
        let shape = self.game.variant().shape();
        let winning: HashSet<Point> =
            self.game.winning_rows().flat_map(|row| row.points()).collect();
        for point in shape.points() {
            let (x, y) = self.place(area, point);
            let (glyph, style) = self.cell(point, shape, winning.contains(&point));
            buffer[(x, y)].set_char(glyph).set_style(style);
        }
        self.cursor(area, buffer);
    }
}

impl BoardView<'_> {
    /// Where a cell's glyph stands.
    fn place(&self, area: Rect, point: Point) -> (u16, u16) {
        let columns = self.layout.cell.columns();
        (area.x + LABEL + 1 + columns * u16::from(point.col), area.y + 1 + u16::from(point.row))
    }

    fn cell(&self, point: Point, shape: Shape, wins: bool) -> (char, Style) {
        let glyphs = self.theme.glyphs;
        let Some(stone) = self.game.board().get(point) else {
            return if is_star(point, shape) {
                (glyphs.star, self.theme.style(Role::Star))
            } else {
                (glyphs.empty, self.theme.style(Role::Empty))
            };
        };
        let mut style = self.theme.stone(stone);
        if self.game.moves().last() == Some(&point) {
            style = style.patch(self.theme.style(Role::Last));
        }
        if wins {
            style = style.patch(self.theme.style(Role::Win));
        }
        (words::mark(stone), style)
    }

    fn cursor(&self, area: Rect, buffer: &mut Buffer) {
        let (x, y) = self.place(area, self.cursor);
        let style = self.theme.style(Role::Cursor);
        match self.layout.cell {
            CellWidth::Square => {
                buffer[(x - 1, y)].set_char('[').set_style(style);
                buffer[(x + 1, y)].set_char(']').set_style(style);
            }
            // There is no room for brackets. On a winning stone, which is reversed already, the
            // cursor is seen as the one that is not.
            CellWidth::Narrow => {
                let cell = &mut buffer[(x, y)];
                cell.modifier.toggle(Modifier::REVERSED);
            }
        }
    }

    fn labels(&self, area: Rect, buffer: &mut Buffer) {
        let shape = self.game.variant().shape();
        let style = self.theme.style(Role::Label);
        for row in 0..shape.height() {
            let name = format!("{:>2}", self.coordinates.row(row, shape));
            let (_, y) = self.place(area, Point::new(row, 0));
            buffer.set_string(area.x, y, &name, style);
            buffer.set_string(area.right() - LABEL, y, &name, style);
        }
        for col in 0..shape.width() {
            let Some(name) = self.column_name(col) else { continue };
            let (x, _) = self.place(area, Point::new(0, col));
            // Two digits end where the stones stand.
            let x = x + 1 - u16::try_from(name.len()).unwrap_or(1);
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
        match (self.coordinates, self.layout.cell) {
            (Coordinates::Letters, _) => Some(name),
            (Coordinates::Numbers, CellWidth::Square) => col.is_multiple_of(2).then_some(name),
            (Coordinates::Numbers, CellWidth::Narrow) => Some((col % 10).to_string()),
        }
    }
}

/// The marked cells of a Gomoku or Go board.
fn is_star(point: Point, shape: Shape) -> bool {
    let side = shape.width();
    if side != shape.height() || side < 13 || side.is_multiple_of(2) {
        return false;
    }
    let middle = side / 2;
    let margin = 3;
    let near = |at: u8| at == margin || at == side - 1 - margin;
    let corner = near(point.row) && near(point.col);
    let centre = point.row == middle && point.col == middle;
    let edge = (near(point.row) && point.col == middle) || (point.row == middle && near(point.col));
    corner || centre || (edge && side >= 17)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[track_caller]
    fn check_stars(variant: Variant, expected: &[(u8, u8)]) {
        let shape = variant.shape();
        let found: Vec<(u8, u8)> = shape
            .points()
            .filter(|&point| is_star(point, shape))
            .map(|point| (point.row, point.col))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn stars_stand_where_players_expect_them() {
        check_stars(Variant::GOMOKU_15, &[(3, 3), (3, 11), (7, 7), (11, 3), (11, 11)]);
        let nine = |near: u8, middle: u8, far: u8| {
            [near, middle, far].map(|row| [near, middle, far].map(|col| (row, col))).concat()
        };
        check_stars(Variant::GOMOKU_17, &nine(3, 8, 13));
        check_stars(Variant::GOMOKU_19, &nine(3, 9, 15));
        check_stars(Variant::GOMOKU_20, &[]);
    }
}
