//! Graphics protocol of kitty: pictures that the terminal keeps, and places over cells.

use std::io::{self, Write as _};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use ratatui::layout::Rect;

use super::move_to;
use crate::tui::picture::{CellPixels, Piece, Stamp, StampLayer, painted};
use crate::tui::theme::Palette;

/// Deletes all pictures with their places.
pub const DELETE_ALL: &[u8] = b"\x1b_Ga=d,d=A,q=2\x1b\\";
/// Number of the first picture, which other programs hardly use.
const FIRST: u32 = 47_000;
/// Maximum length of the data in one sequence.
const CHUNK: usize = 4096;

/// Pictures that the terminal has.
#[derive(Debug, Default)]
pub struct Images(Vec<Stamp>);

impl Images {
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn id(&self, stamp: Stamp) -> Option<u32> {
        let index = self.0.iter().position(|known| *known == stamp)?;
        Some(FIRST + u32::try_from(index).ok()?)
    }

    /// Shows a piece. Sends its picture first, unless the terminal has it.
    pub fn place(
        &mut self,
        piece: &Piece,
        cell: CellPixels,
        palette: &Palette,
        width: u16,
        bytes: &mut Vec<u8>,
    ) -> io::Result<()> {
        let [layer] = piece.layers[..] else { return Ok(()) };
        let whole = whole(layer);
        let known = self.id(layer.stamp);
        let id = if let Some(id) = known {
            id
        } else {
            let Some(pixmap) = painted(&whole, cell, palette) else { return Ok(()) };
            self.0.push(layer.stamp);
            let id = self.id(layer.stamp).unwrap_or(FIRST);
            transmit(id, &pixmap.encode_png().map_err(io::Error::other)?, bytes)?;
            id
        };
        let place = place(piece.area, width);
        move_to(piece.area, bytes)?;
        write!(bytes, "\x1b_Ga=p,i={id},p={place},q=2,C=1")?;
        let Rect { width: columns, height: rows, .. } = piece.area;
        if piece.area.as_size() != whole.area.as_size() {
            // The visible part of the picture.
            let [x, y] = [
                (whole.layers[0].right - layer.right) * i32::from(cell.width),
                (whole.layers[0].down - layer.down) * i32::from(cell.height),
            ];
            let (w, h) = (columns * cell.width, rows * cell.height);
            write!(bytes, ",x={x},y={y},w={w},h={h}")?;
        }
        write!(bytes, ",c={columns},r={rows}\x1b\\")
    }

    /// Removes a piece from the screen. The terminal keeps its picture.
    pub fn remove(&self, piece: &Piece, width: u16, bytes: &mut Vec<u8>) {
        let id = piece.layers.first().and_then(|layer| self.id(layer.stamp));
        if let Some(id) = id {
            let place = place(piece.area, width);
            bytes.extend(format!("\x1b_Ga=d,d=i,i={id},p={place},q=2\x1b\\").bytes());
        }
    }
}

/// Piece with the whole picture of a stamp.
fn whole(layer: StampLayer) -> Piece {
    let (x, y) = layer.stamp.reach();
    let area = Rect::new(0, 0, 2 * x + 1, 2 * y + 1);
    let (right, down) = (i32::from(x), i32::from(y));
    Piece { area, layers: vec![StampLayer { stamp: layer.stamp, right, down }] }
}

/// Number of the place of a piece, by its first cell.
fn place(area: Rect, width: u16) -> u32 {
    u32::from(area.y) * u32::from(width) + u32::from(area.x) + 1
}

/// Sends a picture as PNG, in pieces.
fn transmit(id: u32, png: &[u8], bytes: &mut Vec<u8>) -> io::Result<()> {
    let data = BASE64_STANDARD.encode(png);
    let mut chunks = data.as_bytes().chunks(CHUNK).peekable();
    let mut begin = format!("a=t,f=100,i={id},");
    while let Some(chunk) = chunks.next() {
        let more = u8::from(chunks.peek().is_some());
        write!(bytes, "\x1b_G{}q=2,m={more};", std::mem::take(&mut begin))?;
        bytes.extend(chunk);
        bytes.extend(b"\x1b\\");
    }
    Ok(())
}
