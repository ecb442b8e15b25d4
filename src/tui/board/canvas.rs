//! Picture of square pixels, two in each cell of text: `▀` has one colour above and one below.
//!
//! The canvas blends the pixels with what is under them, so neighbours blend too. It writes `▀`,
//! `▄` and `█` in such a way that the board is the background wherever possible, so that it need
//! not be sent again.

use std::collections::HashMap;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::Color;

use crate::tui::theme::{Depth, Rgb, Theme};

const FULL: Cell = Cell::new("\u{2588}");
const UPPER: Cell = Cell::new("\u{2580}");
const LOWER: Cell = Cell::new("\u{2584}");

pub struct Canvas {
    area: Rect,
    /// Colour of the background.
    under: Rgb,
    /// Pixels row by row; `None` where nothing is drawn.
    pixels: Vec<Option<Rgb>>,
}

/// Colour over a part of a pixel, for one canvas.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    pub colour: Rgb,
    /// Covered share of the pixel, of 255.
    cover: u8,
    /// Result on a bare background, computed once because most stones touch no others.
    alone: Rgb,
}

impl Canvas {
    pub fn new(area: Rect, under: Rgb) -> Self {
        let pixels = 2 * usize::from(area.width) * usize::from(area.height);
        Self { area, under, pixels: vec![None; pixels] }
    }

    /// Coordinates of the upper pixel of a cell.
    pub fn pixel(&self, at: Position) -> (i32, i32) {
        (i32::from(at.x) - i32::from(self.area.x), 2 * (i32::from(at.y) - i32::from(self.area.y)))
    }

    pub const fn paint(&self, colour: Rgb, cover: u8) -> Paint {
        Paint { colour, cover, alone: self.under.mix(colour, cover) }
    }

    pub fn lay(&mut self, (x, y): (i32, i32), Paint { colour, cover, alone }: Paint) {
        let width = i32::from(self.area.width);
        if !(0..width).contains(&x) {
            return;
        }
        let index = usize::try_from(y * width + x).unwrap_or(usize::MAX);
        let Some(pixel) = self.pixels.get_mut(index) else { return };
        *pixel = Some(pixel.map_or(alone, |below| below.mix(colour, cover)));
    }

    pub fn show(&self, theme: &Theme, buffer: &mut Buffer) {
        if theme.depth == Depth::True {
            return self.show_in(|Rgb { r, g, b }| Color::Rgb(r, g, b), buffer);
        }
        // Finding the nearest of a few colours is slow, so each is looked up only once.
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
                // The background colour is preferred behind, since it then needs no change of
                // colour.
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

    pub fn mean(&self, at: Position) -> Rgb {
        let width = usize::from(self.area.width);
        let (x, y) = (usize::from(at.x - self.area.x), 2 * usize::from(at.y - self.area.y));
        let pixel = |y: usize| self.pixels[y * width + x].unwrap_or(self.under);
        pixel(y).mix(pixel(y + 1), 127)
    }
}
