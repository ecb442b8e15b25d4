//! Colours and glyphs of the screen.
//!
//! A `Theme` is a `Palette` (read from TOML, with inherited defaults), a `Depth` and a `GlyphSet`.
//! The styles of its `Role`s are computed once. The program paints the whole background of the
//! window. No other module knows a colour.

mod catalogue;
mod colour;
mod glyphs;
mod palette;
mod role;

pub use catalogue::{DEFAULT, DEFAULT_LIGHT, SHIPPED, ThemeError, Themes, default_theme};
pub use colour::{Depth, Rgb};
pub use glyphs::GlyphSet;
pub use palette::{Palette, PieceColours, Plate, StoneColours};
pub use role::Role;

use ratatui::style::{Color, Style};

use crate::rules::Stone;

/// Colours and glyphs. Colour is never the only difference: the sides differ in letters or
/// lightness and, without colours, in bold, underlined and reversed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    pub name: String,
    /// Colours in use.
    pub palette: Palette,
    /// Colours of a game with stones.
    stones: Palette,
    has_discs: bool,
    pub depth: Depth,
    pub glyphs: GlyphSet,
    /// Set if the terminal shows the stones as pictures.
    pub is_sharp: bool,
    /// Style of each [`Role`], computed once because every frame needs them.
    styles: [Style; Role::ALL.len()],
}

impl Theme {
    pub fn new(name: &str, palette: Palette, depth: Depth, glyphs: GlyphSet) -> Self {
        let styles = Role::ALL.map(|role| role.style(&palette, depth));
        let stones = palette.clone();
        let (name, has_discs, is_sharp) = (name.to_owned(), false, false);
        Self { name, palette, stones, has_discs, depth, glyphs, is_sharp, styles }
    }

    /// Changes to the colours of falling discs, or to those of stones.
    pub fn dress(&mut self, has_discs: bool) {
        if self.has_discs != has_discs {
            self.has_discs = has_discs;
            self.palette = if has_discs { self.stones.with_discs() } else { self.stones.clone() };
            self.styles = Role::ALL.map(|role| role.style(&self.palette, self.depth));
        }
    }

    /// Creates an embedded theme in full colour. Panics if the name is unknown.
    pub fn shipped(name: &str) -> Self {
        let palette = Themes::default().find(name).expect("a theme of the program");
        Self::new(name, palette, Depth::True, GlyphSet::Lines)
    }

    pub fn has_colour(&self) -> bool {
        self.depth != Depth::None
    }

    pub fn has_pictures(&self) -> bool {
        self.has_colour() && self.glyphs == GlyphSet::Lines
    }

    /// Uses pictures for the stones from now on, if they can have all colours, or cells.
    pub fn sharpen(&mut self, has_pictures: bool) {
        let has_colours = matches!(self.depth, Depth::True | Depth::Ansi256);
        self.is_sharp = has_pictures && has_colours && self.has_pictures();
    }

    /// Checks whether stones carry letters because they cannot be drawn as discs.
    pub const fn has_letters(&self) -> bool {
        let has_discs = matches!(self.glyphs, GlyphSet::Lines)
            && matches!(self.depth, Depth::True | Depth::Ansi256);
        self.palette.letters || !has_discs
    }

    /// Returns the nearest colour of the terminal, or the colour itself on a monochrome terminal.
    pub fn colour(&self, colour: Rgb) -> Color {
        self.depth.nearest(colour)
    }

    pub const fn style(&self, role: Role) -> Style {
        self.styles[role as usize]
    }

    pub const fn stone(&self, stone: Stone) -> Style {
        self.style([Role::First, Role::Second][stone as usize])
    }

    pub const fn name(&self, stone: Stone) -> Style {
        self.style([Role::FirstName, Role::SecondName][stone as usize])
    }
}

#[cfg(test)]
mod tests;
