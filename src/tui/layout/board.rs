//! Kinds of boards, the sizes of their cells, and the layout of the cells.
//!
//! A board has one of three backgrounds: lines that cross under the stones; cells with lines
//! between them (tic-tac-toe, Quarto); or a frame with holes into which discs fall. Each has a list
//! of cell sizes, columns by rows, as data. For every frame the layout takes the largest size that
//! leaves room for the panel, so a resize needs no code. If the panel fits only beside tiny cells,
//! the panel goes. `Zoom` is a preferred place in that list, limited by the window.

use ratatui::layout::{Position, Rect, Size};
use ratatui::widgets::Padding;

use crate::game::GameKind;
use crate::rules::{Placement, Point, Shape, Topology, Variant};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Lines,
    Cells,
    Frame,
}

impl Ground {
    pub fn of(kind: GameKind) -> Self {
        match kind {
            GameKind::Quarto(_) | GameKind::Rows(Variant::TIC_TAC_TOE) => Self::Cells,
            GameKind::Rows(variant) if variant.placement() == Placement::Gravity => Self::Frame,
            GameKind::Rows(_) => Self::Lines,
        }
    }
}

/// Distance between the centres of neighbouring cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellSize {
    pub columns: u16,
    pub rows: u16,
}

const fn cell(columns: u16, rows: u16) -> CellSize {
    CellSize { columns, rows }
}

/// Sizes of cells on crossings. A stone covers an odd number of columns around its crossing, so the
/// distance may be even.
static LINES: [CellSize; 5] = [cell(1, 1), cell(2, 1), cell(4, 2), cell(6, 3), cell(8, 4)];
/// Sizes of cells in a frame. They are odd, so that a letter is in the middle.
static FRAME: [CellSize; 6] =
    [cell(1, 1), cell(2, 1), cell(3, 1), cell(5, 2), cell(7, 3), cell(9, 4)];
/// Sizes of cells between lines. One column is the grid line, which leaves an odd number.
static CELLS: [CellSize; 6] =
    [cell(1, 1), cell(2, 1), cell(4, 2), cell(8, 4), cell(12, 6), cell(16, 8)];
/// Sizes of cells in Quarto. A piece is four letters, or a picture of at least eight columns. The
/// largest one is for 4x4 in large windows; one between would leave the panel little room.
static PIECES: [CellSize; 6] =
    [cell(5, 1), cell(7, 2), cell(8, 4), cell(10, 5), cell(12, 6), cell(20, 10)];

impl CellSize {
    pub fn of(kind: GameKind) -> &'static [Self] {
        match (kind, Ground::of(kind)) {
            (GameKind::Quarto(_), _) => &PIECES,
            (_, Ground::Lines) => &LINES,
            (_, Ground::Cells) => &CELLS,
            (_, Ground::Frame) => &FRAME,
        }
    }

    pub const fn before(self) -> u16 {
        (self.columns - 1) / 2
    }

    pub const fn above(self) -> u16 {
        (self.rows - 1) / 2
    }

    /// Checks whether cells are large enough to be preferred to larger ones without a panel.
    pub const fn is_comfortable(self, ground: Ground) -> bool {
        match ground {
            Ground::Lines => self.columns > 1,
            Ground::Cells => self.rows > 1,
            Ground::Frame => self.columns > 2,
        }
    }
}

/// Largest cells with which a board fits without names, and its size.
pub fn largest(kind: GameKind, room: Size) -> Option<(CellSize, Size)> {
    let sizes = CellSize::of(kind).iter().rev();
    let mut boards = sizes.map(|&cell| (cell, BoardLayout::bare_size(kind, cell)));
    boards.find(|(_, board)| board.width <= room.width && board.height <= room.height)
}

/// Columns of the name of a row, including the space after it.
pub const LABEL: u16 = 3;
pub const NAMES: u16 = 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLayout {
    pub shape: Shape,
    pub ground: Ground,
    pub cell: CellSize,
    /// Area of the board, including the names of its rows and columns.
    pub area: Rect,
    pub board: Rect,
    /// Row of the arrow above the column of a falling disc.
    pub arrow: Option<u16>,
    pub names: u16,
    /// Row of the second names of the columns, below the board. Those of the rows are to its right.
    pub far_names: Option<u16>,
    /// Centre of the first cell.
    first: Position,
}

/// Optional parts around a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Around {
    /// Row of the arrow above a column.
    pub arrow: bool,
    /// Names in the other notation, to the right and below.
    pub far_names: bool,
}

