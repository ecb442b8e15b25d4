//! Stamps: small pictures of stones that a terminal shows over the cells of a board.
//!
//! The invariant: the pictures on the screen are a function of the frame's cells. The board writes
//! a code behind the character of each cell that a stamp covers. The code consists of private
//! characters, in a combination that no text has in one cell. Whatever is drawn over the board
//! later, a box or a mark, replaces the whole symbol and so removes that part of the picture.
//! [`lift`] takes the codes out of a finished frame, so that they never reach the terminal.

mod code;
mod lift;
mod paint;

pub use lift::{Overlap, Piece, StampLayer, lift, mark};
pub use paint::{CellPixels, painted};

use crate::rules::Stone;
use crate::tui::layout::{CellSize, Ground};

/// Picture of one cell of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    pub ground: Ground,
    pub cell: CellSize,
    pub face: Face,
    pub label: StampLabel,
    pub is_last: bool,
    /// Set if corners around the cell show the cursor.
    pub has_cursor: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Nothing, or an empty hole in a frame.
    Empty,
    /// Pale stone under the cursor.
    Ghost(Stone),
    Stone(Stone, Tone),
}

/// Change of a stone's colours after a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Normal,
    /// Mixed with the board, as one that is not in the winning row.
    Pale,
    /// Mixed with the colour of a win: the share, of 15.
    Bright(u8),
}

impl Tone {
    /// Tone with this share of the colour of a win, of 255.
    pub const fn bright(share: u8) -> Self {
        Self::Bright(share.div_ceil(17))
    }

    /// Share of the colour of a win, of 255.
    pub const fn share(parts: u8) -> u8 {
        parts.saturating_mul(17)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StampLabel {
    None,
    /// Cross or ring of the stone's side.
    Letter,
    Number(u16),
    Triangle,
    Square,
    Circle,
    Cross,
    /// One or two printable ASCII characters; the second may be a space.
    Text([u8; 2]),
}

impl Stamp {
    /// Columns and rows from the middle cell to the edges of the picture: half a cell of the
    /// board, rounded up to whole cells of text.
    pub const fn reach(self) -> (u16, u16) {
        (self.cell.columns / 2, self.cell.rows / 2)
    }
}

#[cfg(test)]
mod tests;
