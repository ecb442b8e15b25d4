//! Pictures of a board as files: SVG, PNG, and a game as a moving GIF or SVG; and of its stones, for
//! terminals that show pictures (`stamp`).
//!
//! A picture is a `Scene`, the shapes of a position in the colours of a theme. `svg` writes it as
//! vectors, and `pixels` paints it with smooth edges. Text is drawn by strokes of our own
//! (`glyphs`), so a picture needs no font and looks the same everywhere.

mod drawing;
mod export;
mod fouls;
mod gif;
mod glyphs;
mod pixels;
mod scene;
mod stamp;
mod stone;
mod strokes;
mod svg;

pub use drawing::Drawing;
pub use export::{CELL_PIXELS, Export, ExportError, PictureFormat, Shown};
pub use stamp::{
    CellPixels, Face, Overlap, Piece, Stamp, StampLabel, StampLayer, Tone, lift, mark, painted,
};

#[cfg(test)]
mod tests;
