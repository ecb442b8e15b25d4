//! Lines of a board, through its cells or between them, and the names of rows and columns.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::Style;

use crate::rules::{Coordinates, Point};
use crate::tui::layout::{BoardLayout, Ground, is_star};
use crate::tui::text::paint;
use crate::tui::theme::{GlyphSet, Role, Theme};

/// Number of columns up to which one-digit numbers may be over adjacent columns of two characters.
const FEW_COLUMNS: u8 = 10;

/// Draws an empty board with the names of its rows and columns, one of which is highlighted.
pub fn ground(
    board: &BoardLayout,
    coordinates: Option<Coordinates>,
    marked: Option<u8>,
    theme: &Theme,
    buffer: &mut Buffer,
) {
    paint(board.board, theme.style(Role::Board), buffer);
    match board.ground {
        Ground::Lines => crossing(board, theme, buffer),
        Ground::Cells => between(board, theme, buffer),
        Ground::Frame => {}
    }
    let Some(coordinates) = coordinates else { return };
    let near = Names { at: board.names, notation: coordinates, role: Role::Label };
    row_names(board, board.area.x, near, theme, buffer);
    column_names(board, near, marked, theme, buffer);
    if let Some(at) = board.far_names {
        let far = Names { at, notation: coordinates.other(), role: Role::FarLabel };
        row_names(board, board.board.right() + 1, far, theme, buffer);
        column_names(board, far, marked, theme, buffer);
    }
}

/// Names of rows and columns on two sides of the board.
#[derive(Clone, Copy)]
struct Names {
    /// Row of the names of the columns.
    at: u16,
    notation: Coordinates,
    role: Role,
}

/// Writes the names of the rows, aligned on the right, from a column of the window on.
fn row_names(board: &BoardLayout, x: u16, names: Names, theme: &Theme, buffer: &mut Buffer) {
    for row in 0..board.shape.height() {
        let name = format!("{:>2}", names.notation.row(row, board.shape));
        let y = board.middle(Point::new(row, 0)).y;
        buffer.set_string(x, y, name, theme.style(names.role));
    }
}

/// Writes the names of the columns, one of which is highlighted.
fn column_names(
    board: &BoardLayout,
    names: Names,
    marked: Option<u8>,
    theme: &Theme,
    buffer: &mut Buffer,
) {
    let has_room = board.cell.columns > 2 || board.shape.width() <= FEW_COLUMNS;
    for col in 0..board.shape.width() {
        // Every second number, since adjacent two-digit numbers would touch. In single columns, the
        // last digit.
        let name = match names.notation {
            Coordinates::Letters => names.notation.column(col),
            Coordinates::Numbers if board.cell.columns == 1 => (col % 10).to_string(),
            Coordinates::Numbers if has_room || col.is_multiple_of(2) => names.notation.column(col),
            Coordinates::Numbers => continue,
        };
        let role = if marked == Some(col) { Role::Cursor } else { names.role };
        // The last digit is above the stones.
        let x = board.middle(Point::new(0, col)).x + 1;
        let x = x.saturating_sub(u16::try_from(name.len()).unwrap_or(1));
        buffer.set_string(x, names.at, &name, theme.style(role));
    }
}

fn crossing(board: &BoardLayout, theme: &Theme, buffer: &mut Buffer) {
    let (glyphs, shape) = (theme.glyphs, board.shape);
    let (line, star) = (theme.style(Role::Empty), theme.style(Role::Star));
    // In cells of one column, lines would hide everything else.
    let is_drawn = board.cell.columns > 1 && (glyphs == GlyphSet::Lines || board.cell.rows > 1);
    if is_drawn {
        let middle = |row, col| board.middle(Point::new(row, col));
        let columns: Vec<u16> = (0..shape.width()).map(|col| middle(0, col).x).collect();
        let rows: Vec<u16> = (0..shape.height()).map(|row| middle(row, 0).y).collect();
        let is_open = board.goes_round();
        let last = middle(shape.height() - 1, shape.width() - 1);
        let area = if is_open { board.board } else { between_corners(middle(0, 0), last) };
        grid(area, &columns, &rows, is_open, theme, buffer);
    }
    for point in shape.points() {
        let (glyph, style) = match is_star(point, shape) {
            true if is_drawn => (glyphs.pick('\u{254b}', '+'), star),
            true => ('+', star),
            false if is_drawn && glyphs == GlyphSet::Lines => continue,
            false => (glyphs.empty(), line),
        };
        put(buffer, board.middle(point), glyph, style);
    }
}

fn between(board: &BoardLayout, theme: &Theme, buffer: &mut Buffer) {
    let shape = board.shape;
    // There is no room for lines.
    if board.cell.rows == 1 {
        for point in shape.points() {
            put(buffer, board.middle(point), theme.glyphs.empty(), theme.style(Role::Empty));
        }
        return;
    }
    let corner = |row, col| {
        let cell = board.cell(Point::new(row, col));
        Position::new(cell.x - 1, cell.y - 1)
    };
    // Without an outer frame, the lines extend to the edge, as on a torus.
    let is_open = board.is_open();
    let first = u8::from(is_open);
    let columns: Vec<u16> = (first..=shape.width() - first).map(|col| corner(0, col).x).collect();
    let rows: Vec<u16> = (first..=shape.height() - first).map(|row| corner(row, 0).y).collect();
    let inner = u16::from(is_open && !board.goes_round());
    let area = between_corners(corner(0, 0), corner(shape.height(), shape.width()));
    grid(area.inner(Margin::new(inner, inner)), &columns, &rows, is_open, theme, buffer);
}

fn between_corners(first: Position, last: Position) -> Rect {
    Rect::new(first.x, first.y, last.x - first.x + 1, last.y - first.y + 1)
}

/// Draws lines in these columns and rows of an area. They cross its edge if it is open.
fn grid(area: Rect, xs: &[u16], ys: &[u16], is_open: bool, theme: &Theme, buffer: &mut Buffer) {
    const CROSSES: [[char; 3]; 3] = [
        ['\u{250c}', '\u{252c}', '\u{2510}'],
        ['\u{251c}', '\u{253c}', '\u{2524}'],
        ['\u{2514}', '\u{2534}', '\u{2518}'],
    ];
    let (glyphs, style) = (theme.glyphs, theme.style(Role::Empty));
    let (right, bottom) = (area.right() - 1, area.bottom() - 1);
    let ground = buffer[area.as_position()].clone();
    let [across, down] = [glyphs.rule(), glyphs.pick('\u{2502}', '|')].map(|glyph| {
        let mut cell = ground.clone();
        cell.set_char(glyph).set_style(style);
        cell
    });
    for &y in ys {
        let line = buffer.index_of(area.x, y)..=buffer.index_of(right, y);
        buffer.content[line].fill(across.clone());
    }
    let nth = |at: u16, first: u16, last: u16| {
        if is_open { 1 } else { usize::from(at > first) + usize::from(at >= last) }
    };
    for &x in xs {
        let line = buffer.index_of(x, area.y)..=buffer.index_of(x, bottom);
        let width = usize::from(buffer.area.width);
        buffer.content[line].iter_mut().step_by(width).for_each(|cell| *cell = down.clone());
        for &y in ys {
            let cross = CROSSES[nth(y, area.y, bottom)][nth(x, area.x, right)];
            put(buffer, (x, y).into(), glyphs.pick(cross, '+'), style);
        }
    }
}

fn put(buffer: &mut Buffer, at: Position, glyph: char, style: Style) {
    buffer[at].set_char(glyph).set_style(style);
}
