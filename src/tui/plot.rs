//! Plots of dots: Braille, eight dots in each cell, or one character where a font has none.

use super::theme::GlyphSet;

/// Bits of the dots of a Braille character, by row and column.
const BRAILLE: [[u32; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// Dots in an area of cells, from the upper left.
#[derive(Clone, Debug)]
pub struct Dots {
    columns: usize,
    rows: usize,
    /// Columns and rows of dots in each cell.
    each: (usize, usize),
    is_set: Vec<bool>,
}

impl Dots {
    pub fn new(columns: usize, rows: usize, glyphs: GlyphSet) -> Self {
        let each = if glyphs == GlyphSet::Lines { (2, 4) } else { (1, 1) };
        let is_set = vec![false; columns * each.0 * rows * each.1];
        Self { columns, rows, each, is_set }
    }

    /// Columns of dots in each cell.
    pub const fn across(&self) -> usize {
        self.each.0
    }

    pub const fn width(&self) -> usize {
        self.columns * self.each.0
    }

    pub const fn height(&self) -> usize {
        self.rows * self.each.1
    }

    pub fn set(&mut self, x: usize, y: usize) {
        let width = self.width();
        if let Some(dot) = self.is_set.get_mut(y * width + x).filter(|_| x < width) {
            *dot = true;
        }
    }

    /// Draws a line to the right, without gaps.
    pub fn line(&mut self, (from, before): (usize, usize), (to, y): (usize, usize)) {
        let mut level = before;
        for x in from..=to {
            let next = between(before, y, x - from, to - from);
            for y in level.min(next)..=level.max(next) {
                self.set(x, y);
            }
            level = next;
        }
    }

    /// Dots of a cell as bits; 0 if it is empty.
    pub fn bits(&self, column: usize, row: usize) -> u32 {
        let (across, down) = self.each;
        let is_set = |dx: usize, dy: usize| {
            self.is_set[(row * down + dy) * self.width() + column * across + dx]
        };
        let all = (0..down).flat_map(|dy| (0..across).map(move |dx| (dx, dy)));
        all.filter(|&(dx, dy)| is_set(dx, dy)).map(|(dx, dy)| BRAILLE[dy][dx]).sum()
    }
}

/// Character with these dots, or the plain one where there is no Braille.
pub fn glyph(bits: u32, glyphs: GlyphSet, plain: char) -> char {
    glyphs.pick(char::from_u32(0x2800 + bits).unwrap_or(plain), plain)
}

/// Value after `done` of `all` steps from one value to another, rounded.
fn between(from: usize, to: usize, done: usize, all: usize) -> usize {
    if all == 0 {
        return to;
    }
    (from * (all - done) + to * done + all / 2) / all
}

/// Part of `all`, rounded.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "a part of a few columns"
)]
pub fn part(share: f64, all: usize) -> usize {
    ((share * all as f64).round() as usize).min(all)
}
