//! Where the cells of a board stand.

use ratatui::layout::{Position, Rect, Size};

use super::cell::{CellSize, Ground};
use crate::game::GameKind;
use crate::rules::{Point, Shape, Topology};

/// Columns of a row's name and of the air behind it.
pub const LABEL: u16 = 3;
/// Rows of the columns' names.
const NAMES: u16 = 1;

/// A board in the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLayout {
    /// Extent of the board in cells.
    pub shape: Shape,
    /// What it is made of.
    pub ground: Ground,
    /// How large its cells are.
    pub cell: CellSize,
    /// All of it: the names of rows at its left and of columns above it, too.
    pub area: Rect,
    /// The board itself, with what lies around the outer cells.
    pub board: Rect,
    /// The row of the arrow over a column into which a disc would fall.
    pub arrow: Option<u16>,
    /// The row of the columns' names.
    pub names: u16,
    /// The middle of the first cell.
    first: Position,
}

/// What lies around the outer cells of a board.
#[derive(Clone, Copy)]
struct Margin {
    left: u16,
    right: u16,
    top: u16,
    bottom: u16,
}

impl Margin {
    fn new(kind: GameKind, cell: CellSize) -> Self {
        let CellSize { columns, rows } = cell;
        let all = |columns, rows| Self { left: columns, right: columns, top: rows, bottom: rows };
        match (Ground::of(kind), kind) {
            (_, _) if columns == 1 => all(0, 0),
            // From the outer line on: the cells' halves, which are not in the count of cells.
            (Ground::Lines, _) => {
                let around = |half, before, step| (half - before, half - (step - 1 - before));
                let (half, high) = (if columns == 2 { 1 } else { columns / 2 + 1 }, rows / 2);
                let (left, right) = around(half, cell.before(), columns);
                let (top, bottom) = around(high, cell.above(), rows);
                Self { left, right, top, bottom }
            }
            (Ground::Frame, _) => {
                let even = |step: u16| u16::from(step > 1 && step.is_multiple_of(2));
                Self { left: even(columns), right: 0, top: even(rows), bottom: 0 }
            }
            // A line all round; the one after the last cell is in the count of cells.
            (Ground::Cells, GameKind::Quarto(_)) if cell.has_room_for_lines() => {
                Self { left: 1, right: 0, top: 1, bottom: 0 }
            }
            (Ground::Cells, GameKind::Quarto(_)) => all(1, 0),
            (Ground::Cells, GameKind::Rows(_)) => {
                Self { left: 1, right: 0, top: u16::from(cell.has_room_for_lines()), bottom: 0 }
            }
        }
    }
}

impl BoardLayout {
    /// Columns and rows of a board with its names, and with an arrow if there is one.
    pub fn size(kind: GameKind, cell: CellSize, has_arrow: bool) -> Size {
        let (margin, shape) = (Margin::new(kind, cell), kind.shape());
        let extent = |cells: u8, step| u16::from(cells) * step;
        Size {
            width: LABEL + margin.left + extent(shape.width(), cell.columns) + margin.right,
            height: NAMES
                + u16::from(has_arrow)
                + margin.top
                + extent(shape.height(), cell.rows)
                + margin.bottom,
        }
    }

    /// Columns and rows of the board itself.
    pub fn bare_size(kind: GameKind, cell: CellSize) -> Size {
        let Size { width, height } = Self::size(kind, cell, false);
        Size { width: width - LABEL, height: height - NAMES }
    }

    /// The board without anything around it.
    pub fn bare(kind: GameKind, cell: CellSize, (x, y): (u16, u16)) -> Self {
        let Size { width, height } = Self::bare_size(kind, cell);
        Self::on(Rect { x, y, width, height }, kind, cell)
    }

    /// The board in a place of that size.
    pub fn new(kind: GameKind, cell: CellSize, has_arrow: bool, (x, y): (u16, u16)) -> Self {
        let Size { width, height } = Self::size(kind, cell, has_arrow);
        let above = NAMES + u16::from(has_arrow);
        let board = Rect::new(x + LABEL, y + above, width - LABEL, height - above);
        Self {
            area: Rect { x, y, width, height },
            arrow: has_arrow.then_some(y),
            names: board.y - 1,
            ..Self::on(board, kind, cell)
        }
    }

    /// The cells of a board that stands here.
    fn on(board: Rect, kind: GameKind, cell: CellSize) -> Self {
        let margin = Margin::new(kind, cell);
        Self {
            shape: kind.shape(),
            ground: Ground::of(kind),
            cell,
            area: board,
            board,
            arrow: None,
            names: board.y,
            first: Position {
                x: board.x + margin.left + cell.before(),
                y: board.y + margin.top + cell.above(),
            },
        }
    }

    /// The middle of a cell: where a letter stands.
    pub fn middle(&self, point: Point) -> Position {
        Position {
            x: self.first.x + self.cell.columns * u16::from(point.col),
            y: self.first.y + self.cell.rows * u16::from(point.row),
        }
    }

    /// All of a cell, with the line after it if there is one.
    pub fn cell(&self, point: Point) -> Rect {
        let Position { x, y } = self.middle(point);
        let CellSize { columns, rows } = self.cell;
        Rect::new(x - self.cell.before(), y - self.cell.above(), columns, rows)
    }

    /// The cell in which a place of the window lies.
    pub fn point_at(&self, at: Position) -> Option<Point> {
        let first = self.cell(Point::new(0, 0));
        let index = |at: u16, first: u16, step: u16| {
            at.checked_sub(first).and_then(|distance| u8::try_from(distance / step).ok())
        };
        let row = index(at.y, first.y, self.cell.rows)?;
        let col = index(at.x, first.x, self.cell.columns)?;
        Some(Point::new(row, col)).filter(|&point| self.shape.contains(point))
    }

    /// Whether there is no line round all cells: those of tic-tac-toe stand for themselves.
    pub const fn is_open(&self) -> bool {
        self.goes_round() || self.shape.width() == Shape::MIN_SIDE
    }

    /// Whether the board has no edge: its lines run on.
    pub const fn goes_round(&self) -> bool {
        matches!(self.shape.topology(), Topology::Torus)
    }
}
