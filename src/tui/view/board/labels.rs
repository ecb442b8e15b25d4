//! The names of rows and columns, and the arrow over one of them.

use ratatui::buffer::Buffer;
use ratatui::style::Style;

use crate::rules::{Coordinates, Point};
use crate::tui::layout::BoardLayout;
use crate::tui::theme::{GlyphSet, Role, Theme};

/// Numbers of one digit may stand over neighbouring columns of two.
const FEW_COLUMNS: u8 = 10;

/// Draws the names around a board, one column as marked.
pub fn draw(
    board: &BoardLayout,
    coordinates: Coordinates,
    marked: Option<u8>,
    theme: &Theme,
    buffer: &mut Buffer,
) {
    let style = theme.style(Role::Label);
    for row in 0..board.shape.height() {
        let name = format!("{:>2}", coordinates.row(row, board.shape));
        let y = board.middle(Point::new(row, 0)).y;
        buffer.set_string(board.area.x, y, name, style);
    }
    for col in 0..board.shape.width() {
        let Some(name) = column_name(board, coordinates, col) else { continue };
        let role = if marked == Some(col) { Role::Cursor } else { Role::Label };
        // Two digits end where the stones stand.
        let x = board.middle(Point::new(0, col)).x + 1;
        let x = x.saturating_sub(u16::try_from(name.len()).unwrap_or(1));
        buffer.set_string(x, board.names, &name, theme.style(role));
    }
}

/// What stands over a column: every second number, as two numbers of two digits would touch; the
/// last digit only where a cell has but one column.
fn column_name(board: &BoardLayout, coordinates: Coordinates, col: u8) -> Option<String> {
    let name = coordinates.column(col);
    let has_room =
        board.cell.columns > 2 || board.shape.width() <= FEW_COLUMNS || col.is_multiple_of(2);
    match coordinates {
        Coordinates::Letters => Some(name),
        Coordinates::Numbers if board.cell.columns == 1 => Some((col % 10).to_string()),
        Coordinates::Numbers => has_room.then_some(name),
    }
}

/// Draws the arrow over a column.
pub fn arrow(board: &BoardLayout, col: u8, style: Style, theme: &Theme, buffer: &mut Buffer) {
    let glyph = match theme.glyphs {
        GlyphSet::Lines => '\u{25bc}',
        GlyphSet::Dots | GlyphSet::Ascii => 'v',
    };
    if let Some(y) = board.arrow {
        let x = board.middle(Point::new(0, col)).x;
        buffer[(x, y)].set_char(glyph).set_style(style);
    }
}
