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

    /// Lays a colour over a part of the pixel that is so far from the upper pixel of a cell, all of it
    /// at 255.
    pub fn blend(&mut self, (right, down): (i32, i32), at: Position, colour: Rgb, cover: u8) {
        let (x, y) =
            (i32::from(at.x - self.area.x) + right, 2 * i32::from(at.y - self.area.y) + down);
        let (width, height) = (i32::from(self.area.width), 2 * i32::from(self.area.height));
        if (0..width).contains(&x) && (0..height).contains(&y) {
            let Ok(index) = usize::try_from(y * width + x) else { return };
            let pixel = &mut self.pixels[index];
            let under = pixel.unwrap_or(self.under);
            *pixel = Some(if cover == u8::MAX { colour } else { under.mix(colour, cover) });
        }
    }

    /// Puts the cells in which something was drawn into the buffer.
    pub fn show(&self, theme: &Theme, buffer: &mut Buffer) {
        let mut shades = Shades { theme, known: HashMap::new() };
        let width = usize::from(self.area.width);
        let rows = self.pixels.chunks_exact(2 * width).zip(self.area.rows());
        for (pixels, row) in rows {
            let (upper, lower) = pixels.split_at(width);
            for ((&upper, &lower), at) in upper.iter().zip(lower).zip(row.positions()) {
                if upper.is_some() || lower.is_some() {
                    let colours = [upper, lower].map(|pixel| pixel.unwrap_or(self.under));
                    let [upper, lower] = colours.map(|colour| shades.of(colour));
                    let under = shades.of(self.under);
                    let cell = &mut buffer[at];
                    // With the ground behind it wherever that can be: then it need not be said again.
                    let (glyph, ink, behind) = match () {
                        () if upper == lower => ('\u{2588}', upper, under),
                        () if upper == under => ('\u{2584}', lower, under),
                        () => ('\u{2580}', upper, lower),
                    };
                    cell.set_char(glyph).set_fg(ink).set_bg(behind);
                }
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
