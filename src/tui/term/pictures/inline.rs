//! Inline images of iTerm2: a file in one sequence.

use std::io::{self, Write as _};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;

use super::move_to;
use crate::tui::picture::{CellPixels, Piece, painted};
use crate::tui::theme::Palette;

/// Shows a piece.
pub fn put(
    piece: &Piece,
    cell: CellPixels,
    palette: &Palette,
    bytes: &mut Vec<u8>,
) -> io::Result<()> {
    let Some(pixmap) = painted(piece, cell, palette) else { return Ok(()) };
    let png = pixmap.encode_png().map_err(io::Error::other)?;
    let (size, columns, rows) = (png.len(), piece.area.width, piece.area.height);
    move_to(piece.area, bytes)?;
    write!(
        bytes,
        "\x1b]1337;File=inline=1;size={size};width={columns};height={rows};\
         preserveAspectRatio=0;doNotMoveCursor=1:{}\x07",
        BASE64_STANDARD.encode(png)
    )
}
