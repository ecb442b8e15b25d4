//! Fouls on the board: points that a side may not take, and the shapes of one that is explained.

use ratatui::buffer::Buffer;

use super::BoardView;
use crate::rules::Point;
use crate::tui::theme::{GlyphSet, Role};

/// Sign on a point that completes a shape, and on one that does not count.
const COMPLETES: char = '*';
const SPOILT: char = '?';

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
        let sign = signs.iter().rev().find(|(at, ..)| *at == point);
        sign.and_then(|(_, glyph, _)| u8::try_from(*glyph).ok())
    }

    fn foul_signs(&self) -> Vec<(Point, char, Role)> {
        self.signs(self.theme.glyphs)
    }

    /// Signs of the explained foul; of several on one point the last one counts.
    fn signs(&self, glyphs: GlyphSet) -> Vec<(Point, char, Role)> {
        let Some(explained) = self.explained else { return Vec::new() };
        let mut signs = Vec::new();
        for (point, counts) in explained.completions() {
            let (glyph, role) = if counts { (COMPLETES, Role::Foul) } else { (SPOILT, Role::Fair) };
            signs.push((point, glyph, role));
        }
        for row in explained.rows() {
            let glyph = direction(&row, glyphs);
            signs.extend(row.into_iter().map(|point| (point, glyph, Role::Foul)));
        }
        let own = if explained.foul.is_some() { glyphs.forbidden() } else { glyphs.allowed() };
        signs.push((explained.point, own, Role::Foul));
        signs
    }
}

/// Line in the direction of a row of stones.
fn direction(row: &[Point], glyphs: GlyphSet) -> char {
    let (Some(first), Some(last)) = (row.first(), row.last()) else { return ' ' };
    match (first.row.cmp(&last.row), first.col.cmp(&last.col)) {
        (std::cmp::Ordering::Equal, _) => glyphs.pick('\u{2501}', '-'),
        (_, std::cmp::Ordering::Equal) => glyphs.pick('\u{2503}', '|'),
        (down, right) if down == right => glyphs.pick('\u{2572}', '\\'),
        _ => glyphs.pick('\u{2571}', '/'),
    }
}
