//! Where things stand in the window.

mod start;

use ratatui::layout::{Position, Rect, Size};

pub use start::{START, StartLayout, title, title_lines};

use crate::game::GameKind;
use crate::quarto::Piece;
use crate::rules::{Point, Shape};

/// Columns of a row's number at either side of the board.
pub const LABEL: u16 = 2;
/// Columns between board and panel.
const GAP: u16 = 3;
const PANEL_MIN: u16 = 29;
const PANEL_MAX: u16 = 38;
/// Rows of the panel that says who plays, with which score.
const PANEL_HEAD: u16 = 10;
/// Rows that the panel beside a small board takes if it can.
const PANEL_ROWS: u16 = 16;
/// Enough for `X wins: five in a row`.
const TEXT_MIN: u16 = 24;
/// A row between what stands below one another.
const AIR: u16 = 1;
/// Rows for the names below the board, the third row at the foot and the air above the status.
const ALL_SPARE: u16 = 3;
/// Rows below the board: the status, then the command bar and the keys.
const STATUS: u16 = 1;
const FOOT_MIN: u16 = 2;
/// In windows narrower than this a refusal may take two rows.
const NARROW: u16 = 46;
/// Columns of the text below a board without a panel.
const TEXT_MAX: u16 = 60;
/// Columns of the text below a small board with its panel.
const TEXT_WIDE: u16 = 76;
const FOOT_MAX: u16 = 3;
/// Boards up to this side may have large cells.
const LARGE_MAX: u8 = 9;

/// Pieces in a row of Quarto's bag.
const BAG_COLUMNS: u8 = 4;
/// Rows of the bag, and columns of a piece there.
const BAG_ROWS: u16 = 4;
const BAG_PIECE: u16 = 7;
/// Rows of the panel above the bag.
pub const BAG_TOP: u16 = 9;

/// Row and column of a piece in the bag as it is drawn.
pub const fn place_in_bag(piece: Piece) -> (u8, u8) {
    (piece.number() / BAG_COLUMNS, piece.number() % BAG_COLUMNS)
}

/// How large a cell is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellSize {
    /// One column: for narrow windows.
    Narrow,
    /// Two columns, which look square.
    Square,
    /// Four columns and two rows with lines between them: for small boards.
    Large,
    /// Five columns, for a piece of Quarto.
    Piece,
    /// Seven columns and two rows with lines between them, for a piece of Quarto.
    LargePiece,
}

impl CellSize {
    /// The sizes in which a game can be drawn, the best first.
    fn of(kind: GameKind) -> &'static [Self] {
        match kind {
            GameKind::Quarto(_) => &[Self::LargePiece, Self::Piece],
            GameKind::Rows(variant) => {
                let shape = variant.shape();
                let is_small = shape.width().max(shape.height()) <= LARGE_MAX;
                let sizes = &[Self::Large, Self::Square, Self::Narrow];
                if is_small { sizes } else { &sizes[1..] }
            }
        }
    }

    /// Columns from one cell to the next.
    pub const fn columns(self) -> u16 {
        match self {
            Self::Narrow => 1,
            Self::Square => 2,
            Self::Large => 4,
            Self::Piece => 5,
            Self::LargePiece => 7,
        }
    }

    /// Rows from one cell to the next.
    pub const fn rows(self) -> u16 {
        if self.has_lines() { 2 } else { 1 }
    }

    /// Whether lines are drawn between the cells.
    pub const fn has_lines(self) -> bool {
        matches!(self, Self::Large | Self::LargePiece)
    }

    /// Columns of a board with this many cells in a row, with a column of air at either side.
    const fn width(self, cells: u8) -> u16 {
        match self {
            Self::Narrow => cells as u16 + 2,
            _ => self.columns() * cells as u16 + 1,
        }
    }

    /// Rows of a board with this many cells in a column.
    const fn height(self, cells: u8) -> u16 {
        self.rows() * (cells as u16 - 1) + 1
    }

    /// Columns and rows of a board with its coordinates.
    const fn board(self, shape: Shape) -> Size {
        Size {
            width: self.width(shape.width()) + 2 * LABEL,
            height: 1 + self.height(shape.height()),
        }
    }
}

