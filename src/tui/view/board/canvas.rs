//! A picture of square pixels, two in a cell of text: `▀` has a colour above and one below.

use std::collections::HashMap;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Color;

use crate::tui::theme::{Depth, Rgb, Theme};

/// A picture over a part of the window.
pub struct Canvas {
    area: Rect,
    /// What lies under it.
    under: Rgb,
    /// Row by row; `None` where nothing was drawn.
    pixels: Vec<Option<Rgb>>,
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

    /// Lays a colour over a part of a pixel, all of it at 255.
    pub fn blend(&mut self, (x, y): (i32, i32), colour: Rgb, cover: u8) {
        let width = i32::from(self.area.width);
        if !(0..width).contains(&x) {
            return;
        }
        let index = usize::try_from(y * width + x).unwrap_or(usize::MAX);
        let Some(pixel) = self.pixels.get_mut(index) else { return };
        *pixel = Some(match cover {
            u8::MAX => colour,
            _ => pixel.unwrap_or(self.under).mix(colour, cover),
        });
    }

    /// Puts the cells in which something was drawn into the buffer.
    pub fn show(&self, theme: &Theme, buffer: &mut Buffer) {
        let mut shades = Shades { theme, known: HashMap::new() };
        let under = shades.of(self.under);
        let width = usize::from(self.area.width);
        for (pixels, row) in self.pixels.chunks_exact(2 * width).zip(self.area.rows()) {
            let (upper, lower) = pixels.split_at(width);
            let first = buffer.index_of(row.x, row.y);
            let cells = &mut buffer.content[first..first + width];
            for ((&upper, &lower), cell) in upper.iter().zip(lower).zip(cells) {
                if upper.is_none() && lower.is_none() {
                    continue;
                }
                let [upper, lower] =
                    [upper, lower].map(|pixel| pixel.map_or(under, |colour| shades.of(colour)));
                // With the ground behind it wherever that can be: then it need not be said again.
                let (glyph, ink, behind) = match () {
                    () if upper == lower => ("\u{2588}", upper, under),
                    () if upper == under => ("\u{2584}", lower, under),
                    () => ("\u{2580}", upper, lower),
                };
                cell.set_symbol(glyph);
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

/// The terminal's colours. The nearest one of few is sought once.
struct Shades<'a> {
    theme: &'a Theme,
    known: HashMap<Rgb, Color>,
}

impl Shades<'_> {
    fn of(&mut self, colour: Rgb) -> Color {
        if self.theme.depth == Depth::True {
            return self.theme.colour(colour);
        }
        *self.known.entry(colour).or_insert_with(|| self.theme.colour(colour))
    }
}
