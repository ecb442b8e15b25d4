//! From marked cells to pieces of pictures.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::Stamp;
use super::code::Code;

/// Rectangle of cells with a picture over them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub area: Rect,
    /// Stamps that the area shows a part of.
    pub layers: Vec<StampLayer>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StampLayer {
    pub stamp: Stamp,
    /// Columns and rows from the corner of the piece to the middle cell of the stamp.
    pub right: i32,
    pub down: i32,
}

/// Relation of pieces to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlap {
    /// Pieces may overlap, each with one stamp.
    Transparent,
    /// No cell has two pieces, and one that several stamps reach shows all of them.
    Composed,
}

/// Marks the cells of stamps, each with its middle cell. Their boxes, in the size of a cell of the
/// board, do not overlap, but their pictures extend beyond the boxes.
pub fn mark(stamps: &[(Position, Stamp)], buffer: &mut Buffer) {
    let mut put = |at: Position, code: Code| {
        let Some(cell) = buffer.cell_mut(at) else { return };
        let own = Code::split(cell.symbol()).map_or(cell.symbol(), |(own, _)| own);
        let mut symbol = own.to_owned();
        code.append(&mut symbol);
        cell.set_symbol(&symbol);
    };
    for &(middle, stamp) in stamps {
        picture(middle, stamp).positions().for_each(|at| put(at, Code::Open));
    }
    for &(middle, stamp) in stamps {
        let (before, above) = (stamp.cell.before(), stamp.cell.above());
        for row in 0..stamp.cell.rows {
            for column in 0..stamp.cell.columns {
                let at = (middle.x + column - before, middle.y + row - above);
                put(at.into(), Code::Box(stamp, column, row));
            }
        }
    }
}

/// Cells that the picture of a stamp touches.
fn picture(middle: Position, stamp: Stamp) -> Rect {
    let (x, y) = stamp.reach();
    let (left, top) = (middle.x.saturating_sub(x), middle.y.saturating_sub(y));
    Rect::new(left, top, middle.x + x + 1 - left, middle.y + y + 1 - top)
}

/// Takes the codes out of a frame, and returns the visible pieces of its pictures.
pub fn lift(buffer: &mut Buffer, overlap: Overlap) -> Vec<Piece> {
    let area = buffer.area;
    let mut is_open = vec![false; buffer.content.len()];
    let mut stamps: BTreeMap<(u16, u16), Stamp> = BTreeMap::new();
    for (index, cell) in buffer.content.iter_mut().enumerate() {
        let Some((own, code)) = Code::split(cell.symbol()) else { continue };
        let own = own.to_owned();
        cell.set_symbol(&own);
        is_open[index] = true;
        if let Code::Box(stamp, column, row) = code {
            let width = usize::from(area.width);
            let place = |at: usize, first: u16| first + u16::try_from(at).unwrap_or(0);
            let (x, y) = (place(index % width, area.x), place(index / width, area.y));
            let middle = (
                (y + stamp.cell.above()).saturating_sub(row),
                (x + stamp.cell.before()).saturating_sub(column),
            );
            stamps.insert(middle, stamp);
        }
    }
    let mut pieces = Vec::new();
    for (&(y, x), &stamp) in &stamps {
        let middle = Position { x, y };
        let shown = picture(middle, stamp).intersection(area);
        let is_free = |x, y| is_open[buffer.index_of(x, y)];
        for part in rectangles(shown, is_free) {
            let layers = match overlap {
                Overlap::Transparent => vec![layer(part, middle, stamp)],
                Overlap::Composed => {
                    let near = stamps.iter().map(|(&(y, x), &stamp)| (Position { x, y }, stamp));
                    let near = near.filter(|&(at, stamp)| picture(at, stamp).intersects(part));
                    near.map(|(at, stamp)| layer(part, at, stamp)).collect()
                }
            };
            pieces.push(Piece { area: part, layers });
        }
        if overlap == Overlap::Composed {
            // The first stamp that reaches a cell shows all that is there.
            for at in shown.positions() {
                is_open[buffer.index_of(at.x, at.y)] = false;
            }
        }
    }
    pieces
}

fn layer(part: Rect, middle: Position, stamp: Stamp) -> StampLayer {
    let distance = |to: u16, from: u16| i32::from(to) - i32::from(from);
    StampLayer { stamp, right: distance(middle.x, part.x), down: distance(middle.y, part.y) }
}

/// Splits the free cells of an area into rectangles: runs of a row, joined with equal ones below.
fn rectangles(area: Rect, is_free: impl Fn(u16, u16) -> bool) -> Vec<Rect> {
    let mut found: Vec<Rect> = Vec::new();
    for y in area.top()..area.bottom() {
        let mut x = area.left();
        while x < area.right() {
            let length = (x..area.right()).take_while(|&x| is_free(x, y)).count();
            let width = u16::try_from(length).unwrap_or(0);
            if width > 0 {
                let above = found
                    .iter_mut()
                    .find(|above| above.x == x && above.width == width && above.bottom() == y);
                match above {
                    Some(above) => above.height += 1,
                    None => found.push(Rect::new(x, y, width, 1)),
                }
            }
            x += width + 1;
        }
    }
    found
}
