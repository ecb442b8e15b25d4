//! Pieces of pictures as pixels.

use tiny_skia::Pixmap;

use super::{Face, Piece, Stamp, StampLabel, Tone};
use crate::rules::Stone;
use crate::tui::layout::Ground;
use crate::tui::picture::glyphs;
use crate::tui::picture::pixels::paint;
use crate::tui::picture::scene::{Form, Place, Shape};
use crate::tui::picture::stone::{self, LETTER, NUMBER, THIRD};
use crate::tui::picture::strokes::{glyph, line_of_text};
use crate::tui::theme::{Palette, Rgb};

/// Size of a cell of text in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellPixels {
    pub width: u16,
    pub height: u16,
}

/// Distance of the cursor's corners from the middle, the length of their arms, and their width, in
/// cells of the board.
const CORNER: f32 = 0.46;
const ARM: f32 = 0.16;
const ARM_WIDTH: f32 = 0.06;
/// Share of the side's colour in a ghost, of 255.
const GHOST: u8 = 110;

/// Paints a piece with a transparent background. `None` if it has no size.
pub fn painted(piece: &Piece, pixels: CellPixels, palette: &Palette) -> Option<Pixmap> {
    let [width, height] = [
        u32::from(piece.area.width) * u32::from(pixels.width),
        u32::from(piece.area.height) * u32::from(pixels.height),
    ];
    let mut pixmap = Pixmap::new(width, height)?;
    for layer in &piece.layers {
        let centre =
            Place { x: middle(layer.right, pixels.width), y: middle(layer.down, pixels.height) };
        let drawing = StampDrawing::new(layer.stamp, centre, pixels, palette);
        drawing.shapes().iter().for_each(|shape| paint(shape, &mut pixmap));
    }
    Some(pixmap)
}

/// Place of the middle of a cell of text.
fn middle(cells: i32, pixels: u16) -> f32 {
    let cells = i16::try_from(cells).unwrap_or(0);
    (f32::from(cells) + 0.5) * f32::from(pixels)
}

struct StampDrawing<'a> {
    stamp: Stamp,
    centre: Place,
    palette: &'a Palette,
    /// Size of a cell of the board in pixels: the lesser of width and height.
    cell: f32,
}

impl<'a> StampDrawing<'a> {
    fn new(stamp: Stamp, centre: Place, pixels: CellPixels, palette: &'a Palette) -> Self {
        // Cells with lines between them include one of these.
        let line = u16::from(stamp.ground == Ground::Cells && stamp.cell.rows > 1);
        let width = f32::from(stamp.cell.columns - line) * f32::from(pixels.width);
        let height = f32::from(stamp.cell.rows - line) * f32::from(pixels.height);
        Self { stamp, centre, palette, cell: width.min(height) }
    }

    fn shapes(&self) -> Vec<Shape> {
        let (stamp, palette) = (self.stamp, self.palette);
        let is_framed = stamp.ground == Ground::Frame;
        let behind = stone::behind(stamp.ground, palette);
        let mut shapes = Vec::new();
        if is_framed && !matches!(stamp.face, Face::Stone(..)) {
            shapes.push(self.disc(self.radius(), [behind; 2]));
        }
        match stamp.face {
            Face::Empty => {}
            Face::Ghost(side) => {
                let colour = behind.mix(palette.of(side).stone, GHOST);
                shapes.push(self.disc(self.radius(), [colour; 2]));
            }
            Face::Stone(side, tone) => {
                let (other, share) = match tone {
                    Tone::Normal => (behind, 0),
                    Tone::Pale => (behind, THIRD),
                    Tone::Bright(parts) => (palette.win, Tone::share(parts)),
                };
                let colours = palette.of(side);
                let colours = [colours.stone, colours.lit].map(|it| it.mix(other, share));
                shapes.push(self.disc(self.radius(), colours));
                self.on_stone(side, colours[0], &mut shapes);
            }
        }
        if stamp.has_cursor {
            self.corners(&mut shapes);
        }
        shapes
    }

    fn radius(&self) -> f32 {
        stone::radius(self.stamp.ground)
    }

    fn disc(&self, radius: f32, [colour, lit]: [Rgb; 2]) -> Shape {
        let radius = radius * self.cell;
        Shape::Stone { form: Form::Disc, centre: self.centre, radius, hole: 0.0, colour, lit }
    }

    /// Draws the mark of the last stone, and the letter, number or mark on a stone.
    fn on_stone(&self, side: Stone, under: Rgb, shapes: &mut Vec<Shape>) {
        let (stamp, palette) = (self.stamp, self.palette);
        let wins = matches!(stamp.face, Face::Stone(_, Tone::Bright(_)));
        let ink = stone::ink(side, stamp.is_last, wins, under, palette);
        if stamp.is_last {
            let radius = stone::last_radius(stamp.label == StampLabel::None);
            shapes.push(self.disc(radius, [palette.of(side).mark; 2]));
        }
        let mut write = |text: &str| {
            shapes.extend(line_of_text(text, self.centre, NUMBER * self.cell, ink));
        };
        let strokes = match stamp.label {
            StampLabel::None => return,
            StampLabel::Number(number) => return write(&number.to_string()),
            StampLabel::Text(text) => {
                return write(String::from_utf8_lossy(&text).trim_end());
            }
            StampLabel::Letter => stone::letter(side),
            StampLabel::Triangle => glyphs::TRIANGLE,
            StampLabel::Square => glyphs::SQUARE,
            StampLabel::Circle => glyphs::CIRCLE,
            StampLabel::Cross => glyphs::CROSS,
        };
        shapes.push(glyph(strokes, self.centre, LETTER * self.cell, ink));
    }

    fn corners(&self, shapes: &mut Vec<Shape>) {
        let (half, arm) = (CORNER * self.cell, ARM * self.cell);
        let width = (ARM_WIDTH * self.cell).max(1.0);
        let Place { x, y } = self.centre;
        for (across, down) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
            let from = Place { x: f32::mul_add(across, half, x), y: f32::mul_add(down, half, y) };
            let ends = [
                Place { x: f32::mul_add(-across, arm, from.x), ..from },
                Place { y: f32::mul_add(-down, arm, from.y), ..from },
            ];
            let colour = self.palette.cursor;
            shapes.extend(ends.map(|to| Shape::Line { from, to, width, colour }));
        }
    }
}
