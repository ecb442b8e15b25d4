//! A picture of square pixels, two in a cell of text: `▀` has a colour above and one below.

use std::collections::HashMap;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::Color;

use crate::tui::theme::{Depth, Rgb, Theme};

const FULL: Cell = Cell::new("\u{2588}");
const UPPER: Cell = Cell::new("\u{2580}");
const LOWER: Cell = Cell::new("\u{2584}");

/// A picture over a part of the window.
pub struct Canvas {
    area: Rect,
    /// What lies under it.
    under: Rgb,
    /// Row by row; `None` where nothing was drawn.
    pixels: Vec<Option<Rgb>>,
}

/// A colour over a part of a pixel, for one canvas.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    /// The colour.
    pub colour: Rgb,
    /// How much of the pixel it covers: all of it at 255.
    cover: u8,
    /// What it gives where nothing was drawn before: most stones touch no other.
    alone: Rgb,
}

impl Canvas {
    /// An empty picture over something of this colour.
    pub fn new(area: Rect, under: Rgb) -> Self {
        let pixels = 2 * usize::from(area.width) * usize::from(area.height);
        Self { area, under, pixels: vec![None; pixels] }
    }

    /// The place of the upper pixel of a cell in the picture.
    pub fn pixel(&self, at: Position) -> (i32, i32) {
        (i32::from(at.x) - i32::from(self.area.x), 2 * (i32::from(at.y) - i32::from(self.area.y)))
    }

    /// A colour over so much of a pixel, all of it at 255.
    pub const fn paint(&self, colour: Rgb, cover: u8) -> Paint {
        Paint { colour, cover, alone: self.under.mix(colour, cover) }
    }

    /// Lays paint over a pixel.
    pub fn lay(&mut self, (x, y): (i32, i32), Paint { colour, cover, alone }: Paint) {
        let width = i32::from(self.area.width);
        if !(0..width).contains(&x) {
            return;
        }
        let index = usize::try_from(y * width + x).unwrap_or(usize::MAX);
        let Some(pixel) = self.pixels.get_mut(index) else { return };
        *pixel = Some(pixel.map_or(alone, |below| below.mix(colour, cover)));
    }

    /// Puts the cells in which something was drawn into the buffer.
    pub fn show(&self, theme: &Theme, buffer: &mut Buffer) {
        if theme.depth == Depth::True {
            return self.show_in(|Rgb { r, g, b }| Color::Rgb(r, g, b), buffer);
        }
        // The nearest one of few is sought once.
        let mut known = HashMap::new();
        let nearest = |colour| *known.entry(colour).or_insert_with(|| theme.colour(colour));
        self.show_in(nearest, buffer);
    }

    fn show_in(&self, mut shown: impl FnMut(Rgb) -> Color, buffer: &mut Buffer) {
        let under = shown(self.under);
        let width = usize::from(self.area.width);
        for (pixels, row) in self.pixels.chunks_exact(2 * width).zip(self.area.rows()) {
            let (upper, lower) = pixels.split_at(width);
            let first = buffer.index_of(row.x, row.y);
            let cells = &mut buffer.content[first..first + width];
            for ((&upper, &lower), cell) in upper.iter().zip(lower).zip(cells) {
                if upper.is_none() && lower.is_none() {
                    continue;
                }
                let [upper, lower] = [upper, lower].map(|pixel| pixel.map_or(under, &mut shown));
                // With the ground behind it wherever that can be: then it need not be said again.
                let (block, ink, behind) = match () {
                    () if upper == lower => (FULL, upper, under),
                    () if upper == under => (LOWER, lower, under),
                    () => (UPPER, upper, lower),
                };
                *cell = block;
                (cell.fg, cell.bg) = (ink, behind);
            }
        }
    }

    /// The colour of a cell as a whole.
    pub fn mean(&self, at: Position) -> Rgb {
        let width = usize::from(self.area.width);
        let (x, y) = (usize::from(at.x - self.area.x), 2 * usize::from(at.y - self.area.y));
        let pixel = |y: usize| self.pixels[y * width + x].unwrap_or(self.under);
        pixel(y).mix(pixel(y + 1), 127)
    }
}
