//! Colours and glyphs.

mod catalogue;
mod colour;
mod glyphs;
mod palette;
mod role;

pub use catalogue::{DEFAULT, DEFAULT_LIGHT, SHIPPED, ThemeError, Themes};
pub use colour::{Depth, Rgb};
pub use glyphs::GlyphSet;
pub use palette::{Palette, PieceColours, Plate, StoneColours};
pub use role::Role;

use ratatui::style::{Color, Style};

use crate::rules::Stone;

/// How everything on the screen looks. Nothing is told by colour alone: the sides differ in their
/// letters or their lightness, and where there are no colours by bold, underlined and reversed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Under which name it is found.
    pub name: String,
    /// Its colours, as its author wrote them.
    pub palette: Palette,
    /// How many of them the terminal can show.
    pub depth: Depth,
    /// Its glyphs.
    pub glyphs: GlyphSet,
    /// The styles of the roles, which are asked for with every frame.
    styles: [Style; Role::COUNT],
}

impl Theme {
    /// A theme for a terminal.
    pub fn new(name: &str, palette: Palette, depth: Depth, glyphs: GlyphSet) -> Self {
        let styles = Role::ALL.map(|role| role.style(&palette, depth));
        Self { name: name.to_owned(), palette, depth, glyphs, styles }
    }

    /// The same look in other colours.
    #[must_use]
    pub fn with_palette(&self, name: &str, palette: Palette) -> Self {
        Self::new(name, palette, self.depth, self.glyphs)
    }

    /// A theme of the program in all its colours.
    ///
    /// # Panics
    /// If there is none of this name.
    pub fn shipped(name: &str) -> Self {
        let palette = Themes::default().find(name).expect("a theme of the program");
        Self::new(name, palette, Depth::True, GlyphSet::Lines)
    }

    /// Whether there are colours, too, and not bold, dim, underlined and reversed only.
    pub fn has_colour(&self) -> bool {
        self.depth != Depth::None
    }

    /// Whether stones carry the letters of their sides: where they may be no discs, all do.
    pub const fn has_letters(&self) -> bool {
        let has_discs = matches!(self.glyphs, GlyphSet::Lines)
            && matches!(self.depth, Depth::True | Depth::Ansi256);
        self.palette.letters || !has_discs
    }

    /// The nearest colour that the terminal has; without colours its own.
    pub fn colour(&self, colour: Rgb) -> Color {
        self.depth.nearest(colour)
    }

    /// The style of a part of the screen.
    pub const fn style(&self, role: Role) -> Style {
        self.styles[role as usize]
    }

    /// The style of a stone that is a letter in one cell.
    pub const fn stone(&self, stone: Stone) -> Style {
        self.style(match stone {
            Stone::First => Role::First,
            Stone::Second => Role::Second,
        })
    }

    /// The style of a side's name and moves.
    pub const fn name(&self, stone: Stone) -> Style {
        self.style(match stone {
            Stone::First => Role::FirstName,
            Stone::Second => Role::SecondName,
        })
    }
}

#[cfg(test)]
mod tests;