/// Margin around the cells.
fn margin(kind: GameKind, cell: CellSize) -> Padding {
    let CellSize { columns, rows } = cell;
    let has_lines = rows > 1;
    match (Ground::of(kind), kind) {
        (_, _) if columns == 1 => Padding::ZERO,
        // From the outer line: the halves of the cells that are not part of their count.
        (Ground::Lines, _) => {
            let around = |half, before, step| (half - before, half - (step - 1 - before));
            let (half, high) = (if columns == 2 { 1 } else { columns / 2 + 1 }, rows / 2);
            let (left, right) = around(half, cell.before(), columns);
            let (top, bottom) = around(high, cell.above(), rows);
            Padding { left, right, top, bottom }
        }
        (Ground::Frame, _) => {
            let even = |step: u16| u16::from(step > 1 && step.is_multiple_of(2));
            Padding { left: even(columns), top: even(rows), ..Padding::ZERO }
        }
        // A frame; cells include the line after them.
        (Ground::Cells, GameKind::Quarto(_)) if !has_lines => Padding::horizontal(1),
        (Ground::Cells, _) => Padding { left: 1, top: u16::from(has_lines), ..Padding::ZERO },
    }
}

impl BoardLayout {
    pub fn size(kind: GameKind, cell: CellSize, around: Around) -> Size {
        let (margin, shape) = (margin(kind, cell), kind.shape());
        let width = margin.left + u16::from(shape.width()) * cell.columns + margin.right;
        let height = margin.top + u16::from(shape.height()) * cell.rows + margin.bottom;
        let far = u16::from(around.far_names);
        Size {
            width: LABEL + width + far * LABEL,
            height: NAMES + u16::from(around.arrow) + height + far * NAMES,
        }
    }

    pub fn bare_size(kind: GameKind, cell: CellSize) -> Size {
        let Size { width, height } = Self::size(kind, cell, Around::default());
        Size { width: width - LABEL, height: height - NAMES }
    }

    /// Board alone, at a place with room for the names before it.
    pub fn bare(kind: GameKind, cell: CellSize, (x, y): (u16, u16)) -> Self {
        let layout = Self::new(kind, cell, Around::default(), (x - LABEL, y - NAMES));
        Self { area: layout.board, ..layout }
    }

    pub fn new(kind: GameKind, cell: CellSize, around: Around, (x, y): (u16, u16)) -> Self {
        let Size { width, height } = Self::size(kind, cell, around);
        let (above, margin) = (NAMES + u16::from(around.arrow), margin(kind, cell));
        let far = u16::from(around.far_names);
        let board = Rect {
            x: x + LABEL,
            y: y + above,
            width: width - LABEL - far * LABEL,
            height: height - above - far * NAMES,
        };
        Self {
            shape: kind.shape(),
            ground: Ground::of(kind),
            cell,
            area: Rect { x, y, width, height },
            board,
            arrow: around.arrow.then_some(y),
            names: board.y - 1,
            far_names: around.far_names.then_some(board.bottom()),
            first: Position {
                x: board.x + margin.left + cell.before(),
                y: board.y + margin.top + cell.above(),
            },
        }
    }

    pub fn middle(&self, point: Point) -> Position {
        Position {
            x: self.first.x + self.cell.columns * u16::from(point.col),
            y: self.first.y + self.cell.rows * u16::from(point.row),
        }
    }

    /// Area of the whole cell, including the grid line after it.
    pub fn cell(&self, point: Point) -> Rect {
        let Position { x, y } = self.middle(point);
        let CellSize { columns, rows } = self.cell;
        Rect::new(x - self.cell.before(), y - self.cell.above(), columns, rows)
    }

    pub fn point_at(&self, at: Position) -> Option<Point> {
        let first = self.cell(Point::new(0, 0));
        let index = |at: u16, first: u16, step: u16| {
            at.checked_sub(first).and_then(|distance| u8::try_from(distance / step).ok())
        };
        let row = index(at.y, first.y, self.cell.rows)?;
        let col = index(at.x, first.x, self.cell.columns)?;
        Some(Point::new(row, col)).filter(|&point| self.shape.contains(point))
    }

    /// Checks for a board without lines around its outer cells, as in tic-tac-toe.
    pub const fn is_open(&self) -> bool {
        self.goes_round() || self.shape.width() == Shape::MIN_SIDE
    }

    pub const fn goes_round(&self) -> bool {
        matches!(self.shape.topology(), Topology::Torus)
    }
}
