//! The lines of a board, through its cells or between them, and the names of rows and columns.

use ratatui::buffer::Buffer;
use ratatui::style::Style;

use crate::rules::{Coordinates, Point, Shape};
use crate::tui::layout::{BoardLayout, Ground};
use crate::tui::theme::{GlyphSet, Role, Theme};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Nth {
    First,
    Inner,
    Last,
}

impl Nth {
    fn of<N: PartialOrd + Copy>(at: N, first: N, last: N) -> Self {
        match at {
            at if at <= first => Self::First,
            at if at >= last => Self::Last,
            _ => Self::Inner,
        }
    }
}

/// Junction of a vertical and a horizontal line, each counted from the first.
const fn cross(glyphs: GlyphSet, down: Nth, across: Nth) -> char {
    const DRAWN: [[char; 3]; 3] = [
        ['\u{250c}', '\u{252c}', '\u{2510}'],
        ['\u{251c}', '\u{253c}', '\u{2524}'],
        ['\u{2514}', '\u{2534}', '\u{2518}'],
    ];
    match glyphs {
        GlyphSet::Lines => DRAWN[across as usize][down as usize],
        GlyphSet::Dots | GlyphSet::Ascii => '+',
    }
}

pub fn lines(board: &BoardLayout, theme: &Theme, buffer: &mut Buffer) {
    match board.ground {
        Ground::Lines => crossing(board, theme, buffer),
        Ground::Cells => between(board, theme, buffer),
        Ground::Frame => {}
    }
}

fn crossing(board: &BoardLayout, theme: &Theme, buffer: &mut Buffer) {
    let (glyphs, shape) = (theme.glyphs, board.shape);
    let (line, star) = (theme.style(Role::Empty), theme.style(Role::Star));
    let own = (!theme.has_colour()).then_some(line);
    let first = board.middle(Point::new(0, 0));
    let last = board.middle(Point::new(shape.height() - 1, shape.width() - 1));
    // In cells of one column, lines would hide everything else.
    let is_drawn = board.cell.columns > 1 && (glyphs == GlyphSet::Lines || board.cell.rows > 1);
    if is_drawn {
        let (left, right, top, bottom) = if board.goes_round() {
            let board = board.board;
            (board.left(), board.right() - 1, board.top(), board.bottom() - 1)
        } else {
            (first.x, last.x, first.y, last.y)
        };
        let ground = buffer[(left, top)].clone();
        let [across, down] = [glyphs.rule(), glyphs.upright()].map(|glyph| {
            let mut cell = ground.clone();
            cell.set_char(glyph).set_style(own.unwrap_or_default());
            cell
        });
        for row in 0..shape.height() {
            let y = board.middle(Point::new(row, 0)).y;
            let line = buffer.index_of(left, y)..=buffer.index_of(right, y);
            buffer.content[line].fill(across.clone());
        }
        for col in 0..shape.width() {
            let x = board.middle(Point::new(0, col)).x;
            let line = buffer.index_of(x, top)..=buffer.index_of(x, bottom);
            let width = usize::from(buffer.area.width);
            buffer.content[line].iter_mut().step_by(width).for_each(|cell| *cell = down.clone());
        }
    }
    for point in shape.points() {
        let nth = |at: u8, extent: u8| {
            if board.goes_round() { Nth::Inner } else { Nth::of(at, 0, extent - 1) }
        };
        let cross = cross(glyphs, nth(point.col, shape.width()), nth(point.row, shape.height()));
        let (glyph, style) = match (is_star(point, shape), glyphs) {
            (true, _) if !is_drawn => (glyphs.star(), star),
            (true, _) => (glyphs.star_on_lines(), star),
            (false, GlyphSet::Lines) if is_drawn => (cross, line),
            (false, _) => (glyphs.empty(), line),
        };
        let at = board.middle(point);
        put(buffer, (at.x, at.y), glyph, style);
    }
}

fn between(board: &BoardLayout, theme: &Theme, buffer: &mut Buffer) {
    let (glyphs, shape) = (theme.glyphs, board.shape);
    let line = theme.style(Role::Empty);
    if !board.cell.has_room_for_lines() {
        for point in shape.points() {
            let at = board.middle(point);
            put(buffer, (at.x, at.y), glyphs.empty(), line);
        }
        return;
    }
    let corner = |row: u8, col: u8| {
        let cell = board.cell(Point::new(row, col));
        (cell.x - 1, cell.y - 1)
    };
    let (left, top) = corner(0, 0);
    let last = board.cell(Point::new(shape.height() - 1, shape.width() - 1));
    let (right, bottom) = (last.right() - 1, last.bottom() - 1);
    // Without an outer frame the lines run to the edge, as on a torus.
    let is_open = board.is_open();
    let rows: Vec<u16> = (1..shape.height())
        .map(|row| corner(row, 0).1)
        .chain((!is_open).then_some([top, bottom]).into_iter().flatten())
        .collect();
    let columns: Vec<u16> = (1..shape.width())
        .map(|col| corner(0, col).0)
        .chain((!is_open).then_some([left, right]).into_iter().flatten())
        .collect();
    let inner = u16::from(is_open && !board.goes_round());
    for &y in &rows {
        (left + inner..=right - inner).for_each(|x| put(buffer, (x, y), glyphs.rule(), line));
    }
    for &x in &columns {
        (top + inner..=bottom - inner).for_each(|y| put(buffer, (x, y), glyphs.upright(), line));
        for &y in &rows {
            let nth = |at, first, last| {
                if is_open { Nth::Inner } else { Nth::of(at, first, last) }
            };
            let cross = cross(glyphs, nth(x, left, right), nth(y, top, bottom));
            put(buffer, (x, y), cross, line);
        }
    }
}

fn put(buffer: &mut Buffer, at: (u16, u16), glyph: char, style: Style) {
    buffer[at].set_char(glyph).set_style(style);
}

/// Marked cells of a Gomoku or Go board.
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

/// One-digit numbers may stand over neighbouring columns of two characters.
const FEW_COLUMNS: u8 = 10;

pub fn labels(
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
        // The last digit stands above the stones.
        let x = board.middle(Point::new(0, col)).x + 1;
        let x = x.saturating_sub(u16::try_from(name.len()).unwrap_or(1));
        buffer.set_string(x, board.names, &name, theme.style(role));
    }
}

/// Names every second column, as two numbers of two digits would touch; cells of one column get the
/// last digit only.
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

pub fn arrow(board: &BoardLayout, col: u8, style: Style, theme: &Theme, buffer: &mut Buffer) {
    if let Some(y) = board.arrow {
        let x = board.middle(Point::new(0, col)).x;
        buffer[(x, y)].set_char(theme.glyphs.column_arrow()).set_style(style);
    }
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