/// The parts of the screen around a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLayout {
    /// Extent of the board in cells.
    pub shape: Shape,
    /// The board with its coordinates.
    pub board: Rect,
    /// How large its cells are.
    pub cell: CellSize,
    /// Whether there is room for the columns' names below the board too.
    pub bottom_labels: bool,
    /// The panel, beside the board or below it.
    pub panel: Option<Rect>,
    /// The bag of Quarto, in the panel or below the board.
    pub bag: Option<Rect>,
    /// The status line.
    pub status: Rect,
    /// The command bar, messages and keys.
    pub foot: Rect,
}

impl GameLayout {
    /// Where a cell is drawn, without the lines or the air around it.
    pub fn cell(&self, point: Point) -> Rect {
        let (columns, rows) = (self.cell.columns(), self.cell.rows());
        Rect {
            x: self.board.x + LABEL + 1 + columns * u16::from(point.col),
            y: self.board.y + 1 + rows * u16::from(point.row),
            width: columns.saturating_sub(1).max(1),
            height: 1,
        }
    }

    /// The cell in which a place of the window lies, or at whose right or lower edge within the
    /// board.
    pub fn point_at(&self, at: Position) -> Option<Point> {
        let first = self.cell(Point::new(0, 0));
        let last = self.cell(Point::new(self.shape.height() - 1, self.shape.width() - 1));
        if at.y > last.y || at.x > last.right() {
            return None;
        }
        let index = |at: u16, first: u16, step: u16| {
            at.checked_sub(first).and_then(|distance| u8::try_from(distance / step).ok())
        };
        let row = index(at.y, first.y, self.cell.rows())?;
        let col = index(at.x, first.x, self.cell.columns())?;
        Some(Point::new(row, col)).filter(|&point| self.shape.contains(point))
    }

    /// Where a piece of the bag is drawn.
    pub fn piece(&self, piece: Piece) -> Option<Rect> {
        let bag = self.bag?;
        let (row, col) = place_in_bag(piece);
        let (x, y) = (bag.x + BAG_PIECE * u16::from(col), bag.y + u16::from(row));
        Some(Rect { x, y, width: BAG_PIECE, height: 1 })
    }

    /// The piece of the bag that is drawn at a place of the window, if it is there.
    pub fn piece_at(&self, at: Position) -> Option<Piece> {
        Piece::all().find(|&piece| self.piece(piece).is_some_and(|place| place.contains(at)))
    }
}

/// Rows of the bag below the board.
const fn bag_rows(kind: GameKind) -> u16 {
    match kind {
        GameKind::Quarto(_) => BAG_ROWS,
        GameKind::Rows(_) => 0,
    }
}

/// Rows of the foot that a window of this width needs.
const fn foot(window: Size) -> u16 {
    if window.width < NARROW { FOOT_MAX } else { FOOT_MIN }
}

