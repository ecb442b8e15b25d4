//! Layout of the window around a board.

mod bag;
mod board;
mod stars;

use ratatui::layout::{Rect, Size};

pub use bag::{BagLayout, place_in_bag};
pub use board::{BoardLayout, CellSize, Ground, LABEL, NAMES, largest};
pub use stars::is_star;

use crate::game::{GameKind, Step};
use bag::LEGEND;
use board::Around;

/// Columns between board and panel.
const GAP: u16 = 3;
const PANEL_MIN: u16 = 29;
const PANEL_MAX: u16 = 48;
/// Rows of the players and the score.
const PANEL_HEAD: u16 = 10;
const PANEL_ROWS: u16 = 24;
const PANEL_BELOW: u16 = 16;
/// Columns that fit `X wins: five in a row`.
pub const TEXT_MIN: u16 = 24;
/// Blank rows between stacked parts.
pub const AIR: u16 = 1;
/// Rows for the column arrow, the third row of the foot, and the blank row above the status.
const ALL_SPARE: u16 = 3;
const STATUS: u16 = 1;
const FOOT_MIN: u16 = 2;
const FOOT_MAX: u16 = 3;
/// Width below which windows have a third row for messages.
pub const NARROW: u16 = 46;
/// Columns of the text below a board without a panel.
const TEXT_MAX: u16 = 60;
/// Columns of the text below a small board with its panel.
const TEXT_WIDE: u16 = 76;
const EDGE: u16 = 1;
/// Width from which the board has the names of both notations, if there is room.
const TWO_NOTATIONS: u16 = 100;
/// Rows of the panel above the bag.
pub const BAG_TOP: u16 = 7;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLayout {
    pub board: BoardLayout,
    /// Panel, beside the board or below it.
    pub panel: Option<Rect>,
    pub bag: Option<BagLayout>,
    pub status: Rect,
    /// Foot: message or command bar, and the keys in the last row.
    pub foot: Rect,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Zoom {
    #[default]
    Largest,
    /// Index of the requested size, smallest first. A smaller one is used if it does not fit.
    Fixed(usize),
}

const fn bag_rows(kind: GameKind) -> u16 {
    match kind {
        GameKind::Quarto(_) => BagLayout::HEIGHT,
        GameKind::Rows(_) => 0,
    }
}

const fn foot(window: Size) -> u16 {
    if window.width < NARROW { FOOT_MAX } else { FOOT_MIN }
}

pub fn needed(window: Size, kind: GameKind) -> Size {
    let board = BoardLayout::size(kind, CellSize::of(kind)[0], Around::default());
    Size {
        width: board.width.max(TEXT_MIN),
        height: board.height + bag_rows(kind) + STATUS + foot(window),
    }
}

pub const fn fits(window: Size, needed: Size) -> bool {
    window.width >= needed.width && window.height >= needed.height
}

pub fn game(window: Rect, kind: GameKind, zoom: Zoom) -> Result<GameLayout, Size> {
    let found = sized(window, kind, zoom).map(|(_, layout)| layout);
    found.ok_or_else(|| needed(window.as_size(), kind))
}

/// Layout, and the index of its cell size.
fn sized(window: Rect, kind: GameKind, zoom: Zoom) -> Option<(usize, GameLayout)> {
    if !fits(window.as_size(), needed(window.as_size(), kind)) {
        return None;
    }
    let sizes = CellSize::of(kind);
    let layout = |index: usize| Some((index, with_cells(window, kind, sizes[index])?));
    let mut from_largest = (0..sizes.len()).rev().filter_map(layout);
    match zoom {
        Zoom::Fixed(wanted) => from_largest.find(|(index, _)| *index <= wanted),
        // The largest comfortable size with a panel, or else the largest size.
        Zoom::Largest => from_largest
            .clone()
            .filter(|(index, _)| sizes[*index].is_comfortable(Ground::of(kind)))
            .find(|(_, layout)| layout.panel.is_some())
            .or_else(|| from_largest.next()),
    }
}

pub fn zoomed(window: Rect, kind: GameKind, zoom: Zoom, step: Step) -> Option<Zoom> {
    let (now, _) = sized(window, kind, zoom)?;
    let next = match step {
        Step::Up => now + 1,
        Step::Down => now.checked_sub(1)?,
    };
    with_cells(window, kind, *CellSize::of(kind).get(next)?)?;
    let (largest, _) = sized(window, kind, Zoom::Largest)?;
    Some(if largest == next { Zoom::Largest } else { Zoom::Fixed(next) })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum PanelPlace {
    Beside,
    Below,
    Nowhere,
}

fn with_cells(window: Rect, kind: GameKind, cell: CellSize) -> Option<GameLayout> {
    let falls = Ground::of(kind) == Ground::Frame;
    let bare = BoardLayout::size(kind, cell, Around::default());
    let foot = foot(window.as_size());
    let edge = if window.width > bare.width { EDGE } else { 0 };
    let room_beside = window.width.checked_sub(bare.width)?.saturating_sub(edge);
    let beside_width = room_beside.saturating_sub(GAP + edge).min(PANEL_MAX);
    // Beside a low board, the panel extends down to the status.
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
    // Optional parts, in order of priority: the arrow over a column, a third row of the foot, a
    // blank row above the status, the names in the other notation.
    let spare = room.checked_sub(needed)?;
    let has_arrow = falls && (spare >= 1 || needed > bare.height);
    let panel_width = if place == PanelPlace::Beside { GAP + edge + PANEL_MIN } else { 0 };
    let far_names = window.width >= TWO_NOTATIONS
        && room_beside >= panel_width + LABEL
        && spare >= ALL_SPARE + NAMES;
    let around = Around { arrow: has_arrow, far_names };
    let beside_width =
        beside_width.min(room_beside.saturating_sub(GAP + edge + u16::from(far_names) * LABEL));
    let foot = if spare >= 2 { FOOT_MAX } else { foot };
    let air = if spare >= ALL_SPARE { AIR } else { 0 };
    let board = BoardLayout::size(kind, cell, around);
    let room = window.height - STATUS - foot - air;

    // Quarto's legend is below the board if it fits.
    let has_legend = bag_rows > 0 && board.height + AIR + LEGEND <= room;
    let legend = if has_legend { AIR + LEGEND } else { 0 };
    let block = match place {
        PanelPlace::Beside => {
            let height = (board.height + legend).max(PANEL_ROWS.min(room));
            Size::new(board.width + GAP + beside_width, height)
        }
        PanelPlace::Below => {
            let width = (window.width - 2 * EDGE).min(board.width.max(PANEL_MAX)).max(board.width);
            Size::new(width, room.min(board.height + AIR + PANEL_BELOW))
        }
        PanelPlace::Nowhere => Size::new(board.width, board.height + bag_rows),
    };
    let text = if place == PanelPlace::Beside { TEXT_WIDE } else { TEXT_MAX };
    let width = block.width.max(text).min(window.width);
    let left = window.x + (window.width - width) / 2;
    let (x, y) = (left + (width - block.width) / 2, window.y + (room - block.height) / 2);
    let (at, panel) = match place {
        // A panel beside the board extends down to the status.
        PanelPlace::Beside => (
            (x, y + (block.height - board.height - legend) / 2),
            Some(Rect::new(x + board.width + GAP, y, beside_width, window.y + room - y)),
        ),
        PanelPlace::Below => {
            let above = board.height + AIR;
            let panel = Rect::new(x, y + above, block.width, block.height - above);
            ((x + (block.width - board.width) / 2, y), Some(panel))
        }
        PanelPlace::Nowhere => ((x, y), None),
    };
    let board = BoardLayout::new(kind, cell, around, at);
    let below = window.y + room + air;
    let bag = (bag_rows > 0).then(|| {
        let legend_below = (has_legend && place == PanelPlace::Beside).then(|| {
            Rect::new(board.board.x, board.area.bottom() + AIR, board.board.width, LEGEND)
        });
        let x = left + width.saturating_sub(BagLayout::WIDTH) / 2;
        let below_board = Rect::new(x, board.area.bottom(), BagLayout::WIDTH, bag_rows);
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

pub fn centred(window: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(window.width), height.min(window.height));
    let x = window.x + (window.width - width) / 2;
    let y = window.y + (window.height - height) / 2;
    Rect { x, y, width, height }
}

#[cfg(test)]
mod tests;
