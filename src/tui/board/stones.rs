//! Stones as shapes of pixels, ready to be drawn on a canvas, and discs with marks on them.
//!
//! From two rows a cell, a stone is a shape of square pixels. Each pixel has a coverage, out of 4x4
//! samples, and light from the upper left, all in integers and computed once a frame.

use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::style::Style;

use super::canvas::{Canvas, Paint};
use super::{BoardView, SeenStone};
use crate::rules::{Point, Stone};
use crate::tui::layout::{CellSize, Ground};
use crate::tui::theme::{Depth, Rgb, StoneColours, Theme};
use crate::tui::viewer::Motion;

/// Number of units in a pixel. With lengths in eighths, the centres of 4x4 samples are integers.
const PIXEL: i32 = 8;
const SAMPLES: [i32; 4] = [1, 3, 5, 7];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoneForm {
    Disc,
    Square,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PixelSample {
    /// Pixels to the right of the middle column.
    pub right: i32,
    /// Pixels below the middle line; the first one is 0.
    pub down: i32,
    /// Covered share of the pixel, of 255.
    pub cover: u8,
    /// Brightness, of 255.
    pub light: u8,
}

/// Returns the pixels that a shape covers at least partly, around the centre of a text cell: half a
/// column and one pixel into it. `radius` and `hole` are in eighths of a pixel.
pub fn pixels(form: StoneForm, radius: i32, hole: i32) -> Vec<PixelSample> {
    let reach = radius / PIXEL + 1;
    let across = -reach..=reach;
    let down = -reach - 1..=reach;
    down.flat_map(|down| across.clone().map(move |right| (right, down)))
        .filter_map(|(right, down)| sample(form, radius, hole, right, down))
        .collect()
}

fn sample(form: StoneForm, radius: i32, hole: i32, right: i32, down: i32) -> Option<PixelSample> {
    let is_within = |x: i32, y: i32, radius: i32| match form {
        StoneForm::Disc => x * x + y * y <= radius * radius,
        StoneForm::Square => x.abs() <= radius && y.abs() <= radius,
    };
    let (left, top) = (right * PIXEL - PIXEL / 2, down * PIXEL);
    let inside = SAMPLES
        .iter()
        .flat_map(|x| SAMPLES.iter().map(move |y| (left + x, top + y)))
        .filter(|&(x, y)| is_within(x, y, radius) && (hole == 0 || !is_within(x, y, hole)))
        .count();
    let cover = u8::try_from(inside * 255 / 16).unwrap_or(u8::MAX);
    // The light comes from the upper left.
    let (x, y) = (right * PIXEL + radius / 2, top + PIXEL / 2 + radius / 2);
    let distance = x * x + y * y;
    let farthest = (radius * radius * 5 / 4).max(1);
    let light = u8::try_from((farthest - distance).max(0) * 190 / farthest).unwrap_or(u8::MAX);
    (cover > 0).then_some(PixelSample { right, down, cover, light })
}

/// One third of 255.
pub const THIRD: u8 = 85;
/// Minimum cover of a pixel to be drawn if colours cannot blend: high for stones, so that
/// neighbours are separate, low for ghosts.
const NEARLY_ALL: u8 = 200;
const A_THIRD: u8 = 80;

/// Radius of a stone in eighths of a pixel; `None` if stones are letters.
pub fn radius(ground: Ground, cell: CellSize, theme: &Theme) -> Option<i32> {
    let has_pixels = theme.has_pictures() && cell.rows > 1;
    let (columns, rows) = (i32::from(cell.columns), i32::from(cell.rows));
    // 0.46 of the cell, or less if the frame is visible between discs.
    let (extent, hundredths) = match ground {
        Ground::Lines => (columns, 46),
        Ground::Frame => (2 * rows, 40),
        Ground::Cells => (2 * (rows - 1), 46),
    };
    (has_pixels && extent > 2).then_some(8 * extent * hundredths / 100)
}

#[derive(Clone, Debug)]
pub struct PixelStone {
    pixels: Vec<(PixelSample, Paint)>,
}

impl PixelStone {
    /// Draws a shaded stone, or a flat one if colours cannot blend.
    pub fn lit(shape: &[PixelSample], colours: [Rgb; 2], canvas: &Canvas, theme: &Theme) -> Self {
        let [dark, lit] = colours;
        if theme.depth == Depth::Ansi16 {
            return Self::flat(shape, NEARLY_ALL, dark, canvas);
        }
        let paint = |sample: &PixelSample| canvas.paint(dark.mix(lit, sample.light), sample.cover);
        Self { pixels: shape.iter().map(|sample| (*sample, paint(sample))).collect() }
    }

    /// Draws a stone in one colour without a rim, which takes few bytes.
    pub fn flat(shape: &[PixelSample], enough: u8, colour: Rgb, canvas: &Canvas) -> Self {
        let covered = shape.iter().filter(|sample| sample.cover > enough);
        let paint = canvas.paint(colour, u8::MAX);
        let all = |&sample: &PixelSample| (PixelSample { cover: u8::MAX, ..sample }, paint);
        Self { pixels: covered.map(all).collect() }
    }

    pub fn lay(&self, at: Position, canvas: &mut Canvas) {
        self.lay_shifted(1, at, canvas);
    }

    /// Draws the stone around a line `down` pixels below the upper edge of a cell.
    pub fn lay_shifted(&self, down: i32, at: Position, canvas: &mut Canvas) {
        let (x, y) = canvas.pixel(at);
        for (sample, paint) in &self.pixels {
            canvas.lay((x + sample.right, y + sample.down + down), *paint);
        }
    }

    /// Draws the part of the stone visible through `hole`, `above` pixels higher.
    pub fn lay_behind(&self, hole: &Self, above: i32, at: Position, canvas: &mut Canvas) {
        let (x, y) = canvas.pixel(at);
        for (sample, paint) in &self.pixels {
            let down = sample.down - above;
            let is_here =
                |(hole, _): &&(PixelSample, Paint)| (hole.right, hole.down) == (sample.right, down);
            if let Some((hole, _)) = hole.pixels.iter().find(is_here) {
                let paint = canvas.paint(paint.colour, sample.cover.min(hole.cover));
                canvas.lay((x + sample.right, y + down + 1), paint);
            }
        }
    }
}

/// Share of the mover's colour in a ghost, of 255. It is higher with few colours, where the result
/// might be grey.
const GHOST: u8 = 110;
const GHOST_OF_FEW: u8 = 170;

impl BoardView<'_> {
    pub(super) fn discs(&self, radius: i32, buffer: &mut Buffer) {
        let (theme, palette) = (self.theme, &self.theme.palette);
        let has_holes = self.layout.ground == Ground::Frame;
        let (under, behind) =
            if has_holes { (palette.frame, palette.hole) } else { (palette.board, palette.board) };
        let shape = pixels(StoneForm::Disc, radius, 0);
        let mut canvas = Canvas::new(self.layout.board, under);
        let hole = PixelStone::lit(&shape, [behind; 2], &canvas, theme);
        if has_holes {
            buffer.set_style(self.layout.board, Style::new().bg(theme.colour(under)));
            self.layout.shape.points().for_each(|point| hole.lay(self.at(point), &mut canvas));
        }
        let stones = self.stones();
        let is_won = stones.iter().any(|stone| stone.wins);
        let dimmed = if is_won { THIRD } else { 0 };
        let bright = match self.motion {
            _ if theme.depth == Depth::Ansi16 => u8::MAX,
            Motion::Pulses(bright) => bright,
            _ => THIRD,
        };
        // The normal ones, paler after a win, and those of the winning row.
        let looks = [Stone::First, Stone::Second].map(|side| {
            let StoneColours { stone, lit, .. } = *palette.of(side);
            [(behind, dimmed), (palette.win, bright)].map(|(other, share)| {
                let colours = [stone, lit].map(|colour| colour.mix(other, share));
                PixelStone::lit(&shape, colours, &canvas, theme)
            })
        });
        for &SeenStone { point, side, wins, above, .. } in &stones {
            let look = &looks[side as usize][usize::from(wins)];
            let Some(above) = above else {
                look.lay(self.at(point), &mut canvas);
                continue;
            };
            let step = 2 * i32::from(self.layout.cell.rows);
            let above = step * (i32::from(point.row) + 1) * i32::from(above) / 255;
            for row in 0..=point.row {
                let lower = step * i32::from(point.row - row);
                let at = self.at(Point { row, ..point });
                look.lay_behind(&hole, above - lower, at, &mut canvas);
            }
        }
        if let Some((point, side)) = self.ghost() {
            let share = if theme.depth == Depth::True { GHOST } else { GHOST_OF_FEW };
            let colour = behind.mix(self.theme.palette.of(side).stone, share);
            let ghost = if has_holes {
                PixelStone::lit(&shape, [colour; 2], &canvas, theme)
            } else {
                PixelStone::flat(&shape, A_THIRD, colour, &canvas)
            };
            ghost.lay(self.at(point), &mut canvas);
        }
        canvas.show(theme, buffer);
        let at_rest = stones.iter().filter(|stone| stone.above.is_none());
        at_rest.for_each(|stone| self.mark(stone, &canvas, buffer));
    }

    /// Writes a number or letter on a disc. The last stone is always marked, if only by a blank.
    fn mark(&self, stone: &SeenStone, canvas: &Canvas, buffer: &mut Buffer) {
        let (theme, StoneColours { mark, letter, .. }) =
            (self.theme, *self.theme.palette.of(stone.side));
        let has_letter = theme.palette.letters || theme.depth == Depth::Ansi16;
        let text = match stone.number {
            None if !has_letter && !stone.is_last => return,
            None if !has_letter => " ".into(),
            _ => stone.text(),
        };
        let at = self.at(stone.point);
        let first = at.x.saturating_sub(u16::try_from(text.len() / 2).unwrap_or(0));
        for (x, glyph) in (first..).zip(text.chars()) {
            let below = canvas.mean((x, at.y).into());
            let (ink, behind) = match stone {
                SeenStone { is_last: true, .. } => (theme.palette.ink_on(mark), mark),
                SeenStone { wins: true, .. } => (theme.palette.ink_on(canvas.mean(at)), below),
                _ => (letter, below),
            };
            let style = Style::new().fg(theme.colour(ink)).bg(theme.colour(behind)).bold();
            buffer[(x, at.y)].set_char(glyph).set_style(style);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the cover of each pixel, as a digit from 1 to 9 for full.
    #[track_caller]
    fn check(form: StoneForm, radius: i32, hole: i32, expected: &[&str]) {
        let found = pixels(form, radius, hole);
        let extent = |parts: Vec<i32>| {
            (parts.iter().copied().min().unwrap(), parts.iter().copied().max().unwrap())
        };
        let (left, right) = extent(found.iter().map(|sample| sample.right).collect());
        let (top, bottom) = extent(found.iter().map(|sample| sample.down).collect());
        let glyph = |x, y| {
            let here = found.iter().find(|sample| (sample.right, sample.down) == (x, y));
            here.map_or('.', |sample| char::from(b'0' + (sample.cover / 28).max(1)))
        };
        let picture: Vec<String> =
            (top..=bottom).map(|y| (left..=right).map(|x| glyph(x, y)).collect()).collect();
        assert_eq!(picture, expected);
    }

    #[test]
    fn discs_have_the_expected_pixels() {
        check(StoneForm::Disc, 14, 0, &[".363.", "19991", "19991", ".363."]);
        check(
            StoneForm::Disc,
            22,
            0,
            &[".15651.", ".79997.", "1999991", "1999991", ".79997.", ".15651."],
        );
        check(
            StoneForm::Disc,
            29,
            0,
            &[
                ".13431.", "1899981", "6999996", "9999999", "9999999", "6999996", "1899981",
                ".13431.",
            ],
        );
    }

    #[test]
    fn squares_and_rings_have_the_expected_pixels() {
        check(StoneForm::Square, 20, 0, &["44444", "99999", "99999", "99999", "99999", "44444"]);
        check(
            StoneForm::Disc,
            24,
            10,
            &[".17971.", "1896981", "393.393", "393.393", "1896981", ".17971."],
        );
    }

    #[test]
    fn the_light_comes_from_the_upper_left() {
        let found = pixels(StoneForm::Disc, 22, 0);
        let light = |right, down| {
            found.iter().find(|sample| (sample.right, sample.down) == (right, down)).unwrap().light
        };
        assert!(light(-1, -2) > light(0, 0) && light(0, 0) > light(1, 1));
        assert!(light(-1, -2) > 150 && light(1, 1) < 20);
    }
}
