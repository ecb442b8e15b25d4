//! Cells of an opening's zone, which are lit.

use ratatui::buffer::Buffer;

use super::BoardView;
use crate::tui::theme::{Depth, Role};

/// Share of the accent in the ground of a lit cell, of 255.
const LIGHT: u8 = 40;

impl BoardView<'_> {
    /// Lights the cells of the zone, and gives each a sign, so that they differ without colour.
    pub(super) fn lit(&self, buffer: &mut Buffer) {
        let (theme, palette) = (self.theme, &self.theme.palette);
        let ground = palette.board.mix(palette.accent, LIGHT);
        let blends = matches!(theme.depth, Depth::True | Depth::Ansi256);
        for &point in &self.zone {
            if blends {
                let area = self.layout.cell(point);
                for position in area.positions() {
                    buffer[position].set_bg(theme.colour(ground));
                }
            }
            let cell = &mut buffer[self.at(point)];
            cell.set_char(theme.glyphs.pick('\u{25e6}', '*')).set_style(theme.style(Role::Zone));
        }
    }
}
