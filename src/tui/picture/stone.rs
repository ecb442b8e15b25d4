//! Proportions and colours of a stone, the same in exported pictures and on the screen.
//!
//! Lengths are in cells of the board.

use super::glyphs;
use crate::rules::Stone;
use crate::tui::layout::Ground;
use crate::tui::theme::{Palette, Rgb};

/// Radius of a stone.
const RADIUS: f32 = 0.46;
/// Radius of a disc in a frame, which is visible around it.
pub const FRAMED_RADIUS: f32 = 0.4;
/// Height of letters and other marks.
pub const LETTER: f32 = 0.4;
pub const NUMBER: f32 = 0.34;
/// One third of 255: share of another colour after a win, as in cells of text.
pub const THIRD: u8 = 85;

pub fn radius(ground: Ground) -> f32 {
    if ground == Ground::Frame { FRAMED_RADIUS } else { RADIUS }
}

/// Radius of the mark on the last stone, under a letter or alone.
pub const fn last_radius(is_alone: bool) -> f32 {
    if is_alone { 0.13 } else { 0.33 }
}

/// Colour behind the stones.
pub fn behind(ground: Ground, palette: &Palette) -> Rgb {
    if ground == Ground::Frame { palette.hole } else { palette.board }
}

/// Colour of what stands on a stone. A winning stone has the colour `under`.
pub fn ink(side: Stone, is_last: bool, wins: bool, under: Rgb, palette: &Palette) -> Rgb {
    let colours = palette.of(side);
    match () {
        () if is_last => palette.ink_on(colours.mark),
        () if wins => palette.ink_on(under),
        () => colours.letter,
    }
}

/// Strokes of a side's letter.
pub const fn letter(side: Stone) -> &'static str {
    [glyphs::CROSS, glyphs::CIRCLE][side as usize]
}
