//! Texts and glyphs as shapes.

use super::glyphs::{self, ADVANCE, HEIGHT, WIDTH};
use super::scene::{Place, Shape};
use crate::tui::theme::Rgb;

/// Width of a stroke, in heights of its glyph.
const STROKE: f32 = 0.13;

/// Writes a text around a place, in this height. Characters without strokes are left out.
pub fn line_of_text(text: &str, centre: Place, height: f32, colour: Rgb) -> Vec<Shape> {
    let strokes: Vec<&'static str> = text.chars().filter_map(glyphs::strokes).collect();
    let unit = height / HEIGHT;
    let gaps = u8::try_from(strokes.len().saturating_sub(1)).map_or(0.0, f32::from);
    let mut x = centre.x - unit * (WIDTH + gaps * ADVANCE) / 2.0;
    let mut shapes = Vec::new();
    for strokes in strokes {
        let at = Place { x, y: centre.y - unit * HEIGHT / 2.0 };
        shapes.push(Shape::Glyph { strokes, at, unit, width: width(height), colour });
        x += unit * ADVANCE;
    }
    shapes
}

/// Draws a glyph around a place, in this height.
pub fn glyph(strokes: &'static str, centre: Place, height: f32, colour: Rgb) -> Shape {
    let unit = height / HEIGHT;
    let at = Place { x: centre.x - unit * WIDTH / 2.0, y: centre.y - unit * HEIGHT / 2.0 };
    Shape::Glyph { strokes, at, unit, width: width(height), colour }
}

fn width(height: f32) -> f32 {
    (STROKE * height).max(1.0)
}
