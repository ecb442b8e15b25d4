//! Where things stand in the window.

mod bag;
mod board;
mod cell;
mod comment;
mod footer;
mod help;
mod palette;
mod start;
mod text;
mod zoom;

use ratatui::layout::{Rect, Size};

pub use bag::{BagLayout, place_in_bag};
pub use board::BoardLayout;
pub use cell::{CellSize, Ground};
pub use comment::CommentLayout;
pub use footer::labels;
pub use help::HelpLayout;
pub use palette::PaletteLayout;
pub use start::{START, StartLayout, page_title, title, title_lines};
pub use text::{column, fit, fit_line, wrap};
pub use zoom::Zoom;

use crate::game::{GameKind, Step};
use bag::LEGEND;

/// Columns between board and panel.
const GAP: u16 = 3;
const PANEL_MIN: u16 = 29;
const PANEL_MAX: u16 = 48;
/// Rows of the panel that says who plays, with which score.
const PANEL_HEAD: u16 = 10;
/// Rows that the panel beside a small board takes if it can.
const PANEL_ROWS: u16 = 24;
/// The same below a board.
const PANEL_BELOW: u16 = 16;
/// Enough for `X wins: five in a row`.
const TEXT_MIN: u16 = 24;
/// A row between what stands below one another.
const AIR: u16 = 1;
/// Rows for the arrow over a column, the third row at the foot and the air above the status.
const ALL_SPARE: u16 = 3;
/// Rows below the board: the status, then the command bar and the keys.
const STATUS: u16 = 1;
const FOOT_MIN: u16 = 2;
const FOOT_MAX: u16 = 3;
/// In windows narrower than this a refusal may take two rows.
const NARROW: u16 = 46;
/// Columns of the text below a board without a panel.
const TEXT_MAX: u16 = 60;
/// Columns of the text below a small board with its panel.
const TEXT_WIDE: u16 = 76;
/// Columns at the left of everything, if there are some.
const EDGE: u16 = 1;
/// Rows of the panel above the bag.
pub const BAG_TOP: u16 = 7;

/// The parts of the screen around a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLayout {
    /// The board with the names of its rows and columns.
    pub board: BoardLayout,
    /// The panel, beside the board or below it.
    pub panel: Option<Rect>,
    /// The bag of Quarto, in the panel or below the board.
    pub bag: Option<BagLayout>,
    /// The status line.
    pub status: Rect,
    /// The command bar, messages and, in its last row, which is that of the window, keys.
    pub foot: Rect,
}

/// Rows of the smallest bag.
const fn bag_rows(kind: GameKind) -> u16 {
    match kind {
        GameKind::Quarto(_) => BagLayout::HEIGHT,
        GameKind::Rows(_) => 0,
    }
}

/// Rows of the foot that a window of this width needs.
const fn foot(window: Size) -> u16 {
    if window.width < NARROW { FOOT_MAX } else { FOOT_MIN }
}

/// The size that a window must have at least for a game; a narrow one needs a row more.
pub fn needed(window: Size, kind: GameKind) -> Size {
    let board = BoardLayout::size(kind, CellSize::of(kind)[0], false);
    Size {
        width: board.width.max(TEXT_MIN),
        height: board.height + bag_rows(kind) + STATUS + foot(window),
    }
}

/// Whether a window is as large as that.
pub const fn fits(window: Size, needed: Size) -> bool {
    window.width >= needed.width && window.height >= needed.height
}

/// Lays out the screen around the board of a game.
///
/// # Errors
/// [`needed`], if the window is smaller.
pub fn game(window: Rect, kind: GameKind, zoom: Zoom) -> Result<GameLayout, Size> {
    let needed = needed(window.as_size(), kind);
    let index = size(window, kind, zoom).ok_or(needed)?;
    with_cells(window, kind, CellSize::of(kind)[index]).ok_or(needed)
}

/// The place of the size that is taken among those in which the board can be drawn.
fn size(window: Rect, kind: GameKind, zoom: Zoom) -> Option<usize> {
    if !fits(window.as_size(), needed(window.as_size(), kind)) {
        return None;
    }
    let sizes = CellSize::of(kind);
    let layout = |index: usize| with_cells(window, kind, sizes[index]);
    let mut from_largest = (0..sizes.len()).rev();
    match zoom {
        Zoom::Fixed(wanted) => {
            from_largest.find(|&index| index <= wanted && layout(index).is_some())
        }
        // The largest with a panel; where there is room for none but beside tiny cells, the largest.
        Zoom::Largest => from_largest
            .clone()
            .filter(|&index| sizes[index].is_comfortable(Ground::of(kind)))
            .find(|&index| layout(index).is_some_and(|found| found.panel.is_some()))
            .or_else(|| from_largest.find(|&index| layout(index).is_some())),
    }
}