/// The size that a window must have at least for a game; a narrow one needs a row more.
pub fn needed(window: Size, kind: GameKind) -> Size {
    let smallest = CellSize::of(kind).last().copied().unwrap_or(CellSize::Narrow);
    let board = smallest.board(kind.shape());
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
pub fn game(window: Rect, kind: GameKind) -> Result<GameLayout, Size> {
    let needed = needed(window.as_size(), kind);
    let mut sizes = CellSize::of(kind).iter().filter(|_| fits(window.as_size(), needed));
    sizes.find_map(|&cell| with_cells(window, kind, cell)).ok_or(needed)
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
    let shape = kind.shape();
    let Size { width: board_width, height: bare_height } = cell.board(shape);
    let foot = foot(window.as_size());
    let beside_width = window.width.checked_sub(board_width)?.saturating_sub(GAP).min(PANEL_MAX);
    // The panel reaches down to the status, if the board is low.
    let room = window.height.checked_sub(STATUS + foot)?;
    let bag_rows = bag_rows(kind);
    let panel_needs = if bag_rows > 0 { BAG_TOP + bag_rows } else { PANEL_HEAD };
    let below_needs = bare_height + AIR + panel_needs;
    let place = if beside_width >= PANEL_MIN && room >= panel_needs {
        PanelPlace::Beside
    } else if window.width >= PANEL_MIN && room >= below_needs + ALL_SPARE {
        PanelPlace::Below
    } else {
        PanelPlace::Nowhere
    };
    let needed = match place {
        PanelPlace::Beside => bare_height.max(panel_needs),
        PanelPlace::Below => below_needs,
        PanelPlace::Nowhere => bare_height + bag_rows,
    };
    // What there is room for, in the order of use: names below the board, a third row at the
    // foot, a row of air above the status, and then air all round.
    let spare = room.checked_sub(needed)?;
    let bottom_labels = spare >= 1 || (place == PanelPlace::Beside && panel_needs > bare_height);
    let foot_height = if spare >= 2 { FOOT_MAX } else { foot };
    let air = if spare >= ALL_SPARE { AIR } else { 0 };

    let board_height = bare_height + u16::from(bottom_labels);
    let room = window.height - STATUS - foot_height - air;
    // The block of board and panel, and where both stand in it.
    let (upper, (board_x, board_y), panel, text_width) = match place {
        PanelPlace::Beside => {
            let (x, height) = (board_width + GAP, board_height.max(PANEL_ROWS.min(room)));
            let panel = Rect::new(x, 0, beside_width, height);
            let board_at = (0, (height - board_height) / 2);
            (Size::new(panel.right(), height), board_at, Some(panel), TEXT_WIDE)
        }
        PanelPlace::Below => {
            let width = window.width.min(board_width.max(PANEL_MAX));
            let (y, height) = (board_height + AIR, PANEL_ROWS.min(room - board_height - AIR));
            let panel = Rect::new(0, y, width, height);
            let board_at = ((width - board_width) / 2, 0);
            (Size::new(width, panel.bottom()), board_at, Some(panel), TEXT_MAX)
        }
        PanelPlace::Nowhere => {
            (Size::new(board_width, board_height + bag_rows), (0, 0), None, TEXT_MAX)
        }
    };
    let block_width = window.width.min(upper.width.max(text_width));
    let block_height = upper.height + air + STATUS + foot_height;

    let left = window.x + (window.width - block_width) / 2;
    let top = window.y + (window.height - block_height) / 2;
    let upper_left = left + (block_width - upper.width) / 2;
    let panel = panel.map(|panel| Rect { x: upper_left + panel.x, y: top + panel.y, ..panel });
    let bag_width = BAG_PIECE * u16::from(BAG_COLUMNS);
    let below_board = (left + block_width.saturating_sub(bag_width) / 2, top + board_height);
    let (bag_x, bag_y) = panel.map_or(below_board, |panel| (panel.x, panel.y + BAG_TOP));
    let bag = (bag_rows > 0).then(|| Rect::new(bag_x, bag_y, bag_width, BAG_ROWS));
    let below = top + upper.height + air;
    Some(GameLayout {
        shape,
        board: Rect::new(upper_left + board_x, top + board_y, board_width, board_height),
        cell,
        bottom_labels,
        panel,
        bag,
        status: Rect::new(left, below, block_width, STATUS),
        foot: Rect::new(left, below + STATUS, block_width, foot_height),
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
mod tests {
    use super::*;
    use crate::rules::{Placement, Rule, Topology, Variant};
    use proptest::prelude::*;

    #[test]
    fn nineteen_rows_fit_a_window_of_80x24_with_everything() {
        let window = Rect::new(0, 0, 80, 24);
        let found = game(window, GameKind::Rows(Variant::GOMOKU_19)).unwrap();
        assert_eq!(found.cell, CellSize::Square);
        assert!(found.bottom_labels);
        assert!(found.panel.is_some());
        assert_eq!(found.board.height + found.status.height + found.foot.height, 24);
    }

    #[test]
    fn in_a_high_window_the_panel_stands_below_the_board() {
        let found = |width, height| {
            let window = Rect::new(0, 0, width, height);
            game(window, GameKind::Rows(Variant::GOMOKU_15)).unwrap()
        };
        let below = found(60, 45);
        let panel = below.panel.unwrap();
        assert!(panel.y > below.board.bottom() && panel.bottom() < below.status.y);
        assert_eq!(found(60, 30).panel, None);
        let beside = found(80, 45);
        assert!(beside.panel.unwrap().x > beside.board.right());
    }

    #[test]
    fn a_small_window_is_told_what_is_needed() {
        let kind = GameKind::Rows(Variant::GOMOKU_19);
        let needed = |height| Size { width: 25, height };
        assert_eq!(game(Rect::new(0, 0, 24, 40), kind), Err(needed(24)));
        assert_eq!(game(Rect::new(0, 0, 80, 22), kind), Err(needed(23)));
        assert!(game(Rect::new(0, 0, 25, 24), kind).is_ok());
        assert!(game(Rect::new(0, 0, 80, 23), kind).is_ok());
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn everything_lies_in_the_window_and_nothing_overlaps(
            (width, height) in (0..200_u16, 0..80_u16),
            index in 0..10_usize,
        ) {
            let shape = Shape::new(9, 7, Topology::Torus).unwrap();
            let small = Variant::new(shape, 4, Rule::Standard, Placement::Anywhere).unwrap();
            let extreme = |width, height| {
                let shape = Shape::new(width, height, Topology::Plane).unwrap();
                let variant = Variant::new(shape, 3, Rule::Freestyle, Placement::Gravity).unwrap();
                GameKind::Rows(variant)
            };
            let kind = [
                extreme(26, 26),
                extreme(26, 3),
                extreme(3, 26),
                GameKind::Rows(Variant::GOMOKU_15),
                GameKind::Rows(Variant::GOMOKU_17),
                GameKind::Rows(Variant::GOMOKU_19),
                GameKind::Rows(Variant::CONNECT_FOUR),
                GameKind::Rows(Variant::TIC_TAC_TOE),
                GameKind::Rows(small),
                GameKind::Quarto(Topology::Plane),
            ][index];
            let window = Rect::new(0, 0, width, height);
            let needed = needed(window.as_size(), kind);
            let Ok(found) = game(window, kind) else {
                prop_assert!(!fits(window.as_size(), needed));
                return Ok(());
            };
            prop_assert!(fits(window.as_size(), needed));
            let mut parts = vec![found.board, found.status, found.foot];
            match (found.panel, found.bag) {
                (Some(panel), Some(bag)) => {
                    prop_assert_eq!(bag.intersection(panel), bag);
                    parts.push(panel);
                }
                (panel, bag) => parts.extend(panel.into_iter().chain(bag)),
            }
            for (i, part) in parts.iter().enumerate() {
                prop_assert_eq!(part.intersection(window), *part);
                prop_assert!(parts[i + 1..].iter().all(|other| !part.intersects(*other)));
            }
            for point in found.shape.points() {
                let cell = found.cell(point);
                prop_assert_eq!(cell.intersection(found.board), cell);
                for at in cell.positions() {
                    prop_assert_eq!(found.point_at(at), Some(point));
                }
            }
            let (first, last) = (found.cell(Point::new(0, 0)), found.shape.height() - 1);
            let last = found.cell(Point::new(last, 0)).y;
            for at in window.positions().filter(|at| !(first.y..=last).contains(&at.y)) {
                prop_assert_eq!(found.point_at(at), None);
            }
            for at in found.bag.into_iter().flat_map(Rect::positions) {
                prop_assert!(found.point_at(at).is_none());
            }
            for piece in Piece::all().filter(|_| found.bag.is_some()) {
                let place = found.piece(piece).unwrap();
                prop_assert_eq!(place.intersection(found.bag.unwrap()), place);
                prop_assert_eq!(found.piece_at(place.as_position()), Some(piece));
            }
        }
    }
}
