//! Shapes of a picture, in pixels from its top left.

use crate::tui::theme::Rgb;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    pub x: f32,
    pub y: f32,
}

/// Form of a stone or piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Disc,
    Square,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    Rectangle {
        at: Place,
        width: f32,
        height: f32,
        colour: Rgb,
    },
    Line {
        from: Place,
        to: Place,
        width: f32,
        colour: Rgb,
    },
    /// Disc or square with a hole, whose radius may be 0. Light falls on it from the upper left.
    Stone {
        form: Form,
        centre: Place,
        radius: f32,
        hole: f32,
        colour: Rgb,
        lit: Rgb,
    },
    /// Strokes of a glyph on its grid; see [`glyphs`](super::glyphs).
    Glyph {
        strokes: &'static str,
        /// Place of the grid's top left corner.
        at: Place,
        /// Size of a unit of the grid.
        unit: f32,
        width: f32,
        colour: Rgb,
    },
}

/// Layers, from the lowest to the highest. Shapes of one layer do not overlap shapes of another
/// position in the same layer, except for the same stone with another mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    Board,
    Stones,
    Marks,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub width: u32,
    pub height: u32,
    pub ground: Rgb,
    pub layers: [Vec<Shape>; 3],
}

impl Scene {
    pub const fn new(width: u32, height: u32, ground: Rgb) -> Self {
        Self { width, height, ground, layers: [const { Vec::new() }; 3] }
    }

    pub fn add(&mut self, layer: Layer, shape: Shape) {
        self.layers[layer as usize].push(shape);
    }

    /// Lists the shapes in the order in which they are drawn.
    pub fn shapes(&self) -> impl Iterator<Item = &Shape> {
        self.layers.iter().flatten()
    }
}
