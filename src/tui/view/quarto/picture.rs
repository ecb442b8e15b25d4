//! A piece as it is seen from above: large or small, round or with corners, with a hole or without,
//! in one of two colours.

use super::has_pictures;
use crate::quarto::{Attribute, Piece};
use crate::tui::layout::CellSize;
use crate::tui::theme::{Rgb, Theme};
use crate::tui::view::board::{Canvas, Form, PixelStone, pixels};

/// Eighths of a pixel.
const PIXEL: i32 = 8;

/// Whether a cell has room for a picture.
pub fn has_room(cell: CellSize, theme: &Theme) -> bool {
    has_pictures(theme) && cell.rows > 2
}

/// Pixels from the top of the middle row of a cell down to the middle of a piece: the line after the
/// cell is not covered.
pub fn middle_line(cell: CellSize) -> i32 {
    i32::from(cell.rows.is_multiple_of(2))
}

/// A piece in a cell of this size, with a share of another colour.
pub fn piece(
    piece: Piece,
    cell: CellSize,
    (other, share): (Rgb, u8),
    canvas: &Canvas,
    theme: &Theme,
) -> PixelStone {
    let is_square = piece.is(Attribute::Square);
    let form = if is_square { Form::Square } else { Form::Disc };
    // A square as large as a disc.
    let all = PIXEL * i32::from(cell.rows - 1);
    let large = if is_square { all * 21 / 25 } else { all * 24 / 25 };
    let radius = if piece.is(Attribute::Large) { large } else { large * 3 / 5 };
    let hole = if piece.is(Attribute::Hollow) { (radius * 2 / 5).max(5) } else { 0 };
    let black = piece.is(Attribute::Black);
    let colours = if black { &theme.palette.dark } else { &theme.palette.light };
    let colours = [colours.piece, colours.lit].map(|colour| colour.mix(other, share));
    PixelStone::lit(&pixels(form, radius, hole), colours, canvas, theme)
}
