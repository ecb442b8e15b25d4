//! What a board is made of, and how large its cells are drawn.

use crate::game::GameKind;
use crate::rules::{Placement, Variant};

/// What a board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Lines, with stones where they cross.
    Lines,
    /// Cells with lines between them.
    Cells,
    /// A frame with holes, into which discs fall.
    Frame,
}

impl Ground {
    /// What the board of a game is made of.
    pub fn of(kind: GameKind) -> Self {
        match kind {
            GameKind::Quarto(_) | GameKind::Rows(Variant::TIC_TAC_TOE) => Self::Cells,
            GameKind::Rows(variant) if variant.placement() == Placement::Gravity => Self::Frame,
            GameKind::Rows(_) => Self::Lines,
        }
    }
}

/// Columns and rows from the middle of one cell to that of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "columns and rows of the window")]
pub struct CellSize {
    pub columns: u16,
    pub rows: u16,
}

const fn cells<const N: usize>(sizes: [(u16, u16); N]) -> [CellSize; N] {
    let mut all = [CellSize { columns: 0, rows: 0 }; N];
    let mut index = 0;
    while index < N {
        let (columns, rows) = sizes[index];
        all[index] = CellSize { columns, rows };
        index += 1;
    }
    all
}

/// A crossing stands in the middle of an odd number of columns that a stone covers, so that cells
/// between lines may be even.
static LINES: [CellSize; 5] = cells([(1, 1), (2, 1), (4, 2), (6, 3), (8, 4)]);
/// Odd, so that a letter stands in the middle.
static FRAME: [CellSize; 6] = cells([(1, 1), (2, 1), (3, 1), (5, 2), (7, 3), (9, 4)]);
/// With the line after the cell, so that an odd number of columns is left.
static CELLS: [CellSize; 6] = cells([(1, 1), (2, 1), (4, 2), (8, 4), (12, 6), (16, 8)]);
/// A piece of Quarto is four letters, or a picture of eight columns and more.
static PIECES: [CellSize; 5] = cells([(5, 1), (7, 2), (8, 4), (10, 5), (12, 6)]);

impl CellSize {
    /// The sizes in which the board of a game can be drawn, the smallest first.
    pub fn of(kind: GameKind) -> &'static [Self] {
        match (kind, Ground::of(kind)) {
            (GameKind::Quarto(_), _) => &PIECES,
            (_, Ground::Lines) => &LINES,
            (_, Ground::Cells) => &CELLS,
            (_, Ground::Frame) => &FRAME,
        }
    }

    /// Columns of a cell before its middle.
    pub const fn before(self) -> u16 {
        (self.columns - 1) / 2
    }

    /// Rows of a cell above its middle.
    pub const fn above(self) -> u16 {
        (self.rows - 1) / 2
    }

    /// Whether cells are large enough to be preferred to larger ones without a panel.
    pub const fn is_comfortable(self, ground: Ground) -> bool {
        match ground {
            Ground::Lines => self.columns > 1,
            Ground::Cells => self.rows > 1,
            Ground::Frame => self.columns > 2,
        }
    }

    /// Whether there is room for lines between cells, for their rows and columns both.
    pub const fn has_room_for_lines(self) -> bool {
        self.rows > 1
    }
}
