//! Layout of Quarto's bag and its legend.

use ratatui::layout::{Position, Rect};

use super::board::CellSize;
use crate::quarto::Piece;

const COLUMNS: u8 = 4;
const ROWS: u8 = 4;
/// Cell of a piece in letters, with its number before it.
const LETTERS: CellSize = CellSize { columns: 7, rows: 1 };
/// Cell of a picture of a piece, with its number below it.
const PICTURE: CellSize = CellSize { columns: 9, rows: 4 };
/// Columns of the selected piece with the text below it.
const SELECTED: u16 = 11;
const BESIDE: u16 = 1;
pub const LEGEND: u16 = 4;
/// Minimum number of columns of the legend: `[ ] square  ( ) round`.
const LEGEND_WIDTH: u16 = 21;
const AIR: u16 = 1;
/// Rows of the panel left for the moves.
const MOVES: u16 = 4;

pub const fn place_in_bag(piece: Piece) -> (u8, u8) {
    (piece.number() / COLUMNS, piece.number() % COLUMNS)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BagLayout {
    pub area: Rect,
    /// Legend: below the board, below the bag, or to the right of it.
    pub legend: Option<Rect>,
    /// Piece to place, if its picture fits beside the bag.
    pub selected: Option<Rect>,
    cell: CellSize,
}

impl BagLayout {
    /// Columns of `[ ] ■ square  ( ) ● round`.
    pub const LEGEND_WITH_PICTURES: u16 = 25;
    pub const WIDTH: u16 = LETTERS.columns * COLUMNS as u16;
    pub const HEIGHT: u16 = LETTERS.rows * ROWS as u16;

    /// Lays out the largest bag for this room. The legend goes below it if it has no place yet.
    pub fn new(room: Rect, legend: Option<Rect>) -> Self {
        let area = |cell: CellSize| Rect {
            width: cell.columns * u16::from(COLUMNS),
            height: cell.rows * u16::from(ROWS),
            ..room
        };
        let is_large =
            room.width >= area(PICTURE).width && room.height >= area(PICTURE).height + AIR + MOVES;
        let cell = if is_large { PICTURE } else { LETTERS };
        let area = area(cell);
        let below = Rect { y: area.bottom() + AIR, height: LEGEND, width: Self::WIDTH, ..room };
        let x = area.right() + BESIDE;
        let at_right = Rect { x, width: room.right().saturating_sub(x), height: LEGEND, ..area };
        let has_columns = !is_large && at_right.width >= LEGEND_WIDTH;
        let legend = legend
            .or((below.bottom() <= room.bottom()).then_some(below))
            .or(has_columns.then_some(at_right));
        let beside = Rect { x, width: SELECTED, height: cell.rows, ..area };
        let selected = (is_large && beside.right() <= room.right()).then_some(beside);
        Self { area, legend, selected, cell }
    }

    pub const fn has_pictures(&self) -> bool {
        self.cell.rows > 1
    }

    pub fn rows(&self) -> u16 {
        let is_below = |legend: &Rect| legend.x == self.area.x && legend.y > self.area.y;
        let bottom = self.legend.filter(is_below).map_or(self.area.bottom(), Rect::bottom);
        bottom - self.area.y
    }

    pub fn piece(&self, piece: Piece) -> Rect {
        let (row, col) = place_in_bag(piece);
        let CellSize { columns, rows } = self.cell;
        let (x, y) = (self.area.x + columns * u16::from(col), self.area.y + rows * u16::from(row));
        Rect { x, y, width: columns, height: rows }
    }

    pub fn piece_at(&self, at: Position) -> Option<Piece> {
        Piece::all().find(|&piece| self.piece(piece).contains(at))
    }
}
