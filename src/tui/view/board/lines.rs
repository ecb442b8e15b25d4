//! The lines of a board: through the middles of its cells, or between them.

use ratatui::buffer::Buffer;
use ratatui::style::Style;

use super::star::is_star;
use crate::rules::Point;
use crate::tui::layout::{BoardLayout, Ground};
use crate::tui::theme::{GlyphSet, Role, Theme};

/// Which of the lines of a board one is, from the left or from the top.
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

/// Glyphs of lines.
#[derive(Clone, Copy)]
struct Pen(GlyphSet);

impl Pen {
    const fn across(self) -> char {
        match self.0 {
            GlyphSet::Lines => '\u{2500}',
            GlyphSet::Dots | GlyphSet::Ascii => '-',
        }
    }

    const fn down(self) -> char {
        match self.0 {
            GlyphSet::Lines => '\u{2502}',
            GlyphSet::Dots | GlyphSet::Ascii => '|',
        }
    }

    const fn star(self) -> char {
        match self.0 {
            GlyphSet::Lines => '\u{254b}',
            glyphs => glyphs.star(),
        }
    }

    /// Where a line down and a line across meet.
    const fn cross(self, down: Nth, across: Nth) -> char {
        if !matches!(self.0, GlyphSet::Lines) {
            return '+';
        }
        match (across, down) {
            (Nth::First, Nth::First) => '\u{250c}',
            (Nth::First, Nth::Inner) => '\u{252c}',
            (Nth::First, Nth::Last) => '\u{2510}',
            (Nth::Inner, Nth::First) => '\u{251c}',
            (Nth::Inner, Nth::Inner) => '\u{253c}',
            (Nth::Inner, Nth::Last) => '\u{2524}',
            (Nth::Last, Nth::First) => '\u{2514}',
            (Nth::Last, Nth::Inner) => '\u{2534}',
            (Nth::Last, Nth::Last) => '\u{2518}',
        }
    }
}

/// Draws the lines of a board.
pub fn draw(board: &BoardLayout, theme: &Theme, buffer: &mut Buffer) {
    match board.ground {
        Ground::Lines => crossing(board, theme, buffer),
        Ground::Cells => between(board, theme, buffer),
        Ground::Frame => {}
    }
}

/// Lines that cross in the middles of the cells.
fn crossing(board: &BoardLayout, theme: &Theme, buffer: &mut Buffer) {
    let (pen, shape) = (Pen(theme.glyphs), board.shape);
    let (line, star) = (theme.style(Role::Empty), theme.style(Role::Star));
    let own = (!theme.has_colour()).then_some(line);
    let first = board.middle(Point::new(0, 0));
    let last = board.middle(Point::new(shape.height() - 1, shape.width() - 1));
    // Where cells are but one column wide lines would be all that is seen.
    let is_drawn =
        board.cell.columns > 1 && (theme.glyphs == GlyphSet::Lines || board.cell.rows > 1);
    if is_drawn {
        let (left, right, top, bottom) = if board.goes_round() {
            let board = board.board;
            (board.left(), board.right() - 1, board.top(), board.bottom() - 1)
        } else {
            (first.x, last.x, first.y, last.y)
        };
        let ground = buffer[(left, top)].clone();
        let [across, down] = [pen.across(), pen.down()].map(|glyph| {
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
        let cross = pen.cross(nth(point.col, shape.width()), nth(point.row, shape.height()));
        let (glyph, style) = match (is_star(point, shape), theme.glyphs) {
            (true, _) if !is_drawn => (theme.glyphs.star(), star),
            (true, _) => (pen.star(), star),
            (false, GlyphSet::Lines) if is_drawn => (cross, line),
            (false, glyphs) => (glyphs.empty(), line),
        };
        let at = board.middle(point);
        put(buffer, (at.x, at.y), glyph, style);
    }
}

/// Lines between the cells; round all of them, too, where the board has a frame.
fn between(board: &BoardLayout, theme: &Theme, buffer: &mut Buffer) {
    let (pen, shape) = (Pen(theme.glyphs), board.shape);
    let line = theme.style(Role::Empty);
    if !board.cell.has_room_for_lines() {
        for point in shape.points() {
            let at = board.middle(point);
            put(buffer, (at.x, at.y), theme.glyphs.empty(), line);
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
    // A line all round is that of a board; without it lines run on, as those of a torus do.
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
        (left + inner..=right - inner).for_each(|x| put(buffer, (x, y), pen.across(), line));
    }
    for &x in &columns {
        (top + inner..=bottom - inner).for_each(|y| put(buffer, (x, y), pen.down(), line));
        for &y in &rows {
            let nth = |at, first, last| {
                if is_open { Nth::Inner } else { Nth::of(at, first, last) }
            };
            let cross = pen.cross(nth(x, left, right), nth(y, top, bottom));
            put(buffer, (x, y), cross, line);
        }
    }
}

fn put(buffer: &mut Buffer, at: (u16, u16), glyph: char, style: Style) {
    buffer[at].set_char(glyph).set_style(style);
}
