//! Fouls on the board: points that a side may not take, and the shapes of one that is explained.

use ratatui::buffer::Buffer;

use super::BoardView;
use crate::game::{FoulExplanation, FoulSign};
use crate::rules::Point;
use crate::tui::theme::{GlyphSet, Role};

impl BoardView<'_> {
    /// Marks the points that a side may not take.
    pub(super) fn forbidden(&self, buffer: &mut Buffer) {
        let glyph = self.theme.glyphs.forbidden();
        for &point in self.forbidden {
            let style = self.theme.style(Role::Forbidden);
            buffer[self.at(point)].set_char(glyph).set_style(style);
        }
    }

    /// Draws the shapes of the foul that is explained: their direction on each stone, the points
    /// that complete them, and the point itself.
    pub(super) fn explained(&self, buffer: &mut Buffer) {
        let board = self.game.board();
        for (point, glyph, role) in self.foul_signs() {
            if board.get(point).is_some() && self.is_sharp() {
                // It is part of the picture.
                continue;
            }
            buffer[self.at(point)].set_char(glyph).set_style(self.theme.style(role));
        }
    }

    /// Sign of the explained foul on a stone, in ASCII.
    pub(super) fn foul_label(&self, point: Point) -> Option<u8> {
        let signs = self.signs(GlyphSet::Ascii);
        let sign = signs.iter().find(|(at, ..)| *at == point);
        sign.and_then(|(_, glyph, _)| u8::try_from(*glyph).ok())
    }

    fn foul_signs(&self) -> Vec<(Point, char, Role)> {
        self.signs(self.theme.glyphs)
    }

    /// Signs of the explained foul. Only stones and the point itself have a ground, so that the
    /// other points look lighter.
    fn signs(&self, glyphs: GlyphSet) -> Vec<(Point, char, Role)> {
        let signs = self.explained.map(FoulExplanation::signs).unwrap_or_default().into_iter();
        let drawn = signs.map(|(point, sign)| {
            let (glyph, role) = match sign {
                FoulSign::Completes => ('*', Role::Forbidden),
                FoulSign::Spoilt => ('?', Role::Cursor),
                FoulSign::Across => (glyphs.pick('\u{2501}', '-'), Role::Foul),
                FoulSign::Down => (glyphs.pick('\u{2503}', '|'), Role::Foul),
                FoulSign::Falling => (glyphs.pick('\u{2572}', '\\'), Role::Foul),
                FoulSign::Rising => (glyphs.pick('\u{2571}', '/'), Role::Foul),
                FoulSign::Forbidden => (glyphs.forbidden(), Role::Foul),
                FoulSign::Allowed => (glyphs.allowed(), Role::Foul),
            };
            (point, glyph, role)
        });
        drawn.collect()
    }
}
