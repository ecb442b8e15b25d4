//! The board of a game of rows.

use std::collections::HashSet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

use super::grid::Grid;
use crate::rules::{Game, Placement, Point, Shape, Status};
use crate::tui::layout::CellSize;
use crate::tui::messages;
use crate::tui::theme::Role;

/// A game's board with the cursor, to be drawn where the grid's layout says.
pub struct BoardView<'a> {
    /// The game.
    pub game: &'a Game,
    /// The cursor.
    pub cursor: Point,
    /// The moves that are expected, the next one first.
    pub expected: &'a [Point],
    /// Coordinates, lines, and where everything stands.
    pub grid: Grid<'a>,
}

impl Widget for &BoardView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let game = self.game;
        let falls = game.variant().placement() == Placement::Gravity;
        self.grid.draw(falls.then_some(self.cursor.col), area, buffer);
        let shape = game.variant().shape();
        let winning: HashSet<Point> = game.winning_rows().flat_map(|row| row.points()).collect();
        for point in shape.points() {
            let (glyph, style) = self.cell(point, shape, winning.contains(&point));
            buffer[self.grid.glyph(point)].set_char(glyph).set_style(style);
        }
        self.expected(buffer);
        self.cursor(buffer);
    }
}

/// Numbers of one digit: so many expected moves are shown.
const NUMBERS: [char; 9] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

impl BoardView<'_> {
    fn cell(&self, point: Point, shape: Shape, wins: bool) -> (char, Style) {
        let theme = self.grid.theme;
        let game = self.game;
        let Some(stone) = game.board().get(point) else {
            return if is_star(point, shape) {
                (theme.glyphs.star(), theme.style(Role::Star))
            } else if self.grid.layout.cell.has_lines() {
                (' ', Style::new())
            } else {
                (theme.glyphs.empty(), theme.style(Role::Empty))
            };
        };
        let mut style = theme.stone(stone);
        if game.moves().last() == Some(&point) {
            style = style.patch(theme.style(Role::Last));
        }
        if wins {
            style = style.patch(theme.style(Role::Win));
        }
        (messages::mark(stone), style)
    }

    /// The expected moves, numbered, each in the colour of its side.
    fn expected(&self, buffer: &mut Buffer) {
        let (theme, game) = (self.grid.theme, self.game);
        let Status::ToMove(mover) = game.status() else { return };
        let sides = [mover, mover.opponent()].into_iter().cycle();
        for ((&point, glyph), side) in self.expected.iter().zip(NUMBERS).zip(sides) {
            let is_free = game.board().get(point).is_none();
            if is_free && game.variant().shape().contains(point) {
                let own = theme.stone(side).remove_modifier(Modifier::BOLD);
                let style = own.patch(theme.style(Role::Expected));
                buffer[self.grid.glyph(point)].set_char(glyph).set_style(style);
            }
        }
    }

    fn cursor(&self, buffer: &mut Buffer) {
        let (x, y) = self.grid.glyph(self.cursor);
        let style = self.grid.theme.style(Role::Cursor);
        if self.grid.layout.cell == CellSize::Narrow {
            // There is no room for brackets. On a winning stone, which is reversed already, the
            // cursor is seen as the one that is not.
            let cell = &mut buffer[(x, y)];
            cell.modifier.toggle(Modifier::REVERSED);
        } else {
            buffer[(x - 1, y)].set_char('[').set_style(style);
            buffer[(x + 1, y)].set_char(']').set_style(style);
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
