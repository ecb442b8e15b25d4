//! Stones as pixels: their colours, ready to be laid on a canvas.

use ratatui::layout::Position;

use super::canvas::{Canvas, Paint};
use super::shape::Sample;
use crate::tui::layout::{CellSize, Ground};
use crate::tui::theme::{Depth, GlyphSet, Rgb, StoneColours, Theme};

/// A third, of 255.
pub const THIRD: u8 = 85;
/// So much of a pixel must be covered where there are no blends: of a stone nearly all, so that
/// neighbours stay apart, of a ghost less.
const NEARLY_ALL: u8 = 200;
const A_THIRD: u8 = 80;

/// The radius of a stone in eighths of a pixel; `None` where it is a letter.
pub fn radius(ground: Ground, cell: CellSize, theme: &Theme) -> Option<i32> {
    let has_pixels = theme.has_colour() && theme.glyphs == GlyphSet::Lines && cell.rows > 1;
    let (columns, rows) = (i32::from(cell.columns), i32::from(cell.rows));
    // 0.46 of the cell, but less where a frame is to be seen between discs.
    let (extent, hundredths) = match ground {
        Ground::Lines => (columns, 46),
        Ground::Frame => (2 * rows, 40),
        Ground::Cells => (2 * (rows - 1), 46),
    };
    (has_pixels && extent > 2).then_some(8 * extent * hundredths / 100)
}

/// A shape in its colours, ready to be laid on one canvas.
#[derive(Clone, Debug)]
pub struct Stone {
    pixels: Vec<(Sample, Paint)>,
}

impl Stone {
    /// A stone that the light falls on; where there are few colours, in two flat ones.
    pub fn lit(shape: &[Sample], [dark, lit]: [Rgb; 2], canvas: &Canvas, theme: &Theme) -> Self {
        if theme.depth == Depth::Ansi16 {
            return Self::flat_from(shape, NEARLY_ALL, dark, canvas);
        }
        let paint = |sample: &Sample| canvas.paint(dark.mix(lit, sample.light), sample.cover);
        Self { pixels: shape.iter().map(|sample| (*sample, paint(sample))).collect() }
    }

    /// A stone in one colour without a rim, which takes few bytes.
    pub fn flat(shape: &[Sample], colour: Rgb, canvas: &Canvas) -> Self {
        Self::flat_from(shape, A_THIRD, colour, canvas)
    }

    fn flat_from(shape: &[Sample], enough: u8, colour: Rgb, canvas: &Canvas) -> Self {
        let covered = shape.iter().filter(|sample| sample.cover > enough);
        let paint = canvas.paint(colour, u8::MAX);
        let all = |&sample: &Sample| (Sample { cover: u8::MAX, ..sample }, paint);
        Self { pixels: covered.map(all).collect() }
    }

    /// Lays it on the canvas around the middle of a cell.
    pub fn lay(&self, at: Position, canvas: &mut Canvas) {
        self.lay_shifted(1, at, canvas);
    }

    /// The same around a line so many pixels below the upper edge of a cell.
    pub fn lay_shifted(&self, down: i32, at: Position, canvas: &mut Canvas) {
        let (x, y) = canvas.pixel(at);
        for (sample, paint) in &self.pixels {
            canvas.lay((x + sample.right, y + sample.down + down), *paint);
        }
    }

    /// Lays what is seen of it through a hole, if it stands so many pixels above the hole.
    pub fn lay_behind(&self, hole: &Self, above: i32, at: Position, canvas: &mut Canvas) {
        let (x, y) = canvas.pixel(at);
        for (sample, paint) in &self.pixels {
            let down = sample.down - above;
            let seen = hole
                .pixels
                .iter()
                .find(|(hole, _)| (hole.right, hole.down) == (sample.right, down));
            if let Some((hole, _)) = seen {
                let paint = canvas.paint(paint.colour, sample.cover.min(hole.cover));
                canvas.lay((x + sample.right, y + down + 1), paint);
            }
        }
    }
}

/// The colours of a side's stones: the stone and where it is lit, with a share of another colour.
pub fn mixed(side: &StoneColours, other: Rgb, share: u8) -> [Rgb; 2] {
    [side.stone, side.lit].map(|colour| colour.mix(other, share))
}
