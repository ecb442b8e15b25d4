//! Zone of an opening: the cells in which its next stone may be placed are lit.

use ratatui::buffer::Buffer;

use super::{BoardView, stones};
use crate::tui::theme::{Depth, Role};

/// Share of the accent in the ground of a lit cell, of 255.
const LIGHT: u8 = 40;

impl BoardView<'_> {
    /// Lights the cells of the zone below their stones, and gives each free one a sign, so that the
    /// zone is visible without colours.
    pub(super) fn zone(&self, buffer: &mut Buffer) {
        let (theme, palette) = (self.theme, &self.theme.palette);
        let [dark, lit] =
            [palette.board, palette.board.mix(palette.accent, LIGHT)].map(|it| theme.colour(it));
        let blends = matches!(theme.depth, Depth::True | Depth::Ansi256);
        // Where stones are letters, there is no ghost.
        let has_discs = stones::radius(self.layout.ground, self.layout.cell, theme).is_some();
        let ghost = self.ghost().filter(|_| has_discs);
        for &point in &self.zone {
            for position in self.layout.cell(point).positions().filter(|_| blends) {
                let cell = &mut buffer[position];
                if cell.bg == dark {
                    cell.bg = lit;
                }
                // A half block of a stone may have the board in either colour.
                if cell.fg == dark && matches!(cell.symbol(), "\u{2580}" | "\u{2584}") {
                    cell.fg = lit;
                }
            }
            let is_free = self.game.board().get(point).is_none();
            if is_free && ghost.is_none_or(|(at, _)| at != point) {
                let sign = theme.glyphs.pick('\u{25e6}', '*');
                buffer[self.at(point)].set_char(sign).set_style(theme.style(Role::Zone));
            }
        }
    }
}
