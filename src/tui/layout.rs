//! Where things stand in the window.

use ratatui::layout::{Rect, Size};

use crate::rules::Shape;

/// Columns of a row's number at either side of the board.
pub const LABEL: u16 = 2;
/// Columns between board and panel.
const GAP: u16 = 3;
const PANEL_MIN: u16 = 28;
const PANEL_MAX: u16 = 38;
/// Enough for `X wins: five in a row`.
const TEXT_MIN: u16 = 24;
/// Rows below the board: the status, then the command bar and the keys.
const STATUS: u16 = 1;
const FOOT_MIN: u16 = 2;
/// In windows narrower than this a refusal may take two rows.
const NARROW: u16 = 46;
/// Columns of the text below a board without a panel.
const TEXT_MAX: u16 = 60;
const FOOT_MAX: u16 = 3;
/// Rows for an error at the question for the size.
pub const ERROR: u16 = 3;

/// How wide a cell is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellWidth {
    /// One column: for narrow windows.
    Narrow,
    /// Two columns, which look square.
    Square,
}

impl CellWidth {
    /// Columns from one cell to the next.
    pub const fn columns(self) -> u16 {
        match self {
            Self::Narrow => 1,
            Self::Square => 2,
        }
    }

    /// Columns of a board with this many cells in a row, with a column of air at either side.
    const fn grid(self, cells: u8) -> u16 {
        match self {
            Self::Narrow => cells as u16 + 2,
            Self::Square => 2 * cells as u16 + 1,
        }
    }
}

/// The parts of the screen around a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableLayout {
    /// The board with its coordinates.
    pub board: Rect,
    /// How wide its cells are.
    pub cell: CellWidth,
    /// Whether there is room for the columns' names below the board too.
    pub bottom_labels: bool,
    /// The side panel.
    pub panel: Option<Rect>,
    /// The status line.
    pub status: Rect,
    /// The command bar, messages and keys.
    pub foot: Rect,
}

/// The size that a window must have at least for a board of this shape; a narrow one needs a row
/// more.
pub fn needed(window: Size, shape: Shape) -> Size {
    let foot = if window.width < NARROW { FOOT_MAX } else { FOOT_MIN };
    Size {
        width: (CellWidth::Narrow.grid(shape.width()) + 2 * LABEL).max(TEXT_MIN),
        height: 1 + u16::from(shape.height()) + STATUS + foot,
    }
}

/// Whether a window is as large as that.
pub const fn fits(window: Size, needed: Size) -> bool {
    window.width >= needed.width && window.height >= needed.height
}

/// Lays out the screen around a board of this shape.
///
/// # Errors
/// [`needed`], if the window is smaller.
pub fn table(window: Rect, shape: Shape) -> Result<TableLayout, Size> {
    let rows = u16::from(shape.height());
    let needed = needed(window.as_size(), shape);
    if !fits(window.as_size(), needed) {
        return Err(needed);
    }
    let width = |cell: CellWidth| cell.grid(shape.width()) + 2 * LABEL;
    let cell = if width(CellWidth::Square) <= window.width {
        CellWidth::Square
    } else {
        CellWidth::Narrow
    };
    // What there is room for, in the order of use: names below the board, a third row at the
    // foot, a row of air above the status, and then air all round.
    let spare = window.height - needed.height;
    let bottom_labels = spare >= 1;
    let foot_height = if spare >= 2 || window.width < NARROW { FOOT_MAX } else { FOOT_MIN };
    let air = u16::from(spare >= 3);

    let board_width = width(cell);
    let board_height = 1 + rows + u16::from(bottom_labels);
    let panel_width = (window.width - board_width).saturating_sub(GAP).min(PANEL_MAX);
    let has_panel = panel_width >= PANEL_MIN;
    let block_width = if has_panel {
        board_width + GAP + panel_width
    } else {
        window.width.min(board_width.max(TEXT_MAX))
    };
    let block_height = board_height + air + STATUS + foot_height;

    let left = window.x + (window.width - block_width) / 2;
    let top = window.y + (window.height - block_height) / 2;
    let board_left = if has_panel { left } else { left + (block_width - board_width) / 2 };
    let below = top + board_height + air;
    Ok(TableLayout {
        board: Rect::new(board_left, top, board_width, board_height),
        cell,
        bottom_labels,
        panel: has_panel
            .then(|| Rect::new(left + board_width + GAP, top, panel_width, board_height)),
        status: Rect::new(left, below, block_width, STATUS),
        foot: Rect::new(left, below + STATUS, block_width, foot_height),
    })
}

/// The size that the question for the board's size needs, with so many choices.
pub const fn start(choices: u16) -> Size {
    Size { width: TEXT_MIN, height: 4 + choices + ERROR + 1 }
}

/// A box of this size in the middle of the window, as much of it as there is.
pub fn centred(window: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(window.width), height.min(window.height));
    Rect::new(
        window.x + (window.width - width) / 2,
        window.y + (window.height - height) / 2,
        width,
        height,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;
    use proptest::prelude::*;

    #[test]
    fn nineteen_rows_fit_a_window_of_80x24_with_everything() {
        let window = Rect::new(0, 0, 80, 24);
        let found = table(window, Variant::GOMOKU_19.shape()).unwrap();
        assert_eq!(found.cell, CellWidth::Square);
        assert!(found.bottom_labels);
        assert!(found.panel.is_some());
        assert_eq!(found.board.height + found.status.height + found.foot.height, 24);
    }

    #[test]
    fn a_small_window_is_told_what_is_needed() {
        let shape = Variant::GOMOKU_19.shape();
        let needed = |height| Size { width: 25, height };
        assert_eq!(table(Rect::new(0, 0, 24, 40), shape), Err(needed(24)));
        assert_eq!(table(Rect::new(0, 0, 80, 22), shape), Err(needed(23)));
        assert!(table(Rect::new(0, 0, 25, 24), shape).is_ok());
        assert!(table(Rect::new(0, 0, 80, 23), shape).is_ok());
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn everything_lies_in_the_window_and_nothing_overlaps(
            (width, height) in (0..600_u16, 0..200_u16),
            index in 0..Variant::OFFERED.len(),
        ) {
            let window = Rect::new(0, 0, width, height);
            let Ok(found) = table(window, Variant::OFFERED[index].shape()) else { return Ok(()) };
            let mut parts = vec![found.board, found.status, found.foot];
            parts.extend(found.panel);
            for (i, part) in parts.iter().enumerate() {
                prop_assert_eq!(part.intersection(window), *part);
                prop_assert!(parts[i + 1..].iter().all(|other| !part.intersects(*other)));
            }
        }
    }
}