/// The next larger or smaller cells that fit, if there are any.
pub fn zoomed(window: Rect, kind: GameKind, zoom: Zoom, step: Step) -> Option<Zoom> {
    let now = size(window, kind, zoom)?;
    let next = match step {
        Step::Up => now + 1,
        Step::Down => now.checked_sub(1)?,
    };
    let fits =
        CellSize::of(kind).get(next).is_some_and(|&cell| with_cells(window, kind, cell).is_some());
    let is_largest = size(window, kind, Zoom::Largest) == Some(next);
    fits.then_some(if is_largest { Zoom::Largest } else { Zoom::Fixed(next) })
}

/// Where the panel stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PanelPlace {
    Beside,
    Below,
    Nowhere,
}

/// The layout with cells of this size, if they fit.
fn with_cells(window: Rect, kind: GameKind, cell: CellSize) -> Option<GameLayout> {
    let falls = Ground::of(kind) == Ground::Frame;
    let bare = BoardLayout::size(kind, cell, false);
    let foot = foot(window.as_size());
    let edge = if window.width > bare.width { EDGE } else { 0 };
    let room_beside = window.width.checked_sub(bare.width)?.saturating_sub(edge);
    let beside_width = room_beside.saturating_sub(GAP + edge).min(PANEL_MAX);
    // The panel reaches down to the status, if the board is low.
    let room = window.height.checked_sub(STATUS + foot)?;
    let bag_rows = bag_rows(kind);
    let panel_needs = if bag_rows > 0 { BAG_TOP + bag_rows } else { PANEL_HEAD };
    let below_needs = bare.height + AIR + panel_needs;
    let place = if beside_width >= PANEL_MIN && room >= panel_needs {
        PanelPlace::Beside
    } else if window.width >= PANEL_MIN && room >= below_needs + ALL_SPARE {
        PanelPlace::Below
    } else {
        PanelPlace::Nowhere
    };
    let needed = match place {
        PanelPlace::Beside => bare.height.max(panel_needs),
        PanelPlace::Below => below_needs,
        PanelPlace::Nowhere => bare.height + bag_rows,
    };
    // What there is room for, in the order of use: the arrow over a column, a third row at the
    // foot, a row of air above the status.
    let spare = room.checked_sub(needed)?;
    let has_arrow = falls && (spare >= 1 || needed > bare.height);
    let foot = if spare >= 2 { FOOT_MAX } else { foot };
    let air = if spare >= ALL_SPARE { AIR } else { 0 };
    let board = BoardLayout::size(kind, cell, has_arrow);
    let room = window.height - STATUS - foot - air;

    // Quarto's legend stands below the board where there are rows for it.
    let has_legend = bag_rows > 0 && board.height + AIR + LEGEND <= room;
    let legend = if has_legend { AIR + LEGEND } else { 0 };
    // The block of board and panel, and where both stand in it.
    let (block, board_at, panel) = match place {
        PanelPlace::Beside => {
            let height = (board.height + legend).max(PANEL_ROWS.min(room));
            let panel = Rect::new(board.width + GAP, 0, beside_width, height);
            let board_at = (0, (height - board.height - legend) / 2);
            (Size::new(panel.right(), height), board_at, Some(panel))
        }
        PanelPlace::Below => {
            let width = (window.width - 2 * EDGE).min(board.width.max(PANEL_MAX)).max(board.width);
            let height = PANEL_BELOW.min(room - board.height - AIR);
            let panel = Rect::new(0, board.height + AIR, width, height);
            (Size::new(width, panel.bottom()), ((width - board.width) / 2, 0), Some(panel))
        }
        PanelPlace::Nowhere => (Size::new(board.width, board.height + bag_rows), (0, 0), None),
    };
    let text = if place == PanelPlace::Beside { TEXT_WIDE } else { TEXT_MAX };
    let width = block.width.max(text).min(window.width);
    let left = window.x + (window.width - width) / 2;
    let (x, y) = (left + (width - block.width) / 2, window.y + (room - block.height) / 2);
    let board = BoardLayout::new(kind, cell, has_arrow, (x + board_at.0, y + board_at.1));
    let below = window.y + room + air;
    // The panel beside the board reaches down to what is below.
    let panel = panel.map(|panel| Rect { x: x + panel.x, y: y + panel.y, ..panel });
    let panel = panel.map(|panel| match place {
        PanelPlace::Beside => Rect { height: window.y + room - panel.y, ..panel },
        _ => panel,
    });
    let bag = (bag_rows > 0).then(|| {
        let legend_below = (has_legend && place == PanelPlace::Beside).then(|| {
            Rect::new(board.board.x, board.area.bottom() + AIR, board.board.width, LEGEND)
        });
        let below_board = Rect {
            x: left + width.saturating_sub(BagLayout::WIDTH) / 2,
            y: board.area.bottom(),
            width: BagLayout::WIDTH,
            height: bag_rows,
        };
        let in_panel =
            |panel: Rect| Rect { y: panel.y + BAG_TOP, height: panel.height - BAG_TOP, ..panel };
        BagLayout::new(panel.map_or(below_board, in_panel), legend_below)
    });
    Some(GameLayout {
        board,
        panel,
        bag,
        status: Rect::new(left, below, width, STATUS),
        foot: Rect::new(left, below + STATUS, window.right() - left, foot),
    })
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
mod tests;
